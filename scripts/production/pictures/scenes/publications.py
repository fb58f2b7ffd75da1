import math

from kit import ground, people, plants, site
from kit.mesh import Part

SIZE = (1920, 1080)
DETAIL = 0.75
SAMPLES = 8
ALT = {
    'id': 'Tamu berhelm putih memandang kilang dari balkon tinjau, tampak dari belakang, pada siang yang cerah',
    'en': 'Visitors in white helmets look over the refinery from a viewing platform, seen from behind on a clear day',
}


def build(s):
    eye, target = (-117.5, -8.2, 35.4), (-40, 40, 37.0)
    s.air(0.0009, 45)
    s.camera(eye, target, 46)
    s.light(azimuth=112, elevation=42, mood='noon', sun=5.6, colour=(1.0, 0.94, 0.85), sky=0.8, cover=0.55, seed=37, streak=0.6)
    s.look.update(exposure=0.08, contrast=1.3, saturation=1.22, bloom=0.06)
    site.refinery(s, ('precipitation', 'calcination', 'racks', 'thickening', 'silos', 'conveyors', 'sheds', 'tanks'))
    site.roads(s)
    soil = lambda x, y: ground.roughness(x, y) * 0.9 + site.hills(x, y) - 0.02
    ground.fan(soil, eye, target, 125, 20, 900, 380, 420)
    site.far_hills(s)
    site.forest_around(s, plants.forest_kinds(0.6), 9, x=(-260, 460), y=(172, 300))
    deck(s)


def deck(s):
    """A viewing platform whose far rail runs across the view, with two groups along it."""
    yaw = math.atan2(46, 74)
    p = Part('deck')
    p.box(-2, 0, -0.3, 20, 40, 0.3, 'concrete'), p.box(7.9, 0, 0, 0.25, 40, 0.16, 'yellow')
    for y in range(-20, 21, 2):
        p.tube((8.0, y, 0), (8.0, y, 1.1), 0.03, 'galvanised', 8)
    for z, q in ((1.1, 0.035), (0.75, 0.022), (0.42, 0.022)):
        p.tube((8.0, -20, z), (8.0, 20, z), q, 'galvanised', 8)
    p.ibeam((8.2, -20, -0.5), (8.2, 20, -0.5), 0.3, 0.7, 'petrol')
    at = (-104.5, -0.2, 33.3)
    p.place(*at, yaw)
    c, n = math.cos(yaw), math.sin(yaw)
    def put(who, x, y, turn):
        who.place(at[0] + c * x - n * y, at[1] + n * x + c * y, at[2], yaw + math.radians(turn))
    guest = lambda pose, body, legs, seed, head='helmet-white', height=1.66, **more: people.figure(pose, body, head, legs=legs, vest='vest', seed=seed, height=height, **more)
    put(guest('rail', 'shirt-white', 'trouser', 61), 7.3, 2.3, 4)
    put(guest('stand', 'shirt-blue', 'trouser', 62, height=1.74), 7.2, 1.2, -12)
    put(people.figure('point', 'coverall-petrol', 'helmet-ember', seed=63, height=1.70), 7.0, 0.1, 14)
    put(guest('stand', 'hijab-petrol', 'trouser', 64, height=1.56), 7.3, -0.8, 22)
    put(guest('read', 'shirt-white', 'trouser-khaki', 65, height=1.62), 6.3, -1.7, 30)
    put(guest('ease', 'shirt-ochre', 'trouser', 66, height=1.70), 7.2, -5.0, -16), put(guest('rail', 'shirt-green', 'trouser', 67), 7.3, -6.0, 10)
    put(guest('stand', 'shirt-white', 'trouser', 68, height=1.64), 7.2, 7.6, -20)
