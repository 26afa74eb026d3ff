"""No letters under 11 pixels on any board, at any size at which it is shown."""

import random
from collections.abc import Iterator

import pytest

import tessera
from tessera.core.nodes import Element
from tessera.web.drawing import forms, picture
from tessera.web.legible import DESKS, NARROW, READABLE, grown, scale_of

GAMES = [game.id for game in tessera.games()]


def sizes(element: Element, scale: float = 1) -> Iterator[tuple[float, str]]:
    """The height of everything written in an element, in units of the board."""
    scale *= scale_of(element)
    if element.name == "text":
        said = "".join(str(child) for child in element.children)
        if said.strip():
            yield float(element.attributes["font-size"]) * scale, said
    for child in element.children:
        if isinstance(child, Element):
            yield from sizes(child, scale)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_written_too_small(game):
    known = tessera.game(game)
    rnd, state = random.Random(3), known.start(known.seat_counts()[-1], seed="letters")
    while not state.over:
        if rnd.random() < 0.04:
            form = rnd.choice(sorted(forms(known)))
            targets = {key: key for key in state.options()}
            shown = picture(
                state.view(state.seat), targets, rnd.choice(("en", "de")), (), list("ABCDEF")[: state.seats()], form, None
            )
            least = DESKS[form].least if form in DESKS else shown.least
            written = [one for node in shown.fragments.values() for one in sizes(node)]
            assert not [(size, said) for size, said in written if size * least < READABLE - 0.15], form
            assert form in DESKS or not written or shown.viewbox[2] * least <= max(NARROW + 1, 0.64 * shown.viewbox[2])
        state.choose(rnd.choice(state.options()))


def test_what_is_large_enough_stays_as_it_is():
    text = Element("text", {"font-size": "12", "y": "4"}, ("7",))
    inside = Element("g", {"transform": "translate(3 4) scale(.5)"}, (text,))
    assert grown(inside, 6) is inside
    larger = next(iter(grown(inside, 8).texts)).attributes
    assert (larger["font-size"], larger["y"]) == ("16.0", "5.4")
