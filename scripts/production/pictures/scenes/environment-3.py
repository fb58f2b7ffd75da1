from kit import ground, plants
from kit.noise import smoothstep
from kit.vessels import storage_tank, thickener

SIZE = (1600, 1200)
DETAIL = 0.62
SAMPLES = 10
ALT = {'id': 'Penjernih bundar berisi air jernih yang memantulkan langit pagi, dikelilingi rumput dan pepohonan', 'en': 'A round clarifier of clear water that mirrors the morning sky, among grass and trees'}


def build(s):
    eye, target = (-13, -10, 10.0), (6.5, 16, 3.4)
    s.air(0.0015, 22)
    s.camera(eye, target, 27, level=False)
    s.light(azimuth=-28, elevation=13, mood='dawn', sun=8.5, colour=(1.0, 0.64, 0.36), sky=0.9, cover=0.45, seed=31, streak=0.7)
    s.look.update(exposure=0.4, contrast=1.22, saturation=1.15)
    soil = lambda x, y: ground.roughness(x, y) * 0.5 + 4 * smoothstep(70, 150, y)
    ground.fan(soil, eye, target, 125, 1.0, 420, 380, 420)
    basin = thickener(15, 4.2, 'still')
    basin.place(6, 14, 0, 0.75), basin.place(49, 40, 0, 2.1)
    tank = storage_tank(7, 8)
    for x, y in ((-24, 56), (-6, 62)):
        tank.place(x, y)
    kinds = plants.forest_kinds(1.0)
    plants.plant_forest(s, kinds, -110, 150, 74, 120, 7.5, soil, palms=0.22, scale=(0.55, 0.9))
    for k, (x, y, q) in enumerate(((-32, 22, 0.5), (-38, 34, 0.6), (28, 36, 0.42), (33, -1, 0.4))):
        kinds[(k * 3) % 8].place(x, y, 0, k, q)
    shrubs = [plants.shrub(k) for k in range(3)]
    for k in range(46):
        shrubs[k % 3].place(s.random.uniform(-40, 60), s.random.uniform(64, 72), 0, k, s.random.uniform(0.8, 1.6))
    around = lambda x, y: 1.0 if (x - 6) ** 2 + (y - 14) ** 2 > 17.5 ** 2 else 0.0
    plants.grass_field(s, soil, -30, 34, -9, 36, 16000, h=0.34, mask=around)
