import math

import numpy as np

from kit import ground, still
from kit.noise import fbm

SIZE = (1920, 1080)
DETAIL = 0.8
SAMPLES = 14
ALT = {'id': 'Kisi segi enam abstrak berwarna serbuk alumina dalam cahaya menyamping', 'en': 'An abstract lattice of hexagons in the tones of alumina powder under raking light'}


def build(s):
    s.air(0.0, 50)
    s.camera((0, -3.2, 10.5), (0.0, 1.0, 0), 40, level=False)
    s.light(azimuth=158, elevation=17, mood='dawn', sun=5.0, colour=(1.0, 0.76, 0.54), sky=0.5, softness=2.5, cover=0)
    s.look.update(exposure=0.6, contrast=1.12, saturation=0.9, warmth=0.06, vignette=0.3)
    kinds = [still.hexagon(0.475, h, 0.035, 'snow') for h in np.linspace(0.12, 0.95, 12)]
    w = math.sqrt(3) * 0.5
    for i in range(-16, 17):
        for j in range(-12, 16):
            x, y = (i + 0.5 * (j % 2)) * w, j * 0.75
            n = float(fbm(np.array([x * 0.22 + 3]), np.array([y * 0.22]), 3, 7)[0]) * 0.75 + 0.42 + s.random.uniform(-0.05, 0.05)
            kinds[int(np.clip(n, 0, 0.999) * 12)].place(x, y, -0.12, math.pi / 6)
    ground.plane(-0.12, 'snow', -20, 20, -20, 20)
