"""From two half-sampled renders to one finished picture: noise filter, haze, bloom, film curve."""
import numpy as np

from .noise import smoothstep


def box_blur(a, r):
    if r < 1:
        return a
    for axis in (0, 1):
        pad = [(0, 0)] * a.ndim
        pad[axis] = (r + 1, r)
        c = np.cumsum(np.pad(a, pad, mode='edge'), axis=axis, dtype=np.float64)
        n = a.shape[axis]
        hi, lo = np.take(c, np.arange(2 * r + 1, 2 * r + 1 + n), axis), np.take(c, np.arange(n), axis)
        a = ((hi - lo) / (2 * r + 1)).astype(np.float32)
    return a


def shifted(a, dy, dx):
    return np.roll(a, (dy, dx), (0, 1))


def denoise(first, second, albedo, normal, radius=3, strength=1.0, blurred=False):
    """Non-local means on the light alone (colour over albedo), steered by albedo, normal and the measured variance."""
    if blurred:
        # what is out of focus has noisy surfaces too
        albedo, normal = box_blur(albedo, 2), box_blur(normal, 2)
    base = albedo + 0.02
    a, b = np.minimum(first, 30) / base, np.minimum(second, 30) / base
    mean = (a + b) * 0.5
    # a lone bright pixel is a firefly: hold it to the brightest of its calm neighbours
    lum = mean.mean(-1)
    ring = np.sort(np.stack([shifted(lum, y, x) for y in (-1, 0, 1) for x in (-1, 0, 1) if y or x]), 0)
    cap = np.minimum(1, (ring[-2] * 1.25 + 0.02) / (lum + 1e-6))[..., None]
    mean = mean * cap
    var = box_blur(((a - b) * 0.5 * cap) ** 2, 2).mean(-1)
    mean = smooth(mean, var, albedo, normal, radius, 1, 0.55 * strength)
    # what is left is broad mottling: compare far neighbours, trusting the first pass
    mean = smooth(mean, box_blur(var, 3) * 0.16, albedo, normal, 2, 4, 0.8 * strength)
    return mean * base


def smooth(mean, var, albedo, normal, radius, stride, k):
    """Weighted mean over a disc of neighbours `stride` pixels apart."""
    total, weight = np.zeros_like(mean), np.zeros(mean.shape[:2], np.float32)
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            if dx * dx + dy * dy > radius * radius + 1:
                continue
            y, x = dy * stride, dx * stride
            q, vq = shifted(mean, y, x), shifted(var, y, x)
            diff = ((mean - q) ** 2).mean(-1)
            dist = (diff - (var + np.minimum(var, vq))) / (1e-5 + k * k * 2 * (var + vq))
            dist = np.maximum(box_blur(dist, 1), 0)
            feat = ((albedo - shifted(albedo, y, x)) ** 2).sum(-1) * 500 + ((normal - shifted(normal, y, x)) ** 2).sum(-1) * 24
            w = np.exp(-np.minimum(dist + feat, 40)).astype(np.float32)
            total += w[..., None] * q
            weight += w
    return total / np.maximum(weight, 1e-6)[..., None]


def half(a):
    h, w = a.shape[0] // 2 * 2, a.shape[1] // 2 * 2
    a = a[:h, :w]
    return (a[::2, ::2] + a[1::2, ::2] + a[::2, 1::2] + a[1::2, 1::2]) * 0.25


def enlarge(a, shape):
    y = np.clip((np.arange(shape[0]) + 0.5) * a.shape[0] / shape[0] - 0.5, 0, a.shape[0] - 1)
    x = np.clip((np.arange(shape[1]) + 0.5) * a.shape[1] / shape[1] - 0.5, 0, a.shape[1] - 1)
    y0, x0 = y.astype(int), x.astype(int)
    y1, x1 = np.minimum(y0 + 1, a.shape[0] - 1), np.minimum(x0 + 1, a.shape[1] - 1)
    fy, fx = (y - y0)[:, None, None].astype(np.float32), (x - x0)[None, :, None].astype(np.float32)
    top = a[y0][:, x0] * (1 - fx) + a[y0][:, x1] * fx
    low = a[y1][:, x0] * (1 - fx) + a[y1][:, x1] * fx
    return top * (1 - fy) + low * fy


def bloom(c):
    out, level, n = np.zeros_like(c), np.minimum(c, 12), 0
    for _ in range(6):
        if min(level.shape[:2]) < 16:
            break
        level = box_blur(box_blur(half(level), 2), 2)
        out += enlarge(level, c.shape[:2])
        n += 1
    return out / n


def light_shafts(c, sky_mask, at):
    """Light streaming past what stands before the sun."""
    src = (np.minimum(c, 3) * sky_mask)
    while src.shape[1] > 500:
        src = half(src)
    h, w = src.shape[:2]
    sx, sy = at[0] * w / c.shape[1], at[1] * h / c.shape[0]
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    acc, norm, steps = np.zeros_like(src), 0.0, 70
    for i in range(steps):
        t = i / steps * 0.75
        x, y = np.clip(xx + (sx - xx) * t, 0, w - 1).astype(int), np.clip(yy + (sy - yy) * t, 0, h - 1).astype(int)
        k = 0.97 ** i
        acc += src[y, x] * k
        norm += k
    near = np.exp(-np.hypot((xx - sx) / w, (yy - sy) / w) / 0.45)[..., None]
    return enlarge(box_blur(acc / norm * near, 2), c.shape[:2])


def rain_streaks(h, w):
    """Falling drops in three depths: short and faint far away, longer and brighter near the lens."""
    rng, total = np.random.default_rng(9), np.zeros((h, w), np.float32)
    for share, length, weight in ((0.0030, 0.012, 0.45), (0.0012, 0.026, 0.8), (0.00030, 0.055, 1.2)):
        drops = (rng.random((h, w)) < share * (1000 / w)).astype(np.float32) * rng.uniform(0.4, 1, (h, w)).astype(np.float32)
        steps = max(3, round(length * w))
        trail = sum(shifted(drops, -k, round(k * 0.12)) for k in range(steps))
        total += np.minimum(trail, 1) * weight
    return box_blur(total, 0 if w < 900 else 1)[..., None]


AGX = np.array([[0.842479062253094, 0.0784335999999992, 0.0792237451477643],
                [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
                [0.0423756549057051, 0.0784336, 0.879142973793104]])


def film(c, look):
    """A soft film curve that lets bright colours fade to white instead of clipping."""
    c = c * 2.0 ** look['exposure'] * np.array([1 + look['warmth'], 1.0, 1 - look['warmth']])
    v = np.maximum(c, 1e-10) @ AGX.T
    x = (np.clip(np.log2(np.maximum(v, 1e-10)), -12.47393, 4.026069) + 12.47393) / 16.5
    x2 = x * x
    x4 = x2 * x2
    v = 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232
    v = np.maximum(v, 0) ** look['contrast']
    luma = (v @ np.array([0.2126, 0.7152, 0.0722]))[..., None]
    v = luma + (v - luma) * look['saturation']
    return np.clip(np.maximum(v, 0) @ np.linalg.inv(AGX).T, 0, 1)


def compose(stage, passes, noise_filter=True):
    """Display-ready picture, bottom row first."""
    a, b = passes['a'], passes['b']
    alpha = np.clip((a[..., 3] + b[..., 3]) * 0.5, 0, 1)[..., None]
    haze = np.clip(passes['haze'][..., :1], 0, 1)
    first, second = a[..., :3], b[..., :3]
    c = denoise(first, second, passes['albedo'][..., :3], passes['normal'][..., :3], strength=stage.look['smooth'], blurred=stage.look['smooth'] > 1) if noise_filter else (first + second) * 0.5
    h, w = c.shape[:2]
    d = stage.rays(w, h)
    flat = d.copy()
    flat[..., 2] = np.clip(flat[..., 2], 0.012, 0.10)
    flat /= np.linalg.norm(flat, axis=-1, keepdims=True)
    air = stage.sky.colour(flat, clouds=False) * 0.92
    sky = stage.sky.colour(d)
    per = haze / np.maximum(alpha, 1e-3)
    c = c * (1 - per) + air * haze + sky * (1 - alpha)
    look = stage.look
    c = c * (1 - look['bloom']) + bloom(c) * look['bloom'] * 1.25
    if look['rays']:
        at = stage.sun_on_screen(w, h)
        if at:
            c = c + light_shafts(sky, 1 - alpha, at) * look['rays']
    if look['rain']:
        c = c + rain_streaks(h, w) * look['rain'] * 0.16 * air.mean()
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    x, y = x / w, y / h
    r2 = (x - 0.5) ** 2 + (y - 0.5) ** 2
    c = c * (1 - look['vignette'] * smoothstep(0.10, 0.55, r2))[..., None]
    c = c * (1 - look['shade_left'] * smoothstep(0.62, 0.0, x))[..., None]
    c = c * (1 - look['shade_top'] * smoothstep(0.45, 1.0, y))[..., None]
    v = film(c, look)
    gy, gx = np.mgrid[0:h, 0:w]
    rng = np.random.default_rng(5)
    grain = rng.normal(0, 1, (h, w)).astype(np.float32)
    grain = (box_blur(grain, 1) * 0.6 + grain * 0.4) * 0.0045
    return np.clip(v + grain[..., None], 0, 1)


def resample(picture, width, height):
    """Lanczos enlargement, for scenes rendered at less than full detail."""
    for axis, n in ((0, height), (1, width)):
        m = picture.shape[axis]
        x = (np.arange(n)[:, None] + 0.5) * m / n - 0.5 - np.arange(m)[None]
        k = np.where(np.abs(x) < 3, np.sinc(x) * np.sinc(x / 3), 0).astype(np.float32)
        k /= k.sum(1, keepdims=True)
        picture = np.moveaxis(np.tensordot(k, picture.astype(np.float32), ((1,), (axis,))), 0, axis)
    soft = box_blur(picture, 1)
    return np.clip(picture + (picture - soft) * 0.22, 0, 1)
