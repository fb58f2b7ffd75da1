import bpy
import numpy as np

from kit import materials, still
from kit.mesh import Part
from library import window

SIZE = (1920, 1080)
DETAIL = 0.75
SAMPLES = 14
ALT = {
    'id': 'Cetakan foto kilang dan sekitarnya tersebar di meja kayu terang dengan kamera, kaca pembesar, dan cangkir, dalam cahaya jendela pagi',
    'en': 'Photographic prints of the refinery and its surroundings spread on a pale wooden table with a camera, a magnifier and a cup, in morning window light',
}


def build(s):
    s.air(0.0, 50)
    s.camera((0.15, -4.15, 3.9), (0.30, 0.28, 0.05), 46, level=False, fstop=6, focus=5.7)
    s.light(azimuth=203, elevation=26, mood='morning', sun=7.0, colour=(1.0, 0.93, 0.82), sky=0.5, softness=1.6, cover=0)
    s.look.update(exposure=0.74, contrast=1.22, saturation=1.12, vignette=0.28)
    still.table('maple', 40, 14).place()
    window([(-9, -4.6), (-2.2, -1.9), (0.5, 0.8), (3.1, 9)])
    prints = (('profile-aerial', 1.62, 0.98, -0.10), ('production-process', -0.78, 0.62, 0.07), ('environment', 0.52, 1.75, 0.05), ('social', -1.75, 1.86, -0.16), ('products', 2.35, -0.42, 0.17), ('home-hero', 0.42, -0.36, -0.05), ('facility-07', 2.7, 2.05, 0.12), ('journey', -2.6, 0.45, 0.22), ('news-07', -1.35, -0.72, -0.21), ('home-hero-phone', 3.55, 0.75, -0.28))
    for k, (key, x, y, turn) in enumerate(prints):
        photograph(key, k).place(x, y, 0.004 + 0.012 * k, turn)
    camera(1.62, -0.92, 2.5), magnifier(-0.38, 0.42, 0.9), cup(-0.55, -1.45), pencil()


def photograph(key, seed):
    """A print with a white border that lifts a little at its corners."""
    wide, high = bpy.data.images.load(f'{materials.PICTURES}/{key}.webp', check_existing=True).size
    w, h = materials.PRINT_WIDTH, materials.PRINT_WIDTH * high / wide
    p, r = Part('photograph'), np.random.default_rng(seed)
    bend = r.uniform(0.5, 1.0, 4)
    for border, drop, mat in ((0.07, 0.003, 'paper'), (0.0, 0.0, f'print:{key}')):
        x, y = np.meshgrid(np.linspace(-w / 2 - border, w / 2 + border, 17), np.linspace(-h / 2 - border, h / 2 + border, 13))
        u, v = x / w + 0.5, y / h + 0.5
        corner = bend[0] * (1 - u) * (1 - v) + bend[1] * u * (1 - v) + bend[2] * (1 - u) * v + bend[3] * u * v
        z = 0.016 * corner * np.clip(np.hypot(2 * u - 1, 2 * v - 1) / 1.45, 0, 1) ** 5 - drop
        i = np.arange(17 * 13).reshape(13, 17)
        p.add(np.stack([x, y, z], -1).reshape(-1, 3), np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4), mat, True)
    return p


def camera(x, y, yaw):
    """A mirror-reflex camera whose lens points along +y."""
    p = Part('camera')
    slab = lambda w, d, z0, z1, mat, cx=0.0, cy=0.0: p.skin([_rounded(w - e, d - e, cx, cy, z) for z, e in ((z0, 0.03), (z0 + 0.015, 0), (z1 - 0.015, 0), (z1, 0.03))], mat, caps=True)
    slab(1.04, 0.36, 0.0, 0.56, 'camera-grip'), slab(1.02, 0.35, 0.56, 0.68, 'camera-body'), slab(0.24, 0.26, 0.02, 0.60, 'camera-grip', -0.46, 0.16)
    slab(0.40, 0.38, 0.66, 0.82, 'camera-body', 0.02, 0.02), slab(0.24, 0.10, 0.82, 0.85, 'camera-body', 0.02, 0.0)
    p.cylinder(-0.40, 0.0, 0.68, 0.09, 0.05, 'aluminium', 28), p.cylinder(0.38, 0.0, 0.68, 0.11, 0.06, 'camera-body', 28), p.cylinder(-0.44, 0.20, 0.60, 0.05, 0.03, 'aluminium', 20)
    for a, b, r, mat in ((0.15, 0.26, 0.27, 'aluminium'), (0.26, 0.40, 0.26, 'camera-body'), (0.40, 0.58, 0.275, 'camera-grip'), (0.58, 0.66, 0.255, 'camera-body'), (0.66, 0.68, 0.265, 'cloth-red'), (0.68, 0.76, 0.27, 'camera-body')):
        p.tube((0.02, a, 0.33), (0.02, b, 0.33), r, mat, 48)
    p.tube((0.02, 0.74, 0.33), (0.02, 0.765, 0.33), 0.225, 'window', 48)
    p.place(x, y, 0.13, yaw, 0.86)
    strap = Part('strap')
    t = np.linspace(0, 1, 40)
    ring = [np.stack([x + 0.45 + 1.3 * t + 0.2 * np.sin(t * 7), y - 0.1 - 0.75 * np.sin(t * 2.6) + s * 0.07, 0.50 * (1 - t) ** 6 + 0.085 + 0.02 * np.sin(t * 9) ** 2], -1) for s in (-1, 1)]
    i = np.arange(39)
    strap.add(np.concatenate(ring), np.stack([i, i + 1, i + 41, i + 40], 1), 'cloth-petrol', True)
    strap.place()


def _rounded(w, d, cx, cy, z):
    a = (np.arange(40) + 0.5) / 40 * 2 * np.pi
    return np.stack([cx + w / 2 * np.sign(np.cos(a)) * np.abs(np.cos(a)) ** 0.35, cy + d / 2 * np.sign(np.sin(a)) * np.abs(np.sin(a)) ** 0.35, np.full(40, z)], -1)


def magnifier(x, y, yaw):
    """A printer's magnifier: a glass in a dark ring on a clear foot."""
    p = Part('magnifier')
    p.lathe([(0.20, 0), (0.20, 0.03), (0.17, 0.16), (0.15, 0.16), (0.17, 0.03), (0.17, 0.0)], 'clear-glass', 48)
    p.lathe([(0.15, 0.16), (0.19, 0.17), (0.19, 0.33), (0.14, 0.35), (0.14, 0.18)], 'camera-body', 48)
    p.lathe([(0.14, 0.31), (0.08, 0.335), (0.001, 0.345)], 'window', 48)
    p.place(x, y, 0.11, yaw)


def cup(x, y):
    p = Part('cup')
    p.lathe([(0.001, 0.01), (0.24, 0.01), (0.44, 0.05), (0.46, 0.065), (0.43, 0.07), (0.24, 0.035), (0.001, 0.035)], 'ceramic', 64)
    p.lathe([(0.17, 0.035), (0.20, 0.06), (0.275, 0.22), (0.30, 0.40), (0.285, 0.40), (0.26, 0.22), (0.19, 0.08), (0.001, 0.07)], 'ceramic', 64)
    p.lathe([(0.279, 0.335), (0.001, 0.335)], 'wood-dark', 64)
    p.path([(0.285, 0, 0.34), (0.40, 0, 0.35), (0.45, 0, 0.26), (0.40, 0, 0.16), (0.26, 0, 0.14)], 0.028, 'ceramic', 12)
    p.place(x, y, 0, -0.5)


def pencil():
    p = Part('pencil')
    p.tube((-0.55, 0, 0.035), (0.45, 0, 0.035), 0.035, 'ember', 6), p.tube((0.45, 0, 0.035), (0.60, 0, 0.035), 0.034, 'maple', 12, 0.008), p.tube((-0.62, 0, 0.035), (-0.55, 0, 0.035), 0.037, 'aluminium', 12)
    p.place(0.5, -1.0, 0.09, 0.42)
