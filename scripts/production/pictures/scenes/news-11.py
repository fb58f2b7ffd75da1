from kit import ground, plants, site, traffic
from kit.structures import conveyor

SIZE = (1920, 1080)
DETAIL = 0.67
SAMPLES = 8
ALT = {'id': 'Timbunan bijih bauksit merah dengan ekskavator yang memuat truk', 'en': 'Red bauxite stockpiles with an excavator loading a truck'}


def build(s):
    eye, target = (-24, -30, 3.2), (4, 8, 6.5)
    s.air(0.0022, 30)
    s.camera(eye, target, 28)
    s.light(azimuth=-20, elevation=11, mood='gold', sun=10, colour=(1.0, 0.60, 0.30), sky=0.7, cover=0.5, seed=54)
    s.look.update(exposure=0.42, contrast=1.25, saturation=1.12)
    rel = lambda x, y: ground.roughness(x, y) * 1.3
    ground.fan(rel, eye, target, 115, 1, 500, 420, 440)
    ground.plane(-0.14, 'puddle', -60, 60, -29, 10)
    for k, (x, y, r, h, e) in enumerate(((20, 26, 17, 13, 20), (-22, 40, 16, 11, 10), (62, 50, 20, 14, 30), (4, 70, 20, 14, 40))):
        ground.heap(r, h, 'bauxite', k + 1, ridge=e).place(x, y, 0, 0.2 * k)
    traffic.excavator(0.7).place(0.5, 10, 0, 0.35, 1.35)
    traffic.haul_truck().place(9.5, 5.5, 0, 2.7, 1.1)
    conveyor((-70, 60, 16), (60, 92, 30)).place()
    plants.plant_forest(s, plants.forest_kinds(0.7), -120, 200, 104, 150, 8)
    site.far_hills(s, 800)
    ground.strew_stones(s, rel, -26, 10, -28, 4, 900, 0.03, 0.35)
