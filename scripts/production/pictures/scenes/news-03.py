from kit import ground, plants, site

SIZE = (1920, 1080)
DETAIL = 0.67
SAMPLES = 8
ALT = {'id': 'Cerobong bergaris merah putih berdiri di depan langit senja', 'en': 'Red-and-white banded chimneys stand against an evening sky'}


def build(s):
    eye, target = (-96, -120, 3), (-134, 110, 46)
    s.air(0.0009, 45)
    s.camera(eye, target, 36)
    s.light(azimuth=131, elevation=2.2, mood='dusk', sun=2.4, colour=(1.0, 0.42, 0.14), sky=1.0, cover=0.62, seed=52, streak=0.7, glow=1.3)
    s.look.update(exposure=0.9, contrast=1.2, saturation=1.2, bloom=0.1, rays=0.15)
    site.refinery(s, ('power', 'digestion', 'racks', 'lamps', 'precipitation'))
    ground.fan(lambda x, y: ground.roughness(x, y) + site.hills(x, y), eye, target, 100, 1.5, 700, 400, 420)
    ground.plane(-0.06, 'puddle', -180, -20, -119, -4)
    plants.plant_forest(s, plants.forest_kinds(0.7), -330, 60, 160, 230, 9)
