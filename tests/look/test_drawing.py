"""Every table of every game can be drawn: well formed, lit where it should be, and nothing secret in it."""

import re
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

import tessera
from tessera.conformance.test_drawing import written
from tessera.core.nodes import read
from tessera.look import SEATS, STATIC, THEMES, of_state, png, seal, svg, table
from tessera.look.paint import raster
from tessera.look.sheet import environment, scaled, shifted
from tests.look.tables import GAMES, SETUPS, decided, drawn, sampled, walk

# options that stand in the list alone: yes and no, stopping, and choices between effects that have no place on the table
LIST_ONLY = {
    "gloria_mundi": {
        "choose-lock": {"none"}, "buy": {"pass"}, "repeat-count": {"times"}, "pick-resources": {"pick"}, "pay-glory": {"glory"},
        "pay-food": {"food"}, "pay-gold": {"gold"},
    },
    "massilia": {
        "keep-dice": {"done"}, "turn": {"pass"}, "pay-tax": {"pay"}, "sell-beige": {"no"}, "pluto": {"no"}, "build-stall": {"no"},
        "move-goods": {"done"}, "take-card": {"stop"}, "end-turn": {"end"},
    },
    "aquileia": {
        "place": {"stop"}, "pecunia-exchange": {"gold-down", "silver-down", "silver-up", "gold-up", "done"}, "equi-buy": {"decline"},
        "servi-buy": {"buy"}, "arena-card": {"done"}, "arena-blue-dice": {"roll"}, "arena-prize": {"points"}, "stadium-card": {"done"},
        "theatre-open": {"decline"}, "theatre-bid": {"drop"}, "forum-build": {"pass"}, "forum-slaves": {"pay"}, "portus-pay": {"skip"},
    },
    "panthalos": {
        "turn": {"pass"}, "omen": {"look", "leave"}, "agora-choice": {"two-goods", "good-and-upgrade", "decline"},
        "phalanx-choice": {"two-supports", "support-and-upgrade", "decline"}, "art-choice": {"artisan", "scrap", "decline"},
        "scrap-more": {"more", "stop"}, "foro-choice": {"recruit", "crown", "decline"}, "krypt-redeem": {"stop"},
        "challenge": {"seat", "decline"}, "duel-support": {"done"}, "duel-answer": {"concede"}, "duel-redeem": {"yes", "no"},
    },
    "concordia": {
        "tribune-colonist": {"land", "sea", "none"}, "architect-pick": {"stop"}, "architect-build": {"stop"},
        "prefect-choice": {"cash", "decline"}, "mercator-trade": {"stop"}, "diplomat-copy": {"copy", "none"}, "choose-role": {"role"},
        "colonist-mode": {"cash", "settle"}, "colonist-place": {"stop"}, "buy-card": {"stop"},
    },
}  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_option_has_its_place(game: str) -> None:
    for state, drawing in decided(game):
        missing = {key.split(":")[0] for key in set(state.options()) - drawing.lit - drawing.own_lit}
        assert missing <= LIST_ONLY[game].get(state.decision, set()), (state.decision, missing)


def test_the_page_gives_no_shape_to_what_boards_draw() -> None:
    """A height that the style sheets of the page give to a class is also the height of a rectangle with that class on a board."""
    used = {
        name
        for game in GAMES
        for node in drawn(sampled(game)[-1], 0).fragments.values()
        for one in node.all()
        for name in one.attributes.get("class", "").split()
    }
    shaping = re.compile(r"(?<![-\w])(?:width|height|x|y|r|rx|d|transform|font-size|opacity)\s*:")
    for path in (STATIC.parents[1] / "web" / "static").glob("*.css"):
        for selectors, rule in re.findall(r"([^{}]+)\{([^{}]*)\}", re.sub(r"/\*.*?\*/", "", path.read_text(), flags=re.S)):
            bare = {found[1] for one in selectors.split(",") if (found := re.fullmatch(r"\.([\w-]+)", one.strip()))}
            assert not (bare & used and shaping.search(rule)), (path.name, bare & used)


def test_two_cards_of_one_kind_are_two_things() -> None:
    view = next(view for state in sampled("massilia") if (view := state.view(0))["players"][0]["hand"])
    view["players"][0]["hand"] = view["players"][0]["hand"][:1] * 2
    ids = [one.attributes["id"] for one in table(view).own["own-hand"].all() if one.name == "span" and "id" in one.attributes]
    assert len(ids) == len(set(ids)) == 2


@pytest.mark.parametrize("game", GAMES)
def test_a_move_changes_only_what_moved(game: str) -> None:
    """The ground and most pieces stay as they are: that is what goes over the wire."""
    seats, options = SETUPS[game][-1]
    before: dict[str, str] = {}
    shares = []
    for state in walk(game, seats, 5, options):
        after = written(drawn(state, None).fragments)
        if before:
            changed = sum(len(text) for key, text in after.items() if before.get(key) != text)
            shares.append(changed / sum(map(len, after.values())))
        before = after
        if len(shares) > 120:
            break
    shares.sort()
    assert shares[len(shares) // 2] < 0.12


@pytest.mark.parametrize("game", GAMES)
def test_a_board_is_small_and_drawn_quickly(game: str) -> None:
    times, most = [], 0
    for state in sampled(game):
        if state.over:
            continue
        view = state.view(state.seat)
        drawn(state, state.seat)  # the pieces are drawn once per process
        start = time.process_time()
        drawing = drawn(state, state.seat)
        times.append(time.process_time() - start)
        most = max(most, sum(len(node.text) for node in drawing.fragments.values()))
        assert view
    times.sort()
    assert times[len(times) // 2] < 0.015
    assert most < 130_000


def test_pictures_stand_alone() -> None:
    state = sampled("gloria_mundi")[3]
    for theme in THEMES:
        text = svg(of_state(state, state.seat), theme)
        assert "var(" not in text
        assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    light, dark = (png(of_state(state, state.seat), theme, 400) for theme in THEMES)
    assert light.startswith(b"\x89PNG")
    assert light != dark
    with pytest.raises(ValueError, match="no theme"):
        svg(of_state(state), "sepia")


def test_a_state_shows_itself_in_a_notebook() -> None:
    state = sampled("massilia")[5]
    shown = state._repr_svg_()
    assert shown is not None
    assert shown.startswith("<svg")
    assert "data-key" in shown


def shapes() -> list[str]:
    """Every outline of the vocabulary that is drawn small inside something else."""
    pieces = environment().get_template("pieces.svg.jinja").module
    return [path for name in ("EMBLEM", "GOOD", "GOD", "COIN", "KSIGN") for path in getattr(pieces, name).values()]


def filled(path: str, place: str = "") -> bytes:
    return raster(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -60 120 120"><path d="{path}"{place}/></svg>', 480)


@pytest.mark.parametrize("path", shapes())
def test_a_scaled_path_is_where_a_transform_would_put_it(path: str) -> None:
    """Twice as large and elsewhere, to the pixel; and so small that it is rounded, nearly."""
    assert filled(scaled(path, 2, 3, -5)) == filled(path, ' transform="translate(3 -5) scale(2)"')
    assert filled(scaled(path, 2, 3, -5)) != filled(scaled(path, 2, 3, -6))
    there_and_back = scaled(scaled(path, 0.5, 10, 20), 2, -20, -40)
    assert numbers(there_and_back) == pytest.approx(numbers(scaled(path, 1)), abs=0.03)
    assert filled(scaled(path, 0.3)) != filled(""), "rounded away"


@pytest.mark.parametrize("scale", [1, 0.5])
def test_a_shifted_drawing_is_where_a_transform_would_put_it(scale: float) -> None:
    """Whatever has a place, or none, and a size; and what cannot be shifted is refused."""
    path = "M-11 9V-4a11 11 0 0 1 22 0V9H5l2-8Z"
    drawing = (
        f'<circle class="c" r="20"/><g class="bonus"><ellipse cx="4" rx="16" ry="8"/><path class="body" d="{path}"/></g>'
        '<rect rx="2" x="-30" width="9" height="5"/><text x="3" y="-25" font-size="12">cx="1"</text><text>o</text>'
    )
    before, after = (
        list(ElementTree.fromstring(f"<svg>{''.join(map(str, one))}</svg>").iter())
        for one in (read(drawing), [shifted(piece, 30, -20, scale) for piece in read(drawing)])
    )
    for old, new in zip(before, after, strict=True):
        across, upright = {"circle": ("cx", "cy"), "ellipse": ("cx", "cy"), "rect": ("x", "y"), "text": ("x", "y")}.get(
            old.tag, ("", "")
        )
        expected = dict(old.attrib) | ({across: 30, upright: -20} if across else {})
        for name, value in old.attrib.items():
            if name in ("r", "rx", "ry", "width", "height", "font-size", "x", "y", "cx", "cy"):
                expected[name] = float(value) * scale + {across: 30, upright: -20}.get(name, 0)
        if old.tag == "path":
            expected["d"] = scaled(path, scale, 30, -20)
        assert (new.tag, new.text, sorted(new.attrib)) == (old.tag, old.text, sorted(expected))
        for name, value in expected.items():
            assert new.attrib[name] == value or float(new.attrib[name]) == pytest.approx(value)
    for other in (f'<g transform="scale(2)">{drawing}</g>', drawing + '<line x1="3"/>'):
        with pytest.raises(ValueError, match="cannot shift"):
            [shifted(piece, 1, 1) for piece in read(other)]


def test_cities_and_markers_need_no_transform_each() -> None:
    """The largest board: only what can move has a place of its own."""
    state = sampled("concordia")[5]
    fragments = drawn(state, 0).fragments
    for key, of in (("cities", "city-"), ("markers", "bonus-")):
        assert fragments[key].text.count("transform=") == 1
        assert fragments[key].text.count(f'id="{of}') == len(state.view(0)["cities" if key == "cities" else "provinces"])


def numbers(path: str) -> list[float]:
    return [float(one) for one in re.findall(r"-?[\d.]+(?:e-?\d+)?", path)]


@pytest.mark.parametrize("seat", SEATS)
def test_a_seal_is_the_badge_without_a_drawing(seat: str) -> None:
    """The same emblem in the same colours; only that it is written down in CSS."""
    css = (STATIC / "own.css").read_text(encoding="utf-8")
    rule = re.search(rf"\.seal\.s-{seat} \{{(.*?)\}}", css.replace("\n", " "))
    assert rule is not None
    emblem = environment().get_template("pieces.svg.jinja").module.EMBLEM[seat]
    assert f"d='{emblem}'" in rule[1]
    assert f"var(--{seat})" in rule[1]
    assert f"var(--{seat}-edge)" in rule[1]
    inks = re.findall(rf"--{seat}-on:#(\w+);", (STATIC / "tokens.css").read_text(encoding="utf-8"))
    assert inks
    assert {f"%23{ink}" for ink in inks} == set(re.findall(r"%23\w+", rule[1])), (
        "the emblem's colour is written down in one theme only"
    )
    assert f'class="seal s-{seat}"' in seal(SEATS.index(seat))


@pytest.mark.parametrize("name", GAMES)
def test_no_fragment_has_the_id_of_a_part_of_the_page(name: str) -> None:
    """The page would style, fill or hide it in its place: Aquileia's round was drawn, and never seen."""
    pages = Path(tessera.__file__).parent / "web" / "templates"
    taken = {
        found for file in pages.rglob("*.jinja") for found in re.findall(r'\bid="([\w-]+)"', file.read_text(encoding="utf-8"))
    }
    for state in sampled(name)[:6]:
        drawing = drawn(state, None)
        assert not taken & {node.id for node in drawing.fragments.values()}
