from yard import walk

SIZE = (1600, 1200)
DETAIL = 0.62
SAMPLES = 8
ALT = {'id': 'Rak pipa panjang membentang di sepanjang kilang', 'en': 'The long pipe rack that runs the length of the refinery'}


def build(s):
    walk(s, (-152, 11.5, 3.4), (-60, 19, 9), 26, ('racks', 'precipitation', 'digestion', 'calcination', 'lamps'), sun=-40, seed=108)
