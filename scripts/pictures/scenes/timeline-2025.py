from timeline import SIZE, build_year  # noqa: F401

DETAIL = 0.7
SAMPLES = 8
ALT = {'id': 'Kilang yang telah beroperasi penuh, dengan jalan, bengkel, kolam, dan pepohonan muda', 'en': 'The refinery at full work, with roads, workshops, ponds and young trees'}


def build(s):
    build_year(s, 5)
