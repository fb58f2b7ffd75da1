from yard import walk

SIZE = (1600, 1200)
DETAIL = 0.62
SAMPLES = 8
ALT = {'id': 'Tangki penyimpanan dan gudang dilihat dari lantai atas', 'en': 'Storage tanks and stores seen from an upper floor'}


def build(s):
    walk(s, (62, 62, 34), (112, 116, 4), 26, ('tanks', 'sheds', 'thickening', 'calcination'), sun=-160, height=12, seed=109, level=False)
