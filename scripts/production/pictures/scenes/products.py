from kit import buildings, ground

SIZE = (1920, 1080)
DETAIL = 0.75
SAMPLES = 24
ALT = {
    'id': 'Gunungan serbuk alumina putih di dalam gudang berangka baja, diterangi berkas matahari yang masuk melalui celah atap',
    'en': 'Heaps of white alumina powder inside a steel-framed store, lit by shafts of sun falling through slots in the roof',
}


def build(s):
    s.bounces = 4
    s.air(0.0026, 60)
    s.camera((-9.5, -4, 4.2), (2, 60, 8.0), 27)
    s.light(azimuth=12, elevation=43, mood='gold', sun=22, colour=(1.0, 0.74, 0.48), sky=1.5, softness=0.6, cover=0.2)
    s.look.update(exposure=0.6, contrast=1.32, saturation=0.92, warmth=-0.03, bloom=0.12)
    buildings.storage_hall().place()
    ground.sheet(lambda x, y: ground.roughness(x, y) * 0.5 - 0.02, -24, 24, -8, 112, 0.5, 'powder')
    for k, (x, y, r, h) in enumerate(((5.5, 24, 12.5, 9.6), (4.5, 43, 13.5, 10.8), (5, 62, 13, 10.2), (4.5, 82, 14, 10.6), (5, 100, 12, 10), (-15, 58, 7, 4.8), (-16, 86, 7, 5))):
        ground.heap(r, h, 'powder', k + 2).place(x, y)
