"""Architecture: headquarters colonnade, storage hall, house on stilts, school."""
import math

import numpy as np

from .mesh import Part
from .structures import railing


def colonnade(length=72.0, depth=16.0, height=8.4, every=2.4):
    """White blade columns under a thin roof, a glass wall set back behind them; front faces -y, runs along +x from 0."""
    p = Part('colonnade')
    p.box(length / 2, depth / 2 - 2.5, 0, length + 8, depth + 11, 0.30, 'concrete-pale')
    p.box(length / 2, depth / 2 - 1.8, 0.3, length + 6, depth + 8.2, 0.30, 'concrete-pale')
    p.box(length / 2, depth / 2 - 1.2, 0.6, length + 4, depth + 5.6, 0.12, 'paving')
    n = int(length / every)
    for i in range(n + 1):
        x = i * every
        v = [(x - 0.14, -1.0, 0.7), (x + 0.14, -1.0, 0.7), (x + 0.14, 0.15, 0.7), (x - 0.14, 0.15, 0.7), (x - 0.14, -2.1, height), (x + 0.14, -2.1, height), (x + 0.14, 0.15, height), (x - 0.14, 0.15, height)]
        p.add(v, [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], 'plaster')
        p.box(x, 3.5, 0.7, 0.10, 0.22, height - 0.7, 'petrol-deep')
        p.box(x + every / 2, 3.5, 0.7, 0.06, 0.16, height - 0.7, 'petrol-deep')
        if i % 2 == 0:
            p.box(x + every / 2, 1.4, height - 0.03, 0.24, 0.24, 0.02, 'lamp-soft')
    p.box(length / 2, depth / 2 - 2.0, height, length + 5.0, depth + 7.0, 0.22, 'plaster')
    p.box(length / 2, depth / 2 - 2.0, height + 0.22, length + 5.6, depth + 7.6, 0.34, 'plaster')
    p.box(length / 2, depth / 2, height + 0.56, length, depth - 2, 1.5, 'petrol-deep')
    p.box(length / 2, 3.6, 0.7, length, 0.06, height - 0.7, 'facade-glass')
    for z in (0.72, 3.3, height - 0.2):
        p.box(length / 2, 3.5, z, length, 0.14, 0.12, 'petrol-deep')
    p.box(length / 2, 9.5, 0.7, length, 0.2, height - 0.7, 'interior')
    p.box(length / 2, 6.5, height - 0.25, length, 6, 0.05, 'paper')
    for k in range(int(length / 6)):
        p.box(3 + k * 6, 6.4, height - 0.32, 3.0, 0.12, 0.05, 'lamp-soft')
    return p


def storage_hall(length=110.0, width=44.0, eaves=7.0, ridge=21.0, bay=7.0, slots=True):
    """Inside of an A-framed powder hall along +y: steel arches, purlins, sheets with open light slots."""
    p = Part('hall')
    half = width / 2
    prof = [(-half, 0), (-half, eaves), (-half * 0.58, ridge * 0.72), (0, ridge), (half * 0.58, ridge * 0.72), (half, eaves), (half, 0)]
    n = int(length / bay)
    for i in range(n + 1):
        y = i * bay
        for a, b in zip(prof, prof[1:]):
            p.ibeam((a[0], y, a[1]), (b[0], y, b[1]), 0.35, 0.75, 'petrol')
        for a, b in zip(prof[1:5], prof[2:6]):
            for t in (0.0, 0.33, 0.66):
                q0 = (a[0] + (b[0] - a[0]) * t) * 0.93, (a[1] + (b[1] - a[1]) * t) - 1.0
                if i < n:
                    p.beam((q0[0], y, q0[1] + 0.9), (q0[0], y + bay, q0[1] + 0.9), 0.10, 0.22, 'petrol')
        p.box(-half, y, 0, 1.2, 1.2, 1.4, 'concrete'), p.box(half, y, 0, 1.2, 1.2, 1.4, 'concrete')
    out = [(x * 1.015, z + 0.5 if 0 < k < 6 else z) for k, (x, z) in enumerate(prof)]
    for i in range(n):
        y0, y1 = i * bay + (0.7 if slots else 0), (i + 1) * bay - (0.7 if slots else 0)
        for k, (a, b) in enumerate(zip(out, out[1:])):
            gap = slots and k in (3, 4)
            ya, yb = (y0 + 0.9, y1 - 0.9) if gap else (i * bay, (i + 1) * bay)
            p.plate([(a[0], ya, a[1]), (b[0], ya, b[1]), (b[0], yb, b[1]), (a[0], yb, a[1])], 'cladding-steel')
    p.box(-half, length / 2, 0, 0.8, length, 3.2, 'concrete'), p.box(half, length / 2, 0, 0.8, length, 3.2, 'concrete')
    p.box(0, length / 2, ridge - 3.6, 3.2, length, 0.12, 'grating')
    for x in (-1.6, 1.6):
        p.ibeam((x, 0, ridge - 3.8), (x, length, ridge - 3.8), 0.25, 0.5, 'petrol')
        railing(p, [(x, 0, ridge - 3.5), (x, length, ridge - 3.5)], 'galvanised')
    p.box(0, length / 2, ridge - 3.4, 1.5, length, 0.5, 'dark')
    p.plate([(q[0], length, q[1]) for q in out][::-1], 'cladding-steel')
    return p


def stilt_house(seed=1, w=9.0, roof_rise=2.3, window='window-dim'):
    """Plank house on posts with a zinc roof, veranda, steps and shutters; front faces -y."""
    p, r = Part('stilt-house'), np.random.default_rng(seed)
    d, f, h = 6.5, 1.7, 2.9
    for x in np.linspace(-w / 2, w / 2, round(w / 2.2) + 1):
        for y in np.linspace(-d / 2 - 2.2, d / 2, 4):
            p.tube((x, y, -0.3), (x, y, f), 0.13, 'wood-dark', 8)
            p.box(x, y, 0, 0.5, 0.5, 0.22, 'concrete')
    p.box(0, -1.1, f - 0.15, w + 0.4, d + 2.6, 0.15, 'wood-dark')
    for k in range(int((w + 0.4) / 0.17)):
        p.box(-w / 2 - 0.12 + k * 0.17, -1.1, f, 0.155, d + 2.6, 0.035 + r.uniform(0, 0.012), 'wood')
    for k in range(int(h / 0.19)):
        z, o = f + 0.05 + k * 0.19, r.uniform(-0.012, 0.012)
        for s in (-1, 1):
            p.box(0, s * d / 2 + o, z, w, 0.06, 0.175, 'wood' if k % 5 else 'wood-dark')
            p.box(s * w / 2 + o, 0, z, 0.06, d, 0.175, 'wood')
    for x in [s * q for q in np.arange(3.1, w / 2, 3.4) for s in (-1, 1)]:
        p.box(x, -d / 2 - 0.04, f + 1.0, 1.5, 0.1, 1.25, window)
        for s in (-1.15, 1.15):
            p.box(x + s, -d / 2 - 0.1, f + 0.95, 0.72, 0.06, 1.35, 'shutter')
            for k in range(7):
                p.box(x + s, -d / 2 - 0.14, f + 1.05 + k * 0.17, 0.6, 0.05, 0.06, 'shutter')
        for e, (sx, sz, q) in enumerate(((1.7, 0.1, 0.93), (1.7, 0.1, 2.25))):
            p.box(x, -d / 2 - 0.08, f + q, sx, 0.14, sz, 'white')
        p.box(x, -d / 2 - 0.09, f + 1.0, 0.06, 0.1, 1.25, 'white')
        for q in (1.4, 1.82):
            p.box(x, -d / 2 - 0.085, f + q, 1.5, 0.1, 0.045, 'white')
    p.box(0, -d / 2 - 0.05, f, 1.2, 0.1, 2.15, 'shutter'), p.box(0, -d / 2 - 0.09, f, 1.4, 0.06, 2.3, 'white')
    railing(p, [(-w / 2, -d / 2 - 2.2, f), (-0.9, -d / 2 - 2.2, f)], 'white', 0.95, 0.04, 0.35)
    railing(p, [(0.9, -d / 2 - 2.2, f), (w / 2, -d / 2 - 2.2, f), (w / 2, -d / 2, f)], 'white', 0.95, 0.04, 0.35)
    railing(p, [(-w / 2, -d / 2, f), (-w / 2, -d / 2 - 2.2, f)], 'white', 0.95, 0.04, 0.35)
    for x in [-0.9, 0.9] + [s * q for q in np.arange(w / 2, 1.5, -3.6) for s in (-1, 1)]:
        p.box(x, -d / 2 - 2.2, f, 0.14, 0.14, h - 0.62, 'white')
    n = 9
    for k in range(n):
        p.box(0, -d / 2 - 2.3 - (n - k) * 0.27, k * f / n, 1.5, 0.3, 0.06, 'wood')
    for s in (-0.75, 0.75):
        p.beam((s, -d / 2 - 2.3, f), (s, -d / 2 - 2.3 - n * 0.28, 0), 0.06, 0.25, 'wood-dark')
        p.beam((s, -d / 2 - 2.3, f + 0.9), (s, -d / 2 - 2.3 - n * 0.28, 0.9), 0.06, 0.06, 'white')
    top, e, o = f + h + roof_rise, f + h - 0.05, 0.8
    for s in (-1, 1):
        p.plate([(-s * (w / 2 + o), s * (d / 2 + o), e - 0.3), (s * (w / 2 + o), s * (d / 2 + o), e - 0.3), (s * (w / 2 + o), 0, top), (-s * (w / 2 + o), 0, top)], 'roof-zinc')
        p.plate([(s * w / 2, -s * d / 2, e), (s * w / 2, s * d / 2, e), (s * w / 2, 0, top - 0.2)], 'wood')
        for y in (-1, 1):
            p.beam((s * (w / 2 + o), y * (d / 2 + o + 0.05), e - 0.35), (s * (w / 2 + o), 0, top - 0.03), 0.06, 0.24, 'white')
    p.plate([(-w / 2 - 0.5, -d / 2 - 2.9, e - 0.75), (w / 2 + 0.5, -d / 2 - 2.9, e - 0.75), (w / 2 + 0.5, -d / 2, e + 0.25), (-w / 2 - 0.5, -d / 2, e + 0.25)], 'roof-zinc')
    p.beam((-w / 2 - o, 0, top + 0.05), (w / 2 + o, 0, top + 0.05), 0.35, 0.08, 'zinc')
    return p


def hall_house(length=26.0, wall='plaster', trim='petrol-deep', roof='terracotta', seed=1):
    """A village school or clinic: one storey, deep veranda on posts, louvred windows, hipped tile roof; front faces -y."""
    p = Part('hall-house')
    d, h, l = 8.0, 3.4, length / 2
    p.box(0, -0.9, 0, length + 1.2, d + 4.0, 0.45, 'concrete-pale')
    p.box(0, -d / 2 - 3.2, 0, 3.0, 0.7, 0.22, 'concrete')
    p.box(0, 0, 0.45, length, d, h, wall), p.box(0, -d / 2 - 0.02, 0.45, length, 0.05, 0.9, trim)
    n = int(length / 4.2)
    for i in range(n):
        x = -l + length * (i + 0.5) / n
        if i % 3 == 1:
            p.box(x, -d / 2 - 0.05, 0.45, 1.3, 0.1, 2.3, trim), p.box(x, -d / 2 - 0.09, 0.5, 1.1, 0.06, 2.1, 'wood')
        else:
            p.box(x, -d / 2 - 0.05, 1.45, 2.5, 0.1, 1.5, trim)
            for k in range(4):
                p.box(x - 0.9 + k * 0.6, -d / 2 - 0.09, 1.53, 0.5, 0.06, 1.34, 'window')
            for k in range(6):
                p.box(x, -d / 2 - 0.13, 1.6 + k * 0.21, 2.3, 0.05, 0.03, wall)
    for i in range(n + 1):
        x = -l + length * i / n
        p.box(x, -d / 2 - 2.4, 0.45, 0.22, 0.22, h - 0.35, wall), p.box(x, -d / 2 - 2.4, 0.45, 0.32, 0.32, 0.5, trim)
    p.beam((-l, -d / 2 - 2.4, h + 0.2), (l, -d / 2 - 2.4, h + 0.2), 0.2, 0.26, trim)
    e, top, o = h + 0.42, h + 3.5, 0.8
    f0, b0, hip = -d / 2 - 2.4 - o, d / 2 + o, 4.0
    c = [(-l - o, f0, e - 0.1), (l + o, f0, e - 0.1), (l + o, b0, e - 0.1), (-l - o, b0, e - 0.1)]
    r0, r1 = (-l + hip, -0.8, top), (l - hip, -0.8, top)
    for q in ([c[0], c[1], r1, r0], [c[2], c[3], r0, r1], [c[1], c[2], r1], [c[3], c[0], r0]):
        p.plate(q, 'roof-tile' if roof == 'terracotta' else roof)
    p.plate([tuple(np.array(q) - (0, 0, 0.05)) for q in c[::-1]], wall)
    for a, b in zip(c, c[1:] + c[:1]):
        p.beam(a, b, 0.08, 0.28, trim)
    for a, b in ((c[0], r0), (c[1], r1), (c[2], r1), (c[3], r0), (r0, r1)):
        p.tube(a, b, 0.12, 'terracotta', 8)
    return p


def flag_pole(h=8.5):
    p = Part('flag-pole')
    p.tube((0, 0, 0), (0, 0, h), 0.06, 'galvanised', 10, 0.04), p.cylinder(0, 0, 0, 0.6, 0.35, 'concrete-pale', 24)
    x, z = np.meshgrid(np.linspace(0, 1.9, 20), np.linspace(0, 1, 3))
    y = 0.14 * np.sin(x * 3.4) * x / 1.9
    for k, m in enumerate(('red-band', 'paper')):
        zz = h - 0.1 - 0.62 * k - z * 0.62 - 0.10 * x ** 1.5 / 2
        i = np.arange(60).reshape(3, 20)
        p.add(np.stack([x + 0.05, y, zz], -1).reshape(-1, 3), np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4), m, True)
    return p


def sampan(length=7.0):
    """A slim river boat with a roof of woven palm."""
    p = Part('sampan')
    t = np.linspace(0, 1, 28)
    x = (t - 0.5) * length
    half, sheer, keel = 0.72 * np.sin(np.pi * np.clip(t, 0.01, 0.99)) ** 0.62, 0.42 + 0.75 * np.abs(2 * t - 1) ** 2.4, -0.16 + 0.5 * np.abs(2 * t - 1) ** 3.5
    rows = []
    for a in np.linspace(-1, 1, 11):
        w = np.sin(a * np.pi / 2)
        lift = np.abs(a) ** 2.2
        rows.append(np.stack([x, half * w, keel + (sheer - keel) * lift], -1))
    v = np.concatenate(rows)
    i = np.arange(11 * 28).reshape(11, 28)
    f = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)
    p.add(v, f, 'wood-dark', True), p.add(v + (0, 0, 0.05), f[:, ::-1], 'wood', True)
    for s in (0, -1):
        p.path(rows[s], 0.04, 'petrol', 6)
    for k in (6, 10, 14, 18, 22):
        p.beam((x[k], -half[k], sheer[k] - 0.06), (x[k], half[k], sheer[k] - 0.06), 0.2, 0.04, 'wood')
    a = np.linspace(0, math.pi, 13)
    arcs = [np.stack([np.full(13, q), 0.66 * np.cos(a), 0.45 + 0.85 * np.sin(a)], -1) for q in np.linspace(-1.3, 1.1, 9)]
    n = np.arange(9 * 13).reshape(9, 13)
    p.add(np.concatenate(arcs), np.stack([n[:-1, :-1], n[:-1, 1:], n[1:, 1:], n[1:, :-1]], -1).reshape(-1, 4), 'thatch', True)
    for q in arcs[::2]:
        p.path(q, 0.03, 'wood', 5)
    p.beam((-3.2, 0.5, 0.9), (0.6, 0.72, 0.72), 0.05, 0.05, 'wood')
    return p
