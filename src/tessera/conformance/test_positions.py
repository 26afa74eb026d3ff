"""Positions: edited by hand, by mistake or by malice. Either a table that can be played, or one line that names what is wrong."""

import contextlib
import copy
import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tessera import BadPosition, BadSetup, Game, State

from .paths import at, places
from .tables import GAMES, Setup, every_game, few, sampled

HEAD = ("format", "game", "rules", "edition", "options", "seats", "chance", "over")
SAVED_HEAD = ("format", "rules", "edition", "chance")


def mid_game(game: Game) -> State:
    return sampled(few(game)[0], games=1)[4]


@every_game
def test_every_entry_is_wanted_and_no_other(game: Game) -> None:
    good = mid_game(game).position()
    for name in good:
        with pytest.raises(BadPosition, match=name):
            game.load({key: value for key, value in good.items() if key != name})
    with pytest.raises(BadPosition, match="unheard_of"):
        game.load(good | {"unheard_of": 1})


@every_game
@pytest.mark.parametrize(
    ("entry", "value"),
    [
        ("format", 2),
        ("format", "1"),
        ("game", "chess"),
        ("rules", 99),
        ("edition", "0" * 16),
        ("options", []),
        ("options", {"no such": 1}),
        ("seats", 99),
        ("seats", "four"),
        ("seats", True),
        ("chance", {}),
        ("chance", {"kind": "dice"}),
        ("chance", {"kind": "fast", "state": 0}),
        ("chance", {"kind": "fast", "state": 2**64}),
        ("chance", {"kind": "keyed", "seed": "zz", "drawn": 0}),
        ("chance", {"kind": "keyed", "seed": "00", "drawn": 0}),
        ("over", 1),
        ("agenda", {}),
        ("agenda", [{"do": "sing"}]),
        ("agenda", [None]),
        ("agenda", []),
    ],
)
def test_a_wrong_head_is_refused_by_name(game: Game, entry: str, value: Any) -> None:
    with pytest.raises((BadPosition, BadSetup)) as refusal:
        game.load(mid_game(game).position() | {entry: value})
    assert "\n" not in str(refusal.value)
    if isinstance(refusal.value, BadPosition):
        assert entry in str(refusal.value)


@every_game
@pytest.mark.parametrize("data", [None, 1, "x", [], [1], {}])
def test_what_is_no_position_is_refused(game: Game, data: Any) -> None:
    with pytest.raises(BadPosition):
        game.load(data)


STRANGE = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.sampled_from([2**31, 2**63, 2**64, -(2**63), 10**30, 2047, 2048, 10_000]),
    st.floats(allow_nan=False),
    st.text(max_size=5),
    st.lists(st.integers(0, 5), max_size=4),
    st.dictionaries(st.text(max_size=4), st.integers(0, 5), max_size=3),
)


def mutate(data: dict[str, Any], draw: Any) -> None:
    """One change: another value, an entry gone, one twice, two swapped, a number moved by one."""
    paths = [path for path in places(data) if path[0] not in HEAD or draw(st.integers(0, 9)) == 0]
    path = draw(st.sampled_from(paths))
    parent, last = at(data, path[:-1]), path[-1]
    how = draw(st.sampled_from(["strange", "drop", "twice", "swap", "nudge", "same kind"]))
    if how == "drop":
        del parent[last]
    elif how == "twice" and isinstance(parent, list):
        parent.insert(last, copy.deepcopy(parent[last]))
    elif how == "swap":
        other = draw(st.sampled_from(paths))
        with contextlib.suppress(KeyError, IndexError, TypeError):  # one lies inside the other
            parent[last], at(data, other[:-1])[other[-1]] = copy.deepcopy(at(data, other)), copy.deepcopy(parent[last])
    elif how == "nudge" and isinstance(parent[last], int):
        parent[last] = parent[last] + draw(st.sampled_from([-1, 1, 2, -5]))
    elif how == "same kind":
        alike = [one for one in paths if type(at(data, one)) is type(parent[last])]
        parent[last] = copy.deepcopy(at(data, draw(st.sampled_from(alike))))
    else:
        parent[last] = draw(STRANGE)


@pytest.mark.once  # compiled states refuse more: they look at types
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@settings(max_examples=250, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(data=st.data())
def test_a_mutated_position_is_refused_or_can_be_played(game: Game, data: st.DataObject) -> None:
    chosen: Setup = data.draw(st.sampled_from(few(game)))
    state = data.draw(st.sampled_from(sampled(chosen, games=1, each=6)))
    position = json.loads(json.dumps(state.position()))
    for _ in range(data.draw(st.integers(1, 2))):
        mutate(position, data.draw)
    try:
        loaded = game.load(position)
    except (BadPosition, BadSetup) as refusal:
        told_in_one_line(refusal)
        return
    playable(loaded)


def told_in_one_line(refusal: Exception) -> None:
    assert "\n" not in str(refusal)
    assert len(str(refusal)) > 5


def playable(state: State) -> None:
    """Everything the public face offers works here; the game goes on."""
    seats = state.seats()
    json.dumps([state.view(seat) for seat in (None, *range(seats))])
    assert len(state.scores()) == seats
    chance = random.Random(1)
    for _ in range(30):
        if state.over:
            break
        state.imagined(state.seat, 1)
        state.apply(chance.choice(state.legal))
    state.digest()
