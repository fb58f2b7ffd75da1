import math

import numpy as np

from kit import ground, plants, still
from kit.mesh import Part
from room import chair, lamp_strip, shell

SIZE = (1920, 1080)
DETAIL = 0.75
SAMPLES = 40
ALT = {
    'id': 'Ruang rapat Dewan pada pagi hari: meja kayu panjang, kursi hijau tua, dan dinding kaca yang menghadap pepohonan',
    'en': 'The boardroom in the morning: a long wooden table, dark green chairs and a wall of glass that faces the trees',
}


def build(s):
    eye, target = (1.7, 0.5, 1.66), (-0.55, 9, 0.98)
    s.air(0.0, 60)
    s.camera(eye, target, 25)
    s.light(azimuth=152, elevation=41, mood='morning', sun=9.0, colour=(1.0, 0.88, 0.70), sky=1.1, cover=0.4, seed=4)
    s.look.update(exposure=0.95, contrast=1.22, saturation=1.1, bloom=0.10)
    s.bounces = 4
    shell(7.6, 15, 3.2, 'carpet', 'plaster', 'left').place()
    table()
    back_wall()
    seats, r = chair(), s.random
    for k in range(8):
        for side in (-1, 1):
            seats.place(side * (1.16 + r.uniform(-0.03, 0.06)), 3.1 + k * 1.22, 0, math.pi / 2 * (1 + side) + r.uniform(-0.10, 0.10))
    seats.place(0.03, 13.1, 0, -math.pi / 2)
    paper, glass, book = Part('paper'), still.beaker(0.034, 0.115, 0.003, 'clear-glass'), Part('folder')
    paper.box(0, 0, 0, 0.21, 0.297, 0.004, 'paper')
    book.box(0, 0, 0, 0.24, 0.32, 0.014, 'cloth-petrol')
    for k in range(8):
        for side in (-1, 1):
            y = 3.1 + k * 1.22
            book.place(side * 0.52, y, 0.752, math.pi / 2 + r.uniform(-0.04, 0.04)), paper.place(side * 0.50, y + 0.02, 0.767, math.pi / 2 + r.uniform(-0.08, 0.08))
            glass.place(side * 0.36, y + 0.30, 0.752)
    strip = lamp_strip(2.2, 'lamp-soft')
    for y in (3.6, 7.2, 10.8):
        for x in (-0.5, 0.5):
            strip.place(x, y, 2.75)
    for y in (2.5, 7.0, 11.5):
        s.area((-4.4, y, 2.1), (0, y, 1.0), 2.8, 150, (0.86, 0.95, 1.0))
    s.area((0, 9, 2.7), (0, 9, 0.7), 1.6, 45, (1.0, 0.80, 0.58))
    outside(s)


def table():
    p = Part('table')
    a = np.linspace(0, math.tau, 81)[:-1]
    edge = lambda g, z: np.stack([0.80 * g * np.sign(np.cos(a)) * np.abs(np.cos(a)) ** 0.5, 7.4 + 5.3 * (1 - (1 - g) * 0.16) * np.sign(np.sin(a)) * np.abs(np.sin(a)) ** 0.22, np.full(80, z)], -1)
    p.skin([edge(0.94, 0.69), edge(1.0, 0.715), edge(1.0, 0.74), edge(0.985, 0.75)], 'walnut', caps=True)
    p.box(0, 7.4, 0.7515, 0.30, 8.2, 0.001, 'felt')
    for y in (3.6, 7.4, 11.2):
        p.box(0, y, 0, 0.55, 0.9, 0.70, 'petrol-deep')
    p.place()


def back_wall():
    """Timber slats and one relief of hexagons at the far end."""
    p = Part('slats')
    for k in range(58):
        p.box(-3.7 + k * 0.13, 14.93, 0, 0.07, 0.09, 3.2, 'walnut')
    w = math.sqrt(3) * 0.17
    hexes = Part('relief')
    for i in range(-4, 5):
        for j in range(-2, 3):
            x, z = (i + 0.5 * (j % 2)) * w, j * 0.255
            t = np.arange(6) / 6 * math.tau + math.pi / 6
            d = 0.05 + 0.05 * ((i * 7 + j * 5) % 4)
            ring = lambda q, y: np.stack([x + q * np.cos(t), np.full(6, y), 1.75 + z + q * np.sin(t)], -1)
            if abs(x) < 1.15:
                hexes.skin([ring(0.165, 14.9), ring(0.165, 14.88 - d), ring(0.15, 14.86 - d)], 'ceramic', caps=True, smooth=False)
    p.place(), hexes.place()


def outside(s):
    ground.sheet(lambda x, y: -0.6 + 0 * x, -160, -3.9, -30, 90, 2.0, 'lawn')
    kinds = plants.forest_kinds(1.0)
    plants.plant_forest(s, kinds, -70, -22, -20, 70, 7, lambda x, y: x * 0 - 0.6, palms=0.25, scale=(0.45, 0.7))
    for k, (x, y, q) in enumerate(((-12, 5, 0.8), (-14, 11, 0.9), (-11, 17, 0.75), (-15, 22, 0.85), (-13, 30, 0.9))):
        kinds[6 + k % 2].place(x, y, -0.6, k, q)
    sh = [plants.shrub(k, 0.8, 700, 0.12) for k in range(3)]
    for k in range(40):
        sh[k % 3].place(-6.2 - (k % 3) * 0.5, -2 + k * 0.8, -0.6, k, 0.8)
