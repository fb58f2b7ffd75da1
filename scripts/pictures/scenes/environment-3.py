from yard import walk
from kit import plants

SIZE = (1600, 1200)
DETAIL = 0.62
SAMPLES = 10
ALT = {'id': 'Penjernih air bundar dan tangki pengolahan di antara pepohonan', 'en': 'A round water clarifier and treatment tanks among the trees'}


def build(s):
    walk(s, (26, 84, 13), (64, 121, 5), 27, ('thickening', 'tanks'), sun=-60, height=13, mood='dawn', seed=123, level=False, air=0.0016)
    kinds = plants.forest_kinds(0.9)
    for k in range(24):
        kinds[k % 8].place(s.random.uniform(44, 150), s.random.uniform(88, 100), 0, k, s.random.uniform(0.35, 0.5))
