from hero import build_hero

SIZE = (1536, 2048)
DETAIL = 0.6
SAMPLES = 10
ALT = {
    'id': 'Pekerja di tanah merah di depan menara kalsinasi, cerobong, dan tangki alumina putih pada siang hari',
    'en': 'Workers on red ground in front of the calcination tower, chimneys and white alumina tanks at midday',
}


def build(s):
    build_hero(s, eye=(50, -80, 3.0), target=(42, 34, 37), lens=33, shift=(0.0, 0.0), crew=(50.5, -57))
