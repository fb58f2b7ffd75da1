import math

import numpy as np

from kit import buildings, ground, people, plants, site
from kit.noise import fbm, smoothstep

SIZE = (1920, 1080)
DETAIL = 0.75
SAMPLES = 10
ALT = {
    'id': 'Warga berjalan di jalan kampung di antara rumah panggung kayu, pohon pisang, dan kelapa pada siang hari yang cerah',
    'en': 'Villagers on the village lane between timber houses on stilts, banana plants and palms on a bright day',
}


def middle(y):
    return 1.1 * np.sin(y * 0.055)


def lane(x, y):
    path = np.exp(-((x - middle(y)) / 2.0) ** 4)
    return 0.10 * fbm(x * 0.3, y * 0.3, 4, 3) * (1 - path) + 0.03 * fbm(x * 2, y * 2, 3, 4) - 0.09 * path + 4 * smoothstep(70, 160, y)


def build(s):
    eye, target = (0.9, -11, 1.75), (-0.4, 30, 3.6)
    s.air(0.0018, 18)
    s.camera(eye, target, 31)
    s.light(azimuth=48, elevation=46, mood='noon', sun=5.5, colour=(1.0, 0.94, 0.85), sky=0.9, cover=0.55, seed=6, streak=0.7)
    s.look.update(exposure=0.5, contrast=1.25, saturation=1.2, bloom=0.07)
    ground.fan(lane, eye, target, 115, 1.0, 300, 440, 480)
    site.far_hills(s, 700, 120)
    for k, (x, y, turn) in enumerate(((-9.6, 5, 1.50), (-9.2, 19, 1.62), (-10.0, 33, 1.55), (10.2, 11, -1.52), (9.6, 25, -1.60), (9.9, 39, -1.55), (-9.5, 48, 1.57))):
        buildings.stilt_house(k % 4 + 1).place(x, y, 0, turn)
    kinds = plants.forest_kinds(1.3)
    for k, (x, y, q) in enumerate(((-5.6, 12.3, 0.75), (5.9, 3.2, 0.8), (6.2, 18.5, 0.7), (-6.0, 26.5, 0.8), (5.4, 33, 0.75), (-16, 12, 1.0), (17, 18, 1.0), (-17, 27, 0.9), (16, 4, 0.9))):
        kinds[6 + k % 2].place(x, y, 0, k * 1.7, q)
    plants.plant_forest(s, kinds, -60, -16, 0, 70, 8, lane, palms=0.25, scale=(0.45, 0.8)), plants.plant_forest(s, kinds, 17, 62, 0, 70, 8, lane, palms=0.25, scale=(0.45, 0.8))
    plants.plant_forest(s, kinds, -40, 40, 62, 100, 7, lane, palms=0.3, scale=(0.5, 0.85))
    b = [plants.banana(k) for k in range(3)]
    for k, (x, y) in enumerate(((-5.2, -1.2), (-6.4, -0.2), (-5.8, 11.6), (6.2, 4.6), (7.0, 5.6), (5.9, 17.4), (-5.6, 25.4), (6.3, 31.8), (-6.9, 12.6), (4.9, -3.6), (6.0, -2.7))):
        b[k % 3].place(x, y, 0, k * 2.1, 0.9 + 0.12 * (k % 3))
    sh = [plants.shrub(k, 0.5, 500, 0.10) for k in range(3)]
    r = s.random
    for _ in range(90):
        y = r.uniform(-6, 50)
        sh[r.integers(3)].place(middle(y) + r.choice([-1, 1]) * r.uniform(2.7, 3.6), y, 0, r.uniform(0, 6), r.uniform(0.4, 1.0))
    off = lambda x, y: 0.0 if abs(x - middle(y)) < 1.9 else 1.0
    plants.grass_field(s, lane, -9, 9, -9.5, 10, 6500, h=0.20, mask=off), plants.grass_field(s, lane, -8, 8, 10, 50, 5000, h=0.28, mask=off)
    villagers(s)


def villagers(s):
    put = lambda who, x, y, turn: who.place(middle(y) + x, y, float(lane(np.array([middle(y) + x]), np.array([y]))[0]) + 0.01, math.radians(turn))
    dress = lambda pose, body, head, legs, **more: people.figure(pose, body, head, legs=legs, bands=False, boots='sandal', **more)
    put(dress('walk', 'shirt-green', 'hijab-rose', 'sarong', skirt=0.10, seed=41, height=1.56), -0.55, 5.0, 92)
    put(dress('stride', 'shirt-white', 'hair', 'cover-red', seed=42, height=1.22), 0.15, 4.6, 90)
    put(dress('stride', 'shirt-ochre', 'cap', 'trouser', seed=43), 1.0, 11, 94)
    put(dress('carry', 'shirt-blue', 'straw-hat', 'trouser-khaki', seed=44, height=1.62), 0.5, 20, -84)
    put(dress('walk', 'hijab-petrol', 'hijab-petrol', 'sarong', skirt=0.10, seed=45, height=1.57), -0.9, 23, -92)
    put(dress('walk', 'shirt-white', 'hijab-white', 'cover-petrol', skirt=0.12, seed=46, height=1.35), 0.2, 31, 90), put(dress('stride', 'shirt-white', 'hair', 'cover-red', seed=47, height=1.28), 0.8, 31.4, 90)
    put(dress('stand', 'shirt-ochre', 'hair', 'trouser', seed=48), -3.4, 17, 10)
