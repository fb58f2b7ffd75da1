import math

from kit import still
from kit.mesh import Part
from room import lamp_strip, shell

SIZE = (1920, 1080)
DETAIL = 0.8
SAMPLES = 40
ALT = {
    'id': 'Contoh alumina putih dan bauksit merah dalam gelas dan cawan di meja laboratorium, di bawah lampu dingin',
    'en': 'Samples of white alumina and red bauxite in glassware on a laboratory bench, under cool lamps',
}


def build(s):
    eye, target = (-0.62, 0.72, 1.24), (-0.30, 2.55, 0.98)
    s.air(0.0, 60)
    s.camera(eye, target, 43, fstop=2.2, focus=1.25)
    s.light(azimuth=200, elevation=20, mood='rain', sun=0, sky=0.25, cover=0.3)
    s.look.update(exposure=0.62, contrast=1.24, saturation=1.18, bloom=0.10, vignette=0.30)
    s.bounces = 5
    shell(7.4, 12.5, 3.0, 'lab-floor', 'lab-wall').place()
    strip = lamp_strip(1.9)
    for y in (2.0, 4.8, 7.6, 10.4):
        for x in (-1.6, 1.6):
            strip.place(x, y, 2.93)
    for y, power in ((2.6, 62), (6.2, 40), (9.8, 30)):
        s.area((0.3, y, 2.86), (0.3, y, 0), 2.4, power, (0.84, 0.95, 1.0))
    # Behind the glassware, so that its rims shine, and a warm lamp at its left.
    s.area((1.7, 3.6, 1.9), (0.1, 1.9, 0.95), 0.5, 42, (0.86, 0.96, 1.0))
    s.area((-2.2, 1.9, 1.9), (-0.1, 1.9, 0.92), 0.5, 26, (1.0, 0.84, 0.66))
    benches(), cabinets(), samples(), apparatus(s.random)


def benches():
    p = Part('bench')
    for x, w, y, l in ((-3.0, 1.3, 6.6, 11), (3.0, 1.3, 6.6, 11), (-0.1, 1.3, 2.1, 1.9)):
        p.box(x, y, 0, w - 0.1, l - 0.05, 0.86, 'cabinet'), p.box(x, y, 0.86, w, l, 0.035, 'felt' if y < 3 else 'bench-top')
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
    p.box(-1.4, 12.3, 0, 3.6, 0.4, 2.1, 'paper'), p.box(-1.4, 12.08, 1.1, 3.5, 0.02, 0.9, 'facade-glass')
    p.box(0, 12.47, 0, 7.4, 0.02, 3.0, 'wall-petrol'), p.box(2.3, 12.42, 0, 1.0, 0.08, 2.15, 'bench-top'), p.box(2.3, 12.37, 1.2, 0.35, 0.02, 0.7, 'facade-glass')
    p.place()


def samples():
    """Glassware on the near bench, where the picture is sharp; the words of the page stand on its left."""
    z = 0.895
    glasses = ((-0.18, 1.86, 0.060, 0.075, 'snow'), (0.10, 2.08, 0.066, 0.095, 'snow'), (0.30, 1.80, 0.052, 0.060, 'powder'), (-0.02, 2.46, 0.060, 0.080, 'snow'), (0.42, 2.30, 0.062, 0.070, 'bauxite'), (-0.52, 2.30, 0.056, 0.055, 'snow'))
    for k, (x, y, r, level, m) in enumerate(glasses):
        still.beaker(0.28, 0.78, 0.016, 'clear-glass').place(x, y, z, k, r / 0.28), still.fill(0.256, level / r * 0.28, m, k, 0.05).place(x, y, z, k, r / 0.28)
    dishes = ((0.02, 1.62, 0.095, 'snow'), (0.27, 1.56, 0.080, 'bauxite'), (-0.34, 1.66, 0.078, 'snow'), (-0.36, 2.02, 0.085, 'bauxite'), (0.22, 2.56, 0.085, 'snow'))
    for k, (x, y, r, m) in enumerate(dishes):
        still.dish(0.5, 0.14, 0.018).place(x, y, z, k, r / 0.5), still.fill(0.474, 0.06, m, k + 2, 0.16).place(x, y, z, k, r / 0.5)


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
