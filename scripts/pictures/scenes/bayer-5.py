from yard import walk

SIZE = (1600, 1200)
DETAIL = 0.62
SAMPLES = 8
ALT = {'id': 'Siklon dan saluran gas panas pada menara kalsinasi', 'en': 'Cyclones and hot gas ducts in the calcination tower'}


def build(s):
    walk(s, (56, 2, 24), (74, 40, 33), 36, ('calcination', 'precipitation', 'silos'), sun=-70, height=13, seed=115, wet=False)
