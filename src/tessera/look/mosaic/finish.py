"""How laid stones look: colour, joints, light from the upper left; slabs and fresco beside them."""

import numpy as np
from PIL import Image
from scipy import ndimage

from tessera.look.mosaic.colour import Array, Mask, lab, noise, pixels
from tessera.look.mosaic.laying import Labels, Mesh, Numbers, laid
from tessera.look.mosaic.scene import labels
from tessera.look.scene import Role, role

MORTAR = {"light": "#9a8d74", "dark": "#1d1b19", "cards": "#4a4238"}
LIGHT = {"light": 1.0, "dark": 0.8, "cards": 1.0}


class Floor:
    """A scene laid once; each theme is a coat of colour on the same stones."""

    def __init__(
        self, drawn: str, size: tuple[float, float], mesh: Mesh, box: tuple[float, float, float, float] | None = None
    ) -> None:
        self.mesh = mesh
        wide, high = round(size[0] * mesh.px), round(size[1] * mesh.px)
        self.labels, self.names = labels(drawn, (wide, high), box or (0, 0, *size))
        self.sites, self.owner = laid(self.labels, self.names, mesh)
        self.edge = edge_distance(self.owner, self.labels)

    def painted(self, theme: str, clear: bool = False) -> Image.Image:
        """The picture in this theme; `clear`: see-through where nothing was drawn."""
        coat = Coat(self, theme)
        coat.stones()
        coat.surface()
        for i, name in enumerate(self.names):
            if role(name).kind == "slab":
                coat.slab(i)
            elif role(name).kind == "fresco":
                coat.fresco(i)
        coat.joints()
        out = pixels(coat.picture)
        if clear:
            return Image.fromarray(np.dstack([out, np.where(self.labels < 0, 0, 255).astype(np.uint8)]))
        return Image.fromarray(out)


def edge_distance(owner: Numbers, seen: Labels) -> Array:
    """From every pixel to the edge of its stone."""
    key = np.where(owner >= 0, owner, -2 - seen.astype(np.int32))
    edge = np.zeros(key.shape, bool)
    across, down = key[:, :-1] != key[:, 1:], key[:-1] != key[1:]
    edge[:, :-1] |= across
    edge[:, 1:] |= across
    edge[:-1] |= down
    edge[1:] |= down
    return np.asarray(ndimage.distance_transform_edt(~edge) + 0.5)


def coloured(found: Role, name: str, theme: str) -> list[Array]:
    """A role's colours. Cards keep theirs in the dark, by lamplight: a gold standard stays gold, its ground steps back."""
    if theme == "cards":
        return [lab(c) * (0.78 if name.startswith("k") else 0.97) for c in found.light]
    return [lab(c) for c in found.colours(theme)]


class Coat:
    """One theme's colours on a floor."""

    def __init__(self, floor: Floor, theme: str) -> None:
        self.floor, self.theme, self.light = floor, theme, LIGHT[theme]
        self.mesh, self.sites, self.owner, self.labels = floor.mesh, floor.sites, floor.owner, floor.labels
        self.half = floor.mesh.px / 2
        self.rng = np.random.default_rng(floor.mesh.seed + 1)
        self.roles = [role(name) for name in floor.names]
        self.colours = [coloured(found, name, theme) for found, name in zip(self.roles, floor.names, strict=True)]
        self.picture = np.zeros((*floor.labels.shape, 3))
        self.laid: Mask = floor.owner >= 0

    def by_role(self, values: list[float]) -> Array:
        """One number a role, for every pixel."""
        return np.array(values)[np.maximum(self.labels, 0)]

    def stones(self) -> None:
        """Every stone its colour: its role's, now and then a neighbour's, a little off, in slow batches."""
        sites, rng, n = self.sites, self.rng, len(self.sites.x)
        colour = np.array([found[0] for found in self.colours])[sites.label]
        for i, found in enumerate(self.colours):
            if len(found) > 1:
                mine = np.nonzero(sites.label == i)[0]
                other = mine[rng.random(len(mine)) < min(0.13 * (len(found) - 1), 0.5)]
                colour[other] = np.array(found[1:])[rng.integers(0, len(found) - 1, len(other))]
        batch = noise(self.labels.shape, 90 * self.half, 11, 2)
        high, wide = batch.shape
        slow = batch[np.clip(sites.y.astype(int), 0, high - 1), np.clip(sites.x.astype(int), 0, wide - 1)]
        unrest = np.array([found.unrest for found in self.roles])[sites.label]
        colour[:, 0] += (rng.normal(0, 0.017, n) + slow * 0.014) * unrest
        colour[:, 1] += rng.normal(0, 0.0045, n) * unrest
        colour[:, 2] += (rng.normal(0, 0.007, n) + slow * 0.006) * unrest
        self.picture[self.laid] = colour[self.owner[self.laid]]

    def surface(self) -> None:
        """Each stone lies a little tilted, and its edges towards the light shine."""
        sites, edge = self.sites, self.floor.edge
        down, across = np.gradient(ndimage.gaussian_filter(edge, 0.8))
        ys, xs = np.nonzero(self.laid)
        who = self.owner[self.laid]
        lean = self.rng.normal(0, 1, (2, len(sites.x)))[:, who]
        tilt = (lean[0] * (xs - sites.x[who]) + lean[1] * (ys - sites.y[who])) / sites.size[who]
        facing = np.clip(-across * 0.6 - down * 0.8, -1, 1)[self.laid]
        rim = np.exp(-np.maximum(edge[self.laid] - 0.8 * self.half, 0) / (0.85 * self.half))
        self.picture[self.laid, 0] += (tilt * 0.016 + facing * rim * 0.05) * self.light

    def slab(self, i: int) -> None:
        """Polished marble: faint veins, a lit edge."""
        mask, (base, *others) = self.labels == i, self.colours[i]
        if not mask.any():
            return
        unrest, cloud = self.roles[i].unrest, noise(mask.shape, 90 * self.half, 100 + i)
        ridge = np.exp(-np.abs(noise(mask.shape, 190 * self.half, 200 + i) + 0.25 * cloud)[mask] * 30)
        vein = others[0] if others else base - np.array([0.06, 0, 0])
        colour = base + (vein - base) * (ridge * 0.42 * unrest)[:, None]
        colour[:, 0] += cloud[mask] * 0.012 * unrest
        deep = ndimage.distance_transform_edt(mask)
        down, across = np.gradient(deep)
        facing = np.clip(-across * 0.6 - down * 0.8, -1, 1)[mask]
        colour[:, 0] -= facing * np.exp(-deep[mask] / (1.3 * self.half)) * 0.05 * self.light
        self.picture[mask] = colour

    def fresco(self, i: int) -> None:
        """Painted plaster: strokes of the brush, darker at the rim."""
        mask, (base, *others) = self.labels == i, self.colours[i]
        if not mask.any():
            return
        cloud = noise(mask.shape, 90 * self.half, 100 + i)[mask]
        brush = noise((mask.shape[0], mask.shape[1] * 3), 14 * self.half, 300 + i, 3)[:, ::3][mask]
        colour = np.repeat(base[None], mask.sum(), 0)
        if others:
            colour += (others[0] - base)[None] * np.clip(0.18 + cloud * 0.5 + brush * 0.25, 0, 0.55)[:, None]
        deep = ndimage.distance_transform_edt(mask)[mask]
        colour[:, 0] += cloud * 0.016 + brush * 0.012 - 0.05 * np.exp(-deep / (18 * self.half))
        self.picture[mask] = colour

    def joints(self) -> None:
        """Mortar between the stones, mixed with what lies round it; between dark stones it is dark, so that figures keep their weight."""
        edge = self.floor.edge + noise(self.labels.shape, 5, 3, 2) * 0.35 * self.half
        width = (
            self.mesh.joint * self.mesh.px * self.by_role([f.joint or (0.72 if f.kind == "rows" else 1.0) for f in self.roles])
        )
        cover = 1 - np.clip((edge - width * 0.5) / (0.55 * self.half + 0.45), 0, 1)
        cover[~self.laid] = 0
        near = ndimage.gaussian_filter(self.picture, (3, 3, 0))
        dark = np.clip((0.62 - near[..., :1]) / 0.3, 0, 1)
        share = self.by_role([f.mortar or (0.40 if f.kind == "floor" else 0.60) for f in self.roles])[..., None]
        share = share - 0.30 * dark * (share > 0.5)
        mortar = lab(MORTAR[self.theme]) * share + near * (1 - share)
        self.picture = self.picture * (1 - cover[..., None]) + mortar * cover[..., None]
