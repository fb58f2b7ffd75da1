from hero import build_hero

SIZE = (2400, 1350)
DETAIL = 0.75
SAMPLES = 14
ALT = {
    'id': 'Pekerja berjalan menuju kilang alumina pada siang hari: menara kalsinasi berangka baja hijau tua dan deretan tangki presipitasi putih di atas tanah laterit merah',
    'en': 'Workers walk toward the alumina refinery at midday: a calcination tower in dark green steel and a row of white precipitation tanks above red laterite ground',
}


def build(s):
    build_hero(s, eye=(74, -92, 3.0), target=(33, 34, 27), lens=27, shift=(0.0, 0.0), crew=(71.2, -68.5))
