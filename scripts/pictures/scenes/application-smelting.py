import math

import numpy as np

from bench import bench
from kit import ground, still
from kit.mesh import Part

SIZE = (1280, 960)
DETAIL = 1.0
SAMPLES = 24
ALT = {'id': 'Tumpukan ingot aluminium yang memantulkan cahaya hangat', 'en': 'A stack of aluminium ingots catching warm light'}


def build(s):
    bench(s)
    p = Part('ingot')
    a, b, w, v, h = 0.95, 0.88, 0.22, 0.15, 0.2
    q = [(-a, -w, 0), (a, -w, 0), (a, w, 0), (-a, w, 0), (-b, -v, h), (b, -v, h), (b, v, h), (-b, v, h)]
    p.add(q, [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], 'aluminium')
    p.box(0, 0, h, 1.3, 0.16, 0.012, 'aluminium')
    for layer in range(5):
        for k in range(4 - (layer + 1) // 2):
            t = (k - (3 - (layer + 1) // 2) / 2) * 0.48
            r = s.random.uniform(-0.02, 0.02)
            p.place(0.35 + (t if layer % 2 else r), 0.4 + (r if layer % 2 else t), layer * 0.205, math.pi / 2 * (layer % 2) + 0.12)
    p.place(-1.5, -0.1, 0, 0.9), still.pile(0.5, 0.22, 'powder', 4).place(1.55, -0.9, 0)
