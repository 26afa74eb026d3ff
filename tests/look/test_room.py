"""What is printed in a place fits the room it has there: at every size at which a whole board is shown, in both languages."""

import pytest

import tessera
from tessera import look
from tessera.games.aquileia import city as aquileia
from tessera.games.panthalos import city as panthalos
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
