import numpy as np

from kit import ground, plants, site
from kit.noise import fbm

SIZE = (1920, 1080)
DETAIL = 0.75
SAMPLES = 10
ALT = {
    'id': 'Akar tunjang mangrove melengkung ke dalam air tenang pada pagi hari, dengan kabut tipis di atas muara',
    'en': 'Mangrove stilt roots arch into still water in the morning, with thin mist over the estuary',
}


def bed(x, y):
    return -0.30 + 0.22 * fbm(x * 0.12, y * 0.12, 4, 5) + 0.05 * fbm(x * 1.3, y * 1.3, 3, 6) + 0.02 * np.clip(np.abs(x + 1) - 5, 0, 30)


def build(s):
    s.air(0.0034, 9)
    s.camera((0, -3.5, 1.25), (1.2, 20, 2.2), 28)
    s.light(azimuth=60, elevation=27, mood='morning', sun=7.5, colour=(1.0, 0.88, 0.66), sky=1.0, cover=0.4, seed=2, streak=0.7)
    s.look.update(exposure=0.3, contrast=1.3, saturation=1.35, bloom=0.10, rays=0.18)
    ground.fan(bed, (0, -3.5), (1.2, 20), 100, 1.0, 160, 400, 420, 'mud')
    ground.plane(-0.12, 'still', -400, 400, -30, 900)
    kinds = [plants.mangrove(k, 6.5 + k * 0.5, 24, 4200) for k in range(5)]
    r = s.random
    spots = [(-5.2, 6.5), (-8.5, 11), (5.9, 5.4), (9.2, 10), (-6.3, 17), (7.4, 18), (-11, 22), (11.5, 27), (-4.8, 30), (6.4, 38)]
    for k, (x, y) in enumerate(spots):
        kinds[k % 5].place(x, y, -0.2, k * 1.3, r.uniform(0.85, 1.15))
    for _ in range(150):
        y = r.uniform(22, 120)
        x = r.choice([-1, 1]) * r.uniform(6 + y * 0.06, 16 + y * 0.7)
        kinds[r.integers(5)].place(x, y, -0.2, r.uniform(0, 6), r.uniform(0.8, 1.4))
    plants.pneumatophores(s, -9, -2.2, 1.5, 12, 260, -0.2), plants.pneumatophores(s, 2.6, 9, 1.5, 12, 240, -0.2)
    site.far_hills(s, 1200, 90)
