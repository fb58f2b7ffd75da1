import numpy as np

from kit import ground, plants, site, traffic
from kit.noise import fbm, smoothstep

SIZE = (1920, 1080)
DETAIL = 0.75
SAMPLES = 10
ALT = {
    'id': 'Teras residu bauksit yang ditanami kembali: garis kontur tanah merah dan deretan pohon muda mengitari kolam penampung air',
    'en': 'Terraces of bauxite residue planted again: contour lines of red earth and rows of young trees around a water pond',
}


def terraces(x, y):
    r = np.hypot(x * 0.8, y - 40) + 9 * fbm(x * 0.012, y * 0.012, 3, 3)
    raw = 34 * smoothstep(24, 150, r)
    step = 4.2
    k = np.floor(raw / step)
    f = raw / step - k
    return step * (k + smoothstep(0.62, 0.98, f)) + 0.12 * fbm(x * 0.4, y * 0.4, 3, 5) - 6.5 * smoothstep(27, 18, r)


def build(s):
    eye, target = (-66, -98, 50), (4, 46, 3)
    s.air(0.0007, 60)
    s.camera(eye, target, 30, level=False)
    s.light(azimuth=-25, elevation=21, mood='gold', sun=8.5, colour=(1.0, 0.60, 0.30), sky=0.7, cover=0.4, seed=15)
    s.look.update(exposure=0.75, contrast=1.22, saturation=1.16)
    ground.sheet(terraces, -190, 190, -110, 260, 0.6)
    ground.plane(-1.6, 'still', -60, 60, -20, 100)
    kinds = plants.forest_kinds(0.5)
    young = [plants.tree(k + 20, 5.5, 1.9, 1300, 0.30, bare=0.3) for k in range(4)] + [plants.shrub(k, 1.1, 600, 0.22) for k in range(2)]
    r = s.random
    x, y = np.meshgrid(np.arange(-180, 180, 2.6), np.arange(-100, 250, 2.6))
    x, y = x.ravel() + r.uniform(-0.5, 0.5, x.size), y.ravel() + r.uniform(-0.5, 0.5, x.size)
    rr = np.hypot(x * 0.8, y - 40) + 9 * fbm(x * 0.012, y * 0.012, 3, 3)
    raw = 34 * smoothstep(24, 150, rr) / 4.2
    row = np.abs((raw % 1) - 0.30) < 0.24
    z = terraces(x, y)
    for i in np.nonzero(row & (z > -1) & (raw > 0.15))[0]:
        high = raw[i] / 8
        if np.hypot(x[i] + 66, y[i] + 98) < 66:
            continue
        if high > 0.93:
            kinds[r.integers(6)].place(x[i], y[i], z[i] - 0.3, r.uniform(0, 6), r.uniform(0.4, 0.7))
        elif r.random() < 0.97:
            young[r.integers(6)].place(x[i], y[i], z[i] - 0.05, r.uniform(0, 6), r.uniform(0.6, 1.0) * (0.7 + 0.6 * high))
    plants.grass_field(s, terraces, -110, 110, -80, 150, 5000, h=0.9, mask=lambda x, y: 1.0 if terraces(np.array([x]), np.array([y]))[0] > 0.3 else 0)
    plants.plant_forest(s, kinds, -190, 190, 190, 330, 9, lambda x, y: x * 0 + 31, scale=(0.6, 1.0))
    traffic.excavator().place(30, 12, float(terraces(np.array([30.0]), np.array([12.0]))[0]), 2.4, 1.0)
    site.far_hills(s, 900)
