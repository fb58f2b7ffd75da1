import math

from kit import still

SIZE = (1920, 1080)
DETAIL = 1.0
SAMPLES = 28
ALT = {'id': 'Tumpukan laporan bersampul hijau tua, putih, dan merah laterit di bawah cahaya menyamping, di samping cawan serbuk alumina', 'en': 'Stacked reports bound in dark green, white and laterite red under raking light, beside a dish of alumina powder'}


def build(s):
    s.air(0.0, 50)
    s.camera((-2.6, -4.6, 2.0), (0.55, 0.3, 0.42), 52, level=False, fstop=4.0, focus=4.9)
    s.light(azimuth=200, elevation=24, mood='gold', sun=6.5, colour=(1.0, 0.74, 0.50), sky=0.38, softness=2.5, cover=0)
    s.look.update(exposure=0.35, contrast=1.2, saturation=1.1, vignette=0.35)
    still.table('felt', 40, 14).place()
    z = 0.0
    for k, (h, c, a, dx) in enumerate(((0.20, 'cover-petrol', 0.02, 0), (0.14, 'paper', -0.05, 0.03), (0.24, 'cover-petrol', 0.06, -0.02), (0.12, 'cover-red', -0.02, 0.05), (0.17, 'paper', 0.09, 0.0))):
        still.book(1.55, 2.1, h, c, k).place(0.75 + dx, 0.5, z, a)
        z += h + 0.002
    still.book(1.55, 2.1, 0.16, 'cover-petrol', 9).place(-1.25, 1.5, 0, 0.5)
    still.book(1.55, 2.1, 0.13, 'cover-red', 11).place(-1.28, 1.52, 0.162, 0.62)
    still.dish(0.42, 0.12).place(-0.75, -0.75, 0)
    still.fill(0.395, 0.07, 'powder', 3, 0.10).place(-0.75, -0.75, 0)
    h = still.hexagon(0.16, 0.12, 0.012, 'snow')
    for x, y, q in ((0.05, -1.15, 0), (0.33, -1.28, 0.3), (-0.02, -1.45, 0.1)):
        h.place(x, y, 0, q)
    s.area((3.5, -2.0, 3.5), (0, 0, 0), 2.0, 40, (0.75, 0.9, 1.0))
