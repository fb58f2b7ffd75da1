from kit import buildings, ground, plants
from kit.calciner import calciner
from kit.mesh import Part
from kit.structures import lamp_post
from kit.vessels import stack

SIZE = (1920, 1080)
DETAIL = 0.75
SAMPLES = 12
ALT = {'id': 'Gedung kantor di tepi jalan masuk saat senja, jendela menyala hangat dan kilang di latar belakang', 'en': 'The office building beside the entrance road at dusk, windows warmly lit and the refinery behind'}


def build(s):
    eye, target = (14, -30, 2.2), (32, 4, 5.4)
    s.air(0.0012, 40)
    s.camera(eye, target, 27)
    s.light(azimuth=150, elevation=2.5, mood='dusk', sun=2.0, colour=(1.0, 0.45, 0.18), sky=1.1, cover=0.55, seed=14, streak=0.7)
    s.look.update(exposure=1.25, contrast=1.2, saturation=1.15, bloom=0.12)
    buildings.colonnade(52.8).place(6, 0)
    lit = Part('lit')
    lit.box(32.4, 9.3, 0.8, 52, 0.1, 7.2, 'glow-wall')
    r = s.random
    for k in range(70):
        tall = r.uniform(0.7, 1.2) if k % 3 else r.uniform(1.7, 2.6)
        lit.box(8 + k * 0.72 + r.uniform(-0.2, 0.2), r.uniform(6.0, 8.6), 0.7, r.uniform(0.5, 1.9), 0.5, tall, 'dark')
    for x in range(9, 58, 7):
        lit.box(x, 7.8, 0.7, 0.5, 0.5, 7.4, 'interior')
    lit.place()
    ground.plane(0.02, 'asphalt', -60, 120, -22, -9)
    ground.plane(0.03, 'puddle', 2, 26, -19, -13)
    ground.fan(lambda x, y: ground.roughness(x, y) * 0.6 - 0.12, eye, target, 120, 1, 500, 300, 320)
    l = lamp_post(7)
    for x in range(-10, 90, 12):
        l.place(x, -8.6, 0, -1.57)
    calciner(54).place(78, 120), stack(98).place(40, 190), stack(98).place(24, 200)
    kinds = plants.forest_kinds(0.9)
    plants.plant_forest(s, kinds, -40, 150, 26, 60, 8, palms=0.3, scale=(0.4, 0.6))
    for k in range(5):
        kinds[6 + k % 2].place(66 + k * 7, -4 + (k % 2) * 5, 0, k, 0.7)
