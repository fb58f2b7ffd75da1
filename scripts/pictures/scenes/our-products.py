import math

import numpy as np

from kit import people, still
from kit.mesh import Part
from room import lamp_strip, shell

SIZE = (1920, 1080)
DETAIL = 0.67
SAMPLES = 16
ALT = {
    'id': 'Analis berjas putih bekerja di laboratorium di bawah lampu dingin, dengan contoh alumina dalam gelas di latar depan',
    'en': 'Analysts in white coats at work in the laboratory under cool lamps, with samples of alumina in glassware in front',
}


def build(s):
    eye, target = (-1.55, 0.35, 1.32), (0.15, 6, 1.10)
    s.air(0.0, 60)
    s.camera(eye, target, 33, fstop=2.2, focus=1.75)
    s.light(azimuth=200, elevation=20, mood='rain', sun=0, sky=0.25, cover=0.3)
    s.look.update(exposure=0.42, contrast=1.32, saturation=1.18, bloom=0.12, vignette=0.32, smooth=1.8)
    s.bounces = 4
    shell(7.4, 12.5, 3.0, 'lab-floor', 'lab-wall').place()
    strip = lamp_strip(1.9)
    for y in (2.0, 4.8, 7.6, 10.4):
        for x in (-1.6, 1.6):
            strip.place(x, y, 2.93)
    for y in (2.6, 6.2, 9.8):
        s.area((0.3, y, 2.86), (0.3, y, 0), 2.4, 105, (0.84, 0.95, 1.0))
    s.area((-3.0, 2.2, 2.4), (-0.4, 2.2, 0.9), 0.8, 22, (1.0, 0.86, 0.70))
    benches(), cabinets(), samples(s), apparatus(s.random)
    coat = lambda pose, head, seed, height: people.figure(pose, 'coat-white', head, legs='trouser', bands=False, seed=seed, height=height, boots='shoe')
    for who, x, y, turn in ((coat('bench', 'hijab-petrol', 71, 1.58), -1.98, 6.3, 176), (coat('read', 'hair', 72, 1.70), 0.75, 7.7, 20), (coat('bench', 'hair', 73, 1.66), 1.95, 6.0, 6), (coat('stand', 'hijab-white', 74, 1.57), 0.3, 10.4, 80)):
        tail(who), who.place(x, y, 0, math.radians(turn))


def tail(who):
    """The coat hangs to the knee."""
    a = np.arange(28) / 28 * math.tau
    ring = lambda rx, ry, z: np.stack([rx * np.cos(a), ry * np.sin(a), np.full(28, z)], -1)
    who.skin([ring(0.150, 0.188, 0.95), ring(0.165, 0.200, 0.80), ring(0.180, 0.215, 0.62), ring(0.190, 0.225, 0.48)], 'coat-white')


def benches():
    p = Part('bench')
    for x, w, y, l in ((-3.0, 1.3, 6.6, 11), (3.0, 1.3, 6.6, 11), (-0.1, 1.3, 2.1, 1.9)):
        p.box(x, y, 0, w - 0.1, l - 0.05, 0.86, 'cabinet'), p.box(x, y, 0.86, w, l, 0.035, 'bench-top')
        n = int(l / 0.6)
        for k in range(n):
            for s in (-1, 1):
                p.box(x + s * (w / 2 - 0.045), y - l / 2 + 0.3 + k * l / n, 0.12, 0.02, l / n - 0.03, 0.70, 'cladding-smooth')
                p.box(x + s * (w / 2 - 0.03), y - l / 2 + 0.3 + k * l / n, 0.74, 0.02, 0.16, 0.015, 'aluminium')
    p.place()


def cabinets():
    p = Part('cabinets')
    for s in (-1, 1):
        p.box(s * 3.52, 6.6, 1.62, 0.34, 10.6, 0.75, 'paper')
        for k in range(14):
            p.box(s * 3.34, 1.7 + k * 0.76, 1.65, 0.02, 0.72, 0.69, 'bench-top' if k % 3 else 'facade-glass')
        p.box(s * 3.4, 6.6, 1.22, 0.22, 10.6, 0.03, 'aluminium')
    p.box(0.2, 12.3, 0.9, 2.6, 0.3, 1.6, 'cabinet'), p.box(0.2, 12.14, 1.05, 2.3, 0.02, 1.2, 'hood-light')
    p.box(0, 12.47, 0, 7.4, 0.02, 3.0, 'wall-petrol'), p.box(2.3, 12.42, 0, 1.0, 0.08, 2.15, 'bench-top'), p.box(2.3, 12.37, 1.2, 0.35, 0.02, 0.7, 'facade-glass')
    p.place()


def samples(s):
    """Glassware on the near bench, where the picture is sharp."""
    z, r = 0.895, s.random
    for k, (x, y, q, h, level, m) in enumerate(((-0.62, 1.95, 0.055, 0.15, 0.075, 'snow'), (-0.42, 1.66, 0.045, 0.12, 0.05, 'snow'), (-0.20, 2.15, 0.065, 0.19, 0.11, 'snow'), (0.10, 1.85, 0.05, 0.14, 0.06, 'powder'), (0.32, 2.45, 0.06, 0.17, 0.07, 'snow'))):
        still.beaker(0.28, h * 5, 0.016, 'clear-glass').place(x, y, z, k, q / 0.28), still.fill(0.256, level * 5, m, k, 0.05).place(x, y, z, k, q / 0.28)
    for k, (x, y, q, m) in enumerate(((-0.64, 1.55, 0.075, 'snow'), (-0.08, 1.52, 0.085, 'snow'), (0.30, 1.60, 0.07, 'bauxite'), (-0.50, 2.45, 0.08, 'snow'), (0.02, 2.62, 0.08, 'bauxite'))):
        still.dish(0.5, 0.14, 0.018).place(x, y, z, k, q / 0.5), still.pile(q * 0.78, q * 0.34, m, k + 2).place(x, y, z + 0.006)


def apparatus(r):
    bottle, box, tall = Part('bottle'), Part('apparatus'), Part('column')
    bottle.lathe([(0.001, 0), (0.045, 0), (0.045, 0.12), (0.018, 0.16), (0.018, 0.19)], 'clear-glass', 24), bottle.lathe([(0.001, 0.005), (0.042, 0.005), (0.042, 0.08)], 'liquor', 24), bottle.cylinder(0, 0, 0.19, 0.022, 0.03, 'helmet-ember', 16)
    box.box(0, 0, 0, 0.42, 0.5, 0.34, 'white-clean'), box.box(0, -0.0, 0.34, 0.36, 0.44, 0.06, 'aluminium'), box.box(-0.215, 0, 0.16, 0.01, 0.2, 0.12, 'hood-light')
    tall.lathe([(0.09, 0), (0.09, 0.02), (0.01, 0.03), (0.01, 0.62)], 'aluminium', 20), tall.lathe([(0.03, 0.25), (0.03, 0.6)], 'clear-glass', 20), tall.lathe([(0.026, 0.25), (0.026, 0.45)], 'liquor', 20)
    for side in (-1, 1):
        for k in range(40):
            x, y = side * r.uniform(2.85, 3.35), 1.6 + k * 0.26 + r.uniform(-0.05, 0.05)
            if k % 9 == 4:
                box.place(side * 3.1, y, 0.895, 0 if side > 0 else math.pi)
            elif k % 9 in (3, 5):
                continue
            else:
                (tall if k % 7 == 2 else bottle).place(x, y, 0.895, r.uniform(0, 6), r.uniform(0.8, 1.3))
