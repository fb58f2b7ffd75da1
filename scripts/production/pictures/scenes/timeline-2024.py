from timeline import SIZE, build_year  # noqa: F401

DETAIL = 0.7
SAMPLES = 8
ALT = {'id': 'Kilang hampir selesai: tangki, menara kalsinasi, dan rak pipa pada masa komisioning', 'en': 'The nearly finished refinery: tanks, calcination towers and pipe racks during commissioning'}


def build(s):
    build_year(s, 4)
