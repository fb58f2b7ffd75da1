"""The view shared by the three home pictures."""
import numpy as np

from crew import shift_kinds, walk_along
from kit import ground, plants, site
from kit.noise import fbm, smoothstep


def relief(x, y):
    """Rutted red ground that falls to puddles before the yard."""
    yard = smoothstep(-14, 2, y)
    tracks = sum(-0.20 * np.exp(-((x - (62 + t) + 0.14 * y + 2.5 * np.sin(y * 0.06)) / 0.5) ** 2) for t in (-1.2, 1.2, 5.4, 7.8))
    tracks = tracks * smoothstep(-5, -12, y)
    return (ground.roughness(x, y) * 1.5 + 0.10 * fbm(x * 0.05, y * 0.05, 3, 31) + tracks) * (1 - 0.85 * yard) + site.hills(x, y)


def build_hero(s, eye, target, lens, shift, crew):
    """`crew` is where a shift walks towards the plant, at a distance of about thirty metres."""
    s.air(0.0013, 32)
    s.camera(eye, target, lens, shift=shift)
    s.light(azimuth=-24, elevation=38, mood='noon', sun=5.6, colour=(1.0, 0.93, 0.84), sky=0.72, cover=0.5, seed=8, streak=0.55)
    s.look.update(exposure=0.18, contrast=1.3, saturation=1.22, shade_left=0.16, shade_top=0.22, bloom=0.05)
    site.refinery(s)
    ground.fan(relief, eye, target, spread=110, near=1.6, far=700, rows=620, cols=700)
    ground.plane(-0.07, 'puddle', eye[0] - 70, eye[0] + 90, eye[1] - 4, -6)
    site.far_hills(s)
    kinds = site.forest_around(s, spacing=8)
    r = s.random
    for k, (x, y) in enumerate([(-30, -22), (-24, -14), (-36, -12), (-20, -24), (-42, -18), (97, -20), (101, -12), (106, -18), (94, -9), (110, -8)]):
        kinds[(k * 5 + 2) % 8].place(x + r.uniform(-2, 2), y, -0.2, r.uniform(0, 6), r.uniform(0.38, 0.6))
    shrubs = [plants.shrub(k) for k in range(3)]
    for _ in range(70):
        shrubs[r.integers(3)].place(r.uniform(-60, 130), r.uniform(-6, 4), 0, r.uniform(0, 6), r.uniform(0.5, 1.3))
    level = lambda x, y: float(relief(np.array([x]), np.array([y]))[0])
    steps = ((0, 0), (1.2, 0.7), (-0.7, 3.6), (-1.9, 8.0), (-0.7, 8.8), (0.9, 12.5), (-2.6, 17), (-1.4, 17.8), (-3.4, 26))
    walk_along([(crew[0] + x, crew[1] + y) for x, y in steps], 98, shift_kinds(), level)
    ground.strew_stones(s, relief, eye[0] - 20, eye[0] + 30, eye[1] + 2, eye[1] + 40, 900)
    plants.grass_field(s, relief, eye[0] - 30, eye[0] + 40, eye[1] + 3, -8, 1500, mask=lambda x, y: smoothstep(0.05, 0.4, float(fbm(np.array([x * 0.07]), np.array([y * 0.07]), 3, 8)[0])))
