"""Small pictures: what own areas and rows of players show as backgrounds is what the pieces look like, in both themes."""

import re
from urllib.parse import unquote

import pytest

import tessera
from tessera.look import THEMES, style
from tessera.look.paint import flat, raster
from tessera.look.small import pictures
from tests.look.tables import GAMES, drawn, sampled

USED = re.compile(r"pic-[\w-]+")
RULE = r'\.([\w-]+) \{ background-image:url\("data:image/svg\+xml,(.*?)"\)'


def shown(game: str, theme: str) -> dict[str, str]:
    """The picture behind every class, as its style sheet has it."""
    rules = style(tessera.game(game))
    found = dict(re.findall(f"^{RULE}", rules, flags=re.M))
    if theme == "dark":
        found |= dict(re.findall(rf"^\[data-theme=dark\] {RULE}", rules, flags=re.M))
    return {name: unquote(text) for name, text in found.items()}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_a_small_picture_is_the_piece(game: str, theme: str) -> None:
    seen = shown(game, theme)
    known = pictures(tessera.game(game))
    assert sorted(seen) == sorted(name for name, _ in known.values())
    for body, (name, box) in known.items():
        frame = " ".join(f"{n:g}" for n in box)
        whole = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{frame}"><style>{flat(theme)}</style><g class="pc">{body}</g></svg>'
        assert raster(seen[name], 64) == raster(whole, 64), name
        assert not re.search(r"<text[^>]*>[^<]", body), f"{name} has words: a picture knows no fonts"


@pytest.mark.parametrize("game", GAMES)
def test_rows_of_players_and_own_areas_use_them(game: str) -> None:
    known = {name for name, _ in pictures(tessera.game(game)).values()}
    tables = [drawn(state, 0) for state in sampled(game)[::5]]
    rows = {
        name for table in tables for row in table.players for count in row["counts"] for name in USED.findall(count.icon.text)
    }
    own = {name for table in tables for block in table.own.values() for name in USED.findall(block.text)}
    assert rows, "no row shows one"
    assert rows | own <= known
    used = rows | own
    kinds = {name.split("-")[1] for name in known}
    assert kinds == {name.split("-")[1] for name in used}, "one of them is never used"
