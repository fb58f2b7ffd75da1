import math

from kit import ground, people, plants, site, traffic
from kit.mesh import Part
from kit.structures import lamp_post, shed

SIZE = (1920, 1080)
DETAIL = 0.75
SAMPLES = 8
ALT = {'id': 'Petugas gudang di antara peti kemas dan truk tangki alumina di halaman logistik yang basah, di bawah langit mendung', 'en': 'Warehouse staff among containers and alumina road tankers in the wet logistics yard, under an overcast sky'}


def container(mat):
    p = Part('container')
    p.box(0, 0, 0.12, 6.0, 2.35, 2.35, mat)
    for x in (-2.97, 2.97):
        for y in (-1.15, 1.15):
            p.box(x, y, 0, 0.16, 0.16, 2.59, 'dark')
    for z in (0.02, 2.45):
        for y in (-1.17, 1.17):
            p.box(0, y, z, 6.1, 0.1, 0.14, 'dark')
        for x in (-3.0, 3.0):
            p.box(x, 0, z, 0.1, 2.4, 0.14, 'dark')
    for y in (-0.8, -0.3, 0.3, 0.8):
        p.tube((-3.06, y, 0.2), (-3.06, y, 2.4), 0.025, 'galvanised', 6)
    return p


def build(s):
    eye, target = (-20, -23, 2.4), (10, 10, 4.6)
    s.air(0.0016, 40)
    s.camera(eye, target, 27)
    s.light(azimuth=-48, elevation=52, mood='rain', sun=1.6, colour=(1.0, 0.98, 0.94), sky=1.15, softness=24, cover=0.7, seed=24, streak=0.6)
    s.look.update(exposure=0.55, contrast=1.25, saturation=1.25)
    ground.plane(0.0, 'asphalt-wet', -200, 200, -60, 120)
    r = s.random
    lines = Part('walkway')
    for y in (14.6, 16.6):
        lines.box(20, y, 0.002, 130, 0.14, 0.004, 'yellow')
    lines.place()
    shed(66, 26, 10, 4, 'cladding', 'cladding-petrol', 4).place(18, 32)
    shed(40, 20, 8, 3.4, 'cladding-petrol', 'cladding-steel', 2).place(78, 22)
    kinds = [container(m) for m in ('cladding-petrol', 'cladding', 'cladding-red', 'cladding-steel')]
    for i in range(4):
        for j in range(3):
            for k in range(int(r.integers(1, 4))):
                kinds[r.integers(4)].place(-27 + j * 6.4 + r.uniform(-0.06, 0.06), 2 + i * 2.7, k * 2.6, 0)
    traffic.tanker().place(2, 4, 0, -0.5), traffic.tanker().place(24, 13, 0, 3.14)
    l = lamp_post(11)
    for x in (-36, -8, 20, 48):
        l.place(x, 17, 0, -1.57)
    staff = (('read', 'coverall-petrol', 'helmet-white', 'vest', -3.4, 0.6, 20), ('point', 'coverall-ember', 'helmet-white', None, -4.4, 1.2, 30), ('walk', 'coverall-petrol', 'helmet-ember', 'vest', 9.5, 9.0, 70), ('stride', 'coverall-ember', 'helmet-petrol', None, 10.6, 9.8, 74),
             ('carry', 'coverall-petrol', 'helmet-white', None, 18, 16.5, 100), ('walk', 'coverall-petrol', 'helmet-white', 'vest', -5.2, -11.2, 46), ('stride', 'coverall-ember', 'helmet-white', None, -4.3, -12.4, 50))
    for k, (pose, body, head, vest, x, y, turn) in enumerate(staff):
        people.figure(pose, body, head, seed=120 + k, vest=vest).place(x, y, 0, math.radians(turn))
    f = plants.forest_kinds(0.8)
    plants.plant_forest(s, f, -90, 160, 62, 100, 8, palms=0.25, scale=(0.6, 0.95))
    site.far_hills(s, 900)
