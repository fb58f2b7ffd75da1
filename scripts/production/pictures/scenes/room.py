"""The shell of a room and its furniture: walls, a wall of windows, ceiling lamps, table, chairs."""
import math

import numpy as np

from kit.mesh import Part


def shell(width, length, height, floor='paving', wall='plaster', windows=None, every=2.4):
    """Room along +y from 0, centred on x = 0; `windows` says which side ('left' or 'right') is of glass."""
    p = Part('room')
    w = width / 2
    p.plate([(-w, 0, 0), (w, 0, 0), (w, length, 0), (-w, length, 0)], floor)
    p.plate([(-w, 0, height), (-w, length, height), (w, length, height), (w, 0, height)], wall)
    p.plate([(-w, length, 0), (w, length, 0), (w, length, height), (-w, length, height)], wall)
    p.plate([(-w, -0.01, 0), (-w, -0.01, height), (w, -0.01, height), (w, -0.01, 0)], wall)
    for side in (-1, 1):
        if windows == ('left' if side < 0 else 'right'):
            p.box(side * w, length / 2, 0, 0.25, length, 0.35, wall), p.box(side * w, length / 2, height - 0.35, 0.25, length, 0.35, wall)
            for y in np.arange(0, length + 0.1, every):
                p.box(side * w, y, 0, 0.18, 0.09, height, 'petrol-deep')
            p.box(side * w, length / 2, 0.35, 0.12, length, 0.06, 'petrol-deep'), p.box(side * w, length / 2, height - 0.41, 0.12, length, 0.06, 'petrol-deep')
        else:
            p.plate([(side * w, 0, 0), (side * w, 0, height), (side * w, length, height), (side * w, length, 0)], wall)
    return p


def lamp_strip(length=1.5, mat='lamp-cool'):
    p = Part('lamp-strip')
    p.box(0, 0, 0, 0.16, length, 0.06, 'paper'), p.box(0, 0, -0.012, 0.12, length - 0.06, 0.012, mat)
    return p


def chair(cloth='cloth-petrol'):
    """An upholstered conference chair on a star base, facing +x."""
    p = Part('chair')
    a = (np.arange(28) + 0.5) / 28 * math.tau
    oval = lambda rx, ry, n=0.45: (rx * np.sign(np.cos(a)) * np.abs(np.cos(a)) ** n, ry * np.sign(np.sin(a)) * np.abs(np.sin(a)) ** n)
    rings = []
    for z, g in ((0.42, 0.90), (0.435, 0.98), (0.47, 1.0), (0.50, 0.97), (0.51, 0.88)):
        x, y = oval(0.25 * g, 0.25 * g)
        rings.append(np.stack([x, y, np.full(28, z)], -1))
    p.skin(rings, cloth, caps=True)
    back = []
    for o, g in ((-0.035, 0.92), (-0.02, 1.0), (0.02, 1.0), (0.035, 0.92)):
        y, z = oval(0.24 * g, 0.27 * g)
        back.append(np.stack([-0.24 + o - 0.10 * (z + 0.27) + 0.35 * y * y, y, 0.82 + z], -1))
    p.skin(back, cloth, caps=True)
    p.tube((-0.2, 0, 0.45), (-0.27, 0, 0.62), 0.03, 'dark', 8), p.tube((0, 0, 0.08), (0, 0, 0.43), 0.03, 'aluminium', 12)
    for k in range(5):
        t = k / 5 * math.tau
        p.tube((0, 0, 0.10), (0.28 * math.cos(t), 0.28 * math.sin(t), 0.05), 0.022, 'aluminium', 8, 0.014)
    for s in (-1, 1):
        p.path([(-0.20, s * 0.25, 0.50), (-0.18, s * 0.29, 0.66), (0.12, s * 0.29, 0.67), (0.14, s * 0.26, 0.50)], 0.016, 'dark', 8)
    return p
