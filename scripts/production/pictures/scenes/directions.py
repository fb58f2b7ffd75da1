import math

import numpy as np

from kit import ground, people, plants, site, traffic
from kit.mesh import Part
from kit.structures import fence, lamp_post

SIZE = (1920, 1080)
DETAIL = 0.72
SAMPLES = 8
ALT = {
    'id': 'Jalan masuk kilang pada pagi yang cerah: papan penunjuk arah, gerbang beratap, bus antar-jemput, dan pejalan kaki di trotoar',
    'en': 'The entrance road of the refinery on a clear morning: a direction sign, the gatehouse, a shuttle bus and people on the sidewalk',
}
GATE = -70.0


def build(s):
    eye, target = (38.4, -113, 2.35), (45, -30, 8.6)
    s.air(0.0010, 40)
    s.camera(eye, target, 29)
    s.light(azimuth=192, elevation=33, mood='noon', sun=6.2, colour=(1.0, 0.91, 0.78), sky=0.75, cover=0.42, seed=52, streak=0.6)
    s.look.update(exposure=0.22, contrast=1.26, saturation=1.2, bloom=0.06)
    site.refinery(s, ('precipitation', 'calcination', 'racks', 'silos', 'conveyors', 'power'))
    soil = lambda x, y: ground.roughness(x, y) * 0.35 + site.hills(x, y) * (y > 0) - 0.08
    ground.fan(soil, eye, target, 120, 1.2, 800, 380, 420, 'lawn')
    road()
    gatehouse()
    direction_sign().place(51.2, -91.5, 0, -0.16)
    barrier = fence(6.0)
    for k in range(1, 20):
        barrier.place(31.5 - k * 6, GATE, 0), barrier.place(46.5 + k * 6, GATE, 0)
    lamp = lamp_post(8)
    for y in range(-85, 20, 19):
        lamp.place(33.9, y, 0, 0)
    greenery(s, soil, eye)
    bus = traffic.minibus()
    bus.place(44.4, -82.5, 0.06, -math.pi / 2), bus.place(39.6, -50, 0.06, math.pi / 2)
    crowd()


def road():
    p = Part('road')
    p.box(42, -10, -0.4, 9, 300, 0.46, 'asphalt'), p.box(42, GATE, -0.4, 18, 30, 0.462, 'asphalt')
    for y in np.arange(-156, 60, 7.0):
        if abs(y - GATE) > 17:
            p.box(42, y, 0.062, 0.14, 3.0, 0.006, 'plaster')
    for x in (37.75, 46.25):
        p.box(x, -120, 0.062, 0.12, 69, 0.006, 'plaster'), p.box(x, -7, 0.062, 0.12, 92, 0.006, 'plaster')
    for x, y, length in ((37.4, -121, 68), (46.6, -121, 68), (37.4, -5, 96), (46.6, -5, 96), (32.9, GATE, 32), (51.1, GATE, 32)):
        p.box(x, y, -0.2, 0.22, length, 0.36, 'plaster')
    p.box(35.5, -121, -0.2, 2.0, 70, 0.34, 'paving'), p.box(31.6, GATE, -0.2, 2.0, 34, 0.34, 'paving'), p.box(33.5, -87.0, -0.2, 4.0, 2.0, 0.335, 'paving')
    p.place()


def gatehouse():
    """A canopy over two lanes, a booth on the island between them and striped booms."""
    p = Part('gatehouse')
    p.box(42, GATE, 0, 2.8, 11, 0.24, 'concrete-pale')
    p.box(42, GATE, 0.24, 2.1, 4.4, 2.9, 'plaster'), p.box(42, GATE, 1.25, 2.16, 4.46, 1.25, 'window'), p.box(42, GATE, 0.24, 2.14, 4.44, 0.5, 'petrol')
    for x in (-1.07, 1.07):
        for y in (-2.2, -0.7, 0.8, 2.2):
            p.box(42 + x, GATE + y, 0.7, 0.08, 0.08, 2.4, 'plaster')
    for x in (32.6, 51.4):
        for y in (-3.2, 3.2):
            p.box(x, GATE + y, 0, 0.34, 0.34, 5.3, 'petrol')
    for y in (-3.2, 3.2):
        p.box(42, GATE + y, 3.1, 0.3, 0.3, 2.2, 'petrol')
    p.box(42, GATE, 5.3, 21.6, 9.0, 0.16, 'plaster'), p.box(42, GATE, 5.46, 22.0, 9.4, 0.62, 'petrol'), p.box(42, GATE, 6.08, 22.2, 9.6, 0.08, 'plaster')
    for x in (34, 37.5, 46.5, 50):
        p.box(x, GATE - 1.5, 5.24, 1.2, 0.3, 0.06, 'lamp-soft')
    for x, reach, lift in ((40.4, -6.8, 2), (43.6, 6.8, 66)):
        p.box(x, GATE - 4.6, 0.2, 0.36, 0.42, 1.05, 'ember')
        c, n = math.cos(math.radians(lift)), math.sin(math.radians(lift))
        for k in range(8):
            a, b = k / 8, (k + 1) / 8
            p.beam((x + reach * a * c, GATE - 4.85, 1.08 + abs(reach) * a * n), (x + reach * b * c, GATE - 4.85, 1.08 + abs(reach) * b * n), 0.07, 0.14, 'red-band' if k % 2 else 'plaster')
    for x in (39.9, 44.1):
        for y in (-8.2, -7.2, -6.2):
            p.cylinder(x, GATE + y, 0, 0.11, 0.85, 'ember', 14), p.band(x, GATE + y, 0.55, 0.11, 0.14, 0.01, 'reflective', 14)
    p.place()


def direction_sign():
    """A panel on two posts; its arrows show the road ahead and a branch to the left. It faces -y."""
    p = Part('direction-sign')
    for x in (-1.35, 1.35):
        p.tube((x, 0.1, 0), (x, 0.1, 5.1), 0.075, 'galvanised', 12), p.box(x, 0.1, 0, 0.5, 0.5, 0.18, 'concrete-pale')
    p.box(0, 0, 2.5, 3.9, 0.06, 2.5, 'plaster'), p.box(0, -0.02, 2.56, 3.78, 0.06, 2.38, 'wall-petrol')
    white = lambda points: p.plate([(x, -0.058, z) for x, z in points], 'plaster')
    white([(0.30, 2.75), (0.54, 2.75), (0.54, 4.35), (0.30, 4.35)]), white([(0.06, 4.3), (0.78, 4.3), (0.42, 4.78)])
    white([(-0.95, 3.42), (0.34, 3.42), (0.34, 3.66), (-0.95, 3.66)]), white([(-0.90, 3.18), (-0.90, 3.90), (-1.38, 3.54)])
    return p


def greenery(s, soil, eye):
    young = [plants.tree(k + 30, 8, 2.8, 2400, 0.32, bare=0.35) for k in range(3)]
    for k, y in enumerate(range(-103, 40, 11)):
        if abs(y - GATE) > 12:
            young[k % 3].place(31.2, y + 2 * (k % 2), 0, k * 1.9, 0.85 + 0.1 * (k % 4)), young[(k + 1) % 3].place(54.2 if y < -60 else 50.5, y - 3, 0, k * 2.3, 0.8 + 0.1 * (k % 3))
    palms = [plants.palm(k, 8.5) for k in range(2)]
    for k, (x, y) in enumerate(((27, -79), (24, -86), (57, -77), (60, -84), (29, -60), (56, -58), (64, -70), (20, -72))):
        palms[k % 2].place(x, y, 0, k * 1.7, 0.8 + 0.08 * (k % 4))
    hedge = [plants.shrub(k, 0.55, 500, 0.10, 'leaf-dark') for k in range(3)]
    for k in range(34):
        for x in (30.2 - k * 1.0, 53.4 + k * 1.0):
            hedge[k % 3].place(x, GATE - 1.4, 0, k, 0.95)
    kinds = plants.forest_kinds(0.6)
    plants.plant_forest(s, kinds, -60, 22, -58, 4, 9, soil, palms=0.2, scale=(0.4, 0.7)), plants.plant_forest(s, kinds, 66, 170, -62, 2, 9, soil, palms=0.2, scale=(0.4, 0.7))
    site.forest_around(s, kinds, 9, x=(-330, 430), y=(172, 300)), site.far_hills(s)
    off = lambda x, y: 0.0 if 34.2 < x < 46.9 else 1.0
    plants.grass_field(s, soil, eye[0] - 16, eye[0] + 28, eye[1] + 2, -78, 8000, h=0.16, mask=off)


def crowd():
    put = lambda pose, body, head, vest, x, y, turn, seed, z=0.14, **more: people.figure(pose, body, head, vest=vest, seed=seed, **more).place(x, y, z, math.radians(turn))
    put('walk', 'coverall-petrol', 'helmet-white', None, 35.2, -89.5, 92, 201), put('stride', 'coverall-ember', 'helmet-white', None, 36.0, -88.9, 88, 202, height=1.64)
    put('walk', 'coverall-petrol', 'hijab-petrol', 'vest', 35.5, -99.0, 91, 203, height=1.58)
    put('stand', 'coverall-petrol', 'cap', 'vest', 39.4, GATE - 6.2, -120, 204, 0.06, bands=False)
    put('read', 'coverall-petrol', 'helmet-petrol', 'vest', 45.1, GATE - 3.4, 160, 205, 0.06)
    put('stride', 'coverall-ember', 'helmet-white', None, 31.7, -66, 88, 206), put('walk', 'coverall-petrol', 'helmet-ember', None, 31.3, -64.6, 92, 207)
