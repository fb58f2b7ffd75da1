import numpy as np

from kit import plants, site, traffic
from kit.structures import conveyor

SIZE = (1920, 1080)
DETAIL = 0.85
SAMPLES = 16
ALT = {
    'id': 'Seluruh kawasan di tepi sungai dilihat dari udara: dermaga dan kapal curah di depan, kilang di tengah, hutan tropis di sekelilingnya',
    'en': 'The whole site from the air beside the river: jetty and bulk carrier in front, the refinery in the middle, rain forest all around',
}


def build(s):
    eye, target = (-70, -400, 138), (26, 10, 8)
    s.air(0.00024, 90)
    s.camera(eye, target, 29, level=False)
    s.light(azimuth=-22, elevation=14, mood='gold', sun=10, colour=(1.0, 0.60, 0.32), sky=0.8, cover=0.45, seed=9)
    s.look.update(exposure=0.75, contrast=1.25, saturation=1.18)
    site.refinery(s)
    site.roads(s)
    site.forecourt(s)
    site.landscape(s)
    site.far_hills(s, 2300)
    site.jungle_floor(s)
    kinds = plants.forest_kinds(0.5)
    dry = lambda x, y: site.shore(np.array([x]), np.array([y]))[0] > -0.8
    high = lambda x, y: site.hills(x, y) + 2
    for x0, x1, y0, y1 in ((-430, 520, 184, 420), (-470, -262, -128, 184), (285, 520, -128, 184)):
        plants.plant_forest(s, kinds, x0, x1, y0, y1, 8.5, high, dry, scale=(0.7, 1.1))
    site.riverside_forest(s, kinds, spacing=6.5)
    traffic.jetty(170, 16).place(125, -170, -2.6)
    traffic.ship_loader().place(118, -170, -2.6)
    traffic.ship(150).place(110, -193, -2.6)
    conveyor((205, -118, 11), (130, -170, 17)).place()
