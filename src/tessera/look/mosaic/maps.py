"""A map as a mosaic: sea in waves along the coast, land in calm courses, a row of stones for every coast, border and river."""

import math

import numpy as np
from PIL import Image
from scipy import ndimage

from tessera.look.mosaic.chart import PAD, Chart, normal
from tessera.look.mosaic.colour import Array, Mask, eased, lab, labs, noise, oklab, pixels
from tessera.look.mosaic.finish import Floor
from tessera.look.mosaic.laying import Mesh
from tessera.look.mosaic.store import ORNAMENTS
from tessera.look.mosaic.tiles import Mortar, along, at, cells, filled, paint, rows, thin
from tessera.look.scene import emblem, rimmed, small
from tessera.look.tints import TINTS

SEA, LAND, FOAM, COAST, BORDER, RIVER, FRAME = 8.2, 7.6, 3.4, 2.6, 3.3, 2.5, 3.5  # sizes of stones in board units


class Ground:
    """One map in the making. Both themes lay the same stones."""

    def __init__(self, chart: Chart, theme: str) -> None:
        self.chart, self.px, self.dark, self.tints = chart, chart.px, theme == "dark", TINTS[theme]
        self.theme, self.rng = theme, np.random.default_rng(5)
        self.picture = np.zeros((chart.high, chart.wide, 3))
        shape = (chart.high // 8 + 2, chart.wide // 8 + 2)
        self.slow = chart.grown(normal(noise(shape, 9, 11)), 8)
        self.fine = chart.grown(normal(noise((chart.high // 2 + 2, chart.wide // 2 + 2), 6, 12, 3)), 2)

    def made(self) -> Image.Image:
        self.sea()
        self.ornaments()
        self.land()
        self.river()
        self.calm()
        self.frame()
        cut = round(PAD * self.px)
        return Image.fromarray(pixels(self.picture[cut:-cut, cut:-cut]))

    def pick(self, light: float, dark: float) -> float:
        return dark if self.dark else light

    def speckled(self, colour: str, n: int, unrest: float) -> Array:
        out = np.tile(lab(colour), (n, 1))
        out[:, 0] += self.rng.normal(0, unrest, n)
        return out

    # ---- the sea

    def sea(self) -> None:
        deep = -self.chart.coast
        tiles, row, level = self.sea_tiles(deep)
        px, rng, n = self.px, self.rng, len(tiles)
        where = np.maximum(at(level, tiles, px) + at(self.slow, tiles, px) * 7, 0)
        ramp = labs(self.tints.sea)
        colour = np.stack([np.interp(where, self.tints.depths, ramp[:, i]) for i in range(3)], -1)
        colour[:, 0] += rng.normal(0, self.pick(0.0095, 0.011), n)
        ripple = at(self.fine, tiles, px)
        colour[(row > 1) & (row % 4 == 0) & (ripple > -0.2), 0] += self.pick(0.035, 0.03)
        colour[(row > 1) & (row % 4 == 2) & (ripple > 0.1), 0] -= 0.022
        chance = rng.random(n)
        for accent, share in zip(labs(self.tints.accents), self.tints.accent_share, strict=True):
            taken = (chance < share) & (row != 0)
            colour[taken] = colour[taken] * 0.55 + accent * 0.45
            chance = np.where(taken, 9, chance - share)
        widest = ndimage.maximum_filter(deep[::4, ::4], size=int(13 * px / 4))
        inlet = (row == 0) & (at(widest, tiles, px / 4) < 5.2)  # shallow water, no foam
        foam = (row == 0) & ~inlet
        colour[foam] = self.speckled(self.tints.foam, int(foam.sum()), 0.012)
        seen = np.where(foam, 0.22, self.pick(0.52, 0.72))
        mortar = Mortar(lab(self.tints.sea_joint), 0.4, self.pick(0.035, 0.03), 0.02, seen, 0.8)
        paint(self.picture, tiles, colour, deep >= 0, px, mortar, rng)

    def sea_tiles(self, deep: Array) -> tuple[Array, Array, Array]:
        """Rows along the coast, far out along a smoothed one; then the far rows settle. Tiles, the row of each (-1: a filling), and
        the field the rows follow."""
        px, rng = self.px, self.rng
        far = eased(14, 44, deep)
        level = (1 - far) * deep + far * ndimage.gaussian_filter(deep, 8 * px)
        level = ndimage.gaussian_filter(level, 0.8 * px)
        first = FOAM + 0.6 + SEA / 2
        foam = rows(deep, [FOAM / 2 + 0.3], FOAM, px, rng, (1.1, 1.4))
        waves = rows(level, list(np.arange(first, level.max(), SEA)), SEA, px, rng)
        row = np.r_[np.zeros(len(foam)), 1 + np.round((at(level, waves, px) - first) / SEA)]
        tiles = np.r_[foam, waves]
        keep = thin(tiles, SEA * 0.55, len(foam))
        tiles, row = tiles[keep], row[keep]
        down, across = np.gradient(ndimage.gaussian_filter(level[::4, ::4], 3))
        angle = np.arctan2(across, -down)
        before = len(tiles)
        tiles = filled(tiles, deep > FOAM + 2, SEA, px, rng, np.kron(angle, np.ones((4, 4))))
        row = np.r_[row, np.full(len(tiles) - before, -1.0)]
        loose = (row < 0) | (row > 3)
        for _ in range(3):
            self.settle(tiles, loose, (deep > 0)[::2, ::2], angle)
        return tiles, row, level

    def settle(self, tiles: Array, loose: Mask, mask: Mask, angle: Array) -> None:
        """Loose tiles move to the middle of what they cover, turn with the waves, and take its size."""
        found = cells(tiles, mask, self.px / 2)
        n = np.bincount(found.tile, minlength=len(tiles))
        q = loose & (n > 0)
        for i in (0, 1):
            middle = np.bincount(found.tile, found.at[:, i], len(tiles)) / np.maximum(n, 1)
            tiles[q, i] = 0.3 * tiles[q, i] + 0.7 * middle[q]
        tiles[q, 2] = at(angle, tiles[q], self.px / 4)
        half = np.clip(np.sqrt(n / (self.px / 2) ** 2) / 2, 0.36 * SEA, 0.62 * SEA)[q]
        tiles[q, 3:] = tiles[q, 3:] / np.sqrt(tiles[q, 3:4] * tiles[q, 4:5]) * half[:, None]

    def ornaments(self) -> None:
        """Dolphins and ships in free water, as small mosaics of their own."""
        px = self.px
        for n, (x, y, room) in enumerate(self.chart.free_water(5)):
            what = ORNAMENTS[(n + 1) % 2 if room > 30 else 0]
            side = room * (1.5 if what == "dolphin" else 1.25)
            turn = "" if n % 2 else "translate(100 0) scale(-1 1)"
            drawn = f'<g transform="{turn}">{rimmed(small(emblem(what)), "foamSmall", 5)}</g>'
            laid = Floor(drawn, (side, side), Mesh(2.3, 3, 0.5, px), (-4, -4, 108, 108)).painted(self.theme, clear=True)
            figure = np.asarray(laid).astype(float) / 255
            left, top = round((x - side / 2) * px), round((y - side / 2) * px)
            high, wide = figure.shape[:2]
            there = self.picture[top : top + high, left : left + wide]
            figure = figure[: there.shape[0], : there.shape[1]]
            soft = ndimage.gaussian_filter(figure[..., 3], 0.5)[..., None] * 0.6  # fainter than any piece
            there[:] = there * (1 - soft) + oklab(figure[..., :3]) * soft

    # ---- the land

    def tint(self) -> Array:
        """The colour of every pixel of land: its province, its height, darker toward the coast."""
        height, lit = self.chart.relief()
        tones = labs(self.tints.provinces)[self.chart.tones(6)]
        out: Array = np.concatenate([tones, lab(self.tints.wild)[None]])[self.chart.province]
        out[..., 0] += lit * self.pick(0.15, 0.12) * np.clip(height * 1.6 + 0.15, 0, 1) - height * self.pick(0.035, -0.01)
        out[..., 2] += height * 0.008
        out[..., 0] += self.slow * 0.006 - self.pick(0.03, 0.035) * np.exp(-np.maximum(self.chart.coast, 0) / 5)
        return out

    def land(self) -> None:
        chart, px, rng = self.chart, self.px, self.rng
        coast, lines = chart.coast, chart.borders()
        shore = rows(coast, [COAST / 2 + 0.2], COAST, px, rng, (1.15, 1.5))
        border = along(lines, BORDER, rng, lambda tiles: at(coast, tiles, px) > 3.2)
        border = border[thin(border, 2.9)]
        beside = chart.distance(lines)
        tiles = self.courses(coast, beside)
        colour = np.c_[rng.normal(0, 0.0075, len(tiles)), rng.normal(0, 0.0022, (len(tiles), 2))]
        joint = lab(self.tints.joint)
        paint(
            self.picture, tiles, colour, coast > COAST - 0.6, px, Mortar(joint, 0.34, 0.015, 0.008, 0.27, 0.8), rng, self.tint()
        )
        colour = self.speckled(self.tints.coast, len(shore), 0.018)
        paint(self.picture, shore, colour, (coast > 0) & (coast <= COAST), px, Mortar(joint, 0.26, 0.03, 0.02, 0.3, 0.9), rng)
        colour = self.speckled(self.tints.border, len(border), 0.025)
        paint(
            self.picture, border, colour, (beside < 1.75) & (coast > COAST), px, Mortar(joint, 0.3, 0.025, 0.015, 0.5, 0.9), rng
        )

    def courses(self, coast: Array, beside: Array) -> Array:
        """Two rows along the coast, then brick courses at an angle of its own in every province."""
        chart, px, rng, t = self.chart, self.px, self.rng, LAND
        edge = COAST + 0.4
        found = [rows(coast, [edge + t / 2, edge + 1.5 * t], t, px, rng)]
        grid = np.mgrid[-900 : 900 : t * 1.02, -900:900:t].reshape(2, -1).T
        grid[:, 1] += np.mod(np.round(grid[:, 0] / t), 2) * t * 0.5
        for j in range(-1, chart.provinces):
            turn = rng.uniform(-0.5, 0.5) if j >= 0 else 0.0
            cos, sin = math.cos(turn), math.sin(turn)
            q = grid @ np.array([[sin, cos], [cos, -sin]]) + [chart.w / 2 + PAD, chart.h / 2 + PAD]
            q = q[(q > -4).all(1) & (q[:, 0] < chart.w + 2 * PAD + 4) & (q[:, 1] < chart.h + 2 * PAD + 4)]
            q = q + rng.normal(0, 0.18, q.shape)
            q = q[(at(chart.province, q, px) == j) & (at(coast, q, px) > edge + 2 * t) & (at(beside, q, px) > 3.2)]
            found.append(np.c_[q, np.full(len(q), -turn), np.full(len(q), t * 0.5), np.full(len(q), t * 0.51)])
        tiles = np.concatenate(found)
        return filled(tiles[thin(tiles, t * 0.6)], coast > COAST, t, px, rng)

    def river(self) -> None:
        chart, px = self.chart, self.px
        if not chart.rivers:
            return
        edge = np.array([chart.w + 2 * PAD, chart.h + 2 * PAD])
        tiles = along(
            chart.rivers, RIVER, self.rng,
            lambda t: (at(chart.coast, t, px) > 1.5) & (t[:, :2] > 0).all(1) & (t[:, :2] < edge).all(1),
        )  # fmt: skip
        mask = (chart.distance(chart.rivers) < 1.7) & (chart.coast > 1)
        if not len(tiles) or not mask.any():
            return
        water = self.picture.copy()
        mortar = Mortar(lab(self.tints.joint), 0.25, 0.02, 0.01, 0.2, 0.4)
        paint(water, tiles, self.speckled(self.tints.river, len(tiles), 0.02), mask, px, mortar, self.rng)
        found = cells(tiles, mask, px)
        there = eased(-0.1, -0.1 + 1.2 / px, 0.1 - found.best)[:, None] * 0.8
        old = self.picture[found.ys, found.xs]
        self.picture[found.ys, found.xs] = old * (1 - there) + water[found.ys, found.xs] * there

    # ---- what words need, and the rim

    def calm(self) -> None:
        """Under names the stones fade into their mean, a little lighter (in the dark: darker)."""
        share = self.chart.quiet()[..., None] * 0.87
        half = 4.5 * self.px / 2
        mean = np.stack([self.chart.grown(ndimage.gaussian_filter(self.picture[::2, ::2, i], half), 2) for i in range(3)], -1)
        mean[..., 0] += self.pick(0.03, -0.022)
        self.picture = self.picture * (1 - share) + mean * share

    def frame(self) -> None:
        """Two plain bands of stones."""
        down, across = np.indices((self.chart.high, self.chart.wide))
        x, y = (across + 0.5) / self.px - PAD, (down + 0.5) / self.px - PAD
        inside = np.minimum(np.minimum(x, self.chart.w - x), np.minimum(y, self.chart.h - y))
        for n, colour in enumerate(self.tints.frame.split()):
            tiles = rows(inside, [FRAME * (n + 0.5)], FRAME, self.px, self.rng, (1.25, 1.25))
            band = (inside < FRAME * (n + 1)) & (inside >= (FRAME * n if n else -9))
            mortar = Mortar(lab(self.tints.joint), 0.32, 0.035, 0.02, 1.0, 0.5)
            paint(self.picture, tiles, self.speckled(colour, len(tiles), 0.025), band, self.px, mortar, self.rng)


def ground(chart: Chart, theme: str) -> Image.Image:
    return Ground(chart, theme).made()
