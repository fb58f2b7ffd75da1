"""A painted sky: one function of direction gives background, reflections, skylight and haze, so that they always agree."""
import math

import bpy
import numpy as np

from .noise import fbm, smoothstep

# horizon, middle, zenith, opposite horizon, sun glow, cloud light, cloud shade (linear); brightness
MOODS = {
    'gold': ((1.10, 0.56, 0.24), (0.30, 0.33, 0.33), (0.016, 0.070, 0.095), (0.80, 0.50, 0.34), (2.6, 1.15, 0.35), (1.35, 0.74, 0.42), (0.23, 0.23, 0.26), 1.0),
    'dusk': ((0.95, 0.30, 0.10), (0.14, 0.18, 0.19), (0.008, 0.048, 0.056), (0.13, 0.17, 0.19), (2.2, 0.65, 0.14), (0.85, 0.28, 0.13), (0.055, 0.065, 0.085), 0.62),
    'dawn': ((0.92, 0.60, 0.44), (0.40, 0.43, 0.46), (0.10, 0.18, 0.23), (0.48, 0.46, 0.49), (1.9, 0.95, 0.45), (1.0, 0.68, 0.52), (0.34, 0.36, 0.40), 0.95),
    'day': ((0.86, 0.80, 0.72), (0.40, 0.54, 0.64), (0.09, 0.21, 0.34), (0.70, 0.73, 0.76), (1.6, 1.2, 0.8), (1.35, 1.24, 1.12), (0.48, 0.50, 0.54), 1.0),
    'noon': ((0.74, 0.82, 0.88), (0.27, 0.46, 0.62), (0.050, 0.165, 0.33), (0.66, 0.76, 0.85), (1.1, 1.05, 0.95), (1.55, 1.52, 1.48), (0.56, 0.61, 0.67), 1.0),
    'morning': ((1.02, 0.90, 0.72), (0.48, 0.61, 0.68), (0.13, 0.29, 0.42), (0.56, 0.67, 0.75), (1.8, 1.35, 0.85), (1.25, 1.14, 1.0), (0.46, 0.53, 0.60), 1.0),
    'rain': ((0.56, 0.60, 0.61), (0.38, 0.43, 0.455), (0.20, 0.245, 0.27), (0.46, 0.50, 0.515), (0.16, 0.16, 0.15), (0.66, 0.70, 0.71), (0.17, 0.205, 0.23), 0.85),
    'blue': ((0.21, 0.185, 0.19), (0.060, 0.115, 0.185), (0.010, 0.036, 0.082), (0.060, 0.10, 0.155), (0.45, 0.24, 0.13), (0.15, 0.14, 0.17), (0.020, 0.032, 0.052), 0.8),
    'night': ((0.16, 0.085, 0.055), (0.016, 0.040, 0.046), (0.003, 0.016, 0.019), (0.030, 0.042, 0.055), (0.35, 0.12, 0.04), (0.09, 0.055, 0.045), (0.010, 0.016, 0.022), 0.8),
}


class Sky:
    def __init__(self, azimuth, elevation, mood='gold', cover=0.45, seed=3, glow=1.0, streak=1.0):
        self.mood, self.cover, self.seed, self.glow, self.streak = MOODS[mood], cover, seed, glow, streak
        a, e = math.radians(azimuth), math.radians(elevation)
        self.sun = np.array([math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e)])

    def colour(self, d, clouds=True):
        """Radiance for unit directions, shape (..., 3)."""
        hor, mid, zen, opp, glow, lit, shade, power = (np.array(c, np.float32) for c in self.mood)
        z = d[..., 2]
        flat = d[..., :2] / (np.linalg.norm(d[..., :2], axis=-1, keepdims=True) + 1e-6)
        s2 = self.sun[:2] / np.linalg.norm(self.sun[:2])
        side = smoothstep(-0.55, 1.0, flat @ s2)[..., None]
        el = np.degrees(np.arcsin(np.clip(z, 0, 1)))[..., None]
        low = opp + (hor - opp) * side
        m = mid * (0.72 + 0.38 * side)
        c = low + (m - low) * smoothstep(-1, 15, el) ** 0.8
        c = c + (zen - c) * smoothstep(6, 58, el) ** 0.75
        gamma = np.degrees(np.arccos(np.clip(d @ self.sun, -1, 1)))[..., None]
        c = c + glow * self.glow * (0.55 * np.exp(-(gamma / 5.5) ** 1.2) + 0.28 * np.exp(-gamma / 17) + 0.06 * np.exp(-gamma / 45))
        if clouds and self.cover > 0:
            c = self._clouds(d, c, lit, shade, gamma)
        below = smoothstep(0.0, -0.12, z)[..., None]
        c = c * (1 - below) + np.array([0.16, 0.075, 0.040], np.float32) * low.mean() * below
        return (c * power).astype(np.float32)

    def _clouds(self, d, c, lit, shade, gamma):
        z = np.clip(d[..., 2], 0.0, 1)
        s = 1.0 / (z + 0.055)
        a = math.radians(28)
        x, y = d[..., 0] * s, d[..., 1] * s
        x, y = x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a)
        for k, (scale, stretch, weight, cover) in enumerate(((0.26, 2.6 * self.streak, 0.92, self.cover), (0.75, 3.6 * self.streak, 0.40, self.cover + 0.08))):
            u, v = x * scale, y * scale * stretch
            warp = fbm(u * 0.7, v * 0.7, 2, self.seed + 90 + k)
            f = lambda du, dv: fbm(u + warp * 0.5 + du, v + warp * 0.5 + dv, 5, self.seed + k * 31, 0.55)
            n = f(0, 0)
            density = smoothstep(0.52 - cover, 0.52 - cover + 0.55, n)[..., None]
            toward = self.sun[:2] / np.linalg.norm(self.sun[:2]) * 0.10
            light = np.clip(0.5 + (n - f(toward[0], toward[1] * stretch)) * 1.9, 0, 1)[..., None]
            near = 0.34 + 0.66 * np.exp(-gamma / 42)
            body = shade + (lit - shade) * np.clip(light * 0.75 + 0.15, 0, 1) * (0.35 + 0.9 * near)
            edge = density * (1 - density) * 4
            body = body + lit * edge * near * 0.55
            fade = smoothstep(0.012, 0.10, z)[..., None]
            q = density * fade * weight
            c = c * (1 - q) + body * q
        return c

    def to_world(self, strength=1.0, width=1536):
        h = width // 2
        v, u = np.meshgrid((np.arange(h) + 0.5) / h, (np.arange(width) + 0.5) / width, indexing='ij')
        az, el = -(u - 0.5) * math.tau, (v - 0.5) * math.pi
        d = np.stack([np.cos(el) * np.cos(az), np.cos(el) * np.sin(az), np.sin(el)], -1)
        px = np.ones((h, width, 4), np.float32)
        px[..., :3] = np.minimum(self.colour(d), 6.0)
        img = bpy.data.images.new('sky', width, h, float_buffer=True)
        img.colorspace_settings.name = 'Non-Color'
        img.pixels.foreach_set(px.ravel())
        img.pack()
        w = bpy.data.worlds.new('sky')
        bpy.context.scene.world = w
        w.use_nodes = True
        env = w.node_tree.nodes.new('ShaderNodeTexEnvironment')
        env.image = img
        w.node_tree.links.new(env.outputs[0], w.node_tree.nodes['Background'].inputs[0])
        w.node_tree.nodes['Background'].inputs[1].default_value = strength
        w.cycles.sampling_method = 'MANUAL'
        w.cycles.sample_map_resolution = 512
