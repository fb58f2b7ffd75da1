from crew import workers
from yard import walk, walkway

SIZE = (1600, 1200)
DETAIL = 0.62
SAMPLES = 8
ALT = {'id': 'Deretan tangki presipitasi setinggi gedung sembilan lantai setelah hujan, dengan operator di jalur pejalan kaki', 'en': 'The row of precipitation tanks, tall as a nine-story building, after rain, with operators on the walkway'}


def build(s):
    walk(s, (46, 6.5, 2.3), (-10, 42, 17), 24, ('precipitation', 'racks', 'power'), sun=-110, light='after-rain', seed=104, paved='asphalt-wet')
    walkway(-160, 60, 9.6, 12.2)
    workers((('walk', 30.5, 10.5, 176), ('stride', 29.2, 11.4, 182), ('walk', 12, 10.6, 2), ('read', 24.6, 15.0, 120), ('stride', -14, 11.2, 180)), 0.03)
