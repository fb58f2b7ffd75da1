import math

import numpy as np

from kit import ground, people, plants, site
from kit.calciner import calciner
from kit.noise import fbm, smoothstep
from kit.vessels import stack

SIZE = (1920, 1080)
DETAIL = 0.67
SAMPLES = 8
ALT = {
    'id': 'Pekerja menanam pohon muda di teras residu bauksit sesudah hujan; di lembah tampak kolam air dan kilang di bawah awan kelabu',
    'en': 'Workers plant young trees on terraces of bauxite residue after the rain; a pond and the refinery lie in the valley under gray clouds',
}
BENCH = 2.6
VALLEY = -13.0


def rise(x, y):
    """Height of the slope before it is cut into benches: it climbs to the right and bends away from the camera."""
    along = x + 13 * np.sin(y * 0.017 + 0.35) - 4.5 + 3.0 * fbm(x * 0.02, y * 0.02, 2, 3)
    return np.clip(0.34 * along, VALLEY, 34)


def bench(x, y):
    """Number of the bench and the part of its width, 0 at the outer edge below."""
    raw = rise(x, y) / BENCH
    return np.floor(raw), raw - np.floor(raw)


def land(x, y):
    k, f = bench(x, y)
    slope = BENCH * (k + 0.10 * f + 0.90 * smoothstep(0.66, 0.97, f))
    pond = 2.2 * smoothstep(9, -4, np.hypot((x + 62) / 1.0, (y - 92) / 2.4) - 22)
    return np.maximum(slope, VALLEY) - pond + 0.07 * fbm(x * 0.5, y * 0.5, 3, 5) + 0.03 * fbm(x * 2.2, y * 2.2, 3, 6)


def build(s):
    at = lambda x, y: float(land(np.array([x]), np.array([y]))[0])
    eye, target = (0, 0, at(0.0, 0.0) + 4.6), (-1.5, 46, at(0.0, 0.0) + 2.2)
    s.air(0.0016, 40)
    s.camera(eye, target, 29)
    s.light(azimuth=-158, elevation=34, mood='rain', sun=7.5, colour=(1.0, 0.93, 0.79), sky=0.8, softness=1.5, cover=0.9, seed=15, streak=0.5)
    s.look.update(exposure=0.42, contrast=1.32, saturation=1.14, bloom=0.06)
    ground.fan(land, eye, target, 110, 2.0, 420, 480, 520)
    ground.plane(VALLEY - 0.7, 'still', -100, -30, 20, 180)
    r = s.random
    young = [plants.tree(k + 20, 3.4, 1.25, 700, 0.24, bare=0.28) for k in range(4)] + [plants.shrub(k, 0.55, 320, 0.15) for k in range(2)]
    sward = [plants.grass(k, 60, 0.6) for k in range(4)]
    cover = [plants.shrub(k + 7, 0.42, 170, 0.12, 'leaf') for k in range(3)]
    x, y = (v.ravel() for v in np.meshgrid(np.arange(-110, 90, 0.6), np.arange(3, 170, 1.4)))
    x, y = x + r.uniform(-0.3, 0.3, x.size), y + r.uniform(-0.7, 0.7, y.size)
    (k, f), z, far, luck = bench(x, y), land(x, y), np.hypot(x, y), r.random(x.size)
    seen = (np.abs(x) < 0.8 * y + 6)
    edge = (f > 0.56) & (f < 0.70) & (luck < np.clip(45 / far, 0.2, 1))
    face = (f > 0.70) & (luck < np.clip(30 / far, 0.35, 0.85))
    tufts = (f < 0.56) & (luck > 0.72) & (far < 75)
    floor = (z < VALLEY + 1.6) & (z > VALLEY + 0.05) & (luck < 0.10)
    row = (np.minimum(np.abs(f - 0.16), np.abs(f - 0.42)) < 0.055) & (luck < 0.40) & (far > 8) & (z > VALLEY + 0.4)
    for mask, sorts, low, high in ((edge, sward, 0.8, 1.5), (face, cover, 0.7, 1.5), (tufts, sward, 0.4, 0.9), (floor, cover, 0.9, 2.2), (row, young, 0.42, 0.78)):
        for i in np.nonzero(seen & mask)[0]:
            older = 1 + 0.16 * max(0.0, k[i]) if sorts is young else 1
            sorts[r.integers(len(sorts))].place(x[i], y[i], z[i] - 0.05, r.uniform(0, 6), r.uniform(low, high) * older)
    kinds = plants.forest_kinds(0.5)
    plants.plant_forest(s, kinds, -150, 190, 190, 300, 9, land, scale=(0.6, 1.0))
    plants.plant_forest(s, kinds, -170, -96, 40, 190, 9, land, scale=(0.5, 0.9))
    calciner(54).place(-150, 430, VALLEY), stack(98).place(-205, 470, VALLEY), stack(98).place(-190, 480, VALLEY)
    site.far_hills(s, 900)
    crew = (('plant', 'coverall-petrol', 'helmet-white', -0.6, 15.5, 65), ('crouch', 'coverall-ember', 'helmet-white', 1.2, 17.6, 170), ('carry', 'coverall-petrol', 'helmet-ember', -2.2, 24.5, -95), ('plant', 'coverall-ember', 'helmet-petrol', 5.2, 29, 20), ('stand', 'coverall-petrol', 'hijab-petrol', 3.4, 31, 140), ('crouch', 'coverall-petrol', 'helmet-white', -4, 40, 40), ('walk', 'coverall-ember', 'helmet-white', -7, 52, -110))
    for k, (pose, body, head, x, y, turn) in enumerate(crew):
        people.figure(pose, body, head, seed=140 + k, height=1.60 + 0.03 * (k % 4)).place(x, y, at(x, y), math.radians(turn))
