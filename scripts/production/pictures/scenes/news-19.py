from yard import walk

SIZE = (1920, 1080)
DETAIL = 0.67
SAMPLES = 8
ALT = {'id': 'Kilang dari udara rendah dalam cahaya terakhir sebelum senja', 'en': 'The refinery from low in the air in the last light before dusk'}


def build(s):
    walk(s, (-30, -92, 40), (30, 40, 14), 26, light='dusk', sun=205, seed=121, level=False)
