"""Every surface by name. Each one also writes the aerial haze in front of it into its own pass."""
import os

import bpy

PICTURES = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', '..', '..', 'static', 'pictures'))
PRINT_WIDTH = 1.9
BASE = {
    # name: (colour, roughness, metallic, grime, red dust near the ground)
    'white': ((0.74, 0.725, 0.69), 0.42, 0.0, 0.55, 0.8),
    'white-clean': ((0.80, 0.785, 0.75), 0.35, 0.0, 0.12, 0.2),
    'steel': ((0.52, 0.53, 0.54), 0.36, 0.85, 0.45, 0.4),
    'galvanised': ((0.46, 0.47, 0.47), 0.48, 0.6, 0.6, 0.4),
    'petrol': ((0.010, 0.062, 0.072), 0.42, 0.0, 0.35, 0.7),
    'petrol-deep': ((0.005, 0.026, 0.032), 0.4, 0.0, 0.3, 0.4),
    'ember': ((0.62, 0.16, 0.035), 0.45, 0.0, 0.35, 0.3),
    'yellow': ((0.62, 0.30, 0.03), 0.45, 0.0, 0.5, 0.6),
    'dark': ((0.035, 0.042, 0.045), 0.5, 0.3, 0.3, 0.5),
    'rubber': ((0.018, 0.018, 0.018), 0.8, 0.0, 0.2, 0.9),
    'concrete': ((0.36, 0.345, 0.315), 0.85, 0.0, 0.8, 0.9),
    'concrete-pale': ((0.50, 0.485, 0.455), 0.8, 0.0, 0.6, 0.5),
    'red-band': ((0.42, 0.035, 0.014), 0.45, 0.0, 0.35, 0.0),
    'hull': ((0.30, 0.05, 0.022), 0.5, 0.0, 0.8, 0.0),
    'wood': ((0.17, 0.095, 0.05), 0.75, 0.0, 0.7, 0.3),
    'wood-dark': ((0.075, 0.042, 0.026), 0.75, 0.0, 0.6, 0.2),
    'bark': ((0.14, 0.105, 0.075), 0.9, 0.0, 0.7, 0.3),
    'root': ((0.10, 0.072, 0.052), 0.75, 0.0, 0.7, 0.0),
    'zinc': ((0.36, 0.30, 0.26), 0.5, 0.5, 0.9, 0.0),
    'terracotta': ((0.33, 0.10, 0.045), 0.8, 0.0, 0.7, 0.0),
    'ceramic': ((0.82, 0.80, 0.76), 0.16, 0.0, 0.0, 0.0),
    'brass': ((0.62, 0.36, 0.12), 0.28, 1.0, 0.2, 0.0),
    'aluminium': ((0.80, 0.80, 0.81), 0.30, 1.0, 0.10, 0.0),
    'paper': ((0.82, 0.79, 0.73), 0.7, 0.0, 0.0, 0.0),
    'cover-petrol': ((0.008, 0.052, 0.062), 0.5, 0.0, 0.1, 0.0),
    'cover-red': ((0.25, 0.048, 0.017), 0.5, 0.0, 0.1, 0.0),
    'foil': ((0.70, 0.40, 0.13), 0.45, 0.35, 0.0, 0.0),
    'plaster': ((0.76, 0.745, 0.71), 0.6, 0.0, 0.04, 0.0),
    'thatch': ((0.26, 0.18, 0.08), 0.85, 0.0, 0.8, 0.0),
    'helmet-white': ((0.80, 0.78, 0.73), 0.3, 0.0, 0.12, 0.0),
    'helmet-ember': ((0.60, 0.15, 0.035), 0.3, 0.0, 0.12, 0.0),
    'helmet-petrol': ((0.010, 0.075, 0.088), 0.3, 0.0, 0.12, 0.0),
    'camera-body': ((0.022, 0.023, 0.025), 0.42, 0.0, 0.05, 0.0),
    'camera-grip': ((0.014, 0.014, 0.015), 0.75, 0.0, 0.05, 0.0),
    'cardboard': ((0.40, 0.26, 0.14), 0.85, 0.0, 0.25, 0.0),
    'walnut': ((0.105, 0.052, 0.026), 0.30, 0.0, 0.5, 0.0),
    'carpet': ((0.060, 0.070, 0.068), 0.98, 0.0, 0.3, 0.0),
    'lawn': ((0.075, 0.13, 0.030), 0.95, 0.0, 0.6, 0.0),
    'lab-floor': ((0.24, 0.27, 0.27), 0.20, 0.0, 0.12, 0.0),
    'lab-wall': ((0.62, 0.65, 0.65), 0.7, 0.0, 0.0, 0.0),
    'wall-petrol': ((0.020, 0.085, 0.095), 0.6, 0.0, 0.0, 0.0),
    'cabinet': ((0.022, 0.070, 0.076), 0.4, 0.0, 0.05, 0.0),
    'shoe': ((0.025, 0.025, 0.025), 0.6, 0.0, 0.0, 0.0),
    'bench-top': ((0.66, 0.68, 0.68), 0.25, 0.0, 0.05, 0.0),
    'cladding-smooth': ((0.20, 0.27, 0.28), 0.4, 0.0, 0.1, 0.0),
    'reflective': ((0.72, 0.73, 0.70), 0.25, 0.0, 0.2, 0.0),
    'coverall-petrol': ((0.008, 0.074, 0.100), 0.85, 0.0, 0.25, 0.25),
    'coverall-ember': ((0.60, 0.13, 0.025), 0.85, 0.0, 0.3, 0.25),
    'coat-white': ((0.78, 0.78, 0.76), 0.8, 0.0, 0.05, 0.0),
    'vest': ((0.62, 0.60, 0.035), 0.7, 0.0, 0.15, 0.0),
    'boot': ((0.030, 0.022, 0.018), 0.7, 0.0, 0.5, 0.9),
    'sandal': ((0.05, 0.03, 0.02), 0.8, 0.0, 0.5, 0.4),
    'glove': ((0.30, 0.27, 0.21), 0.9, 0.0, 0.4, 0.0),
    'skin': ((0.22, 0.105, 0.060), 0.55, 0.0, 0.0, 0.0),
    'hair': ((0.010, 0.008, 0.007), 0.45, 0.0, 0.0, 0.0),
    'hijab-petrol': ((0.020, 0.12, 0.13), 0.8, 0.0, 0.0, 0.0),
    'hijab-rose': ((0.42, 0.15, 0.12), 0.8, 0.0, 0.0, 0.0),
    'hijab-white': ((0.74, 0.72, 0.68), 0.8, 0.0, 0.0, 0.0),
    'shirt-white': ((0.66, 0.64, 0.59), 0.85, 0.0, 0.1, 0.0),
    'shirt-blue': ((0.06, 0.14, 0.26), 0.85, 0.0, 0.1, 0.0),
    'shirt-ochre': ((0.44, 0.22, 0.05), 0.85, 0.0, 0.1, 0.0),
    'shirt-green': ((0.06, 0.16, 0.08), 0.85, 0.0, 0.1, 0.0),
    'trouser': ((0.045, 0.050, 0.062), 0.9, 0.0, 0.3, 0.3),
    'trouser-khaki': ((0.20, 0.15, 0.085), 0.9, 0.0, 0.3, 0.3),
    'sarong': ((0.20, 0.045, 0.035), 0.85, 0.0, 0.1, 0.0),
    'straw-weave': ((0.46, 0.33, 0.15), 0.85, 0.0, 0.4, 0.0),
    'shutter': ((0.016, 0.09, 0.10), 0.55, 0.0, 0.5, 0.1),
    'paving': ((0.44, 0.43, 0.40), 0.38, 0.0, 0.5, 0.0),
    'interior': ((0.30, 0.25, 0.19), 0.7, 0.0, 0.2, 0.0),
    'felt': ((0.012, 0.055, 0.062), 0.95, 0.0, 0.1, 0.0),
    'grit': ((0.28, 0.078, 0.026), 0.95, 0.0, 0.5, 0.0),
    'mill-bolt': ((0.15, 0.14, 0.135), 0.5, 0.45, 0.6, 0.6),
    'mill-gear': ((0.060, 0.055, 0.050), 0.32, 0.8, 0.5, 0.1),
}
HAZE = {'density': 0.0009, 'height': 45.0, 'camera_z': 10.0}
_made = {}


def reset():
    _made.clear()


def get(name):
    if name not in _made:
        special = {
            'cladding': lambda g: _cladding(g, (0.66, 0.655, 0.63)), 'cladding-petrol': lambda g: _cladding(g, (0.012, 0.07, 0.08)),
            'cladding-steel': lambda g: _cladding(g, (0.36, 0.37, 0.37), 0.5), 'cladding-red': lambda g: _cladding(g, (0.30, 0.055, 0.022)),
            'laterite': _laterite, 'asphalt': _asphalt, 'asphalt-wet': _asphalt_wet, 'powder': _powder, 'bauxite': _bauxite, 'water': lambda g: _water(g, (0.010, 0.022, 0.020), 1.0),
            'river': lambda g: _water(g, (0.060, 0.040, 0.022), 0.55), 'still': lambda g: _water(g, (0.004, 0.014, 0.014), 0.035), 'calm': lambda g: _water(g, (0.006, 0.016, 0.014), 0.16),
            'puddle': lambda g: _water(g, (0.050, 0.018, 0.008), 0.05), 'liquor': lambda g: _water(g, (0.10, 0.035, 0.012), 0.3),
            'leaf': lambda g: _leaf(g, (0.035, 0.085, 0.018), (0.085, 0.13, 0.02)), 'leaf-dark': lambda g: _leaf(g, (0.018, 0.055, 0.020), (0.04, 0.085, 0.02)),
            'palm': lambda g: _leaf(g, (0.05, 0.10, 0.02), (0.11, 0.14, 0.03)), 'grass': lambda g: _leaf(g, (0.10, 0.11, 0.025), (0.20, 0.15, 0.045)),
            'mangrove': lambda g: _leaf(g, (0.022, 0.075, 0.030), (0.05, 0.11, 0.03)), 'straw': lambda g: _leaf(g, (0.24, 0.17, 0.07), (0.34, 0.25, 0.11)),
            'facade-glass': _facade_glass, 'window-warm': lambda g: _emit(g, (1.0, 0.55, 0.22), 1.6), 'window-dim': lambda g: _emit(g, (0.9, 0.62, 0.40), 0.16), 'roof-zinc': lambda g: _cladding(g, (0.30, 0.20, 0.15), 0.25),
            'roof-tile': lambda g: _cladding(g, (0.36, 0.10, 0.04)), 'snow': _smooth_powder, 'window': _window, 'glass': _glass, 'clear-glass': _clear_glass, 'ingot': _ingot, 'firebrick': _firebrick, 'grating': _grating, 'mud': _mud, 'mill-shell': _mill_shell, 'mill-floor': _mill_floor, 'concrete-stained': _concrete_stained, 'far-forest': _far_forest,
            'lamp': lambda g: _emit(g, (1.0, 0.66, 0.32), 14), 'lamp-soft': lambda g: _emit(g, (1.0, 0.62, 0.30), 3.2), 'lamp-cool': lambda g: _emit(g, (0.84, 0.95, 1.0), 9), 'hood-light': lambda g: _emit(g, (0.55, 0.85, 1.0), 0.9), 'lamp-red': lambda g: _emit(g, (1.0, 0.06, 0.03), 20),
            'cloth-petrol': lambda g: _cloth(g, (0.008, 0.052, 0.062)), 'cloth-red': lambda g: _cloth(g, (0.27, 0.050, 0.018)),
            'cloth-white': lambda g: _cloth(g, (0.76, 0.73, 0.67)), 'pages': _pages, 'maple': _maple,
            'glow-wall': lambda g: _emit(g, (1.0, 0.36, 0.11), 0.62), 'glow': lambda g: _emit(g, (1.0, 0.30, 0.05), 9), 'molten': _molten,
        }
        g = Graph(name)
        _made[name] = g.material
        if name.startswith('print:'):
            shader = _printed(g, name.removeprefix('print:'))
        else:
            shader = special[name](g) if name in special else _painted(g, *BASE[name])
        g.finish(shader)
    return _made[name]


class Graph:
    """A thin hand for writing node trees as expressions."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def node(self, kind, **inputs):
        n = self.tree.nodes.new(kind)
        for k, v in inputs.items():
            self.set(n, k.replace('_', ' '), v)
        return n

    def set(self, n, key, v):
        sock = n.inputs[int(key)] if key.isdigit() else n.inputs[key]
        if isinstance(v, bpy.types.NodeSocket):
            self.tree.links.new(v, sock)
        elif isinstance(v, tuple) and len(v) == 3 and sock.type == 'RGBA':
            sock.default_value = (*v, 1)
        else:
            sock.default_value = v

    def math(self, op, a, b=0.0, c=0.0, clamp=False):
        n = self.tree.nodes.new('ShaderNodeMath')
        n.operation, n.use_clamp = op, clamp
        for i, v in enumerate((a, b, c)):
            self.set(n, str(i), v)
        return n.outputs[0]

    def mix(self, f, a, b, mode='MIX'):
        n = self.tree.nodes.new('ShaderNodeMixRGB')
        n.blend_type = mode
        for i, v in enumerate((f, a, b)):
            self.set(n, str(i), v)
        return n.outputs[0]

    def ramp(self, v, lo, hi, a=0.0, b=1.0, smooth=True):
        n = self.tree.nodes.new('ShaderNodeMapRange')
        n.interpolation_type = 'SMOOTHSTEP' if smooth else 'LINEAR'
        for i, x in enumerate((v, lo, hi, a, b)):
            self.set(n, str(i), x)
        return n.outputs[0]

    def coords(self, scale=(1, 1, 1), world=False):
        src = self.node('ShaderNodeNewGeometry').outputs['Position'] if world else self.node('ShaderNodeTexCoord').outputs['Object']
        if not world:
            r = self.node('ShaderNodeObjectInfo').outputs['Random']
            src = self.vec('ADD', src, self.vec('SCALE', (17.0, 31.0, 13.0), r))
        return self.vec('MULTIPLY', src, scale)

    def vec(self, op, a, b=(0, 0, 0), c=(0, 0, 0)):
        n = self.tree.nodes.new('ShaderNodeVectorMath')
        n.operation = op
        self.set(n, '0', a)
        self.set(n, 'Scale' if op == 'SCALE' else '1', b)
        if op == 'MULTIPLY_ADD':
            self.set(n, '2', c)
        return n.outputs['Value'] if op == 'DOT_PRODUCT' else n.outputs[0]

    def noise(self, vector, scale=1.0, detail=3.0, rough=0.55, distort=0.0):
        return self.node('ShaderNodeTexNoise', Vector=vector, Scale=scale, Detail=detail, Roughness=rough, Distortion=distort).outputs['Fac']

    def voronoi(self, vector, scale):
        return self.node('ShaderNodeTexVoronoi', Vector=vector, Scale=scale).outputs['Distance']

    def bump(self, height, strength=0.3, distance=0.1):
        return self.node('ShaderNodeBump', Height=height, Strength=strength, Distance=distance).outputs[0]

    def z(self):
        n = self.node('ShaderNodeSeparateXYZ', Vector=self.node('ShaderNodeNewGeometry').outputs['Position'])
        return n.outputs['Z']

    def principled(self, colour, rough=0.5, metal=0.0, normal=None, spec=0.5, **extra):
        n = self.node('ShaderNodeBsdfPrincipled', Base_Color=colour, Roughness=rough, Metallic=metal, Specular=spec, **extra)
        if normal is not None:
            self.set(n, 'Normal', normal)
        return n.outputs[0]

    def finish(self, shader):
        out = self.node('ShaderNodeOutputMaterial')
        self.tree.links.new(shader, out.inputs[0])
        # optical depth of an exponential haze between the camera and this point, by Simpson's rule
        d = self.node('ShaderNodeCameraData').outputs['View Distance']
        z, h, z0 = self.z(), HAZE['height'], HAZE['camera_z']
        fall = lambda q: self.math('EXPONENT', self.math('DIVIDE', self.math('MAXIMUM', q, 0.0), -h))
        mid = self.math('MULTIPLY_ADD', z, 0.5, z0 / 2)
        s = self.math('MULTIPLY_ADD', fall(mid), 4.0, self.math('ADD', fall(z), 2.718281828 ** (-z0 / h)))
        depth = self.math('MULTIPLY', self.math('MULTIPLY', s, -HAZE['density'] / 6), d)
        aov = self.node('ShaderNodeOutputAOV', Value=self.math('SUBTRACT', 1.0, self.math('EXPONENT', depth)))
        aov.name = 'haze'
        self.material.cycles.sample_as_light = False
        self.material.cycles.use_transparent_shadow = True


RED = (0.30, 0.085, 0.032)


def _painted(g, colour, rough, metal, grime, dust, normal=None):
    p = g.coords((1, 1, 0.09))
    streak = g.noise(p, 1.6, 4, 0.65)
    patch = g.noise(g.coords(), 0.35, 3)
    dirt = g.math('MULTIPLY', g.ramp(streak, 0.45, 0.80), grime)
    low = tuple(c * 0.42 + r * 0.16 for c, r in zip(colour, RED))
    c = g.mix(g.math('MULTIPLY', g.ramp(patch, 0.3, 0.8), 0.35 * grime), colour, tuple(v * 0.7 for v in colour))
    c = g.mix(dirt, c, low)
    if dust:
        height = g.ramp(g.math('MULTIPLY_ADD', streak, -2.5, g.z()), 3.5, -1.0)
        c = g.mix(g.math('MULTIPLY', height, dust * 0.75), c, RED)
    r = g.math('MULTIPLY_ADD', streak, 0.25, rough - 0.1)
    return g.principled(c, r, metal, normal)


def _cladding(g, colour, metal=0.0):
    """Corrugated sheet: ribs run down every face whatever its direction."""
    geo = g.node('ShaderNodeTexCoord')
    side = g.vec('CROSS_PRODUCT', geo.outputs['Normal'], (0, 0, 1))
    u = g.vec('DOT_PRODUCT', geo.outputs['Object'], side)
    wave = g.math('SINE', g.math('MULTIPLY', u, 14.0))
    panel = g.math('FRACT', g.math('MULTIPLY', u, 0.17))
    seam = g.ramp(g.math('ABSOLUTE', g.math('SUBTRACT', panel, 0.5)), 0.492, 0.5)
    tint = g.node('ShaderNodeTexWhiteNoise')
    tint.noise_dimensions = '1D'
    g.set(tint, 'W', g.math('FLOOR', g.math('MULTIPLY', u, 0.17)))
    base = g.mix(g.math('MULTIPLY', tint.outputs[0], 0.14), colour, tuple(v * 0.6 for v in colour))
    base = g.mix(g.math('MULTIPLY', seam, 0.5), base, tuple(v * 0.4 for v in colour))
    base = g.mix(g.ramp(wave, -1, -0.2, 0.28, 0), base, tuple(v * 0.45 for v in colour))
    streak = g.noise(g.coords((1, 1, 0.08)), 1.4, 4, 0.65)
    base = g.mix(g.math('MULTIPLY', g.ramp(streak, 0.46, 0.82), 0.55), base, tuple(v * 0.4 + r * 0.2 for v, r in zip(colour, RED)))
    base = g.mix(g.math('MULTIPLY', g.ramp(g.z(), 3.0, 0.0), 0.6), base, RED)
    return g.principled(base, 0.48, metal, g.bump(wave, 0.5, 0.05))


def _laterite(g):
    p = g.coords(world=True)
    broad = g.noise(p, 0.03, 4, 0.6)
    mid = g.noise(p, 0.45, 5, 0.62)
    fine = g.noise(p, 6.0, 4, 0.65)
    stones = g.voronoi(p, 9.0)
    c = g.mix(g.ramp(mid, 0.3, 0.7), (0.165, 0.042, 0.015), (0.385, 0.112, 0.038))
    c = g.mix(g.ramp(broad, 0.45, 0.7, 0, 0.55), c, (0.44, 0.20, 0.095))
    c = g.mix(g.ramp(fine, 0.55, 0.75, 0, 0.4), c, (0.10, 0.028, 0.012))
    wet = g.ramp(g.math('MULTIPLY_ADD', mid, 0.35, g.noise(p, 0.09, 3)), 0.70, 0.56)
    c = g.mix(g.math('MULTIPLY', wet, 0.55), c, (0.085, 0.020, 0.008))
    h = g.math('MULTIPLY_ADD', mid, 0.6, g.math('MULTIPLY_ADD', fine, 0.25, g.math('MULTIPLY', g.ramp(stones, 0.0, 0.45, 1, 0), 0.12)))
    rough = g.math('MULTIPLY_ADD', wet, -0.55, 0.95)
    return g.principled(c, rough, 0, g.bump(h, 0.85, 0.28), 0.35)


def _mud(g):
    p = g.coords(world=True)
    m, f = g.noise(p, 0.8, 5), g.noise(p, 9, 3)
    c = g.mix(m, (0.045, 0.030, 0.020), (0.12, 0.080, 0.052))
    return g.principled(c, g.ramp(m, 0.35, 0.65, 0.12, 0.75), 0, g.bump(g.math('MULTIPLY_ADD', f, 0.3, m), 0.7, 0.15))


def _asphalt(g):
    p = g.coords(world=True)
    n, f = g.noise(p, 0.25, 4), g.noise(p, 14, 2)
    c = g.mix(g.ramp(n, 0.4, 0.7, 0, 0.65), (0.055, 0.052, 0.050), (0.20, 0.075, 0.034))
    return g.principled(c, g.ramp(n, 0.3, 0.6, 0.35, 0.85), 0, g.bump(f, 0.3, 0.02))


def _asphalt_wet(g):
    """Asphalt after rain: damp all over, with shallow pools whose rims fade into the damp."""
    p = g.coords(world=True)
    hollow = g.noise(g.vec('MULTIPLY', p, (0.45, 1.0, 1.0)), 0.42, 3, 0.5, 0.3)
    pool, damp = g.ramp(hollow, 0.525, 0.60), g.ramp(hollow, 0.40, 0.56)
    fine, dust = g.noise(p, 14, 2), g.noise(p, 0.25, 4)
    c = g.mix(g.ramp(dust, 0.42, 0.75, 0, 0.45), (0.060, 0.057, 0.055), (0.17, 0.070, 0.036))
    c = g.mix(g.math('MULTIPLY', damp, 0.55), c, (0.022, 0.020, 0.019))
    c = g.mix(g.math('MULTIPLY', pool, 0.7), c, (0.020, 0.014, 0.010))
    rough = g.math('MULTIPLY_ADD', pool, -0.18, g.math('MULTIPLY_ADD', damp, -0.34, 0.56))
    return g.principled(c, rough, 0, g.bump(g.math('MULTIPLY', fine, g.math('SUBTRACT', 1.0, pool)), 0.3, 0.02))


def _powder(g):
    p = g.coords(world=True)
    f, m = g.noise(p, 26.0, 4, 0.7), g.noise(p, 1.1, 4)
    c = g.mix(m, (0.80, 0.775, 0.73), (0.90, 0.885, 0.855))
    return g.principled(c, 0.95, 0, g.bump(g.math('MULTIPLY_ADD', f, 0.3, m), 0.35, 0.06), 0.2)


def _bauxite(g):
    p = g.coords(world=True)
    m, f = g.noise(p, 0.5, 5), g.voronoi(p, 3.5)
    c = g.mix(g.ramp(m, 0.3, 0.7), (0.17, 0.040, 0.014), (0.42, 0.125, 0.045))
    c = g.mix(g.ramp(f, 0.0, 0.5, 0.0, 0.5), c, (0.10, 0.026, 0.010))
    return g.principled(c, 0.95, 0, g.bump(g.math('MULTIPLY_ADD', f, -0.6, m), 0.9, 0.3), 0.25)


def _water(g, colour, choppy):
    p = g.coords((1.0, 1.7, 1.0), world=True)
    big, small = g.noise(p, 0.10, 3, 0.5, 0.4), g.noise(p, 0.9, 3, 0.55, 0.3)
    h = g.math('MULTIPLY_ADD', small, 0.22, big)
    return g.principled(colour, 0.045, 0, g.bump(h, min(1.0, choppy), 0.30), 0.55)


def _leaf(g, a, b):
    r = g.node('ShaderNodeObjectInfo').outputs['Random']
    tone = g.noise(g.coords(), 0.5, 2)
    c = g.mix(g.math('MULTIPLY_ADD', r, 0.6, g.math('MULTIPLY', tone, 0.5)), a, b)
    lit = g.principled(c, 0.48, 0, None, 0.35)
    through = g.node('ShaderNodeBsdfTranslucent', Color=g.mix(0.5, c, (0.22, 0.24, 0.02))).outputs[0]
    n = g.node('ShaderNodeMixShader', Fac=0.34)
    g.tree.links.new(lit, n.inputs[1])
    g.tree.links.new(through, n.inputs[2])
    return n.outputs[0]


def _far_forest(g):
    p = g.coords(world=True)
    n, f = g.noise(p, 0.02, 4), g.voronoi(p, 0.13)
    c = g.mix(n, (0.014, 0.042, 0.014), (0.05, 0.085, 0.025))
    c = g.mix(g.ramp(f, 0.2, 0.8), c, (0.008, 0.020, 0.010))
    return g.principled(c, 0.9, 0, g.bump(f, -1.0, 5.0), 0.2)


def _window(g):
    r = g.node('ShaderNodeTexWhiteNoise', Vector=g.vec('FLOOR', g.coords((0.4, 0.4, 0.3), world=True))).outputs[0]
    base = g.principled((0.012, 0.022, 0.026), 0.08, 0, None, 0.9)
    warm = g.node('ShaderNodeEmission', Color=(1.0, 0.60, 0.28), Strength=g.ramp(r, 0.62, 0.9, 0.0, 0.8)).outputs[0]
    n = g.node('ShaderNodeAddShader')
    g.tree.links.new(base, n.inputs[0])
    g.tree.links.new(warm, n.inputs[1])
    return n.outputs[0]


def _glass(g):
    glass = g.node('ShaderNodeBsdfGlass', Color=(0.96, 0.985, 0.98), Roughness=0.0, IOR=1.45).outputs[0]
    clear = g.node('ShaderNodeBsdfTransparent', Color=(0.93, 0.96, 0.95)).outputs[0]
    n = g.node('ShaderNodeMixShader', Fac=g.node('ShaderNodeLightPath').outputs['Is Shadow Ray'])
    g.tree.links.new(glass, n.inputs[1])
    g.tree.links.new(clear, n.inputs[2])
    return n.outputs[0]


def _clear_glass(g):
    """A thin wall of glass: reflects at its edges and hides nothing behind it."""
    shine = g.node('ShaderNodeBsdfGlossy', Color=(1.0, 1.0, 1.0), Roughness=0.02).outputs[0]
    clear = g.node('ShaderNodeBsdfTransparent', Color=(0.955, 0.975, 0.97)).outputs[0]
    n = g.node('ShaderNodeMixShader', Fac=g.math('MULTIPLY', g.node('ShaderNodeFresnel', IOR=1.45).outputs[0], 0.8))
    g.tree.links.new(clear, n.inputs[1])
    g.tree.links.new(shine, n.inputs[2])
    return n.outputs[0]


def _ingot(g):
    """Cast metal: frozen ripples, fine scratches along the bar, duller where it was handled."""
    ripple, scratch = g.noise(g.coords((5.0, 16.0, 5.0)), 1.6, 3, 0.5, 1.2), g.noise(g.coords((3.0, 90.0, 40.0)), 1.0, 3)
    patch = g.noise(g.coords(), 2.2, 3)
    rough = g.math('MULTIPLY_ADD', patch, 0.22, 0.14)
    bump = g.bump(g.math('MULTIPLY_ADD', scratch, 0.25, ripple), 0.22, 0.02)
    return g.principled(g.mix(patch, (0.72, 0.73, 0.75), (0.90, 0.90, 0.91)), rough, 1.0, bump)


def _firebrick(g):
    p = g.coords((1, 1, 1))
    r = g.node('ShaderNodeObjectInfo').outputs['Random']
    c = g.mix(r, (0.46, 0.34, 0.22), (0.66, 0.55, 0.41))
    pit, broad = g.noise(p, 34.0, 3, 0.7), g.noise(p, 5.0, 4)
    c = g.mix(g.ramp(pit, 0.58, 0.72, 0, 0.5), c, (0.24, 0.15, 0.09))
    c = g.mix(g.ramp(broad, 0.5, 0.75, 0, 0.4), c, (0.30, 0.21, 0.14))
    return g.principled(c, 0.92, 0, g.bump(g.math('MULTIPLY_ADD', pit, -0.6, broad), 0.6, 0.012), 0.2)


def _cloth(g, colour):
    """Book cloth: a fine weave and a hint of wear."""
    p = g.coords()
    weave, wear = g.noise(g.vec('MULTIPLY', p, (40.0, 160.0, 160.0)), 1.0, 2), g.noise(p, 3.0, 4)
    c = g.mix(g.ramp(wear, 0.40, 0.75, 0, 0.16), colour, tuple(v * 0.6 + 0.03 for v in colour))
    return g.principled(c, 0.62, 0, g.bump(weave, 0.20, 0.004), 0.35)


def _printed(g, key):
    """A finished picture on satin paper, drawn across an object that is PRINT_WIDTH wide and centred on its origin."""
    picture = bpy.data.images.load(os.path.join(PICTURES, key + '.webp'), check_existing=True)
    width, height = picture.size
    place = g.vec('MULTIPLY_ADD', g.node('ShaderNodeTexCoord').outputs['Object'], (1 / PRINT_WIDTH, width / height / PRINT_WIDTH, 0), (0.5, 0.5, 0))
    image = g.node('ShaderNodeTexImage', Vector=place)
    image.image, image.extension = picture, 'EXTEND'
    return g.principled(image.outputs['Color'], 0.32, 0, None, 0.35)


def _maple(g):
    """A table top of pale boards, their grain along x."""
    p = g.coords(world=True)
    grain = g.noise(g.vec('MULTIPLY', p, (0.5, 9.0, 9.0)), 1.6, 5, 0.6, 0.4)
    board = g.math('FRACT', g.math('MULTIPLY', g.node('ShaderNodeSeparateXYZ', Vector=p).outputs['Y'], 0.62))
    seam = g.ramp(g.math('ABSOLUTE', g.math('SUBTRACT', board, 0.5)), 0.490, 0.5)
    c = g.mix(g.ramp(grain, 0.3, 0.72), (0.52, 0.37, 0.235), (0.36, 0.235, 0.135))
    c = g.mix(g.math('MULTIPLY', seam, 0.75), c, (0.14, 0.085, 0.05))
    return g.principled(c, 0.42, 0, g.bump(grain, 0.12, 0.01), 0.4)


def _pages(g):
    """The edge of a block of paper: leaves lie in sheets of uneven tone."""
    p = g.coords()
    leaf, sheet = g.noise(g.vec('MULTIPLY', p, (1.2, 1.2, 260.0)), 1.0, 2), g.noise(g.vec('MULTIPLY', p, (0.8, 0.8, 46.0)), 1.0, 2)
    c = g.mix(g.ramp(leaf, 0.35, 0.65), (0.62, 0.575, 0.50), (0.86, 0.83, 0.77))
    c = g.mix(g.ramp(sheet, 0.52, 0.70, 0, 0.45), c, (0.52, 0.47, 0.40))
    return g.principled(c, 0.8, 0, g.bump(leaf, 0.25, 0.004), 0.2)


def _facade_glass(g):
    shine = g.principled((0.008, 0.022, 0.026), 0.03, 0, None, 1.0)
    clear = g.node('ShaderNodeBsdfTransparent', Color=(0.62, 0.66, 0.64)).outputs[0]
    f = g.node('ShaderNodeFresnel', IOR=1.7).outputs[0]
    n = g.node('ShaderNodeMixShader', Fac=g.math('MULTIPLY_ADD', f, 0.8, 0.22))
    g.tree.links.new(clear, n.inputs[1])
    g.tree.links.new(shine, n.inputs[2])
    return n.outputs[0]


def _smooth_powder(g):
    p = g.coords(world=True)
    f = g.noise(p, 60.0, 3, 0.7)
    return g.principled((0.83, 0.80, 0.75), 0.9, 0, g.bump(f, 0.25, 0.01), 0.2)


def _grating(g):
    return g.principled((0.10, 0.11, 0.11), 0.6, 0.5)


def _mill_shell(g):
    """Grey paint of a drum that turns wet: slurry has run along its circumference and dried red; scratches to bare steel."""
    p = g.coords()
    run, fine = g.noise(g.vec('MULTIPLY', p, (2.6, 0.16, 0.16)), 1.0, 5, 0.62, 0.4), g.noise(g.vec('MULTIPLY', p, (9.0, 0.5, 0.5)), 1.0, 4, 0.6)
    patch, wear = g.noise(p, 0.9, 5, 0.62, 0.5), g.noise(p, 7.0, 4, 0.7)
    c = g.mix(g.ramp(patch, 0.35, 0.7), (0.30, 0.335, 0.33), (0.215, 0.235, 0.23))
    c = g.mix(g.ramp(fine, 0.50, 0.74, 0, 0.55), c, (0.20, 0.12, 0.085))
    c = g.mix(g.ramp(run, 0.50, 0.72, 0, 0.85), c, (0.26, 0.085, 0.036))
    c = g.mix(g.ramp(wear, 0.68, 0.76, 0, 0.5), c, (0.09, 0.075, 0.065))
    c = g.mix(g.ramp(g.z(), 3.4, 1.6, 0, 0.45), c, RED)
    return g.principled(c, g.ramp(run, 0.45, 0.7, 0.42, 0.78), 0.15, g.bump(g.math('MULTIPLY_ADD', wear, 0.3, patch), 0.22, 0.03))


def _concrete_stained(g):
    """Concrete with the marks of its formwork, splashed with red slurry from below and from its top edge."""
    p = g.coords(world=True)
    broad, fine = g.noise(p, 0.7, 5, 0.62), g.noise(p, 11.0, 3, 0.7)
    run = g.noise(g.vec('MULTIPLY', p, (3.0, 3.0, 0.18)), 1.0, 4, 0.6)
    board = g.math('FRACT', g.math('MULTIPLY', g.z(), 1.65))
    c = g.mix(g.ramp(broad, 0.3, 0.7), (0.38, 0.365, 0.335), (0.24, 0.225, 0.205))
    c = g.mix(g.ramp(board, 0.03, 0.0, 0, 0.5), c, (0.14, 0.12, 0.10))
    c = g.mix(g.ramp(run, 0.48, 0.68, 0, 0.75), c, (0.27, 0.10, 0.048))
    c = g.mix(g.ramp(g.math('MULTIPLY_ADD', broad, -1.4, g.z()), 0.75, -0.4, 0, 0.9), c, (0.25, 0.078, 0.032))
    return g.principled(c, 0.85, 0, g.bump(g.math('MULTIPLY_ADD', fine, 0.3, broad), 0.4, 0.03), 0.3)


def _mill_floor(g):
    """A hosed-down concrete floor: joints, red dust in drifts, and wet patches that mirror the light."""
    p = g.coords(world=True)
    broad, mid, fine = g.noise(p, 0.16, 4, 0.6, 0.4), g.noise(p, 0.75, 5, 0.62), g.noise(p, 12.0, 3, 0.7)
    n = g.node('ShaderNodeSeparateXYZ', Vector=p)
    cell = [g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('MULTIPLY_ADD', n.outputs[k], 0.2, 0.37)), 0.5)) for k in ('X', 'Y')]
    joint = g.ramp(g.math('MAXIMUM', *cell), 0.4965, 0.4985)
    dust = g.ramp(g.math('MULTIPLY_ADD', mid, 0.55, g.math('MULTIPLY', broad, 0.6)), 0.46, 0.68)
    wet = g.ramp(g.math('MULTIPLY_ADD', mid, 0.30, g.noise(p, 0.22, 3, 0.5, 0.3)), 0.62, 0.74)
    c = g.mix(g.ramp(mid, 0.3, 0.7), (0.30, 0.275, 0.25), (0.20, 0.175, 0.155))
    c = g.mix(g.math('MULTIPLY_ADD', dust, 0.68, 0.18), c, (0.29, 0.092, 0.038))
    c = g.mix(g.math('MULTIPLY', g.ramp(fine, 0.55, 0.75), 0.35), c, (0.13, 0.045, 0.022))
    c = g.mix(g.math('MULTIPLY', joint, 0.8), c, (0.07, 0.035, 0.022))
    c = g.mix(g.math('MULTIPLY', wet, 0.72), c, (0.065, 0.022, 0.011))
    rough = g.math('MULTIPLY_ADD', wet, -0.62, 0.74)
    return g.principled(c, rough, 0, g.bump(g.math('MULTIPLY', g.math('MULTIPLY_ADD', fine, 0.4, mid), g.math('SUBTRACT', 1.0, wet)), 0.35, 0.03), 0.5)


def _emit(g, colour, strength):
    return g.node('ShaderNodeEmission', Color=colour, Strength=float(strength)).outputs[0]


def _molten(g):
    n = g.noise(g.coords(world=True), 3.0, 4)
    return g.node('ShaderNodeEmission', Color=g.mix(n, (1.0, 0.16, 0.01), (1.0, 0.50, 0.12)), Strength=g.ramp(n, 0.3, 0.7, 1.0, 4.5)).outputs[0]
