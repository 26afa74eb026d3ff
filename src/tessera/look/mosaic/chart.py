"""A map as fields: how far every pixel lies from the coast, whose province it is, how high; and what will lie on it.

The coast, provinces, rivers and crests come from the scene; ways, cities and names from the drawing of the table, so that stones keep
calm where words will stand.
"""

import math
import re
from pathlib import Path

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw
from scipy import ndimage

from tessera.look.lying import Lying
from tessera.look.mosaic.colour import Array, isolines, noise
from tessera.look.mosaic.scene import raster

PAD = 10  # drawn beyond the sheet and cut off at the end, so that the last rows do not break off
Labels = npt.NDArray[np.int16]


class Chart:
    def __init__(self, scene: Path, on_it: Lying, px: float) -> None:
        text = scene.read_text(encoding="utf-8")
        self.w, self.h = (float(n) for n in re.findall(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', text)[0])
        self.px, self.lying = px, on_it
        self.wide, self.high = round((self.w + 2 * PAD) * px), round((self.h + 2 * PAD) * px)
        shapes = re.findall(r'<path class="(\w+)"(?: id="([\w-]+)")?(?: stroke-width="([\d.]+)")? d="([^"]*)"/>', text)
        self.shapes = [(kind, float(wide or 0), d) for kind, _, wide, d in shapes]
        self.coast = self.coast_field()
        self.province, self.provinces = self.province_field()
        self.rivers = [points(d) + PAD for kind, _, d in self.shapes if kind == "river"]

    def seen(self, drawn: str, smooth: bool = False) -> npt.NDArray[np.uint8]:
        return raster(drawn, (self.wide, self.high), (-PAD, -PAD, self.w + 2 * PAD, self.h + 2 * PAD), smooth)

    def coast_field(self) -> Array:
        """Distance to the coast in units: above 0 on land."""
        land = "".join(f'<path fill="#fff" fill-rule="evenodd" d="{d}"/>' for kind, _, d in self.shapes if kind == "land")
        there = self.seen(land, smooth=True)[..., 3] > 127
        far = ndimage.distance_transform_edt(there) - ndimage.distance_transform_edt(~there)
        return np.asarray(ndimage.gaussian_filter(far, 0.4 * self.px) / self.px)

    def province_field(self) -> tuple[Labels, int]:
        """The province of every pixel, -1 outside the game; sea belongs to the nearest land."""
        owned = [(kind, d) for kind, _, d in self.shapes if kind in ("province", "wild")]
        drawn = "".join(f'<path fill="#{i + 1:02x}0000" fill-rule="evenodd" d="{d}"/>' for i, (_, d) in enumerate(owned))
        seen = self.seen(drawn)
        number = np.where(seen[..., 3] > 127, seen[..., 0], 0).astype(np.int16)
        ys, xs = ndimage.distance_transform_edt(number == 0, return_distances=False, return_indices=True)
        number = number[ys, xs]
        out = np.full(number.shape, -1, np.int16)
        for i, (kind, _) in enumerate(owned):
            if kind == "province":
                out[number == i + 1] = i
        return out, len(owned)

    def tones(self, most: int) -> npt.NDArray[np.intp]:
        """A tone for every province, neighbours never the same."""
        near = np.where(self.coast > -6, self.province, -1)[::4, ::4]
        beside = np.zeros((self.provinces, self.provinces), bool)
        for down, across in ((0, 3), (3, 0), (0, 9), (9, 0)):
            a, b = near[: near.shape[0] - down, : near.shape[1] - across], near[down:, across:]
            meet = (a != b) & (a >= 0) & (b >= 0)
            beside[a[meet], b[meet]] = beside[b[meet], a[meet]] = True
        tone, used = np.full(self.provinces, -1), np.zeros(most)
        for j in sorted(range(self.provinces), key=lambda j: -int(beside[j].sum())):
            free = [c for c in range(most) if c not in tone[beside[j]]] or list(range(most))
            tone[j] = min(free, key=lambda c: used[c])
            used[tone[j]] += 1
        return tone

    def borders(self) -> list[Array]:
        out = []
        for j in range(-1, self.provinces):
            share = ndimage.gaussian_filter((self.province[::3, ::3] == j).astype(float), 0.48 * self.px)
            out += [(line * 3 + 0.5) / self.px for line in isolines(share, 0.5)]
        return out

    def distance(self, lines: list[Array]) -> Array:
        """How far every pixel lies from these lines."""
        drawn = Image.new("L", (self.wide // 2 + 1, self.high // 2 + 1), 0)
        for line in lines:
            ImageDraw.Draw(drawn).line([tuple(q) for q in line * self.px / 2], fill=255, width=1)
        far = ndimage.distance_transform_edt(np.asarray(drawn) < 128) * 2 / self.px
        return self.grown(far, 2)

    def grown(self, field: Array, by: int) -> Array:
        return np.asarray(ndimage.zoom(field, by, order=1)[: self.high, : self.wide])

    def relief(self) -> tuple[Array, Array]:
        """Height from 0 to 1, from the crests and ridged noise, and how it is lit from the upper left."""
        step = 4
        shape, unit = (self.high // step + 2, self.wide // step + 2), self.px / step
        height = np.zeros(shape)
        for kind, wide, d in self.shapes:
            if kind == "crest":
                drawn = Image.new("L", shape[::-1], 0)
                ImageDraw.Draw(drawn).line([tuple(q) for q in (points(d) + PAD) * unit], fill=255, width=2)
                far = ndimage.distance_transform_edt(np.asarray(drawn) < 128) / unit
                height = np.maximum(height, np.exp(-((far / wide) ** 2) / 2) * min(1, 0.6 + wide / 60))
        ridge = 1 - np.abs(normal(noise(shape, 26 * unit, 3))) * 0.75
        height = height * (0.55 + 0.45 * np.clip(ridge, 0, 1)) + 0.05 * normal(noise(shape, 60 * unit, 5, 3))
        height = ndimage.gaussian_filter(height, 0.8)
        down, across = np.gradient(height)
        return self.grown(height, step), np.tanh(self.grown(-(across + down) * unit * 10, step) * 1.1)

    def quiet(self) -> Array:
        """1 where a name will stand, 0 far from all names."""
        half = self.px / 2
        drawn = Image.new("L", (self.wide // 2 + 1, self.high // 2 + 1), 0)
        for x, y, w, h in self.lying.names:
            box = (x + PAD - 3.5, y + PAD + 1.5, x + PAD + w + 3.5, y + PAD + h - 0.5)
            ImageDraw.Draw(drawn).rounded_rectangle([n * half for n in box], radius=6 * half, fill=255)
        return self.grown(ndimage.gaussian_filter(np.asarray(drawn, float) / 255, 3.2 * half), 2)

    def free_water(self, most: int) -> list[tuple[float, float, float]]:
        """Where an ornament may swim, and how large: far from ways, cities, names and coast, wide rather than high."""
        step = int(4 * self.px)
        sea, unit = -self.coast[::step, ::step], self.px / step
        drawn = Image.new("L", sea.shape[::-1], 0)
        pen = ImageDraw.Draw(drawn)
        for way in self.lying.ways:
            line = (np.array(way) + PAD) * unit
            pen.line([tuple(q) for q in line], fill=255, width=2)
            x, y = line[len(line) // 2]
            pen.ellipse((x - 17 * unit, y - 17 * unit, x + 17 * unit, y + 17 * unit), fill=255)
        for x, y in self.lying.cities:
            pen.rectangle([n * unit for n in (x + PAD - 34, y + PAD - 30, x + PAD + 34, y + PAD + 30)], fill=255)
        for x, y, w, h in self.lying.names:
            pen.rectangle([n * unit for n in (x + PAD - 6, y + PAD - 3, x + PAD + w + 6, y + PAD + h + 3)], fill=255)
        free = (np.asarray(drawn) < 128) & (sea > 5)
        free[:4] = free[-4:] = False
        free[:, :4] = free[:, -4:] = False
        room = ndimage.distance_transform_edt(free, sampling=(1.55, 1)) / unit
        down, across = np.indices(room.shape)
        out: list[tuple[float, float, float]] = []
        while len(out) < most and room.max() >= 21:
            y, x = divmod(int(room.argmax()), room.shape[1])
            out.append((x / unit, y / unit, min(float(room[y, x]), 40.0)))
            room[np.hypot(across - x, down - y) / unit < 140] = 0
        return out


def points(d: str) -> Array:
    """The points of a path of straight lines."""
    return np.array([float(n) for n in re.findall(r"-?\d+(?:\.\d+)?", d)]).reshape(-1, 2)


def normal(field: Array) -> Array:
    return field / (field.std() or math.inf)
