import math

from kit import ground, people, plants, site
from kit.mesh import Part
from kit.structures import lamp_post

SIZE = (1920, 1080)
DETAIL = 0.75
SAMPLES = 10
ALT = {
    'id': 'Pekerja berkumpul untuk pengarahan sebelum bekerja di jalan kilang yang basah, di depan tangki-tangki putih',
    'en': 'Workers gather for the briefing before work on a wet plant road, in front of white tanks',
}


def build(s):
    eye, target = (30, 90.4, 2.5), (92, 98.5, 7.2)
    s.air(0.0016, 34)
    s.camera(eye, target, 34)
    s.light(azimuth=-72, elevation=44, mood='day', sun=4.2, colour=(1.0, 0.95, 0.86), sky=1.0, softness=3, cover=0.62, seed=31, streak=0.6)
    s.look.update(exposure=0.5, contrast=1.25, saturation=1.25)
    site.refinery(s, ('tanks', 'sheds', 'racks', 'calcination', 'silos', 'conveyors'))
    soil = lambda x, y: ground.roughness(x, y) * 0.7 + site.hills(x, y) - 0.12
    ground.fan(soil, eye, target, 120, 1.2, 700, 420, 460)
    p = Part('road')
    p.box(60, 93.5, -0.4, 420, 10, 0.44, 'asphalt-wet')
    for y in (88.4, 98.6):
        p.box(60, y, -0.2, 420, 0.3, 0.36, 'concrete')
    p.place()
    lamp = lamp_post(9)
    for x in range(30, 200, 22):
        lamp.place(x, 99.4, 0, -1.57)
    young = [plants.tree(k + 30, 7, 2.4, 2200, 0.30, bare=0.35) for k in range(3)]
    for k in range(16):
        young[k % 3].place(36 + k * 9.5, 101.8 + (k % 2), 0, k * 1.9, 0.7 + 0.1 * (k % 4))
    plants.grass_field(s, soil, 30, 70, 98.9, 104, 1800, h=0.35)
    site.forest_around(s, plants.forest_kinds(0.6), 9, x=(160, 420), y=(80, 260))
    site.far_hills(s)
    # The speaker faces the group; the nearest have their backs to the camera.
    wear = (('coverall-petrol', 'helmet-white', None), ('coverall-ember', 'helmet-white', 'vest'), ('coverall-petrol', 'helmet-petrol', None), ('coverall-petrol', 'hijab-petrol', 'vest'), ('coverall-ember', 'helmet-petrol', None))
    poses = ('stand', 'ease', 'stand', 'read', 'ease', 'stand', 'stand', 'ease')
    for k, degrees in enumerate((128, 148, 166, 184, 202, 220, 240, 104)):
        body, head, vest = wear[k % len(wear)]
        x, y = 49.5 + 2.9 * math.cos(math.radians(degrees)) * (1 + 0.06 * (k % 3)), 94.0 + 2.9 * math.sin(math.radians(degrees))
        people.figure(poses[k], body, head, seed=40 + k, vest=vest, height=1.58 + 0.04 * (k % 4), flip=k % 2 == 0).place(x, y, 0.045, math.radians(degrees + 180 + 6 * math.sin(k * 2.1)))
    people.figure('point', 'coverall-ember', 'helmet-white', seed=60, vest='vest').place(51.4, 93.6, 0.045, math.radians(172))
    for k, (x, y, pose, turn) in enumerate(((72, 95.4, 'walk', 182), (73.2, 96.2, 'stride', 178), (88, 92, 'walk', 4))):
        people.figure(pose, 'coverall-petrol', 'helmet-white', seed=70 + k).place(x, y, 0.045, math.radians(turn))
