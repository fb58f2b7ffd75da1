from timeline import SIZE, build_year  # noqa: F401

DETAIL = 0.7
SAMPLES = 8
ALT = {'id': 'Kilang pada masa operasi percobaan, dengan jalan, bengkel, kolam, dan pepohonan muda', 'en': 'The refinery in trial operation, with roads, workshops, ponds and young trees'}


def build(s):
    build_year(s, 5)
