from kit import buildings, plants
from village import village

SIZE = (1600, 1200)
DETAIL = 0.62
SAMPLES = 10
ALT = {'id': 'Kebun sayur berbaris rapi di depan rumah panggung pada pagi hari', 'en': 'Neat rows of a vegetable garden before a house on stilts in the morning'}


def build(s):
    village(s, (-3.4, -21, 1.6), (0.8, 0, 2.6), 30, sun=-30, clear=(13, 9), seed=15, path=lambda x, y: 0.12)
    buildings.stilt_house(4).place(3.5, 2.5, 0, -0.15)
    crops = [plants.shrub(k, 0.28, 220, 0.10) for k in range(3)] + [plants.grass(k, 30, 0.5, 'palm', 0.7) for k in range(2)]
    for row in range(13):
        for k in range(46):
            crops[(row % 5)].place(-9 + row * 1.35 + s.random.uniform(-0.05, 0.05), -19 + k * 0.33, 0.0, k, s.random.uniform(0.7, 1.15))
