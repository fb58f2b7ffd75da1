from kit import buildings, ground, plants, site
from kit.mesh import Part

SIZE = (1920, 1080)
DETAIL = 0.75
SAMPLES = 16
ALT = {
    'id': 'Kantor pusat dengan deretan kolom putih, dinding kaca hijau tua, dan kolam tenang yang memantulkan cahaya matahari rendah',
    'en': 'Headquarters with a row of white columns, a dark green glass wall and a still pool reflecting the low sun',
}


def build(s):
    s.air(0.0008, 60)
    s.camera((-13, -15.5, 2.1), (36, 6, 4.6), 30)
    s.light(azimuth=-128, elevation=13, mood='gold', sun=8.5, colour=(1.0, 0.68, 0.42), sky=0.75, cover=0.45, seed=4, streak=0.6)
    s.look.update(exposure=0.25, contrast=1.22, saturation=1.02)
    buildings.colonnade().place()
    ground.plane(0.14, 'still', -12, 110, -19, -6.5)
    p = Part('rim')
    p.box(48, -6.2, 0, 120, 0.6, 0.34, 'concrete-pale')
    p.box(48, -19.2, 0, 120, 0.6, 0.34, 'concrete-pale')
    p.place()
    ground.sheet(lambda x, y: ground.roughness(x, y) * 0.4 - 0.05 - 0.5 * (abs(y + 12.7) < 6.6), -60, 260, -60, 200, 1.0)
    kinds = plants.forest_kinds(1.2)
    for k, (x, y) in enumerate(((84, -3), (92, 6), (100, -8), (110, 4), (96, 18), (120, -14), (128, 8))):
        kinds[6 + k % 2].place(x, y, 0, k, 0.8 + 0.1 * (k % 3))
    plants.plant_forest(s, kinds, 110, 240, -40, 90, 9, palms=0.2, scale=(0.5, 0.8))
    plants.plant_forest(s, kinds, 0, 110, 34, 60, 8, palms=0.2, scale=(0.6, 0.9))
    plants.grass_field(s, lambda x, y: 0 * x, -8, 80, -23, -19.8, 1600, h=0.5)
    site.far_hills(s, 900)
