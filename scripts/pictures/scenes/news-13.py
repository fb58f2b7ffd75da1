from yard import walk

SIZE = (1920, 1080)
DETAIL = 0.67
SAMPLES = 8
ALT = {'id': 'Jalan di antara gudang dan tangki pada pagi yang berkabut', 'en': 'The lane between stores and tanks on a misty morning'}


def build(s):
    walk(s, (40.5, 52, 2.2), (44, 110, 8), 26, ('sheds', 'tanks', 'thickening', 'calcination', 'precipitation', 'racks'), mood='dawn', sun=30, height=9, seed=122, air=0.004)
