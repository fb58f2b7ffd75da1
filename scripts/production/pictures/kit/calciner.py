"""The gas-suspension calciner: a steel tower of cyclones, furnace, ducts and hoppers, with its filter and stack."""

import numpy as np

from .mesh import Part, rounded
from .structures import stair_tower, steel_frame
from .vessels import stack


def cyclone(p, x, y, z, r, mat='steel', turn=0.0):
    """Cyclone whose cone ends at z."""
    with p.at(x, y, z, turn):
        p.lathe([(r * 0.16, 0), (r * 0.16, 0.4), (r, r * 2.3), (r, r * 4.1), (r * 0.45, r * 4.25), (r * 0.45, r * 5.0)], mat, 36)
        for k in (2.3, 3.2, 4.05):
            p.band(0, 0, r * k, r, 0.14, 0.10, 'galvanised', 36)
        for t in (0.35, 0.65):
            q = r * (0.16 + 0.84 * t)
            p.band(0, 0, 0.4 + (r * 2.3 - 0.4) * t, q, 0.1, 0.08, 'galvanised', 30)
        p.box(r * 0.75, r * 0.9, r * 3.1, r * 0.75, r * 2.2, r * 0.95, mat)
        p.tube((0, 0, -1.2), (0, 0, 0.2), r * 0.16, 'dark', 14)


def duct(p, points, r, mat='steel', elbow=2.5):
    pts = rounded(points, elbow, 8)
    p.path(pts, r, mat, 28)
    for a, b in zip(points, points[1:]):
        a, b = np.array(a, float), np.array(b, float)
        n = int(np.linalg.norm(b - a) / 3.2)
        t = (b - a) / np.linalg.norm(b - a)
        for i in range(1, n):
            q = a + (b - a) * i / n
            p.tube(q - t * 0.08, q + t * 0.08, r * 1.045, 'galvanised', 28)


def calciner(h=52.0, seed=2, with_stack=True):
    p, rng = Part('calciner'), np.random.default_rng(seed)
    levels = [round(h * k, 2) for k in (0.11, 0.22, 0.34, 0.46, 0.58, 0.70, 0.82, 0.93, 1.0)]
    xs, ys = [0, 7.5, 15.0, 22.5], [0, 7.0, 14.0]
    steel_frame(p, xs, ys, levels, size=0.46, skip=())
    stair_tower(p, 23.4, 1.0, levels[:-1], 0, width=3.0)
    # top steel: penthouse and hoist
    steel_frame_top = levels[-1]
    p.box(5.2, 7, steel_frame_top, 7.5, 9, 5.5, 'cladding')
    p.box(5.2, 7, steel_frame_top + 5.5, 8.2, 9.8, 0.4, 'cladding-petrol')
    p.box(5.2, 2.45, steel_frame_top + 2, 5, 0.08, 1.4, 'window')
    p.ibeam((12, 1, steel_frame_top + 6), (12, 16.5, steel_frame_top + 6), 0.4, 0.7, 'ember')
    for y in (2, 12):
        p.ibeam((12, y, steel_frame_top), (12, y, steel_frame_top + 6), 0.3, 0.3, 'petrol')
    # furnace and cyclones
    p.lathe([(0.8, 0), (2.9, 4.5), (2.9, 19), (1.2, 22), (1.2, 24)], 'steel', 44, 11.2, 7, 5)
    for z in np.arange(10, 24, 2.3):
        p.band(11.2, 7, z, 2.9, 0.18, 0.1, 'galvanised', 44)
    cyclone(p, 3.8, 3.8, h * 0.62, 2.5, 'steel', 0.3)
    cyclone(p, 3.8, 10.4, h * 0.47, 2.2, 'white', 1.4)
    cyclone(p, 18.8, 3.6, h * 0.66, 2.4, 'white', 2.6)
    cyclone(p, 18.8, 10.6, h * 0.40, 2.7, 'steel', 3.9)
    cyclone(p, 11.2, 3.2, h * 0.20, 1.8, 'white', 0.8)
    cyclone(p, 18.8, 3.6, h * 0.14, 2.0, 'steel', 5.0)
    cyclone(p, 3.8, 3.8, h * 0.12, 2.1, 'white', 2.2)
    duct(p, [(11.2, 7, 28), (11.2, 7, h * 0.70), (18.8, 10.6, h * 0.70 + 3)], 1.2, 'steel')
    duct(p, [(18.8, 10.6, h * 0.40 + 13), (18.8, 10.6, h * 0.86), (18.8, 3.6, h * 0.86 + 2), (18.8, 3.6, h * 0.66 + 12)], 1.0, 'white')
    duct(p, [(3.8, 3.8, h * 0.62 + 12), (3.8, 3.8, h + 3.5), (-3.5, 3.8, h + 3.5), (-3.5, 3.8, 14), (-9, 3.8, 14)], 1.25, 'steel', 3.2)
    duct(p, [(18.8, 3.6, h * 0.66 + 11), (18.8, -1.8, h * 0.9), (3.8, -1.8, h * 0.80), (3.8, 3.8, h * 0.78)], 0.8, 'steel')
    duct(p, [(3.8, 10.4, h * 0.47 + 11), (3.8, 16, h * 0.75), (11.2, 16, h * 0.55), (11.2, 7, h * 0.48)], 0.75, 'white')
    for k in range(14):
        x, y = rng.choice([-0.6, 23.1]), rng.uniform(0.8, 13.2)
        z0, z1 = sorted(rng.uniform(2, h, 2))
        p.path(rounded([(x + 1.5, y, z0), (x, y, z0), (x, y, z1), (x + 1.5, y, z1)], 0.4), rng.choice([0.08, 0.12, 0.18]), rng.choice(['steel', 'white', 'petrol', 'ember']), 8)
    for z in levels[:-1]:
        for _ in range(4):
            w, d, hh = rng.uniform(0.6, 1.8), rng.uniform(0.6, 1.6), rng.uniform(0.8, 2.0)
            p.box(rng.uniform(1.2, 21), rng.choice([0.6, 13.0]), z, w, d, hh, rng.choice(['petrol', 'galvanised', 'dark', 'ember', 'white']))
        for x in np.arange(1, 23, 5.4):
            p.tube((x, -0.55, z + 1.0), (x, -0.95, z + 2.4), 0.03, 'galvanised', 4)
            p.box(x, -1.0, z + 2.35, 0.5, 0.2, 0.12, 'lamp-soft')
    # electrostatic filter on legs beside the tower
    with p.at(-18, 0, 0):
        for x in (0, 6, 12):
            for y in (0, 8):
                p.ibeam((x - 2, y, 0), (x - 2, y, 9), 0.35, 0.35, 'petrol')
        for i in range(3):
            cx = -2 + 2.5 + i * 4.3
            p.lathe([(0.4, 0), (2.9, 4.0)], 'galvanised', 4, cx, 4, 5.2, smooth=False)
        p.box(4, 4, 9.0, 14.2, 9.2, 9.5, 'cladding')
        for i in range(7):
            p.beam((-3 + i * 2.3, -0.65, 9), (-3 + i * 2.3, -0.65, 18.5), 0.2, 0.2, 'galvanised')
        p.box(4, 4, 18.5, 14.8, 9.8, 0.3, 'grating')
        railing_box(p, -3.2, 11.2, -0.7, 8.7, 18.8)
        for i in range(6):
            p.cylinder(-1.5 + i * 2.2, 4, 18.8, 0.5, 1.3, 'petrol', 14)
    if with_stack:
        duct(p, [(-20, 4, 13), (-26, 4, 13), (-26, 4, 20)], 1.2, 'steel')
        with p.at(-28, 9):
            s = stack(h * 1.32, 2.2, bands=False, mat='white')
            _merge(p, s)
    return p


def railing_box(p, x0, x1, y0, y1, z):
    from .structures import railing
    railing(p, [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], closed=True)


def _merge(p, other):
    base = 0
    for v, (f, m, s) in zip(other.verts, other.faces):
        p.add(v, f - base, other.slots[m], s)
        base += len(v)
