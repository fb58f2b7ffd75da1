import math

import numpy as np

from kit import ground, people, plants
from kit.mesh import Part
from kit.traffic import wheel
from room import lamp_strip

SIZE = (1920, 1080)
DETAIL = 0.57
SAMPLES = 8
ALT = {
    'id': 'Petugas gudang memeriksa barang pemasok di antara rak palet, dengan forklif di depan pintu yang terbuka ke siang terang',
    'en': 'Warehouse staff check goods from suppliers between pallet racks, with a forklift before a door open to bright daylight',
}
LENGTH, HALF, HEIGHT = 46.0, 11.0, 8.6
LEVELS = (0.12, 2.05, 3.95, 5.85)


def build(s):
    eye, target = (-0.9, 0.8, 1.75), (0.9, 30, 2.75)
    s.air(0.0018, 40)
    s.camera(eye, target, 27)
    s.light(azimuth=72, elevation=40, mood='day', sun=11, colour=(1.0, 0.95, 0.86), sky=1.3, cover=0.3, seed=9)
    s.look.update(exposure=0.45, contrast=1.32, saturation=1.2, bloom=0.12, vignette=0.3)
    s.bounces = 4
    hall()
    strip = lamp_strip(3.2)
    for y in range(5, 44, 6):
        strip.place(0, y, HEIGHT - 0.75, 0, 1.6)
        s.area((0, y, HEIGHT - 0.9), (0, y, 0), 2.6, 300, (0.86, 0.95, 1.0))
    racks(s.random)
    forklift().place(-1.5, 26.5, 0, math.radians(-58))
    people.figure('sit', 'coverall-petrol', 'helmet-white', seed=171).place(-1.62, 26.7, 0.52, math.radians(-58))
    crew = (('read', 'coverall-petrol', 'helmet-white', 'vest', 1.15, 11.2, 62), ('point', 'coverall-ember', 'helmet-white', None, 0.35, 12.0, 20), ('walk', 'coverall-petrol', 'helmet-ember', 'vest', 1.7, 33.5, -86), ('carry', 'coverall-ember', 'helmet-petrol', None, -0.4, 38, -80))
    for k, (pose, body, head, vest, x, y, turn) in enumerate(crew):
        people.figure(pose, body, head, seed=180 + k, vest=vest, height=1.60 + 0.04 * (k % 3)).place(x, y, 0, math.radians(turn))
    goods = loads()
    goods[0].place(-1.5 + 1.75 * math.cos(math.radians(-58)), 26.5 + 1.75 * math.sin(math.radians(-58)), 0.35, math.radians(-58))
    goods[0].place(2.35, 12.6, 0, 0.06), goods[2].place(2.4, 6.4, 0, 1.52), goods[1].place(-2.6, 15.5, 0, 1.6)
    outside(s)


def hall():
    p = Part('warehouse')
    p.plate([(-HALF, -2, 0), (HALF, -2, 0), (HALF, LENGTH + 1.5, 0), (-HALF, LENGTH + 1.5, 0)], 'paving')
    for x in (-1, 1):
        p.plate([(x * HALF, -2, 0), (x * HALF, LENGTH, 0), (x * HALF, LENGTH, HEIGHT), (x * HALF, -2, HEIGHT)], 'cladding-steel')
        p.box(x * (HALF + 3.4) / 2, LENGTH, 0, HALF - 3.4, 0.25, HEIGHT, 'cladding-steel'), p.box(x * 3.45, LENGTH - 0.15, 0, 0.3, 0.3, 5.4, 'ember')
        p.box(x * 3.0, LENGTH / 2, 0.001, 0.10, LENGTH, 0.002, 'yellow')
    p.box(0, LENGTH, 5.2, 6.9, 0.25, HEIGHT - 5.2, 'cladding-steel'), p.box(0, LENGTH - 0.25, 5.2, 6.9, 0.5, 0.55, 'cladding-petrol')
    p.plate([(-HALF, -2, 0), (-HALF, -2, HEIGHT), (HALF, -2, HEIGHT), (HALF, -2, 0)], 'cladding-steel')
    p.plate([(-HALF, -2, HEIGHT), (-HALF, LENGTH, HEIGHT), (HALF, LENGTH, HEIGHT), (HALF, -2, HEIGHT)], 'plaster')
    for y in np.arange(2, LENGTH, 6):
        p.ibeam((-HALF, y, HEIGHT - 0.4), (HALF, y, HEIGHT - 0.4), 0.3, 0.6, 'petrol')
        for x in (-HALF + 0.2, HALF - 0.2):
            p.ibeam((x, y, 0), (x, y, HEIGHT), 0.4, 0.4, 'petrol')
    for x in np.arange(-9.5, 10, 1.9):
        p.beam((x, -2, HEIGHT - 0.06), (x, LENGTH, HEIGHT - 0.06), 0.08, 0.14, 'galvanised')
    p.place()


def loads():
    """Goods on pallets: cartons, drums, sacks under film."""
    base = lambda p: [p.box(0, y, 0, 1.2, 0.1, 0.10, 'wood') for y in (-0.42, 0, 0.42)] + [p.box(-0.5 + k * 0.2, 0, 0.10, 0.14, 1.0, 0.025, 'wood') for k in range(6)]
    cartons, drums, sacks, crate = (Part(n) for n in ('cartons', 'drums', 'sacks', 'crate'))
    for p in (cartons, drums, sacks, crate):
        base(p)
    r = np.random.default_rng(5)
    for z in range(3):
        for x in (-0.39, 0, 0.39):
            for y in (-0.25, 0.25):
                p = cartons
                p.box(x + r.uniform(-0.01, 0.01), y, 0.13 + z * 0.42, 0.375, 0.475, 0.41, 'cardboard', r.uniform(-0.02, 0.02))
                p.box(x, y, 0.13 + z * 0.42 + 0.12, 0.378, 0.05, 0.16, 'paper'), p.box(x, y + (0.239 if y > 0 else -0.239), 0.24 + z * 0.42, 0.14, 0.006, 0.16, 'paper')
    for x in (-0.3, 0.3):
        for y in (-0.26, 0.26):
            drums.lathe([(0.27, 0), (0.285, 0.02), (0.275, 0.04), (0.275, 0.28), (0.29, 0.30), (0.275, 0.32), (0.275, 0.58), (0.29, 0.60), (0.275, 0.62), (0.275, 0.86), (0.285, 0.88), (0.26, 0.88), (0.26, 0.86), (0.001, 0.86)], 'cabinet' if x * y > 0 else 'cover-petrol', 32, x, y, 0.125)
    a = np.linspace(0, math.tau, 32, endpoint=False)
    for z in range(6):
        for x in (-0.3, 0.3):
            k = 1 / (np.abs(np.cos(a)) ** 4 + np.abs(np.sin(a)) ** 4) ** 0.25
            sacks.skin([np.stack([x + 0.29 * k * g * np.cos(a), 0.47 * k * g * np.sin(a), np.full(32, 0.125 + z * 0.17 + h)], -1) for h, g in ((0, 0.86), (0.03, 0.97), (0.085, 1.0), (0.14, 0.97), (0.17, 0.86))], 'plaster', caps=True)
    crate.box(0, 0, 0.125, 1.1, 0.9, 1.0, 'maple')
    for z in (0.16, 0.62, 1.04):
        crate.box(0, 0, z, 1.13, 0.93, 0.09, 'wood')
    return [cartons, drums, sacks, crate]


def racks(r):
    p = Part('racks')
    bays = np.arange(8.0, 42.0, 2.8)
    goods = loads()
    for x in (-9.8, -4.4, 4.4, 9.8):
        for y in (*bays, bays[-1] + 2.8):
            for d in (-0.5, 0.5):
                p.box(x + d, y, 0, 0.09, 0.09, 7.2, 'cabinet')
            for k in range(6):
                p.beam((x - 0.5, y, 0.3 + k * 1.15), (x + 0.5, y, 0.9 + k * 1.15), 0.04, 0.04, 'cabinet')
        for z in LEVELS[1:]:
            for d in (-0.5, 0.5):
                p.beam((x + d, bays[0], z - 0.07), (x + d, bays[-1] + 2.8, z - 0.07), 0.05, 0.13, 'helmet-ember')
        for y in bays:
            for z in LEVELS:
                for o in (0.75, 2.05):
                    if r.random() < 0.86:
                        goods[r.choice(4, p=(0.46, 0.16, 0.24, 0.14))].place(x, y + o, z, math.pi / 2 + r.uniform(-0.04, 0.04))
    for x in (-4.4, 4.4):
        p.box(x, bays[0] - 0.25, 0, 1.15, 0.08, 0.5, 'helmet-ember')
    p.place()


def forklift():
    """A counterbalance truck with cartons on its forks, facing +x."""
    p = Part('forklift')
    p.box(-0.15, 0, 0.28, 1.7, 1.05, 0.42, 'helmet-ember'), p.box(-0.95, 0, 0.30, 0.62, 1.1, 0.85, 'helmet-ember'), p.box(-0.45, 0, 0.70, 0.6, 0.7, 0.28, 'camera-body'), p.box(-0.74, 0, 0.95, 0.12, 0.6, 0.55, 'camera-body')
    for x, r in ((0.55, 0.33), (-0.85, 0.27)):
        for y in (-0.48, 0.48):
            wheel(p, x, y, r, 0.2, r)
    for y in (-0.48, 0.48):
        p.tube((0.62, y, 0.7), (0.30, y, 2.12), 0.035, 'camera-body'), p.tube((-1.0, y, 1.1), (-0.85, y, 2.12), 0.035, 'camera-body'), p.beam((-0.9, y, 2.14), (0.35, y, 2.14), 0.06, 0.05, 'camera-body')
    for x in np.arange(-0.85, 0.36, 0.2):
        p.beam((x, -0.48, 2.15), (x, 0.48, 2.15), 0.05, 0.04, 'camera-body')
    for y in (-0.34, 0.34):
        p.ibeam((0.95, y, 0.08), (0.95, y, 2.25), 0.10, 0.14, 'camera-body'), p.box(1.65, y * 0.75, 0.30, 1.15, 0.11, 0.045, 'steel')
    for z in (0.5, 1.4, 2.2):
        p.beam((0.95, -0.34, z), (0.95, 0.34, z), 0.08, 0.10, 'camera-body')
    p.box(1.06, 0, 0.30, 0.05, 0.95, 0.5, 'camera-body'), p.cylinder(-0.9, 0.3, 2.16, 0.05, 0.09, 'lamp-soft', 12)
    for y in (-0.4, 0.4):
        p.box(0.42, y, 1.95, 0.06, 0.14, 0.10, 'lamp-soft')
    return p


def outside(s):
    ground.plane(-0.02, 'asphalt', -80, 80, LENGTH, 160)
    kinds = [plants.tree(k + 1, 14, 5.2, 1500, 0.6) for k in range(2)] + [plants.palm(7, 10)]
    for k in range(16):
        kinds[k % 3].place(-34 + k * 4.6, 92 + (k * 7) % 11, 0, k * 1.7, 0.7 + 0.1 * (k % 4))
    p = Part('yard')
    for x, y, z, m in ((-6.5, 66, 0, 'cladding-petrol'), (-6.5, 66, 2.6, 'cladding'), (6.8, 74, 0, 'cladding-red'), (13, 74, 0, 'cladding'), (6.8, 74, 2.6, 'cladding-petrol')):
        p.box(x, y, z, 6.0, 2.4, 2.58, m)
    p.place()
