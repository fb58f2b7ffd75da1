import math

import numpy as np

from bench import bench
from kit.mesh import Part

SIZE = (1280, 960)
DETAIL = 1.0
SAMPLES = 24
ALT = {'id': 'Ribuan butir katalis alumina bulat berwarna putih', 'en': 'Thousands of round white alumina catalyst beads'}


def build(s):
    bench(s, eye=(-0.9, -2.6, 1.5), target=(0.0, 0.1, 0.1), lens=50, fstop=2.8, height=20)
    p = Part('bead')
    p.lathe([(math.sin(t), -math.cos(t)) for t in np.linspace(0.02, math.pi - 0.02, 13)], 'snow', 20)
    r = s.random
    for k in range(9000):
        d, t = abs(r.normal(0, 0.62)), r.uniform(0, 6.28)
        z = max(0, 0.34 - d * 0.42)
        p.place(0.15 + d * math.cos(t) * 1.25, 0.25 + d * math.sin(t), z * r.random() ** 0.25 + 0.028, 0, r.uniform(0.024, 0.034))
