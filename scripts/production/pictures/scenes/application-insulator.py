import math


from bench import bench
from kit.mesh import Part

SIZE = (1280, 960)
DETAIL = 1.0
SAMPLES = 24
ALT = {'id': 'Isolator porselen putih bersirip di atas alas hijau tua', 'en': 'Ribbed white porcelain insulators on a dark green ground'}


def build(s):
    bench(s)
    def insulator(n, r, mat='ceramic'):
        p, prof = Part('insulator'), [(0.001, 0)]
        for k in range(n):
            z = 0.16 + k * 0.17
            prof += [(r * 0.42, z - 0.03), (r * 0.5, z), (r * (1 if k % 2 == 0 else 0.84), z + 0.02), (r * (1.02 if k % 2 == 0 else 0.86), z + 0.045), (r * 0.55, z + 0.10)]
        prof += [(r * 0.4, 0.16 + n * 0.17), (0.001, 0.16 + n * 0.17)]
        p.lathe(prof, mat, 64)
        p.lathe([(r * 0.55, 0), (r * 0.55, 0.11), (r * 0.42, 0.13)], 'aluminium', 40), p.lathe([(r * 0.45, 0), (r * 0.45, 0.12), (0.001, 0.12)], 'aluminium', 40, 0, 0, 0.15 + n * 0.17)
        return p
    insulator(7, 0.40).place(0.7, 0.45, 0), insulator(5, 0.34).place(-0.35, 0.95, 0), insulator(3, 0.32).place(-0.75, -0.25, 0)
    q = insulator(4, 0.30).place(0.12, -0.95, 0.31, 0.5)
    q.rotation_euler = (math.pi / 2, 0, 0.9)
