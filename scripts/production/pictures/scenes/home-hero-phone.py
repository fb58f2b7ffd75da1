from hero import build_hero

SIZE = (1080, 1920)
DETAIL = 0.7
SAMPLES = 10
ALT = {
    'id': 'Pekerja berjalan menuju menara kalsinasi berangka baja yang menjulang di bawah langit siang, di samping tangki putih',
    'en': 'Workers walk toward a tall steel calcination tower under the midday sky, beside white tanks',
}


def build(s):
    build_hero(s, eye=(64, -80, 3.0), target=(56, 34, 34), lens=36, shift=(0.0, 0.0), crew=(62.6, -58))
