import math

import numpy as np

from bench import bench
from kit import still
from kit.mesh import Part

SIZE = (1280, 960)
DETAIL = 1.0
SAMPLES = 24
ALT = {'id': 'Bejana dan ubin keramik putih dalam cahaya lembut menyamping', 'en': 'White ceramic vessels and tiles in soft raking light'}


def build(s):
    bench(s)
    def vase(profile):
        t = np.linspace(0, 1, 60)
        z, r = np.array([q[1] for q in profile]), np.array([q[0] for q in profile])
        rad = np.interp(t, np.linspace(0, 1, len(r)), r)
        for _ in range(40):
            rad[1:-1] = (rad[:-2] + rad[1:-1] * 2 + rad[2:]) / 4
        h = np.interp(t, np.linspace(0, 1, len(z)), z)
        p = Part('vase')
        p.lathe([(0.001, 0)] + list(zip(rad, h)) + [(rad[-1] - 0.025, h[-1])] + [(max(0.01, q - 0.03), y) for q, y in zip(rad[::-1], h[::-1]) if y > 0.05], 'ceramic', 72)
        return p
    vase([(0.20, 0), (0.42, 0.25), (0.48, 0.55), (0.30, 0.95), (0.13, 1.2), (0.12, 1.4), (0.18, 1.5)]).place(0.65, 0.5, 0)
    vase([(0.22, 0), (0.36, 0.12), (0.52, 0.34), (0.56, 0.42)]).place(-0.5, -0.25, 0)
    vase([(0.16, 0), (0.22, 0.2), (0.24, 0.6), (0.20, 0.85), (0.16, 0.95)]).place(-0.55, 1.1, 0)
    vase([(0.14, 0), (0.2, 0.14), (0.22, 0.3), (0.2, 0.4)]).place(1.35, -0.35, 0)
    h = still.hexagon(0.2, 0.05, 0.008, 'ceramic')
    for k in range(6):
        h.place(-1.45 + (k % 3) * 0.36 + 0.18 * (k // 3), -0.75 - (k // 3) * 0.32, 0, math.pi / 6)
