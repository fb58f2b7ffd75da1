from timeline import SIZE, build_year  # noqa: F401

DETAIL = 0.7
SAMPLES = 8
ALT = {'id': 'Lahan laterit merah dan semak dengan patok survei, sebelum kilang dibangun', 'en': 'Red laterite land and scrub with survey stakes, before the refinery was built'}


def build(s):
    build_year(s, 0)
