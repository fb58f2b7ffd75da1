import math

import numpy as np

from kit import ground, people, plants, site
from kit.noise import fbm, smoothstep

SIZE = (1920, 1080)
DETAIL = 0.75
SAMPLES = 8
ALT = {
    'id': 'Tiga insinyur di bukit laterit memandang kilang dalam kabut pagi: tangki putih, cerobong bergaris merah putih, dan pepohonan',
    'en': 'Three engineers on a laterite rise look toward the refinery in morning haze: white tanks, red-and-white banded chimneys and trees',
}


def rise(x, y):
    mound = 30 * np.exp(-(((x + 235) / 75) ** 2 + ((y + 155) / 55) ** 2))
    return site.hills(x, y) * 0.5 + mound + ground.roughness(x, y) * 1.6 + 0.8 * fbm(x * 0.05, y * 0.05, 3, 12) * smoothstep(2, 14, mound)


def build(s):
    eye, target = (-243, -172, 33.2), (10, 60, 31)
    s.air(0.0012, 38)
    s.camera(eye, target, 34)
    s.light(azimuth=62, elevation=24, mood='morning', sun=7.0, colour=(1.0, 0.86, 0.66), sky=0.8, cover=0.5, seed=12, streak=0.6)
    s.look.update(exposure=0.1, contrast=1.28, saturation=1.25, bloom=0.10, rays=0.12)
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
    at = lambda x, y: float(rise(np.array([x]), np.array([y]))[0])
    for who, x, y, turn in ((people.figure('point', 'coverall-ember', 'helmet-white', seed=3, vest='vest'), -229.0, -158.2, 40), (people.figure('read', 'coverall-petrol', 'helmet-white', seed=5, height=1.60), -229.9, -157.0, 30), (people.figure('ease', 'coverall-petrol', 'helmet-ember', seed=8, height=1.72), -228.7, -160.6, 52)):
        who.place(x, y, at(x, y), math.radians(turn))
    plants.grass_field(s, rise, -252, -205, -172, -135, 5200, mask=lambda x, y: 0.15 + 0.85 * smoothstep(-0.1, 0.35, float(fbm(np.array([x * 0.12]), np.array([y * 0.12]), 3, 8)[0])), h=0.6)
    ground.strew_stones(s, rise, -252, -215, -170, -145, 500)
