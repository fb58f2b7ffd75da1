from crew import shift_kinds, walk_along
from kit import ground, plants, site
from kit.mesh import Part
from kit.structures import lamp_post

SIZE = (1920, 1080)
DETAIL = 0.75
SAMPLES = 14
ALT = {
    'id': 'Pekerja satu regu berjalan menuju kilang pada pagi hari melawan cahaya, di jalan basah antara rak pipa dan pepohonan muda',
    'en': 'A shift of workers walks into the refinery against the morning light, on a wet road between the pipe rack and young trees',
}


def build(s):
    eye, target = (66, 4.6, 2.3), (-60, 12.5, 10.5)
    s.air(0.0029, 24)
    s.camera(eye, target, 34)
    s.light(azimuth=169, elevation=13, mood='morning', sun=8.5, colour=(1.0, 0.80, 0.56), sky=0.85, cover=0.5, seed=17, streak=0.6)
    s.look.update(exposure=0.18, contrast=1.27, saturation=1.2, bloom=0.10, rays=0.18)
    site.refinery(s, ('precipitation', 'racks', 'digestion', 'power', 'conveyors'))
    soil = lambda x, y: ground.roughness(x, y) * 0.7 + site.hills(x, y) - 0.12
    ground.fan(soil, eye, target, 120, 1.2, 700, 420, 460)
    p = Part('road')
    p.box(-80, 5, -0.4, 330, 9, 0.44, 'asphalt')
    for y in (0.4, 9.6):
        p.box(-80, y, -0.2, 330, 0.3, 0.36, 'concrete')
    p.place()
    l = lamp_post(9)
    for x in range(-150, 60, 22):
        l.place(x, -0.6, 0, 1.57)
    young = [plants.tree(k + 30, 7, 2.4, 2200, 0.30, bare=0.35) for k in range(3)]
    for k in range(26):
        young[k % 3].place(58 - k * 7.5, -5.5 - (k % 2) * 1.5, 0, k * 1.9, 0.85 + 0.1 * (k % 4))
    site.forest_around(s, plants.forest_kinds(0.6), 9, x=(-330, -150), y=(-60, 120))
    plants.grass_field(s, soil, 30, 62, -9, -0.4, 1500, h=0.3)
    spots = [(49, 3.1), (48.2, 4.0), (45.5, 6.6), (43.0, 5.7), (42.6, 2.4), (38.4, 3.4), (38.0, 4.3), (37.3, 7.4), (32.5, 5.0), (31.9, 6.0), (30.0, 2.5), (25.0, 4.0), (24.2, 5.1), (22.0, 6.8), (15, 3.6), (14.4, 4.6), (8, 5.7), (1, 4.0), (0.2, 5.0)]
    walk_along(spots, 180, shift_kinds(), lambda x, y: 0.04)
