from silhouette import ALT, DETAIL, SAMPLES, SIZE, portrait  # noqa: F401


def build(s):
    portrait(s, 'short', (1.0, 0.72, 0.46), (-0.4, 0.6), 0.4)
