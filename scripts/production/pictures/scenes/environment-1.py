from kit import ground, plants, site
from kit.noise import fbm
import numpy as np

SIZE = (1600, 1200)
DETAIL = 0.62
SAMPLES = 10
ALT = {'id': 'Bibit mangrove ditanam berbaris di hamparan lumpur saat air surut', 'en': 'Mangrove seedlings planted in rows on the mudflat at low tide'}


def build(s):
    s.air(0.004, 12)
    eye, target = (-1.6, -4.2, 1.25), (0.8, 14, 0.9)
    s.camera(eye, target, 30)
    s.light(azimuth=62, elevation=9, mood='dawn', sun=7.5, colour=(1.0, 0.64, 0.36), sky=0.85, cover=0.45, seed=19, streak=0.7)
    s.look.update(exposure=0.5, contrast=1.22, saturation=1.2, bloom=0.1)
    bed = lambda x, y: 0.09 * fbm(x * 0.4, y * 0.4, 4, 5) + 0.03 * fbm(x * 2.2, y * 2.2, 3, 6) - 0.02
    ground.fan(bed, eye, target, 110, 0.8, 160, 400, 420, 'mud')
    ground.plane(-0.03, 'still', -300, 300, -30, 600)
    kinds = [plants.shrub(k, 0.20, 34, 0.17, 'mangrove') for k in range(5)]
    from kit.mesh import Part
    stick = Part('stick')
    stick.tube((0, 0, -0.3), (0.02, 0, 0.95), 0.014, 'wood', 6)
    for row in range(-9, 12):
        for k in range(60):
            x, y = row * 0.85 + s.random.uniform(-0.08, 0.08), -3.4 + k * 0.62 + s.random.uniform(-0.08, 0.08)
            z = float(bed(np.array([x]), np.array([y]))[0])
            stick.place(x, y, z, s.random.uniform(0, 6), 1, tuple(s.random.normal(0, 0.05, 2)))
            kinds[s.random.integers(5)].place(x + 0.05, y, z + s.random.uniform(0.3, 0.5), s.random.uniform(0, 6), s.random.uniform(0.8, 1.2))
    big = [plants.mangrove(k, 6, 18, 2600) for k in range(4)]
    for k in range(60):
        big[k % 4].place(s.random.uniform(-50, 60), s.random.uniform(36, 62), -0.1, k, s.random.uniform(0.8, 1.2))
    site.far_hills(s, 900, 90)
