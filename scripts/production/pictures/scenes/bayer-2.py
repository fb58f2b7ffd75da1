from crew import workers
from yard import walk

SIZE = (1600, 1200)
DETAIL = 0.62
SAMPLES = 8
ALT = {'id': 'Otoklaf berinsulasi pada unit pelarutan, tempat bauksit larut dalam soda panas, dengan operator di lantainya', 'en': 'Insulated autoclaves where bauxite dissolves in hot caustic, with operators on their deck'}


def build(s):
    walk(s, (-158, 22, 12.6), (-128, 48, 13.6), 34, ('digestion', 'power', 'racks'), sun=-60, light='overcast', seed=112, wet=False)
    workers((('walk', -141.7, 36.6, 4), ('stride', -140.4, 37.1, 2), ('read', -126.6, 36.6, 80)), 12.05, 360)
