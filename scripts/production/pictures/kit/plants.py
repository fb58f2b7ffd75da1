"""Vegetation: broadleaf trees, palms, banana, grass and mangroves, built of real leaves and instanced."""
import math

import numpy as np

from .mesh import Part


def leaves(p, centre, normal, size, mat, rng, aspect=0.45):
    """Many leaves at once: folded diamonds at `centre` roughly facing `normal`."""
    n = len(centre)
    nrm = normal + rng.normal(0, 0.55, (n, 3))
    nrm /= np.linalg.norm(nrm, axis=1, keepdims=True)
    t = np.cross(nrm, rng.normal(0, 1, (n, 3)))
    t /= np.linalg.norm(t, axis=1, keepdims=True) + 1e-9
    w = np.cross(nrm, t)
    s = (size * rng.uniform(0.6, 1.3, n))[:, None]
    droop = np.array([0, 0, -0.18]) * s
    a, b = centre - t * s * 0.5, centre + t * s * 0.5 + droop
    l, r = centre - w * s * aspect * 0.5 + nrm * s * 0.09, centre + w * s * aspect * 0.5 + nrm * s * 0.09
    v = np.stack([a, r, b, l], 1).reshape(-1, 3)
    i = np.arange(n) * 4
    f = np.concatenate([np.stack([i, i + 1, i + 2], 1), np.stack([i, i + 2, i + 3], 1)])
    p.add(v, f, mat, False)


def limb(p, a, direction, length, r, rng, mat='bark', bend=0.25, seg=7, taper=0.55, steps=5):
    """A bent branch; returns its tip and heading."""
    d = np.array(direction, float) / np.linalg.norm(direction)
    pts, q = [np.array(a, float)], np.array(a, float)
    for _ in range(steps):
        d = d + rng.normal(0, bend / steps ** 0.5, 3) * 0.6
        d /= np.linalg.norm(d)
        q = q + d * length / steps
        pts.append(q)
    p.path(pts, r, mat, seg, r2=r * taper)
    return q, d


def tree(seed=1, height=16.0, spread=5.5, count=5200, leaf=0.42, mat='leaf', trunk=0.45, flat=0.55, bare=0.45):
    """Rain-forest tree: a clear trunk, forking limbs, leaf clumps that leave sky between them."""
    p, r = Part('tree'), np.random.default_rng(seed)
    top, d = limb(p, (0, 0, -0.3), (r.normal(0, 0.05), r.normal(0, 0.05), 1), height * bare, height * 0.022, r, bend=0.12, seg=9, taper=trunk + 0.2)
    for k in range(5):
        a = k / 5 * math.tau + r.uniform(0, 0.5)
        p.tube((math.cos(a) * height * 0.05, math.sin(a) * height * 0.05, -0.3), (0, 0, height * 0.07), height * 0.008, 'bark', 5)
    clumps = []
    n = r.integers(6, 9)
    for k in range(n):
        a = k / n * math.tau + r.uniform(-0.4, 0.4)
        up = r.uniform(0.5, 1.5)
        tip, dd = limb(p, top - d * r.uniform(0, height * 0.1), (math.cos(a), math.sin(a), up), spread * r.uniform(0.65, 1.0), height * 0.010, r, bend=0.35)
        clumps.append((tip, spread * r.uniform(0.26, 0.42)))
        for _ in range(3):
            t2, _ = limb(p, tip - dd * r.uniform(0, spread * 0.45), dd + r.normal(0, 0.75, 3) + (0, 0, 0.25), spread * r.uniform(0.25, 0.5), height * 0.004, r, seg=5)
            clumps.append((t2, spread * r.uniform(0.16, 0.32)))
    tip, _ = limb(p, top, (r.normal(0, 0.2), r.normal(0, 0.2), 1), height * (1 - bare) * 0.62, height * 0.012, r)
    clumps += [(tip, spread * 0.36), (tip - (0, 0, spread * 0.35), spread * 0.42)]
    weight = np.array([c[1] ** 2 for c in clumps])
    pick = r.choice(len(clumps), count, p=weight / weight.sum())
    dirs = r.normal(0, 1, (count, 3))
    dirs[:, 2] = np.abs(dirs[:, 2]) * 0.9 - 0.25
    dirs /= np.linalg.norm(dirs, axis=1, keepdims=True)
    c0, rad = np.array([c[0] for c in clumps])[pick], np.array([c[1] for c in clumps])[pick]
    depth = r.uniform(0.55, 1.05, count) ** 0.7
    pos = c0 + dirs * (rad * depth)[:, None] * np.array([1, 1, flat])
    leaves(p, pos, dirs + (0, 0, 0.5), leaf, mat, r)
    return p


def palm(seed=1, height=9.0, fronds=17, mat='palm'):
    p, r = Part('palm'), np.random.default_rng(seed)
    lean = r.normal(0, 0.12, 2)
    pts = [np.array([lean[0] * height * t * t, lean[1] * height * t * t, height * t]) for t in np.linspace(0, 1, 9)]
    p.path(pts, 0.21, 'bark', 9, r2=0.13)
    for t in np.linspace(0.05, 0.95, 26):
        q = np.array([lean[0] * height * t * t, lean[1] * height * t * t, height * t])
        p.ring(*q, 0.21 - 0.07 * t, 0.025, 'bark', 10, 4)
    top = pts[-1]
    for k in range(fronds):
        a = k * 2.39996 + r.normal(0, 0.1)
        up = 1.25 - 1.75 * k / fronds + r.normal(0, 0.08)
        ln = r.uniform(2.9, 3.8)
        d, q, spine = np.array([math.cos(a) * math.cos(up), math.sin(a) * math.cos(up), math.sin(up)]), top.copy(), [top.copy()]
        for _ in range(9):
            d = d + np.array([0, 0, -0.16])
            d /= np.linalg.norm(d)
            q = q + d * ln / 9
            spine.append(q)
        p.path(spine, 0.035, mat, 4, r2=0.008)
        spine = np.array(spine)
        side = np.array([-math.sin(a), math.cos(a), 0])
        for t in np.linspace(0.1, 1.0, 34):
            i = min(8, int(t * 9))
            base = spine[i] + (spine[i + 1] - spine[i]) * (t * 9 - i)
            fwd = spine[i + 1] - spine[i]
            fwd /= np.linalg.norm(fwd)
            l = 0.85 * math.sin(math.pi * min(0.97, 0.16 + t * 0.8)) * r.uniform(0.85, 1.1)
            for s in (-1, 1):
                dr = side * s * 0.85 + fwd * 0.55 + np.array([0, 0, -0.25 + r.normal(0, 0.08)])
                dr /= np.linalg.norm(dr)
                wd = fwd * 0.035
                m, e = base + dr * l * 0.55, base + dr * l + np.array([0, 0, -l * 0.28])
                p.add([base - wd, base + wd, m + wd * 0.9, e, m - wd * 0.9], [(0, 1, 2), (0, 2, 4), (4, 2, 3)], mat)
    return p


def banana(seed=1, h=3.2):
    p, r = Part('banana'), np.random.default_rng(seed)
    p.tube((0, 0, -0.1), (0, 0, h * 0.55), 0.15, 'palm', 9, 0.08)
    for k in range(9):
        a, up = k * 2.4 + r.normal(0, 0.2), r.uniform(0.5, 1.3)
        d, q = np.array([math.cos(a) * math.cos(up), math.sin(a) * math.cos(up), math.sin(up)]), np.array([0, 0, h * 0.55])
        side = np.array([-math.sin(a), math.cos(a), 0])
        left, right, mid = [], [], []
        for i in range(9):
            t = i / 8
            wdt = 0.30 * math.sin(math.pi * min(1, max(0.02, t * 0.95 + 0.03))) ** 0.6 * (t > 0.08)
            mid.append(q.copy()), left.append(q + side * wdt + (0, 0, 0.25 * wdt)), right.append(q - side * wdt + (0, 0, 0.25 * wdt))
            d = d + np.array([0, 0, -0.17])
            d /= np.linalg.norm(d)
            q = q + d * 0.27
        n = len(mid)
        f = [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)] + [(i + 1, i, 2 * n + i, 2 * n + i + 1) for i in range(n - 1)]
        p.add(mid + left + right, f, 'palm', True)
    return p


def grass(seed=1, blades=46, h=0.55, mat='grass', lean=0.5):
    p, r = Part('grass'), np.random.default_rng(seed)
    for _ in range(blades):
        a, q = r.uniform(0, math.tau), r.normal(0, 0.10, 2)
        d = np.array([math.cos(a), math.sin(a), 0]) * r.uniform(0.1, lean)
        s = np.array([-math.sin(a), math.cos(a), 0]) * r.uniform(0.006, 0.013)
        l = h * r.uniform(0.5, 1.25)
        b = np.array([q[0], q[1], 0])
        m, t = b + d * l * 0.45 + (0, 0, l * 0.6), b + d * l * 1.3 + (0, 0, l * (0.95 - 0.25 * np.linalg.norm(d)))
        p.add([b - s, b + s, m + s * 0.8, t, m - s * 0.8], [(0, 1, 2), (0, 2, 4), (4, 2, 3)], mat)
    return p


def shrub(seed=1, r0=0.9, count=700, leaf=0.16, mat='leaf'):
    p, r = Part('shrub'), np.random.default_rng(seed)
    for k in range(9):
        limb(p, (0, 0, -0.05), r.normal(0, 0.6, 3) * (1, 1, 0) + (0, 0, 1), r0, 0.025, r, seg=4, steps=3)
    d = r.normal(0, 1, (count, 3))
    d[:, 2] = np.abs(d[:, 2])
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    lump = 1 + 0.35 * np.sin(d[:, 0] * 5 + seed) * np.cos(d[:, 1] * 4)
    leaves(p, d * (r0 * lump * r.uniform(0.5, 1.05, count) ** 0.6)[:, None] * (1, 1, 0.85), d + (0, 0, 0.5), leaf, mat, r)
    return p


def mangrove(seed=1, height=7.0, roots=22, count=3600):
    """Rhizophora: arching stilt roots that fork into the water, a low dense crown."""
    p, r = Part('mangrove'), np.random.default_rng(seed)
    base = height * 0.26
    top, d = limb(p, (0, 0, base * 0.8), (r.normal(0, 0.15), r.normal(0, 0.15), 1), height * 0.34, 0.16, r, 'root', 0.3, 9, 0.6)
    for k in range(roots):
        a = k / roots * math.tau * 2.0 + r.normal(0, 0.25)
        out, start = r.uniform(0.7, 2.7) * height / 7, base * r.uniform(0.7, 1.6)
        t = np.linspace(0, 1, 10)
        x = out * (1 - (1 - t) ** 1.8)
        z = start * (1 - t ** 2.3) * (1 + 0.16 * np.sin(t * 3.1)) - 0.7 * t
        wob = np.cumsum(r.normal(0, 0.02, 10))
        pts = np.stack([x * math.cos(a) - wob * math.sin(a), x * math.sin(a) + wob * math.cos(a), z], -1)
        p.path(pts, r.uniform(0.045, 0.085), 'root', 8, r2=0.03)
        if r.random() < 0.6:
            q, b = pts[4], a + r.choice([-1, 1]) * r.uniform(0.4, 0.9)
            tt = np.linspace(0, 1, 7)
            o2 = out * 0.5
            p.path(np.stack([q[0] + o2 * (1 - (1 - tt) ** 1.8) * math.cos(b), q[1] + o2 * (1 - (1 - tt) ** 1.8) * math.sin(b), q[2] * (1 - tt ** 2) - 0.6 * tt], -1), 0.045, 'root', 7, r2=0.025)
    clumps = [(top, 1.2)]
    for k in range(8):
        a = k / 8 * math.tau + r.uniform(-0.3, 0.3)
        tip, dd = limb(p, top - d * r.uniform(0, 0.8), (math.cos(a), math.sin(a), r.uniform(0.3, 1.0)), height * 0.32, 0.07, r, 'root', 0.4)
        clumps.append((tip, height * 0.15))
        for _ in range(2):
            t2, _ = limb(p, tip - dd * 0.5, dd + r.normal(0, 0.6, 3), height * 0.14, 0.03, r, 'root', seg=5, steps=3)
            clumps.append((t2, height * 0.12))
    pick = r.integers(0, len(clumps), count)
    dirs = r.normal(0, 1, (count, 3))
    dirs /= np.linalg.norm(dirs, axis=1, keepdims=True)
    c0, rad = np.array([c[0] for c in clumps])[pick], np.array([c[1] for c in clumps])[pick]
    leaves(p, c0 + dirs * (rad * r.uniform(0.4, 1.05, count))[:, None] * (1, 1, 0.65), dirs + (0, 0, 0.9), 0.19, 'mangrove', r, 0.5)
    return p


def pneumatophores(stage, x0, x1, y0, y1, count, z=-0.1):
    kinds = []
    for s in range(4):
        p, r = Part('breathing-root'), np.random.default_rng(s)
        limb(p, (0, 0, -0.2), (0, 0, 1), r.uniform(0.25, 0.5), 0.022, r, 'root', 0.2, 6, 0.4, 3)
        kinds.append(p)
    r = stage.random
    for _ in range(count):
        kinds[r.integers(4)].place(r.uniform(x0, x1), r.uniform(y0, y1), z, r.uniform(0, 6), r.uniform(0.6, 1.3), tuple(r.normal(0, 0.1, 2)))


def forest_kinds(detail=1.0):
    n = lambda c: int(c * detail)
    return [tree(1, 19, 6.5, n(3000), 0.62), tree(2, 24, 6.0, n(3000), 0.66, 'leaf-dark', bare=0.55), tree(3, 15, 5.2, n(2600), 0.55), tree(4, 21, 7.2, n(3200), 0.66, 'leaf-dark', flat=0.45),
            tree(5, 28, 6.6, n(3000), 0.68, 'leaf-dark', bare=0.6), tree(6, 12, 4.6, n(2200), 0.50), palm(7, 11), palm(8, 8)]


def plant_forest(stage, kinds, x0, x1, y0, y1, spacing=7.0, ground=None, keep=None, palms=0.10, scale=(0.75, 1.25)):
    """Trees on a jittered grid; `keep(x, y)` says where they may stand."""
    r = stage.random
    for x in np.arange(x0, x1, spacing):
        for y in np.arange(y0, y1, spacing):
            px, py = x + r.uniform(-0.5, 0.5) * spacing, y + r.uniform(-0.5, 0.5) * spacing
            if keep and not keep(px, py):
                continue
            k = kinds[6 + r.integers(2)] if r.random() < palms else kinds[r.integers(6)]
            z = float(ground(np.array([px]), np.array([py]))[0]) if ground else 0.0
            k.place(px, py, z - 0.4, r.uniform(0, 6.28), r.uniform(*scale))


def grass_field(stage, height, x0, x1, y0, y1, count, mat='grass', h=0.5, mask=None, scale=(0.6, 1.5)):
    kinds, r = [grass(s, h=h, mat=mat) for s in range(4)], stage.random
    for _ in range(count):
        x, y = r.uniform(x0, x1), r.uniform(y0, y1)
        if mask and r.random() > mask(x, y):
            continue
        kinds[r.integers(4)].place(x, y, float(height(np.array([x]), np.array([y]))[0]) - 0.02, r.uniform(0, 6.28), r.uniform(*scale))
