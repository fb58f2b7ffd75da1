"""Tanks, thickeners, silos, domes, autoclaves and stacks."""
import math

import numpy as np

from .mesh import Part, rounded
from .structures import ladder, railing, round_railing, spiral_stair, valve


def precipitator(r=6.0, h=27.0, stair=False, seed=1, mat='white'):
    """Tall agitated tank: course bands, stiffeners, agitator on a bridge, overflow launder and risers."""
    p, rng = Part('precipitator'), np.random.default_rng(seed)
    p.lathe([(r + 0.7, 0), (r + 0.7, 0.8), (r + 0.1, 0.9), (r, 0.9)], 'concrete', 48)
    p.lathe([(r, 0.8), (r, h)], mat, 64)
    for z in np.arange(0.9, h, 2.25):
        p.band(0, 0, z, r, 0.10, 0.05, mat, 64)
    for k in range(20):
        a = k / 20 * math.tau
        p.beam((math.cos(a) * (r + 0.04), math.sin(a) * (r + 0.04), 1), (math.cos(a) * (r + 0.04), math.sin(a) * (r + 0.04), h - 0.6), 0.10, 0.07, mat)
    p.band(0, 0, h - 1.3, r, 0.25, 0.22, 'galvanised', 64)
    p.lathe([(r + 0.15, h), (r * 0.5, h + 0.45), (0.01, h + 0.6)], 'galvanised', 48)
    # walkway ring
    p.lathe([(r, h - 0.05), (r + 1.25, h - 0.05), (r + 1.25, h + 0.05), (r, h + 0.05)], 'grating', 48, smooth=False)
    round_railing(p, 0, 0, h + 0.05, r + 1.2)
    for k in range(16):
        a = k / 16 * math.tau
        c, s = math.cos(a), math.sin(a)
        p.beam((c * r, s * r, h - 1.1), (c * (r + 1.2), s * (r + 1.2), h - 0.12), 0.08, 0.1, 'galvanised')
    # agitator bridge and drive
    for s in (-0.9, 0.9):
        p.ibeam((-r - 0.8, s, h + 0.9), (r + 0.8, s, h + 0.9), 0.25, 0.6, 'petrol')
    p.box(0, 0, h + 1.2, 3.4, 2.6, 0.12, 'grating')
    railing(p, [(-1.7, -1.3, h + 1.3), (1.7, -1.3, h + 1.3), (1.7, 1.3, h + 1.3), (-1.7, 1.3, h + 1.3)], closed=True)
    p.cylinder(0, 0, h + 1.3, 0.75, 1.1, 'petrol', 20)
    p.cylinder(0, 0, h + 2.4, 0.45, 0.5, 'dark', 18)
    p.cylinder(0, 0, h + 2.9, 0.52, 1.5, 'ember', 20)
    p.lathe([(0.4, 0), (0.56, 0.05), (0.56, 0.3), (0.05, 0.36)], 'dark', 18, 0, 0, h + 4.4)
    # risers and drop pipes
    for k in range(3):
        a = rng.uniform(0, math.tau)
        c, s, q = math.cos(a), math.sin(a), rng.choice([0.14, 0.2, 0.28])
        m = rng.choice(['steel', 'galvanised', 'white'])
        e = r + 0.35 + q
        p.path(rounded([(c * (r - 1), s * (r - 1), h + 0.9), (c * e, s * e, h + 0.9), (c * e, s * e, 1.4), (c * (e + 2), s * (e + 2), 1.4)], 0.6), q, m, 12)
        for z in np.arange(3, h - 1, 4.5):
            p.beam((c * r, s * r, z), (c * e, s * e, z), 0.12, 0.1, 'galvanised')
            p.band(c * e, s * e, z, q, 0.15, 0.03, 'dark', 14)
        valve(p, c * (e + 1), s * (e + 1), 1.4, q * 0.9)
    a = rng.uniform(0, math.tau)
    p.tube((math.cos(a) * (r - 0.2), math.sin(a) * (r - 0.2), 1.9), (math.cos(a) * (r + 0.4), math.sin(a) * (r + 0.4), 1.9), 0.5, 'galvanised', 18)
    if stair:
        spiral_stair(p, 0, 0, r + 0.05, 0.9, h, rng.uniform(0, 6))
    else:
        b = rng.uniform(0, math.tau)
        ladder(p, math.cos(b) * r, math.sin(b) * r, 0.9, h, b)
    return p


def thickener(r=19.0, h=7.5, holds='liquor'):
    """Wide settler with a truss bridge, centre drive and overflow channel."""
    p = Part('thickener')
    p.lathe([(r + 0.5, 0), (r + 0.5, 0.7), (r, 0.7)], 'concrete', 72)
    p.lathe([(r, 0.6), (r, h), (r - 0.3, h), (r - 0.3, h - 1.0)], 'white', 96)
    p.lathe([(r - 0.25, h - 0.7), (0.01, h - 0.7)], holds, 72)
    for z in np.arange(1.2, h, 2.0):
        p.band(0, 0, z, r, 0.12, 0.10, 'white', 96)
    for k in range(36):
        a = k / 36 * math.tau
        p.beam((math.cos(a) * (r + 0.1), math.sin(a) * (r + 0.1), 0.7), (math.cos(a) * (r + 0.1), math.sin(a) * (r + 0.1), h - 0.2), 0.14, 0.16, 'white')
    p.lathe([(r, h - 0.05), (r + 1.1, h - 0.05), (r + 1.1, h + 0.03), (r, h + 0.03)], 'grating', 72, smooth=False)
    round_railing(p, 0, 0, h, r + 1.05, seg=72)
    for s in (-1.1, 1.1):
        for z in (h + 0.5, h + 2.3):
            p.ibeam((-r - 1, s, z), (r + 1, s, z), 0.25, 0.3, 'petrol')
        n = int(r * 2 / 2.6)
        for i in range(n):
            x0, x1 = -r + i * 2 * r / n, -r + (i + 1) * 2 * r / n
            p.beam((x0, s, h + 0.5), (x0, s, h + 2.3), 0.12, 0.12, 'petrol')
            p.beam((x0, s, h + 0.5 + 1.8 * (i % 2)), (x1, s, h + 2.3 - 1.8 * (i % 2)), 0.1, 0.1, 'petrol')
    p.box(0, 0, h + 0.6, 2 * r, 2, 0.06, 'grating')
    p.cylinder(0, 0, h + 0.6, 1.5, 1.4, 'petrol', 24)
    p.cylinder(0, 0, h + 2.0, 0.8, 1.6, 'ember', 20)
    p.box(0, 0, h + 3.9, 5, 4, 0.15, 'cladding-petrol')
    for x in (-2.2, 2.2):
        for y in (-1.7, 1.7):
            p.tube((x, y, h + 0.6), (x, y, h + 3.9), 0.08, 'petrol', 6)
    spiral_stair(p, 0, 0, r + 0.1, 0.4, h, 2.2)
    return p


def silo(r=9.0, h=34.0, mat='concrete-pale'):
    p = Part('silo')
    p.lathe([(r + 0.4, 0), (r + 0.4, 1.0), (r, 1.0), (r, h), (r + 0.25, h), (r + 0.25, h + 0.8), (r * 0.25, h + 3.6), (0.01, h + 3.7)], mat, 72)
    for z in np.arange(4, h, 3.8):
        p.band(0, 0, z, r, 0.05, 0.03, 'concrete', 72)
    round_railing(p, 0, 0, h + 0.8, r + 0.1, seg=60)
    p.box(0, 0, h + 3.0, 5, 5, 4.2, 'cladding')
    p.box(0, 0, h + 7.2, 5.6, 5.6, 0.25, 'cladding-petrol')
    p.box(0, -2.53, h + 4.6, 3.4, 0.06, 1.0, 'window')
    for a in (0.8, 2.4, 4.4):
        p.cylinder(math.cos(a) * r * 0.7, math.sin(a) * r * 0.7, h + 1.2, 0.6, 2.4, 'galvanised', 16)
    spiral_stair(p, 0, 0, r + 0.1, 1, h + 0.8, 3.6)
    p.box(r * 0.0, -r, 0, 5, 1.2, 6.5, 'petrol')
    return p


def dome(r=28.0, mat='white-clean'):
    """Storage dome with panel ribs, base ring, crown house and a portal."""
    p = Part('dome')
    prof = [(r * math.cos(t), 3.5 + r * 0.72 * math.sin(t)) for t in np.linspace(0, math.pi / 2 - 0.03, 26)]
    p.lathe([(r + 0.5, 0), (r + 0.5, 3.4), (r, 3.5)], 'concrete-pale', 96)
    p.lathe(prof, mat, 96)
    for k in range(32):
        a = k / 32 * math.tau
        p.path([(q * 1.003 * math.cos(a), q * 1.003 * math.sin(a), z) for q, z in prof], 0.07, 'galvanised', 4)
    for t in np.linspace(0.14, 1.3, 8):
        q, z = r * math.cos(t) * 1.003, 3.5 + r * 0.72 * math.sin(t)
        p.ring(0, 0, z, q, 0.06, 'galvanised', 96, 4)
    top = 3.5 + r * 0.72
    p.cylinder(0, 0, top - 0.8, 3.6, 3.6, 'cladding', 28)
    p.lathe([(4.0, 0), (0.05, 1.2)], 'cladding-petrol', 28, 0, 0, top + 2.8)
    round_railing(p, 0, 0, top - 0.4, 4.4, seg=28)
    p.box(0, -r + 1.2, 0, 9, 5, 7.5, 'cladding')
    p.box(0, -r - 1.35, 0, 7, 0.2, 6.2, 'cladding-petrol')
    return p


def autoclave(r=1.9, h=13.0):
    """Insulated pressure vessel with domed heads on a skirt."""
    p = Part('autoclave')
    head = [(r * math.cos(t), r * 0.6 * math.sin(t)) for t in np.linspace(0, 1.55, 8)]
    p.lathe([(r * 0.9, 0), (r * 0.9, 2.0)], 'petrol', 32)
    p.lathe([(r * 0.3, 1.4), (r, 2.4), (r, h)] + [(q, h + z) for q, z in head], 'steel', 40)
    for z in np.arange(2.6, h, 1.25):
        p.band(0, 0, z, r, 0.07, 0.025, 'galvanised', 40)
    p.cylinder(0, 0, h + r * 0.55, 0.45, 0.9, 'dark', 16)
    p.cylinder(0, 0, h + r * 0.55 + 0.9, 0.4, 1.2, 'ember', 16)
    p.path(rounded([(r * 0.5, 0, h + 0.8), (r * 0.5, 0, h + 2), (r + 1.4, 0, h + 2), (r + 1.4, 0, 3)], 0.7), 0.22, 'white', 12)
    valve(p, r + 1.4, 0, 3, 0.2)
    p.lathe([(r, h - 0.6), (r + 1.0, h - 0.6), (r + 1.0, h - 0.52), (r, h - 0.52)], 'grating', 28, smooth=False)
    round_railing(p, 0, 0, h - 0.5, r + 0.95, seg=20)
    ladder(p, 0, r, 0.4, h, math.pi / 2)
    return p


def stack(h=95.0, r=3.1, bands=True, mat='concrete-pale'):
    """Chimney with red and white bands near the top, platforms, ladder and obstacle lamps."""
    p = Part('stack')
    at = lambda z: r * (1 - 0.38 * z / h)
    p.lathe([(at(z), z) for z in np.linspace(0, h * 0.62, 16)], mat, 48)
    for i in range(7):
        z0, z1 = h * (0.62 + 0.38 * i / 7), h * (0.62 + 0.38 * (i + 1) / 7)
        p.lathe([(at(z0), z0), (at(z1), z1)], ('red-band' if i % 2 == 0 else 'white') if bands else mat, 48)
    p.lathe([(at(h), h), (at(h) + 0.25, h), (at(h) + 0.25, h + 0.7), (at(h) - 0.25, h + 0.7), (at(h) - 0.3, h - 2)], 'dark', 48)
    for z in (h * 0.34, h * 0.62, h * 0.93):
        q = at(z)
        p.lathe([(q, z), (q + 1.2, z), (q + 1.2, z + 0.1), (q, z + 0.1)], 'grating', 32, smooth=False)
        round_railing(p, 0, 0, z + 0.1, q + 1.15, seg=24)
        for k in range(4):
            a = k * math.pi / 2 + 0.4
            p.box(math.cos(a) * (q + 1.2), math.sin(a) * (q + 1.2), z + 1.1, 0.35, 0.35, 0.5, 'lamp-red' if z > h * 0.9 else 'dark')
    for i, (z0, z1) in enumerate(((1, h * 0.34), (h * 0.34, h * 0.62), (h * 0.62, h * 0.93))):
        ladder(p, at(z0) * 0.99, 0, z0, z1 - 1, 0.0)
    p.box(0, 0, 0, r * 3, r * 3, 1.0, 'concrete')
    return p


def storage_tank(r=11.0, h=11.0, mat='white'):
    p = Part('storage-tank')
    p.lathe([(r + 0.6, 0), (r + 0.6, 0.4), (r, 0.4), (r, h), (r + 0.15, h), (0.01, h + r * 0.13)], mat, 72)
    for z in np.arange(2.2, h, 2.0):
        p.band(0, 0, z, r, 0.05, 0.03, mat, 72)
    p.band(0, 0, h - 0.8, r, 0.18, 0.16, 'galvanised', 72)
    round_railing(p, 0, 0, h + 0.05, r - 0.05, seg=48)
    spiral_stair(p, 0, 0, r + 0.05, 0.4, h, 3.9)
    p.path(rounded([(0, -r + 1, h + 0.8), (0, -r - 0.6, h + 0.8), (0, -r - 0.6, 0.9), (0, -r - 4, 0.9)], 0.6), 0.16, 'steel', 10)
    valve(p, 0, -r - 0.6, 1.0, 0.15)
    return p
