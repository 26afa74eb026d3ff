"""The worked examples of the rules, each as a test."""

from typing import Any

import pytest

from tessera import State

from .table import GAME, goods, money, play, player, score, seen, table

TEAMS = {"teams": True}


def test_e01_tribune() -> None:
    state = table(p0={"pile": ["p-architect", "p-diplomat", "p-mercator", "p-senator"], "money": 3, "goods": "2f 1t 1b"})
    assert seen(state)["free"] == 4
    play(state, "play:tribune", "land")
    assert player(state)["pile"] == []
    assert len(player(state)["hand"]) == 8
    assert (money(state), goods(state), seen(state)["free"]) == (5, "1b 1f", 7)
    assert seen(state)["warehouse"] == {"spaces": 12, "land": 1, "sea": 2}
    assert player(state)["land"] == ["roma", "roma"]


def test_e02_third_house() -> None:
    where = {"houses": ["novaria"]}
    state = table(tiles={"novaria": "wine"}, p1=where, p2=where)
    city = next(city for city in state.view()["cities"] if city["id"] == "novaria")
    assert city["price"] == {"goods": {"brick": 1, "wine": 1}, "money": 12}


def test_e03_architect() -> None:
    others = {"houses": ["aquileia"]}
    own = {
        "land": ["l-colonia-a-novaria", "roma"],
        "sea": ["roma"],
        "houses": ["colonia-a"],
        "goods": "3b 1c 1w 1f",
        "money": 15,
    }
    state = table(
        tiles={"massilia": "cloth", "novaria": "wine", "aquileia": "food", "vindobona": "food"}, p0=own, p1=others, p2=others
    )
    play(state, "play:architect")
    assert state.view(0)["context"]["steps"] == 3
    play(state, "move:sea:roma", "to:s-massilia-roma", "move:land:roma", "to:l-aquileia-vindobona")
    assert state.options() == ["build:aquileia", "build:massilia", "build:novaria", "build:vindobona", "stop"]
    assert state.why_not("build:colonia-a") == "CON-033"
    play(state, "build:massilia", "build:novaria", "build:aquileia")
    assert (money(state), goods(state)) == (0, "")
    assert set(player(state)["houses"]) == {"colonia-a", "massilia", "novaria", "aquileia"}


def test_e04_prefect() -> None:
    tiles = {"delphi": "brick", "thermos": "cloth"}
    brick, cloth = {"houses": ["delphi"]}, {"houses": ["thermos"]}
    state = table(opts={"map": "hellas"}, tiles=tiles, p0=brick, p1=brick, p2=cloth, magnus=3)
    play(state, "play:prefect", "produce:locris")
    assert [goods(state, seat) for seat in range(4)] == ["1b 1c", "1b", "1c", ""]
    assert state.position()["coins"]["locris"] == "coins"


def test_e05_cash() -> None:
    fresh = table()
    two = [p["id"] for p in fresh.view()["provinces"] if p["marker"]["coins"] == 2][:5]
    state = play(table(coins=two), "play:prefect", "cash")
    assert money(state) == 10
    assert set(state.position()["coins"].values()) == {"goods"}


def test_e06_mercator() -> None:
    state = table(p0={"money": 2, "goods": "3w 2f 1c"})
    play(state, "play:mercator-3")
    assert (money(state), seen(state)["free"]) == (5, 2)
    play(state, "sell:wine:3")
    assert (money(state), seen(state)["free"]) == (23, 5)
    assert [key for key in state.options() if key.startswith("buy:brick")] == [f"buy:brick:{n}" for n in range(1, 6)]
    play(state, "buy:brick:4")
    assert (money(state), seen(state)["free"], state.seat) == (11, 1, 1)


def test_e07_diplomat() -> None:
    tops = ["p-diplomat", "p-mercator", "p-architect", "p-prefect-1"]
    state = table(5, turn=4, **{f"p{seat}": {"pile": [top]} for seat, top in enumerate(tops)})
    play(state, "play:diplomat")
    assert state.options() == ["copy:1", "copy:2", "copy:3", "none"]


def test_e08_diplomat_team() -> None:
    # players 1+3 and 2+4 are seats 0+2 and 1+3
    piles: dict[str, Any] = {"p1": {"pile": ["p-mercator"]}, "p3": {"pile": ["p-prefect-1"]}}
    state = table(opts=TEAMS, p0={"hand": ["I-diplomat"]}, p2={"pile": ["I-architect"]}, display=[], **piles)
    play(state, "play:diplomat")
    assert state.options() == ["copy:1", "copy:3", "none"]
    play(state, "copy:3", "produce:italia")
    assert state.seat == 2
    play(state, "cash", "play:prefect", "decline", "decline")
    assert (state.seat, state.decision) == (2, "play-card")
    play(state, "play:diplomat")
    assert state.options() == ["copy:1", "none"]
    assert state.why_not("copy:3") == "CON-055"


def test_e09_magister() -> None:
    state = play(table(p0={"pile": ["p-prefect-1"]}), "play:magister")
    assert (state.seat, state.decision) == (0, "prefect-choice")


def test_e10_colonist() -> None:
    own = {"hand": ["I-colonist"], "goods": "2f 3t", "houses": ["massilia", "aquileia"]}
    state = play(table(p0=own, display=[]), "play:colonist", "settle")
    expected = {f"place:{unit}:{city}" for unit in ("land", "sea") for city in ("roma", "massilia", "aquileia")}
    assert set(state.options()) == expected
    play(state, "place:sea:roma", "place:land:massilia")
    assert goods(state) == "1t"
    more = play(table(p0=own | {"houses": ["novaria"]}, display=[]), "play:colonist", "settle")
    assert [key for key in more.options() if "novaria" in key] == ["place:land:novaria"]


def test_e11_vintner() -> None:
    cities = ["novaria", "massilia", "petra", "sinope"]
    own = {"hand": ["II-vintner"], "houses": cities, "goods": "3b"}
    state = table(tiles=dict.fromkeys(cities, "wine"), p0=own, p1={"houses": cities}, display=[])
    assert seen(state)["free"] == 5
    play(state, "play:vintner")
    assert goods(state) == "3b 4w"
    assert goods(state, 1) == ""


def test_e12_senator() -> None:
    row = ["I-mercator", "II-prefect", "I-architect", "I-farmer", "I-smith", "I-colonist", "I-diplomat"]
    state = table(p0={"goods": "1w 1t 1b"}, display=row, deck=["II-mason", "II-weaver", "II-vintner"])
    play(state, "play:senator", "card:1", "card:3")
    assert {"I-mercator", "I-architect"} <= set(player(state)["hand"])
    assert goods(state) == ""
    assert state.position()["display"] == ["II-prefect", *row[3:], "II-mason", "II-weaver"]
    rich = play(table(p0={"goods": "1b 1f 1c"}, display=row), "play:senator", "card:4")
    assert goods(rich) == ""


def test_e13_consul() -> None:
    row = ["I-mercator", "I-diplomat", "I-architect", "I-farmer", "I-smith", "I-colonist", "II-prefect"]
    state = table(p0={"hand": ["III-consul"], "goods": "1f"}, display=row, deck=["II-mason"])
    play(state, "play:consul", "card:6")
    assert goods(state) == ""
    assert state.position()["display"] == [*row[:5], "II-prefect", "II-mason"]


def test_e14_proconsul_team() -> None:
    row = ["I-mercator", "I-diplomat", "I-architect", "I-farmer", "I-smith", "I-colonist", "II-prefect"]
    state = table(opts=TEAMS, p0={"hand": ["III-proconsul"], "goods": "1f"}, display=row, deck=["II-mason"], magnus=3)
    play(state, "play:proconsul", "card:6", "play:prefect", "produce:italia")
    assert goods(state, 2) != ""
    assert goods(state, 0) == ""
    assert state.position()["display"][6] == "II-mason"
    assert (state.seat, state.decision) == (1, "play-card")


def test_e15_legatus_team() -> None:
    away = {"land": ["petra"], "sea": ["cyrene"], "hand": ["I-architect"]}
    state = play(table(opts=TEAMS, p2=away, display=[]), "play:legatus", "suggest:architect", "play:architect")
    assert (state.seat, state.decision) == (2, "architect-pick")
    play(state, "stop")
    assert (state.seat, state.decision) == (0, "architect-pick")
    play(state, "stop")
    assert (state.seat, state.decision) == (1, "play-card")


def test_e16_dual_card() -> None:
    state = table(p0={"hand": ["II-dual"], "goods": "1b 1w"}, display=[])
    play(state, "play:architect-mercator", "role:mercator-5")
    assert money(state) == 5
    play(state, "sell:brick:1", "sell:wine:1")
    assert (money(state), state.seat) == (14, 1)


def test_e17_team_turn() -> None:
    state = table(opts=TEAMS, turn=3)
    play(state, "play:prefect", "produce:asia")
    assert state.seat == 1
    play(state, "produce:syria")
    assert (state.seat, state.decision) == (0, "play-card")


def test_e18_final_scoring() -> None:
    tiles = {
        "novaria": "brick", "aquileia": "food",  # Italia
        "massilia": "brick", "burdigala": "food",  # Gallia
        "petra": "brick", "memphis": "food",  # Aegyptus
        "tyros": "food", "antiochia": "tool",  # Syria
        "sinope": "tool", "attalia": "tool",  # Asia
        "carthago": "cloth", "athenae": "cloth",
    }  # fmt: skip
    hand = [
        "p-senator", "p-architect", "p-diplomat", "p-prefect-1", "p-prefect-2", "II-prefect", "III-prefect", "p-magister", "I-dual",
        "p-mercator", "I-mercator", "p-tribune", "I-colonist", "II-colonist", "I-farmer",
    ]  # fmt: skip
    own = {
        "houses": list(tiles),
        "hand": hand,
        "land": ["roma", "roma", "l-novaria-roma"],
        "sea": ["roma", "s-massilia-roma"],
        "goods": "1c 3t 1b",
        "money": 13,
    }
    state = table(tiles=tiles, p0=own, display=[], concordia=0, turns_left=0)
    found = score(state)
    assert list(found.values()) == [3, 18, 28, 20, 16, 30, 12, 7]
    assert state.scores()[0] == 134


# ---- further examples ------------------------------------------------------------------------------------


def test_x01_crossing() -> None:
    state = play(table(p1={"land": ["l-novaria-roma"]}), "play:architect", "move:land:roma")
    assert "to:l-novaria-roma" not in state.options()
    targets = state.view(0)["context"]["targets"]
    assert [targets[way] for way in ("l-colonia-a-novaria", "l-massilia-novaria", "l-aquileia-novaria")] == [2, 2, 2]


def test_x02_special_way() -> None:
    def reached(sea: list[str]) -> dict[str, int]:
        state = table(opts={"map": "ionium"}, p0={"land": ["l-brundisium-canusium"], "sea": sea})
        play(state, "play:architect", "move:land:l-brundisium-canusium")
        found: dict[str, int] = state.view(0)["context"]["targets"]
        return found

    beyond = {"l-apollonia-scodra", "l-apollonia-thessalonica", "l-ambrakia-apollonia"}
    two = reached(["athenae"])
    assert all(two[way] == 2 for way in beyond)
    assert "x-apollonia-brundisium" not in two
    assert beyond.isdisjoint(reached([]))


def test_x03_parallel_ways() -> None:
    state = table(opts={"map": "ionium"}, p0={"sea": ["s-messana-neapolis"]}, turn=1, p1={"sea": ["messana"], "land": []})
    play(state, "play:architect", "move:sea:messana")
    assert "to:s-messana-neapolis-2" in state.options()
    assert "to:s-messana-neapolis" not in state.options()


@pytest.mark.parametrize(("good", "paid", "coins"), [("cloth", {"brick": 1, "cloth": 1}, 20), ("brick", {"food": 1}, 4)])
def test_x04_crowded_city(good: str, paid: dict[str, int], coins: int) -> None:
    where = {"houses": ["novaria"]}
    state = table(tiles={"novaria": good}, p1=where, p2=where, p3=where)
    city = next(city for city in state.view()["cities"] if city["id"] == "novaria")
    assert city["price"] == {"goods": paid, "money": coins}


def test_x05_overflow() -> None:
    tiles = {"aquileia": "cloth", "novaria": "brick", "syracusae": "brick"}
    state = table(tiles=tiles, p0={"goods": "7w", "houses": ["novaria"]})
    play(state, "play:prefect", "produce:italia")
    assert state.options() == ["take:brick", "take:cloth"]
    play(state, "take:cloth")
    assert goods(state) == "7w 1c"


def test_x06_full_warehouse() -> None:
    state = table(magnus=0, p0={"goods": "8w"})
    play(state, "play:prefect", "produce:italia")
    assert goods(state) == "8w"
    assert state.position()["coins"]["italia"] == "coins"
    assert state.position()["magnus"] == 3


def test_x07_team_prefect() -> None:
    tiles = {"delphi": "brick", "thermos": "cloth"}
    every = list(GAME.start(seats=4, seed=1, map="hellas").position()["coins"])
    spent = [name for name in every if name != "locris"]

    def fresh() -> State:
        return play(table(opts=TEAMS | {"map": "hellas"}, tiles=tiles, coins=spent), "play:prefect")

    state = play(fresh(), "cash")
    assert state.seat == 2
    assert {f"produce:{name}" for name in every} <= set(state.options())
    other = fresh()
    coins = other.view()["coins"]
    play(other, "produce:locris", "cash")
    assert money(other, 2) == coins + 1


def test_x08_team_tribune() -> None:
    lead = {"pile": ["p-architect", "p-prefect-1", "p-mercator"], "goods": "1f 1t"}
    partner = {"pile": ["p-diplomat", "p-prefect-1", "p-mercator", "p-praetor", "p-legatus"], "goods": "1f 1t"}
    state = play(table(opts=TEAMS, p0=lead, p2=partner), "play:tribune")
    assert (state.seat, money(state, 0)) == (0, 1)
    play(state, "land")
    assert (state.seat, state.decision, money(state, 2)) == (2, "tribune-colonist", 2)
    play(state, "sea")
    assert (player(state, 2)["pile"], len(player(state, 2)["hand"])) == ([], 6)


def test_x09_team_money() -> None:
    tiles = {"novaria": "tool", "massilia": "wine"}
    house = {"houses": ["novaria", "massilia"]}
    own = {"money": 2, "goods": "2b 1t 1w", "land": ["l-massilia-novaria"]}
    state = table(opts=TEAMS, tiles=tiles, p0=own, p2={"money": 9}, p1=house, p3={"houses": ["massilia"]})
    play(state, "play:architect", "stop")
    assert state.options() == ["build:novaria", "stop"]  # 6; the third house in the wine city would cost 12
    play(state, "build:novaria")
    assert (money(state, 0), money(state, 2)) == (0, 5)


def test_x10_price_with_any() -> None:
    row = [None] * 5 + ["I-smith"]
    short = play(table(p0={"goods": "1b 1t 1c"}, display=row), "play:senator")
    assert short.seat == 1  # nothing to buy
    enough = play(table(p0={"goods": "1b 1t 1c 1w"}, display=row), "play:senator", "card:6")
    assert goods(enough) == ""
    assert enough.seat == 1


@pytest.mark.parametrize("below", ["p-senator", "p-magister", "p-diplomat", None])
def test_x11_diplomat_on_magister(below: str | None) -> None:
    other = {"p1": {"pile": ["p-magister"]}, "p2": {"pile": ["p-mercator"]}}
    state = play(table(p0={"pile": ["p-architect"]}, **other), "play:diplomat", "copy:1")
    assert (state.seat, state.decision) == (0, "architect-pick")
    pile = [below] if below else []
    hand = ["I-diplomat", "p-prefect-1"]
    no = play(table(p0={"pile": pile, "hand": hand}, display=[], **other), "play:diplomat")
    assert no.options() == ["copy:2", "none"]
    assert no.why_not("copy:1") == ("CON-061" if below == "p-senator" else "CON-059")


def test_x12_end() -> None:
    cities = [name for name in table().position()["tiles"] if name not in ("massilia", "novaria")][:14]
    own = {"houses": cities, "goods": "1f", "money": 9, "land": ["l-massilia-novaria"]}
    state = table(turn=2, tiles={"massilia": "brick", "novaria": "brick"}, p2=own)
    play(state, "play:architect", "stop", "build:massilia")
    assert state.view()["concordia"] == 2
    order = []
    while not state.over:
        order.append(state.seat)
        play(state, "play:tribune")
    assert order == [3, 0, 1]


def test_x13_tie() -> None:
    rich = {"money": 50}
    state = table(magnus=1, p0=rich, p3=rich)
    assert state.scores()[0] == state.scores()[3]
    assert state.winners() == [0]


def test_x14_ionium_22() -> None:
    view = GAME.start(seats=2, seed=1, map="ionium-22").view()
    kinds = [way["kind"] for way in view["ways"]]
    assert (kinds.count("land"), kinds.count("sea"), len(view["provinces"])) == (31, 22, 9)
    apollonia = [way for way in view["ways"] if "apollonia" in way["ends"]]
    assert not any("brundisium" in way["ends"] or "croton" in way["ends"] for way in apollonia)
    assert "D" in {city["letter"] for city in view["cities"]}


@pytest.mark.parametrize(("cash", "paid"), [((30, 30, 24, 20), (2, 2, 0, 0)), ((30, 24, 24), (2, 1, 1))])
def test_x15_interim_ties(cash: tuple[int, ...], paid: tuple[int, ...]) -> None:
    worth = [10 * n for n in cash]
    state = table(len(cash), opts={"interim": True}, **{f"p{seat}": {"money": n} for seat, n in enumerate(worth)})
    for _ in cash:
        play(state, "play:tribune")
    assert tuple(money(state, seat) - n for seat, n in enumerate(worth)) == paid


def test_x16_proconsul_answered_by_a_dual_card() -> None:
    state = table(opts=TEAMS, p0={"hand": ["III-proconsul"]}, p2={"hand": ["III-dual-team"], "goods": "1w"}, display=[])
    play(state, "play:proconsul", "play:prefect-mercator", "role:mercator-5", "sell:wine:1", "stop")
    assert (money(state, 2), money(state, 0)) == (11, 0)
    assert (state.seat, state.decision) == (1, "play-card")


def test_x17_mercator_order() -> None:
    state = table(p0={"goods": "2w 6b"})
    play(state, "play:mercator-3")
    assert not any(key.startswith("buy") for key in state.options())
    play(state, "sell:wine:2")
    assert (money(state), seen(state)["free"]) == (15, 2)
    expected = [f"buy:{good}:{n}" for good in ("brick", "cloth", "food", "tool") for n in (1, 2)]
    assert [key for key in state.options() if key.startswith("buy")] == expected


def test_x18_start_city() -> None:
    state = GAME.start(seats=4, seed=1, teams=True, map="hellas")
    assert state.seat == 2
    for city in ("corinthus", "thebae", "chalcis", "karystos", "hermione", "melos", "athenae"):
        assert f"start:{city}" not in state.options()
    play(state, "start:thermos")
    assert (player(state, 2)["land"], player(state, 2)["sea"]) == (["thermos", "thermos"], [])
    assert seen(state, 2)["warehouse"] == {"spaces": 12, "land": 1, "sea": 3}
