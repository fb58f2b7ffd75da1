"""People at a distance: posed bodies of overlapping limbs, melted into cloth by a voxel remesh, with bands, boots and headwear."""
import math

import bpy
import numpy as np

from .mesh import Part
from .noise import fbm

# Angles in degrees: hip, knee, shoulder (forwards), spread of the arm, elbow; left, then right. `lean` bends the spine forwards.
POSES = {
    'stand': {'hip': (2, -3), 'knee': (2, 3), 'arm': (-4, 6), 'spread': (9, 10), 'elbow': (12, 18), 'lean': 1},
    'ease': {'hip': (6, -3), 'knee': (12, 0), 'arm': (-18, -14), 'spread': (34, 36), 'elbow': (95, 98), 'inward': (60, 60), 'lean': -1},
    'walk': {'hip': (26, -20), 'knee': (8, 22), 'arm': (-24, 24), 'spread': (8, 8), 'elbow': (16, 30), 'lean': 4},
    'stride': {'hip': (-12, 20), 'knee': (42, 6), 'arm': (20, -18), 'spread': (9, 8), 'elbow': (32, 14), 'lean': 5},
    'read': {'hip': (2, -2), 'knee': (3, 2), 'arm': (30, 26), 'spread': (12, 12), 'elbow': (82, 88), 'inward': (28, 28), 'lean': 3, 'nod': 24},
    'point': {'hip': (3, -4), 'knee': (2, 4), 'arm': (82, -4), 'spread': (14, 9), 'elbow': (6, 16), 'lean': 2},
    'rail': {'hip': (8, 2), 'knee': (10, 3), 'arm': (52, 50), 'spread': (16, 14), 'elbow': (34, 40), 'inward': (12, 12), 'lean': 14, 'nod': 8},
    'carry': {'hip': (20, -16), 'knee': (10, 18), 'arm': (16, 12), 'spread': (10, 10), 'elbow': (66, 64), 'inward': (10, 10), 'lean': 5},
    'plant': {'hip': (24, 12), 'knee': (22, 16), 'arm': (38, 50), 'spread': (8, 10), 'elbow': (10, 16), 'lean': 78, 'nod': 10},
    'crouch': {'hip': (112, 78), 'knee': (136, 112), 'arm': (50, 60), 'spread': (14, 12), 'elbow': (40, 46), 'inward': (20, 20), 'lean': 26, 'nod': 22},
    'sit': {'hip': (86, 84), 'knee': (84, 86), 'arm': (34, 30), 'spread': (10, 12), 'elbow': (56, 60), 'inward': (20, 20), 'lean': 8, 'nod': 16},
    'bench': {'hip': (3, -2), 'knee': (3, 2), 'arm': (38, 48), 'spread': (12, 14), 'elbow': (52, 40), 'inward': (16, 16), 'lean': 12, 'nod': 26},
}


def figure(pose='stand', body='coverall-petrol', head='helmet-white', legs=None, bands=True, seed=1, height=1.68, skirt=0.0, vest=None, boots='boot', skin='skin', flip=False):
    """A person facing +x, feet on the ground. `legs` is the cloth below the waist if it differs; `skirt` the hem of a sarong above the ground."""
    q = {'inward': (0, 0), 'nod': 4, 'lean': 0, **POSES[pose]}
    if flip:
        q = {k: v[::-1] if isinstance(v, tuple) else v for k, v in q.items()}
    r = np.random.default_rng(seed)
    k = height / 1.70
    bone = _bones(q, r)
    low = min(bone['heel'][s][2] for s in (0, 1)) - 0.055
    move = lambda v: (np.asarray(v) - (0, 0, low)) * k
    p = Part('person')
    upper, lower = [], []
    up, fwd = bone['up'], bone['fwd']
    side = np.array([0, 1.0, 0])
    build = r.uniform(0.94, 1.08)
    for h, w, d in ((-0.10, 0.135, 0.115), (0.0, 0.172, 0.132), (0.10, 0.166, 0.126), (0.20, 0.160, 0.120), (0.32, 0.182, 0.128), (0.42, 0.190, 0.122), (0.475, 0.165, 0.098), (0.515, 0.085, 0.078), (0.535, 0.060, 0.062)):
        ring = (bone['pelvis'] + up * h, w * build, d * build)
        (upper if h > -0.05 else lower).append(ring)
    lower = lower + upper[:3]
    below = legs or body
    if below != body:
        # a shirt hangs over the waist, so that the two cloths never share a surface
        upper = [(bone['pelvis'] + up * h, w * build, d * build) for h, w, d in ((-0.07, 0.196, 0.158), (0.0, 0.192, 0.152), (0.08, 0.182, 0.142))] + upper[2:]
        lower = lower[:2]
    cloth, trousers = [_loft(upper, side, fwd)], [_loft(lower, side, fwd)]
    for s in (0, 1):
        hip, knee, heel = bone['hip'][s], bone['knee'][s], bone['heel'][s]
        trousers += [_capsule(hip, knee, 0.098 * build, 0.074), _capsule(knee, heel + (0, 0, 0.06), 0.074, 0.066)]
        cloth += [_capsule(bone['shoulder'][s], bone['elbow'][s], 0.074 * build, 0.058), _capsule(bone['elbow'][s], bone['wrist'][s], 0.058, 0.047)]
    if skirt:
        hem = bone['pelvis'] * (0.55, 0.6, 0) + np.array([0.02, 0, low + skirt])
        steps = [(bone['pelvis'] * (1 - t) + hem * t, 0.172 + 0.05 * t, 0.135 + 0.08 * t) for t in np.linspace(0, 1, 7)]
        trousers = [_loft(steps[::-1], side, np.array([1.0, 0, 0]))] + trousers[:1]
    if below == body:
        p.add(*_melt(cloth + trousers, k, low, seed), body, True)
    else:
        p.add(*_melt(trousers, k, low, seed), below, True), p.add(*_melt(cloth, k, low, seed + 1), body, True)
    if vest:
        p.add(*_melt([_loft([(c + up * 0.0, w * 1.09, d * 1.12) for c, w, d in upper[1:8]], side, fwd)], k, low, seed + 2), vest, True)
    if bands:
        grow = 1.13 if vest else 1.045
        for h, w, d in ((0.13, 0.166, 0.126), (0.30, 0.184, 0.130)):
            _band(p, move(bone['pelvis'] + up * h), side, fwd, up, w * build * grow * k, d * build * grow * k, 0.05 * k)
        for s in (0, 1):
            _cuff(p, move(bone['knee'][s]), move(bone['heel'][s]), 0.40, 0.078 * k)
            _cuff(p, move(bone['shoulder'][s]), move(bone['elbow'][s]), 0.62, 0.070 * k)
    for s in (0, 1):
        heel = bone['heel'][s]
        sole = 1.0 if boots == 'boot' else 0.78
        toe = heel + bone['toe'][s] * 0.175 * sole
        v, f = _capsule(heel + (-0.02, 0, 0.0), toe, 0.052 * sole, 0.046 * sole)
        p.add(move(v * (1, 1, 1)), f, boots, True)
        if not skirt:
            v, f = _capsule(heel + (0, 0, 0.02), heel + (bone['knee'][s] - heel) * 0.30, 0.054, 0.060)
            p.add(move(v), f, boots if boots == 'boot' else skin, True)
        hand = bone['wrist'][s] + bone['grip'][s] * 0.09
        v, f = _capsule(bone['wrist'][s], hand, 0.036, 0.034)
        p.add(move(v), f, 'glove' if bands else skin, True)
    neck = bone['pelvis'] + up * 0.52
    nod = math.radians(q['nod']) + math.atan2(up[0], up[2]) * 0.65
    crown = np.array([math.sin(nod), 0, math.cos(nod)])
    brow = np.array([crown[2], 0, -crown[0]])
    v, f = _capsule(neck - up * 0.03, neck + crown * 0.10, 0.056, 0.052)
    p.add(move(v), f, skin, True)
    centre = neck + crown * 0.175 + brow * 0.018
    _head(p, lambda v: move(centre + v[:, :1] * brow + v[:, 1:2] * side + v[:, 2:] * crown), head, skin)
    return p


def _bones(q, r):
    rad = np.radians
    lean = rad(q['lean'])
    up, fwd = np.array([math.sin(lean), 0, math.cos(lean)]), np.array([math.cos(lean), 0, -math.sin(lean)])
    b = {k: [] for k in ('hip', 'knee', 'heel', 'toe', 'shoulder', 'elbow', 'wrist', 'grip')}
    b['up'], b['fwd'], b['pelvis'] = up, fwd, np.zeros(3)
    for s, y in ((0, 1.0), (1, -1.0)):
        hip = np.array([0, 0.09 * y, -0.06])
        a = rad(q['hip'][s] + r.uniform(-2, 2))
        open_ = 0.045 * y + 0.02 * y * (q['hip'][s] > 40)
        thigh = np.array([math.sin(a), open_, -math.cos(a)])
        c = a - rad(q['knee'][s])
        shin = np.array([math.sin(c), open_ * 0.4, -math.cos(c)])
        knee = hip + thigh * 0.425
        b['hip'].append(hip), b['knee'].append(knee), b['heel'].append(knee + shin * 0.415)
        pitch = max(-0.5, min(0.9, -c * 0.75)) if c < -0.15 else 0.0
        b['toe'].append(np.array([math.cos(pitch), 0.16 * y, -math.sin(pitch) * 0.8]))
        shoulder = up * 0.455 + np.array([0, 0.185 * y, 0])
        a = rad(q['arm'][s] + r.uniform(-3, 3)) - lean * 0.55 + (lean if q['lean'] > 40 else 0) * 0.4
        w = rad(q['spread'][s])
        arm = np.array([math.sin(a) * math.cos(w), math.sin(w) * y, -math.cos(a) * math.cos(w)])
        e = a + rad(q['elbow'][s])
        i = rad(q['inward'][s])
        fore = np.array([math.sin(e) * math.cos(i), (math.sin(w) * 0.3 - math.sin(i)) * y, -math.cos(e) * math.cos(i)])
        fore /= np.linalg.norm(fore)
        elbow = shoulder + arm * 0.285
        b['shoulder'].append(shoulder), b['elbow'].append(elbow), b['wrist'].append(elbow + fore * 0.245), b['grip'].append(fore)
    return b


def _loft(rings, side, fwd, seg=20):
    a = np.arange(seg) / seg * math.tau
    v = np.concatenate([c + w * np.cos(a)[:, None] * side + d * np.sin(a)[:, None] * fwd for c, w, d in rings])
    n = len(rings)
    i = np.arange(n * seg).reshape(n, seg)
    f = np.stack([i[:-1], np.roll(i[:-1], -1, 1), np.roll(i[1:], -1, 1), i[1:]], -1).reshape(-1, 4)
    return _closed(v, f, i[0], i[-1])


def _closed(v, f, first, last):
    n = len(v)
    v = np.concatenate([v, [v[first].mean(0), v[last].mean(0)]])
    tri = [(first[k], n, first[(k + 1) % len(first)], first[(k + 1) % len(first)]) for k in range(len(first))]
    tri += [(last[(k + 1) % len(last)], n + 1, last[k], last[k]) for k in range(len(last))]
    return v, np.concatenate([f, np.array(tri)])


def _capsule(a, b, ra, rb, seg=14):
    a, b = np.asarray(a, float), np.asarray(b, float)
    t = b - a
    t = t / (np.linalg.norm(t) + 1e-9)
    ref = np.array([0, 1.0, 0]) if abs(t[1]) < 0.8 else np.array([1.0, 0, 0])
    u = np.cross(t, ref)
    u /= np.linalg.norm(u)
    w = np.cross(t, u)
    e = np.linspace(-math.pi / 2 + 0.15, 0, 5)
    spots = [(a + t * ra * math.sin(x), ra * math.cos(x)) for x in e] + [(b - t * rb * math.sin(x), rb * math.cos(x)) for x in e[::-1]]
    return _loft([(c, q, q) for c, q in spots], u, w, seg)


def _melt(shapes, k, low, seed, voxel=0.016):
    """One skin around overlapping closed shapes, smoothed, with folds of cloth."""
    verts, faces, n = [], [], 0
    for v, f in shapes:
        verts.append(v), faces.extend(tuple(dict.fromkeys((int(x) + n for x in q))) for q in f)
        n += len(v)
    me = bpy.data.meshes.new('limbs')
    me.from_pydata(np.concatenate(verts).tolist(), [], faces)
    me.update()
    o = bpy.data.objects.new('limbs', me)
    bpy.context.scene.collection.objects.link(o)
    m = o.modifiers.new('skin', 'REMESH')
    m.mode, m.voxel_size, m.use_smooth_shade = 'VOXEL', voxel, True
    m = o.modifiers.new('soft', 'SMOOTH')
    m.factor, m.iterations = 0.5, 5
    got = o.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    v = np.empty(len(got.vertices) * 3)
    got.vertices.foreach_get('co', v)
    v = v.reshape(-1, 3)
    nrm = np.empty(len(v) * 3)
    got.vertices.foreach_get('normal', nrm)
    f = np.array([tuple(q.vertices) for q in got.polygons if len(q.vertices) == 4])
    bpy.data.objects.remove(o)
    fold = fbm(v[:, 0] * 9 + v[:, 1] * 14 + seed, v[:, 2] * 17 + v[:, 1] * 5, 3, seed)
    v = v + nrm.reshape(-1, 3) * (fold * 0.011 + 0.004)[:, None]
    return (v - (0, 0, low)) * k, f


def _band(p, centre, side, fwd, up, w, d, width):
    a = np.arange(33) / 32 * math.tau
    ring = lambda h, g: centre + up * h + w * g * np.cos(a)[:, None] * side + d * g * np.sin(a)[:, None] * fwd
    p.skin([ring(-width / 2, 1.0), ring(-width / 2, 1.03), ring(width / 2, 1.03), ring(width / 2, 1.0)], 'reflective')


def _cuff(p, a, b, at, r):
    t = (b - a) / np.linalg.norm(b - a)
    c = a + (b - a) * at
    p.tube(c - t * 0.022, c + t * 0.022, r * 1.06, 'reflective', 16)


def _ball(x, y, z, sx, sy, sz, n=12, m=18, cut=-1.0):
    u, v = np.meshgrid(np.linspace(max(cut, -0.99), 0.99, n), np.arange(m) / m * math.tau, indexing='ij')
    c = np.sqrt(1 - u * u)
    pts = np.stack([x + sx * c * np.cos(v), y + sy * c * np.sin(v), z + sz * u], -1).reshape(-1, 3)
    i = np.arange(n * m).reshape(n, m)
    f = np.stack([i[:-1], np.roll(i[:-1], -1, 1), np.roll(i[1:], -1, 1), i[1:]], -1).reshape(-1, 4)
    return _closed(pts, f, i[0], i[-1])


def _head(p, at, wear, skin):
    """The head in its own axes: x forwards, z to the crown, origin at the middle of the skull."""
    put = lambda shape, mat: p.add(at(shape[0]), shape[1], mat, True)
    put(_ball(0, 0, 0, 0.094, 0.074, 0.115), skin)
    put(_ball(0.045, 0, -0.05, 0.045, 0.05, 0.055), skin), put(_ball(0.094, 0, -0.012, 0.016, 0.013, 0.022), skin)
    for y in (-0.074, 0.074):
        put(_ball(-0.005, y, -0.012, 0.018, 0.010, 0.030), skin)
    if wear.startswith('hijab'):
        put(_ball(-0.012, 0, 0.005, 0.112, 0.094, 0.130), wear)
        put(_ball(-0.01, 0, -0.14, 0.105, 0.120, 0.14), wear), put(_ball(0.0, 0, -0.235, 0.135, 0.185, 0.105), wear)
        put(_ball(0.062, 0, -0.008, 0.045, 0.052, 0.075), skin)
        return
    put(_ball(-0.016, 0, 0.016, 0.098, 0.082, 0.112, cut=-0.35), 'hair')
    if wear.startswith('helmet'):
        dome = _ball(-0.008, 0, 0.035, 0.134, 0.112, 0.118, cut=0.02)
        put(dome, wear)
        a = np.linspace(0, math.tau, 41)[:-1]
        reach = 1.07 + 0.30 * np.clip(np.cos(a), 0, 1) ** 2
        rim = lambda g, z: np.stack([-0.008 + 0.134 * g * np.cos(a), 0.112 * np.minimum(g, 1.12) * np.sin(a), z - 0.018 * np.clip(np.cos(a), 0, 1)], -1)
        rings = np.concatenate([rim(np.ones(40) * 0.97, 0.040), rim(reach, 0.030), rim(reach, 0.022), rim(np.ones(40) * 0.97, 0.026)])
        i = np.arange(160).reshape(4, 40)
        f = np.stack([i[:-1], np.roll(i[:-1], -1, 1), np.roll(i[1:], -1, 1), i[1:]], -1).reshape(-1, 4)
        p.add(at(rings), f, wear, True)
        for y in (-0.035, 0.0, 0.035):
            t = np.linspace(0.35, math.pi - 0.35, 14)
            v = np.stack([-0.008 + 0.136 * np.cos(t), np.full(14, y), 0.035 + 0.119 * np.sin(t) * math.sqrt(1 - (y / 0.13) ** 2)], -1)
            p.path(at(v), 0.007, wear, 6)
    elif wear == 'straw-hat':
        a = np.arange(32) / 32 * math.tau
        ring = lambda q, z: np.stack([q * np.cos(a), q * np.sin(a), np.full(32, z)], -1)
        for lift in (0.0, -0.006):
            rings = np.concatenate([ring(0.24, 0.035 + lift), ring(0.17, 0.085 + lift), ring(0.09, 0.150 + lift), ring(0.004, 0.195 + lift)])
            i = np.arange(128).reshape(4, 32)
            p.add(at(rings), np.stack([i[:-1], np.roll(i[:-1], -1, 1), np.roll(i[1:], -1, 1), i[1:]], -1).reshape(-1, 4), 'straw-weave', True)
    elif wear == 'cap':
        put(_ball(-0.008, 0, 0.02, 0.106, 0.090, 0.112, cut=0.1), 'coverall-petrol')
        put(_ball(0.10, 0, 0.035, 0.075, 0.07, 0.012), 'coverall-petrol')
