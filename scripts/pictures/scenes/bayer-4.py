from yard import walk

SIZE = (1600, 1200)
DETAIL = 0.62
SAMPLES = 8
ALT = {'id': 'Puncak tangki presipitasi dengan penggerak pengaduk dan jembatan jalan', 'en': 'The tops of the precipitation tanks with agitator drives and walkways'}


def build(s):
    walk(s, (-84, 30, 35.5), (-20, 47, 28), 30, ('precipitation', 'calcination', 'racks', 'power'), sun=-55, height=11, seed=114, level=False, wet=False)
