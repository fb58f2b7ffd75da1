import numpy as np

from kit import buildings, ground
from kit.mesh import Part
from kit.noise import fbm

SIZE = (1920, 1080)
DETAIL = 0.67
SAMPLES = 18
ALT = {'id': 'Kantong besar alumina putih bersusun di gudang yang diterangi celah atap', 'en': 'Big bags of white alumina stacked in a store lit through slots in the roof'}


def build(s):
    s.bounces = 4
    s.air(0.002, 60)
    s.camera((-2.0, 1, 1.75), (-0.2, 40, 4.4), 27)
    s.light(azimuth=12, elevation=44, mood='gold', sun=20, colour=(1.0, 0.84, 0.64), sky=1.5, cover=0.2)
    s.look.update(exposure=0.92, contrast=1.28, saturation=1.0, bloom=0.1)
    buildings.storage_hall(98, 34, 6, 16).place()
    ground.plane(0.0, 'paving', -20, 20, -10, 110)
    p = Part('big-bag')
    a = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    rings = []
    for z in np.linspace(0, 1, 14):
        q = 0.52 + 0.06 * np.sin(z * np.pi)
        c, n = np.cos(a), np.sin(a)
        k = q / (np.abs(c) ** 5 + np.abs(n) ** 5) ** 0.2
        w = 1 + 0.03 * fbm(a * 2.0, z * 4 + 0 * a, 3, 4)
        rings.append(np.stack([k * c * w, k * n * w, np.full(40, z * 1.05)], -1))
    p.skin(rings, 'plaster', caps=True)
    for x in (-0.42, 0.42):
        for y in (-0.42, 0.42):
            p.path([(x, y, 0.9), (x * 0.8, y * 0.8, 1.3), (x * 0.3, y * 0.8, 1.3), (x * 0.4, y, 1.02)], 0.03, 'cover-petrol', 5)
    p.box(0, -0.585, 0.42, 0.5, 0.01, 0.34, 'cover-petrol')
    r = s.random
    for x in range(9):
        for y in range(40):
            if (x - 1) % 9 in (0,) or y % 14 == 12:
                continue
            for z in range(3 if x > 1 else 2):
                if z == 2 and r.random() < 0.25:
                    continue
                p.place((-10.5 if x == 0 else 1.0 + x * 1.28) + r.uniform(-0.04, 0.04), 8 + y * 1.3, z * 1.08, r.uniform(-0.06, 0.06))
