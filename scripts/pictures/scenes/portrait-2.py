from silhouette import ALT, DETAIL, SAMPLES, SIZE, portrait  # noqa: F401


def build(s):
    portrait(s, 'scarf', (0.62, 0.95, 0.92), (-0.5, 0.4), -0.25)
