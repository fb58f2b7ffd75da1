"""Steelwork: frames, railings, ladders, stairs, pipe racks, conveyors, sheds, lamps."""
import math

import numpy as np

from .mesh import Part, frame, rounded


def railing(p, points, mat='galvanised', height=1.1, thick=0.03, every=1.8, closed=False):
    pts = [np.array(q, float) for q in points]
    if closed:
        pts.append(pts[0])
    for h, r in ((height, thick), (height * 0.55, thick * 0.8)):
        p.path([q + (0, 0, h) for q in pts], r, mat, 5)
    for a, b in zip(pts, pts[1:]):
        p.beam(a + (0, 0, 0.07), b + (0, 0, 0.07), 0.012, 0.14, mat)
        n = max(1, round(np.linalg.norm(b - a) / every))
        for i in range(n + (b is pts[-1] and not closed)):
            q = a + (b - a) * i / n
            p.tube(q, q + (0, 0, height), thick, mat, 5)


def round_railing(p, x, y, z, r, mat='galvanised', seg=36, start=0.0, arc=math.tau):
    a = start + np.linspace(0, arc, seg + 1)
    pts = np.stack([x + r * np.cos(a), y + r * np.sin(a), np.full(len(a), z)], -1)
    closed = abs(arc - math.tau) < 1e-6
    for h, t in ((1.1, 0.035), (0.6, 0.026)):
        p.path(pts[:-1] + (0, 0, h) if closed else pts + (0, 0, h), t, mat, 5, closed=closed)
    p.path(pts[:-1] + (0, 0, 0.08) if closed else pts + (0, 0, 0.08), 0.05, mat, 4, closed=closed)
    for q in pts[::max(1, seg // int(max(6, r * arc / 1.8)))]:
        p.tube(q, q + (0, 0, 1.1), 0.03, mat, 5)


def ladder(p, x, y, z0, z1, yaw, mat='galvanised', cage=True):
    """Caged ladder; yaw points away from the wall."""
    with p.at(x, y, 0, yaw):
        for s in (-0.25, 0.25):
            p.beam((0.2, s, z0), (0.2, s, z1 + 1.1), 0.05, 0.03, mat)
        for i in range(int((z1 - z0) / 0.33)):
            p.tube((0.2, -0.25, z0 + i * 0.33), (0.2, 0.25, z0 + i * 0.33), 0.018, mat, 4)
        if cage:
            top = np.arange(z0 + 2.4, z1 + 1.0, 1.1)
            ang = np.linspace(-1.9, 1.9, 9)
            for z in top:
                p.path([(0.45 + 0.36 * math.cos(a), 0.38 * math.sin(a), z) for a in ang], 0.022, mat, 4)
            for a in (-1.2, -0.5, 0.5, 1.2):
                p.tube((0.45 + 0.36 * math.cos(a), 0.38 * math.sin(a), z0 + 2.4), (0.45 + 0.36 * math.cos(a), 0.38 * math.sin(a), z1 + 1.0), 0.018, mat, 4)


def spiral_stair(p, x, y, r, z0, z1, start=0.0, pitch=0.85, width=0.9, mat='galvanised'):
    """Stair winding up a round wall of radius r. Returns the angle at the top."""
    n = int((z1 - z0) / 0.21)
    da = 0.27 / (r + width / 2)
    inner, outer = [], []
    for i in range(n):
        a, z = start + i * da, z0 + i * (z1 - z0) / n
        c, s = math.cos(a), math.sin(a)
        p.beam((x + c * (r + 0.08), y + s * (r + 0.08), z), (x + c * (r + width), y + s * (r + width), z), 0.27, 0.04, 'grating')
        inner.append((x + c * (r + 0.08), y + s * (r + 0.08), z)), outer.append((x + c * (r + width), y + s * (r + width), z))
        if i % 6 == 0:
            p.tube(outer[-1], np.array(outer[-1]) + (0, 0, 1.05), 0.025, mat, 4)
        if i % 14 == 0:
            p.beam((x + c * r, y + s * r, z - 0.5), outer[-1], 0.06, 0.08, mat)
    if n > 2:
        p.path(np.array(outer) + (0, 0, 1.05), 0.03, mat, 5)
        p.path(np.array(outer) + (0, 0, 0.55), 0.022, mat, 5)
        p.path(np.array(outer) + (0, 0, -0.06), 0.09, mat, 4)
    return start + n * da


def stair_tower(p, x, y, levels, yaw=0.0, mat='petrol', width=2.6, run=4.2):
    """Zigzag stair between levels."""
    with p.at(x, y, 0, yaw):
        for a in (-0.2, run + 1.6):
            for b in (0, width):
                p.ibeam((a, b, 0), (a, b, levels[-1] + 1), 0.16, 0.16, mat)
        for k, (z0, z1) in enumerate(zip([0] + list(levels), levels)):
            zm = (z0 + z1) / 2
            for half, (za, zb) in enumerate(((z0, zm), (zm, z1))):
                yb = 0.15 + half * (width / 2)
                xa, xb = (0.7, run + 0.4) if half == 0 else (run + 0.4, 0.7)
                for s in (0, width / 2 - 0.3):
                    p.beam((xa, yb + s, za), (xb, yb + s, zb), 0.05, 0.24, mat)
                    for h in (0.55, 1.05):
                        p.tube((xa, yb + s, za + h), (xb, yb + s, zb + h), 0.025, 'galvanised', 4)
                n = max(3, int((zb - za) / 0.24))
                for i in range(n):
                    t = (i + 0.5) / n
                    p.box(xa + (xb - xa) * t, yb + width / 4 - 0.15, za + (zb - za) * t, 0.28, width / 2 - 0.35, 0.04, 'grating')
            p.box(run + 1.0, width / 2, zm - 0.06, 1.2, width, 0.08, 'grating')
            p.box(0.2, width / 2, z1 - 0.06, 1.0, width, 0.08, 'grating')
            railing(p, [(run + 0.5, width, zm), (run + 1.6, width, zm), (run + 1.6, 0, zm), (run + 0.5, 0, zm)], 'galvanised')


def steel_frame(p, xs, ys, levels, mat='petrol', size=0.36, brace=True, floors=True, rails=True, skip=()):
    """Open steel building on column lines xs and ys with floors at levels."""
    for x in xs:
        for y in ys:
            p.ibeam((x, y, 0), (x, y, levels[-1]), size, size, mat)
            p.box(x, y, 0, size * 2.2, size * 2.2, 0.35, 'concrete')
    last = 0
    for k, z in enumerate(levels):
        for y in ys:
            p.ibeam((xs[0], y, z - 0.25), (xs[-1], y, z - 0.25), size * 0.7, 0.42, mat)
        for x in xs:
            p.ibeam((x, ys[0], z - 0.25), (x, ys[-1], z - 0.25), size * 0.7, 0.42, mat)
        for j in range(1, int((xs[-1] - xs[0]) / 2.5)):
            x = xs[0] + j * 2.5
            p.beam((x, ys[0], z - 0.14), (x, ys[-1], z - 0.14), 0.1, 0.2, mat)
        if floors and k not in skip:
            p.box((xs[0] + xs[-1]) / 2, (ys[0] + ys[-1]) / 2, z - 0.03, xs[-1] - xs[0] + 1.2, ys[-1] - ys[0] + 1.2, 0.05, 'grating')
        if rails:
            o = 0.6
            railing(p, [(xs[0] - o, ys[0] - o, z), (xs[-1] + o, ys[0] - o, z), (xs[-1] + o, ys[-1] + o, z), (xs[0] - o, ys[-1] + o, z)], 'galvanised', closed=True)
        if brace:
            for y in (ys[0], ys[-1]):
                i = k % max(1, len(xs) - 1)
                xa, xb = xs[i], xs[i + 1]
                xm = (xa + xb) / 2
                p.beam((xa, y, last), (xm, y, z - 0.4), 0.16, 0.16, mat)
                p.beam((xb, y, last), (xm, y, z - 0.4), 0.16, 0.16, mat)
            for x in (xs[0], xs[-1]):
                i = (k + 1) % max(1, len(ys) - 1)
                ym = (ys[i] + ys[i + 1]) / 2
                p.beam((x, ys[i], last), (x, ym, z - 0.4), 0.16, 0.16, mat)
                p.beam((x, ys[i + 1], last), (x, ym, z - 0.4), 0.16, 0.16, mat)
        last = z


def flange(p, at, along, r, mat='steel'):
    t, _, _ = frame(along)
    for s in (-0.05, 0.05):
        p.tube(np.array(at) + t * (s - 0.03), np.array(at) + t * (s + 0.03), r * 1.45, mat, 14)


def valve(p, x, y, z, r, mat='ember'):
    p.tube((x - r * 1.6, y, z), (x + r * 1.6, y, z), r * 1.3, 'dark', 12)
    p.tube((x, y, z), (x, y, z + r * 4), r * 0.3, 'steel', 8)
    p.ring(x, y, z + r * 4, r * 1.5, r * 0.16, mat, 20, 6)
    for a in range(4):
        p.tube((x, y, z + r * 4), (x + r * 1.5 * math.cos(a * 1.57), y + r * 1.5 * math.sin(a * 1.57), z + r * 4), r * 0.1, mat, 4)


def pipe_rack(length, width=6.0, levels=(5.2, 6.9, 8.6), seed=1, bay=8.0, lamps=True):
    """A rack along x from 0 to length, centred on y=0, loaded with pipes and cable trays."""
    p, r = Part('pipe-rack'), np.random.default_rng(seed)
    n = max(1, round(length / bay))
    xs = np.linspace(0, length, n + 1)
    w = width / 2
    for i, x in enumerate(xs):
        for y in (-w, w):
            p.ibeam((x, y, 0), (x, y, levels[-1] + 0.2), 0.34, 0.34, 'petrol')
            p.box(x, y, 0, 0.8, 0.8, 0.5, 'concrete')
        for z in levels:
            p.ibeam((x, -w - 0.4, z - 0.2), (x, w + 0.4, z - 0.2), 0.26, 0.36, 'petrol')
        if i % 3 == 0 and i < n:
            for y in (-w, w):
                p.beam((x, y, 0.3), (xs[i + 1], y, levels[0] - 0.3), 0.12, 0.12, 'petrol')
                p.beam((xs[i + 1], y, 0.3), (x, y, levels[0] - 0.3), 0.12, 0.12, 'petrol')
        if lamps and i % 2 == 0:
            p.tube((x, -w, levels[-1]), (x, -w - 0.9, levels[-1] + 1.7), 0.04, 'galvanised', 5)
            p.box(x, -w - 0.9, levels[-1] + 1.6, 0.4, 0.24, 0.1, 'dark')
    for z in levels:
        for y in (-w, w):
            p.ibeam((0, y, z - 0.2), (length, y, z - 0.2), 0.2, 0.3, 'petrol')
    kinds = ['steel', 'white', 'steel', 'galvanised', 'petrol', 'white', 'ember']
    for k, z in enumerate(levels):
        y = -w + 0.35
        while y < w - 0.3:
            rad = float(r.choice([0.09, 0.13, 0.18, 0.25, 0.34]))
            if y + 2 * rad > w - 0.2:
                break
            yc, mat = y + rad, kinds[r.integers(len(kinds))]
            zc = z + rad + 0.06
            pts = [(0, yc, zc)]
            loop = rad > 0.12 and r.random() < 0.3 and k == len(levels) - 1
            if loop:
                for f in (0.3, 0.7) if length > 70 else (0.5,):
                    a = length * f
                    pts += [(a - 2.2, yc, zc), (a - 2.2, yc, zc + 2.2), (a + 2.2, yc, zc + 2.2), (a + 2.2, yc, zc)]
            pts.append((length, yc, zc))
            p.path(rounded(pts, 0.8), rad, mat, 14 if rad > 0.2 else 10)
            step = r.uniform(5, 11)
            for x in np.arange(r.uniform(0.5, 3), length, step):
                if rad > 0.15 and mat in ('steel', 'white'):
                    p.tube((x - 0.05, yc, zc), (x + 0.05, yc, zc), rad * 1.05, 'galvanised', 12)
            for x in np.arange(r.uniform(3, 14), length, r.uniform(16, 30)):
                flange(p, (x, yc, zc), (1, 0, 0), rad, 'dark')
            for x in xs:
                p.box(x, yc, z - 0.03, 0.3, rad * 0.9, 0.1, 'dark')
            y += 2 * rad + r.uniform(0.12, 0.5)
    for y in (-w - 0.2, w + 0.2):
        for s in (-0.22, 0.22):
            p.beam((0, y + s, levels[1] + 0.55), (length, y + s, levels[1] + 0.55), 0.03, 0.14, 'galvanised')
        p.beam((0, y, levels[1] + 0.50), (length, y, levels[1] + 0.50), 0.44, 0.04, 'dark')
    return p


def conveyor(a, b, mat='cladding', every=18.0, width=3.2, height=2.8, legs=True):
    """Enclosed gallery between two points on braced trestles."""
    p = Part('conveyor')
    a, b = np.array(a, float), np.array(b, float)
    t, u, w = frame(b - a)
    length = np.linalg.norm(b - a)
    p.beam(a, b, width, height, mat)
    roof = u * (height / 2 + 0.12)
    p.beam(a + roof, b + roof, width + 0.5, 0.12, 'cladding-petrol')
    for s in (-1, 1):
        side = w * s * (width / 2 + 0.03)
        p.beam(a + side + u * 0.5, b + side + u * 0.5, 0.04, 0.45, 'window')
        for z in (-height / 2, height / 2 - 0.05):
            p.ibeam(a + side + u * z, b + side + u * z, 0.22, 0.30, 'petrol')
        n = max(2, int(length / 4))
        for i in range(n + 1):
            q = a + t * length * i / n + side
            p.beam(q - u * height / 2, q + u * height / 2, 0.12, 0.14, 'petrol')
            if i < n:
                q2 = a + t * length * (i + 1) / n + side
                lo, hi = (q - u * height / 2, q2 - u * (height / 2 - 1.0)) if i % 2 else (q - u * (height / 2 - 1.0), q2 - u * height / 2)
                p.beam(lo, hi, 0.08, 0.08, 'petrol')
    walk = w * (width / 2 + 0.55) - u * (height / 2 - 0.05)
    p.beam(a + walk, b + walk, 1.0, 0.06, 'grating')
    railing(p, [a + walk + w * 0.5, b + walk + w * 0.5], 'galvanised')
    flat = np.array([w[0], w[1], 0])
    flat /= np.linalg.norm(flat)
    fwd = np.array([t[0], t[1], 0])
    for i in range(1, int(length / every) + 1):
        d = i * every
        if d > length - 5 or not legs:
            continue
        q = a + t * d - u * height / 2
        if q[2] < 2.5:
            continue
        trestle(p, q, flat, fwd, q[2])
    return p


def trestle(p, top, side, fwd, h):
    spread = 1.5 + h * 0.07
    feet = [top + side * s * spread + fwd * f * 0.7 - (0, 0, h) for s in (-1, 1) for f in (-1, 1)]
    heads = [top + side * s * 1.4 + fwd * f * 0.5 - (0, 0, 0.2) for s in (-1, 1) for f in (-1, 1)]
    for f, q in zip(feet, heads):
        p.ibeam(f, q, 0.30, 0.30, 'petrol')
        p.box(f[0], f[1], f[2], 1.1, 1.1, 0.6, 'concrete')
    n = max(1, int(h / 5))
    for i in range(n):
        lo = [f + (q - f) * i / n for f, q in zip(feet, heads)]
        hi = [f + (q - f) * (i + 1) / n for f, q in zip(feet, heads)]
        for j, k in ((0, 2), (1, 3), (0, 1), (2, 3)):
            p.beam(hi[j], hi[k], 0.12, 0.14, 'petrol')
            p.beam(lo[j], hi[k], 0.09, 0.09, 'petrol')
            p.beam(lo[k], hi[j], 0.09, 0.09, 'petrol')


def transfer_tower(w=8.0, d=8.0, h=22.0, open_to=9.0):
    p = Part('transfer-tower')
    levels = list(np.arange(4.5, open_to + 0.1, 4.5)) + [h - 0.2]
    steel_frame(p, [-w / 2, w / 2], [-d / 2, d / 2], levels, rails=False, floors=True)
    p.box(0, 0, open_to, w + 0.3, d + 0.3, h - open_to, 'cladding')
    p.box(0, 0, h, w + 0.9, d + 0.9, 0.35, 'cladding-petrol')
    for z in np.arange(open_to + 2, h - 1.5, 4.2):
        for s in (-1, 1):
            p.box(0, s * (d / 2 + 0.17), z, w * 0.6, 0.06, 1.1, 'window')
            p.box(s * (w / 2 + 0.17), 0, z, 0.06, d * 0.6, 1.1, 'window')
    railing(p, [(-w / 2, -d / 2, h + 0.35), (w / 2, -d / 2, h + 0.35), (w / 2, d / 2, h + 0.35), (-w / 2, d / 2, h + 0.35)], closed=True)
    stair_tower(p, -w / 2, d / 2 + 0.4, list(np.arange(4.5, h - 2, 4.5)))
    p.box(1, 1, h + 0.35, 1.6, 1.6, 1.5, 'galvanised')
    p.tube((-1.6, 0, h), (-1.6, 0, h + 3), 0.3, 'galvanised')
    return p


def shed(length=60.0, width=24.0, eaves=9.0, rise=4.0, wall='cladding', roof='cladding-steel', doors=3, bay=6.0):
    """Portal-frame building, ridge along x, with doors, louvres, gutters, downpipes and ridge vents."""
    p = Part('shed')
    w, l = width / 2, length / 2
    p.box(0, 0, 0, length, width, 1.1, 'concrete')
    for s in (-1, 1):
        p.plate([(-l * s, -w * s, 1.1), (l * s, -w * s, 1.1), (l * s, -w * s, eaves), (-l * s, -w * s, eaves)], wall)
        p.plate([(l * s, -w * s, 1.1), (l * s, w * s, 1.1), (l * s, w * s, eaves), (l * s, 0, eaves + rise), (l * s, -w * s, eaves)], wall)
        o = 0.7
        p.plate([(-s * (l + o), -s * (w + o), eaves - rise * o / w), (s * (l + o), -s * (w + o), eaves - rise * o / w), (s * (l + o), 0, eaves + rise + 0.1), (-s * (l + o), 0, eaves + rise + 0.1)], roof)
        yg = -s * (w + o)
        p.box(0, yg, eaves - rise * o / w - 0.12, length + 1.6, 0.3, 0.22, 'petrol')
        for i in range(int(length / bay) + 1):
            x = -l + i * bay
            p.beam((x, -s * (w + 0.08), 0), (x, -s * (w + 0.08), eaves), 0.18, 0.18, 'petrol')
            if i % 2 == 0:
                p.tube((x + 0.4, yg * 0.995, 0), (x + 0.4, yg * 0.995, eaves - 0.3), 0.09, 'galvanised', 8)
        p.box(0, -s * (w + 0.05), eaves - 1.9, length - 2, 0.05, 0.9, 'window')
        for i in range(doors):
            x = -l + length * (i + 0.5) / doors
            p.box(x, -s * (w + 0.08), 0, 5.4, 0.22, 5.6, 'petrol')
            p.box(x, -s * (w + 0.16), 0, 4.8, 0.12, 5.2, 'cladding-petrol')
            p.box(x, -s * (w + 1.0), 5.7, 6.4, 2.2, 0.12, 'petrol')
        for z in (eaves * 0.55, eaves * 0.55 + 2):
            p.box(s * (l + 0.04), 0, z, 0.1, width * 0.45, 1.1, 'dark')
    for i in range(int(length / 9)):
        p.box(-l + 6 + i * 9, 0, eaves + rise - 0.1, 4.6, 2.0, 1.0, 'galvanised')
    return p


def lamp_post(h=9.0):
    p = Part('lamp-post')
    p.tube((0, 0, 0), (0, 0, h), 0.10, 'galvanised', 8, 0.06)
    p.path(rounded([(0, 0, h - 0.1), (0, 0, h + 0.6), (1.8, 0, h + 0.7)], 0.6), 0.045, 'galvanised', 6)
    p.box(1.9, 0, h + 0.6, 0.8, 0.28, 0.12, 'dark')
    p.box(1.95, 0, h + 0.58, 0.55, 0.2, 0.03, 'lamp-soft')
    p.box(0, 0, 0, 0.6, 0.6, 0.45, 'concrete')
    return p


def fence(length=6.0, h=2.4):
    p = Part('fence')
    for x in np.arange(0, length + 0.1, 3.0):
        p.tube((x, 0, 0), (x, 0, h), 0.035, 'galvanised', 6)
        p.tube((x, 0, h), (x, -0.3, h + 0.35), 0.025, 'galvanised', 5)
    for z in (0.1, h * 0.5, h):
        p.tube((0, 0, z), (length, 0, z), 0.02, 'galvanised', 4)
    for k in np.arange(0, length, 0.12):
        p.tube((k, 0, 0.1), (min(length, k + h * 0.5), 0, h), 0.006, 'galvanised', 3)
        p.tube((min(length, k + h * 0.5), 0, 0.1), (k, 0, h), 0.006, 'galvanised', 3)
    return p
