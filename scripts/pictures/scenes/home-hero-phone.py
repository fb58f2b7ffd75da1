from hero import build_hero

SIZE = (1080, 1920)
DETAIL = 1.0
SAMPLES = 24
ALT = {
    'id': 'Menara kalsinasi berangka baja tampak tinggi di bawah langit senja, dengan tangki putih dan tanah laterit basah di kakinya',
    'en': 'A steel calcination tower standing tall under an evening sky, with white tanks and wet laterite ground at its foot',
}


def build(s):
    build_hero(s, eye=(64, -80, 3.0), target=(56, 34, 34), lens=36, shift=(0.0, 0.0))
