"""A dark green bench under raking light, for things that alumina becomes."""
from kit import still


def bench(s, eye=(-1.2, -4.6, 1.7), target=(0.0, 0.2, 0.45), lens=50, fstop=4.0, sun=205, height=27, exposure=0.4):
    s.air(0.0, 50)
    focus = sum((a - b) ** 2 for a, b in zip(eye, target)) ** 0.5
    s.camera(eye, target, lens, level=False, fstop=fstop, focus=focus)
    s.light(azimuth=sun, elevation=height, mood='gold', sun=6.2, colour=(1.0, 0.74, 0.48), sky=0.36, softness=2.0, cover=0)
    s.look.update(exposure=exposure, contrast=1.2, saturation=1.08, vignette=0.34)
    still.table('felt', 14, 14).place(0, -5, 0)
    s.area((4.0, -1.5, 3.5), target, 1.8, 45, (0.72, 0.9, 1.0))
