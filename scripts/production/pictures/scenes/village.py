"""Ground, trees and light around a village building."""
from kit import ground, plants, site
from kit.noise import fbm, smoothstep

# mood of the sky, elevation, sun, its colour, skylight, exposure
LIGHTS = {
    'dawn': ('dawn', 13, 8.5, (1.0, 0.66, 0.38), 0.8, 0.42),
    'morning': ('morning', 30, 6.6, (1.0, 0.88, 0.70), 0.8, 0.15),
    'noon': ('noon', 52, 5.6, (1.0, 0.94, 0.85), 0.85, 0.25),
}


def village(s, eye, target, lens=30, sun=-55, seed=6, clear=(14, 12), light='dawn', path=None, floor='laterite', blades=0.24):
    mood, height, energy, colour, sky, exposure = LIGHTS[light]
    s.air(0.0030, 16)
    s.camera(eye, target, lens)
    s.light(azimuth=sun, elevation=height, mood=mood, sun=energy, colour=colour, sky=sky, cover=0.42, seed=seed, streak=0.7)
    s.look.update(exposure=exposure, contrast=1.2, saturation=1.15, bloom=0.09)
    land = lambda x, y: 0.10 * fbm(x * 0.3, y * 0.3, 4, 3) + 0.03 * fbm(x * 2, y * 2, 3, 4) - 0.05 + 5 * smoothstep(40, 130, y)
    ground.fan(land, eye, target, 115, 1.0, 280, 400, 440, floor)
    site.far_hills(s, 700, 120)
    kinds = plants.forest_kinds(1.2)
    w, d = clear
    plants.plant_forest(s, kinds, -70, 80, d, d + 55, 7.5, land, palms=0.28, scale=(0.45, 0.85))
    side = lambda x, y: abs(x) > w
    plants.plant_forest(s, kinds, -w - 16, w + 18, -4, d, 8, land, side, palms=0.5, scale=(0.4, 0.7))
    b = [plants.banana(k) for k in range(3)]
    for k in range(9):
        b[k % 3].place((-1) ** k * (w - 1 - s.random.uniform(0, 1.5)), s.random.uniform(-4, 4), 0, k * 2.1, 1.0)
    bare = path or (lambda x, y: 1.0 if abs(x) > 1.3 else 0.05)
    plants.grass_field(s, land, eye[0] - 12, eye[0] + 24, eye[1] + 1, eye[1] + 17, 6500, h=blades, mask=bare)
