"""The plant yard as a photographer walks it: any camera, any light."""
from kit import ground, plants, site
from kit.noise import fbm, smoothstep


def walk(s, eye, target, lens=28, what=site.ALL, sun=-25, height=10, mood='gold', seed=1, air=0.0012, level=True, wet=True, grass=True, exposure=0.42, energy=9.5, woods=True, step=0.0):
    s.air(air, 40)
    s.camera(eye, target, lens, level=level)
    s.light(azimuth=sun, elevation=height, mood=mood, sun=energy, colour=(1.0, 0.60, 0.31), sky=0.7, cover=0.48, seed=seed, streak=0.65)
    s.look.update(exposure=exposure, contrast=1.24, saturation=1.15)
    site.refinery(s, what)
    relief = lambda x, y: ground.roughness(x, y) * 0.9 + site.hills(x, y) - 0.02
    ground.fan(relief, eye, target, 125, 1.2 + eye[2] * 0.5, 900, 420, 460)
    if eye[2] > 12:
        site.roads(s)
    if wet:
        ground.plane(-0.10, 'puddle', -160, 240, -120, 33)
    site.far_hills(s)
    if woods:
        site.forest_around(s, plants.forest_kinds(0.6), 9, x=(-360, 460), y=(172, 300))
    if grass and eye[2] < 12:
        patch = lambda x, y: smoothstep(0.05, 0.4, float(fbm([x * 0.09], [y * 0.09], 3, 8)[0]))
        plants.grass_field(s, relief, eye[0] - 18, eye[0] + 18, eye[1] - 2, eye[1] + 26, 1400, mask=patch)
