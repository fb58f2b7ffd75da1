"""A quiet out-of-focus bust before a lit ground: a stand-in, never a likeness."""
import numpy as np

from kit.mesh import Part

SIZE = (1200, 1500)
DETAIL = 0.5
SAMPLES = 24
ALT = {'id': 'Siluet netral pengganti potret, tanpa menggambarkan orang tertentu', 'en': 'A neutral silhouette in place of a portrait, depicting no real person'}
BODY = [(-0.85, 0.30, 0.16), (-0.52, 0.315, 0.16), (-0.40, 0.31, 0.15), (-0.32, 0.285, 0.135), (-0.265, 0.225, 0.115), (-0.225, 0.13, 0.10), (-0.195, 0.082, 0.085), (-0.155, 0.072, 0.078)]


def outline(head):
    """(height, half width, half depth) rings from chest to crown."""
    z, x, y = np.array(BODY).T
    h = np.linspace(-0.115, 0.215, 60)
    q = np.sqrt(np.clip(1 - ((h - 0.055) / 0.162) ** 2, 0, 1)) * np.where(h < 0.03, 1 - 0.55 * (0.03 - h), 1.0)
    hx, hy = np.maximum(0.108 * q, 0.07 * (h < -0.05)), np.maximum(0.126 * q, 0.076 * (h < -0.05))
    if head == 'cap':
        on = h > 0.105
        hx, hy = np.where(on, 0.112 - 0.05 * np.clip(h - 0.2, 0, 1), hx), np.where(on, 0.128, hy)
    if head == 'scarf':
        hx = np.maximum(hx * 1.14, np.clip(0.135 - 0.42 * (h + 0.02), 0, 0.2) * (h < 0.03))
        hy = np.maximum(hy * 1.12, hx * 0.95 * (h < 0.03))
        x, y = np.maximum(x, np.clip(0.135 - 0.42 * (z + 0.02), 0, 0.225)), np.maximum(y, 0.13)
    if head == 'wavy':
        hx, hy = np.maximum(hx * 1.13, 0.118 * ((h > -0.12) & (h < 0.08))), hy * 1.12
    h = h - 0.03
    return np.concatenate([z, h, [0.1875]]), np.concatenate([x, hx, [0.004]]), np.concatenate([y, hy, [0.004]])


def portrait(s, head, glow, at, turn):
    s.air(0.0, 50)
    s.camera((0, -3.2, -0.06), (0, 0, -0.10), 98, fstop=2.4, focus=2.5)
    s.light(azimuth=80, elevation=30, mood='night', sun=0, sky=0.5, cover=0)
    s.look.update(exposure=0.8, contrast=1.12, saturation=1.1, vignette=0.35, bloom=0.1)
    p = Part('bust')
    z, x, y = outline(head)
    u = np.concatenate([np.linspace(z[0], -0.15, 40), np.linspace(-0.145, 0.1875, 60)])
    x, y = np.interp(u, z, x), np.interp(u, z, y)
    for _ in range(2 if head == 'cap' else 4):
        x[1:-1], y[1:-1] = (x[:-2] + 2 * x[1:-1] + x[2:]) / 4, (y[:-2] + 2 * y[1:-1] + y[2:]) / 4
    z = u
    a = np.arange(64) / 64 * 2 * np.pi
    p.skin([np.stack([q * np.cos(a), w * np.sin(a), np.full(64, h)], -1) for h, q, w in zip(z, x, y)], 'silhouette')
    p.place(0, 0, -0.06, turn)
    wall = Part('wall')
    wall.plate([(-6, 2.6, -4), (6, 2.6, -4), (6, 2.6, 4), (-6, 2.6, 4)], 'backdrop')
    wall.place()
    s.area((at[0], 0.9, at[1]), (at[0] * 0.5, 2.6, at[1] * 0.6), 0.7, 90, glow)
    s.area((-1.6 if at[0] > 0 else 1.6, 0.9, 0.9), (0, 0, 0), 0.5, 26, (1.0, 0.62, 0.34))
