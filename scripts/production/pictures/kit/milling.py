"""A ball mill for wet grinding: shell with liner bolts, conical heads, girth gear and guard, bearings, drive and feed."""
import math

import numpy as np

from .mesh import Part, rounded
from .structures import flange, ladder, railing

AXIS = 4.7
RADIUS = 2.5
HALF = 3.9


def turned(p, profile, mat, seg=72, start=0.0, arc=math.tau, smooth=True, y=0.0, z=AXIS):
    """Turn a profile of (x, radius) about a level axis; angles run from +y upwards."""
    full = abs(arc - math.tau) < 1e-6
    a = start + np.arange(seg if full else seg + 1) / seg * arc
    rings = [np.stack([np.full(len(a), x), y + r * np.cos(a), z + r * np.sin(a)], -1) for x, r in profile]
    if full:
        p.skin(rings, mat, smooth=smooth)
        return
    n, k = len(rings), len(a)
    i = np.arange(n * k).reshape(n, k)
    p.add(np.concatenate(rings), np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4), mat, smooth)


def bolt(p, at, out, r=0.06, h=0.11, mat='mill-bolt'):
    """A washer with its hexagonal nut and the end of the bolt, standing on a surface along `out`."""
    at, out = np.array(at, float), np.array(out, float)
    p.tube(at - out * 0.02, at + out * 0.025, r * 1.75, mat, 10)
    p.tube(at, at + out * h, r, mat, 6)
    p.tube(at, at + out * (h + 0.05), r * 0.5, mat, 6)


def ball_mill():
    """Axis along x, centred on 0; the gear end and discharge at -x, the feed at +x."""
    p = Part('ball-mill')
    _shell(p)
    _heads(p)
    _gear(p)
    for x in (-6.0, 6.0):
        _bearing(p, x)
    _drive(p)
    _discharge(p)
    _feed(p)
    return p


def _shell(p):
    r, l = RADIUS, HALF
    turned(p, [(-l, r), (l, r)], 'mill-shell', 96)
    # rows of liner bolts along the shell, with short welded bars between them
    for k in range(20):
        a = k / 20 * math.tau + 0.05
        out, side = np.array([0, math.cos(a), math.sin(a)]), np.array([0, -math.sin(a), math.cos(a)])
        centre = np.array([0, 0, AXIS]) + out * r
        for x in np.linspace(-l + 0.45, l - 0.45, 15):
            bolt(p, centre + (x, 0, 0), out)
        mid = centre + side * r * math.sin(math.pi / 20)
        for x in np.linspace(-l + 0.7, l - 0.7, 14)[::7]:
            p.beam(mid + (x - 0.5, 0, 0) - out * 0.03, mid + (x + 0.5, 0, 0) - out * 0.03, 0.02, 0.05, 'mill-shell')
    for x in (-1.3, 1.35):
        turned(p, [(x - 0.03, r), (x - 0.02, r + 0.018), (x + 0.02, r + 0.018), (x + 0.03, r)], 'mill-shell', 96)
    # manhole with its cover
    a = math.radians(155)
    out, side = np.array([0, math.cos(a), math.sin(a)]), np.array([0, -math.sin(a), math.cos(a)])
    c = np.array([1.9, 0, AXIS]) + out * (r - 0.02)
    for w, h, t, mat in ((0.62, 0.46, 0.10, 'mill-shell'), (0.50, 0.34, 0.17, 'mill-bolt')):
        p.add([c + (i * w, 0, 0) + side * j * h + out * k for k in (0, t) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))], [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], mat)
    for i in np.linspace(-0.54, 0.54, 5):
        for j in (-0.39, 0.39):
            bolt(p, c + (i, 0, 0) + side * j + out * 0.1, out, 0.04, 0.07)


def _heads(p):
    r, l = RADIUS, HALF
    for s in (-1, 1):
        # two flanges bolted face to face, with a bevel on each rim
        for x in (l - 0.16, l + 0.02):
            turned(p, [(s * x, r), (s * x, r + 0.27), (s * (x + 0.02), r + 0.30), (s * (x + 0.12), r + 0.30), (s * (x + 0.14), r + 0.27), (s * (x + 0.14), r - 0.3)], 'mill-shell', 96)
        for k in range(48):
            a = k / 48 * math.tau
            q = np.array([0, (r + 0.15) * math.cos(a), AXIS + (r + 0.15) * math.sin(a)])
            bolt(p, q + (s * (l + 0.16), 0, 0), (s, 0, 0), 0.045, 0.08), bolt(p, q + (s * (l - 0.16), 0, 0), (-s, 0, 0), 0.045, 0.08)
        slope = [(l + 0.16, r - 0.06), (l + 0.26, r - 0.12), (l + 1.05, 1.12), (l + 1.12, 1.02), (l + 1.18, 0.94), (l + 2.75, 0.94), (l + 2.75, 0.6)]
        turned(p, [(s * x, q) for x, q in slope], 'mill-shell', 72)
        turned(p, [(s * (l + 1.10), 0.95), (s * (l + 1.10), 1.34), (s * (l + 1.13), 1.37), (s * (l + 1.25), 1.37), (s * (l + 1.28), 1.34), (s * (l + 1.28), 0.9)], 'mill-bolt', 60)
        for k in range(20):
            a = k / 20 * math.tau
            bolt(p, (s * (l + 1.28), 1.18 * math.cos(a), AXIS + 1.18 * math.sin(a)), (s, 0, 0), 0.05, 0.09)
        tilt = np.array([r - 0.12 - 1.12, 0.79])
        tilt = tilt / np.linalg.norm(tilt)
        for t, n in ((0.16, 28), (0.46, 20), (0.76, 14)):
            x, q = l + 0.26 + 0.79 * t, r - 0.12 - (r - 0.12 - 1.12) * t
            for k in range(n):
                a = (k + 0.5) / n * math.tau
                bolt(p, (s * x, q * math.cos(a), AXIS + q * math.sin(a)), (s * tilt[0], tilt[1] * math.cos(a), tilt[1] * math.sin(a)), 0.055, 0.10)


def _gear(p):
    x, r = -HALF + 0.75, RADIUS + 0.62
    teeth, w = 148, 0.30
    prof = []
    for k in range(teeth):
        for t, q in ((0.0, r - 0.10), (0.30, r - 0.10), (0.42, r + 0.06), (0.70, r + 0.06)):
            prof.append(((k + t + 0.1) / teeth * math.tau, q))
    ang, rad = (np.array(v) for v in zip(*prof))
    ring = lambda o, g: np.stack([np.full(len(ang), x + o), (rad - g) * np.cos(ang), AXIS + (rad - g) * np.sin(ang)], -1)
    p.skin([ring(-w, 0), ring(w, 0)], 'mill-gear', smooth=False)
    for s in (-1, 1):
        turned(p, [(x + s * w, r - 0.10), (x + s * w, r - 0.34), (x + s * 0.12, r - 0.38), (x + s * 0.12, RADIUS)], 'mill-gear', 96)
    # guard: a channel of sheet steel in segments; an inspection opening behind bars shows the teeth
    g0, g1, h = RADIUS + 0.12, r + 0.34, 0.52
    lo, hi = math.radians(128), math.radians(162)
    turned(p, [(x - h, g0), (x - h, g1 - 0.03), (x - h + 0.03, g1), (x + h - 0.03, g1), (x + h, g1 - 0.03), (x + h, g0)], 'yellow', 90, hi, math.tau - (hi - lo))
    for o in (-h, h):
        turned(p, [(x + o * 0.94, g0), (x + o * 1.04, g0), (x + o * 1.04, g0 + 0.07), (x + o * 0.94, g0 + 0.07)], 'yellow', 90)
        turned(p, [(x + o * 0.98, g1 - 0.05), (x + o * 1.06, g1 - 0.05), (x + o * 1.06, g1 + 0.03), (x + o * 0.98, g1 + 0.03), (x + o * 0.98, g1 - 0.05)], 'yellow', 90)
    for k in range(12):
        a = hi + (math.tau - (hi - lo)) * k / 11
        for d in (-0.012, 0.012):
            c, s = math.cos(a + d), math.sin(a + d)
            for o in (-h - 0.03, h + 0.03):
                p.beam((x + o, g0 * c, AXIS + g0 * s), (x + o, (g1 + 0.08) * c, AXIS + (g1 + 0.08) * s), 0.05, 0.05, 'yellow')
            p.beam((x - h - 0.03, (g1 + 0.05) * c, AXIS + (g1 + 0.05) * s), (x + h + 0.03, (g1 + 0.05) * c, AXIS + (g1 + 0.05) * s), 0.05, 0.09, 'yellow')
        for q in np.linspace(g0 + 0.15, g1 - 0.05, 4):
            bolt(p, (x - h - 0.05, q * math.cos(a), AXIS + q * math.sin(a)), (-1, 0, 0), 0.03, 0.05), bolt(p, (x + h + 0.05, q * math.cos(a), AXIS + q * math.sin(a)), (1, 0, 0), 0.03, 0.05)
    for o in np.linspace(-h, h, 9):
        a = np.linspace(lo, hi, 9)
        p.path(np.stack([np.full(9, x + o), g1 * np.cos(a), AXIS + g1 * np.sin(a)], -1), 0.014, 'yellow', 5)
    for a in np.linspace(lo, hi, 9):
        p.path([(x + o, q * math.cos(a), AXIS + q * math.sin(a)) for o, q in ((h, g0), (h, g1), (-h, g1), (-h, g0))], 0.016, 'yellow', 5)
    for y in (-2.55, 2.55):
        p.box(x, y, 0, 1.5, 1.0, 1.5, 'concrete')
        for o in (-0.45, 0.45):
            p.ibeam((x + o, y, 1.5), (x + o, y * 0.93, AXIS - 2.1), 0.16, 0.16, 'yellow')


def _plinth(p, x, y, sx, sy, h, chamfer=0.09):
    """A concrete foundation with chamfered edges and a steel sole plate."""
    out = []
    for z, d in ((0, 0), (0.35, 0), (0.36, 0.12), (h - chamfer, 0.12), (h, 0.12 + chamfer)):
        a, b = sx / 2 + 0.12 - d, sy / 2 + 0.12 - d
        out.append(np.array([(x - a, y - b, z), (x + a, y - b, z), (x + a, y + b, z), (x - a, y + b, z)]))
    p.skin(out, 'concrete-stained', smooth=False, caps=True)
    p.box(x, y, h, sx - 0.4, sy - 0.4, 0.07, 'mill-bolt')


def _bearing(p, x):
    top = 3.0
    _plinth(p, x, 0, 1.9, 4.4, top)
    z = top + 0.07
    p.box(x, 0, z, 1.35, 3.5, 0.16, 'petrol')
    p.box(x, 0, z + 0.16, 1.05, 2.5, AXIS - z - 0.24, 'petrol')
    for y in (-1.45, 1.45):
        for o in (-0.5, 0.5):
            bolt(p, (x + o, y + (0.12 if y > 0 else -0.12), z + 0.16), (0, 0, 1), 0.07, 0.15)
        p.beam((x, y, z + 0.16), (x, y * 0.8, AXIS - 0.1), 0.10, 0.12, 'petrol')
    for s in (-1, 1):
        p.box(x, s * 1.42, AXIS - 0.10, 1.05, 0.36, 0.20, 'petrol')
        for o in (-0.35, 0.35):
            bolt(p, (x + o, s * 1.45, AXIS + 0.10), (0, 0, 1), 0.07, 0.16)
    turned(p, [(x - 0.52, 0.9), (x - 0.52, 1.26), (x - 0.47, 1.33), (x - 0.30, 1.35), (x + 0.30, 1.35), (x + 0.47, 1.33), (x + 0.52, 1.26), (x + 0.52, 0.9)], 'petrol', 40, 0, math.pi)
    for o in (-0.3, 0.3):
        turned(p, [(x + o - 0.05, 1.33), (x + o - 0.05, 1.42), (x + o + 0.05, 1.42), (x + o + 0.05, 1.33)], 'petrol', 40, 0.1, math.pi - 0.2)
    p.box(x, 0, AXIS + 1.33, 0.5, 0.6, 0.14, 'petrol'), p.tube((x, 0, AXIS + 1.45), (x, 0, AXIS + 1.62), 0.09, 'mill-bolt', 10)
    for s in (-0.18, 0.18):
        p.path(rounded([(x + s, -2.4, 0.2), (x + s, -2.4, 2.6), (x + s, -1.9, 3.4), (x + s, -1.27, 3.6)], 0.3), 0.045, 'steel', 8)


def _drive(p):
    """Pinion, gear box, couplings and motor on the near side, reaching out beyond the gear end."""
    y, z, x0 = -2.95, 2.75, -HALF + 0.75
    _plinth(p, x0 - 0.1, y - 0.1, 2.3, 1.6, 1.75), _plinth(p, x0 - 4.15, y - 0.15, 5.3, 2.6, 1.55)
    # pinion guard and its two bearings
    hood = [(-0.58, 0.0), (-0.58, 1.05), (-0.36, 1.42), (0.1, 1.62), (0.62, 1.62), (0.62, 0.0)]
    for o, g, w in ((0.0, 1.0, 0.86), (-0.38, 1.06, 0.06), (0.0, 1.06, 0.06), (0.38, 1.06, 0.06)):
        p.skin([[(x0 + o + e, y + 0.1 + a * g, 1.82 + b * g) for a, b in hood] for e in (-w / 2, w / 2)], 'yellow', caps=True)
    p.box(x0, y - 0.53, 2.2, 0.34, 0.03, 0.42, 'dark')
    for e in (-0.24, 0.24):
        for q in (1.98, 2.3, 2.62):
            bolt(p, (x0 + e, y - 0.48, q), (0, -1, 0), 0.025, 0.04)
    for o in (-0.85, 0.75):
        p.box(x0 + o, y, 1.82, 0.42, 1.05, 0.5, 'petrol')
        turned(p, [(x0 + o - 0.2, 0.1), (x0 + o - 0.2, 0.42), (x0 + o - 0.15, 0.47), (x0 + o + 0.15, 0.47), (x0 + o + 0.2, 0.42), (x0 + o + 0.2, 0.1)], 'petrol', 28, y=y, z=z)
    turned(p, [(x0 - 1.9, 0.16), (x0 + 1.0, 0.16), (x0 + 1.0, 0.01)], 'mill-bolt', 20, y=y, z=z)
    # coupling guards: half-round covers
    for xa, xb, r in ((x0 - 1.75, x0 - 1.12, 0.52), (x0 - 4.1, x0 - 3.55, 0.42)):
        turned(p, [(xa, 0.1), (xa, r), (xb, r), (xb, 0.1)], 'yellow', 28, y=y, z=z)
        for o in (xa + 0.06, xb - 0.06):
            turned(p, [(o - 0.03, r), (o - 0.03, r + 0.03), (o + 0.03, r + 0.03), (o + 0.03, r)], 'yellow', 28, y=y, z=z)
        p.box((xa + xb) / 2, y, 1.62, xb - xa, r * 1.9, z - 1.62, 'yellow')
    # gear box: lower and upper case, split flange, ribs, cooling pipes
    g = x0 - 2.65
    p.box(g, y - 0.05, 1.62, 1.65, 1.9, 0.12, 'petrol'), p.box(g, y - 0.05, 1.74, 1.45, 1.55, z - 1.80, 'petrol')
    p.box(g, y - 0.05, z - 0.07, 1.68, 1.85, 0.16, 'petrol')
    case = lambda h, a, b: np.array([(g + i * a, y - 0.05 + j * b, h) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
    p.skin([case(h, a, b) for h, a, b in ((z + 0.09, 0.72, 0.78), (z + 0.55, 0.70, 0.72), (z + 0.80, 0.55, 0.5), (z + 0.84, 0.48, 0.44))], 'petrol', smooth=False, caps=True)
    for o in np.linspace(-0.72, 0.72, 7):
        for s in (-0.98, 0.88):
            bolt(p, (g + o, y + s * 0.92, z + 0.09), (0, 0, 1), 0.04, 0.08)
    for o in (-0.5, -0.17, 0.17, 0.5):
        p.box(g + o, y - 0.05, 1.74, 0.07, 1.68, z - 1.82, 'petrol')
    p.box(g, y - 0.05, z + 0.84, 0.4, 0.4, 0.08, 'mill-bolt')
    p.path(rounded([(g + 0.3, y - 0.85, z + 0.3), (g + 0.3, y - 1.25, z + 0.3), (g + 0.3, y - 1.25, 1.7), (g - 1.4, y - 1.25, 1.7)], 0.2), 0.04, 'steel', 8)
    # motor with cooling ribs, end shields, air-to-air cooler and terminal box
    m0, m1, r = x0 - 6.45, x0 - 4.15, 0.86
    turned(p, [(m0, 0.1), (m0, r - 0.16), (m0 + 0.10, r - 0.03), (m0 + 0.22, r), (m1 - 0.22, r), (m1 - 0.10, r - 0.03), (m1, r - 0.20), (m1, 0.1)], 'ember', 48, y=y, z=z)
    for k in range(34):
        a = k / 34 * math.tau
        if math.sin(a) > 0.72:
            continue
        q = np.array([0, math.cos(a), math.sin(a)])
        c = np.array([0, y, z]) + q * (r + 0.035)
        p.beam(c + (m0 + 0.35, 0, 0), c + (m1 - 0.35, 0, 0), 0.025, 0.10, 'ember')
    for o in (m0 + 0.2, m1 - 0.2):
        turned(p, [(o - 0.06, r - 0.05), (o - 0.06, r + 0.07), (o + 0.06, r + 0.07), (o + 0.06, r - 0.05)], 'ember', 48, y=y, z=z)
    p.box((m0 + m1) / 2, y, 1.62, 1.9, 1.75, 0.24, 'dark')
    mid = (m0 + m1) / 2
    p.box(mid, y, z + r - 0.14, 1.7, 1.25, 0.28, 'ember'), p.box(mid, y, z + r + 0.14, 1.95, 1.35, 0.62, 'ember'), p.box(mid, y, z + r + 0.76, 2.02, 1.42, 0.06, 'dark')
    for k in range(9):
        p.box(mid, y - 0.69, z + r + 0.2 + k * 0.058, 1.7, 0.03, 0.025, 'dark'), p.box(mid - 0.99, y, z + r + 0.2 + k * 0.058, 0.03, 1.1, 0.025, 'dark')
    p.box(mid - 0.1, y - r - 0.2, z - 0.25, 0.7, 0.36, 0.6, 'ember'), p.box(mid - 0.1, y - r - 0.39, z - 0.21, 0.62, 0.03, 0.52, 'dark')
    p.path(rounded([(mid - 0.1, y - r - 0.2, z - 0.2), (mid - 0.1, y - r - 0.2, 0.35), (mid - 3, y - r - 0.2, 0.35)], 0.25), 0.06, 'dark', 8)
    turned(p, [(m0 - 0.16, 0.05), (m0 - 0.16, 0.52), (m0, 0.58)], 'dark', 32, y=y, z=z)
    railing(p, [(m0 - 0.9, y - 1.75, 0), (x0 + 1.4, y - 1.75, 0)], 'yellow', 1.1, 0.03), railing(p, [(m0 - 0.9, y - 1.75, 0), (m0 - 0.9, y + 1.4, 0)], 'yellow', 1.1, 0.03)


def _discharge(p):
    """Trommel screen under its hood and the slurry box it drains to."""
    x = -HALF - 2.7
    turned(p, [(x, 0.75), (x - 0.15, 1.0), (x - 1.7, 1.08), (x - 1.75, 0.9)], 'mill-gear', 48)
    for k in range(6):
        turned(p, [(x - 0.2 - k * 0.3, 1.0), (x - 0.2 - k * 0.3, 1.10), (x - 0.26 - k * 0.3, 1.10), (x - 0.26 - k * 0.3, 1.0)], 'mill-bolt', 48)
    turned(p, [(x - 0.05, 1.05), (x - 0.05, 1.42), (x - 1.95, 1.42), (x - 1.95, 0.1)], 'mill-shell', 36, -0.1, math.pi + 0.2)
    p.skin([np.array([(x - 1.0 - a, -b, h), (x - 1.0 + a, -b, h), (x - 1.0 + a, b, h), (x - 1.0 - a, b, h)]) for h, a, b in ((1.0, 0.6, 0.8), (2.6, 0.95, 1.42), (AXIS, 0.95, 1.42))], 'mill-shell', smooth=False)
    p.box(x - 1.0, 0, 0, 2.2, 3.0, 1.0, 'concrete-stained')
    p.path(rounded([(x - 1.0, 0.8, 1.3), (x - 1.0, 3.2, 1.3), (x - 1.0, 3.2, 9.5), (x - 1.0, 8.4, 9.5)], 0.6), 0.24, 'petrol', 16)
    for z in (3.2, 6.4):
        flange(p, (x - 1.0, 3.2, z), (0, 0, 1), 0.24, 'mill-bolt')


def _feed(p):
    """Feed spout, chute and an open hopper on its own steel, with the caustic line beside it."""
    x = HALF + 2.75
    c = x + 1.15
    p.path(rounded([(x - 0.05, 0, AXIS), (x + 0.5, 0, AXIS + 0.12), (c, 0, AXIS + 1.5), (c, 0, AXIS + 2.4)], 0.7), 0.62, 'mill-shell', 28)
    turned(p, [(x, 0.6), (x, 0.9), (x + 0.1, 0.9), (x + 0.1, 0.6)], 'mill-bolt', 36)
    sq = lambda a, z: np.array([(c - a, -a, z), (c + a, -a, z), (c + a, a, z), (c - a, a, z)])
    p.skin([sq(0.55, AXIS + 2.2), sq(1.55, AXIS + 4.1), sq(1.55, AXIS + 5.0)], 'mill-shell', smooth=False)
    for a, z in ((0.62, AXIS + 2.35), (1.12, AXIS + 3.2), (1.60, AXIS + 4.1), (1.62, AXIS + 4.95)):
        q = sq(a, z)
        for i in range(4):
            p.beam(q[i], q[(i + 1) % 4], 0.10, 0.12, 'mill-shell')
    for i in (-1, -0.33, 0.33, 1):
        for s in (-1, 1):
            p.beam((c + i * 0.55, s * 0.60, AXIS + 2.3), (c + i * 1.55, s * 1.58, AXIS + 4.1), 0.05, 0.10, 'mill-shell'), p.beam((c + s * 0.60, i * 0.55, AXIS + 2.3), (c + s * 1.58, i * 1.55, AXIS + 4.1), 0.05, 0.10, 'mill-shell')
    for sx in (-2.0, 2.0):
        for sy in (-2.0, 2.0):
            p.ibeam((c + sx, sy, 0), (c + sx, sy, AXIS + 4.0), 0.28, 0.28, 'petrol'), p.box(c + sx, sy, 0, 0.8, 0.8, 0.45, 'concrete-stained')
    z = AXIS + 3.0
    for s in (-2.0, 2.0):
        p.ibeam((c - 2.0, s, AXIS + 3.9), (c + 2.0, s, AXIS + 3.9), 0.22, 0.34, 'petrol'), p.ibeam((c + s, -2.0, AXIS + 3.9), (c + s, 2.0, AXIS + 3.9), 0.22, 0.34, 'petrol')
        p.ibeam((c - 3.2, s * 1.55, z - 0.2), (c + 3.2, s * 1.55, z - 0.2), 0.2, 0.32, 'petrol'), p.ibeam((c + s, -3.1, z - 0.2), (c + s, 3.1, z - 0.2), 0.2, 0.32, 'petrol')
        p.beam((c + s, -2.0, 0.5), (c + s, 2.0, 4.6), 0.1, 0.1, 'petrol'), p.beam((c + s, 2.0, 0.5), (c + s, -2.0, 4.6), 0.1, 0.1, 'petrol')
        p.ibeam((c + s, -2.0, 4.6), (c + s, 2.0, 4.6), 0.18, 0.24, 'petrol')
        p.box(c, s * 1.22, z - 0.05, 6.4, 1.35, 0.06, 'grating'), p.box(c + s * 1.3, 0, z - 0.05, 1.4, 2.0, 0.06, 'grating')
    railing(p, [(c - 3.2, -3.1, z), (c + 3.2, -3.1, z), (c + 3.2, 3.1, z)], 'yellow', 1.1, 0.03), railing(p, [(c - 3.2, 3.1, z), (c - 3.2, -3.1, z)], 'yellow', 1.1, 0.03)
    ladder(p, c + 2.6, -3.15, 0, z, -math.pi / 2, 'yellow')
    p.path(rounded([(c - 0.9, 8.4, AXIS + 2.7), (c - 0.9, 2.6, AXIS + 2.7), (c - 0.9, 2.6, AXIS + 1.2), (c - 0.3, 0.5, AXIS + 1.0)], 0.5), 0.16, 'steel', 14)


def belt(a, b, width=1.1, legs=()):
    """An open troughed belt with its load of ore, idlers, stringers and a walkway on the far side."""
    p = Part('belt')
    a, b = np.array(a, float), np.array(b, float)
    t = (b - a) / np.linalg.norm(b - a)
    w = np.cross(t, (0, 0, 1.0))
    w /= np.linalg.norm(w)
    u = np.cross(w, t)
    n, k = max(40, int(np.linalg.norm(b - a) / 0.12)), 13
    r = np.random.default_rng(4)
    s, v = np.meshgrid(np.linspace(0, 1, n), np.linspace(-1, 1, k), indexing='ij')
    i = np.arange(n * k).reshape(n, k)
    f = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)
    base = a + s[..., None] * (b - a)
    trough = np.maximum(np.abs(v) - 0.38, 0) * 0.42
    sheet = base + w * (v * width / 2 * 0.95)[..., None] + u * trough[..., None]
    p.add(sheet.reshape(-1, 3), f, 'rubber', True)
    heap = 0.08 + 0.34 * np.clip(1 - (v / 0.82) ** 2, 0, 1) + r.normal(0, 0.03, v.shape)
    p.add((base + w * (v * width / 2 * 0.82)[..., None] + u * heap[..., None]).reshape(-1, 3), f, 'bauxite')
    for q in np.linspace(0.02, 0.98, max(3, int(np.linalg.norm(b - a) / 1.2))):
        c = a + (b - a) * q
        for side in (-1, 1):
            p.tube(c + w * side * 0.22 - u * 0.07, c + w * side * width * 0.52 + u * 0.2, 0.07, 'mill-bolt', 8)
            p.beam(c + w * side * width * 0.6 - u * 0.35, c + w * side * width * 0.6 + u * 0.22, 0.07, 0.07, 'petrol')
        p.tube(c - w * 0.22 - u * 0.07, c + w * 0.22 - u * 0.07, 0.07, 'mill-bolt', 8)
        p.tube(c - w * width * 0.5 - u * 0.42, c + w * width * 0.5 - u * 0.42, 0.06, 'mill-bolt', 8)
    for side in (-1, 1):
        o = w * side * width * 0.6
        p.ibeam(a + o - u * 0.42, b + o - u * 0.42, 0.14, 0.28, 'petrol')
    p.tube(b - w * width * 0.6 - u * 0.2, b + w * width * 0.6 - u * 0.2, 0.34, 'mill-bolt', 24)
    o = w * (width * 0.6 + 0.5)
    p.beam(a + o - u * 0.3, b + o - u * 0.3, 0.8, 0.05, 'grating'), railing(p, [a + o + w * 0.4 - u * 0.3, b + o + w * 0.4 - u * 0.3], 'yellow', 1.1, 0.03)
    for q in legs:
        c = a + (b - a) * q
        for side in (-1, 1):
            p.ibeam((c + w * side * 0.7)[:2].tolist() + [0], c + w * side * 0.7 - u * 0.5, 0.22, 0.22, 'petrol')
    return p
