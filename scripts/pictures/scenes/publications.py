from kit import still
from library import light_table, stack, window

SIZE = (1920, 1080)
DETAIL = 0.75
SAMPLES = 14
ALT = {'id': 'Tumpukan laporan bersampul kain hijau tua, putih, dan merah laterit di bawah cahaya jendela, di samping cawan serbuk alumina', 'en': 'Stacked reports bound in dark green, white and laterite red cloth in the light of a window, beside a dish of alumina powder'}


def build(s):
    s.camera((-2.6, -4.6, 2.0), (0.55, 0.3, 0.29), 52, level=False, fstop=4.0, focus=4.9)
    light_table(s)
    window([(-9, -7.2), (-5.4, -4.8), (-3.5, -2.9)])
    stack(0.75, 0.5, 0, [(0.20, 'g', 0.02, 0), (0.14, 'w', -0.05, 0.03), (0.24, 'g', 0.06, -0.02), (0.12, 'r', -0.02, 0.05), (0.17, 'w', 0.09, 0.0)], marked=True)
    stack(-1.25, 1.5, 0.5, [(0.16, 'g', 0, 0), (0.13, 'r', 0.12, -0.03)])
    still.dish(0.42, 0.12).place(-0.75, -0.75, 0)
    still.fill(0.395, 0.07, 'powder', 3, 0.10).place(-0.75, -0.75, 0)
    h = still.hexagon(0.16, 0.12, 0.012, 'snow')
    for x, y, q in ((0.05, -1.15, 0), (0.33, -1.28, 0.3), (-0.02, -1.45, 0.1)):
        h.place(x, y, 0, q)
