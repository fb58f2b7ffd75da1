import math

from kit import buildings, people, plants, traffic
from kit.mesh import Part
from village import village

SIZE = (1600, 1200)
DETAIL = 0.62
SAMPLES = 9
ALT = {'id': 'Warga menunggu di beranda puskesmas pembantu pada siang hari, sementara seorang ibu dan anak berjalan masuk', 'en': 'Villagers wait on the veranda of a village clinic at midday while a mother and a child walk in'}


def build(s):
    village(s, (-9.5, -17.5, 1.75), (1.2, 0, 3.1), 27, sun=-62, light='noon', clear=(17, 10), floor='lawn', blades=0.10, path=lambda x, y: 0.0 if abs(x - 0.4 * (y + 8)) < 1.7 else 0.7)
    buildings.hall_house(17, 'plaster', 'shutter', 'roof-zinc').place(1.0, 0)
    buildings.hall_house(9, 'plaster', 'shutter', 'roof-zinc').place(15.4, -3.2, 0, -math.pi / 2)
    path = Part('path')
    path.box(-1.6, -12.2, -0.1, 2.2, 11.5, 0.16, 'paving', 0.30), path.box(1.0, -7.6, -0.1, 19, 1.3, 0.17, 'paving')
    for x in (-4.4, 4.6):
        path.box(x, -4.75, 0.86, 2.6, 0.42, 0.06, 'wood'), path.box(x, -4.5, 1.18, 2.6, 0.05, 0.34, 'wood')
        for k in (-1.15, 1.15):
            path.box(x + k, -4.75, 0.45, 0.08, 0.36, 0.41, 'wood-dark')
    path.place()
    traffic.minibus('white-clean', 'red-band').place(9.2, -10.4, 0.02, math.radians(196))
    shrubs = [plants.shrub(k, 0.5, 450, 0.10) for k in range(3)]
    for k in range(20):
        x = -7.6 + k * 0.92
        if abs(x + 0.6) > 1.7 and abs(x) < 9:
            shrubs[k % 3].place(x, -7.0, 0, k, 0.62 + 0.08 * (k % 3))
    palms = [plants.palm(k + 3, 9) for k in range(2)]
    for k, (x, y) in enumerate(((-12.5, 3), (-10.6, 7), (20, 8), (6, 9))):
        palms[k % 2].place(x, y, 0, k * 1.7, 0.9 + 0.1 * k)
    visitors()


def visitors():
    put = lambda pose, body, head, legs, x, y, turn, seed, z=0.06, **more: people.figure(pose, body, head, legs=legs, bands=False, boots='sandal', seed=seed, **more).place(x, y, z, math.radians(turn))
    put('walk', 'shirt-green', 'hijab-rose', 'sarong', -3.0, -8.6, 74, 401, skirt=0.10, height=1.56), put('stride', 'shirt-ochre', 'hair', 'trouser', -2.1, -8.9, 80, 402, height=1.08)
    put('sit', 'shirt-blue', 'hijab-petrol', 'sarong', -4.9, -4.85, -90, 403, 0.45, skirt=0.10, height=1.55), put('sit', 'shirt-white', 'cap', 'trouser-khaki', -3.9, -4.85, -84, 404, 0.45)
    put('sit', 'shirt-ochre', 'hijab-white', 'sarong', 4.2, -4.85, -96, 405, 0.45, skirt=0.10, height=1.54)
    put('stand', 'coat-white', 'hijab-white', 'cover-petrol', 0.2, -5.2, -110, 406, 0.45, skirt=0.10, height=1.58)
    put('stand', 'shirt-white', 'hair', 'trouser', 6.9, -8.2, 200, 407), put('carry', 'coat-white', 'hair', 'trouser', 5.9, -8.7, 150, 408)
