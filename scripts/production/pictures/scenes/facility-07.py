from yard import walk

SIZE = (1600, 1200)
DETAIL = 0.62
SAMPLES = 8
ALT = {'id': 'Gedung pembangkit listrik dan dua cerobong bergaris merah putih', 'en': 'The power house and two red-and-white banded chimneys'}


def build(s):
    walk(s, (-196, 46, 2.6), (-142, 118, 40), 22, ('power', 'digestion', 'tanks'), sun=-60, seed=107)
