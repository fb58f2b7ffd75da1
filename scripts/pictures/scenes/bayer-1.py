from yard import walk

SIZE = (1600, 1200)
DETAIL = 0.62
SAMPLES = 8
ALT = {'id': 'Timbunan bauksit merah dan konveyor yang membawa bijih ke penggilingan', 'en': 'Red bauxite stockpiles and the conveyor that carries ore to the mills'}


def build(s):
    walk(s, (-234, -72, 9), (-188, -8, 8), 30, ('stockyard', 'conveyors', 'digestion', 'power', 'racks', 'precipitation'), sun=-60, height=12, seed=111)
