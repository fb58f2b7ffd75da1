from hero import build_hero

SIZE = (1536, 2048)
DETAIL = 1.0
SAMPLES = 56
ALT = {
    'id': 'Menara kalsinasi dan cerobong menjulang di atas tangki alumina putih dan genangan air di tanah merah, diterangi matahari rendah',
    'en': 'Calcination tower and chimneys rising above white alumina tanks and puddles on red ground, lit by a low sun',
}


def build(s):
    build_hero(s, eye=(50, -80, 3.0), target=(42, 34, 37), lens=33, shift=(0.0, 0.0))
