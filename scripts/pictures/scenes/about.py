import numpy as np

from kit import ground, plants, site
from kit.noise import fbm, smoothstep

SIZE = (1920, 1080)
DETAIL = 0.85
SAMPLES = 18
ALT = {
    'id': 'Kawasan kilang dilihat dari bukit laterit: rumput dan pohon di latar depan, tangki putih serta cerobong bergaris merah putih dalam kabut tipis keemasan',
    'en': 'The refinery seen from a laterite rise: grass and trees in front, white tanks and red-and-white banded chimneys in thin golden haze',
}


def rise(x, y):
    mound = 30 * np.exp(-(((x + 235) / 75) ** 2 + ((y + 155) / 55) ** 2))
    return site.hills(x, y) * 0.5 + mound + ground.roughness(x, y) * 1.6 + 0.8 * fbm(x * 0.05, y * 0.05, 3, 12) * smoothstep(2, 14, mound)


def build(s):
    eye, target = (-243, -172, 33.2), (10, 60, 31)
    s.air(0.0012, 38)
    s.camera(eye, target, 34)
    s.light(azimuth=-32, elevation=8, mood='gold', sun=10, colour=(1.0, 0.56, 0.26), sky=0.62, cover=0.5, seed=12, streak=0.6)
    s.look.update(exposure=0.5, contrast=1.24, saturation=1.18, warmth=0.03, bloom=0.08)
    site.refinery(s)
    site.roads(s)
    ground.fan(rise, eye, target, spread=110, near=1.5, far=900, rows=560, cols=620)
    site.far_hills(s)
    kinds = plants.forest_kinds(0.8)
    site.forest_around(s, kinds, 9, x=(-330, 430), y=(172, 330))
    near = lambda x, y: np.hypot(x + 235, (y + 155) * 1.2) > 62 and not (-262 < x and y > -58) and x + y * 0.2 < 150
    plants.plant_forest(s, kinds, -300, 120, -130, -46, 9.5, rise, near, palms=0.25, scale=(0.4, 0.75))
    for x, y, k, q in ((-238, -152, 2, 0.5), (-213, -163, 6, 0.62), (-208, -158, 7, 0.7), (-205, -168, 5, 0.5)):
        kinds[k].place(x, y, float(rise(np.array([x]), np.array([y]))[0]) - 0.3, 1.3 * k, q)
    plants.grass_field(s, rise, -252, -205, -172, -135, 5200, mask=lambda x, y: 0.15 + 0.85 * smoothstep(-0.1, 0.35, float(fbm(np.array([x * 0.12]), np.array([y * 0.12]), 3, 8)[0])), h=0.6)
    ground.strew_stones(s, rise, -252, -215, -170, -145, 500)
