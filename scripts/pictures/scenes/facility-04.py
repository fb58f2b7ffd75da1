from yard import walk

SIZE = (1600, 1200)
DETAIL = 0.62
SAMPLES = 8
ALT = {'id': 'Deretan tangki presipitasi setinggi gedung sembilan lantai', 'en': 'The row of precipitation tanks, tall as a nine-storey building'}


def build(s):
    walk(s, (46, 8, 2.4), (-10, 42, 16), 24, ('precipitation', 'racks', 'power', 'lamps'), sun=-35, seed=104)
