import numpy as np

from kit import ground, plants, site
from kit.mesh import Part
from kit.noise import smoothstep
from kit.structures import railing
from kit.vessels import thickener

SIZE = (1920, 1080)
DETAIL = 0.67
SAMPLES = 8
ALT = {'id': 'Kolam pengolahan air yang tenang memantulkan pengental dan pepohonan', 'en': 'A still water-treatment pond mirrors thickeners and trees'}


def basin(x, y):
    d = np.maximum(np.abs(x - 4) - 46, np.abs(y - 30) - 36)
    return 1.0 * smoothstep(-3, 3, d) - 1.4 + ground.roughness(x, y) * 0.6 + 0.4 * smoothstep(0, 6, d)


def build(s):
    eye, target = (-24, -11, 2.6), (10, 48, 5)
    s.air(0.0020, 25)
    s.camera(eye, target, 28)
    s.light(azimuth=-30, elevation=9, mood='dawn', sun=8.5, colour=(1.0, 0.60, 0.32), sky=0.85, cover=0.5, seed=77, streak=0.7)
    s.look.update(exposure=0.45, contrast=1.22, saturation=1.15)
    ground.fan(basin, eye, target, 120, 1.0, 420, 460, 480)
    ground.plane(-0.62, 'still', -60, 70, -20, 90)
    thickener(15, 7).place(8, 92, 0, 0.6), thickener(15, 7).place(46, 96, 0, 1.4), thickener(13, 6.5).place(-28, 94, 0, 2.4)
    p = Part('walk')
    p.box(24, 28, 0.2, 1.8, 72, 0.15, 'grating')
    for x in (23.1, 24.9):
        railing(p, [(x, -8, 0.35), (x, 64, 0.35)])
    for y in np.arange(-6, 64, 5.0):
        for x in (23.2, 24.8):
            p.tube((x, y, -3), (x, y, 0.2), 0.12, 'galvanised', 8)
    p.cylinder(24, 40, 0.3, 1.1, 1.4, 'petrol'), p.cylinder(24, 40, 1.7, 0.5, 1.2, 'ember')
    p.place()
    kinds = plants.forest_kinds(0.9)
    plants.plant_forest(s, kinds, -120, 140, 116, 170, 8, palms=0.2)
    for k, (x, y, q) in enumerate(((-48, 20, 0.6), (-52, 34, 0.7), (-50, 48, 0.6), (-54, 62, 0.75), (-47, 76, 0.6))):
        kinds[(k * 3) % 8].place(x, y, 0, k, q)
    plants.grass_field(s, basin, -50, 10, -10, -3, 3500, h=0.6)
    site.far_hills(s, 900)
