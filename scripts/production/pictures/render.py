"""Render one picture: blender -b -P scripts/production/pictures/render.py -- <key> [--width N] [--samples N] [--draft out.png]

Writes static/pictures/<key>.webp and its entry in static/pictures/pictures.json.
"""
import argparse
import importlib
import json
import os
import subprocess
import sys
import tempfile

import bpy
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from kit.finish import compose, resample  # noqa: E402
from kit.stage import Stage  # noqa: E402

OUT = os.path.normpath(os.path.join(HERE, '..', '..', '..', 'static', 'pictures'))


def main():
    p = argparse.ArgumentParser()
    p.add_argument('key')
    p.add_argument('--width', type=int)
    p.add_argument('--samples', type=int)
    p.add_argument('--detail', type=float, help='render at this fraction of the size and enlarge; 1 for the sharpest picture')
    p.add_argument('--draft', help='write this PNG only; leave the library alone')
    p.add_argument('--keep', help='keep the render passes in this folder')
    p.add_argument('--from-passes', help='finish again from kept passes')
    a = p.parse_args(sys.argv[sys.argv.index('--') + 1:])
    sys.path.insert(0, os.path.join(HERE, 'scenes'))
    scene = importlib.import_module(a.key)
    w, h = scene.SIZE
    if a.width:
        w, h = a.width, round(h * a.width / w)
    detail = 1.0 if a.width else a.detail or getattr(scene, 'DETAIL', 1.0)
    stage = Stage((round(w * detail), round(h * detail)))
    scene.build(stage)
    if a.from_passes:
        passes = dict(np.load(os.path.join(a.from_passes, a.key + '.npz')))
    else:
        passes = render(stage, a.samples or getattr(scene, 'SAMPLES', 72))
        if a.keep:
            np.savez(os.path.join(a.keep, a.key + '.npz'), **{k: v.astype(np.float16) for k, v in passes.items()})
    bpy.context.view_layer.update()
    picture = compose(stage, {k: v.astype(np.float32) for k, v in passes.items()})
    if detail < 1:
        picture = resample(picture, w, h)
    if a.draft:
        save_png(picture, a.draft)
        return
    with tempfile.TemporaryDirectory() as tmp:
        png = os.path.join(tmp, 'picture.png')
        save_png(picture, png)
        os.makedirs(OUT, exist_ok=True)
        webp = os.path.join(OUT, a.key + '.webp')
        subprocess.run(['cwebp', '-quiet', '-q', '86', '-m', '6', '-sharp_yuv', '-metadata', 'none', png, '-o', webp + '.new'], check=True)
        # A build that runs meanwhile must never read half a picture.
        os.replace(webp + '.new', webp)
    index_file = os.path.join(OUT, 'pictures.json')
    index = json.load(open(index_file)) if os.path.exists(index_file) else {}
    focus = {'focus': index[a.key]['focus']} if 'focus' in index.get(a.key, {}) else {}
    index[a.key] = {'width': picture.shape[1], 'height': picture.shape[0], **focus, 'alt': scene.ALT}
    with open(index_file + '.new', 'w') as f:
        json.dump(dict(sorted(index.items())), f, ensure_ascii=False, indent=2)
        f.write('\n')
    os.replace(index_file + '.new', index_file)


def render(stage, samples):
    """Two halves with different seeds, so that their difference tells how noisy each pixel is."""
    sc = stage.scene
    sc.render.engine, sc.cycles.device, sc.cycles.use_denoising = 'CYCLES', 'CPU', False
    sc.render.threads_mode, sc.render.threads = 'FIXED', 2
    sc.render.resolution_x, sc.render.resolution_y, sc.render.resolution_percentage = *stage.size, 100
    c = sc.cycles
    c.samples, c.use_adaptive_sampling = max(1, samples // 2), False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 6, stage.bounces, 2, 6, 8
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.blur_glossy = 3.0, 0.6
    sc.render.film_transparent, sc.render.use_persistent_data = True, True
    sc.view_settings.view_transform = 'Raw'
    layer = sc.view_layers[0]
    layer.cycles.denoising_store_passes = True
    haze = layer.aovs.add()
    haze.name, haze.type = 'haze', 'VALUE'
    sc.use_nodes = True
    t = sc.node_tree
    t.nodes.clear()
    src = t.nodes.new('CompositorNodeRLayers')
    names = {'color': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal', 'haze': 'haze'}
    passes = {}
    with tempfile.TemporaryDirectory() as tmp:
        for key, socket in names.items():
            o = t.nodes.new('CompositorNodeOutputFile')
            o.base_path, o.format.file_format, o.format.color_mode, o.format.color_depth = tmp, 'OPEN_EXR', 'RGBA', '32'
            o.format.exr_codec = 'NONE'
            o.file_slots[0].path = key
            t.links.new(src.outputs[socket], o.inputs[0])
        t.links.new(src.outputs[0], t.nodes.new('CompositorNodeComposite').inputs[0])
        for which, seed in (('a', 1), ('b', 2)):
            c.seed = seed
            bpy.ops.render.render()
            for key in names:
                if key == 'color' or which == 'b':
                    passes[which if key == 'color' else key] = load(os.path.join(tmp, key + '0001.exr'))
    return passes


def load(path):
    img = bpy.data.images.load(path)
    img.colorspace_settings.name = 'Non-Color'
    w, h = img.size
    px = np.empty(w * h * 4, np.float32)
    img.pixels.foreach_get(px)
    bpy.data.images.remove(img)
    return px.reshape(h, w, 4)


def save_png(picture, path):
    h, w = picture.shape[:2]
    px = np.ones((h, w, 4), np.float32)
    px[..., :3] = picture
    img = bpy.data.images.new('out', w, h)
    img.colorspace_settings.name = 'sRGB'
    img.pixels.foreach_set(px.ravel())
    img.filepath_raw, img.file_format = path, 'PNG'
    img.save()


main()
