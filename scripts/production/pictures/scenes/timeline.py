"""Six years from one tripod: the land, the earthworks, the foundations, the steel, the plant, the working refinery."""
import math

import numpy as np

from kit import construction, ground, people, plants, site, traffic
from kit.noise import fbm, smoothstep
from kit.structures import steel_frame, pipe_rack
from kit.mesh import Part
from kit.vessels import stack

SIZE = (1920, 1080)


def build_year(s, year):
    eye, target = (-128, -136, 37), (8, 44, 13)
    s.air(0.00075, 55)
    s.camera(eye, target, 30)
    if year == 0:
        s.light(azimuth=-52, elevation=30, mood='morning', sun=6.8, colour=(1.0, 0.88, 0.70), sky=0.85, cover=0.5, seed=21, streak=0.6)
        s.look.update(exposure=0.15, contrast=1.26, saturation=1.18)
    else:
        s.light(azimuth=-38, elevation=(14, 13, 12, 11, 9)[year - 1], mood='gold', sun=9.5, colour=(1.0, 0.62, 0.33), sky=0.68, cover=0.5, seed=21 + year, streak=0.6)
        s.look.update(exposure=0.42, contrast=1.24, saturation=1.16)
    bare = year < 4

    def land(x, y):
        rough = 1.0 if bare else 0.4
        wild = (2.2 * fbm(x * 0.012, y * 0.012, 4, 6) + 0.9 * fbm(x * 0.06, y * 0.06, 3, 7)) * (1.0 if year == 0 else 0.25 if year == 1 else 0.0)
        cuts = -2.6 * smoothstep(0.25, 0.5, fbm(x * 0.018 + 4, y * 0.018, 3, 16)) * (year == 1)
        return site.hills(x, y) + ground.roughness(x, y) * rough + wild + 0.5 * cuts - 0.05

    ground.fan(land, eye, target, 105, 8, 1200, 560, 620)
    ground.plane((-1.05, -0.55, -0.3, -0.25, -0.25, -0.25)[year], 'puddle', -140, 180, -100, 20)
    site.far_hills(s, 1300)
    kinds = plants.forest_kinds(0.7)
    edge = (70, 135, 168, 168, 168, 168)[year]
    plants.plant_forest(s, kinds, -360, 460, edge, 330, 9, land, palms=0.08)
    (land_2014, earthworks, foundations, steel, commissioning, working)[year](s, land, kinds)


def at(land, x, y):
    return float(land(np.array([x]), np.array([y]))[0])


def land_2014(s, land, kinds):
    """Forest in patches, a track and a survey party with its tent."""
    open_ = lambda x, y: abs(y + 66 - 0.55 * (x + 75)) > 17 and fbm(np.array([x * 0.021]), np.array([y * 0.021]), 3, 8)[0] > -0.02
    plants.plant_forest(s, kinds, -130, 190, -60, 70, 10, land, open_, palms=0.12, scale=(0.45, 0.85))
    shrubs = [plants.shrub(k, 1.2, 520, 0.26, 'leaf-dark' if k else 'leaf') for k in range(3)]
    r = s.random
    for _ in range(520):
        x, y = r.uniform(-130, 140), r.uniform(-92, 66)
        if abs(y + 66 - 0.55 * (x + 75)) > 9:
            shrubs[r.integers(3)].place(x, y, at(land, x, y) - 0.1, r.uniform(0, 6), r.uniform(0.5, 1.5))
    stake = construction.stake()
    for i in range(14):
        x = -84 + i * 9.5
        stake.place(x, -66 + 0.55 * (x + 75), at(land, x, -66 + 0.55 * (x + 75)), 0.4 + 0.1 * i, 1.6)
    plants.grass_field(s, land, -128, 120, -108, 66, 12000, h=1.0, mask=lambda x, y: 0.1 if abs(y + 66 - 0.55 * (x + 75)) < 6 else 1.0)
    party(s, land)


def party(s, land):
    p = Part('camp')
    for x, y, yaw in ((0, 0, 0.5), (5.2, 2.2, 0.2)):
        with p.at(x, y, 0, yaw):
            p.plate([(-2.2, -1.7, 0), (2.2, -1.7, 0), (2.2, 0, 2.3), (-2.2, 0, 2.3)], 'cloth-white'), p.plate([(2.2, 1.7, 0), (-2.2, 1.7, 0), (-2.2, 0, 2.3), (2.2, 0, 2.3)], 'cloth-white'), p.plate([(-2.2, 1.7, 0), (-2.2, -1.7, 0), (-2.2, 0, 2.3)], 'interior')
    x, y = -60, -47
    p.place(x, y, at(land, x, y), 0.3)
    x, y = -48, -53
    traffic.minibus('petrol', 'plaster').place(x, y, at(land, x, y) - 0.05, 0.6)
    tripod = Part('theodolite')
    for k in range(3):
        tripod.tube((0.55 * math.cos(k * 2.1), 0.55 * math.sin(k * 2.1), 0), (0, 0, 1.35), 0.035, 'yellow', 6)
    tripod.box(0, 0, 1.35, 0.26, 0.22, 0.34, 'dark')
    x, y = -65, -60.5
    tripod.place(x, y, at(land, x, y))
    for k, (pose, dx, dy, turn) in enumerate((('bench', -0.5, -0.3, 32), ('read', 1.6, -1.3, 70), ('point', 2.6, 0.4, 40), ('walk', 13, 5.2, 20), ('stand', 24, 13.2, 210))):
        people.figure(pose, 'coverall-ember' if k % 2 else 'shirt-white', 'helmet-white', legs=None if k % 2 else 'trouser', seed=440 + k, bands=k % 2 == 1).place(x + dx, y + dy, at(land, x + dx, y + dy), math.radians(turn))


def earthworks(s, land, kinds):
    t, e = traffic.haul_truck(), traffic.excavator(0.6, 'yellow')
    for x, y, a in ((-40, -40, 0.5), (-10, -22, 0.55), (30, 4, 0.6), (66, 30, 3.6)):
        t.place(x, y, at(land, x, y), a, 1.15)
    for x, y, a in ((-62, -6, 0.4), (24, 46, 2.6), (90, 58, 3.3), (-4, 26, 1.0)):
        e.place(x, y, at(land, x, y), a, 1.6)
    for i, (x, y, r) in enumerate(((-50, 14, 12), (36, 56, 15), (104, 66, 13), (4, 44, 9))):
        ground.heap(r, r * 0.5, 'bauxite', i, ridge=r).place(x, y, at(land, x, y) - 0.3, i)
    c = construction.cabin()
    for i in range(4):
        c.place(-92 + i * 7, 8, at(land, -92 + i * 7, 8), 0.1)


def foundations(s, land, kinds):
    f = construction.ring_foundation()
    for row, y in enumerate((38, 55)):
        for i in range(7):
            f.place(-72 + i * 16.5, y)
    p = Part('pads')
    for x, y, w, d in ((62 + 11, 41, 26, 18), (128 + 11, 47, 26, 18), (-128, 46, 48, 24), (-20, 84, 62, 28)):
        p.box(x, y, 0, w, d, 0.9, 'concrete-pale')
        for i in range(int(w / 3)):
            for j in range(int(d / 3)):
                for q in (-0.2, 0.2):
                    p.tube((x - w / 2 + 1.5 + i * 3 + q, y - d / 2 + 1.5 + j * 3, 0.9), (x - w / 2 + 1.5 + i * 3 + q, y - d / 2 + 1.5 + j * 3, 2.4), 0.035, 'zinc', 4)
    for i in range(35):
        for y in (16.7, 23.3):
            p.box(-150 + i * 8, y, 0, 1.0, 1.0, 0.8, 'concrete-pale')
    p.place()
    construction.crawler_crane(48, 60).place(34, 20, 0, 1.9), construction.crawler_crane(40, 68).place(-84, 20, 0, 0.8)
    t, e, c = traffic.haul_truck(), traffic.excavator(), construction.cabin()
    for x, y, a in ((-30, -8, 0.1), (14, -10, 0.1), (70, 2, 3.2)):
        t.place(x, y, 0, a)
    e.place(-48, 8, 0, 1.2, 1.4), e.place(96, 24, 0, 2.2, 1.4)
    for i in range(6):
        c.place(-100 + i * 7, -6, 0, 0)
    pipes(-10, -34)


def pipes(x, y):
    p, r = Part('laydown'), np.random.default_rng(4)
    for k in range(6):
        for i in range(9 - k):
            p.tube((-6, (i + k / 2) * 0.9, 0.5 + k * 0.78), (6, (i + k / 2) * 0.9, 0.5 + k * 0.78), 0.43, 'galvanised' if k % 2 else 'steel', 14)
    for k in range(5):
        for i in range(6):
            p.ibeam((14, i * 0.8, 0.4 + k * 0.45), (27, i * 0.8, 0.4 + k * 0.45), 0.4, 0.4, 'petrol')
    p.place(x, y, 0, 0.2), p.place(x + 36, y + 6, 0, 0.1)


def steel(s, land, kinds):
    heights = (29, 27, 24, 20, 15, 9, 6)
    for row, y in enumerate((38, 55)):
        for i in range(7):
            construction.part_tank(6.0, max(4, heights[i] - row * 5)).place(-72 + i * 16.5, y)
    p = Part('rising')
    steel_frame(p, [62, 69.5, 77, 84.5], [34, 41, 48], [6, 12, 18.4, 24.8, 31.3, 37.8], size=0.46, floors=True, rails=False, skip=(3, 4, 5))
    steel_frame(p, [128, 135.5, 143], [40, 47, 54], [6, 12, 18.4, 24.8], size=0.46, rails=False, skip=(2, 3))
    steel_frame(p, [-151, -142, -133.5, -125, -116.5, -107], [35, 44.5, 54], [6, 12, 18], rails=False, skip=(1, 2))
    p.place()
    pipe_rack(150, 6.5, seed=1, lamps=False).place(-150, 20)
    stack(60, 3.2, bands=False).place(-118, 112)
    construction.tower_crane(66, 48).place(46, 58, 0, 2.2), construction.tower_crane(52, 40).place(-92, 66, 0, 0.4)
    construction.crawler_crane(62, 64).place(100, 26, 0, 2.0), construction.crawler_crane(54, 66).place(10, 16, 0, 1.2)
    c = construction.cabin()
    for i in range(7):
        c.place(-100 + i * 7, -8, 0, 0), c.place(-100 + i * 7, -8, 2.95, 0)
    pipes(-14, -36), pipes(-70, -44)
    t = traffic.haul_truck()
    t.place(24, -6, 0, 0.1), t.place(66, 6, 0, 3.2)


def commissioning(s, land, kinds):
    site.refinery(s, tuple(n for n in site.ALL if n not in ('silos', 'lamps', 'tanks')))
    site.roads(s)
    construction.crawler_crane(66, 70).place(112, 24, 0, 2.2), construction.crawler_crane(44, 62).place(168, 46, 0, 0.6)
    c = construction.cabin()
    for i in range(4):
        c.place(-100 + i * 7, -8, 0, 0)
    pipes(-30, -36)


def working(s, land, kinds):
    site.refinery(s)
    site.roads(s)
    site.forecourt(s)
    green(s, kinds)


def green(s, kinds):
    young = [plants.tree(k + 30, 7, 2.4, 1800, 0.32, bare=0.35) for k in range(3)]
    r = s.random
    for x in np.arange(-160, 200, 7.0):
        young[r.integers(3)].place(x, 11.5 + r.uniform(-0.4, 0.4), 0, r.uniform(0, 6), r.uniform(0.8, 1.2))
        young[r.integers(3)].place(x, 0.5 + r.uniform(-0.4, 0.4), 0, r.uniform(0, 6), r.uniform(0.7, 1.1))
    flat = lambda x, y: x * 0
    plants.grass_field(s, flat, -128, 40, -118, -96, 5000, h=0.9)
