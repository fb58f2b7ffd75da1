import numpy as np

from kit import ground, plants, site, traffic
from kit.noise import fbm, smoothstep

SIZE = (1920, 1080)
DETAIL = 0.67
SAMPLES = 8
ALT = {'id': 'Truk angkut bermuatan bauksit melintasi jalan laterit basah', 'en': 'Haul trucks loaded with bauxite on a wet laterite road'}


def road(x, y):
    mid = 6 * np.sin(y * 0.018)
    bank = smoothstep(8, 20, np.abs(x - mid))
    ruts = sum(-0.16 * np.exp(-((x - mid - t) / 0.55) ** 2) for t in (-5.0, -1.6, 1.8, 5.2))
    return bank * (3.5 + 3 * fbm(x * 0.03, y * 0.03, 3, 3)) + ground.roughness(x, y) * (0.5 + bank * 2) + ruts


def build(s):
    eye, target = (-3.6, -16, 1.9), (1.8, 40, 4.2)
    s.air(0.0030, 28)
    s.camera(eye, target, 36, fstop=5.6, focus=30)
    s.light(azimuth=30, elevation=9, mood='gold', sun=10, colour=(1.0, 0.56, 0.26), sky=0.7, cover=0.45, seed=61)
    s.look.update(exposure=0.5, contrast=1.24, saturation=1.12, bloom=0.1)
    ground.fan(road, eye, target, 95, 1.0, 420, 520, 460)
    ground.plane(-0.13, 'puddle', -12, 14, -15, 160)
    at = lambda x, y: float(road(np.array([x]), np.array([y]))[0])
    traffic.haul_truck().place(2.6, 15, 0.0, -1.62)
    traffic.haul_truck().place(4.9, 44, 0.0, -1.75)
    traffic.haul_truck().place(7.5, 84, 0.0, -1.7)
    traffic.haul_truck(False).place(-2.4, 64, 0.0, 1.5)
    kinds = plants.forest_kinds(1.0)
    plants.plant_forest(s, kinds, -90, 110, -5, 190, 8, road, lambda x, y: abs(x - 6 * np.sin(y * 0.018)) > 21, palms=0.15, scale=(0.5, 0.9))
    plants.grass_field(s, road, -26, 28, -12, 50, 4500, h=0.7, mask=lambda x, y: smoothstep(8, 13, abs(x - 6 * np.sin(y * 0.018))))
    ground.strew_stones(s, road, -9, 8, -14, 14, 500)
    site.far_hills(s, 800)
