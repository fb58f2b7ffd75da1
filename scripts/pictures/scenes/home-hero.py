from hero import build_hero

SIZE = (2400, 1350)
DETAIL = 1.0
SAMPLES = 56
ALT = {
    'id': 'Kilang alumina saat matahari rendah: menara kalsinasi berangka baja hijau tua dan deretan tangki presipitasi putih di atas tanah laterit merah yang basah',
    'en': 'The alumina refinery in low sun: calcination towers in dark green steel and a row of white precipitation tanks above wet red laterite ground',
}


def build(s):
    build_hero(s, eye=(74, -92, 3.0), target=(33, 34, 27), lens=27, shift=(0.0, 0.0))
