from yard import walk

SIZE = (1920, 1080)
DETAIL = 0.75
SAMPLES = 10
ALT = {'id': 'Tangki presipitasi, rak pipa, dan menara kalsinasi kilang dilihat dari ketinggian rak pipa', 'en': 'Precipitation tanks, pipe racks and calciner towers of the refinery seen from the height of the racks'}


def build(s):
    walk(s, (150, -34, 13), (8, 62, 15), 27, sun=-75, height=12, seed=131, level=False, grass=False)
