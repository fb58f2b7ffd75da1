from silhouette import ALT, DETAIL, SAMPLES, SIZE, portrait  # noqa: F401


def build(s):
    portrait(s, 'cap', (1.0, 0.52, 0.24), (0.5, 0.5), 0.3)
