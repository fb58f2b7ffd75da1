import numpy as np

from kit import buildings, ground, plants, site
from kit.noise import fbm, smoothstep

SIZE = (1920, 1080)
DETAIL = 0.75
SAMPLES = 10
ALT = {
    'id': 'Rumah panggung kayu dengan kebun, pagar putih, pohon pisang dan kelapa pada pagi hari',
    'en': 'A timber house on stilts with its garden, white fence, banana plants and palms in the early morning',
}


def yard(x, y):
    path = np.exp(-((x - 0.25 * np.sin(y * 0.4)) / 0.9) ** 2) * smoothstep(-2, -6, y)
    return 0.10 * fbm(x * 0.3, y * 0.3, 4, 3) + 0.03 * fbm(x * 2, y * 2, 3, 4) - 0.07 * path + 4 * smoothstep(30, 120, y)


def build(s):
    eye, target = (-10.5, -17.5, 1.75), (0.6, 0, 2.9)
    s.air(0.0032, 14)
    s.camera(eye, target, 31)
    s.light(azimuth=-52, elevation=12, mood='dawn', sun=8.5, colour=(1.0, 0.64, 0.36), sky=0.8, cover=0.4, seed=6, streak=0.7)
    s.look.update(exposure=0.45, contrast=1.2, saturation=1.18, bloom=0.1)
    ground.fan(yard, eye, target, 110, 1.0, 260, 420, 480)
    site.far_hills(s, 700, 120)
    buildings.stilt_house().place(0, 0, 0, 0.06)
    buildings.stilt_house(3).place(31, 22, 0.2, -0.3)
    f = buildings.picket_fence(10)
    f.place(-13.5, -9.2, 0), f.place(2.0, -9.2, 0), f.place(12.0, -9.2, 0)
    kinds = plants.forest_kinds(1.6)
    for k, (x, y, q) in enumerate(((-9, 7, 0.9), (-14, 1, 0.75), (9.5, 6, 0.95), (14, 2, 0.8), (19, 9, 1.0), (-20, 9, 0.9))):
        kinds[6 + k % 2].place(x, y, 0, k * 1.7, q)
    plants.plant_forest(s, kinds, -50, 70, 20, 80, 7, yard, palms=0.3, scale=(0.45, 0.8))
    b = [plants.banana(k) for k in range(3)]
    for k, (x, y) in enumerate(((6.2, -1.5), (7.1, -0.2), (6.8, 1.6), (-6.2, 1.2), (-7.2, -0.4), (8.3, -2.6), (-13, -7), (15, -5))):
        b[k % 3].place(x, y, 0, k * 2.1, 0.9 + 0.12 * (k % 3))
    sh = [plants.shrub(k, 0.55, 500, 0.10) for k in range(3)]
    r = s.random
    for _ in range(40):
        x = r.choice([-1, 1]) * r.uniform(1.6, 12)
        sh[r.integers(3)].place(x, r.choice([-8.7, -4.2]) + r.uniform(-0.3, 0.3), 0, r.uniform(0, 6), r.uniform(0.5, 1.2))
    for row in range(5):
        for k in range(16):
            sh[k % 3].place(-9.8 + k * 0.5, -8.2 + row * 0.75, -0.1, k, 0.38)
    off = lambda x, y: 1.0 if abs(x) > 1.1 or y > -4 else 0.08
    plants.grass_field(s, yard, -16, 16, -16.5, -4, 7000, h=0.22, mask=off)
    plants.grass_field(s, yard, -30, 40, -6, 24, 3500, h=0.35)
