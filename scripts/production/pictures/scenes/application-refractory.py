import math

from bench import bench
from kit.mesh import Part

SIZE = (1280, 960)
DETAIL = 1.0
SAMPLES = 32
ALT = {'id': 'Bata tahan api yang disusun melengkung di mulut tungku yang membara', 'en': 'Refractory bricks arched around the glowing mouth of a furnace'}
X, SPRING, R = 0.35, 0.60, 0.72


def block(l, d, h):
    """One brick in its bed of mortar, which stands back a little."""
    p = Part('brick')
    p.box(0, 0, 0.006, l, d, h - 0.012, 'firebrick')
    p.box(0, 0.03, -0.004, l + 0.022, d - 0.05, h + 0.008, 'interior')
    return p


def wedge(d, inner, thick, step):
    """A voussoir pointing up, its foot on the circle of the arch."""
    p = Part('voussoir')
    wi, wo = inner * step * 0.47, (inner + thick) * step * 0.47
    v = [(-wi, -d / 2, 0), (wi, -d / 2, 0), (wi, d / 2, 0), (-wi, d / 2, 0), (-wo, -d / 2, thick), (wo, -d / 2, thick), (wo, d / 2, thick), (-wo, d / 2, thick)]
    p.add(v, [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], 'firebrick')
    return p


def build(s):
    bench(s, eye=(-1.15, -3.5, 1.30), target=(0.22, 1.0, 0.92), lens=44, sun=228, height=22, exposure=-0.25, fstop=5.6)
    r, stretcher, header = s.random, block(0.46, 0.24, 0.15), block(0.225, 0.24, 0.15)
    for row in range(18):
        z = row * 0.16
        rise = max(0.0, z - SPRING)
        opening = math.sqrt(max(0.0, R * R - rise * rise)) if rise < R else -1.0
        for k in range(-8, 10):
            x = k * 0.482 + 0.241 * (row % 2)
            # what reaches behind the arch stones is covered by them; what would reach into the mouth is cut or left out
            room = abs(x - X) - opening
            if room > 0.24:
                stretcher.place(x, 1.12 + r.uniform(-0.006, 0.006), z)
            elif room > 0.0:
                header.place(x + math.copysign(0.115, x - X), 1.12 + r.uniform(-0.006, 0.006), z)
    backing = Part('backing')
    a = [math.pi * i / 40 for i in range(41)]
    hole = [(X + (R + 0.14) * math.cos(t), 1.15, SPRING + (R + 0.14) * math.sin(t)) for t in a]
    rim = [(X + 9 * math.cos(t), 1.15, SPRING + 9 * math.sin(t)) for t in a]
    for i in range(40):
        backing.plate([hole[i], rim[i], rim[i + 1], hole[i + 1]], 'interior')
    backing.plate([(X + R + 0.14, 1.15, 0), (9, 1.15, 0), (9, 1.15, SPRING), (X + R + 0.14, 1.15, SPRING)], 'interior')
    backing.plate([(-9, 1.15, 0), (X - R - 0.14, 1.15, 0), (X - R - 0.14, 1.15, SPRING), (-9, 1.15, SPRING)], 'interior')
    backing.place()
    n = 17
    stones = wedge(0.27, R, 0.28, math.pi / n)
    for depth in range(6):
        for k in range(n):
            t = math.pi * (k + 0.5) / n
            o = stones.place(X + R * math.cos(t), 1.10 + depth * 0.275 - (0.02 if depth == 0 else 0), SPRING + R * math.sin(t))
            o.rotation_euler = (0, math.pi / 2 - t, 0)
        for row in range(4):
            for side in (-1, 1):
                header.place(X + side * (R + 0.115), 1.12 + depth * 0.25, row * 0.151)
    floor = Part('floor')
    floor.box(0, 0, 0, 0.465, 0.228, 0.045, 'firebrick')
    bed = Part('bed')
    bed.box(0, 0, 0, 18, 8, 0.008, 'interior'), bed.place()
    for i in range(22):
        for k in range(-7, 9):
            floor.place(k * 0.478 + 0.239 * (i % 2), -2.6 + i * 0.243, -0.030 + r.uniform(-0.003, 0.003))
    heat = Part('heat')
    heat.plate([(X - 0.9, 2.75, 0), (X + 0.9, 2.75, 0), (X + 0.9, 2.75, 1.5), (X - 0.9, 2.75, 1.5)], 'molten')
    heat.place(), s.area((X, 2.2, 0.7), (X - 0.1, -2, 0.3), 0.8, 95, (1.0, 0.34, 0.08))
    loose = Part('loose')
    loose.box(0, 0, 0, 0.46, 0.24, 0.138, 'firebrick')
    for x, y, z, q in ((-1.12, -0.15, 0, 0.25), (-1.10, -0.42, 0, 0.18), (-1.12, -0.28, 0.152, 0.32), (-1.62, 0.35, 0, 1.2), (1.55, 0.55, 0, -0.4)):
        loose.place(x, y, z * 0.92 + 0.016, q)
