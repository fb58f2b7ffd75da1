from crew import workers
from kit import traffic
from yard import walk

SIZE = (1600, 1200)
DETAIL = 0.62
SAMPLES = 8
ALT = {'id': 'Ekskavator memuat bauksit dari timbunan ke truk, dengan konveyor yang membawa bijih ke penggilingan', 'en': 'An excavator loads bauxite from the stockpile into a truck, beside the conveyor that carries ore to the mills'}


def build(s):
    walk(s, (-234, -72, 9), (-188, -8, 8), 30, ('stockyard', 'conveyors', 'digestion', 'power', 'racks', 'precipitation'), sun=-128, light='morning', seed=111)
    traffic.excavator().place(-206, -43, 0.1, 0.5, 1.25), traffic.haul_truck().place(-197, -42.5, 0.1, 2.5)
    traffic.haul_truck(False).place(-181, -55, 0.1, 2.9)
    workers((('point', -213.5, -49.5, 40), ('read', -214.6, -49.0, 30)), 0.06, 390)
