from nursery import nursery

SIZE = (1920, 1080)
DETAIL = 0.67
SAMPLES = 8
ALT = {'id': 'Barisan bibit pohon di persemaian, di atas tanah merah pada pagi hari', 'en': 'Rows of tree seedlings in the nursery on red soil in the morning'}


def build(s):
    eye, target = (-2.2, -6, 1.35), (1.4, 14, 0.9)
    s.air(0.004, 14)
    s.camera(eye, target, 32, fstop=4, focus=6.5)
    s.light(azimuth=40, elevation=14, mood='dawn', sun=8, colour=(1.0, 0.68, 0.40), sky=0.85, cover=0.4, seed=71)
    s.look.update(exposure=0.4, contrast=1.2, saturation=1.15, bloom=0.1)
    nursery(s, eye, target)
