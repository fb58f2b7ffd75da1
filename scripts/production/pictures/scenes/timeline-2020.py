from timeline import SIZE, build_year  # noqa: F401

DETAIL = 0.7
SAMPLES = 8
ALT = {'id': 'Fondasi cincin tangki dan pelat beton dicor, dengan derek perayap di atas lahan yang telah rata', 'en': 'Ring foundations and concrete pads cast on the level site, with crawler cranes above'}


def build(s):
    build_year(s, 2)
