from yard import walk

SIZE = (1600, 1200)
DETAIL = 0.62
SAMPLES = 8
ALT = {'id': 'Silo alumina beton dengan galeri konveyor di atasnya', 'en': 'Concrete alumina silos with the conveyor gallery above'}


def build(s):
    walk(s, (150, -6, 2.6), (196, 60, 23), 26, ('silos', 'conveyors', 'sheds', 'calcination'), sun=-70, seed=106)
