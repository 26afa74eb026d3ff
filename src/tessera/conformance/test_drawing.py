"""Every table of every game can be drawn: well formed, lit where it should be, and nothing secret in it."""

import re
from collections.abc import Mapping
from functools import cache
from xml.etree import ElementTree

import pytest

from tessera import Game, State
from tessera.core.nodes import Element
from tessera.core.words import words
from tessera.look import STATIC, TableDrawing, svg, table
from tessera.look.drawing import _drawings, alike_for_all
from tessera.look.lettering import Lettering

from .tables import every_game, few, random_game

pytestmark = pytest.mark.once  # nothing that is drawn or told is compiled

SVG = "{http://www.w3.org/2000/svg}"


@cache
def tables(game: Game) -> tuple[State, ...]:
    """Some tables of a game, each decision it knows among them if random play meets it, and its ends."""
    found: list[State] = []
    met: dict[str, int] = {}
    for setup in few(game):
        for n, state in enumerate(random_game(setup, 11)):
            if n % 97 == 0 or state.over or met.get(state.decision, 0) < 2:
                met[state.decision] = met.get(state.decision, 0) + 1
                found.append(state.clone())
    return tuple(found)


def drawn(state: State, seat: int | None, lang: str = "en", why: bool = False) -> TableDrawing:
    asked = not state.over and seat == state.seat
    said = words(state.book.game, lang)
    targets = {key: said.option(state.decision, key) for key in state.options()} if asked else {}
    others = [key for key in state.book.keys if key not in targets] if why else []
    return table(state.view(seat), targets=targets, lang=lang, why=others)


def written(elements: Mapping[str, Element]) -> dict[str, str]:
    return {key: element.text for key, element in elements.items()}


@every_game
def test_fragments_are_well_formed_and_keyed(game: Game) -> None:
    for state in tables(game):
        seat = None if state.over else state.seat
        drawing = drawn(state, seat, why=True)
        tree = ElementTree.fromstring(svg(drawing))
        roots = [child for child in tree if child.tag == SVG + "g"]
        assert [root.get("id") for root in roots] == list(drawing.fragments)
        ids = [node.get("id", "") for node in tree.iter() if node.get("id")]
        assert len(ids) == len(set(ids)), sorted(i for i in ids if ids.count(i) > 1)
        scenes = [node for node in tree.iter(SVG + "svg") if node.get("class") in ("flat", "face")]  # in the colours of one theme
        painted = {node for scene in scenes for node in scene.iter()}
        for node in tree.iter():
            assert node.get("style") is None
            assert node in painted or "#" not in (node.get("fill") or "") + (node.get("stroke") or "")
        keys = {node.get("data-key") for node in tree.iter() if node.get("data-key")}
        keys |= {key for node in tree.iter() for key in (node.get("data-keys") or "").split()}
        assert keys == drawing.lit


@every_game
def test_a_board_that_says_so_looks_the_same_to_all_who_wait(game: Game) -> None:
    if not alike_for_all(game):
        pytest.skip("each seat has a board of its own")
    for state in tables(game):
        for seat in range(state.seats()):
            view = state.view(seat)
            _drawings.things.clear()
            apart = table(view)
            _drawings.things.clear()
            shared = table(view, public=state.view(None))
            assert shared.alike is not None
            for scale in (1, 1.35):
                assert written(shared.at(scale)) == written(apart.at(scale))
                assert list(shared.at(scale)) == list(apart.at(scale))


@every_game
def test_targets_are_buttons_with_words(game: Game) -> None:
    lit = 0
    for state in tables(game):
        if state.over:
            continue
        drawing = drawn(state, state.seat, "de", why=True)
        lit += len(drawing.own_lit)
        tree = ElementTree.fromstring(svg(drawing))
        for node in tree.iter():
            if node.get("class", "").startswith("target"):
                lit += 1
                assert node.get("role") == "button"
                assert node.get("tabindex") == "0"
                assert node.get("aria-label")
                assert (node.get("transform") or "").startswith("translate(")
            asked = node.get("data-why")
            if asked is not None:
                assert asked in state.book.codes
                assert state.why_not(asked) is not None
    assert lit > 0


@every_game
def test_no_target_lies_on_another(game: Game) -> None:
    for state in tables(game):
        if state.over:
            continue
        drawing = drawn(state, state.seat)
        for fragments in (drawing.fragments, *(view.fragments for view in drawing.phone)):
            spots = [node.at for node in fragments.values() if node.cls.startswith("target")]
            assert len(spots) == len(set(spots)), state.decision


@every_game
def test_the_own_area_is_well_formed_and_lit_once(game: Game) -> None:
    for state in tables(game):
        for seat in range(state.seats()):
            drawing = drawn(state, seat)
            for key, block in drawing.own.items():
                tree = ElementTree.fromstring(block.text)
                assert tree.get("id") == key
                assert tree.find("h3") is not None
            ids = [one.attributes["id"] for block in drawing.own.values() for one in block.all() if "id" in one.attributes]
            assert len(ids) == len(set(ids))
            assert not set(ids) & set(drawing.fragments)
        assert drawn(state, None).own == {}


@every_game
def test_every_player_has_a_row(game: Game) -> None:
    for state in tables(game):
        rows = drawn(state, None).players
        assert [row["seat"] for row in rows] == list(range(state.seats()))
        for row in rows:
            assert {"seat", "colour", "score", "of", "tags", "counts", "hidden"} == set(row)
            assert row["counts"]
            for count in row["counts"]:
                assert count.icon.text.startswith(("<svg", '<i class="pic '))
                assert count.label


@every_game
def test_phone_views_are_well_formed(game: Game) -> None:
    for state in tables(game)[::3]:
        drawing = drawn(state, None if state.over else state.seat, "de")
        assert 1 <= len(drawing.phone) <= 4
        for view in drawing.phone:
            _, _, w, h = view.viewbox
            assert w > 0 < h
            assert view.title
            assert not view.title.startswith("phone-")
            text = "".join(node.text for node in view.fragments.values())
            tree = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{text}</svg>')
            ids = [node.get("id") for node in tree.iter() if node.get("id") and node.get("id") not in ("pat-sea", "sheet")]
            assert len(ids) == len(set(ids))


@every_game
def test_twin_worlds_look_alike(game: Game) -> None:
    for state in tables(game)[::4]:
        if state.over:
            continue
        for seat in range(state.seats()):
            mine = drawn(state, seat)
            for seed in (1, 2):
                twin = drawn(state.imagined(seat, seed), seat)
                assert written(twin.fragments) == written(mine.fragments)
                assert written(twin.own) == written(mine.own)
                assert repr(twin.players) == repr(mine.players)


@every_game
def test_a_spectator_sees_no_targets(game: Game) -> None:
    for state in tables(game)[::5]:
        drawing = drawn(state, None, why=False)
        assert not drawing.lit
        assert not any(node.cls.startswith("target") for node in drawing.fragments.values())


@every_game
def test_both_languages_have_all_words(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    missing: set[str] = set()
    plain = Lettering.__call__

    def listening(self: Lettering, message: str, **args: object) -> str:
        if not self.has(message):
            missing.add(f"{self.language}: {message}")
        return plain(self, message, **args)

    monkeypatch.setattr(Lettering, "__call__", listening)
    for state in tables(game):
        for lang in ("en", "de"):
            drawing = drawn(state, None if state.over else state.seat, lang)
            assert drawing.own is not None
            assert drawing.players
            assert drawing.phone
    assert not missing


@every_game
def test_the_board_words_are_the_same_in_both_languages(game: Game) -> None:
    """But for shorter ones, which a language has where its words are too long for small screens."""
    folder = game.folder
    names = [
        re.findall(r"^([a-z][\w-]*) =", (folder / f"board.{lang}.ftl").read_text(encoding="utf-8"), flags=re.M)
        for lang in ("en", "de")
    ]
    whole, other = ([name for name in some if not name.endswith("-short")] for some in names)
    assert whole == other
    for some in names:
        assert len(some) == len(set(some))
        assert {name.removesuffix("-short") for name in some} == set(whole)


@every_game
def test_every_class_has_a_colour(game: Game) -> None:
    """Classes used on a board are known to tokens.css: a forgotten one would be drawn black."""
    known = set(re.findall(r"\.([a-zA-Z][\w-]*)", (STATIC / "tokens.css").read_text(encoding="utf-8")))
    structural = {
        "pc",
        "target",
        "ask",
        "t-touch",
        "l",
        "r",
        "soft",
        "name",
        "num",
        "ghost",
        "walk",
        "chip",
        "gain",
        "b",
        "thru",
        "face",
        "new",
        "k-god",
        "dis",
    }
    for state in tables(game)[::6]:
        nodes = drawn(state, None if state.over else state.seat, why=True).fragments.values()
        used = {name for node in nodes for one in node.all() for name in one.attributes.get("class", "").split()}
        assert used <= known | structural, used - known - structural


@every_game
def test_what_lies_still_is_drawn_first(game: Game) -> None:
    """Everything a board calls its ground is there, under all that moves."""
    for state in tables(game)[::9]:
        drawing = drawn(state, 0)
        assert set(list(drawing.fragments)[: len(drawing.still)]) == drawing.still
