from crew import workers
from yard import walk

SIZE = (1600, 1200)
DETAIL = 0.62
SAMPLES = 8
ALT = {'id': 'Puncak tangki presipitasi pada pagi hari: penggerak pengaduk, jembatan jalan, dan operator yang berkeliling', 'en': 'The tops of the precipitation tanks in the morning: agitator drives, walkways and operators on their round'}


def build(s):
    walk(s, (-84, 30, 35.5), (-20, 47, 28), 30, ('precipitation', 'calcination', 'racks', 'power'), sun=68, light='morning', seed=114, level=False, wet=False)
    workers((('walk', -64.2, 38.1, 2), ('stride', -62.8, 38.2, -2)), 29.08, 370)
    workers((('read', -55.5, 37.3, -140),), 29.32, 374)
    workers((('rail', -50.2, 33.9, -70),), 28.07, 376)
