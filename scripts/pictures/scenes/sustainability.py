import numpy as np

from kit import ground, plants, site
from kit.noise import fbm, smoothstep

SIZE = (1920, 1080)
DETAIL = 0.75
SAMPLES = 10
ALT = {'id': 'Sungai berkelok melalui hutan tropis berkabut menuju kilang di kejauhan pada pagi hari', 'en': 'A river winds through misty rain forest towards the refinery in the distance in the morning'}


def bend(y):
    return -30 + 70 * np.sin((y + 260) * 0.0105)


def valley(x, y):
    d = np.abs(x - bend(y))
    return 9 * smoothstep(24, 60, d) - 4 + 5 * fbm(x * 0.01, y * 0.01, 3, 5) * smoothstep(30, 90, d) + 26 * smoothstep(90, 330, d) * (0.6 + 0.5 * fbm(x * 0.004, y * 0.004, 3, 8)) * smoothstep(0, -160, y) 


def build(s):
    eye, target = (-70, -560, 74), (10, -120, 16)
    s.air(0.0008, 40)
    s.camera(eye, target, 32, level=False)
    s.light(azimuth=48, elevation=9, mood='dawn', sun=8.5, colour=(1.0, 0.62, 0.34), sky=0.85, cover=0.45, seed=88, streak=0.7)
    s.look.update(exposure=0.55, contrast=1.3, saturation=1.2, bloom=0.1)
    site.refinery(s, ('precipitation', 'calcination', 'power', 'racks', 'silos'))
    ground.sheet(lambda x, y: np.where(y > -40, np.maximum(valley(x, y), -0.1) * 0 - 0.05, valley(x, y)), -520, 520, -560, 260, 4, 'far-forest')
    ground.plane(-1.0, 'still', -300, 300, -700, -40)
    kinds = plants.forest_kinds(0.6)
    wet = lambda x, y: np.abs(x - bend(y)) > 41 + 3 * np.sin(y * 0.1) and np.hypot(x + 70, y + 560) > 42
    plants.plant_forest(s, kinds, -330, 330, -540, -60, 8.5, valley, wet, palms=0.12, scale=(0.6, 1.05))
    site.far_hills(s, 1000)
