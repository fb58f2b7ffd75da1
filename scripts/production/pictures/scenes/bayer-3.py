from yard import walk

SIZE = (1600, 1200)
DETAIL = 0.62
SAMPLES = 8
ALT = {'id': 'Pengental dari atas: cairan jernih meluap di tepi, residu mengendap', 'en': 'A thickener from above: clear liquor overflows at the rim, residue settles'}


def build(s):
    walk(s, (-92, 96, 30), (-68, 119, 4), 30, ('thickening', 'tanks', 'power'), sun=-40, height=14, seed=113, level=False, wet=False)
