"""Gods."""

import pytest

from .table import GAME, play, score, table

NOTHING = {"hand": [], "money": 0, "land": [], "sea": []}


@pytest.mark.clause("CON-143")
def test_played_cards_count_too() -> None:
    hand = table(p0={"hand": ["p-senator", "p-mercator"], "money": 20})
    pile = table(p0={"hand": ["p-mercator"], "pile": ["p-senator"], "money": 20})
    assert score(hand) == score(pile)
    assert score(hand)["vesta"] == 2


@pytest.mark.clause("CON-166")
def test_the_sheet_is_in_the_order_of_scoring() -> None:
    assert list(score(table()))[:7] == ["vesta", "jupiter", "saturnus", "venus", "mercurius", "mars", "minerva"]
    assert [line["god"] for line in table().view()["players"][0]["gods"]] == list(score(table()))[:7]


@pytest.mark.clause("CON-144")
@pytest.mark.parametrize(
    ("money", "goods", "points"), [(9, "", 0), (10, "", 1), (4, "1b 1f 1t 1w 1c", 2), (5, "1b 1f 1t 1w 1c", 3)]
)
def test_vesta(money: int, goods: str, points: int) -> None:
    assert score(table(p0={"hand": ["p-senator"], "money": money, "goods": goods}))["vesta"] == points


@pytest.mark.clause("CON-145")
def test_jupiter() -> None:
    tiles = {"novaria": "brick", "massilia": "food", "petra": "tool", "sinope": "wine", "tyros": "cloth"}
    own = {"hand": ["p-architect", "p-diplomat"], "houses": list(tiles)}
    assert score(table(tiles=tiles, p0=own))["jupiter"] == 2 * 4
    assert GAME.book().edition.jupiter.most == 15


@pytest.mark.clause("CON-146")
def test_saturnus() -> None:
    own = {"hand": ["p-prefect-1"], "houses": ["novaria", "aquileia", "massilia", "petra"]}
    assert score(table(p0=own))["saturnus"] == 3


@pytest.mark.clause("CON-147")
def test_venus_single() -> None:
    two = ["novaria", "aquileia", "syracusae", "massilia", "burdigala", "petra"]
    assert score(table(p0={"hand": ["p-magister"], "houses": two}))["venus"] == 2 * 2
    many = [*two, "alexandria", "brigantium", "olisipo", "carthago", "rusadir", "cyrene", "leptis-magna", "antiochia", "tyros"]
    assert len(many) == 15
    assert score(table(p0={"hand": ["p-magister"], "houses": many}))["venus"] == 14


@pytest.mark.clause("CON-148")
def test_venus_team() -> None:
    own = {"hand": ["I-dual-team"], "houses": ["novaria", "aquileia", "massilia"]}
    state = table(opts={"teams": True}, p0=own, p2={"houses": ["syracusae", "burdigala", "petra"]}, display=[])
    assert score(state)["venus"] == 2  # Italia and Gallia
    assert score(table(opts={"teams": True}, p0=own, display=[]))["venus"] == 0


@pytest.mark.clause("CON-149")
def test_mercurius() -> None:
    tiles = {"novaria": "brick", "massilia": "brick", "petra": "tool"}
    own = {"hand": ["p-mercator", "I-mercator"], "houses": list(tiles)}
    assert score(table(tiles=tiles, p0=own, display=[]))["mercurius"] == 2 * 2 * 2


@pytest.mark.clause("CON-150")
def test_mars() -> None:
    own = {"land": ["roma", "l-novaria-roma"], "sea": ["s-massilia-roma"], "hand": ["I-colonist"]}
    assert score(table(p0=own, display=[]))["mars"] == 2 * 2 * 3  # tribune and colonist
    every = {"land": ["roma"] * 3, "sea": ["roma"] * 3, "hand": []}
    assert score(table(p0=every))["mars"] == 12


@pytest.mark.clause("CON-151")
@pytest.mark.parametrize(
    ("card", "good", "value"),
    [
        ("II-mason", "brick", 3),
        ("I-farmer", "food", 3),
        ("I-smith", "tool", 3),
        ("II-vintner", "wine", 4),
        ("II-weaver", "cloth", 5),
    ],
)
def test_minerva(card: str, good: str, value: int) -> None:
    tiles = {"novaria": good, "massilia": good, "petra": "wine" if good != "wine" else "tool"}
    assert score(table(tiles=tiles, p0={"hand": [card], "houses": list(tiles)}, display=[]))["minerva"] == 2 * value


@pytest.mark.clause("CON-141")
def test_team_points_are_the_sum() -> None:
    state = table(opts={"teams": True}, p0={"money": 40}, p2={"money": 15})
    sheets = GAME.sheet(state)
    alone = [sum(n for line, n in sheet.items() if line != "partner") for sheet in sheets]
    assert state.scores() == [alone[0] + alone[2], alone[1] + alone[3]] * 2
    assert sheets[0]["vesta"] == 4  # rounded down for each partner by himself
    assert sheets[2]["vesta"] == 1
    assert [sum(sheet.values()) for sheet in sheets] == state.scores()


@pytest.mark.clause("CON-142")
def test_the_legatus_counts_three_times() -> None:
    tiles = {"novaria": "food"}
    without = score(table(opts={"teams": True}, tiles=tiles, p0={"hand": [], "houses": ["novaria"]}, p2={"houses": ["aquileia"]}))
    own = {"hand": ["p-legatus"], "houses": ["novaria"]}
    found = score(table(opts={"teams": True}, tiles=tiles, p0=own, p2={"houses": ["aquileia"]}))
    assert [found[god] - without[god] for god in ("jupiter", "saturnus", "venus", "vesta")] == [1, 1, 1, 0]


def test_scores_at_any_time_sum_up() -> None:
    state = GAME.start(seats=4, seed=5)
    for _ in range(150):
        assert [sum(sheet.values()) for sheet in GAME.sheet(state)] == state.scores()
        play(state, state.options()[len(state.options()) // 2])
