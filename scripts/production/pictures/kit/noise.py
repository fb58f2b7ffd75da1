"""Gradient noise on arrays, for terrain and clouds."""
import numpy as np


def perlin(x, y, seed=0):
    xi, yi = np.floor(x).astype(np.int64), np.floor(y).astype(np.int64)
    xf, yf = (x - xi).astype(np.float32), (y - yi).astype(np.float32)
    u, v = xf * xf * xf * (xf * (xf * 6 - 15) + 10), yf * yf * yf * (yf * (yf * 6 - 15) + 10)

    def grad(ix, iy, dx, dy):
        h = (ix * 374761393 + iy * 668265263 + seed * 1442695041) & 0x7FFFFFFF
        h = ((h ^ (h >> 13)) * 1274126177) & 0x7FFFFFFF
        a = ((h ^ (h >> 16)) & 1023).astype(np.float32) * (2 * np.pi / 1024)
        return np.cos(a) * dx + np.sin(a) * dy

    n00, n10 = grad(xi, yi, xf, yf), grad(xi + 1, yi, xf - 1, yf)
    n01, n11 = grad(xi, yi + 1, xf, yf - 1), grad(xi + 1, yi + 1, xf - 1, yf - 1)
    a, b = n00 + u * (n10 - n00), n01 + u * (n11 - n01)
    return (a + v * (b - a)) * 1.5


def fbm(x, y, octaves=5, seed=0, gain=0.5, ridged=False):
    """About -1 to 1; ridged is 0 to 1."""
    x, y = np.asarray(x, np.float64), np.asarray(y, np.float64)
    total, amp, norm = 0.0, 1.0, 0.0
    for o in range(octaves):
        n = perlin(x, y, seed + o * 17)
        total = total + amp * (1 - np.abs(n) * 1.6 if ridged else n)
        norm += amp
        x, y, amp = x * 2.03 + 11.3, y * 2.03 - 7.7, amp * gain
    return total / norm


def smoothstep(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)
