"""A site being built: cranes, cabins, foundations, scaffolds, survey stakes."""
import math

import numpy as np

from .mesh import Part


def lattice(p, a, b, w0, w1, n, mat, thick=0.12):
    """Square lattice mast from a to b."""
    a, b = np.array(a, float), np.array(b, float)
    t = (b - a) / np.linalg.norm(b - a)
    ref = np.array([0, 1.0, 0]) if abs(t[1]) < 0.9 else np.array([1.0, 0, 0])
    u = np.cross(t, ref)
    u /= np.linalg.norm(u)
    v = np.cross(t, u)
    corner = lambda k, s: a + (b - a) * k / n + (u * (1 if s in (0, 1) else -1) + v * (1 if s in (0, 3) else -1)) * (w0 + (w1 - w0) * k / n) / 2
    for s in range(4):
        p.tube(corner(0, s), corner(n, s), thick, mat, 6)
        for k in range(n):
            q = (s + 1) % 4
            p.tube(corner(k, s if k % 2 else q), corner(k + 1, q if k % 2 else s), thick * 0.55, mat, 4)
            p.tube(corner(k + 1, s), corner(k + 1, q), thick * 0.5, mat, 4)


def crawler_crane(boom=60.0, angle=66.0, paint='yellow'):
    p = Part('crawler-crane')
    for y in (-3, 3):
        p.box(0, y, 0.2, 9, 1.2, 1.3, 'dark')
        for k in range(30):
            p.box(-4.4 + k * 0.3, y, 0.05, 0.2, 1.3, 0.15, 'rubber')
    p.box(0, 0, 0.9, 4, 5, 0.8, 'dark'), p.box(-2.2, 0, 1.8, 8, 3.2, 2.2, paint), p.box(2.6, 1.9, 1.9, 2.0, 1.3, 2.2, 'window'), p.box(-5.6, 0, 2.2, 1.6, 4.6, 2.6, 'dark')
    a = math.radians(angle)
    tip = np.array((2 + boom * math.cos(a), 0, 2.5 + boom * math.sin(a)))
    lattice(p, (2, 0, 2.5), tip, 1.9, 1.1, int(boom / 2.2), paint, 0.10)
    p.tube((-3, 0, 4), (-6, 0, 16), 0.2, paint, 6)
    for y in (-0.5, 0.5):
        p.tube((-6, y, 16), tip, 0.05, 'dark', 4), p.tube((-6, y, 16), (-5.5, y, 4), 0.05, 'dark', 4), p.tube(tip + (0, y * 0.4, 0), (tip[0], y * 0.4, 9), 0.03, 'dark', 4)
    p.box(tip[0], 0, 7.6, 0.7, 0.5, 1.4, 'ember')
    return p


def tower_crane(h=58.0, jib=46.0, paint='yellow'):
    p = Part('tower-crane')
    lattice(p, (0, 0, 0), (0, 0, h), 2.0, 2.0, int(h / 2.4), paint, 0.11)
    lattice(p, (1, 0, h + 0.8), (jib, 0, h + 0.8), 1.5, 0.8, int(jib / 2.0), paint, 0.08)
    lattice(p, (-1, 0, h + 0.6), (-14, 0, h + 0.6), 1.3, 1.3, 6, paint, 0.09)
    p.box(-12, 0, h - 2.4, 3, 1.6, 3, 'concrete'), p.box(1.4, 1.5, h - 1.6, 1.6, 1.4, 2.2, 'window')
    lattice(p, (0, 0, h), (0, 0, h + 8), 1.6, 0.3, 4, paint, 0.09)
    for x in (jib * 0.55, jib * 0.95, -12):
        p.tube((0, 0, h + 8), (x, 0, h + 1.2), 0.05, 'dark', 4)
    for y in (-0.2, 0.2):
        p.tube((jib * 0.6, y, h), (jib * 0.6, y, h * 0.45), 0.03, 'dark', 4)
    p.box(jib * 0.6, 0, h * 0.45 - 1.2, 0.7, 0.4, 1.2, 'ember'), p.box(0, 0, 0, 6, 6, 1.0, 'concrete')
    return p


def ring_foundation(r=6.8, bars=60):
    p = Part('foundation')
    p.lathe([(r, 0), (r, 0.8), (r - 1.2, 0.8), (r - 1.2, 0.5), (0.01, 0.5)], 'concrete-pale', 48)
    for k in range(bars):
        a = k / bars * math.tau
        p.tube(((r - 0.5) * math.cos(a), (r - 0.5) * math.sin(a), 0.8), ((r - 0.5) * math.cos(a), (r - 0.5) * math.sin(a), 2.0), 0.03, 'zinc', 4)
    return p


def part_tank(r=6.0, h=14.0):
    """A tank whose upper courses are still missing, ringed by scaffold."""
    p = Part('part-tank')
    p.lathe([(r + 0.7, 0), (r + 0.7, 0.8), (r, 0.8)], 'concrete-pale', 48)
    p.lathe([(r, 0.8), (r, h), (r - 0.08, h), (r - 0.08, 1)], 'galvanised', 48)
    for z in np.arange(0.9, h, 2.25):
        p.band(0, 0, z, r, 0.10, 0.05, 'galvanised', 48)
    for z in np.arange(2.0, h + 2.1, 2.0):
        p.lathe([(r + 0.5, z), (r + 1.5, z), (r + 1.5, z + 0.06), (r + 0.5, z + 0.06)], 'wood', 32, smooth=False)
        for h2 in (0.5, 1.0):
            p.ring(0, 0, z + h2, r + 1.5, 0.03, 'galvanised', 32, 4)
    for k in range(20):
        a = k / 20 * math.tau
        for q in (r + 0.55, r + 1.5):
            p.tube((q * math.cos(a), q * math.sin(a), 0), (q * math.cos(a), q * math.sin(a), h + 3.2), 0.035, 'galvanised', 5)
    return p


def cabin(mat='cladding'):
    p = Part('cabin')
    p.box(0, 0, 0.3, 6, 2.4, 2.5, mat), p.box(0, 0, 2.8, 6.3, 2.7, 0.12, 'cladding-petrol')
    for x in (-1.8, 1.6):
        p.box(x, -1.22, 1.3, 1.3, 0.06, 0.9, 'window')
    p.box(0, -1.22, 0.35, 0.9, 0.06, 2.0, 'petrol')
    for x in (-2.6, 0, 2.6):
        p.box(x, 0, 0, 0.4, 2.2, 0.3, 'concrete')
    return p


def stake(flag='ember'):
    p = Part('stake')
    p.box(0, 0, 0, 0.05, 0.05, 1.5, 'wood')
    p.plate([(0.02, 0, 1.45), (0.45, 0.05, 1.40), (0.42, 0.02, 1.15), (0.02, 0, 1.18)], flag)
    return p
