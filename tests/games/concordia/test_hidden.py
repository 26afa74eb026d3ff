"""What is hidden, what bots may know, and what hangs together."""

import json

import pytest

from tessera import State, listen
from tessera.core.events import Event
from tessera.core.playout import playout

from .table import GAME, play, table


def test_imagined_worlds_shuffle_only_inside_the_stacks() -> None:
    state = GAME.start(seats=5, seed=1)
    stack = {id: card for card, id in enumerate(GAME.book().edition.cards.ids)}
    numerals = [GAME.book().edition.cards.stack_of[stack[id]] for id in state.position()["deck"]]
    orders = set()
    for seed in range(5):
        world = state.imagined(0, seed).position()
        orders.add(tuple(world["deck"]))
        assert sorted(world["deck"]) == sorted(state.position()["deck"])
        assert [GAME.book().edition.cards.stack_of[stack[id]] for id in world["deck"]] == numerals
        assert world["players"] == state.position()["players"]
    assert len(orders) == 5


def suggested(kind: str) -> State:
    return play(table(opts={"teams": True}), "play:legatus", f"suggest:{kind}")


@pytest.mark.parametrize("viewer", [0, 1, 2, 3])
def test_twin_worlds_of_a_suggestion(viewer: int) -> None:
    one, other = suggested("prefect"), suggested("praetor")
    same = json.dumps(one.view(viewer)) == json.dumps(other.view(viewer))
    assert same == (viewer in (1, 3))
    for seed in range(10):
        equal = one.imagined(viewer, seed).digest() == other.imagined(viewer, seed).digest()
        assert equal == (viewer in (1, 3))
    numbers = GAME.numbers(one, viewer) == GAME.numbers(other, viewer)
    assert numbers == (viewer in (1, 3))


def test_the_deck_order_is_in_nobodys_view() -> None:
    position = GAME.start(seats=3, seed=4).position()
    deck = position["deck"]
    turned = [id for id in deck if id.startswith("II-")][::-1] + [id for id in deck if not id.startswith("II-")]
    for viewer in (0, 1, None):
        assert GAME.load(position).view(viewer) == GAME.load(position | {"deck": turned}).view(viewer)


def test_every_event_has_its_numbers() -> None:
    events: list[Event] = []
    for seed, options in ((1, {"teams": True, "map": "ionium"}), (2, {"interim": True}), (3, {"map": "cyprus"})):
        state = GAME.start(seats=4, seed=seed, **options)
        listen(state, events.append)
        playout(state, seed)
    told = {event.kind for event in events}
    assert set(GAME.events) - told <= {"suggested", "lent", "interim-money"}


def test_a_clause_refuses_exactly_what_is_not_offered() -> None:
    """Of the keys with a head that is offered now, those of this decision are refused by a clause unless they are legal."""
    for seed, options in ((1, {}), (2, {"teams": True}), (3, {"map": "ionium", "interim": True})):
        state = GAME.start(seats=4, seed=seed, **options)
        n = 0
        while not state.over and n < 400:
            frame = state.agenda[-1]
            legal = set(state.legal)
            heads = {state.book.keys[code].partition(":")[0] for code in legal}
            for code, key in enumerate(state.book.keys):
                if key.partition(":")[0] in heads:
                    assert code in state.book.own(frame)
                    assert (frame.refusal(state, code) == "") == (code in legal), (state.decision, key)
            playout(state, seed * 1000 + n, 1)
            n += 1


def test_the_heuristic_likes_what_is_good() -> None:
    own = {"goods": "1b 1f", "money": 5, "houses": ["novaria"], "land": ["l-massilia-novaria"]}
    tiles = {"massilia": "food", "novaria": "brick"}
    state = table(tiles=tiles, p0=own)
    play(state, "play:architect", "stop")
    built, stopped = play(state.clone(), "build:massilia"), play(state.clone(), "stop")
    assert GAME.value(built, 0) > GAME.value(stopped, 0)
    assert GAME.value(built, 1) < GAME.value(stopped, 1)
    assert len(GAME.terms(state, 0)) == len(GAME.term_names)


@pytest.mark.parametrize("options", [{}, {"teams": True, "map": "hellas"}])
def test_numbers_fit_their_rows(options: dict[str, object]) -> None:
    state = GAME.start(seats=4, seed=2, **options)
    playout(state, 3, 120)
    rows = GAME.number_rows(state.book.edition, 4)
    for seat in range(4):
        found = GAME.numbers(state, seat)
        assert len(found) == sum(length for _, length in rows)
        assert all(0 <= number <= 255 for number in found)
    where = sum(length for name, length in rows[: [name for name, _ in rows].index("seat0")])
    assert [GAME.numbers(state, seat)[where] for seat in range(4)] == [min(p.money, 255) for p in state.players]
