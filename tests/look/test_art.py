"""The pictures of stone: fresh, small, readable, and needed by nothing but the eye."""

import io
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from tools import lands
from tools.colour_blind import position

import tessera
from tessera import look
from tessera.look import art, scenery
from tessera.look.lying import Lying, lying
from tessera.look.mosaic import store
from tessera.look.mosaic.store import Asset
from tessera.look.paint import THEMES, flat, raster

Ground = Callable[[str, str], str]  # what puts a ground below a drawing, in a theme
ASSETS = store.assets()
GROUNDS = [a for a in ASSETS if a.kind != "faces"]
MAPS = [a for a in ASSETS if a.kind == "map"]


def named(asset: Asset) -> str:
    return asset.name


def test_nothing_is_stale() -> None:
    assert not store.stale(), "make art"


@pytest.mark.parametrize("asset", ASSETS, ids=named)
def test_every_picture_is_small(asset: Asset) -> None:
    faces = len(store.listed()[asset.name].get("at", {}))
    most = {"": 6 * faces, "-2x": 9 * faces} if faces else {"": 150, "-2x": 350}
    for theme in THEMES:
        for dense, limit in most.items():
            path = asset.file(theme, dense)
            assert path.stat().st_size <= limit * 1000, path
            size = store.listed()[asset.name]["size"]
            assert Image.open(path).size == tuple(round(n * store.DENSE[dense]) for n in size)


def test_all_pictures_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in store.ART.rglob("*.webp")) < 8_000_000
    known = {asset.file(theme, dense) for asset in ASSETS for theme in THEMES for dense in store.DENSE}
    assert set(store.ART.rglob("*.webp")) == known


def test_a_drawing_needs_no_renderer() -> None:
    program = (
        "import sys, tessera; from tessera import look; look.svg(look.of_state(tessera.game('concordia').start(seed=1)), 'dark', False);"
        "print([m for m in sys.modules if m.split('.')[0] in ('numpy', 'scipy', 'PIL') or m.startswith('tessera.look.mosaic')])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_picture_stands_alone_with_or_without_stone() -> None:
    drawing = look.of_state(tessera.game("concordia").start(seed=1))
    plain, stone = look.svg(drawing), look.svg(drawing, "dark", plain=False)
    assert "<image" not in plain
    assert plain.count('<svg class="flat"') == 1 < plain.count('<svg class="face"')
    assert "data-art" not in stone
    assert stone.count('href="data:image/webp;base64,') == stone.count("<image") > 1


@pytest.mark.parametrize("game", tessera.games(), ids=lambda game: game.id)
def test_a_picture_of_its_own_shows_the_stone(game: tessera.Game) -> None:
    """Nothing of the plain ground covers it: much of the picture has another colour."""
    drawing = look.of_state(game.start(seed=1))
    stone = look.svg(drawing, "light", plain=False)
    bare = re.sub(r"<image[^>]*/>", "", stone)
    seen, ground = (np.asarray(Image.open(io.BytesIO(raster(text, 240))).convert("L"), int) for text in (stone, bare))
    assert np.mean(np.abs(seen - ground) > 8) > 0.3


def test_a_map_of_ones_own_is_drawn_plain(tmp_path: Path) -> None:
    game = tessera.game("concordia")
    text = game.edition_text(None).text
    assert "".join(e.text for e in lying_map(look.of_state(game.start(seed=1))))
    moved = re.sub(r"(id = \"roma\"[^\n]*?xy = \[)(\d+)", lambda found: f"{found[1]}{int(found[2]) + 9}", text, count=1)
    assert moved != text
    file = tmp_path / "mine.toml"
    file.write_text(moved, encoding="utf-8")
    state = game.start(seed=1, edition=file)
    assert not lying_map(look.of_state(state))


def lying_map(drawing: look.TableDrawing) -> list[art.Any]:
    return [e for e in drawing.fragments["map"].all() if e.name == "image"]


# ---- contrast, on the pixels of the files ----------------------------------------------------------------------


def luminance(rgb: np.ndarray) -> np.ndarray:
    c = rgb / 255
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4) @ np.array([0.2126, 0.7152, 0.0722])


def colour(theme: str, rule: str, what: str = "fill") -> np.ndarray:
    """The colour a class has in a theme."""
    found = re.search(re.escape(rule) + r" \{[^}]*?\b" + what + r":#([0-9A-F]{6})", flat(theme), re.I)
    assert found, rule
    return np.array([int(found[1][i : i + 2], 16) for i in (0, 2, 4)], float)


def contrast(ink: np.ndarray, ground: np.ndarray) -> np.ndarray:
    a, b = luminance(ink), luminance(ground.reshape(-1, 3).astype(float))
    return (np.maximum(a, b) + 0.05) / (np.minimum(a, b) + 0.05)


def on_map(asset: Asset, theme: str) -> tuple[np.ndarray, Lying]:
    return np.asarray(Image.open(asset.file(theme, "")).convert("RGB")), lying(store.drawing(asset))


@pytest.mark.parametrize("asset", MAPS, ids=named)
@pytest.mark.parametrize("theme", THEMES)
def test_names_and_ways_read_on_every_map(asset: Asset, theme: str) -> None:
    """On the bare ground, as if they had no halo: the worst twentieth of what lies under a name, and under a way."""
    ground, on_it = on_map(asset, theme)
    ink = colour(theme, "text.prov")
    for x, y, w, h in on_it.names:
        under = ground[max(0, int(y)) : int(y + h), max(0, int(x)) : int(x + w)]
        assert np.percentile(contrast(ink, under), 5) >= 4.5, (x, y)
    for kind, rule in (("land", ".way.land"), ("sea", ".way.sea")):
        way = colour(theme, rule, "stroke")
        points = np.array([q for line, what in zip(on_it.ways, on_it.kinds, strict=True) if what == kind for q in line[4:-4]])
        under = ground[
            np.clip(points[:, 1].astype(int), 0, ground.shape[0] - 1), np.clip(points[:, 0].astype(int), 0, ground.shape[1] - 1)
        ]
        assert np.percentile(contrast(way, under), 5) >= 3, kind


def seen(fragments: dict[str, art.Any], box: art.Any, theme: str, words: bool, ground: Ground) -> np.ndarray:
    """A board in pixels, nothing veiled as out of play; without `words` only their halos stay."""
    x, y, w, h = box
    body = ground("".join(node.text for node in fragments.values()), theme)
    style = flat(theme) + ".vector, .veil { display:none; }" + ("" if words else "text { fill-opacity:0; }")
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {w} {h}"><style>{style}</style>{body}</svg>'
    return np.asarray(Image.open(io.BytesIO(raster(svg, 1350 if w > 600 else 780))).convert("RGB")).astype(float)


def weakest(fragments: dict[str, art.Any], box: art.Any, theme: str, ground: Ground = art.inside) -> float:
    """Of every little square with letters in it, the ink at its strongest against what lies under it there; the least of these."""
    ink, bare = (seen(fragments, box, theme, words, ground) for words in (True, False))
    a, b = luminance(ink), luminance(bare)
    ratio = (np.maximum(a, b) + 0.05) / (np.minimum(a, b) + 0.05)
    step = 15
    rows, columns = (n // step for n in ratio.shape)
    squares = (slice(rows * step), slice(columns * step))
    shape = (rows, step, columns, step)
    lettered = (np.abs(ink - bare).max(-1) > 24)[squares].reshape(shape).sum((1, 3)) > 16
    assert lettered.sum() > 30
    return float(ratio[squares].reshape(shape).max((1, 3))[lettered].min())


@pytest.mark.parametrize("game", tessera.games(), ids=lambda game: game.id)
@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.long)])
def test_every_word_of_a_table_reads(game: tessera.Game, theme: str) -> None:
    """On grounds, cards, pieces and lit places, in the middle of a game, in the longer language."""
    state = position(game)
    drawing = look.of_state(state, state.seat, "de")
    assert weakest(drawing.fragments, drawing.viewbox, theme) >= 4.5


@pytest.mark.long
@pytest.mark.parametrize("game", tessera.games(), ids=lambda game: game.id)
@pytest.mark.parametrize("theme", THEMES)
def test_every_word_of_a_plain_board_reads(game: tessera.Game, theme: str) -> None:
    state = position(game)
    drawing = look.of_state(state, state.seat, "de")
    assert weakest(drawing.fragments, drawing.viewbox, theme, scenery.instead) >= 4.5
    for view in drawing.phone:
        assert weakest(view.fragments, view.viewbox, theme, scenery.instead) >= 4.5, view.id


@pytest.mark.long
@pytest.mark.parametrize("chart", ["italia", "hellas", "ionium", "ionium-22", "cyprus"])
@pytest.mark.parametrize("theme", THEMES)
def test_every_word_reads_on_every_map(chart: str, theme: str) -> None:
    state = position(tessera.game("concordia"), 150, map=chart)
    drawing = look.of_state(state, state.seat, "de")
    assert weakest(drawing.fragments, drawing.viewbox, theme) >= 4.5
    assert weakest(drawing.fragments, drawing.viewbox, theme, scenery.instead) >= 4.5


@pytest.mark.long
@pytest.mark.parametrize("game", tessera.games(), ids=lambda game: game.id)
@pytest.mark.parametrize("theme", THEMES)
def test_every_word_reads_late_in_a_game(game: tessera.Game, theme: str) -> None:
    state = position(game, 150)
    drawing = look.of_state(state, state.seat, "de")
    assert weakest(drawing.fragments, drawing.viewbox, theme) >= 4.5


@pytest.mark.long
@pytest.mark.parametrize("game", tessera.games(), ids=lambda game: game.id)
@pytest.mark.parametrize("theme", THEMES)
def test_every_word_reads_on_a_phone_and_on_the_smallest_table(game: tessera.Game, theme: str) -> None:
    state = position(game)
    for view in look.of_state(state, state.seat, "de").phone:
        assert weakest(view.fragments, view.viewbox, theme) >= 4.5, view.id
    small = look.of_state(game.start(seats=game.seat_counts()[0], seed=1), 0)
    assert weakest(small.fragments, small.viewbox, theme) >= 4.5


# ---- the tool --------------------------------------------------------------------------------------------------


def test_the_same_scene_gives_the_same_stones() -> None:
    pytest.importorskip("contourpy", reason="the extra `art`")
    from tessera.look.mosaic.finish import Floor
    from tessera.look.mosaic.laying import Mesh
    from tessera.look.scene import emblem

    drawn = f'<rect fill="@sand" width="60" height="40"/><g transform="translate(15 5) scale(.3)">{emblem("ship")}</g>'
    one, other = (Floor(drawn, (60, 40), Mesh(3.1, 5, 0.62, 1.5)) for _ in range(2))
    assert one.painted("light").tobytes() == other.painted("light").tobytes()
    assert one.painted("light").tobytes() != one.painted("dark").tobytes()


@pytest.mark.parametrize("game", tessera.games(), ids=lambda game: game.id)
def test_a_first_table_loads_at_most_600_kilobytes(game: tessera.Game) -> None:
    """Scripts, styles, fonts, the drawing itself and the pictures of the dearer theme, all as they lie on the disk."""
    web = Path(tessera.__file__).parent / "web" / "static"
    files = [*web.rglob("*.js"), *web.rglob("*.css"), *look.STATIC.glob("*.css"), *look.STATIC.rglob("*.woff2")]
    drawing = look.of_state(game.start(seed=1))
    drawn = "".join(node.text for node in drawing.fragments.values())
    shown = set(re.findall(r'data-art="[0-9a-f]+/art/([\w/-]+)"', drawn))
    assert shown
    pictures = max(sum((store.ART / f"{name}-{theme}.webp").stat().st_size for name in shown) for theme in THEMES)
    assert sum(path.stat().st_size for path in files) + len(drawn.encode()) + pictures < 600_000


def test_the_page_of_pictures_lists_every_asset() -> None:
    """docs/art.md, "Sources": its first column names every picture, alone or after others of its game, and none that is gone."""
    page = (Path(__file__).parents[2] / "docs" / "art.md").read_text(encoding="utf-8")
    named = set()
    for row in re.findall(r"^\| ([^|]*) \|", page.partition("## Sources")[2], re.M):
        game = ""
        for said in re.findall(r"`([\w/-]+)`", row):
            game = said.partition("/")[0] if "/" in said else game
            named.add(said if "/" in said else f"{game}/{said}")
    known = {asset.game for asset in ASSETS}
    assert {name for name in named if name.partition("/")[0] in known} == {asset.name for asset in ASSETS}


def test_the_lands_of_the_maps_are_those_of_their_scenes() -> None:
    assert lands.OUT.read_text(encoding="utf-8") == lands.text(), "python -m tools.lands"
