import math

import numpy as np

from bench import bench
from kit import ground
from kit.mesh import Part

SIZE = (1280, 960)
DETAIL = 1.0
SAMPLES = 24
ALT = {'id': 'Dua roda gerinda dan butiran abrasif alumina dari dekat', 'en': 'Two grinding wheels and abrasive alumina grains seen close up'}


def build(s):
    bench(s, eye=(-1.3, -3.8, 1.25), target=(0.1, 0.2, 0.5), lens=48)
    a = np.arange(96) / 96 * math.tau
    for cx, y, r0, w, tilt in ((0.35, 0.7, 0.72, 0.24, 0.15), (-0.85, 1.2, 0.5, 0.18, -0.3)):
        p = Part('wheel')
        ring = lambda q, o: np.stack([q * np.cos(a), np.full(96, o), r0 + q * np.sin(a)], -1)
        prof = [(0.13, -w / 2), (r0 - 0.02, -w / 2), (r0, -w / 2 + 0.02), (r0, w / 2 - 0.02), (r0 - 0.02, w / 2), (0.13, w / 2), (0.13, -w / 2)]
        p.skin([ring(q, o) for q, o in prof], 'concrete-pale')
        p.skin([ring(q, o) for q, o in ((0.13, -w / 2 - 0.004), (0.34, -w / 2 - 0.004))], 'cover-red')
        p.place(cx, y, 0, tilt)
    kinds = [ground.stone(k, m) for k, m in enumerate(('snow', 'grit', 'snow', 'brass', 'concrete-pale'))]
    r = s.random
    for _ in range(2600):
        d, t = abs(r.normal(0, 0.5)), r.uniform(0, 6.28)
        kinds[r.integers(5)].place(0.1 + d * math.cos(t) * 1.5, -0.55 + d * math.sin(t) * 0.6, max(0.0, 0.18 - d * 0.32) * r.random() + 0.01, t, r.uniform(0.008, 0.03))
