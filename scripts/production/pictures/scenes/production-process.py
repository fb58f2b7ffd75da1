import math

from kit import ground, people, plants, site
from kit.mesh import Part

SIZE = (1920, 1080)
DETAIL = 0.67
SAMPLES = 18
ALT = {
    'id': 'Menara kalsinasi pada malam hari, tiap lantainya diterangi lampu, dengan dua operator di jalan basah di kakinya',
    'en': 'The calciner towers at night, every floor lit by lamps, with two operators on the wet road at their foot',
}
LEVELS = [54 * k for k in (0.11, 0.22, 0.34, 0.46, 0.58, 0.70, 0.82, 0.93)]


def build(s):
    eye, target = (25, -37, 2.6), (79, 37, 29.5)
    s.air(0.0016, 40)
    s.camera(eye, target, 25)
    s.light(azimuth=205, elevation=-4, mood='blue', sun=0, sky=1.5, cover=0.55, seed=44, streak=0.6, glow=1.2)
    s.look.update(exposure=1.35, contrast=1.24, saturation=1.2, bloom=0.20, vignette=0.3)
    s.bounces = 1
    site.refinery(s, ('calcination', 'racks', 'precipitation', 'silos', 'conveyors'))
    soil = lambda x, y: ground.roughness(x, y) * 0.8 + site.hills(x, y) - 0.1
    ground.fan(soil, eye, target, 125, 1.2, 700, 380, 420)
    p = Part('road')
    p.box(60, 2, -0.4, 400, 12, 0.44, 'asphalt'), p.box(60, -4.2, -0.2, 400, 0.3, 0.36, 'concrete'), p.box(60, 8.2, -0.2, 400, 0.3, 0.36, 'concrete')
    p.place()
    ground.plane(-0.06, 'puddle', 0, 110, -36, -4.5)
    bulbs = Part('bulbs')
    for x0, y0 in ((62, 34), (128, 40)):
        for k, z in enumerate(LEVELS):
            for x in (1.2, 8.5, 16, 21.8):
                for y in (0.2, 13.8):
                    bulbs.box(x0 + x, y0 + y, z - 0.75, 0.5, 0.22, 0.12, 'lamp')
            if k % 2 == 0 or x0 < 100:
                s.area((x0 + 11 + 5 * (-1) ** k, y0 + 3.0, z - 0.9), (x0 + 11, y0 + 7, z - 6), 1.2, 4200, (1.0, 0.74, 0.44))
    for x in range(-150, 120, 24):
        bulbs.box(x, 16.2, 10.1, 0.5, 0.3, 0.14, 'lamp')
    for k in range(7):
        bulbs.box(-72 + k * 16.5, 31, 30.4, 0.4, 0.4, 0.3, 'lamp')
    bulbs.place()
    for x, y, z, power in ((40, 13, 9.5, 2600), (66, 12, 9.5, 2600), (10, 24, 12, 2600), (-30, 24, 14, 2600), (96, 12, 9.5, 2200)):
        s.area((x, y, z), (x, y - 2, 0), 0.8, power, (1.0, 0.78, 0.50))
    s.area((73, 30, 7), (73, 41, 12), 3.0, 2400, (1.0, 0.42, 0.12))
    for k, (pose, body, head, x, y, turn) in enumerate((('walk', 'coverall-petrol', 'helmet-white', 45.5, -1.4, 38), ('stride', 'coverall-ember', 'helmet-white', 46.7, -2.4, 42), ('stand', 'coverall-petrol', 'helmet-ember', 62, 6.0, 120), ('read', 'coverall-petrol', 'helmet-white', 63.2, 6.5, 200))):
        people.figure(pose, body, head, seed=90 + k, vest='vest' if k % 2 else None).place(x, y, 0.04, math.radians(turn))
    plants.plant_forest(s, plants.forest_kinds(0.5), -160, 300, 172, 220, 9)
