import math

import numpy as np

from bench import bench
from kit import still
from kit.mesh import Part

SIZE = (1280, 960)
DETAIL = 1.0
SAMPLES = 24
ALT = {'id': 'Butiran alumina aktif di dalam gelas kaca dan di sampingnya', 'en': 'Activated alumina beads in glass beakers and beside them'}


def build(s):
    bench(s, exposure=0.55)
    p = Part('bead')
    p.lathe([(math.sin(t), -math.cos(t)) for t in np.linspace(0.02, math.pi - 0.02, 11)], 'snow', 16)
    r = s.random
    for x, y, q, h, level in ((0.6, 0.4, 0.42, 1.25, 0.85), (-0.55, 0.75, 0.36, 1.0, 0.5), (-0.35, -0.55, 0.30, 0.5, 0.24)):
        still.beaker(q, h, 0.016, 'clear-glass').place(x, y, 0)
        still.fill(q - 0.05, level - 0.05, 'snow', 3, 0.01).place(x, y, 0)
        for k in range(int(900 * q)):
            t = r.uniform(0, 6.28)
            p.place(x + (q - 0.055) * math.cos(t), y + (q - 0.055) * math.sin(t), r.uniform(0.05, level), 0, 0.032)
        for k in range(int(1500 * q * q)):
            t, d = r.uniform(0, 6.28), (q - 0.06) * r.random() ** 0.5
            p.place(x + d * math.cos(t), y + d * math.sin(t), level + r.uniform(-0.03, 0.03), 0, 0.034)
    for k in range(160):
        p.place(r.normal(0.9, 0.5), r.normal(-0.75, 0.25), 0.03, 0, r.uniform(0.028, 0.036))
