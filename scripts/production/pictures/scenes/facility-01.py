from yard import walk

SIZE = (1600, 1200)
DETAIL = 0.62
SAMPLES = 8
ALT = {'id': 'Kubah penyimpanan bauksit putih di samping timbunan bijih merah', 'en': 'The white bauxite storage dome beside red ore heaps'}


def build(s):
    walk(s, (-236, -66, 3.0), (-206, 20, 11), 28, ('stockyard', 'conveyors', 'power', 'digestion', 'racks'), sun=-30, seed=101)
