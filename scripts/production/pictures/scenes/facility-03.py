from yard import walk

SIZE = (1600, 1200)
DETAIL = 0.62
SAMPLES = 8
ALT = {'id': 'Pengental bundar dengan jembatan rangka untuk memisahkan residu', 'en': 'Round thickeners with truss bridges that settle out the residue'}


def build(s):
    walk(s, (-62, 76, 24), (-14, 122, 5), 27, ('thickening', 'tanks', 'power'), sun=-60, seed=103, level=False)
