"""Still life: dishes, beakers, powder, balance, paper, hexagons."""
import math

import numpy as np

from . import ground
from .mesh import Part, rounded
from .noise import fbm


def table(mat='felt', size=6.0, wall=6.0):
    p = Part('table')
    p.plate([(-size, -size, 0), (size, -size, 0), (size, size, 0), (-size, size, 0)], mat)
    p.plate([(-size, size, 0), (size, size, 0), (size, size, wall), (-size, size, wall)], mat)
    return p


def dish(r=0.5, h=0.14, t=0.018):
    """Glass petri dish."""
    p = Part('dish')
    p.lathe([(0.001, 0.004), (r - 0.02, 0.004), (r, 0.024), (r, h), (r - t, h), (r - t, 0.03), (r - t - 0.01, 0.022), (0.001, 0.022)], 'glass', 96)
    return p


def beaker(r=0.28, h=0.75, t=0.016, mat='glass'):
    p = Part('beaker')
    p.lathe([(0.001, 0.002), (r - 0.03, 0.002), (r, 0.03), (r, h - 0.05), (r + 0.03, h), (r + 0.015, h), (r - t, h - 0.05), (r - t, 0.04), (r - 0.04, 0.02), (0.001, 0.02)], mat, 72)
    return p


def fill(r, level, mat='powder', seed=1, mound=0.05):
    """Powder lying in a vessel of inner radius r."""
    p = Part('fill')
    t, a = np.meshgrid(np.linspace(0, 1, 40), np.linspace(0, math.tau, 96, endpoint=False), indexing='ij')
    x, y = t * r * np.cos(a), t * r * np.sin(a)
    z = level + mound * (1 - t ** 1.5) + 0.015 * fbm(x * 9 + seed, y * 9, 4, seed) * (1 - t ** 4)
    i = np.arange(40 * 96).reshape(40, 96)
    p.add(np.stack([x, y, z], -1).reshape(-1, 3), np.stack([i[:-1], i[1:], np.roll(i[1:], -1, 1), np.roll(i[:-1], -1, 1)], -1).reshape(-1, 4), mat, True)
    p.lathe([(r, 0.026), (r, level)], mat, 96)
    return p


def pile(r=0.6, h=0.3, mat='powder', seed=2):
    return ground.heap(r, h, mat, seed)


def hexagon(r=0.5, h=0.3, bevel=0.03, mat='powder'):
    p = Part('hexagon')
    prof = [(r, 0), (r, h - bevel), (r - bevel, h), (0.001, h)]
    p.lathe(prof, mat, 6, smooth=False)
    return p


def balance():
    """Brass beam balance with two pans."""
    p = Part('balance')
    p.lathe([(0.55, 0), (0.55, 0.06), (0.42, 0.10), (0.12, 0.14), (0.06, 0.24), (0.045, 1.5), (0.08, 1.54), (0.03, 1.62), (0.001, 1.75)], 'brass', 48)
    p.tube((-1.0, 0, 1.52), (1.0, 0, 1.52), 0.014, 'brass', 10)
    p.path([(-1.0, 0, 1.52), (-0.5, 0, 1.66), (0, 0, 1.72), (0.5, 0, 1.66), (1.0, 0, 1.52)], 0.018, 'brass', 8)
    p.tube((0, -0.03, 1.5), (0, -0.03, 1.05), 0.008, 'petrol', 6)
    for s in (-1, 1):
        p.ring(s * 1.0, 0, 1.5, 0.035, 0.01, 'brass', 16, 6)
        for k in range(3):
            a = k / 3 * math.tau
            p.tube((s * 1.0, 0, 1.48), (s * 1.0 + 0.36 * math.cos(a), 0.36 * math.sin(a), 0.62), 0.006, 'brass', 5)
        p.lathe([(0.001, 0.0), (0.24, 0.02), (0.36, 0.09), (0.385, 0.10), (0.37, 0.11), (0.23, 0.04), (0.001, 0.022)], 'brass', 56, s * 1.0, 0, 0.53)
    return p


def book(w=1.5, d=2.0, h=0.12, cover='petrol', seed=1):
    """A bound report lying flat, spine towards -y."""
    p = Part('book')
    c = 0.012
    p.box(0, 0, 0, w, d, c, cover), p.box(0, 0, h - c, w, d, c, cover)
    p.path([(-w / 2, -d / 2 + 0.0, h / 2), (w / 2, -d / 2, h / 2)], h / 2, cover, 20)
    n = max(6, int(h / 0.006))
    r = np.random.default_rng(seed)
    for k in range(n):
        z = c + (h - 2 * c) * k / n
        p.box(r.uniform(-0.003, 0.003), 0.0, z, w - 0.05, d - 0.04 - r.uniform(0, 0.006), (h - 2 * c) / n * 0.86, 'paper')
    return p
