from kit import buildings, ground, plants, site

SIZE = (1920, 1080)
DETAIL = 0.75
SAMPLES = 16
ALT = {'id': 'Serambi kantor pusat: kolom putih berjajar di tepi kolam dan bayangannya memanjang di lantai batu', 'en': 'The veranda of the headquarters: white columns beside a pool, their long shadows on the stone floor'}


def build(s):
    s.air(0.0012, 60)
    s.camera((26, 3.3, 2.25), (40, -7.6, 3.1), 21)
    s.light(azimuth=-44, elevation=9, mood='gold', sun=9, colour=(1.0, 0.68, 0.42), sky=0.8, cover=0.4, seed=4)
    s.look.update(exposure=0.75, contrast=1.2, saturation=1.05)
    s.bounces = 3
    buildings.colonnade().place()
    ground.plane(0.14, 'still', -12, 110, -19, -6.5)
    ground.sheet(lambda x, y: ground.roughness(x, y) * 0.4 - 0.05 - 0.5 * (abs(y + 12.7) < 6.6), -60, 260, -60, 200, 1.5)
    kinds = plants.forest_kinds(0.9)
    plants.plant_forest(s, kinds, 90, 200, -60, 60, 9, palms=0.4, scale=(0.5, 0.8))
    for k in range(9):
        kinds[6 + k % 2].place(4 + k * 9, -24, 0, k, 0.8)
    site.far_hills(s, 900)
