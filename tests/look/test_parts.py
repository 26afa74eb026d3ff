"""What a drawing depends on: a part is drawn once for its facts, whoever looks on, and can see nothing else."""

from collections import OrderedDict
from typing import Any

import pytest

from tessera.core.words import words
from tessera.look import drawing, paper, pen, table
from tessera.look.drawing import room
from tests.look.tables import GAMES, sampled


@pytest.mark.parametrize("game", GAMES)
def test_seats_share_what_they_see_alike(game: str) -> None:
    """Two seats that do not decide see one board: most of it is the same object, and what is not the same object differs or is small."""
    shared = alike = 0
    for state in sampled(game)[::4]:
        one, other = (table(state.view(seat)).fragments for seat in (None, 0 if state.over else (state.seat + 1) % state.seats()))
        same = [key for key, node in one.items() if key in other and other[key].text == node.text]
        alike += sum(len(one[key].text) for key in same)
        shared += sum(len(one[key].text) for key in same if one[key] is other[key])
    assert shared > 0.8 * alike > 0


@pytest.mark.parametrize("game", GAMES)
def test_an_unchanged_view_is_not_drawn_again(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = sampled(game)[3]
    first = table(state.view(None), names=list("ABCDEF")[: state.seats()])
    monkeypatch.setattr(room(state.book.game), "table", None)
    assert table(state.view(None), names=list("ABCDEF")[: state.seats()]) is first


@pytest.mark.parametrize("game", GAMES)
def test_a_drawing_follows_what_it_shows(game: str) -> None:
    """Another view, other words, other names, other targets: nothing of it is taken from a drawing of something else."""
    state = next(state for state in sampled(game) if not state.over)
    view = state.view(state.seat)
    said = words(state.book.game, "en")
    targets = {key: said.option(state.decision, key) for key in state.options()}
    plain, lit = table(view), table(view, targets=targets)
    assert not plain.lit
    assert not plain.own_lit
    assert lit.lit | lit.own_lit
    for other in (table(view, lang="de"), table(view, names=[f"Player {n}" for n in range(state.seats())])):
        labels = [[one.label for node in drawn.fragments.values() for one in node.all()] for drawn in (plain, other)]
        assert labels[0] != labels[1]


@pytest.mark.parametrize("game", GAMES)
def test_the_first_drawing_of_a_process_needs_nothing_drawn_before(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for state in sampled(game)[:2]:
        for seat in (None, 0):
            view = state.view(seat)
            for cache in (paper._made, paper._parts, drawing._drawings):
                monkeypatch.setattr(cache, "things", OrderedDict())
            assert table(view).fragments
            for number, phone in enumerate(room(state.book.game).PHONE):
                for cache in (paper._made, paper._parts, drawing._drawings):
                    monkeypatch.setattr(cache, "things", OrderedDict())
                fresh = pen.BoardPen(table(view)._paper, ts=1.45)
                for cache in (paper._made, paper._parts):
                    cache.things.clear()
                room(state.book.game).phone(fresh, phone[0])
                assert fresh.nodes, number


def test_a_part_sees_only_its_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forgetting to name a fact would show one viewer what another one sees: so it cannot be forgotten."""
    state = sampled("concordia")[2]
    board: Any = room(state.book.game)
    for number, look in enumerate(
        ("view['cities']", "targets", "why", "viewer == 0", "'x' in pen.targets", "view.get('cities')")
    ):

        def peeping(pen: Any, *_: Any, look: str = look) -> None:
            eval(f"pen.{look}" if "pen." not in look else look, {"pen": pen}) and None

        monkeypatch.setattr(board, "draw_houses", peeping)
        with pytest.raises(AssertionError, match="from the facts it names"):
            table(state.view(0), names=[f"peep {number} {n}" for n in range(state.seats())])
