"""The short form of `make fuzz`; and that no table play came to is refused."""

import pytest
from tools.agendas import noted
from tools.fuzz import changed, fuzzed

import tessera
from tessera import BadPosition, Game
from tessera.conformance.setups import mixed_setups
from tessera.conformance.tables import Setup, every_game, few_setups, sampled
from tessera.core.sense import check_order, order

FEW = 60


@every_game
def test_changed_positions_are_refused_in_words_or_played_to_the_end(game: Game) -> None:
    tally = fuzzed(game.id, 30_000, FEW)
    assert tally.faults == []
    assert (tally.tried, tally.refused + tally.played) == (FEW, FEW)
    assert min(tally.refused, tally.played) > 5, "both are met"


@every_game
def test_a_changed_position_is_always_the_same(game: Game) -> None:
    assert changed(game, 7) == changed(game, 7)


@few_setups
def test_what_play_came_to_is_taken(setup: Setup) -> None:
    for state in sampled(setup, games=1):
        assert setup.game.load(state.position()).digest() == state.digest()


@every_game
def test_the_order_of_an_agenda_is_that_of_play(game: Game) -> None:
    """Random games of every set-up meet nothing behind an entry that agenda.toml does not say."""
    known = {name: dict(behind) for name, behind in order(game).items()}
    met: dict[str, dict[str, bool]] = {name: {} for name in known}
    ways = list(mixed_setups(game))
    for seed in range(12):
        noted(ways[(7 * seed) % len(ways)], 90_000 + seed, met)
    for name, behind in met.items():
        for other, same in behind.items():
            assert other in known[name], f"{other} behind {name}"
            assert same or not known[name][other], f"{other} of another seat behind {name}"


@every_game
def test_an_agenda_in_another_order_is_refused_by_entry(game: Game) -> None:
    position = game.start(seats=4 if 4 in game.seat_counts() else None, seed=1).position()
    position["agenda"] = [position["agenda"][0], *position["agenda"]]
    with pytest.raises(BadPosition, match=r"agenda"):
        game.load(position)


def test_events_of_the_loading_are_heard() -> None:
    game = tessera.game("gloria_mundi")
    heard: list[str] = []
    players = [{"display": {"farm": [None]}}, {}, {}]
    sketch = {
        "seats": 3,
        "players": players,
        "forum": ["f01", *[None] * 5],
        "agenda": [{"do": "finish-purchase", "seat": 0, "card": "f01", "base": "farm"}],
    }
    state = game.load(sketch, listen=lambda event: heard.append(event.kind))
    assert heard[0] == "bought"
    before = len(heard)
    state.choose(state.options()[0])
    assert len(heard) > before, "it goes on"


def test_a_table_stands_still_after_what_one_wants_to_see() -> None:
    game = tessera.game("gloria_mundi")
    players = [{"display": {"farm": [None]}}, {}, {}]
    agenda = [{"do": "finish-purchase", "seat": 0, "card": "f01", "base": "farm"}]
    sketch = {"seats": 3, "players": players, "forum": ["f01", *[None] * 5], "goth": 0, "agenda": agenda}
    state = game.load(sketch, stop="finish-purchase")
    assert state.position()["players"][0]["display"]["farm"] == ["f01"]
    assert (state.decision, state.seat) == ("tribute", 0)
    with pytest.raises(BadPosition, match="agenda: has no 'sing' to stop after"):
        game.load(sketch, stop="sing")


def test_only_that_step_is_carried_out() -> None:
    """Massilia, the start of round 2: prices have moved, and no die is rolled yet."""
    game = tessera.game("massilia")
    stalls = [{"plot": 15, "seat": 0}, {"plot": 3, "seat": 1}]
    sketch = {
        "seats": 2,
        "stalls": stalls,
        "round": 2,
        "agenda": [
            {"do": "rotate-prices"},
            {"do": "roll-temple"},
            {"do": "roll-dice", "seat": 0},
            {"do": "turn-start", "seat": 0},
        ],
    }
    heard: list[str] = []
    state = game.load(sketch, stop="rotate-prices", listen=lambda event: heard.append(event.kind))
    assert heard == ["prices-moved"]
    assert state.position()["agenda"][0] == {"do": "roll-temple"}
    assert state.options() == []
    state.settle()
    assert "rolled-temple" in heard
    assert state.options()


def test_the_order_names_the_seat() -> None:
    state = tessera.game("massilia").start(seats=2, seed=1)
    while state.decision != "prepare":
        state.choose(next((key for key in state.options() if key.startswith("die:")), state.options()[0]))
    check_order(state)
    position = state.position()
    position["agenda"][1]["seat"] = 1 - position["agenda"][1]["seat"]
    with pytest.raises(
        BadPosition, match=r"agenda\[0\]: behind prepare comes dice-behind-screen of the same seat, not dice-behind-screen"
    ):
        tessera.game("massilia").load(position)
