import math

from kit import buildings, people, plants
from kit.mesh import Part
from village import village

SIZE = (1600, 1200)
DETAIL = 0.62
SAMPLES = 9
ALT = {'id': 'Murid berbaris menghadap bendera merah putih di halaman sekolah desa pada pagi hari, dilihat dari belakang', 'en': 'Pupils in rows face the red-and-white flag in the yard of a village school in the morning, seen from behind'}


def build(s):
    village(s, (9.5, -33, 2.1), (0.5, 0, 4.3), 29, sun=-150, light='morning', clear=(21, 10), seed=9, floor='lawn', blades=0.08, path=lambda x, y: 0.5)
    buildings.hall_house(32, 'plaster', 'cover-petrol').place(0, 0)
    buildings.flag_pole(9).place(-2.5, -11)
    p = Part('court')
    p.box(-2.5, -14.5, -0.1, 15, 10, 0.14, 'paving'), p.box(0, -7.4, -0.1, 34, 1.4, 0.15, 'paving')
    p.place()
    palms = [plants.palm(k + 3, 9) for k in range(2)]
    for k, (x, y) in enumerate(((-19, -6), (-22, -10), (20.5, -4), (-16.5, 7))):
        palms[k % 2].place(x, y, 0, k * 1.7, 0.9 + 0.1 * k)
    pupils()


def pupils():
    dress = lambda body, head, legs, **more: people.figure('stand', body, head, legs=legs, bands=False, boots='sandal', **more)
    kinds = [dress('shirt-white', 'hair', 'cover-red', seed=421, height=1.24), dress('shirt-white', 'hijab-white', 'cover-red', seed=422, height=1.22, skirt=0.12), dress('shirt-white', 'hair', 'cover-red', seed=423, height=1.33),
             dress('shirt-white', 'hijab-white', 'cover-red', seed=424, height=1.30, skirt=0.12), dress('shirt-white', 'cap', 'cover-red', seed=425, height=1.28)]
    for row in range(3):
        for k in range(7):
            # Boys stand on one side and girls on the other; no row is perfectly straight.
            kind = (0, 2, 4)[(k + row) % 3] if k < 4 else (1, 3)[(k + row) % 2]
            kinds[kind].place(-7.4 + k * 1.35 + 0.12 * math.sin(k * 2.1 + row), -14.2 - row * 1.5 + 0.14 * math.sin(k * 3.7 + row * 1.3), 0.04, math.radians(84 + 12 * math.sin(k * 1.9 + row)))
    teachers = (('stand', 'shirt-ochre', 'hijab-petrol', 0.0, -10.6, -112, 431, 1.58), ('ease', 'shirt-ochre', 'hair', 4.4, -9.4, -140, 432, 1.70), ('stand', 'shirt-ochre', 'hijab-rose', 5.5, -9.7, -150, 433, 1.55))
    for pose, body, head, x, y, turn, seed, height in teachers:
        people.figure(pose, body, head, legs='trouser' if head == 'hair' else 'trouser-khaki', skirt=0 if head == 'hair' else 0.10, bands=False, boots='sandal', seed=seed, height=height).place(x, y, 0.04, math.radians(turn))
