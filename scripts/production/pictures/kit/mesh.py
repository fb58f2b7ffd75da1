"""A Part collects primitives into one mesh with many materials, so that a whole vessel is a single instance."""
import math
from contextlib import contextmanager

import bpy
import numpy as np

from . import materials


class Part:
    def __init__(self, name):
        self.name, self._mesh = name, None
        self.verts, self.faces, self.count = [], [], 0
        self.slots, self.stack = [], [np.eye(4)]

    @contextmanager
    def at(self, x=0.0, y=0.0, z=0.0, yaw=0.0, scale=1.0):
        """Everything drawn inside is moved, turned (radians) and scaled."""
        c, s = math.cos(yaw) * scale, math.sin(yaw) * scale
        self.stack.append(self.stack[-1] @ np.array([[c, -s, 0, x], [s, c, 0, y], [0, 0, scale, z], [0, 0, 0, 1]]))
        yield self
        self.stack.pop()

    def add(self, verts, faces, mat, smooth=False):
        m = self.stack[-1]
        v = np.asarray(verts, float) @ m[:3, :3].T + m[:3, 3]
        if mat not in self.slots:
            self.slots.append(mat)
        self.verts.append(v)
        self.faces.append((np.asarray(faces, np.int32) + self.count, self.slots.index(mat), smooth))
        self.count += len(v)

    def box(self, x, y, z, sx, sy, sz, mat, yaw=0.0):
        """A box standing on (x, y, z)."""
        with self.at(x, y, z, yaw):
            a, b = sx / 2, sy / 2
            v = [(-a, -b, 0), (a, -b, 0), (a, b, 0), (-a, b, 0), (-a, -b, sz), (a, -b, sz), (a, b, sz), (-a, b, sz)]
            self.add(v, [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], mat)

    def beam(self, a, b, width, height, mat):
        """A rectangular bar between two points; `height` is measured as close to upright as the bar allows."""
        a, b = np.array(a, float), np.array(b, float)
        t, u, w = frame(b - a)
        p, q = w * width / 2, u * height / 2
        v = [a - p - q, a + p - q, a + p + q, a - p + q, b - p - q, b + p - q, b + p + q, b - p + q]
        self.add(v, [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], mat)

    def ibeam(self, a, b, width, height, mat):
        """A rolled section: two flanges and a web."""
        a, b = np.array(a, float), np.array(b, float)
        _, u, _ = frame(b - a)
        f = height * 0.09
        self.beam(a, b, width * 0.12, height, mat)
        for s in (-1, 1):
            o = u * s * (height / 2 - f / 2)
            self.beam(a + o, b + o, width, f, mat)

    def tube(self, a, b, r, mat, seg=10, r2=None):
        self.path([a, b], r, mat, seg, r2=r2)

    def path(self, points, r, mat, seg=10, r2=None, closed=False):
        """A pipe along points, with flat ends. Radius may run from r to r2."""
        p = np.array(points, float)
        n = len(p)
        if closed:
            d = np.roll(p, -1, 0) - np.roll(p, 1, 0)
        else:
            d = np.gradient(p, axis=0) if n > 2 else np.array([p[1] - p[0]] * 2)
            if n > 2:
                seg_d = np.diff(p, axis=0)
                seg_d /= np.linalg.norm(seg_d, axis=1, keepdims=True) + 1e-9
                d = np.vstack([seg_d[:1], seg_d[:-1] + seg_d[1:], seg_d[-1:]])
        rad = np.linspace(r, r if r2 is None else r2, n)
        ang = np.arange(seg) / seg * math.tau
        t0, u, w = frame(d[0])
        rings = []
        for i in range(n):
            t = d[i] / (np.linalg.norm(d[i]) + 1e-9)
            u = u - t * np.dot(u, t)
            u /= np.linalg.norm(u) + 1e-9
            w = np.cross(t, u)
            rings.append(p[i] + rad[i] * (np.cos(ang)[:, None] * u + np.sin(ang)[:, None] * w))
        self.skin(rings, mat, closed, caps=not closed)

    def skin(self, rings, mat, closed=False, caps=False, smooth=True):
        n, seg = len(rings), len(rings[0])
        idx = np.arange(n * seg).reshape(n, seg)
        lo, hi = (idx, np.roll(idx, -1, 0)) if closed else (idx[:-1], idx[1:])
        f = np.stack([lo, np.roll(lo, -1, 1), np.roll(hi, -1, 1), hi], -1).reshape(-1, 4)
        self.add(np.concatenate(rings), f, mat, smooth)
        if caps:
            self.add(rings[0], [list(range(seg))[::-1]], mat)
            self.add(rings[-1], [list(range(seg))], mat)

    def lathe(self, profile, mat, seg=40, x=0.0, y=0.0, z=0.0, smooth=True, arc=math.tau):
        """Turn a profile of (radius, height) about the upright axis."""
        full = abs(arc - math.tau) < 1e-6
        a = np.arange(seg if full else seg + 1) / seg * arc
        rings = [np.stack([x + r * np.cos(a), y + r * np.sin(a), np.full(len(a), z + h)], -1) for r, h in profile]
        if full:
            self.skin(rings, mat, smooth=smooth)
        else:
            n, k = len(rings), len(a)
            i = np.arange(n * k).reshape(n, k)
            f = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)
            self.add(np.concatenate(rings), f, mat, smooth)

    def cylinder(self, x, y, z, r, h, mat, seg=32):
        self.lathe([(r, 0), (r, h), (0.001, h)], mat, seg, x, y, z)

    def band(self, x, y, z, r, width, depth, mat, seg=48):
        self.lathe([(r, 0), (r + depth, 0), (r + depth, width), (r, width)], mat, seg, x, y, z)

    def ring(self, x, y, z, r, thick, mat, seg=40, sides=6, arc=math.tau, start=0.0):
        closed = abs(arc - math.tau) < 1e-6
        a = start + np.arange(seg if closed else seg + 1) / seg * arc
        self.path(np.stack([x + r * np.cos(a), y + r * np.sin(a), np.full(len(a), z)], -1), thick, mat, sides, closed=closed)

    def plate(self, points, mat):
        self.add(points, [list(range(len(points)))], mat)

    def mesh(self):
        if self._mesh:
            return self._mesh
        me = bpy.data.meshes.new(self.name)
        v = np.concatenate(self.verts).astype(np.float32)
        sizes, loops, mats, smooths = [], [], [], []
        for f, m, s in self.faces:
            k, n = f.shape
            sizes.append(np.full(k, n)), loops.append(f.ravel())
            mats.append(np.full(k, m)), smooths.append(np.full(k, s))
        sizes, loops = np.concatenate(sizes).astype(np.int32), np.concatenate(loops).astype(np.int32)
        me.vertices.add(len(v)), me.loops.add(len(loops)), me.polygons.add(len(sizes))
        me.vertices.foreach_set('co', v.ravel())
        me.loops.foreach_set('vertex_index', loops)
        me.polygons.foreach_set('loop_start', np.concatenate([[0], np.cumsum(sizes)[:-1]]).astype(np.int32))
        me.polygons.foreach_set('loop_total', sizes)
        me.polygons.foreach_set('material_index', np.concatenate(mats).astype(np.int32))
        me.polygons.foreach_set('use_smooth', np.concatenate(smooths))
        for name in self.slots:
            me.materials.append(materials.get(name))
        me.update(calc_edges=True)
        me.use_auto_smooth, me.auto_smooth_angle = True, math.radians(38)
        self._mesh = me
        self.verts, self.faces = [], []
        return me

    def place(self, x=0.0, y=0.0, z=0.0, yaw=0.0, scale=1.0, tilt=(0.0, 0.0)):
        o = bpy.data.objects.new(self.name, self.mesh())
        o.location, o.rotation_euler = (x, y, z), (tilt[0], tilt[1], yaw)
        o.scale = (scale,) * 3 if not hasattr(scale, '__len__') else scale
        bpy.context.scene.collection.objects.link(o)
        return o


def frame(d):
    """Unit tangent, an upright-ish normal and the sideways vector for a direction."""
    t = np.asarray(d, float)
    t = t / (np.linalg.norm(t) + 1e-9)
    up = np.array([0, 0, 1.0]) if abs(t[2]) < 0.95 else np.array([0, 1.0, 0])
    w = np.cross(t, up)
    w /= np.linalg.norm(w)
    return t, np.cross(w, t), w


def rounded(points, radius, steps=6):
    """Points with every corner turned into an elbow."""
    p = [np.array(q, float) for q in points]
    out = [p[0]]
    for a, b, c in zip(p, p[1:], p[2:]):
        u, v = a - b, c - b
        lu, lv = np.linalg.norm(u), np.linalg.norm(v)
        k = min(radius, lu * 0.49, lv * 0.49)
        s, e = b + u / lu * k, b + v / lv * k
        for i in range(steps + 1):
            t = i / steps
            out.append((1 - t) ** 2 * s + 2 * t * (1 - t) * b + t * t * e)
    out.append(p[-1])
    return out
