import math

import numpy as np

from kit import buildings, ground, people, plants, site
from kit.mesh import Part
from kit.noise import fbm, smoothstep

SIZE = (1920, 1080)
DETAIL = 0.75
SAMPLES = 10
ALT = {
    'id': 'Perahu kayu menyusuri sungai di tengah hutan saat hujan, dengan cerobong kilang samar di kejauhan',
    'en': 'A wooden boat on the river between rain forest trees in the rain, the stacks of the refinery faint in the distance',
}


def bend(y):
    return -30 + 70 * np.sin((y + 260) * 0.0105)


def valley(x, y):
    d = np.abs(x - bend(y))
    return 6 * smoothstep(17, 40, d) - 4 + 4 * fbm(x * 0.01, y * 0.01, 3, 5) * smoothstep(25, 70, d) + 26 * smoothstep(70, 300, d) * (0.6 + 0.5 * fbm(x * 0.004, y * 0.004, 3, 8)) * smoothstep(0, -160, y)


def build(s):
    eye, target = (-103, -432, 2.6), (-62, -300, 7.5)
    s.air(0.0033, 60)
    s.camera(eye, target, 30)
    s.light(azimuth=100, elevation=40, mood='rain', sun=0.8, colour=(0.9, 0.96, 1.0), sky=1.15, softness=30, cover=0.75, seed=88, streak=0.8)
    s.look.update(exposure=0.6, contrast=1.25, saturation=1.45, bloom=0.06, rain=0.45)
    site.refinery(s, ('power', 'calcination'))
    ground.sheet(valley, -340, 340, -480, -20, 2.5, 'far-forest')
    ground.plane(-1.0, 'calm', -400, 400, -700, 60)
    kinds = plants.forest_kinds(0.8)
    dry = lambda x, y: np.abs(x - bend(y)) > 25 + 3 * np.sin(y * 0.1) and np.hypot(x - eye[0], y - eye[1]) > 20
    plants.plant_forest(s, kinds, -200, 150, -440, -120, 8, valley, dry, palms=0.2, scale=(0.6, 1.05))
    shrubs = [plants.shrub(k, 1.3, 700, 0.24, 'leaf-dark') for k in range(3)]
    r = s.random
    for _ in range(240):
        y = r.uniform(-425, -180)
        side = r.choice([-1, 1])
        shrubs[r.integers(3)].place(bend(y) + side * r.uniform(21, 25), y, -1.0, r.uniform(0, 6), r.uniform(0.6, 1.6))
    boat, yaw = (-93.5, -410.0), math.radians(66)
    buildings.sampan().place(*boat, -0.95, yaw)
    c, n = math.cos(yaw), math.sin(yaw)
    people.figure('sit', 'shirt-blue', 'straw-hat', legs='trouser', bands=False, boots='sandal', seed=4).place(boat[0] - 2.2 * c, boat[1] - 2.2 * n, -0.98, yaw)
    people.figure('sit', 'shirt-ochre', 'straw-hat', legs='trouser-khaki', bands=False, boots='sandal', seed=5).place(boat[0] + 1.7 * c, boat[1] + 1.7 * n, -0.98, yaw)
    p = Part('paddle')
    p.tube((-1.8, 0.2, 0.75), (-2.5, 1.0, -0.1), 0.02, 'wood', 6), p.beam((-2.5, 1.0, -0.1), (-2.75, 1.3, -0.45), 0.02, 0.16, 'wood')
    p.place(*boat, -0.95, yaw)
    site.far_hills(s, 700)
