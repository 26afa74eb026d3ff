"""Boards of editions with other numbers than the box: what is printed is what the edition says, and it has room."""

import re
from itertools import pairwise

import pytest

import tessera
from tessera import State, look
from tessera.games.aquileia import city as aquileia
from tessera.games.massilia import board as massilia
from tessera.games.massilia import market
from tessera.games.panthalos import city
from tessera.look.pen import BoardPen
from tessera.web.legible import DESKS, Desk


def table(game: str, overlay: str, seats: int | None = None) -> State:
    found = tessera.game(game)
    return found.start(seats or found.seat_counts()[-1], 1, found.edition_from(f'base = "{game}"\n{overlay}\n'))


def pen_of(state: State) -> BoardPen:
    return BoardPen(look.of_state(state, lang="de")._paper, 1)


def drawn(state: State, part: str) -> str:
    return next(node.text for key, node in look.of_state(state, 0, "en").fragments.items() if key == part)


# ---- Aquileia ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("most", [0, 8, 15, 16, 20, 40, 60])
def test_the_contest_track_of_any_length_ends_before_its_name(most: int) -> None:
    state = table("aquileia", f"contest_track = {{ printed_max = {most} }}")
    cells = re.findall(r'<rect class="cell[^"]*" x="([\d.]+)" y="652(?:\.0)?" width="([\d.]+)"', drawn(state, "ground"))
    assert len(cells) == most + 1
    assert max(float(x) + float(wide) for x, wide in cells) <= 46 + 836
    assert aquileia.contest_pitch(pen_of(state)) <= 52


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("desk", DESKS.values(), ids=DESKS)
def test_the_name_of_the_contest_track_stays_on_its_plate(desk: Desk, lang: str) -> None:
    pen = BoardPen(look.of_state(table("aquileia", ""), lang=lang)._paper, desk.ts)
    assert pen.width(pen.brief("contest"), max(14, desk.floor), name=True) <= 144


@pytest.mark.parametrize("fields", [5, 6, 9, 12])
def test_the_advantage_track_lies_in_its_region(fields: int) -> None:
    at = aquileia.crest_places(pen_of(table("aquileia", f"advantage_track = {{ fields = {fields} }}")))
    assert len({(x, y) for x, y, _ in at}) == fields
    x, y, wide, _ = aquileia.BOX["advantage"]
    for at_x, at_y, size in at:
        assert x <= at_x - 13 * size
        assert at_x + 13 * size <= x + wide
        assert y + 32 <= at_y - 17 * size
        assert at_y + 17 * size <= 606  # above its note


def test_prices_in_three_metals_fit_and_changers_say_how_much_they_pay() -> None:
    overlay = """action = { equi = { price = { bronze = 13, silver = 12, gold = 11 } }, servi = { coins_per_card = 2 } }
[[site]]
id = "changer-bsg"
pays = { bronze = 3, silver = 1, gold = 1 }
"""
    state = table("aquileia", overlay)
    pen, ground = pen_of(state), drawn(state, "ground")
    for x, y, key, room, *_ in aquileia.WORDS:
        label = aquileia.label(pen, x, y, key, room)
        assert pen.width(label.t, label.s) <= room, key
    assert '<text class="ord-t"' in ground
    assert ground.count(">3</text>") > drawn(table("aquileia", ""), "ground").count(">3</text>")
    assert [mini.n for mini in aquileia.minis(pen)] == [0, 0, 4, 6]  # two coins lie there, the others are told


# ---- Massilia ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rounds", "cells"), [(1, 1), (7, 7), (12, 12), (13, 1), (20, 1)])
def test_rounds_end_before_the_order_of_play(rounds: int, cells: int) -> None:
    overlay = f"meta = {{ rounds = {rounds} }}\nround_track = {{ spaces = {[*range(1, rounds + 1)]} }}"
    found = re.findall(
        r'<rect class="round[^"]*" x="([\d.]+)" y="0" width="([\d.]+)"', drawn(table("massilia", overlay), "rounds")
    )
    assert len(found) == cells
    assert max(float(x) + float(wide) for x, wide in found) <= 290 - 99


@pytest.mark.parametrize("total", [10, 12, 13, 30, 60])
def test_the_harbour_shows_as_many_goods_as_lie_there(total: int) -> None:
    store = drawn(table("massilia", f'goods = {{ type = [{{ id = "beige", total = {total} }}] }}'), "store-beige")
    assert len(re.findall(r'class="stk-beige"', store)) == total
    assert (
        max(float(x) + float(wide) for x, wide in re.findall(r'class="stk-[^"]+" x="([\d.]+)" y="28" width="([\d.]+)"', store))
        < 163
    )


@pytest.mark.parametrize("n", [1, 5, 6, 7, 12, 20])
def test_dice_lie_in_their_court_beside_each_other(n: int) -> None:
    size = 38 * market.die_size(n) / 2
    for k in range(4):
        left, top = market.field_at(k)
        at = market.die_places(n, k)
        assert all(left <= x - size + 1 and x + size <= left + market.FIELD + 1 for x, _ in at)
        assert all(top <= y - size and y + size <= top + market.FIELD + 2 for _, y in at)
        assert all(abs(x - u) >= 2 * size or abs(y - v) >= 2 * size for i, (x, y) in enumerate(at) for u, v in at[:i])


@pytest.mark.parametrize("capacity", [1, 6, 9, 12, 20])
def test_goods_lie_in_their_stall_where_they_are_pressed(capacity: int) -> None:
    lies = market.shelf(capacity)
    pen = pen_of(table("massilia", ""))
    lines = -(-capacity // lies.across)
    assert lies.top + lies.down * (lines - 1) <= market.CELL / 2
    places = re.findall(r'class="slot" cx="(-?[\d.]+)" cy="([\d.]+)"', "".join(map(str, pen.draw("stall", "red", (), capacity))))
    assert len(places) == capacity
    for n, (x, y) in enumerate(places):
        line, column = divmod(n, lies.across)
        assert float(x) * market.STALL == pytest.approx((column - (lies.across - 1) / 2) * lies.apart, abs=0.1)
        assert float(y) * market.STALL + 1 == pytest.approx(lies.top + lies.down * line, abs=0.1)


@pytest.mark.parametrize("opened", [0, 1, 2, 3, 6])
def test_open_cards_lie_between_deck_and_discard(opened: int) -> None:
    at = massilia.niches(opened)
    assert (at[0], at[-1]) == (massilia.NICHES[0], massilia.NICHES[-1])
    assert len(at) == max(2, opened) + 2
    assert massilia.niches(2) == massilia.NICHES


# ---- Panthalos -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", range(1, 9))
@pytest.mark.parametrize("place", city.DISPLAYS)
def test_open_tiles_lie_in_their_place(place: str, n: int) -> None:
    left, pitch, scale, (wide, _) = city.display(place, n)
    x, _, room, _ = city.AREAS[place]
    assert x <= left - wide / 2
    assert left + pitch * (n - 1) + wide / 2 <= x + room
    assert n == 1 or wide < pitch
    assert scale > 0.2


@pytest.mark.parametrize("rounds", [1, 8, 9, 16])
def test_rounds_lie_in_the_temple(rounds: int) -> None:
    assert city.rounds_pitch(rounds) * rounds <= city.BAYS[1]
    values = f"rounds = {{ count = {rounds} }}\ntemplum = {{ values = {[3] * rounds} }}\n"
    disasters = (
        'components = { disaster_tiles = 24 }\n[[disasters.per_element]]\nid = "tremor"\ncount = 4\n' if rounds > 12 else ""
    )
    ground = drawn(table("panthalos", values + disasters), "ground")
    assert len(re.findall(r'<path class="rule" d="M[\d.]+ 60V102"', ground)) == (0 if rounds == 8 else rounds - 1)


@pytest.mark.parametrize("capacity", [[4, 4, 4, 4, -1], [7, 6, 12, 8, 3, -1], [1, -1], [12, 5, -1]])
def test_discs_lie_on_the_places_their_fields_have(capacity: list[int]) -> None:
    overlay = f"krypt_fields = {{ capacity = {capacity}, fields = {[*'ABCDEFG'[: len(capacity)]]} }}"
    state = table("panthalos", overlay)
    pen, ground = pen_of(state), drawn(state, "ground")
    slots = [(float(x), float(y)) for x, y in re.findall(r'class="slot-d" cx="([\d.]+)" cy="([\d.]+)"', ground)]
    assert len(slots) == sum(capacity) + 1
    lie = [city.collected(pen, n)[:2] for n in range(len(slots) + 4)]
    assert len(set(lie)) == len(lie)
    assert lie[: len(slots)] == [(pytest.approx(x, abs=0.1), pytest.approx(y, abs=0.1)) for x, y in slots]
    x, _, across, *_ = city.STEPS
    assert all(x <= at_x <= x + across for at_x, _ in lie)


def test_the_line_of_the_end_stands_behind_the_field_that_fills_up() -> None:
    pen = pen_of(table("panthalos", "krypt_fields = { capacity = [7, 6, 5, 8, -1] }"))
    at = city.steps(5)
    for most, full in ((7, 1), (8, 2), (13, 2), (18, 3), (26, 4), (27, 5)):
        assert city.end_line(pen, most).startswith(f"M{at[full][0] - 1.5:g} ")


@pytest.mark.parametrize("language", ["en", "de"])
def test_oraculum_and_arena_print_what_they_give(language: str) -> None:
    overlay = "duel = { titan_before_attack = 2 }\neffect = { oraculum = { discs = 3 } }"
    ground = look.of_state(table("panthalos", overlay), 0, language).fragments["ground"].text
    assert ">+2</text>" in ground
    assert ">× 3</text>" in ground
    none = look.of_state(table("panthalos", "duel = { titan_before_attack = 0 }"), 0, language).fragments["ground"].text
    assert ">+0</text>" not in none


@pytest.mark.parametrize("place", ["agora", "phalanx", "art", "krypt", "arena"])
def test_more_spaces_lie_closer(place: str) -> None:
    own = tessera.game("panthalos").edition_text(None).data["board"]["large"][place]
    rows = "".join(
        f'[[board.large.{place}]]\nid = "{place}-{n}"\nmin = 2\n' + ("lightning = false\n" if "lightning" in own[0] else "")
        for n in range(len(own) + 1, 7)
    )
    at = [where for id, where in city.places(pen_of(table("panthalos", rows))).items() if id.startswith(place)]
    assert len(at) == 6
    x0, _, pitch, size, room = city.ROWS[place]
    assert all(b - a >= at[0][2] for (a, *_), (b, *_) in pairwise(at))
    assert at[-1][0] + at[-1][2] / 2 <= x0 + pitch * (room - 1) + size / 2 + 8


# ---- pictures ------------------------------------------------------------------------------------------------------------------

SAME = {  # corrected, and the picture shows the same town
    "aquileia": '[[site]]\nid = "workshop-6"\nvalue = 12\ncost = { gold = 3 }\n',
    "concordia": '[[maps.imperium.cities]]\nid = "roma"\nname = "Römerstädtchen"\n[goods.wine]\nprice = 5\n',
    "massilia": 'goods = { stall_capacity = 8, type = [{ id = "beige", total = 12 }] }\n',
    "panthalos": "refill = { large = { agora = 6 } }\n",
    "gloria_mundi": "forum = { surcharges = [0, 0, 1, 1, 2, 3] }\n",
}
OTHER = {  # something lies elsewhere
    "aquileia": '[[site]]\nid = "workshop-6"\nx = 30\n',
    "concordia": '[[maps.imperium.cities]]\nid = "roma"\nxy = [400, 200]\n',
}


@pytest.mark.parametrize("game", SAME)
def test_a_corrected_number_leaves_the_picture_of_the_town(game: str) -> None:
    state = table(game, SAME[game])
    assert ".vector { display:none; }</style>" in look.svg(look.of_state(state, 0, "de"), plain=False)


@pytest.mark.parametrize("game", OTHER)
def test_without_a_picture_the_plain_ground_is_seen(game: str) -> None:
    """In links to a table, too: they showed nothing below the pieces."""
    state = table(game, OTHER[game])
    text = look.svg(look.of_state(state, 0, "de"), plain=False)
    assert ".vector { display:none; }</style>" not in text
    assert 'vector"' in text
