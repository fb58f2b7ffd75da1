from library import light_table, stack, window

SIZE = (1920, 1080)
DETAIL = 0.75
SAMPLES = 20
ALT = {'id': 'Laporan bersampul kain putih dengan segi enam dari foil emas di atas tumpukan hijau tua dan merah laterit, diterangi cahaya jendela', 'en': 'A report in white cloth with a hexagon of gold foil, on a stack of dark green and laterite red, lit through a window'}


def build(s):
    s.camera((-2.5, -4.3, 2.5), (0.35, 0.1, 0.19), 50, level=False, fstop=4.5, focus=4.9)
    light_table(s)
    window([(-9, -7.2), (-5.4, -4.8), (-3.5, -2.9)])
    stack(0.8, 0.5, 0, [(0.12, 'w', -0.03, -0.03), (0.22, 'g', 0.05, 0), (0.13, 'r', -0.04, 0.04), (0.17, 'w', 0.10, 0.0)], marked=True)
    stack(-1.35, 2.1, 0.35, [(0.16, 'r', 0, 0), (0.2, 'g', 0.1, 0)])
