import numpy as np

from kit import ground, plants, site, traffic
from kit.noise import fbm, smoothstep
from kit.structures import lamp_post

SIZE = (1920, 1080)
DETAIL = 0.67
SAMPLES = 8
ALT = {'id': 'Iring-iringan truk di jalan akses laterit yang berkelok di antara pepohonan', 'en': 'A line of trucks on the laterite access road that winds among trees'}


def middle(y):
    return 24 * np.sin(y * 0.016)


def land(x, y):
    bank = smoothstep(7, 16, np.abs(x - middle(y)))
    ruts = sum(-0.10 * np.exp(-((x - middle(y) - t) / 0.6) ** 2) for t in (-4.2, -1.9, 2.0, 4.4))
    return bank * (1.2 + 3 * fbm(x * 0.03, y * 0.03, 3, 3)) + ground.roughness(x, y) * (0.3 + bank * 1.6) + ruts


def build(s):
    eye, target = (-20, -40, 17), (9, 62, 1)
    s.air(0.0008, 40)
    s.camera(eye, target, 34, level=False)
    s.light(azimuth=-68, elevation=17, mood='gold', sun=9.5, colour=(1.0, 0.60, 0.31), sky=0.7, cover=0.45, seed=63, streak=0.6)
    s.look.update(exposure=0.5, contrast=1.24, saturation=1.14, bloom=0.08)
    ground.fan(land, eye, target, 110, 6, 600, 460, 480)
    at = lambda x, y: float(land(np.array([x]), np.array([y]))[0])
    turn = lambda y: float(np.arctan2(1.0, 24 * 0.016 * np.cos(y * 0.016)))
    loaded, empty = traffic.haul_truck(), traffic.haul_truck(False)
    for y in (8, 34, 62, 118):
        x = float(middle(y)) + 3.0
        loaded.place(x, y, at(x, y), turn(y) + np.pi)
    for y in (48, 142):
        x = float(middle(y)) - 3.2
        empty.place(x, y, at(x, y), turn(y))
    lamp = lamp_post(8)
    for y in range(-10, 200, 30):
        x = float(middle(y)) + 9
        lamp.place(x, y, at(x, y), np.pi)
    kinds = plants.forest_kinds(0.8)
    clear = lambda x, y: abs(x - middle(y)) > 19
    plants.plant_forest(s, kinds, -120, 150, 20, 330, 8.5, land, clear, palms=0.14, scale=(0.5, 0.95))
    plants.plant_forest(s, kinds, 34, 120, -20, 24, 8.5, land, clear, palms=0.2, scale=(0.4, 0.7))
    plants.grass_field(s, land, -46, 60, -20, 110, 14000, h=0.8, mask=lambda x, y: smoothstep(9, 14, abs(x - float(middle(y)))))
    site.far_hills(s, 900)
