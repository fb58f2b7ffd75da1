from kit import buildings
from village import village

SIZE = (1600, 1200)
DETAIL = 0.62
SAMPLES = 10
ALT = {'id': 'Sekolah desa beratap genteng dengan tiang bendera merah putih di halaman', 'en': 'A tile-roofed village school with the red-and-white flag on its pole in the yard'}


def build(s):
    village(s, (10, -24, 1.8), (0, 0, 4.4), 28, sun=-125, clear=(20, 10), seed=9, path=lambda x, y: 0.5)
    buildings.hall_house(32, 'plaster', 'cover-petrol').place(0, 0)
    buildings.flag_pole(9).place(1.5, -12)
