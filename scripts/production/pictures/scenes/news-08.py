from kit import ground, plants, site
from kit.calciner import calciner

SIZE = (1920, 1080)
DETAIL = 0.67
SAMPLES = 8
ALT = {'id': 'Siklon, saluran gas, dan tangga menara kalsinasi dari dekat', 'en': 'Cyclones, gas ducts and stairs of the calcination tower seen close up'}


def build(s):
    s.air(0.0010, 60)
    s.camera((-14, -34, 20), (12.5, 4, 31), 34)
    s.light(azimuth=-118, elevation=14, mood='gold', sun=9.5, colour=(1.0, 0.62, 0.33), sky=0.75, cover=0.5, seed=34)
    s.look.update(exposure=0.4, contrast=1.24, saturation=1.15)
    calciner(54).place(), calciner(54).place(66, 34)
    site._precipitation(s)
    ground.sheet(lambda x, y: ground.roughness(x, y), -200, 300, -40, 300, 3)
    plants.plant_forest(s, plants.forest_kinds(0.6), -160, 300, 130, 200, 9)
    site.far_hills(s, 900)
