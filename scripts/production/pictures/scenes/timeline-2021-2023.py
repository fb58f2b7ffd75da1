from timeline import SIZE, build_year  # noqa: F401

DETAIL = 0.7
SAMPLES = 8
ALT = {'id': 'Rangka baja dan tangki setengah jadi tumbuh di bawah derek menara', 'en': 'Steel frames and half-built tanks rising under tower cranes'}


def build(s):
    build_year(s, 3)
