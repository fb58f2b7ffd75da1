"""Groups of people for the scenes: a shift on its way, visitors, villagers."""
import math

from kit import people


WEAR = (('coverall-petrol', 'helmet-white', None), ('coverall-ember', 'helmet-white', 'vest'), ('coverall-petrol', 'helmet-ember', 'vest'), ('coverall-ember', 'helmet-petrol', None))


def workers(spots, z=0.0, seed=300):
    """Operators at the given (pose, x, y, degrees), each dressed differently from the one before."""
    for k, (pose, x, y, turn) in enumerate(spots):
        body, head, vest = WEAR[k % len(WEAR)]
        people.figure(pose, body, head, seed=seed + k, vest=vest, height=1.62 + 0.04 * (k % 3), flip=k % 2 == 1).place(x, y, z, math.radians(turn))


def shift_kinds():
    """Walkers of one shift, few enough to be shared by many instances."""
    wear = (('walk', 'coverall-petrol', 'helmet-white', None), ('stride', 'coverall-petrol', 'helmet-white', None), ('walk', 'coverall-ember', 'helmet-white', None), ('stride', 'coverall-petrol', 'helmet-ember', 'vest'),
            ('walk', 'coverall-petrol', 'helmet-petrol', None), ('stride', 'coverall-ember', 'helmet-petrol', None), ('walk', 'coverall-petrol', 'hijab-petrol', 'vest'))
    return [people.figure(pose, body, head, seed=k, vest=vest, height=1.60 + 0.035 * ((k * 3) % 5), flip=k % 3 == 0) for k, (pose, body, head, vest) in enumerate(wear)]


def walk_along(spots, yaw, kinds, ground=None, turn=7):
    """Walkers at the given (x, y), all heading the same way but for a few degrees."""
    for k, (x, y) in enumerate(spots):
        z = ground(x, y) if ground else 0.0
        kinds[(k * 3 + k // 5) % len(kinds)].place(x, y, z, math.radians(yaw + turn * math.sin(k * 2.3)))
