from crew import workers
from kit import plants
from kit.mesh import Part
from kit.structures import lamp_post
from yard import walk

SIZE = (1600, 1200)
DETAIL = 0.62
SAMPLES = 12
ALT = {'id': 'Rak pipa panjang dan jalan kilang saat fajar, lampu jalan masih menyala', 'en': 'The long pipe rack and the plant road before sunrise, with the street lamps still lit'}


def build(s):
    walk(s, (-152, 4.6, 2.5), (-60, 12.5, 9.5), 26, ('racks', 'precipitation', 'digestion', 'calcination'), sun=12, light='blue', seed=108, air=0.0018, paved='asphalt-wet')
    s.bounces = 1
    p = Part('kerb')
    p.box(-60, -1.2, -0.2, 240, 0.3, 0.36, 'concrete'), p.box(-60, -6.4, -0.2, 240, 10, 0.3, 'lawn')
    lamp = lamp_post(9)
    for x in range(-141, 40, 22):
        lamp.place(x, -1.9, 0, 1.57)
        p.box(x, 0.0, 9.52, 0.3, 0.62, 0.05, 'lamp')
        if x < -20:
            s.area((x, 0.2, 9.4), (x, 3.0, 0), 0.9, 2300, (1.0, 0.80, 0.52))
    for x in range(-150, 120, 16):
        p.box(x, 15.9, 10.15, 0.4, 0.26, 0.1, 'lamp')
    p.place()
    young = [plants.tree(k + 30, 7, 2.4, 2200, 0.30, bare=0.35) for k in range(3)]
    for k in range(22):
        young[k % 3].place(-140 + k * 8.5, -6.4 - (k % 2) * 1.4, 0, k * 1.9, 0.85 + 0.1 * (k % 4))
    plants.grass_field(s, lambda x, y: x * 0 + 0.1, -146, -100, -11, -1.6, 1600, h=0.25)
    workers((('walk', -130.5, 5.2, 2), ('stride', -129.4, 6.3, -3), ('walk', -112, 3.4, 180), ('stride', -111.2, 4.5, 176), ('walk', -88, 6.4, 0)), 0.03, 340)
