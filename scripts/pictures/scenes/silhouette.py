"""A quiet out-of-focus bust before a lit ground: a stand-in, never a likeness."""
import numpy as np

from kit.mesh import Part

SIZE = (1200, 1500)
DETAIL = 0.6
SAMPLES = 24
ALT = {'id': 'Siluet netral pengganti potret, tanpa menggambarkan orang tertentu', 'en': 'A neutral silhouette in place of a portrait, depicting no real person'}
BODY = [(-0.75, 0.50, 0.22), (-0.45, 0.47, 0.20), (-0.34, 0.43, 0.18), (-0.27, 0.33, 0.16), (-0.22, 0.20, 0.13), (-0.17, 0.100, 0.10)]
HEADS = {
    'short': [(-0.06, 0.082, 0.09), (0.0, 0.088, 0.10), (0.06, 0.100, 0.12), (0.14, 0.110, 0.13), (0.22, 0.110, 0.13), (0.29, 0.095, 0.115), (0.335, 0.06, 0.08), (0.35, 0.01, 0.01)],
    'cap': [(-0.06, 0.082, 0.09), (0.0, 0.088, 0.10), (0.06, 0.100, 0.12), (0.14, 0.108, 0.13), (0.20, 0.109, 0.13), (0.21, 0.116, 0.135), (0.335, 0.108, 0.13), (0.35, 0.104, 0.125), (0.352, 0.01, 0.01)],
    'scarf': [(-0.12, 0.175, 0.16), (-0.05, 0.150, 0.15), (0.04, 0.138, 0.15), (0.14, 0.134, 0.15), (0.22, 0.126, 0.145), (0.30, 0.098, 0.12), (0.345, 0.055, 0.07), (0.36, 0.01, 0.01)],
    'bun': [(-0.06, 0.078, 0.09), (0.0, 0.084, 0.10), (0.06, 0.102, 0.12), (0.14, 0.116, 0.13), (0.22, 0.116, 0.13), (0.29, 0.098, 0.115), (0.325, 0.062, 0.07), (0.34, 0.055, 0.06), (0.37, 0.062, 0.07), (0.41, 0.045, 0.05), (0.425, 0.01, 0.01)],
}


def portrait(s, head, glow, at, turn):
    s.air(0.0, 50)
    s.camera((0, -3.2, 0.02), (0, 0, -0.06), 62, fstop=1.1, focus=2.0)
    s.light(azimuth=80, elevation=30, mood='night', sun=0, sky=0.5, cover=0)
    s.look.update(exposure=0.8, contrast=1.12, saturation=1.1, vignette=0.35, bloom=0.1)
    p = Part('bust')
    z, x, y = np.array(BODY + HEADS[head]).T
    t = np.linspace(0, 1, len(z))
    u = np.linspace(0, 1, 70)
    z, x, y = np.interp(u, t, z), np.interp(u, t, x), np.interp(u, t, y)
    for _ in range(3):
        x[1:-1], y[1:-1] = (x[:-2] + 2 * x[1:-1] + x[2:]) / 4, (y[:-2] + 2 * y[1:-1] + y[2:]) / 4
    a = np.arange(64) / 64 * 2 * np.pi
    p.skin([np.stack([q * np.cos(a), w * np.sin(a), np.full(64, h)], -1) for h, q, w in zip(z, x, y)], 'silhouette')
    p.place(0, 0, -0.12, turn)
    wall = Part('wall')
    wall.plate([(-6, 2.6, -4), (6, 2.6, -4), (6, 2.6, 4), (-6, 2.6, 4)], 'backdrop')
    wall.place()
    s.area((at[0], 0.9, at[1]), (at[0] * 0.5, 2.6, at[1] * 0.6), 0.7, 90, glow)
    s.area((-1.6 if at[0] > 0 else 1.6, 0.9, 0.9), (0, 0, 0), 0.5, 26, (1.0, 0.62, 0.34))
