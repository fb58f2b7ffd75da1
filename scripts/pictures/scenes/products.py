import math

from kit import buildings, ground, people

SIZE = (1920, 1080)
DETAIL = 0.75
SAMPLES = 24
ALT = {
    'id': 'Pekerja di samping gunungan serbuk alumina putih di dalam gudang berangka baja, diterangi berkas matahari dari celah atap',
    'en': 'Workers beside heaps of white alumina powder inside a steel-framed store, lit by shafts of sun from slots in the roof',
}


def build(s):
    s.bounces = 4
    s.air(0.0026, 60)
    s.camera((-9.5, -4, 4.2), (2, 60, 8.0), 27)
    s.light(azimuth=12, elevation=43, mood='noon', sun=20, colour=(1.0, 0.92, 0.80), sky=1.5, softness=0.6, cover=0.2)
    s.look.update(exposure=0.6, contrast=1.32, saturation=1.0, warmth=-0.03, bloom=0.12)
    buildings.storage_hall().place()
    for k, (pose, body, head, x, y, turn) in enumerate((('point', 'coverall-ember', 'helmet-white', -6.6, 21, 60), ('stand', 'coverall-petrol', 'helmet-white', -7.7, 20.4, 80), ('walk', 'coverall-petrol', 'helmet-ember', -5.2, 46, 95))):
        people.figure(pose, body, head, seed=150 + k, vest='vest' if k == 1 else None).place(x, y, 0.02, math.radians(turn))
    ground.sheet(lambda x, y: ground.roughness(x, y) * 0.5 - 0.02, -24, 24, -8, 112, 0.5, 'powder')
    for k, (x, y, r, h) in enumerate(((5.5, 24, 12.5, 9.6), (4.5, 43, 13.5, 10.8), (5, 62, 13, 10.2), (4.5, 82, 14, 10.6), (5, 100, 12, 10), (-15, 58, 7, 4.8), (-16, 86, 7, 5))):
        ground.heap(r, h, 'powder', k + 2).place(x, y)
