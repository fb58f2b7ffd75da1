"""Terrain, stones, puddles and water."""
import math

import numpy as np

from .mesh import Part
from .noise import fbm, smoothstep


def roughness(x, y, seed=4):
    """Small relief of trodden laterite, metres."""
    return 0.16 * fbm(x * 0.13, y * 0.13, 4, seed) + 0.05 * fbm(x * 0.9, y * 0.9, 4, seed + 1) + 0.018 * fbm(x * 4.1, y * 4.1, 3, seed + 2)


def sheet(height, x0, x1, y0, y1, step, mat='laterite', name='ground'):
    """A height field over a rectangle."""
    nx, ny = max(2, int((x1 - x0) / step) + 1), max(2, int((y1 - y0) / step) + 1)
    x, y = np.meshgrid(np.linspace(x0, x1, nx), np.linspace(y0, y1, ny))
    return _grid(x, y, height(x, y), mat, name)


def fan(height, eye, target, spread=80.0, near=1.0, far=400.0, rows=420, cols=520, mat='laterite'):
    """A height field that is finest at the camera's feet and coarse far away."""
    az = math.atan2(target[1] - eye[1], target[0] - eye[0])
    r = near * (far / near) ** np.linspace(0, 1, rows)
    a = az + np.radians(np.linspace(-spread / 2, spread / 2, cols))
    rr, aa = np.meshgrid(r, a, indexing='ij')
    x, y = eye[0] + rr * np.cos(aa), eye[1] + rr * np.sin(aa)
    return _grid(x, y, height(x, y), mat, 'ground')


def _grid(x, y, z, mat, name):
    p = Part(name)
    n, m = x.shape
    i = np.arange(n * m).reshape(n, m)
    f = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)
    v = np.stack([x, y, z], -1).reshape(-1, 3)
    q = v[f[0]]
    if np.cross(q[1] - q[0], q[3] - q[0])[2] < 0:
        f = f[:, ::-1]
    p.add(v, f, mat, True)
    return p.place()


def plane(z, mat, x0, x1, y0, y1):
    p = Part(mat)
    p.plate([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], mat)
    return p.place()


def heap(r, h, mat, seed=1, rows=90, ridge=0.0, rough=1.0):
    """A poured cone with run-out foot and small slides; `ridge` draws it out along x."""
    p = Part('heap')
    t = np.linspace(0, 1, rows)
    a = np.linspace(0, math.tau, 220, endpoint=False)
    tt, aa = np.meshgrid(t, a, indexing='ij')
    wob = 1 + 0.05 * fbm(np.cos(aa) * 2 + seed, np.sin(aa) * 2, 3, seed)
    x, y = tt * r * wob * np.cos(aa), tt * r * wob * np.sin(aa)
    prof = 1.0 - (np.sqrt(tt * tt + 0.0012) - 0.0346) * 1.04
    z = h * np.clip(prof, 0, 1) ** 1.04 + rough * (0.018 * r * fbm(aa * 4.0, tt * 1.3, 4, seed + 3) + 0.01 * r * fbm(x * 9 / r, y * 9 / r, 4, seed + 5)) * smoothstep(0, 0.1, tt) * smoothstep(1.02, 0.85, tt)
    x = x + np.where(x > 0, 1, -1) * ridge * 0.5
    v = np.stack([x, y, z - 0.05], -1).reshape(-1, 3)
    i = np.arange(rows * 220).reshape(rows, 220)
    f = np.stack([i[:-1], np.roll(i[:-1], -1, 1), np.roll(i[1:], -1, 1), i[1:]], -1).reshape(-1, 4)
    p.add(v, f[:, ::-1], mat, True)
    return p


def stone(seed, mat='grit'):
    p = Part('stone')
    n, m = 7, 10
    u, v = np.meshgrid(np.linspace(0.05, math.pi - 0.05, n), np.arange(m) / m * math.tau, indexing='ij')
    r = 1 + 0.35 * fbm(u * 1.3 + seed, np.cos(v) * 1.3 + seed * 2, 3, seed)
    pts = np.stack([r * np.sin(u) * np.cos(v), r * np.sin(u) * np.sin(v) * 0.8, r * np.cos(u) * 0.55], -1)
    p.skin(list(pts), mat, smooth=False)
    return p


def strew_stones(stage, height, x0, x1, y0, y1, count, small=0.02, big=0.16, mat='grit'):
    kinds = [stone(s, mat) for s in range(5)]
    r = stage.random
    for _ in range(count):
        x, y = r.uniform(x0, x1), r.uniform(y0, y1)
        s = small * (big / small) ** (r.random() ** 2.6)
        kinds[r.integers(5)].place(x, y, float(height(np.array([x]), np.array([y]))[0]) + s * 0.15, r.uniform(0, 6), s)
