"""Trucks, excavators, ships and the jetty."""
import math

import numpy as np

from .mesh import Part, rounded
from .structures import railing


def wheel(p, x, y, r=1.15, w=0.8, z=None):
    z = r if z is None else z
    a = np.arange(28) / 28 * math.tau
    ring = lambda q, o: np.stack([x + q * np.cos(a), np.full(28, y + o), z + q * np.sin(a)], -1)
    h = w / 2
    prof = [(0.01, -h * 0.55), (r * 0.48, -h * 0.55), (r * 0.52, -h), (r * 0.9, -h), (r, -h * 0.7), (r, h * 0.7), (r * 0.9, h), (r * 0.52, h), (r * 0.48, h * 0.55), (0.01, h * 0.55)]
    p.skin([ring(q, o) for q, o in prof[1:9]], 'rubber')
    p.skin([ring(q, o) for q, o in prof[:3]], 'yellow'), p.skin([ring(q, o) for q, o in prof[7:]], 'yellow')
    for k in range(18):
        b = k / 18 * math.tau
        p.beam((x + r * math.cos(b), y - h * 0.85, z + r * math.sin(b)), (x + r * math.cos(b + 0.1), y + h * 0.85, z + r * math.sin(b + 0.1)), 0.14, 0.10, 'rubber')
    for k in range(8):
        b = k / 8 * math.tau
        for s in (-1, 1):
            p.tube((x + r * 0.3 * math.cos(b), y + s * h * 0.5, z + r * 0.3 * math.sin(b)), (x + r * 0.3 * math.cos(b), y + s * h * 0.66, z + r * 0.3 * math.sin(b)), 0.05, 'dark', 6)


def prism(p, outline, y0, y1, mat):
    """A side outline of (x, z) points drawn out across the vehicle."""
    n = len(outline)
    v = [(x, y0, z) for x, z in outline] + [(x, y1, z) for x, z in outline]
    p.add(v, [list(range(n))], mat), p.add(v, [list(range(2 * n - 1, n - 1, -1))], mat)
    p.add(v, [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)], mat)


def haul_truck(load=True, paint='yellow', tip=0.0):
    """Rigid dump truck facing +x, about 9.5 m; `tip` raises its body by so many radians and lets the load slide."""
    p = Part('haul-truck')
    for y in (-1.75, 1.75):
        wheel(p, 3.0, y, 1.15, 0.85)
        wheel(p, -2.2, y, 1.15, 0.85), wheel(p, -2.2, y * 0.52, 1.15, 0.75)
    for y in (-0.7, 0.7):
        p.beam((-4.0, y, 1.5), (4.4, y, 1.5), 0.35, 0.55, paint)
    p.tube((3.0, -1.6, 1.15), (3.0, 1.6, 1.15), 0.22, 'dark'), p.tube((-2.2, -1.6, 1.15), (-2.2, 1.6, 1.15), 0.34, 'dark')
    prism(p, [(3.2, 1.7), (4.9, 1.7), (4.9, 3.1), (3.2, 3.2)], -1.3, 1.3, paint)
    p.box(4.95, 0, 1.9, 0.08, 2.0, 1.1, 'dark')
    for k in range(6):
        p.box(5.0, 0, 2.0 + k * 0.17, 0.06, 1.9, 0.04, 'steel')
    p.box(4.4, 0, 1.15, 1.2, 3.6, 0.5, paint)
    for y in (-1.45, 1.45):
        p.tube((5.02, y, 1.45), (5.08, y, 1.45), 0.16, 'lamp-soft', 14)
    p.box(3.4, 0, 3.2, 2.6, 4.2, 0.10, paint)
    prism(p, [(2.4, 3.3), (3.9, 3.3), (3.75, 4.75), (2.4, 4.85)], 0.35, 1.85, paint)
    prism(p, [(2.6, 3.75), (3.92, 3.75), (3.80, 4.6), (2.6, 4.65)], 0.30, 1.90, 'window')
    prism(p, [(3.85, 3.7), (3.97, 3.7), (3.83, 4.62), (3.75, 4.62)], 0.5, 1.7, 'window')
    railing(p, [(4.65, -2.05, 3.3), (4.65, 2.05, 3.3), (2.3, 2.05, 3.3)], 'yellow', 1.0)
    railing(p, [(4.65, -2.05, 3.3), (2.3, -2.05, 3.3)], 'yellow', 1.0)
    for s in (-1, 1):
        p.beam((5.05, s * 1.0, 1.2), (4.75, s * 1.9, 3.3), 0.05, 0.06, 'yellow'), p.beam((5.05, s * 1.5, 1.2), (4.75, s * 2.05, 3.3), 0.05, 0.06, 'yellow')
        for k in range(6):
            t = (k + 0.5) / 6
            p.beam((5.05 - 0.3 * t, s * (1.0 + 0.9 * t), 1.2 + 2.1 * t), (5.05 - 0.3 * t, s * (1.5 + 0.55 * t), 1.2 + 2.1 * t), 0.16, 0.03, 'dark')
    if tip:
        for y in (-0.75, 0.75):
            foot, head = np.array([0.9, y, 1.7]), np.insert(_raised(0.6, 2.4, tip), 1, y)
            p.tube(foot, foot + (head - foot) * 0.55, 0.20, 'dark', 12), p.tube(foot, head, 0.13, 'steel', 12)
    p.stack.append(p.stack[-1] @ _tilt(tip))
    _dump_body(p, load, paint, tip)
    p.stack.pop()
    return p


HINGE = (-3.6, 2.6)


def _tilt(angle):
    """Turns the dump body about its hinge, front end up."""
    c, s, (x, z) = math.cos(angle), math.sin(angle), HINGE
    return np.array([[c, 0, -s, x - c * x + s * z], [0, 1, 0, 0], [s, 0, c, z - s * x - c * z], [0, 0, 0, 1]])


def _raised(x, z, angle):
    q = _tilt(angle) @ np.array([x, 0, z, 1])
    return q[0], q[2]


def _dump_body(p, load, paint, tip):
    """Floor, sides, canopy and ribs of the body, and what it carries."""
    out, inn = [(-4.6, 3.0), (1.6, 2.3), (2.3, 4.9), (4.6, 5.15), (4.6, 5.3), (2.0, 5.15), (-4.9, 4.55)], 0.14
    for s in (-1, 1):
        prism(p, out, s * 2.05 - inn / 2, s * 2.05 + inn / 2, paint)
        for x in (-4.0, -2.7, -1.4, -0.1, 1.2):
            p.beam((x, s * 2.2, 2.75 - (x + 4.6) * 0.1), (x, s * 2.2, 4.7), 0.22, 0.18, paint)
        p.beam((-4.9, s * 2.15, 4.6), (2.1, s * 2.15, 5.2), 0.25, 0.2, paint)
    p.plate([(-4.6, -2.05, 3.0), (1.6, -2.05, 2.3), (1.6, 2.05, 2.3), (-4.6, 2.05, 3.0)], paint)
    p.plate([(1.6, -2.05, 2.3), (2.3, -2.05, 4.9), (2.3, 2.05, 4.9), (1.6, 2.05, 2.3)], paint)
    p.box(3.35, 0, 5.12, 2.6, 4.2, 0.12, paint)
    if load:
        x, y = np.meshgrid(np.linspace(-4.6, 2.1, 34), np.linspace(-2, 2, 24))
        rng = np.random.default_rng(3)
        z = 4.35 + 0.09 * (x + 4) + 1.0 * np.exp(-((x + 1) / 2.6) ** 2 - (y / 1.5) ** 2) + rng.normal(0, 0.07, x.shape)
        if tip:
            z = 3.0 - 0.11 * (x + 4.6) + 1.25 * np.clip((0.4 - x) / 4, 0, 1) * (1 - (y / 2.6) ** 2) + 0.05 + rng.normal(0, 0.06, x.shape)
        i = np.arange(34 * 24).reshape(24, 34)
        p.add(np.stack([x, y, z], -1).reshape(-1, 3), np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4), 'bauxite', False)


def excavator(reach=0.5, paint='ember'):
    """Tracked excavator facing +x."""
    p = Part('excavator')
    for y in (-1.5, 1.5):
        a = [(-2.2, 0.5), (-1.9, 0.12), (1.9, 0.12), (2.2, 0.5), (2.0, 0.95), (-2.0, 0.95)]
        prism(p, a, y - 0.34, y + 0.34, 'dark')
        pts = np.array(a + a[:1])
        for q, e in zip(pts, pts[1:]):
            n = max(2, int(np.hypot(*(e - q)) / 0.2))
            for i in range(n):
                c = q + (e - q) * i / n
                p.box(c[0], y, c[1] - 0.06, 0.12, 0.80, 0.12, 'rubber')
        for x in np.linspace(-1.6, 1.6, 7):
            p.tube((x, y - 0.38, 0.32), (x, y + 0.38, 0.32), 0.18, 'steel', 12)
    p.box(0, 0, 0.6, 2.4, 2.4, 0.5, 'dark'), p.cylinder(0, 0, 1.0, 1.0, 0.25, 'steel')
    prism(p, [(-2.9, 1.25), (1.3, 1.25), (1.3, 2.1), (-0.2, 2.5), (-2.7, 2.5), (-3.0, 2.1)], -1.35, 0.25, paint)
    prism(p, [(-2.9, 1.25), (0.2, 1.25), (0.2, 2.35), (-2.7, 2.4)], 0.25, 1.4, paint)
    prism(p, [(-3.1, 1.2), (-2.3, 1.2), (-2.3, 2.2), (-2.95, 2.2)], -1.4, 1.42, 'dark')
    prism(p, [(0.1, 1.3), (1.7, 1.3), (1.75, 2.2), (1.35, 3.05), (0.1, 3.05)], 0.5, 1.4, 'dark')
    prism(p, [(0.25, 1.8), (1.72, 1.8), (1.70, 2.2), (1.35, 2.92), (0.25, 2.92)], 0.47, 1.43, 'window')
    for k in range(5):
        p.box(-2.3 + k * 0.3, -1.37, 1.7, 0.2, 0.04, 0.5, 'dark')
    p.tube((-1.6, -0.5, 2.5), (-1.6, -0.5, 3.1), 0.09, 'dark')
    railing(p, [(-2.6, -1.3, 2.45), (-0.4, -1.3, 2.45)], 'galvanised', 0.8)
    shoulder, elbow = np.array((1.0, -0.3, 1.7)), np.array((4.2 + reach, -0.3, 4.4 - reach * 0.6))
    mid = np.array((2.5, -0.3, 4.6))
    tip = elbow + (1.2 * reach + 0.7, 0, -2.9)
    for a, b, h0, h1 in ((shoulder, mid, 0.62, 0.8), (mid, elbow, 0.8, 0.5), (elbow, tip, 0.6, 0.36)):
        d = (b - a) / np.linalg.norm(b - a)
        n = np.array((-d[2], 0, d[0]))
        v = [a + n * h0 / 2, a - n * h0 / 2, b - n * h1 / 2, b + n * h1 / 2]
        prism(p, [(q[0], q[2]) for q in v], -0.55, -0.05, paint)
        p.tube(b + (0, -0.35, 0), b + (0, 0.35, 0), 0.17, 'steel', 12)
    for a, b in (((1.4, -0.3, 1.3), mid + (0.3, 0, -0.5)), (mid + (0.3, 0, 0.55), elbow + (0.1, 0, 0.45)), (elbow + (0.35, 0, -0.2), tip + (0.1, 0, 0.7))):
        a, b = np.array(a, float), np.array(b, float)
        p.tube(a, a + (b - a) * 0.6, 0.11, paint, 10), p.tube(a + (b - a) * 0.6, b, 0.06, 'steel', 10)
    bx = [(0.0, 0.3), (0.55, 0.1), (0.7, -0.5), (0.35, -0.95), (-0.35, -1.0), (-0.6, -0.75), (-0.1, -0.75), (0.2, -0.5), (0.15, -0.1)]
    prism(p, [(tip[0] + x, tip[2] + z) for x, z in bx], -0.95, 0.35, 'dark')
    for k in range(5):
        p.beam((tip[0] - 0.5, -0.85 + k * 0.27, tip[2] - 0.9), (tip[0] - 0.85, -0.85 + k * 0.27, tip[2] - 0.82), 0.12, 0.08, 'steel')
    return p


def tanker(paint='white-clean'):
    """Road tanker for alumina powder, facing +x."""
    p = Part('tanker')
    for x in (4.6, -1.0, -2.3, -3.6, 1.5):
        for y in (-0.95, 0.95):
            wheel(p, x, y, 0.5, 0.34)
    for y in (-0.5, 0.5):
        p.beam((-4.4, y, 0.95), (5.2, y, 0.95), 0.18, 0.3, 'dark')
    prism(p, [(3.7, 0.7), (5.6, 0.7), (5.65, 1.9), (5.3, 3.1), (3.7, 3.2)], -1.2, 1.2, 'petrol')
    prism(p, [(5.42, 1.95), (5.66, 1.9), (5.34, 2.95), (5.1, 2.95)], -1.05, 1.05, 'window')
    prism(p, [(4.2, 1.95), (5.3, 1.95), (5.1, 2.8), (4.2, 2.85)], -1.22, 1.22, 'window')
    with p.at(0, 0, 0):
        a = np.arange(32) / 32 * math.tau
        prof = [(-4.7, 0.05), (-4.6, 0.8), (-4.2, 1.15), (-1.2, 1.22), (2.6, 1.15), (3.1, 0.8), (3.2, 0.05)]
        p.skin([np.stack([np.full(32, x), q * np.cos(a), 2.25 + q * np.sin(a)], -1) for x, q in prof], paint)
    for x in (-3.2, -1.2, 0.8):
        p.cylinder(x, 0, 3.3, 0.3, 0.25, 'steel', 16)
        p.lathe([(0.75, 0), (0.12, -1.0)], paint, 20, x, 0, 1.5)
    railing(p, [(-4.0, 0.5, 3.3), (2.4, 0.5, 3.3)], 'galvanised', 0.8)
    p.path(rounded([(-4.3, 0.8, 0.9), (2.9, 0.8, 0.9)], 0.2), 0.07, 'steel', 8)
    return p


def minibus(paint='white-clean', stripe='petrol'):
    """Shuttle bus or ambulance facing +x, about 6 m."""
    p = Part('minibus')
    for x in (1.95, -1.85):
        for y in (-0.86, 0.86):
            wheel(p, x, y, 0.37, 0.26)
        p.tube((x, -0.7, 0.37), (x, 0.7, 0.37), 0.46, 'dark', 18)
    prism(p, [(-3.0, 0.42), (2.86, 0.42), (3.02, 0.72), (2.98, 1.22), (2.42, 2.10), (2.12, 2.48), (-2.84, 2.54), (-3.06, 2.2)], -1.0, 1.0, paint)
    prism(p, [(-2.72, 1.38), (2.02, 1.38), (1.80, 2.14), (-2.72, 2.20)], -1.012, 1.012, 'window')
    prism(p, [(2.60, 1.36), (2.92, 1.36), (2.45, 2.12), (2.34, 2.12)], -0.86, 0.86, 'window')
    prism(p, [(-3.075, 1.45), (-3.0, 1.45), (-3.0, 2.16), (-3.085, 2.16)], -0.8, 0.8, 'window')
    for x in (-1.6, -0.35, 0.9):
        p.box(x, 0, 1.36, 0.10, 2.03, 0.84, paint)
    p.box(-0.05, 0, 0.86, 5.86, 2.025, 0.20, stripe), p.box(2.95, 0, 0.40, 0.16, 1.9, 0.22, 'dark'), p.box(-3.02, 0, 0.40, 0.14, 1.9, 0.22, 'dark')
    for y in (-0.78, 0.78):
        p.box(3.0, y, 0.84, 0.06, 0.30, 0.18, 'lamp-soft'), p.box(-3.06, y, 0.95, 0.05, 0.18, 0.34, 'red-band')
        p.box(2.35, y * 1.5, 1.35, 0.12, 0.16, 0.24, 'dark')
    p.box(-0.6, 0, 2.5, 1.5, 1.1, 0.16, paint)
    return p


def ship(length=150.0, beam=23.0, freeboard=8.5):
    """Handysize bulk carrier facing +x, waterline at z=0."""
    p = Part('ship')
    n, l = 60, length / 2
    half = []
    for i in range(n):
        t = i / (n - 1)
        x = -l + length * t
        fore, aft = np.clip((t - 0.80) / 0.20, 0, 1), np.clip((0.10 - t) / 0.10, 0, 1)
        deck = beam / 2 * (1 - fore ** 2.6) * (1 - 0.22 * aft ** 2)
        water = beam / 2 * (1 - np.clip((t - 0.76) / 0.22, 0, 1) ** 1.8) * (1 - 0.55 * aft ** 1.5)
        rise = 3.2 * fore ** 1.5 + (1.2 * aft)
        half.append((x, max(deck, 0.05), max(water, 0.03), freeboard + rise))
    rows = lambda f: [np.array([f(h, s) for h in half]) for s in (1, -1)]
    levels = [(-3.0, 'hull', 0.0), (1.6, 'hull', 0.12), (1.62, 'petrol', 0.12), (None, 'petrol', 1.0)]
    for s in (1, -1):
        lines = []
        for z, m, k in levels:
            lines.append(np.array([(x + (2.5 * k if i > n - 4 else 0), s * (w + (d - w) * k), zt if z is None else z) for i, (x, d, w, zt) in enumerate(half)]))
        for a, b, m in ((lines[0], lines[1], 'hull'), (lines[2], lines[3], 'petrol')):
            i = np.arange(n)
            f = np.stack([i[:-1], i[1:], i[1:] + n, i[:-1] + n], 1)
            p.add(np.concatenate([a, b]), f if s < 0 else f[:, ::-1], m, True)
        p.path(lines[3] + (0, 0, 0.05), 0.16, 'white-clean', 5)
        p.path(lines[3][46:] + (0, 0, 0.6), 0.25, 'petrol', 4)
        railing(p, [tuple(q) for q in lines[3][8:46:4]], 'white-clean')
    deck = np.array([(x, d, z) for x, d, _, z in half] + [(x, -d, z) for x, d, _, z in half])
    i = np.arange(n - 1)
    p.add(deck, np.stack([i, i + n, i + n + 1, i + 1], 1), 'hull')
    p.plate([(-l, -half[0][2], -3), (-l, half[0][2], -3), (-l, half[0][1], half[0][3]), (-l, -half[0][1], half[0][3])], 'petrol')
    for k in range(5):
        x = -l * 0.50 + k * length * 0.165
        p.box(x, 0, freeboard, length * 0.115, beam * 0.62, 2.0, 'petrol')
        p.box(x, 0, freeboard + 2.0, length * 0.12, beam * 0.66, 0.5, 'ember')
        for j in range(6):
            p.beam((x - 8 + j * 3.2, -beam * 0.33, freeboard + 2.55), (x - 8 + j * 3.2, beam * 0.33, freeboard + 2.55), 0.2, 0.14, 'ember')
        if k < 4:
            xc = x + length * 0.082
            p.box(xc, 0, freeboard, 2.4, 2.4, 9, 'white-clean')
            p.box(xc, 0, freeboard + 9, 3.0, 3.4, 3.2, 'white-clean')
            p.box(xc + 1.6, 0.6, freeboard + 10, 0.1, 1.2, 1.2, 'window')
            for s in (-0.7, 0.7):
                p.beam((xc + 1.4, s, freeboard + 10), (xc + 21, s * 0.3, freeboard + 13), 0.3, 0.5, 'white-clean')
            p.tube((xc, 0, freeboard + 12.5), (xc + 21, 0, freeboard + 13.2), 0.06, 'dark', 4)
    for k in range(6):
        w = beam * (0.86 - 0.04 * k)
        p.box(-l + 14, 0, freeboard + k * 2.8, 13 - k * 0.9, w, 2.8, 'white-clean')
        for s in (-1, 1):
            p.box(-l + 14, s * (w / 2 + 0.02), freeboard + k * 2.8 + 1.2, 10 - k, 0.08, 0.8, 'window')
        p.box(-l + 14 + (13 - k * 0.9) / 2 + 0.02, 0, freeboard + k * 2.8 + 1.2, 0.08, w * 0.9, 0.8 if k < 5 else 1.3, 'window')
        railing(p, [(-l + 14 + (13 - k * 0.9) / 2, -w / 2, freeboard + (k + 1) * 2.8), (-l + 14 + (13 - k * 0.9) / 2, w / 2, freeboard + (k + 1) * 2.8)], 'white-clean')
    p.box(-l + 14.5, 0, freeboard + 14.1, 4, beam * 1.04, 2.6, 'white-clean'), p.box(-l + 16.55, 0, freeboard + 15.1, 0.1, beam * 1.0, 1.1, 'window')
    p.box(-l + 5, 0, freeboard + 3, 5, 7, 13, 'petrol'), p.box(-l + 5, 0, freeboard + 11, 5.1, 7.1, 2, 'ember')
    for y in (-1.4, 1.4):
        p.cylinder(-l + 5, y, freeboard + 16, 0.6, 2.2, 'dark', 16)
    p.tube((-l + 14, 0, freeboard + 16.8), (-l + 14, 0, freeboard + 26), 0.25, 'white-clean', 8), p.beam((-l + 14, -3, freeboard + 22), (-l + 14, 3, freeboard + 22), 0.2, 0.2, 'white-clean')
    p.tube((l - 6, 0, freeboard + 3), (l - 6, 0, freeboard + 13), 0.25, 'white-clean', 8)
    return p


def jetty(length=190.0, width=16.0, deck=4.2):
    """Berth along x with piles, fenders, rails, a ship loader and lamps."""
    p = Part('jetty')
    p.box(0, 0, deck - 1.0, length, width, 1.0, 'concrete')
    p.box(0, 0, deck - 1.5, length, width - 2, 0.5, 'concrete')
    for x in np.arange(-length / 2 + 3, length / 2, 6.5):
        for y in (-width / 2 + 1.5, 0, width / 2 - 1.5):
            p.tube((x, y, -8), (x, y, deck - 1), 0.55, 'galvanised', 14)
        p.box(x, -width / 2 - 0.6, 0.4, 1.8, 1.2, 3.4, 'rubber')
        p.box(x, -width / 2 - 1.3, 0.6, 2.4, 0.2, 3.0, 'dark')
        p.lathe([(0.3, 0), (0.25, 0.4), (0.42, 0.5), (0.42, 0.65), (0.05, 0.7)], 'ember', 14, x + 3, -width / 2 + 0.8, deck)
    for y in (-4.5, 4.5):
        p.beam((-length / 2 + 4, y, deck + 0.06), (length / 2 - 4, y, deck + 0.06), 0.2, 0.14, 'steel')
    railing(p, [(-length / 2, width / 2 - 0.3, deck), (length / 2, width / 2 - 0.3, deck)])
    return p


def ship_loader(deck=4.2):
    """Portal that travels on the berth and reaches over the ship (towards -y)."""
    p = Part('ship-loader')
    z = deck
    for x in (-5, 5):
        for y in (-4.5, 4.5):
            p.ibeam((x, y, z + 1), (x * 0.7, y * 0.8, z + 17), 0.7, 0.7, 'petrol')
            p.box(x, y, z + 0.1, 3.4, 0.9, 1.1, 'ember')
            for k in (-1.1, 1.1):
                p.tube((x + k, y - 0.2, z + 0.35), (x + k, y + 0.2, z + 0.35), 0.32, 'steel', 14)
        p.ibeam((x, -4.5, z + 4.5), (x, 4.5, z + 4.5), 0.5, 0.6, 'petrol')
        p.beam((x, -4.5, z + 4.5), (x * 0.72, 3.7, z + 16.5), 0.3, 0.3, 'petrol'), p.beam((x, 4.5, z + 4.5), (x * 0.72, -3.7, z + 16.5), 0.3, 0.3, 'petrol')
    for y in (-4.5, 4.5):
        p.ibeam((-5, y, z + 4.5), (5, y, z + 4.5), 0.5, 0.6, 'petrol')
    p.box(0, 0, z + 17, 9, 9, 0.3, 'grating'), railing(p, [(-4.5, -4.5, z + 17.3), (4.5, -4.5, z + 17.3), (4.5, 4.5, z + 17.3), (-4.5, 4.5, z + 17.3)], closed=True)
    p.box(0, 2, z + 17.3, 6, 5, 4.5, 'cladding'), p.box(0, 2, z + 21.8, 6.6, 5.6, 0.3, 'cladding-petrol')
    p.box(3.5, -2.5, z + 17.3, 2.2, 2.2, 2.4, 'white-clean'), p.box(3.5, -3.65, z + 18.2, 1.8, 0.1, 1.2, 'window')
    for x in (-1.2, 1.2):
        for dz in (0, 2.4):
            p.ibeam((x, 2, z + 18 + dz), (x, -27, z + 20 + dz), 0.3, 0.4, 'petrol')
        for k in range(14):
            y0, y1 = 2 - 29 * k / 14, 2 - 29 * (k + 1) / 14
            z0, z1 = z + 18 + 2 * k / 14, z + 18 + 2 * (k + 1) / 14
            p.beam((x, y0, z0 + 2.4 * (k % 2)), (x, y1, z1 + 2.4 * ((k + 1) % 2)), 0.16, 0.16, 'petrol')
    p.tube((0, -26, z + 20), (0, -26, z + 6), 0.8, 'white-clean', 18), p.lathe([(0.8, 0), (1.6, -1.6)], 'rubber', 20, 0, -26, z + 6)
    for x in (-1.2, 1.2):
        p.tube((x, 2, z + 28), (x, -26, z + 22.4), 0.08, 'dark', 5), p.beam((x, 2, z + 21), (x * 0.4, 2, z + 28), 0.3, 0.3, 'petrol')
        p.tube((x, 2, z + 28), (x, 9, z + 18), 0.08, 'dark', 5)
    p.box(0, 8, z + 16.5, 4.5, 3, 2.4, 'concrete')
    return p
