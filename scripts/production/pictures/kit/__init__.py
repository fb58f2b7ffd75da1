"""Shared kit of the picture library: parts, materials, light, camera and finish."""
