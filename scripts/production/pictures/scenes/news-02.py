from kit import ground, plants, site
from kit.structures import conveyor, transfer_tower

SIZE = (1920, 1080)
DETAIL = 0.67
SAMPLES = 8
ALT = {'id': 'Galeri konveyor tertutup naik ke menara pemindah di atas tanah merah', 'en': 'An enclosed conveyor gallery climbs to a transfer tower above red ground'}


def build(s):
    eye, target = (-13, -24, 2.2), (8, 6, 8.5)
    s.air(0.0016, 35)
    s.camera(eye, target, 26)
    s.light(azimuth=-62, elevation=11, mood='gold', sun=10, colour=(1.0, 0.58, 0.28), sky=0.62, cover=0.5, seed=42, streak=0.6)
    s.look.update(exposure=0.4, contrast=1.25, saturation=1.15)
    ground.fan(lambda x, y: ground.roughness(x, y) * 1.3 + site.hills(x, y + 100), eye, target, 110, 1.2, 500, 420, 480)
    ground.plane(-0.12, 'puddle', -60, 90, -22, 60)
    transfer_tower(9, 9, 26).place(30, 34)
    conveyor((-40, -22, 1), (27, 31, 22), every=15).place()
    conveyor((33, 36, 24), (95, 66, 40)).place()
    kinds = plants.forest_kinds(0.8)
    plants.plant_forest(s, kinds, -80, 180, 80, 140, 8, palms=0.2)
    plants.grass_field(s, lambda x, y: ground.roughness(x, y) * 1.3, -18, 20, -22, 10, 1500, mask=lambda x, y: 0.5)
    site.far_hills(s, 900)
