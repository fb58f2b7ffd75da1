from silhouette import ALT, DETAIL, SAMPLES, SIZE, portrait  # noqa: F401


def build(s):
    portrait(s, 'wavy', (0.95, 0.40, 0.18), (0.5, 0.2), -0.35)
