import numpy as np

from kit import ground, people, plants, site, traffic
from kit.mesh import Part
from kit.noise import fbm, smoothstep
from kit.structures import conveyor, railing, stair_tower, steel_frame, transfer_tower
from kit.vessels import dome

SIZE = (1600, 1200)
DETAIL = 0.67
SAMPLES = 12
ALT = {
    'id': 'Truk menumpahkan bauksit merah ke corong penerima pada siang yang cerah; truk bermuatan lain menunggu di atas tanggul, dan konveyor menanjak di depan kubah penyimpanan',
    'en': 'A truck tips red bauxite into the receiving hopper on a bright day; another loaded truck waits on the embankment, and a conveyor climbs in front of the storage dome',
}
TOP, HALF = 8.0, 11.0


def profile(y):
    """Height of the embankment across its length, 0 to 1: flat on top, straight slopes, both ends softened."""
    t = np.clip((HALF + 12.5 - np.abs(y)) / 12.5, 0, 1)
    return 0.8 * t + 0.2 * smoothstep(0, 1, t)


def bank(x, y):
    """A tipping embankment that ends at x = 0, with slopes to both sides and a road behind it."""
    side = profile(y + 0.9 * fbm(x * 0.09, y * 0.09, 3, 8))
    flat = TOP * side * smoothstep(-0.2, -0.5, x)
    wash = 0.55 * fbm(x * 0.55, y * 0.10, 4, 21, ridged=True) * side * (1 - side) * 4 * (x < -0.5)
    track = smoothstep(2.0, 0.0, np.abs(np.abs(y - 1) - 2.0)) * 0.10 * side
    return flat - wash - track + ground.roughness(x, y) * (1 - 0.5 * side) + site.hills(x * 1.0 - 40, y)


def build(s):
    eye, target = (24, -33, 5.2), (-1.6, 2.5, 8.3)
    s.air(0.0013, 36)
    s.camera(eye, target, 38)
    s.light(azimuth=-22, elevation=52, mood='noon', sun=6.2, colour=(1.0, 0.95, 0.87), sky=0.85, cover=0.42, seed=77, streak=0.7)
    s.look.update(exposure=0.40, contrast=1.24, saturation=1.14)
    ground.fan(bank, eye, target, 100, 3.0, 700, 620, 620)
    station(s)
    traffic.haul_truck(tip=0.72).place(-4.0, 0.4, TOP, np.pi)
    traffic.haul_truck().place(-20.5, -2.6, TOP - 0.05, 0.35)
    conveyor((6, 6, 2.6), (62, 66, 20), every=16).place(), transfer_tower(8, 8, 25).place(66, 70)
    conveyor((66, 70, 21), (-22, 114, 25), every=30).place()
    dome(27).place(-26, 116, 0, 0.4)
    ground.heap(16, 11, 'bauxite', 3, ridge=12).place(72, 34)
    kinds = plants.forest_kinds(0.8)
    plants.plant_forest(s, kinds, -150, 190, 168, 215, 8.5, bank, scale=(0.6, 1.0)), plants.plant_forest(s, kinds, -150, -62, 30, 168, 8.5, bank, scale=(0.55, 0.95))
    site.far_hills(s, 900)
    plants.grass_field(s, bank, -32, 26, -30, -8, 5200, h=0.5, mask=lambda x, y: smoothstep(0.0, 0.4, float(fbm(np.array([x * 0.1]), np.array([y * 0.1]), 3, 8)[0])) * (x < -1.5 or y < -17))
    ground.strew_stones(s, bank, -2, 24, -28, -4, 900, 0.03, 0.3)
    for pose, body, head, x, y, z, turn in (('point', 'coverall-ember', 'helmet-white', 8.6, -4.4, 0, 160), ('read', 'coverall-petrol', 'helmet-white', 9.6, -3.6, 0, 170), ('stand', 'coverall-ember', 'helmet-white', -7.4, -4.6, TOP, 20)):
        people.figure(pose, body, head, seed=int(x * 7) + 90, vest='vest' if body.endswith('petrol') else None).place(x, y, z, np.radians(turn))


def station(s):
    """Retaining wall with buttresses, the hopper and its crusher house on steel, and ore on its way down."""
    p = Part('tip')
    n = 40
    y = np.linspace(-HALF - 12.5, HALF + 12.5, n)
    z = np.maximum(TOP * profile(y) + 0.55, 0.9)
    for x in (-0.75, 0.0):
        p.add([(x, q, -1) for q in y] + [(x, q, h) for q, h in zip(y, z)], [(i, i + 1, i + n + 1, i + n) for i in range(n - 1)], 'concrete-stained')
    p.add([(-0.75, q, h) for q, h in zip(y, z)] + [(0.0, q, h) for q, h in zip(y, z)], [(i, i + 1, i + n + 1, i + n) for i in range(n - 1)], 'concrete-pale')
    for q in (-9.2, -5.4, 5.4, 9.2):
        traffic.prism(p, [(0, 0), (1.9, 0), (0.35, TOP + 0.2), (0, TOP + 0.2)], q - 0.4, q + 0.4, 'concrete-stained')
    for z0 in (2.0, 4.0, 6.0):
        p.box(0.01, 0, z0, 0.05, 2 * HALF, 0.05, 'dark')
    p.box(-0.5, 0, TOP + 0.5, 0.7, 5.6, 0.45, 'concrete'), p.box(-0.5, 0, TOP + 0.95, 0.72, 5.6, 0.10, 'yellow')
    for a, b in ((-HALF, -3.1), (3.1, HALF)):
        railing(p, [(-0.4, a, TOP + 0.5), (-0.4, b, TOP + 0.5)], 'yellow', 1.1, 0.035)
    # hopper of ribbed plate, open at the top
    sq = lambda x0, x1, w, z: np.array([(x0, -w, z), (x1, -w, z), (x1, w, z), (x0, w, z)])
    rings = [sq(2.2, 4.4, 1.1, 3.0), sq(0.25, 6.6, 3.3, 6.6), sq(0.25, 6.6, 3.3, 8.3)]
    p.skin(rings, 'steel', smooth=False)
    p.skin([q + (r - q) * 0.02 for q, r in ((rings[1] + (0, 0, -0.3), rings[0]), (rings[2], rings[0]))], 'dark', smooth=False)
    for t in np.linspace(0, 1, 6):
        for k in range(4):
            lo, hi = [rings[j][k] + (rings[j][(k + 1) % 4] - rings[j][k]) * t for j in (0, 1)]
            p.beam(lo, hi, 0.10, 0.16, 'steel'), p.beam(hi, hi + (0, 0, 1.7), 0.10, 0.14, 'steel')
    for q in (*[rings[0] + (rings[1] - rings[0]) * t for t in (0.35, 0.68)], rings[1], rings[2]):
        for k in range(4):
            p.beam(q[k], q[(k + 1) % 4], 0.16, 0.18, 'steel')
    x, v = np.meshgrid(np.linspace(0.35, 6.5, 46), np.linspace(-3.2, 3.2, 46))
    r = np.random.default_rng(8)
    h = 7.0 + 1.1 * np.exp(-((x - 1.6) / 2.0) ** 2 - (v / 2.0) ** 2) + r.normal(0, 0.05, x.shape)
    i = np.arange(46 * 46).reshape(46, 46)
    p.add(np.stack([x, v, h], -1).reshape(-1, 3), np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4), 'bauxite')
    # steelwork, deck, feeder and crusher below
    xs, ys = (0.9, 7.4), (-3.9, 3.9)
    for a in xs:
        for b in ys:
            p.ibeam((a, b, 0), (a, b, 8.4), 0.4, 0.4, 'petrol'), p.box(a, b, 0, 1.1, 1.1, 0.6, 'concrete')
        for z0 in (2.6, 6.2):
            p.ibeam((a, ys[0], z0), (a, ys[1], z0), 0.3, 0.5, 'petrol')
    for b in ys:
        for z0 in (2.6, 6.2):
            p.ibeam((xs[0], b, z0), (xs[1], b, z0), 0.3, 0.5, 'petrol')
        p.beam((xs[0], b, 2.8), (xs[1], b, 6.0), 0.16, 0.16, 'petrol'), p.beam((xs[1], b, 2.8), (xs[0], b, 6.0), 0.16, 0.16, 'petrol')
    p.box(7.9, 0, 6.45, 2.0, 9.4, 0.06, 'grating')
    railing(p, [(7.0, -4.7, 6.5), (8.9, -4.7, 6.5), (8.9, 4.7, 6.5), (7.0, 4.7, 6.5)], 'yellow', 1.1, 0.035)
    p.box(3.3, 0, 1.1, 3.4, 3.0, 2.0, 'ember'), p.box(3.3, 0, 0, 4.2, 3.8, 1.1, 'concrete'), p.tube((1.2, -1.9, 2.0), (1.2, -1.5, 2.0), 0.8, 'dark', 28), p.tube((5.0, -2.4, 1.8), (5.0, -1.5, 1.8), 0.55, 'petrol', 24)
    p.box(6.3, 3.2, 0.5, 3.2, 5.6, 3.0, 'cladding'), p.box(6.3, 3.2, 3.5, 3.6, 6.0, 0.2, 'cladding-petrol')
    with p.at(9.2, -2.4, 0, np.pi / 2):
        stair_tower(p, 0, 0, [6.45], 0, run=3.0, width=2.2)
    # control cabin beside the tip
    p.box(-1.9, 7.2, TOP, 3.0, 3.0, 1.2, 'concrete'), p.box(-1.9, 7.2, TOP + 1.2, 3.4, 3.2, 2.8, 'white-clean'), p.box(-0.18, 7.2, TOP + 2.2, 0.06, 2.8, 1.2, 'window'), p.box(-1.9, 5.58, TOP + 2.2, 2.8, 0.06, 1.2, 'window'), p.box(-1.9, 7.2, TOP + 4.0, 4.2, 4.0, 0.2, 'cladding-petrol')
    for a in (-11, -15.5, -20):
        p.tube((a, -9.6, TOP - 0.6), (a, -9.6, TOP + 1.0), 0.16, 'concrete-pale', 12)
    p.place()
    stones = [ground.stone(k, 'bauxite') for k in range(4)]
    for _ in range(1500):
        t = s.random.random()
        wide = 0.14 + 0.22 * t
        stones[s.random.integers(4)].place(-0.15 + 1.7 * t + s.random.normal(0, wide), s.random.normal(0.4, 0.85), 11.3 - 3.9 * t ** 1.8 + s.random.normal(0, wide * 0.8), s.random.uniform(0, 6), 0.03 + 0.17 * s.random.random() ** 2.5)
