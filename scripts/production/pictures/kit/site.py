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


def roads(stage, x0=-250, x1=260):
    """Yard roads, a little above the ground so that they show from the air."""
    p = Part('roads')
    lanes = [(x0, 6, x1, 6, 8), (x0, 94, x1, 94, 7), (42, -120, 42, 170, 7), (-98, 6, -98, 170, 7), (156, -120, 156, 150, 7), (x0, 168, x1, 168, 7), (-176, -60, -176, 0, 9)]
    for ax, ay, bx, by, w in lanes:
        if ay == by:
            p.box((ax + bx) / 2, ay, -0.4, bx - ax, w, 0.46, 'asphalt')
        else:
            p.box(ax, (ay + by) / 2, -0.4, w, by - ay, 0.47, 'asphalt')
    p.place()


def shore(x, y):
    """Land with a river along the south: bank near y = -135."""
    edge = -135 + 14 * fbm(x * 0.006, x * 0 + 3.3, 3, 21) + 3 * fbm(x * 0.05, y * 0.05, 2, 22)
    return hills(x, y) - 7.5 * smoothstep(8, -9, y - edge) - np.where(y < edge, np.maximum(0, hills(x, y)), 0) * smoothstep(0, -40, y - edge)


def landscape(stage, x0=-900, x1=900, y0=-420, y1=900, step=3.0):
    ground.sheet(lambda x, y: shore(x, y) + 0.25 * fbm(x * 0.15, y * 0.15, 3, 2) - 0.1, x0, x1, y0, y1, step)
    ground.plane(-2.6, 'river', -6000, 6000, -2500, -100)


def riverside_forest(stage, kinds, x=(-500, 520), spacing=8.0, gap=(150, 250)):
    """Trees along the bank, open where the jetty road runs."""
    keep = lambda px, py: shore(np.array([px]), np.array([py]))[0] > -0.8 and not gap[0] < px < gap[1]
    plants.plant_forest(stage, kinds, x[0], x[1], -150, -92, spacing, shore, keep, palms=0.22, scale=(0.5, 0.9))


def jungle_floor(stage, hole=(-262, 285, -152, 184), reach=2600):
    """Closed canopy to the horizon: a lumpy green sheet under and beyond the single trees."""
    x0, x1, y0, y1 = hole

    def canopy(x, y):
        lumps = 2.6 * fbm(x * 0.11, y * 0.11, 2, 40) + 2.2 * np.abs(fbm(x * 0.05, y * 0.05, 2, 41)) + 5 * fbm(x * 0.012, y * 0.012, 3, 42)
        inside = np.minimum(np.minimum(x - x0, x1 - x), y1 - y)
        return hills(x, y) + 7 + lumps - 20 * smoothstep(-4, 8, inside) - 30 * smoothstep(-108, -124, y) + 14 * fbm(x * 0.0016, y * 0.0016, 3, 44) * smoothstep(300, 900, np.hypot(x, y))

    ground.sheet(canopy, -1100, 1200, -130, 900, 3.0, 'far-forest', 'canopy')
    ground.sheet(lambda x, y: canopy(x, y) - 1, -4200, 4200, 890, reach, 14.0, 'far-forest', 'canopy')


def forecourt(stage):
    """Workshops, ponds, tank farm and parked vehicles between the plant and the river; left out where the view needs open ground."""
    from .traffic import excavator, haul_truck, tanker
    shed(54, 22, 9, 3.6, 'cladding', 'cladding-petrol').place(-62, -34, 0, 0)
    shed(40, 18, 8, 3.2).place(2, -30, 0, 0)
    shed(30, 14, 6, 2.6, 'cladding-petrol', 'cladding-steel').place(2, -60, 0, 0)
    t = storage_tank(9, 10)
    for i in range(3):
        for j in range(2):
            t.place(76 + i * 25, -32 - j * 25, 0, i + j)
    p = Part('ponds')
    for x, y, w, d in ((-128, -40, 46, 30), (-128, -76, 46, 26), (-66, -80, 50, 24)):
        for sx in (-1, 1):
            p.beam((x + sx * w / 2, y - d / 2 - 1, 0.7), (x + sx * w / 2, y + d / 2 + 1, 0.7), 2.4, 1.5, 'concrete')
            p.beam((x - w / 2 - 1, y + sx * d / 2, 0.7), (x + w / 2 + 1, y + sx * d / 2, 0.7), 2.4, 1.5, 'concrete')
        p.box(x, y, 0.3, w, d, 0.5, 'calm')
    p.place()
    h, k = haul_truck(), tanker()
    for i, (x, y, a) in enumerate(((-176, -28, 1.6), (-176, -48, 1.6), (-150, 6, 0), (-168, -8, 2.6), (60, 4, 3.14))):
        h.place(x, y, 0.1, a)
    for i in range(5):
        k.place(46 + (i % 2) * 4, -20 - i * 15, 0.1, 1.57)
    excavator().place(-196, -38, 0, 2.2, 1.3), excavator(0.9).place(-222, -8, 0, 4.0, 1.3)
    r = np.random.default_rng(8)
    box = Part('containers')
    for i in range(34):
        box.box(128 + (i % 8) * 3.0, -92 + (i // 8) * 7.4, 0, 2.4, 6, 2.6 * r.integers(1, 3), r.choice(['cladding-petrol', 'cladding', 'cladding-red', 'cladding-steel']))
    box.place()
