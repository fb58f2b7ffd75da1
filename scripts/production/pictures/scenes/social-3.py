from kit import buildings
from village import village

SIZE = (1600, 1200)
DETAIL = 0.62
SAMPLES = 10
ALT = {'id': 'Rumah panjang kayu di atas tiang, dengan tangga dan beranda yang membentang', 'en': 'A long timber house on stilts with its stairs and full-length veranda'}


def build(s):
    village(s, (-20, -18, 1.8), (-2, 0, 3.6), 27, sun=-60, clear=(26, 10), seed=12)
    buildings.stilt_house(2, 40.0, 2.9).place(2, 0)
