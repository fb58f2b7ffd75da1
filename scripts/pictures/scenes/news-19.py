from yard import walk

SIZE = (1920, 1080)
DETAIL = 0.67
SAMPLES = 8
ALT = {'id': 'Kilang dari udara rendah menjelang senja, lampu mulai menyala', 'en': 'The refinery from low in the air toward dusk, lamps coming on'}


def build(s):
    walk(s, (-30, -92, 40), (30, 40, 14), 26, light='dusk', sun=205, seed=121, level=False)
