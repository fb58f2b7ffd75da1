from yard import walk

SIZE = (1600, 1200)
DETAIL = 0.62
SAMPLES = 8
ALT = {'id': 'Bejana tekan dan rangka baja unit pelarutan', 'en': 'Pressure vessels in the steel frame of the digestion unit'}


def build(s):
    walk(s, (-104, 6, 2.6), (-127, 46, 14), 25, ('digestion', 'power'), sun=-50, seed=102)
