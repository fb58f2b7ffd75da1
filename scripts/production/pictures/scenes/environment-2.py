from kit import ground, plants
from kit.mesh import Part
import math

SIZE = (1600, 1200)
DETAIL = 0.62
SAMPLES = 10
ALT = {'id': 'Kolam pembenihan ikan berbentuk bundar dengan air jernih dan jaring peneduh', 'en': 'Round hatchery ponds with clear water under shade netting'}


def build(s):
    s.air(0.0022, 20)
    eye, target = (-6.5, -8.5, 3.4), (2.2, 6, 0.9)
    s.camera(eye, target, 28)
    s.light(azimuth=-20, elevation=16, mood='dawn', sun=8, colour=(1.0, 0.68, 0.42), sky=0.85, cover=0.4, seed=22)
    s.look.update(exposure=0.42, contrast=1.22, saturation=1.16)
    soil = lambda x, y: ground.roughness(x, y) * 0.5
    ground.fan(soil, eye, target, 120, 0.8, 260, 340, 380)
    p = Part('pond')
    p.lathe([(2.3, 0), (2.3, 1.0), (2.42, 1.02), (2.42, 1.08), (2.22, 1.08), (2.22, 0.3)], 'cover-petrol', 64)
    for k in range(24):
        a = k / 24 * math.tau
        p.box(2.33 * math.cos(a), 2.33 * math.sin(a), 0, 0.08, 0.08, 1.05, 'galvanised', a)
    p.lathe([(2.22, 0.82), (0.01, 0.82)], 'still', 64)
    p.tube((0, 0, 0.3), (0, 0, 1.5), 0.06, 'plaster', 10), p.path([(0, 0, 1.45), (1.2, 0, 1.45), (2.7, 0, 1.45), (2.7, 0, 0)], 0.045, 'plaster', 8)
    for x in range(4):
        for y in range(3):
            p.place(-2.6 + x * 5.6, 1.2 + y * 5.8, 0, x + y)
    roof = Part('net')
    for i in range(5):
        for x in (-5.4, 2.9, 11.4):
            roof.tube((x, -1.8 + i * 4.4, 0), (x, -1.8 + i * 4.4, 3.6), 0.05, 'galvanised', 8)
        roof.tube((-5.4, -1.8 + i * 4.4, 3.6), (11.4, -1.8 + i * 4.4, 3.6), 0.04, 'galvanised', 6)
    for k in range(56):
        roof.beam((-5.4 + k * 0.3, 6.5, 3.66), (-5.4 + k * 0.3, 16, 3.66), 0.13, 0.01, 'dark')
    roof.place()
    plants.plant_forest(s, plants.forest_kinds(1.0), -50, 60, 26, 60, 7.5, palms=0.3, scale=(0.5, 0.8))
    plants.grass_field(s, soil, -14, 12, -8, 2, 2600, h=0.28, mask=lambda x, y: 0.7)
