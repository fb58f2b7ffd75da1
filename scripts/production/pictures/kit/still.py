"""Still life: dishes, beakers, powder, balance, paper, hexagons."""
import math

import numpy as np

from . import ground
from .mesh import Part
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


def book(w=1.5, d=2.0, h=0.12, cover='cloth-petrol', mark=False):
    """A bound report lying flat, spine towards -y: one case of cloth around a block of pages, foil bands on its spine."""
    p = Part('book')
    c, fore, joint = 0.024, d / 2, -d / 2 + 0.05
    middle, bulge = h / 2, min(0.075, h * 0.36)
    turn = np.linspace(math.pi / 2, -math.pi / 2, 17)
    back = [(joint - bulge * math.cos(a), middle + (middle - c / 2) * math.sin(a)) for a in turn]
    hinge = [(joint + 0.075, 0.0), (joint + 0.05, -0.010), (joint + 0.022, -0.010)]
    upper = [(fore, h - c / 2)] + [(y, h - c / 2 + dip) for y, dip in hinge]
    spine = np.array(upper + back + [(y, h - z) for y, z in upper[::-1]])
    along = np.gradient(spine, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    out = np.stack([along[:, 1], -along[:, 0]], 1)
    rim = lambda centre, side: [centre + c / 2 * np.array([math.sin(t), side * math.cos(t)]) for t in np.linspace(0.4, math.pi - 0.4, 5)]
    _extrude(p, [*(spine - out * c / 2), *rim(spine[-1], 1), *(spine + out * c / 2)[::-1], *rim(spine[0], -1)[::-1]], w / 2, cover)
    inner = [(joint - (bulge - c / 2) * math.cos(a), middle + (middle - c) * math.sin(a)) for a in turn]
    hollow = [(fore - 0.045 - 0.05 * math.cos(a) * min(1, h * 4), middle - (middle - c) * math.sin(a)) for a in turn]
    _extrude(p, inner + hollow, w / 2 - 0.035, 'pages')
    for x in (-1, 1):
        p.path([(x * (w / 2 - 0.034), y + 0.008, z) for y, z in inner[2:-2]], 0.009, 'ember', 8)
        for k in (0.10, 0.16):
            _extrude(p, [(joint - (bulge + c / 2 + g) * math.cos(a), middle + (middle + g) * math.sin(a)) for g in (0.0, 0.0015) for a in turn[:: 1 if g else -1]], 0.006, 'foil', x * (w / 2 - k))
    if mark:
        p.lathe([(0.20, 0), (0.20, 0.0015), (0.185, 0.0015), (0.185, 0)], 'foil', 6, 0.0, 0.12, h, smooth=False)
        for x in (-1, 1):
            p.box(x * (w / 4 + 0.11), 0.12, h, w / 2 - 0.22, 0.011, 0.0015, 'foil')
    return p


def _extrude(p, section, half, mat, x=0.0):
    """A section given as (y, z), drawn out along x to both sides."""
    p.skin([[(x + s * half, y, z) for y, z in section] for s in (-1, 1)], mat, caps=True)
