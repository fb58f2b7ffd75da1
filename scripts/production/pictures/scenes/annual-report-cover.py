from kit import vessels

SIZE = (1200, 1600)
DETAIL = 0.75
SAMPLES = 10
ALT = {
    'id': 'Lengkung tangki putih dengan tangga spiral, dilihat dari bawah dengan langit hijau tua',
    'en': 'The curve of a white tank with its spiral stair, seen from below against a deep green sky',
}


def build(s):
    s.air(0.0, 60)
    s.camera((-2.5, -21, 1.8), (1.5, 0, 20), 30, level=False)
    s.light(azimuth=-168, elevation=24, mood='dusk', sun=9, colour=(1.0, 0.66, 0.38), sky=0.9, cover=0.0)
    s.look.update(exposure=0.35, contrast=1.25, saturation=1.12, vignette=0.35)
    vessels.precipitator(6.0, 29, True, 1, 'white-clean').place(3.4, 0, 0, 0.5)
    vessels.precipitator(6.0, 27, True, 4, 'white-clean').place(-11.8, 9, 0, 2.2)
    vessels.precipitator(6.0, 30, False, 6, 'white-clean').place(15, 16, 0, 1.0)
