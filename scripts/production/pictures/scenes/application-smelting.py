import math

import numpy as np

from bench import bench
from kit.mesh import Part

SIZE = (1280, 960)
DETAIL = 1.0
SAMPLES = 32
ALT = {'id': 'Tumpukan ingot aluminium yang memantulkan cahaya hangat', 'en': 'A stack of aluminum ingots catching warm light'}


def ingot():
    """A cast bar with rounded edges, a shrunken top and a notch at each end for the strap."""
    p = Part('ingot')
    a = (np.arange(40) + 0.5) / 40 * math.tau
    corner = lambda half, other, z: np.stack([half * np.sign(np.cos(a)) * np.abs(np.cos(a)) ** 0.16, other * np.sign(np.sin(a)) * np.abs(np.sin(a)) ** 0.16, np.full(40, z)], -1)
    rings = [corner(*q) for q in ((0.90, 0.195, 0.0), (0.94, 0.22, 0.012), (0.95, 0.225, 0.03), (0.89, 0.165, 0.19), (0.875, 0.15, 0.205), (0.84, 0.125, 0.208), (0.60, 0.07, 0.198), (0.2, 0.02, 0.196))]
    p.skin(rings, 'ingot', caps=True)
    return p


def build(s):
    bench(s, eye=(-2.0, -4.1, 1.45), target=(0.05, 0.2, 0.52), lens=56, fstop=3.2, sun=214, height=17, exposure=0.85)
    bar, r = ingot(), s.random
    for layer in range(6):
        count = 5 if layer < 4 else 5 - (layer - 3)
        for k in range(count):
            t = (k - 2) * 0.475
            x, y = (t, r.uniform(-0.015, 0.015)) if layer % 2 else (r.uniform(-0.015, 0.015), t)
            bar.place(0.4 + x, 0.6 + y, layer * 0.213, math.pi / 2 * (layer % 2) + r.uniform(-0.012, 0.012))
    bar.place(-0.35, -0.98, 0, 0.20), bar.place(-1.55, 0.75, 0, 1.32)
    s.area((-3.4, 1.6, 2.6), (0.3, 0.5, 0.6), 1.6, 120, (1.0, 0.62, 0.34))
    s.area((0.5, 2.8, 3.4), (0.4, 0.5, 0.9), 2.4, 70, (0.62, 0.86, 1.0))
