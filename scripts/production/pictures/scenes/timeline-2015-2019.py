from timeline import SIZE, build_year  # noqa: F401

DETAIL = 0.7
SAMPLES = 8
ALT = {'id': 'Pekerjaan tanah: ekskavator dan truk membentuk lahan laterit', 'en': 'Earthworks: excavators and trucks shaping the laterite ground'}


def build(s):
    build_year(s, 1)
