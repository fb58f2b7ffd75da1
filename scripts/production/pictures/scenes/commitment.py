import math

import numpy as np

from kit import people
from nursery import nursery, soil

SIZE = (1920, 1080)
DETAIL = 0.75
SAMPLES = 10
ALT = {
    'id': 'Warga bertopi caping merawat bibit pohon di persemaian pada pagi yang terang',
    'en': 'Villagers in straw hats tend tree seedlings in the nursery on a bright morning',
}


def build(s):
    eye, target = (-1.75, -7.5, 1.75), (0.6, 14, 1.0)
    s.air(0.0034, 16)
    s.camera(eye, target, 31)
    s.light(azimuth=62, elevation=36, mood='morning', sun=6.5, colour=(1.0, 0.90, 0.70), sky=0.95, cover=0.45, seed=71, streak=0.7)
    s.look.update(exposure=0.2, contrast=1.25, saturation=1.3, bloom=0.10, rays=0.12)
    nursery(s, eye, target)
    dress = (('plant', 'shirt-blue', 'straw-hat', 'trouser-khaki', 0), ('crouch', 'shirt-ochre', 'straw-hat', 'trouser', 0), ('bench', 'shirt-white', 'straw-hat', 'trouser', 0), ('stand', 'shirt-green', 'hijab-rose', 'sarong', 0.1), ('carry', 'shirt-blue', 'straw-hat', 'trouser', 0), ('crouch', 'hijab-petrol', 'hijab-petrol', 'trouser', 0))
    kinds = [people.figure(pose, body, head, legs=legs, skirt=skirt, bands=False, boots='sandal', seed=100 + k, height=1.58 + 0.03 * (k % 3)) for k, (pose, body, head, legs, skirt) in enumerate(dress)]
    for k, (lane, y, turn) in enumerate(((1, 5.0, 0), (-2, 7.4, 175), (2, 9.6, 10), (-1, 11.5, 190), (0, 15.5, 90), (3, 13.5, 170), (-4, 14, 20), (1, 19, -80), (-3, 20.5, 0), (4, 21, 180), (0, 25, 30))):
        x = lane * 1.55 - 0.53
        kinds[k % 6].place(x, y, float(soil(np.array([x]), np.array([y]))[0]), math.radians(turn))
