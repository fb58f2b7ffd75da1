from kit import still

SIZE = (1920, 1080)
DETAIL = 1.0
SAMPLES = 28
ALT = {'id': 'Contoh serbuk alumina dalam cawan kaca dan gelas ukur di meja laboratorium', 'en': 'Samples of alumina powder in glass dishes and beakers on a laboratory bench'}


def build(s):
    s.air(0.0, 50)
    s.camera((-1.9, -3.9, 1.75), (0.15, 0.25, 0.18), 56, level=False, fstop=3.2, focus=4.3)
    s.light(azimuth=35, elevation=26, mood='gold', sun=6.5, colour=(1.0, 0.76, 0.52), sky=0.6, softness=1.5, cover=0)
    s.look.update(exposure=0.3, contrast=1.2, saturation=1.08, vignette=0.3)
    still.table('felt', 12).place()
    for k, (x, y, r, m) in enumerate(((-0.55, -0.55, 0.42, 'powder'), (0.5, -0.15, 0.5, 'snow'), (-0.75, 0.75, 0.46, 'bauxite'), (1.45, 0.85, 0.46, 'powder'), (0.35, 1.35, 0.42, 'snow'))):
        still.dish(r, 0.13).place(x, y, 0)
        still.fill(r - 0.026, 0.06, m, k, 0.09 if k != 1 else 0.16).place(x, y, 0)
    for k, (x, y, l) in enumerate(((1.35, -0.35, 0.42), (-1.75, 1.5, 0.3), (0.95, 2.3, 0.5))):
        still.beaker().place(x, y, 0)
        still.fill(0.256, l, 'powder', 7 + k, 0.04).place(x, y, 0)
    s.area((-4.0, -1.5, 3.5), (0, 0, 0), 2.0, 40, (0.75, 0.92, 1.0))
