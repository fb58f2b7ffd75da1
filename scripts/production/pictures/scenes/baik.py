from kit import still

SIZE = (1920, 1080)
DETAIL = 1.0
SAMPLES = 28
ALT = {'id': 'Neraca kuningan dengan dua piring seimbang berisi serbuk alumina putih, di depan dinding hijau tua', 'en': 'A brass balance with both pans level, holding white alumina powder, before a dark green wall'}


def build(s):
    s.air(0.0, 50)
    s.camera((-0.62, -7.4, 1.35), (-0.36, 0, 0.98), 50, fstop=4.0, focus=7.3)
    s.light(azimuth=205, elevation=28, mood='gold', sun=6.0, colour=(1.0, 0.72, 0.46), sky=0.36, softness=2.0, cover=0)
    s.look.update(exposure=0.45, contrast=1.22, saturation=1.12, vignette=0.35)
    still.table('felt', 5).place(0, -2.2, 0)
    still.balance().place(0.55, 0, 0, -0.12)
    for x in (-1, 1):
        still.pile(0.22, 0.17, 'powder', 3 + x).place(0.55 + x * 0.993, -0.12 * x, 0.585)
    s.area((4.0, -1.5, 3.5), (0.5, 0, 1), 1.6, 55, (0.7, 0.9, 1.0))
