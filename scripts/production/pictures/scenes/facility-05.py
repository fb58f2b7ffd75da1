from yard import walk

SIZE = (1600, 1200)
DETAIL = 0.62
SAMPLES = 8
ALT = {'id': 'Dua menara kalsinasi berdampingan dengan cerobongnya', 'en': 'Two calcination towers side by side with their chimneys'}


def build(s):
    walk(s, (106, -34, 2.6), (100, 40, 30), 24, ('calcination', 'silos', 'racks', 'conveyors', 'lamps'), sun=-62, seed=105)
