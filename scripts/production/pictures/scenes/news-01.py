from kit import ground, plants, site, traffic
from kit.structures import conveyor

SIZE = (1920, 1080)
DETAIL = 0.67
SAMPLES = 8
ALT = {'id': 'Kapal curah sandar di dermaga di bawah pemuat kapal saat matahari rendah', 'en': 'A bulk carrier berthed under the ship loader in low sun'}


def build(s):
    s.air(0.0010, 40)
    s.camera((62, -268, 9), (182, -176, 13), 34)
    s.light(azimuth=-20, elevation=8, mood='gold', sun=9.5, colour=(1.0, 0.57, 0.27), sky=0.7, cover=0.5, seed=31, streak=0.6)
    s.look.update(exposure=0.5, contrast=1.24, saturation=1.15)
    ground.plane(-2.6, 'river', -3000, 3000, -2500, 3000)
    ground.sheet(lambda x, y: site.shore(x, y), -300, 700, -170, 60, 4)
    kinds = plants.forest_kinds(0.8)
    plants.plant_forest(s, kinds, -100, 620, -118, -60, 8, site.shore, lambda x, y: not 195 < x < 218, palms=0.2, scale=(0.6, 1.0))
    site.far_hills(s, 1400)
    traffic.jetty(210, 16).place(190, -172, -2.6)
    traffic.ship_loader().place(196, -172, -2.6)
    traffic.ship(150).place(184, -194, -2.6)
    conveyor((205, -70, 12), (198, -170, 17)).place()
    traffic.tanker().place(150, -172, 1.6)
