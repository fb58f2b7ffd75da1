from timeline import SIZE, build_year  # noqa: F401

DETAIL = 0.7
SAMPLES = 8
ALT = {'id': 'Tim survei dengan tenda dan kendaraan di antara semak dan pepohonan di atas tanah laterit, sebelum kilang dibangun', 'en': 'A survey party with a tent and a vehicle among scrub and trees on laterite ground, before the refinery was built'}


def build(s):
    build_year(s, 0)
