"""Camera, sun, sky and haze of one picture."""
import math

import bpy
import numpy as np
from mathutils import Vector

from . import materials
from .sky import Sky


class Stage:
    def __init__(self, size, seed=11):
        bpy.ops.wm.read_factory_settings(use_empty=True)
        materials.reset()
        self.scene, self.size = bpy.context.scene, size
        self.random = np.random.default_rng(seed)
        self.look = {'exposure': 0.0, 'contrast': 1.12, 'saturation': 1.18, 'warmth': 0.0, 'vignette': 0.22, 'bloom': 0.05, 'shade_left': 0.0, 'shade_top': 0.0, 'rays': 0.0, 'rain': 0.0, 'smooth': 1.0}
        self.sky, self.bounces = None, 2

    def air(self, density=0.0009, height=45.0):
        """Haze: density per metre at the ground, and the height over which it thins. Call before anything is built."""
        materials.HAZE.update(density=density, height=height)

    def camera(self, eye, target, lens=35.0, level=True, shift=(0.0, 0.0), focus=None, fstop=None):
        """A level camera keeps uprights upright; aim it with `shift` as a view camera does."""
        data = bpy.data.cameras.new('camera')
        obj = bpy.data.objects.new('camera', data)
        self.scene.collection.objects.link(obj)
        self.scene.camera, obj.location = obj, eye
        d = Vector(target) - Vector(eye)
        w, h = self.size
        data.lens, data.clip_end, data.clip_start, data.sensor_fit = lens, 30000, 0.01, 'HORIZONTAL' if w >= h else 'VERTICAL'
        sx, sy = shift
        if level:
            rise = d.z / math.hypot(d.x, d.y) * lens / data.sensor_width
            d.z, sy = 0.0, sy + rise
        data.sensor_height = data.sensor_width
        data.shift_x, data.shift_y = sx, sy
        obj.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
        if fstop:
            data.dof.use_dof, data.dof.aperture_fstop = True, fstop
            data.dof.focus_distance = focus if focus else d.length
        materials.HAZE['camera_z'] = max(0.0, eye[2])

    def light(self, azimuth, elevation, mood='gold', sun=4.2, colour=(1.0, 0.60, 0.30), sky=1.0, softness=0.9, **kw):
        """Sun by compass in degrees (0 is +x, counter-clockwise) with the painted sky around it."""
        self.sky = Sky(azimuth, elevation, mood, **kw)
        self.sky.to_world(sky)
        if sun:
            data = bpy.data.lights.new('sun', 'SUN')
            data.energy, data.angle, data.color = sun, math.radians(softness), colour
            o = bpy.data.objects.new('sun', data)
            o.rotation_euler = Vector(self.sky.sun).to_track_quat('Z', 'Y').to_euler()
            self.scene.collection.objects.link(o)

    def area(self, at, target, size, power, colour=(1, 0.9, 0.8)):
        data = bpy.data.lights.new('area', 'AREA')
        data.shape, data.size, data.energy, data.color = 'DISK', size, power, colour
        o = bpy.data.objects.new('area', data)
        o.location = at
        o.rotation_euler = (Vector(at) - Vector(target)).to_track_quat('Z', 'Y').to_euler()
        self.scene.collection.objects.link(o)

    def rays(self, width, height):
        """Unit view direction of every pixel, bottom row first."""
        cam = self.scene.camera
        m, c = np.array(cam.matrix_world.to_3x3().normalized()), cam.data
        fit = width if c.sensor_fit == 'HORIZONTAL' else height
        x = ((np.arange(width) + 0.5 - width / 2) / fit + c.shift_x) * c.sensor_width / c.lens
        y = ((np.arange(height) + 0.5 - height / 2) / fit + c.shift_y) * c.sensor_width / c.lens
        d = np.stack([*np.meshgrid(x, y), -np.ones((height, width))], -1)
        d = d / np.linalg.norm(d, axis=-1, keepdims=True)
        return d @ m.T

    def sun_on_screen(self, width, height):
        cam = self.scene.camera
        v = np.array(cam.matrix_world.to_3x3().normalized()).T @ self.sky.sun
        if v[2] >= -0.05:
            return None
        c = cam.data
        fit = width if c.sensor_fit == 'HORIZONTAL' else height
        return ((v[0] / -v[2] * c.lens / c.sensor_width - c.shift_x) * fit + width / 2, (v[1] / -v[2] * c.lens / c.sensor_width - c.shift_y) * fit + height / 2)
