from bench import bench
from kit.mesh import Part
import numpy as np
import math

SIZE = (1280, 960)
DETAIL = 1.0
SAMPLES = 32
ALT = {'id': 'Helm keselamatan putih, hijau, dan jingga berjajar di rak', 'en': 'White, green and orange safety helmets lined up on a rack'}


def build(s):
    bench(s, eye=(-1.6, -5.2, 1.55), target=(0.1, 0.4, 0.75), lens=50)
    def helmet(mat):
        p = Part('helmet')
        p.lathe([(0.36 * math.cos(t), 0.30 * math.sin(t)) for t in np.linspace(0, 1.55, 14)], mat, 56)
        p.lathe([(0.36, 0.0), (0.43, -0.03), (0.43, -0.045), (0.35, -0.02)], mat, 56)
        a = np.linspace(-0.9, 0.9, 18)
        outer = np.stack([0.56 * np.cos(a) - 0.03, 0.44 * np.sin(a), np.full(18, -0.07)], -1)
        inner = np.stack([0.35 * np.cos(a), 0.35 * np.sin(a), np.full(18, 0.0)], -1)
        i = np.arange(17)
        p.add(np.concatenate([inner, outer]), np.stack([i, i + 18, i + 19, i + 1], 1), mat, True)
        for y in (-0.1, 0, 0.1):
            p.path([(0.365 * math.cos(t), y, 0.305 * math.sin(t) + 0.006) for t in np.linspace(0.15, math.pi - 0.15, 20)], 0.016, mat, 6)
        return p
    kinds = [helmet(m) for m in ('helmet-white', 'helmet-petrol', 'helmet-ember')]
    rack = Part('rack')
    for z in (0.0, 0.82):
        rack.box(0.3, 0.6, z, 4.6, 0.9, 0.06, 'wood')
    for x in (-1.95, 0.3, 2.55):
        rack.box(x, 1.0, 0, 0.08, 0.08, 1.9, 'dark'), rack.box(x, 0.2, 0, 0.08, 0.08, 0.85, 'dark')
    rack.place()
    for z, order in ((0.13, (1, 0, 0, 2)), (0.95, (0, 0, 1, 0))):
        for k, m in enumerate(order):
            kinds[m].place(-1.35 + k * 1.1, 0.55, z, -1.75 + 0.12 * k)
