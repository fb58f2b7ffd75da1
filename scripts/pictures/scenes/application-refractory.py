import math

import numpy as np

from bench import bench
from kit import ground, still
from kit.mesh import Part

SIZE = (1280, 960)
DETAIL = 1.0
SAMPLES = 24
ALT = {'id': 'Bata tahan api tersusun di depan mulut tungku yang membara', 'en': 'Refractory bricks stacked before the glowing mouth of a furnace'}


def build(s):
    bench(s, sun=215, height=22, exposure=0.45)
    p, r = Part('brick'), s.random
    p.box(0, 0, 0, 0.46, 0.22, 0.14, 'concrete-pale'), p.box(0, 0, 0.14, 0.44, 0.20, 0.006, 'plaster')
    for row in range(8):
        for k in range(12):
            x = -2.6 + k * 0.475 + 0.237 * (row % 2)
            if (x - 0.55) ** 2 + (row * 0.15 - 0.05) ** 2 < 0.42:
                continue
            p.place(x, 1.1, row * 0.151, r.uniform(-0.02, 0.02))
    for k in range(9):
        a = math.pi * (k + 0.5) / 9
        p.place(0.55 + 0.70 * math.cos(a), 0.98, 0.70 * math.sin(a) - 0.05, 0, 1, (0, 0)).rotation_euler = (0, math.pi / 2 - a, 0)
    m = Part('glow')
    m.plate([(-0.25, 1.6, 0), (1.35, 1.6, 0), (1.35, 1.6, 0.9), (-0.25, 1.6, 0.9)], 'molten')
    m.place(), s.area((0.55, 1.25, 0.4), (0.4, -2, 0), 0.7, 45, (1.0, 0.35, 0.08))
    for x, y, z, a in ((-0.95, -0.2, 0, 0.3), (-0.9, -0.22, 0.15, 0.1), (-1.5, 0.1, 0, 1.2), (1.5, -0.3, 0, -0.5), (1.1, -0.75, 0, 0.9)):
        p.place(x, y, z, a)
