from yard import walk

SIZE = (1600, 1200)
DETAIL = 0.62
SAMPLES = 8
ALT = {'id': 'Otoklaf berinsulasi pada unit pelarutan, tempat bauksit larut dalam soda panas', 'en': 'Insulated autoclaves where bauxite dissolves in hot caustic'}


def build(s):
    walk(s, (-158, 22, 12), (-128, 48, 13), 34, ('digestion', 'power', 'racks'), sun=-80, height=12, seed=112, wet=False)
