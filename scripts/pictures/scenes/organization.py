import math

from kit import buildings, ground, people, plants, site

SIZE = (1920, 1080)
DETAIL = 0.75
SAMPLES = 16
ALT = {'id': 'Serambi kantor pusat pada siang hari: kolom putih berjajar di tepi kolam, dan karyawan berjalan di kejauhan', 'en': 'The veranda of the headquarters at midday: white columns beside a pool, and staff walking in the distance'}


def build(s):
    s.air(0.0012, 60)
    s.camera((26, 3.3, 2.25), (40, -7.6, 3.1), 21)
    s.light(azimuth=-44, elevation=33, mood='noon', sun=5.5, colour=(1.0, 0.94, 0.86), sky=0.9, cover=0.5, seed=4)
    s.look.update(exposure=0.35, contrast=1.24, saturation=1.15)
    s.bounces = 3
    buildings.colonnade().place()
    ground.plane(0.14, 'still', -12, 110, -19, -6.5)
    ground.sheet(lambda x, y: ground.roughness(x, y) * 0.4 - 0.05 - 0.5 * (abs(y + 12.7) < 6.6), -60, 260, -60, 200, 1.5)
    for k, (pose, body, legs, head, x, y, turn) in enumerate((('walk', 'shirt-white', 'trouser', 'hair', 44.5, 0.6, 0), ('stride', 'shirt-blue', 'trouser', 'hijab-white', 45.3, 1.5, 4), ('stand', 'shirt-white', 'trouser', 'hair', 52, 1.2, 160))):
        people.figure(pose, body, head, legs=legs, bands=False, boots='shoe', seed=140 + k, height=1.68 - 0.08 * (k == 1)).place(x, y, 0.72, math.radians(turn))
    kinds = plants.forest_kinds(0.9)
    plants.plant_forest(s, kinds, 90, 200, -60, 60, 9, palms=0.4, scale=(0.5, 0.8))
    for k in range(9):
        kinds[6 + k % 2].place(4 + k * 9, -24, 0, k, 0.8)
    site.far_hills(s, 900)
