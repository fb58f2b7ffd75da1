from crew import workers
from yard import walk

SIZE = (1600, 1200)
DETAIL = 0.62
SAMPLES = 8
ALT = {'id': 'Siklon dan saluran gas panas pada menara kalsinasi, dengan operator di dua lantai', 'en': 'Cyclones and hot gas ducts in the calcination tower, with operators on two of its floors'}


def build(s):
    walk(s, (56, 2, 24), (74, 40, 33), 36, ('calcination', 'precipitation', 'silos'), sun=-118, light='noon', seed=115, wet=False)
    workers((('walk', 66.2, 33.8, 4), ('read', 74.0, 33.9, 150)), 24.9, 380)
    workers((('rail', 78.6, 33.8, -96), ('stand', 79.7, 33.9, -70)), 31.38, 384)
