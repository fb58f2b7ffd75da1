from silhouette import ALT, DETAIL, SAMPLES, SIZE, portrait  # noqa: F401


def build(s):
    portrait(s, 'short', (0.60, 0.90, 0.88), (0.45, 0.6), -0.3)
