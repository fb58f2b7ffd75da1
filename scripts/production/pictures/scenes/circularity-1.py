import math

import numpy as np

from bench import bench
from kit.mesh import Part

SIZE = (1280, 960)
DETAIL = 1.0
SAMPLES = 24
ALT = {'id': 'Helm keselamatan putih, jingga, dan hijau berjajar di atas meja', 'en': 'White, orange and green safety helmets lined up on a table'}


def helmet(mat):
    """A deep shell, a little longer than wide, with three ribs and a peak that grows out of its rim."""
    p = Part('helmet')
    long, wide, high = 0.40, 0.33, 0.34
    turn, rise = np.meshgrid(np.linspace(0, math.tau, 73), np.linspace(0, math.pi / 2, 20))
    steep = np.cos(rise) ** 0.62
    shell = np.stack([long * steep * np.cos(turn), wide * steep * np.sin(turn), high * np.sin(rise)], -1).reshape(-1, 3)
    i, j = np.meshgrid(np.arange(19), np.arange(72), indexing='ij')
    at = lambda a, b: (a * 73 + b).ravel()
    p.add(shell, np.stack([at(i, j), at(i, j + 1), at(i + 1, j + 1), at(i + 1, j)], 1), mat, True)
    rim = np.linspace(0, math.tau, 97)
    reach = 0.035 + 0.17 * np.clip(np.cos(rim), 0, 1) ** 1.6
    inner = np.stack([long * np.cos(rim), wide * np.sin(rim), np.full(97, 0.004)], -1)
    outer = np.stack([(long + reach) * np.cos(rim), (wide + reach * 0.8) * np.sin(rim), -0.03 - 0.05 * np.clip(np.cos(rim), 0, 1)], -1)
    lower = outer - [0, 0, 0.014]
    k = np.arange(96)
    p.add(np.concatenate([inner, outer, lower]), np.concatenate([np.stack([k, k + 97, k + 98, k + 1], 1), np.stack([k + 97, k + 194, k + 195, k + 98], 1)]), mat, True)
    for y, r in ((-0.085, 0.013), (0, 0.018), (0.085, 0.013)):
        t = np.linspace(0.5, math.pi - 0.42, 26)
        s = math.sqrt(1 - (y / wide) ** 2)
        p.path([(long * s * np.sign(np.cos(q)) * abs(np.cos(q)) ** 0.62, y, high * s * math.sin(q) + 0.002) for q in t], r, mat, 8)
    return p


def build(s):
    bench(s, eye=(-1.35, -3.6, 1.05), target=(0.28, 0.6, 0.30), lens=48, fstop=3.2)
    white, petrol, ember = [helmet(m) for m in ('helmet-white', 'helmet-petrol', 'helmet-ember')]
    for k, kind in enumerate((white, ember, white, petrol, white, white)):
        kind.place(-0.70 + k * 0.80, -0.62 + k * 0.62, 0.095, -2.2 + 0.04 * k)
