"""Fields of numbers: colours as even steps for the eye (OKLab), slow noise, lines of equal height."""

from functools import cache

import numpy as np
import numpy.typing as npt
from contourpy import contour_generator
from PIL import Image

Array = npt.NDArray[np.float64]
Mask = npt.NDArray[np.bool_]

CONE = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)
LAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
)


@cache
def lab(colour: str) -> Array:
    """A colour such as #EDE6D6 in OKLab."""
    rgb = np.array([int(colour.lstrip("#")[i : i + 2], 16) for i in (0, 2, 4)]) / 255
    return oklab(rgb)


def labs(colours: str) -> Array:
    return np.array([lab(colour) for colour in colours.split()])


def oklab(rgb: Array) -> Array:
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    return np.asarray(np.cbrt(linear @ CONE.T) @ LAB.T)


def pixels(picture: Array) -> npt.NDArray[np.uint8]:
    """From OKLab to bytes."""
    linear = np.clip((picture @ np.linalg.inv(LAB).T) ** 3 @ np.linalg.inv(CONE).T, 0, 1)
    rgb = np.where(linear <= 0.0031308, 12.92 * linear, 1.055 * linear ** (1 / 2.4) - 0.055)
    return (np.clip(rgb, 0, 1) * 255 + 0.5).astype(np.uint8)


def eased(low: float, high: float, x: Array) -> Array:
    """From 0 at `low` to 1 at `high`, softly."""
    t = np.clip((x - low) / (high - low), 0, 1)
    return np.asarray(t * t * (3 - 2 * t))


def noise(shape: tuple[int, int], scale: float, seed: int, octaves: int = 4) -> Array:
    """Slow noise around 0, its largest waves `scale` pixels long; about one in a hundred pixels lies beyond 1."""
    rng = np.random.default_rng(seed)
    high, wide = shape
    out, total = np.zeros(shape), 0.0
    for octave in range(octaves):
        step, weight = max(scale / 2**octave, 1.0), 0.5**octave
        coarse = rng.standard_normal((int(high / step) + 4, int(wide / step) + 4)).astype(np.float32)
        size = (int(np.ceil(coarse.shape[1] * step)), int(np.ceil(coarse.shape[0] * step)))
        fine = np.asarray(Image.fromarray(coarse).resize(size, Image.Resampling.BICUBIC))
        cut = int(step)
        out += weight * fine[cut : cut + high, cut : cut + wide]
        total += weight
    return out / total


def isolines(field: Array, level: float) -> list[Array]:
    """The lines on which a field has this value, each a row of (x, y) in its own steps."""
    return [np.asarray(line) for line in contour_generator(z=field).lines(level)]
