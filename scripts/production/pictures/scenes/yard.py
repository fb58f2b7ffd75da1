"""The plant yard as a photographer walks it: any camera, any light."""
from kit import ground, plants, site
from kit.mesh import Part
from kit.noise import fbm, smoothstep

# mood of the sky, elevation, sun, its colour, skylight, softness of shadows, exposure
LIGHTS = {
    'gold': ('gold', 10, 9.5, (1.0, 0.60, 0.31), 0.7, 0.9, 0.42),
    'dusk': ('dusk', 4, 3.2, (1.0, 0.60, 0.31), 0.7, 0.9, 1.2),
    'noon': ('noon', 44, 5.8, (1.0, 0.94, 0.85), 0.78, 0.9, 0.12),
    'morning': ('morning', 24, 7.0, (1.0, 0.86, 0.66), 0.8, 0.9, 0.12),
    'after-rain': ('day', 40, 4.2, (1.0, 0.95, 0.86), 1.0, 3.0, 0.42),
    'overcast': ('rain', 52, 1.6, (1.0, 0.98, 0.94), 1.15, 24.0, 0.6),
    'blue': ('blue', -4, 0, (1.0, 1.0, 1.0), 1.5, 0.9, 1.35),
}


def walk(s, eye, target, lens=28, what=site.ALL, sun=-25, height=None, light='gold', seed=1, air=0.0012, level=True, wet=True, grass=True, paved=None):
    """`paved` names the material of a yard that is not bare laterite."""
    mood, elevation, energy, colour, sky, softness, exposure = LIGHTS[light]
    s.air(air, 40)
    s.camera(eye, target, lens, level=level)
    s.light(azimuth=sun, elevation=elevation if height is None else height, mood=mood, sun=energy, colour=colour, sky=sky, softness=softness, cover=0.48, seed=seed, streak=0.65)
    s.look.update(exposure=exposure, contrast=1.24, saturation=1.15)
    site.refinery(s, what)
    relief = lambda x, y: ground.roughness(x, y) * 0.9 + site.hills(x, y) - (0.4 if paved else 0.02)
    ground.fan(relief, eye, target, 125, 1.2 + eye[2] * 0.5, 900, 420, 460)
    if paved:
        ground.plane(0.02, paved, -240, 260, -125, 165)
    elif wet:
        ground.plane(-0.10, 'puddle', -160, 240, -120, 33)
    if eye[2] > 12:
        site.roads(s)
    site.far_hills(s)
    site.forest_around(s, plants.forest_kinds(0.6), 9, x=(-360, 460), y=(172, 300))
    if grass and not paved and eye[2] < 12:
        patch = lambda x, y: smoothstep(0.05, 0.4, float(fbm([x * 0.09], [y * 0.09], 3, 8)[0]))
        plants.grass_field(s, relief, eye[0] - 18, eye[0] + 18, eye[1] - 2, eye[1] + 26, 1400, mask=patch)


def walkway(x0, x1, y0, y1):
    """Two yellow lines along x that mark where people walk."""
    p = Part('walkway')
    for y in (y0, y1):
        p.box((x0 + x1) / 2, y, 0.022, x1 - x0, 0.14, 0.004, 'yellow')
    p.place()
