from kit import ground, plants
from kit.structures import lamp_post
from kit.vessels import stack, storage_tank

SIZE = (1920, 1080)
DETAIL = 0.67
SAMPLES = 24
ALT = {'id': 'Tangki penyimpanan pada malam hari, diterangi beberapa lampu dan sisa cahaya di cakrawala', 'en': 'Storage tanks at night, lit by a few lamps and the last light on the horizon'}


def build(s):
    eye, target = (-22, -26, 2.0), (10, 14, 6.4)
    s.air(0.0016, 30)
    s.camera(eye, target, 27)
    s.light(azimuth=75, elevation=-3, mood='night', sun=0, sky=1.6, cover=0.5, seed=44, glow=2.5)
    s.look.update(exposure=1.5, contrast=1.2, saturation=1.15, bloom=0.16, vignette=0.3)
    t = storage_tank(10, 12)
    for i in range(4):
        for j in range(2):
            t.place(-8 + i * 25, 14 + j * 26, 0, i * 0.8 + j)
    ground.fan(lambda x, y: ground.roughness(x, y) * 1.2, eye, target, 110, 1, 400, 360, 380)
    ground.plane(-0.10, 'puddle', -50, 60, -25, 30)
    l = lamp_post(8)
    for x, y in ((-20, -4), (4, -3), (29, -2), (54, 0)):
        l.place(x, y, 0, 1.57)
        s.area((x, y + 1.9, 8.5), (x, y + 3.5, 0), 0.6, 900, (1.0, 0.62, 0.30))
    stack(98).place(66, 120), stack(98).place(84, 128)
    plants.plant_forest(s, plants.forest_kinds(0.6), -90, 160, 74, 110, 8)
