"""Rows of oriented tiles for maps: along coasts and borders, in courses on land, in waves on the sea.

A tile is a row of five numbers: x, y, direction, half its length, half its thickness, in board units. A pixel belongs to the tile
outside whose rectangle it lies least; where the best two differ little there is a joint.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from scipy.spatial import cKDTree

from tessera.look.mosaic.colour import Array, Mask, eased, isolines

NONE = np.zeros((0, 5))


class Found(NamedTuple):
    """For every pixel of a mask: its row, column and place, its tile, and how far it lies outside the best and the second tile."""

    ys: npt.NDArray[np.intp]
    xs: npt.NDArray[np.intp]
    at: Array
    tile: npt.NDArray[np.intp]
    best: Array
    second: Array


class Mortar(NamedTuple):
    """Joints and light: the mortar's colour and half width, the strength of the bevel and of each tile's tilt, how much mortar is
    seen (one number, or one a tile), and how far beyond its rectangle a tile may reach."""

    colour: Array
    half: float
    bevel: float
    tilt: float
    seen: float | Array = 1.0
    reach: float = 0.55


def at(field: npt.NDArray[np.generic], points: Array, px: float) -> Array:
    """A field's values at points of the board."""
    x = np.clip((points[:, 0] * px).astype(int), 0, field.shape[1] - 1)
    y = np.clip((points[:, 1] * px).astype(int), 0, field.shape[0] - 1)
    return np.asarray(field[y, x])


def on_line(line: Array, size: float, rng: np.random.Generator, aspect: tuple[float, float], jitter: float = 0.0) -> Array:
    """Tiles of about equal length along a line."""
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    n = max(1, round(along[-1] / (size * rng.uniform(*aspect))))
    step = along[-1] / n
    u = (np.arange(n) + 0.5) * step + rng.uniform(-jitter, jitter, n) * step
    x, y = np.interp(u, along, line[:, 0]), np.interp(u, along, line[:, 1])
    e = size * 0.8
    vx = np.interp(u + e, along, line[:, 0]) - np.interp(u - e, along, line[:, 0])
    vy = np.interp(u + e, along, line[:, 1]) - np.interp(u - e, along, line[:, 1])
    return np.asarray(np.c_[x, y, np.arctan2(vy, vx), np.full(n, step / 2), np.full(n, size / 2)])


def rows(
    field: Array,
    levels: Sequence[float],
    size: float,
    px: float,
    rng: np.random.Generator,
    aspect: tuple[float, float] = (1.0, 1.25),
) -> Array:
    """Tiles along the lines where the field has these values."""
    coarse, out = np.ascontiguousarray(field[::2, ::2]), [NONE]
    for level in levels:
        for found in isolines(coarse, level):
            line = (found * 2 + 0.5) / px
            if np.hypot(*np.diff(line, axis=0).T).sum() >= size * 1.2:
                out.append(on_line(line, size, rng, aspect, 0.08))
    return np.concatenate(out)


def along(lines: Sequence[Array], size: float, rng: np.random.Generator, keep: Callable[[Array], Mask]) -> Array:
    """Tiles along these lines, where they may lie."""
    out = [NONE]
    for line in lines:
        if np.hypot(*np.diff(line, axis=0).T).sum() >= size * 2:
            tiles = on_line(line, size, rng, (1.15, 1.4))
            out.append(tiles[keep(tiles)])
    return np.concatenate(out)


def thin(tiles: Array, room: float, kept: int = 0) -> Array:
    """Which tiles stay when none may be nearer than `room` to an earlier one; the first `kept` stay in any case."""
    keep = np.ones(len(tiles), bool)
    if len(tiles):
        pairs = cKDTree(tiles[:, :2]).query_pairs(room, output_type="ndarray")
        for i, j in pairs[np.lexsort((pairs[:, 1], pairs[:, 0]))].tolist():
            if keep[i] and keep[j] and max(i, j) >= kept:
                keep[max(i, j)] = False
    return keep


def filled(tiles: Array, mask: Mask, size: float, px: float, rng: np.random.Generator, angle: Array | None = None) -> Array:
    """With tiles in the holes, the widest first."""
    step = max(1, int(px * size / 6))
    ys, xs = np.nonzero(mask[::step, ::step])
    points = np.c_[(xs * step + 0.5) / px, (ys * step + 0.5) / px]
    far = cKDTree(tiles[:, :2]).query(points)[0] if len(tiles) else np.full(len(points), 9e9)
    holes = np.flatnonzero(far > size * 0.86)
    if not len(holes):
        return tiles
    holes = holes[np.argsort(-far[holes] + rng.uniform(0, 0.2 * size, len(holes)), kind="stable")]
    tree, dead, new = cKDTree(points[holes]), np.zeros(len(holes), bool), []
    for i in range(len(holes)):
        if not dead[i]:
            new.append(points[holes[i]])
            dead[tree.query_ball_point(points[holes[i]], size * 0.92)] = True
    there = np.array(new)
    turned = rng.uniform(-0.3, 0.3, len(there)) if angle is None else at(angle, there, px)
    half = np.full(len(there), size / 2)
    return np.asarray(np.r_[tiles, np.c_[there, turned, half, half]])


def cells(tiles: Array, mask: Mask, px: float) -> Found:
    ys, xs = np.nonzero(mask)
    points = np.c_[(xs + 0.5) / px, (ys + 0.5) / px]
    _, near = cKDTree(tiles[:, :2]).query(points, k=min(6, len(tiles)))
    near = near.reshape(len(points), -1)
    cos, sin = np.cos(tiles[:, 2]), np.sin(tiles[:, 2])
    best, second, who = np.full(len(points), 9e9), np.full(len(points), 9e9), np.zeros(len(points), np.intp)
    for i in near.T:
        dx, dy = points[:, 0] - tiles[i, 0], points[:, 1] - tiles[i, 1]
        u = np.abs(dx * cos[i] + dy * sin[i]) - tiles[i, 3]
        v = np.abs(-dx * sin[i] + dy * cos[i]) - tiles[i, 4]
        corner = np.sqrt(np.maximum(u + tiles[i, 3] * 0.5, 0) * np.maximum(v + tiles[i, 4] * 0.5, 0))
        out = np.maximum(u, v) + 0.11 * corner  # corners are rounded a little
        better = out < best
        second = np.where(better, best, np.minimum(second, out))
        who, best = np.where(better, i, who), np.where(better, out, best)
    return Found(ys, xs, points, who, best, second)


def paint(
    picture: Array,
    tiles: Array,
    colour: Array,
    mask: Mask,
    px: float,
    mortar: Mortar,
    rng: np.random.Generator,
    tint: Array | None = None,
) -> None:
    """Lays tiles of these colours (OKLab) into a picture. `tint`: a field of colour to which the tiles' colours are added."""
    if not len(tiles) or not mask.any():
        return
    found = cells(tiles, mask, px)
    who, lean = found.tile, rng.normal(0, 1, (len(tiles), 2))
    edge = np.minimum((found.second - found.best) / 2, mortar.reach - found.best)
    stone = eased(mortar.half - 0.55 / px, mortar.half + 0.55 / px, edge)[:, None]
    dx, dy = found.at[:, 0] - tiles[who, 0], found.at[:, 1] - tiles[who, 1]
    across = tiles[who, 3] + tiles[who, 4]
    rim = 1 - eased(mortar.half, mortar.half + 1.3, edge)
    light = (
        -mortar.bevel * (dx + dy) / across * (0.35 + rim * 0.9) + mortar.tilt * (lean[who, 0] * dx + lean[who, 1] * dy) / across
    )
    own = colour[who] if tint is None else colour[who] + tint[found.ys, found.xs]
    seen = mortar.seen[who][:, None] if isinstance(mortar.seen, np.ndarray) else mortar.seen
    joint = own * (1 - seen) + mortar.colour * seen
    lit = own.copy()
    lit[:, 0] += light
    picture[found.ys, found.xs] = lit * stone + joint * (1 - stone)
