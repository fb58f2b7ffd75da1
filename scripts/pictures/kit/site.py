"""The refinery, laid out once and photographed from many places. +x is east, +y north, metres; yard level 0."""
import math

import numpy as np

from . import ground, plants
from .calciner import calciner
from .mesh import Part
from .noise import fbm, smoothstep
from .structures import conveyor, lamp_post, pipe_rack, railing, shed, stair_tower, steel_frame, transfer_tower
from .vessels import autoclave, dome, precipitator, silo, stack, storage_tank, thickener

ALL = ('precipitation', 'calcination', 'racks', 'digestion', 'thickening', 'silos', 'power', 'stockyard', 'conveyors', 'sheds', 'lamps', 'tanks')


def hills(x, y):
    """Yard is flat; the land rolls away around it."""
    out = np.maximum(np.maximum(np.abs(x - 10) - 235, np.abs(y - 75) - 140), 0)
    far = smoothstep(0, 260, out)
    return far * (9 + 16 * fbm(x * 0.0021, y * 0.0021, 4, 9) + 5 * fbm(x * 0.011, y * 0.011, 3, 5))


def refinery(stage, what=ALL):
    for name in what:
        globals()['_' + name](stage)


def _precipitation(stage):
    kinds = [precipitator(6.0, 29, True, 1), precipitator(6.0, 28, False, 2), precipitator(6.0, 27, False, 3)]
    deck = Part('deck')
    for row, y in enumerate((38, 55)):
        for i in range(7):
            h = 29 - (i % 3)
            kinds[i % 3].place(-72 + i * 16.5, y, 0, 0.3 * i + row * 1.2)
            if i < 6:
                x0, x1 = -72 + i * 16.5 + 6.2, -72 + (i + 1) * 16.5 - 6.2
                z0, z1 = h + 0.05, 29 - ((i + 1) % 3) + 0.05
                for s in (-0.55, 0.55):
                    deck.ibeam((x0, y + s, z0 - 0.15), (x1, y + s, z1 - 0.15), 0.14, 0.3, 'petrol')
                deck.beam((x0, y, z0), (x1, y, z1), 1.1, 0.05, 'grating')
                for s in (-0.55, 0.55):
                    railing(deck, [(x0, y + s, z0), (x1, y + s, z1)])
                deck.path([(x0 - 0.3, y + 2.4, z0 - 1.2), (x1 + 0.3, y + 2.4, z1 - 1.6)], 0.42, 'steel', 16)
    for i in range(7):
        x, h = -72 + i * 16.5, 29 - (i % 3)
        deck.beam((x, 44, h), (x, 49, h), 1.2, 0.08, 'grating')
        railing(deck, [(x - 0.6, 44, h), (x - 0.6, 49, h)])
        railing(deck, [(x + 0.6, 44, h), (x + 0.6, 49, h)])
    stair_tower(deck, -88, 44, [4.9, 9.8, 14.6, 19.5, 24.3, 29], 0)
    deck.place()


def _calcination(stage):
    c = calciner(54, 2)
    c.place(62, 34), c.place(128, 40, 0, 0)


def _racks(stage):
    pipe_rack(270, 6.5, seed=1).place(-150, 20)
    pipe_rack(110, 5.5, seed=4, levels=(5.4, 7.4)).place(-96, 24, 0, math.pi / 2)
    pipe_rack(60, 5.0, seed=6, levels=(5.4, 7.0)).place(36, 74, 0, 0)


def _digestion(stage):
    a = autoclave(2.0, 15)
    for i in range(5):
        for j in range(2):
            a.place(-146 + i * 8.6, 40 + j * 9, 0, 0.6 * i + j)
    p = Part('digestion')
    steel_frame(p, [-151, -142, -133.5, -125, -116.5, -107], [35, 44.5, 54], [6, 12, 18, 23], skip=(3,))
    stair_tower(p, -106, 40, [6, 12, 18, 23])
    p.place()
    f = autoclave(3.2, 19)
    for i in range(3):
        f.place(-144 + i * 14, 66, 0, i)


def _thickening(stage):
    t = thickener(19, 7.5)
    for i in range(4):
        t.place(-70 + i * 45, 118 + (i % 2) * 3, 0, 0.5 + i * 0.7)


def _silos(stage):
    s = silo(9, 34)
    for i in range(3):
        s.place(178 + i * 21, 62, 0, 0.2)


def _power(stage):
    st = stack(98, 3.2)
    st.place(-118, 112), st.place(-132, 128, 0, 1)
    p = Part('power-house')
    p.box(-150, 118, 0, 34, 30, 30, 'cladding'), p.box(-150, 118, 30, 35, 31, 0.6, 'cladding-petrol')
    p.box(-182, 118, 0, 30, 28, 17, 'cladding'), p.box(-182, 118, 17, 31, 29, 0.5, 'cladding-petrol')
    for z in (6, 14, 22):
        p.box(-150, 102.9, z, 26, 0.15, 1.4, 'window')
    for i in range(6):
        p.beam((-166 + i * 6.4, 102.7, 0), (-166 + i * 6.4, 102.7, 30), 0.3, 0.35, 'petrol')
    for i in range(4):
        p.cylinder(-160 + i * 7, 118, 30.6, 1.5, 2.4, 'galvanised', 20)
    p.place()


def _stockyard(stage):
    dome(27).place(-210, 40, 0, 0.4)
    for i, (x, y, r, h) in enumerate(((-205, -18, 20, 12), (-180, -32, 15, 9), (-236, -26, 17, 10))):
        ground.heap(r, h, 'bauxite', i + 1).place(x, y)


def _conveyors(stage):
    transfer_tower().place(-176, 8)
    conveyor((-198, -10, 4), (-176, 7, 17)).place()
    conveyor((-172, 10, 19), (-128, 44, 27)).place()
    transfer_tower(8, 8, 26).place(158, 22)
    conveyor((92, 38, 12), (156, 24, 22)).place()
    conveyor((160, 25, 22), (178, 62, 40)).place()
    conveyor((178, 62, 41), (222, 62, 41), legs=False).place()
    conveyor((160, 20, 20), (205, -120, 14)).place()


def _sheds(stage):
    shed(60, 26, 10, 4).place(-20, 84)
    shed(46, 20, 8, 3.4, 'cladding', 'cladding-petrol').place(96, 84, 0, 0)
    shed(36, 16, 7, 3, 'cladding-petrol', 'cladding-steel').place(215, 20, 0, math.pi / 2)


def _tanks(stage):
    t = storage_tank(10, 11)
    for i in range(4):
        t.place(60 + i * 27, 112, 0, i * 0.6)


def _lamps(stage):
    l = lamp_post()
    for i in range(18):
        l.place(-150 + i * 17, 6.0, 0, -math.pi / 2)


def river_side(stage, with_jetty=True):
    """Water to the south with a mangrove fringe."""
    ground.plane(-2.2, 'river', -3000, 3000, -900, -150)


def forest_around(stage, kinds=None, spacing=9.0, x=(-420, 460), y=(168, 330), palms=0.06):
    kinds = kinds or plants.forest_kinds(0.7)
    plants.plant_forest(stage, kinds, x[0], x[1], y[0], y[1], spacing, hills, palms=palms)
    return kinds


def far_hills(stage, distance=1500, height=150, span=(-2600, 2600), seed=3, mat='far-forest'):
    """Forested ridges that close the horizon."""
    for k, (d, h) in enumerate(((distance, height), (distance * 1.7, height * 1.9), (distance * 2.9, height * 3.0))):
        x, y = np.meshgrid(np.linspace(span[0] * (1 + k), span[1] * (1 + k), 260), np.linspace(0, 1, 40))
        crest = h * (0.45 + 0.55 * fbm(x * 0.0016 / (1 + k * 0.5), x * 0 + k * 7, 5, seed + k, 0.55))
        z = np.maximum(crest, 5) * np.sin(y * math.pi / 2) + 3.5 * fbm(x * 0.03, y * 9, 3, seed) * y - 4
        ground._grid(x, d + y * h * 2.2 + 60 * fbm(x * 0.002, y, 2, seed + 4), z, mat, 'ridge')
