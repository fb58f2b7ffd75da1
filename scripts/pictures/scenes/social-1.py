from kit import buildings, plants
from village import village

SIZE = (1600, 1200)
DETAIL = 0.62
SAMPLES = 10
ALT = {'id': 'Puskesmas pembantu desa bercat putih dengan beranda teduh dan kebun', 'en': 'A white village clinic with a shaded veranda and garden'}


def build(s):
    village(s, (-11, -19, 1.7), (0, 0, 3.4), 28, clear=(15, 10))
    buildings.hall_house(22).place(0, 0)
    sh = [plants.shrub(k, 0.55, 450, 0.10) for k in range(3)]
    for k in range(26):
        sh[k % 3].place(-11 + k * 0.85, -7.6, 0, k, 0.8 if abs(-11 + k * 0.85) > 1.8 else 0.01)
