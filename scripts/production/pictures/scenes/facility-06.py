import math

from crew import workers
from kit import traffic
from kit.mesh import Part
from yard import walk

SIZE = (1600, 1200)
DETAIL = 0.62
SAMPLES = 8
ALT = {'id': 'Silo alumina beton pada siang hari, dengan truk tangki dan operator di kakinya', 'en': 'Concrete alumina silos at midday, with road tankers and operators at their foot'}


def build(s):
    walk(s, (197, -8, 2.4), (192, 62, 20), 23, ('silos', 'conveyors', 'sheds', 'calcination', 'tanks'), sun=-118, light='noon', seed=106, paved='asphalt')
    p = Part('lanes')
    for x in (181.5, 187, 192.5):
        p.box(x, 24, 0.022, 0.14, 40, 0.004, 'yellow')
    p.place()
    tanker = traffic.tanker()
    tanker.place(184.2, 33, 0.02, -math.pi / 2), tanker.place(190.0, 43, 0.02, math.pi / 2)
    workers((('read', 187.6, 22.5, 160), ('point', 188.6, 23.1, 140), ('walk', 194.6, 14.0, 96), ('carry', 195.2, 36, -80)), 0.02, 320)
