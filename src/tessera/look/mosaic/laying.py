"""Where the stones of a scene lie.

Sites stand on lines of equal distance to the nearest colour edge (opus vermiculatum), on a calm grid in the middle of floors, and in
the gaps. Two steps of Lloyd even them out. A pixel belongs to the site of its own colour that is nearest in the site's own frame:
so stones are cut at colour edges, and silhouettes stay as crisp as the drawing.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from scipy import ndimage
from scipy.spatial import cKDTree

from tessera.look.mosaic.colour import Array, Mask, isolines
from tessera.look.scene import Role, role

Labels = npt.NDArray[np.int16]
Numbers = npt.NDArray[np.int32]
EVER = 99  # rows everywhere


class Mesh(NamedTuple):
    """How fine a sheet is laid: stones of figures and floors in units, joint in units, pixels a unit."""

    figure: float
    floor: float
    joint: float
    px: float
    seed: int = 7


class Sites(NamedTuple):
    """One row each: x, y in pixels, angle, label, size in pixels."""

    x: Array
    y: Array
    angle: Array
    label: npt.NDArray[np.int64]
    size: Array


class Bed:
    """One colour's share of a scene, and the sites that lie in it already."""

    def __init__(self, mask: Mask, corner: tuple[int, int], size: float, rows: int, rng: np.random.Generator) -> None:
        self.mask, self.corner, self.size, self.rows, self.rng = mask, corner, size, rows, rng
        self.deep = ndimage.distance_transform_edt(mask)
        down, across = np.gradient(ndimage.gaussian_filter(self.deep, size * 0.3))
        self.angle = np.arctan2(down, across)
        self.cell = size * 0.8
        self.used: dict[tuple[int, int], list[tuple[float, float]]] = {}
        self.found: list[tuple[float, float, float]] = []

    def take(self, x: float, y: float, angle: float, room: float) -> None:
        """A site, unless another one is nearer than `room`."""
        cx, cy = int(x / self.cell), int(y / self.cell)
        for ax in (cx - 1, cx, cx + 1):
            for ay in (cy - 1, cy, cy + 1):
                for px, py in self.used.get((ax, ay), ()):
                    if (px - x) ** 2 + (py - y) ** 2 < room * room:
                        return
        self.used.setdefault((cx, cy), []).append((x, y))
        self.found.append((x + self.corner[0], y + self.corner[1], angle))

    def lay(self) -> None:
        self.lay_rows()
        if self.rows < EVER:
            self.lay_grid()
        self.fill_gaps()

    def lay_rows(self) -> None:
        smooth, t, high, wide = ndimage.gaussian_filter(self.deep, 1.2), self.size, *self.mask.shape
        for row in range(min(self.rows, int(self.deep.max() / t + 0.5))):
            for line in isolines(smooth if row else self.deep, (row + 0.5) * t):
                along = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
                if along[-1] < t * 0.6:
                    continue
                n = max(round(along[-1] / (t * 1.04)), 1)
                at = (np.arange(n) + self.rng.random() + self.rng.normal(0, 0.04, n)) * along[-1] / n % along[-1]
                for x, y in zip(np.interp(at, along, line[:, 0]), np.interp(at, along, line[:, 1]), strict=True):
                    self.take(x, y, self.angle[min(int(y), high - 1), min(int(x), wide - 1)], t * 0.72)

    def lay_grid(self) -> None:
        t, rng, (high, wide) = self.size, self.rng, self.mask.shape
        for row in range(int(high / t) + 1):
            off = rng.normal(0, 0.12)
            xs = (np.arange(int(wide / t) + 1) + 0.5 + off + rng.normal(0, 0.06, int(wide / t) + 1)) * t
            ys = (row + 0.5 + rng.normal(0, 0.04, len(xs))) * t
            for x, y in zip(xs, ys, strict=True):
                if 0 <= x < wide and 0 <= y < high and self.deep[int(y), int(x)] > self.rows * t:
                    self.take(x, y, 0.0, t * 0.74)

    def fill_gaps(self) -> None:
        """Thin parts, and where rows meet: the widest first."""
        ys, xs = np.nonzero(self.mask)
        if len(ys) > 60_000:
            some = self.rng.choice(len(ys), 60_000, replace=False)
            ys, xs = ys[some], xs[some]
        order = np.argsort(-np.minimum(self.deep[ys, xs], self.size * 0.5) + self.rng.random(len(ys)) * 0.6, kind="stable")
        near = self.rows * self.size
        for y, x in zip(ys[order].tolist(), xs[order].tolist(), strict=True):
            self.take(x, y, self.angle[y, x] if self.deep[y, x] < near else 0.0, self.size * 0.78)


def stone_size(found: Role, mesh: Mesh) -> float:
    return (found.size or (mesh.figure if found.kind == "rows" else mesh.floor)) * mesh.px


def sites_of(labels: Labels, names: list[str], mesh: Mesh) -> Sites:
    rng, high, wide = np.random.default_rng(mesh.seed), *labels.shape
    rows: list[tuple[float, float, float, int, float]] = []
    for i, name in enumerate(names):
        found, mask = role(name), labels == i
        if found.kind not in ("rows", "floor") or not mask.any():
            continue
        ys, xs = np.nonzero(mask.any(1))[0], np.nonzero(mask.any(0))[0]
        top, left = max(ys[0] - 2, 0), max(xs[0] - 2, 0)
        size = stone_size(found, mesh)
        cut = mask[top : min(ys[-1] + 3, high), left : min(xs[-1] + 3, wide)]
        bed = Bed(cut, (int(left), int(top)), size, EVER if found.kind == "rows" else found.rows, rng)
        bed.lay()
        rows += [(x, y, angle, i, size) for x, y, angle in bed.found]
    x, y, angle, label, size_of = np.array(rows).reshape(-1, 5).T
    return Sites(x, y, angle, label.astype(np.int64), size_of)


def owners(labels: Labels, names: list[str], sites: Sites, step: int = 1) -> Numbers:
    """Which stone every pixel belongs to, -1 for none; with a step, of every so many pixels."""
    out = np.full(labels.shape, -1, np.int32)
    for i in range(len(names)):
        mine = np.nonzero(sites.label == i)[0]
        ys, xs = np.nonzero(labels[::step, ::step] == i)
        if not len(mine) or not len(ys):
            continue
        points = np.stack([xs, ys], 1) * float(step)
        k = min(6, len(mine))
        _, near = cKDTree(np.stack([sites.x[mine], sites.y[mine]], 1)).query(points, k=k)
        near = mine[near.reshape(len(points), k)]
        dx, dy = points[:, :1] - sites.x[near], points[:, 1:] - sites.y[near]
        cos, sin = np.cos(sites.angle[near]), np.sin(sites.angle[near])
        u, v = np.abs(cos * dx + sin * dy), np.abs(-sin * dx + cos * dy)
        best = (np.maximum(u, v) + 0.06 * (u + v)).argmin(1)
        out[ys * step, xs * step] = near[np.arange(len(points)), best]
    return out


def laid(labels: Labels, names: list[str], mesh: Mesh) -> tuple[Sites, Numbers]:
    """All stones of a scene and whose each pixel is."""
    sites = sites_of(labels, names, mesh)
    for _ in range(2):
        coarse = owners(labels, names, sites, 2)
        ys, xs = np.nonzero(coarse >= 0)
        who = coarse[ys, xs]
        n = np.bincount(who, minlength=len(sites.x))
        there = np.maximum(n, 1)
        dx = np.where(n > 0, np.bincount(who, xs, len(n)) / there - sites.x, 0)
        dy = np.where(n > 0, np.bincount(who, ys, len(n)) / there - sites.y, 0)
        sites = sites._replace(x=sites.x + 0.55 * dx, y=sites.y + 0.55 * dy)
    return sites, owners(labels, names, sites)
