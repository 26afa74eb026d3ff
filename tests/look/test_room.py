"""What is printed in a place fits the room it has there: at every size at which a whole board is shown, in both languages."""

from itertools import combinations, product

import pytest

import tessera
from tessera import look
from tessera.games.aquileia import city as aquileia
from tessera.games.gloria_mundi import board as gloria
from tessera.games.panthalos import city as panthalos
from tessera.games.panthalos.board import WINDOWS as windows_of_panthalos
from tessera.look.pen import BoardPen
from tessera.web.legible import DESKS

Printed = tuple[str, float, float, bool]  # words, their size, their room, whether a name


def of_panthalos(pen: BoardPen) -> list[Printed]:
    rooms = [room for _, _, message, room, *_ in panthalos.RULES for _ in pen.brief(message).split("|")]
    words = [(word.t, word.fs, room, False) for word, room in zip(panthalos.words(pen), rooms, strict=False)]
    notes = [(note.t, note.fs, note.w - 4, False) for note in panthalos.notes(pen)]
    plates = [panthalos.plate(pen, place) for place in panthalos.PLATES]
    return [*words, *notes, *((plate.t, 16.0, plate.w - (30 if plate.n >= 0 else 8), True) for plate in plates)]


def of_aquileia(pen: BoardPen) -> list[Printed]:
    labels = [(aquileia.label(pen, *word), word[3]) for word in aquileia.WORDS]
    return [(label.t, label.s, room, False) for label, room in labels]


@pytest.mark.parametrize("desk", DESKS)
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", [of_panthalos, of_aquileia])
def test_what_is_printed_fits_its_room(game, lang: str, desk: str) -> None:
    ts, floor = DESKS[desk].ts, DESKS[desk].floor
    pen = BoardPen(look.of_state(tessera.game(game.__name__[3:]).start(seats=5, seed=1), lang=lang)._paper, ts)
    wide = {text: (pen.width(text, max(size, floor), name), room) for text, size, room, name in game(pen)}
    assert {text: both for text, both in wide.items() if both[0] > both[1]} == {}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_plate_of_panthalos_is_whole_on_a_phone(lang: str) -> None:
    pen = BoardPen(look.of_state(tessera.game("panthalos").start(seats=5, seed=1), lang=lang)._paper, 1.45)
    windows = [box for cut in windows_of_panthalos.values() for box in cut]
    for place in panthalos.PLATES:
        plate = panthalos.plate(pen, place)
        assert any(x <= plate.x and plate.x + plate.w <= x + w and y <= plate.y <= y + h - 24 for x, y, w, h, _, _ in windows), (
            plate.t
        )


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_stacks_stay_in_their_column_and_off_each_other(seats: int) -> None:
    """However many somebody has, each with a building or bare; few of them are wide."""
    pen = BoardPen(look.of_state(tessera.game("gloria_mundi").start(seats=seats, seed=1))._paper)
    x, y, w, h = gloria.DISPLAYS
    high = (h - 40) / seats
    for column, many in product(gloria.columns(pen, x, w), range(1, 12)):
        for built in range(many + 1):
            display = [{"building": f"f{n:02}" if n < built else None, "acted": False} for n in range(many)]
            stacks = gloria.laid(pen, column, y, high, display)
            boxes = [
                (s.x, s.y + (0 if built else 15.5 * s.scale), s.wide * s.scale / 2, (29 if built else 14) * s.scale)
                for s in stacks
            ]
            for a, b, wide, tall in boxes:
                assert column.x <= a - wide < a + wide <= column.x + column.w + 0.5
                assert y - 0.5 <= b - tall < b + tall <= y + high + 0.5
            for (a, b, wide, tall), (c, d, other, _) in combinations(boxes, 2):
                assert abs(a - c) >= wide + other - 0.5 or abs(b - d) >= 2 * tall - 0.5, (many, built)
            assert many > 1 or not built or stacks[0].wide > 46  # all it does has room


def test_the_goth_in_rome_stands_beside_its_name() -> None:
    view = tessera.game("gloria_mundi").start(seats=3, seed=1).view(None)
    space = view["rome"]
    drawing = look.table(view | {"goth": view["goth"] | {"space": space, "next": None, "stop": None, "price": None}})
    goth = drawing.fragments["goth"]
    name = next(text for node in drawing.fragments.values() for text in node.texts if "".join(text.words()) == "Roma")
    assert goth.at[1] + 19 * goth.scale < float(name.attributes["y"]) - 0.7 * float(name.attributes["font-size"])
