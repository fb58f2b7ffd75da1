import numpy as np

from crew import workers
from kit import ground, milling, plants, site
from kit.mesh import Part
from kit.structures import railing, stair_tower
from kit.vessels import storage_tank

SIZE = (1600, 1200)
DETAIL = 0.85
SAMPLES = 26
ALT = {
    'id': 'Penggiling bola di gedung penggilingan: drum baja besar berbaut dengan pelindung roda gigi kuning dan motor jingga; di belakangnya penggiling kedua dan beberapa pekerja, dengan debu bauksit merah di lantai',
    'en': 'A ball mill in the mill building: a large bolted steel drum with a yellow gear guard and an orange motor; behind it a second mill and some workers, with red bauxite dust on the floor',
}
WEST, EAST, SOUTH, NORTH, EAVES, RIDGE, BAY = -21.0, 42.0, -17.0, 11.0, 14.0, 18.0, 7.0


def build(s):
    s.bounces = 4
    s.air(0.0016, 40)
    s.camera((-9.6, -16.0, 2.7), (1.5, 0.6, 5.4), 28)
    s.light(azimuth=-58, elevation=25, mood='morning', sun=8.5, colour=(1.0, 0.93, 0.82), sky=1.1, cover=0.4, seed=15)
    s.look.update(exposure=0.50, contrast=1.32, saturation=1.14, bloom=0.10)
    ground.plane(0.0, 'mill-floor', WEST - 3, EAST + 3, SOUTH - 3, NORTH)
    ground.sheet(lambda x, y: ground.roughness(x, y) - 0.25, -120, 160, NORTH, 160, 1.6)
    hall()
    mill = milling.ball_mill()
    mill.place(0, 0), mill.place(20.5, 0)
    for x in (7.8, 28.3):
        milling.belt((x, NORTH + 9, 14.6), (x, 0.5, 10.9), legs=(0.3,)).place()
    lamps(s)
    outside(s)
    workers((('walk', 6.3, -5.3, 172), ('stride', 9.0, -5.6, 168)), 0.0, 410)
    workers((('rail', 5.6, -2.55, -90),), milling.AXIS + 3.0, 414)


def hall():
    """Portal frames with crane rails, purlins and sheets; the south side and the gables are open, the north wall has a door and a band of daylight."""
    p = Part('mill-hall')
    mid, n = (SOUTH + NORTH) / 2, int((EAST - WEST) / BAY)
    for i in range(n + 1):
        x = WEST + i * BAY
        for y in (SOUTH, NORTH):
            p.ibeam((x, y, 0), (x, y, EAVES), 0.45, 0.7, 'petrol'), p.box(x, y, 0, 1.1, 1.1, 0.6, 'concrete-stained')
            inner = y + (0.75 if y < 0 else -0.75)
            p.beam((x, y, 10.9), (x, inner, 11.5), 0.3, 0.5, 'petrol')
            p.ibeam((x, y, EAVES), (x, mid, RIDGE), 0.35, 0.7, 'petrol')
        p.beam((x, SOUTH, EAVES - 0.4), (x, NORTH, EAVES - 0.4), 0.14, 0.18, 'petrol')
        for k in range(1, 8):
            y = SOUTH + (NORTH - SOUTH) * k / 8
            top = EAVES + (RIDGE - EAVES) * (1 - abs(k - 4) / 4)
            p.beam((x, y, EAVES - 0.4), (x, y, top), 0.09, 0.09, 'petrol')
            p.beam((x, y, EAVES - 0.4), (x, y + (3.5 if k < 4 else -3.5), EAVES + (RIDGE - EAVES) * (1 - abs((k + (1 if k < 4 else -1)) - 4) / 4)), 0.07, 0.07, 'petrol') if k != 4 else None
        if i < n:
            xb = x + BAY
            for t in np.linspace(0, 1, 6):
                for y in (SOUTH, NORTH):
                    p.beam((x, y + (mid - y) * t, EAVES + 0.38 + (RIDGE - EAVES) * t), (xb, y + (mid - y) * t, EAVES + 0.38 + (RIDGE - EAVES) * t), 0.1, 0.2, 'petrol')
            # roof sheets, with a translucent strip left out in every bay
            for y in (SOUTH, NORTH):
                o = -1.2 if y < 0 else 1.2
                for xa, xe in ((x, x + BAY * 0.42), (x + BAY * 0.58, xb)):
                    p.plate([(xa, y + o, EAVES + 0.2), (xe, y + o, EAVES + 0.2), (xe, mid, RIDGE + 0.55), (xa, mid, RIDGE + 0.55)], 'cladding-steel')
            door = i in (1, 2)
            for z0, z1 in (((6.2 if door else 0.0), 9.4), (11.6, EAVES + 0.4)):
                p.plate([(x, NORTH + 0.4, z0), (xb, NORTH + 0.4, z0), (xb, NORTH + 0.4, z1), (x, NORTH + 0.4, z1)], 'cladding')
            for z in (2.2, 4.4, 6.2, 8.0, 9.4, 11.6, 13.0):
                if z > 6 or not door:
                    p.beam((x, NORTH + 0.25, z), (xb, NORTH + 0.25, z), 0.12, 0.2, 'petrol')
            for k in range(1, 5):
                p.beam((x + k * BAY / 5, NORTH + 0.3, 9.4), (x + k * BAY / 5, NORTH + 0.3, 11.6), 0.06, 0.1, 'petrol')
            if i % 3 == 0:
                p.tube((x, NORTH, 0.5), (xb, NORTH, 10.5), 0.08, 'petrol', 8), p.tube((xb, NORTH, 0.5), (x, NORTH, 10.5), 0.08, 'petrol', 8)
            if not door:
                p.box(x + BAY / 2, NORTH + 0.1, 0, BAY, 0.5, 1.3, 'concrete-stained')
    for y in (SOUTH + 0.75, NORTH - 0.75):
        p.ibeam((WEST, y, 11.9), (EAST, y, 11.9), 0.4, 0.8, 'petrol'), p.beam((WEST, y, 12.35), (EAST, y, 12.35), 0.08, 0.1, 'mill-bolt')
    # travelling crane
    for x in (15.2, 17.6):
        p.beam((x, SOUTH + 0.5, 12.9), (x, NORTH - 0.5, 12.9), 0.5, 1.1, 'yellow')
        for y in (SOUTH + 0.75, NORTH - 0.75):
            p.box(x, y, 12.35, 1.6, 0.4, 0.6, 'dark')
    p.box(16.4, -4.6, 13.4, 3.2, 2.4, 0.9, 'ember'), p.tube((16.4, -4.6, 13.4), (16.4, -4.6, 10.8), 0.05, 'dark', 6), p.box(16.4, -4.6, 10.1, 0.5, 0.4, 0.8, 'yellow')
    # walkway along the north wall, with pipes and cable trays under it
    z = 7.4
    p.box((WEST + EAST) / 2 + 4, NORTH - 2.6, z - 0.06, EAST - WEST - 8, 1.6, 0.06, 'grating')
    for y in (NORTH - 3.4, NORTH - 1.8):
        p.ibeam((WEST + 8, y, z - 0.22), (EAST, y, z - 0.22), 0.16, 0.3, 'petrol')
    railing(p, [(WEST + 8, NORTH - 3.4, z), (EAST, NORTH - 3.4, z)], 'yellow', 1.1, 0.03)
    for x in np.arange(WEST + 8, EAST + 1, BAY):
        p.ibeam((x, NORTH - 3.4, z - 0.3), (x, NORTH, z - 0.3), 0.2, 0.3, 'petrol'), p.ibeam((x, NORTH - 3.3, 0), (x, NORTH - 3.3, z - 0.3), 0.24, 0.24, 'petrol'), p.box(x, NORTH - 3.3, 0, 0.7, 0.7, 0.5, 'concrete-stained')
    for k, (r, mat) in enumerate(((0.24, 'petrol'), (0.16, 'steel'), (0.11, 'white'), (0.20, 'steel'))):
        y = NORTH - 3.1 + k * 0.62
        p.tube((WEST + 8, y, z - 0.75), (EAST, y, z - 0.75), r, mat, 16)
        for x in np.arange(WEST + 11, EAST, 5.3):
            p.tube((x - 0.06, y, z - 0.75), (x + 0.06, y, z - 0.75), r * 1.5, 'mill-bolt', 16)
    for y in (NORTH - 0.5, NORTH - 0.95):
        p.box((WEST + EAST) / 2 + 4, y, z + 1.6, EAST - WEST - 8, 0.4, 0.1, 'galvanised')
    # drains in the floor, kerbs and yellow lines
    for y0 in (-6.6,):
        p.box((WEST + EAST) / 2, y0, 0.004, EAST - WEST, 0.5, 0.012, 'grating')
        for y in (-0.28, 0.28):
            p.box((WEST + EAST) / 2, y0 + y, 0.0, EAST - WEST, 0.05, 0.03, 'mill-bolt')
    for y in (-7.6, -9.8):
        for x in np.arange(WEST, EAST, 2.9):
            p.box(x + 1.3, y, 0.003, 2.55, 0.13, 0.004, 'yellow')
    p.place()
    q = Part('mill-stair')
    stair_tower(q, -2.2, NORTH - 6.6, [7.4], 0)
    q.place()


def lamps(s):
    """High-bay lamps under the trusses: the fittings for the eye and a few warm lights that do their work."""
    p = Part('bay-lamp')
    p.lathe([(0.10, 0.5), (0.16, 0.3), (0.42, 0.0), (0.40, 0.0)], 'galvanised', 24), p.lathe([(0.38, 0.03), (0.001, 0.03)], 'lamp', 24), p.tube((0, 0, 0.5), (0, 0, 1.0), 0.03, 'dark', 6)
    for x in np.arange(-10.5, EAST, 7.0):
        for y in (3.6, -9.5):
            p.place(float(x), y, 12.6)
    strip = Part('wall-lamp')
    strip.box(0, 0, 0, 1.3, 0.16, 0.12, 'dark'), strip.box(0, -0.02, -0.02, 1.2, 0.12, 0.03, 'lamp')
    for x in np.arange(-9.5, EAST, 7.0):
        strip.place(float(x), NORTH - 2.2, 6.1), strip.place(float(x), NORTH - 0.35, 10.2 - 0.4)
    warm = (1.0, 0.62, 0.32)
    for x, y, z, power in ((-3.5, 6.6, 10.8, 2600), (10.5, 5.5, 11.5, 3000), (24.5, 3.6, 12.0, 3600), (36, 3.0, 12, 3000), (-7.5, 4.5, 7.0, 1100)):
        s.area((x, y, z), (x, y - 2.5, 0), 1.6, power, warm)


def outside(s):
    """What the door and the gables show: tanks, trees and hills in haze."""
    tank = storage_tank(8, 12)
    for x, y in ((-8, 44), (14, 52), (92, 30), (104, 8)):
        tank.place(x, y)
    kinds = plants.forest_kinds(0.5)
    plants.plant_forest(s, kinds, -60, 150, 72, 100, 8.5, scale=(0.6, 1.0)), plants.plant_forest(s, kinds, 120, 150, -30, 72, 8.5, scale=(0.6, 1.0))
    site.far_hills(s, 800)
