from kit import buildings, ground, plants
from kit.noise import fbm, smoothstep
import numpy as np

SIZE = (1600, 1200)
DETAIL = 0.62
SAMPLES = 10
ALT = {'id': 'Perahu kayu beratap anyaman tertambat di tepian sungai yang tenang saat fajar', 'en': 'Wooden boats with woven roofs moored on a calm riverbank at dawn'}


def build(s):
    s.air(0.0035, 14)
    eye, target = (-7.5, -9.5, 1.9), (3, 8, 1.5)
    s.camera(eye, target, 30)
    s.light(azimuth=15, elevation=8, mood='dawn', sun=7.5, colour=(1.0, 0.62, 0.35), sky=0.85, cover=0.45, seed=16, streak=0.7)
    s.look.update(exposure=0.5, contrast=1.22, saturation=1.2, bloom=0.1)
    bank = lambda x, y: 2.2 * smoothstep(6, 16, y + 1.5 * np.sin(x * 0.2)) - 0.8 + 0.12 * fbm(x * 0.5, y * 0.5, 4, 3)
    ground.sheet(bank, -60, 80, -20, 60, 0.35)
    ground.plane(-0.1, 'still', -400, 400, -60, 60)
    b = buildings.sampan()
    for x, y, a in ((-1.5, 3.0, 0.25), (4.8, 1.2, 0.5), (8.5, 4.6, 0.12), (15, 5.4, -0.1)):
        b.place(x, y, -0.08, a)
    buildings.stilt_house(3, window='window-warm').place(4, 23, 1.2, -0.1), buildings.stilt_house(5, window='window-warm').place(22, 25, 1.2, 0.2)
    kinds = plants.forest_kinds(1.0)
    plants.plant_forest(s, kinds, -50, 80, 30, 62, 7, bank, palms=0.35, scale=(0.45, 0.8))
    for k, x in enumerate((-12, -7, 12, 30)):
        kinds[6 + k % 2].place(x, 17, 1.0, k, 0.75)
    plants.grass_field(s, bank, -16, 30, 8, 20, 4500, h=0.5)
    from kit.mesh import Part
    p = Part('landing')
    for k in range(30):
        p.box(0.9, 1.2 + k * 0.42, 0.45, 1.5, 0.36, 0.05, 'wood')
    for k in range(6):
        for x in (0.25, 1.55):
            p.tube((x, 1.4 + k * 2.4, -1.5), (x, 1.4 + k * 2.4, 1.0), 0.07, 'wood-dark', 8)
    p.place()
