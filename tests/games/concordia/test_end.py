"""The end, last turns, interim scoring, ties."""

from typing import Any

import pytest

from tessera import State

from .table import GAME, money, play, player, table

CITIES = [
    "isca-d", "londinium", "napoca", "sirmium", "tomis", "colonia-a", "burdigala", "lutetia", "brigantium", "olisipo",
    "valentia", "carthago", "rusadir", "alexandria",
]  # fmt: skip


def pass_turn(state: State) -> None:
    """Play a tribune and nothing else, with all partners."""
    play(state, "play:tribune")
    while state.decision == "tribune-colonist":
        play(state, "none")


def builder(**more: Any) -> dict[str, Any]:
    return {"houses": CITIES, "goods": "1f", "money": 9, "land": ["l-massilia-novaria"]} | more


TILES = {"massilia": "brick", "novaria": "brick"}


@pytest.mark.clause("CON-135", "CON-136")
def test_the_fifteenth_house_ends_the_game() -> None:
    state = table(tiles=TILES, p0=builder(goods="2f"))
    before = state.scores()[0]
    play(state, "play:architect", "stop", "build:massilia")
    assert state.position()["concordia"] == 0
    assert state.seat == 1  # no further building
    assert GAME.sheet(state)[0]["concordia"] == 7
    assert state.scores()[0] > before + 6


@pytest.mark.clause("CON-135", "CON-028")
def test_with_the_last_house_in_hand_a_city_far_off_is_far_off() -> None:
    state = play(table(tiles=TILES, p0=builder(goods="2f")), "play:architect", "stop")
    assert (player(state)["houses"], state.options()) == (CITIES, ["build:massilia", "build:novaria", "stop"])
    assert state.why_not("build:syracusae") == "CON-028"


@pytest.mark.clause("CON-135", "CON-136")
def test_the_last_card_ends_the_game() -> None:
    state = table(p0={"goods": "1w 1f"}, display=["I-mercator", "I-colonist"], deck=[])
    play(state, "play:senator", "card:1")
    assert state.position()["concordia"] is None
    assert state.position()["display"][:2] == ["I-colonist", None]
    last = table(p0={"goods": "1w"}, display=["I-mercator"], deck=[])
    play(last, "play:senator", "card:1")
    assert last.position()["concordia"] == 0
    deck = table(p0={"goods": "1w"}, display=["I-mercator"], deck=["II-mercator"])
    play(deck, "play:senator", "card:1")
    assert deck.position()["concordia"] is None


@pytest.mark.clause("CON-137")
@pytest.mark.parametrize("turn", [0, 2])
def test_every_other_player_has_one_more_turn(turn: int) -> None:
    state = table(turn=turn, tiles=TILES, **{f"p{turn}": builder()})
    play(state, "play:architect", "stop", "build:massilia")
    order = []
    while not state.over:
        order.append(state.seat)
        pass_turn(state)
    assert order == [(turn + i) % 4 for i in (1, 2, 3)]


@pytest.mark.clause("CON-138")
@pytest.mark.parametrize(("seats", "more"), [(4, [1]), (6, [1, 2])])
def test_team_the_partner_completes_then_every_other_team_once(seats: int, more: list[int]) -> None:
    state = table(seats, opts={"teams": True}, tiles=TILES, p0=builder())
    play(state, "play:architect", "stop", "build:massilia")
    assert state.position()["concordia"] == 0
    assert (state.seat, state.decision) == (seats // 2, "architect-pick")
    play(state, "stop")
    order = []
    while not state.over:
        order.append(state.seat)
        pass_turn(state)
    assert order == more


@pytest.mark.clause("CON-138")
def test_the_partner_may_trigger_the_end_too() -> None:
    state = table(opts={"teams": True}, tiles=TILES, p2=builder())
    play(state, "play:architect", "stop", "stop", "build:massilia")
    assert state.position()["concordia"] == 2
    assert state.seat == 1
    pass_turn(state)
    assert state.over


@pytest.mark.clause("CON-136")
def test_a_second_trigger_changes_nothing() -> None:
    state = table(tiles=TILES, turn=1, concordia=0, turns_left=2, p1=builder())
    play(state, "play:architect", "stop", "build:massilia")
    assert state.position()["concordia"] == 0
    order = []
    while not state.over:
        order.append(state.seat)
        pass_turn(state)
    assert order == [2, 3]


@pytest.mark.clause("CON-139", "CON-140")
@pytest.mark.parametrize(("magnus", "winner"), [(0, 0), (1, 0), (2, 2), (3, 2)])
def test_most_points_then_the_praefectus_magnus(magnus: int, winner: int) -> None:
    same = {"hand": ["p-magister"], "houses": []}
    rich = {"hand": ["p-magister", "p-senator"], "money": 30}
    state = table(magnus=magnus, p0=rich, p2=rich, p1=same, p3=same)
    points = state.scores()
    assert points[0] == points[2] > points[1]
    assert state.winners() == [winner]


@pytest.mark.clause("CON-140", "CON-141")
def test_team_ties() -> None:
    state = table(6, opts={"teams": True}, magnus=5)
    assert len(set(state.scores())) == 1
    assert state.winners() == [2, 5]
    assert table(6, opts={"teams": True}, magnus=0).winners() == [0, 3]


@pytest.mark.clause("CON-132", "CON-134")
def test_interim_scoring_after_the_first_tribune() -> None:
    state = table(2, opts={"interim": True}, p0={"money": 30, "goods": "2f 2t"})
    assert player(state)["interim"] is None
    play(state, "play:tribune", "land")
    points = state.scores()[0]
    assert player(state)["interim"] == points  # scored after the colonist step: 3 colonists
    assert GAME.sheet(state)[0]["mars"] == 6
    assert money(state) == 30
    pass_turn(state)
    assert [player(state, seat)["interim"] for seat in (0, 1)] == [0, 0]  # markers back to 0
    before = money(state)
    play(state, "play:tribune", "none")
    assert money(state) == before  # only the first tribune counts
    without = play(table(2, p0={"money": 30}), "play:tribune")
    assert player(without)["interim"] is None


@pytest.mark.clause("CON-133")
@pytest.mark.parametrize(
    ("cash", "paid"),
    [((30, 20, 0), (2, 1, 0)), ((30, 30, 0), (2, 2, 0)), ((30, 10, 10), (2, 1, 1)), ((0, 0, 0), (2, 2, 2))],
)
def test_interim_money(cash: tuple[int, ...], paid: tuple[int, ...]) -> None:
    state = table(3, opts={"interim": True}, **{f"p{seat}": {"money": n} for seat, n in enumerate(cash)})
    for _ in range(3):
        pass_turn(state)
    assert tuple(money(state, seat) - n for seat, n in enumerate(cash)) == paid


def test_passive_players_are_stopped() -> None:
    limit = GAME.book().edition.max_turns_per_player
    state = table(2, turns=2 * limit - 2)
    pass_turn(state)
    assert not state.over
    pass_turn(state)
    assert state.over
    assert state.position()["concordia"] is None
