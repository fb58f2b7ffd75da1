"""The seedling nursery: rows of potted trees under a shade house, in any light."""
import numpy as np

from kit import ground, plants, site
from kit.mesh import Part


def soil(x, y):
    return ground.roughness(x, y) * 0.4


def nursery(s, eye, target, rows=(-7, 9)):
    ground.fan(soil, eye, target, 100, 0.8, 260, 380, 380)
    young = [plants.shrub(k, 0.30, 170, 0.11) for k in range(4)] + [plants.tree(k + 50, 0.95, 0.36, 150, 0.13, bare=0.3) for k in range(4)]
    bag = Part('bag')
    bag.lathe([(0.075, 0), (0.085, 0.06), (0.082, 0.22), (0.07, 0.22), (0.068, 0.20), (0.001, 0.205)], 'rubber', 14)
    r = s.random
    for row in range(*rows):
        for k in range(90):
            for b in range(3):
                x, y = row * 1.55 + b * 0.24, -5.2 + k * 0.34 + r.uniform(-0.02, 0.02)
                z = float(soil(np.array([x]), np.array([y]))[0])
                if y < 14:
                    bag.place(x, y, z)
                young[r.integers(8)].place(x, y, z + 0.17, r.uniform(0, 6), r.uniform(0.6, 1.05))
    p = Part('shade-house')
    for i in range(6):
        for x in (-12.5, -1, 10.5):
            p.tube((x, 2 + i * 5, 0), (x, 2 + i * 5, 2.9), 0.045, 'galvanised', 8)
        p.tube((-12.5, 2 + i * 5, 2.9), (10.5, 2 + i * 5, 2.9), 0.035, 'galvanised', 6)
    for x in np.arange(-12.5, 10.6, 0.36):
        p.beam((x, 2, 2.95), (x, 27, 2.95), 0.12, 0.012, 'wood')
    p.place()
    kinds = plants.forest_kinds(1.4)
    plants.plant_forest(s, kinds, -60, 70, 36, 80, 7, palms=0.2, scale=(0.5, 0.8))
    site.far_hills(s, 500, 90)
