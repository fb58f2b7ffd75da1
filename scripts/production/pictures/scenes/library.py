"""The table of bound reports shared by two pictures: sun through a tall window on cloth, foil and paper."""
import math

import numpy as np

from kit import still
from kit.mesh import Part

CLOTH = {'g': 'cloth-petrol', 'w': 'cloth-white', 'r': 'cloth-red'}
AZIMUTH, ELEVATION = 203, 26


def light_table(s):
    s.air(0.0, 50)
    s.light(azimuth=AZIMUTH, elevation=ELEVATION, mood='gold', sun=7.5, colour=(1.0, 0.74, 0.50), sky=0.42, softness=2.0, cover=0)
    s.look.update(exposure=0.35, contrast=1.2, saturation=1.1, vignette=0.35)
    still.table('felt', 40, 14).place()
    s.area((3.5, -2.0, 3.5), (0, 0, 0), 2.0, 40, (0.75, 0.9, 1.0))


def window(bars, distance=9.0, aim=(0.4, 0.4, 0.4)):
    """A wall before the sun, closed but for what lies between its bars, each given as (from, to) across."""
    az, el = math.radians(AZIMUTH), math.radians(ELEVATION)
    sun = np.array([math.cos(el) * math.cos(az), math.cos(el) * math.sin(az), math.sin(el)])
    across = np.array([-math.sin(az), math.cos(az), 0])
    middle, up = np.array(aim) + sun * distance, np.cross(sun, across)
    p = Part('window')
    for a, b in bars:
        p.plate([tuple(middle + across * u + up * v) for u, v in ((a, -9), (b, -9), (b, 9), (a, 9))], 'dark')
    p.place()


def stack(x, y, yaw, books, marked=False):
    """Books from the bottom up as (thickness, cloth, turn, shift); the top one may carry the mark."""
    z = 0.0
    for k, (h, cloth, turn, shift) in enumerate(books):
        top = k == len(books) - 1
        still.book(1.55, 2.1, h, CLOTH[cloth], marked and top).place(x + shift, y, z, yaw + turn)
        z += h + 0.002
