"""The architect: ways, steps, houses."""

import pytest

from tessera.core.facts import reason
from tessera.core.words import words
from tessera.games.concordia.rules.architect import ArchitectBuild

from .table import goods, money, play, player, table

LAND_1 = {"to:l-aquileia-roma", "to:l-novaria-roma", "to:l-roma-syracusae"}


def targets(state: object) -> set[str]:
    return set(state.options())  # type: ignore[attr-defined]


def test_a_name_that_ends_with_a_point_ends_a_sentence_too() -> None:
    state = play(
        table(p0={"land": ["roma"], "sea": [], "goods": "1f 1b 1t 1w 1c", "money": 9}), "play:architect", "move:land:roma"
    )
    play(state, "to:l-aquileia-roma")
    why = reason(state, "build:isca-d")
    assert why is not None
    assert words(state.book, "en").reason(why, {}).endswith("Isca D.")
    assert not words(state.book, "en").reason(why, {}).endswith("..")


@pytest.mark.clause("CON-020")
def test_as_many_steps_as_colonists_on_the_board() -> None:
    state = play(table(p0={"land": ["roma"], "sea": []}), "play:architect", "move:land:roma")
    assert targets(state) == LAND_1
    assert state.why_not("to:l-aquileia-vindobona") == "CON-020"
    two = play(table(p0={"land": ["roma"], "sea": ["roma"]}), "play:architect", "move:land:roma")
    assert targets(two) > LAND_1
    assert "to:l-aquileia-vindobona" in targets(two)


@pytest.mark.clause("CON-021")
def test_steps_are_shared_and_each_colonist_moves_once() -> None:
    state = table(p0={"land": ["roma", "roma"], "sea": ["roma"]})
    play(state, "play:architect", "move:land:roma", "to:l-aquileia-vindobona")
    assert state.view(0)["context"] == {"steps": 1, "moved": ["l-aquileia-vindobona"]}
    assert state.options() == ["move:land:roma", "move:sea:roma", "stop"]
    assert state.why_not("move:land:l-aquileia-vindobona") == "CON-021"
    play(state, "move:land:roma", "to:l-novaria-roma")
    assert player(state)["land"] == ["l-aquileia-vindobona", "l-novaria-roma"]
    assert state.seat == 1  # no step left, nothing to build


@pytest.mark.clause("CON-022")
def test_land_and_sea_ways() -> None:
    state = play(table(), "play:architect", "move:sea:roma")
    assert all(key.startswith("to:s-") for key in state.options())
    assert state.why_not("to:l-novaria-roma") == "CON-022"
    other = play(table(p0={"land": ["l-novaria-roma"], "sea": ["roma"]}), "play:architect")
    assert other.why_not("move:land:roma") == "CON-022"


@pytest.mark.clause("CON-023")
def test_the_first_step_leaves_the_city_by_a_way_there() -> None:
    state = play(table(p0={"land": [], "sea": ["athenae"]}), "play:architect", "move:sea:athenae")
    ends = {way["id"]: way["ends"] for way in state.view()["ways"]}
    assert len(state.options()) == 5
    assert all("athenae" in ends[key.removeprefix("to:")] for key in state.options())


@pytest.mark.clause("CON-024")
def test_further_steps_go_to_neighbouring_ways() -> None:
    state = play(table(p0={"land": ["l-isca-d-londinium"], "sea": []}), "play:architect", "move:land:l-isca-d-londinium")
    assert player(state)["land"] == ["l-londinium-lutetia"]  # the only neighbour, taken at once
    longer = table(p0={"land": ["l-isca-d-londinium"], "sea": ["roma"]})
    play(longer, "play:architect", "move:land:l-isca-d-londinium")
    two = {"to:l-burdigala-lutetia", "to:l-colonia-a-lutetia", "to:l-lutetia-massilia"}
    assert targets(longer) == {"to:l-londinium-lutetia"} | two
    play(longer, "to:l-lutetia-massilia")
    assert longer.seat == 1  # both steps used


@pytest.mark.clause("CON-025", "CON-161")
def test_no_stop_where_a_colonist_stands() -> None:
    state = table(p0={"land": ["roma", "l-aquileia-roma"]}, p1={"land": ["l-novaria-roma"]})
    play(state, "play:architect", "move:land:roma")
    assert {"to:l-novaria-roma", "to:l-aquileia-roma"}.isdisjoint(state.options())
    assert state.why_not("to:l-novaria-roma") == "CON-025"
    assert state.why_not("to:l-aquileia-roma") == "CON-025"


@pytest.mark.clause("CON-026")
def test_occupied_ways_may_be_crossed_and_count() -> None:
    state = table(
        p0={"sea": []}, p1={"land": ["l-novaria-roma"]}, p2={"land": ["l-aquileia-roma"]}, p3={"land": ["l-roma-syracusae"]}
    )
    play(state, "play:architect")
    assert state.seat == 1  # one step: all three ways are taken
    two = table(p0={"sea": ["roma"]}, p1={"land": ["l-novaria-roma"]})
    play(two, "play:architect", "move:land:roma")
    assert two.view(0)["context"]["targets"]["l-massilia-novaria"] == 2


@pytest.mark.clause("CON-025")
def test_a_colonist_with_nowhere_to_go_is_not_offered() -> None:
    state = table(p0={"land": ["l-isca-d-londinium"], "sea": []}, p1={"land": ["l-londinium-lutetia"]})
    assert play(state, "play:architect").seat == 1
    both = table(p0={"land": ["roma"], "sea": ["roma"]})
    play(both, "play:architect")
    assert both.why_not("move:land:l-novaria-roma") == "CON-020"


@pytest.mark.clause("CON-027")
def test_houses_come_after_the_movement() -> None:
    state = table(tiles={"novaria": "brick"}, p0={"goods": "1f", "money": 5})
    play(state, "play:architect")
    assert state.why_not("build:novaria") == "CON-027"
    play(state, "move:land:roma", "to:l-novaria-roma", "stop")
    assert state.decision == "architect-build"
    assert state.options() == ["build:novaria", "stop"]
    assert state.why_not("move:sea:roma") == "CON-020"


@pytest.mark.clause("CON-028", "CON-034", "CON-033", "CON-036")
def test_where_houses_may_be_built() -> None:
    tiles = {"novaria": "brick", "massilia": "brick", "colonia-a": "brick", "valentia": "brick", "syracusae": "brick"}
    ways = ["l-novaria-roma", "l-massilia-novaria", "l-colonia-a-novaria"]
    state = table(tiles=tiles, p0={"goods": "5f", "money": 9, "land": ways, "sea": ["valentia"], "houses": ["colonia-a"]})
    play(state, "play:architect", "stop")
    assert state.options() == ["build:massilia", "build:novaria", "stop"]
    assert state.why_not("build:roma") == "CON-034"
    assert state.why_not("build:colonia-a") == "CON-033"
    assert state.why_not("build:syracusae") == "CON-028"
    assert state.why_not("build:valentia") == "CON-036"  # a colonist in the city itself


@pytest.mark.clause("CON-029", "CON-030")
@pytest.mark.parametrize(
    ("good", "price", "coins"),
    [("brick", "1f", 1), ("food", "1b 1f", 2), ("tool", "1b 1t", 3), ("wine", "1b 1w", 4), ("cloth", "1b 1c", 5)],
)
def test_price_of_the_first_house(good: str, price: str, coins: int) -> None:
    def forbids(goods: str, money: int) -> str:
        state = table(tiles={"novaria": good}, p0={"goods": goods, "money": money, "land": ["l-massilia-novaria"]})
        return ArchitectBuild(0).refusal(state, state.book.codes["build:novaria"])

    state = table(tiles={"novaria": good, "massilia": good}, p0={"goods": price, "money": coins, "land": ["l-massilia-novaria"]})
    play(state, "play:architect", "stop", "build:novaria")
    assert (goods(state), money(state)) == ("", 0)
    assert forbids(price, coins) == ""
    assert forbids(price, coins - 1) == "CON-030"
    every = {"1b": 2, "1f": 2, "1t": 1, "1w": 1, "1c": 1}
    for part in price.split():  # all goods but one kind of the price
        assert forbids(" ".join(f"{n}{name[1]}" for name, n in every.items() if name != part), 50) == "CON-029"


@pytest.mark.clause("CON-031", "CON-032")
def test_every_house_there_costs_the_money_once_more_but_no_more_goods() -> None:
    where = {"houses": ["novaria"]}
    tiles = {"novaria": "tool", "massilia": "cloth"}
    state = table(tiles=tiles, p0={"goods": "1b 1t", "money": 9, "land": ["l-massilia-novaria"]}, p1=where, p2=where)
    play(state, "play:architect", "stop")
    assert state.view(0)["context"]["prices"] == {"novaria": {"goods": {"brick": 1, "tool": 1}, "money": 9}}
    play(state, "build:novaria")
    assert (goods(state), money(state)) == ("", 0)
    assert next(c for c in state.view()["cities"] if c["id"] == "novaria")["houses"] == [0, 1, 2]
    poor = table(
        tiles=tiles | {"massilia": "brick"},
        p0={"goods": "1b 1t 1f", "money": 8, "land": ["l-massilia-novaria"]},
        p1=where,
        p2=where,
    )
    play(poor, "play:architect", "stop")
    assert poor.options() == ["build:massilia", "stop"]
    assert poor.why_not("build:novaria") == "CON-031"


@pytest.mark.clause("CON-035")
def test_any_number_of_houses() -> None:
    tiles = {"novaria": "brick", "massilia": "brick", "colonia-a": "brick", "vindobona": "brick"}
    state = table(tiles=tiles, p0={"goods": "4f", "money": 4, "land": ["l-massilia-novaria", "l-colonia-a-vindobona"]})
    play(state, "play:architect", "stop", "build:novaria", "build:massilia", "build:vindobona", "build:colonia-a")
    assert sorted(player(state)["houses"]) == ["colonia-a", "massilia", "novaria", "vindobona"]
    assert (goods(state), money(state)) == ("", 0)


@pytest.mark.clause("CON-117", "CON-118")
def test_nobody_stops_on_the_way_over_the_sea() -> None:
    opts = {"map": "ionium"}
    one = table(opts=opts, p0={"land": ["l-brundisium-canusium"], "sea": []})
    play(one, "play:architect", "move:land:l-brundisium-canusium")
    assert not any("apollonia" in key for key in one.options())
    assert one.why_not("to:x-apollonia-brundisium") == "CON-117"
    two = table(opts=opts, p0={"land": ["l-brundisium-canusium"], "sea": ["athenae"]})
    play(two, "play:architect", "move:land:l-brundisium-canusium")
    assert two.view(0)["context"]["targets"]["l-apollonia-scodra"] == 2


@pytest.mark.clause("CON-120")
def test_ionium_22_has_no_italian_provinces() -> None:
    seen = table(3, opts={"map": "ionium-22"}).view()
    assert {"calabria", "campania", "sicilia"}.isdisjoint({p["id"] for p in seen["provinces"]})
    assert len(seen["provinces"]) == 9
    cities = {city["id"] for city in seen["cities"]}
    assert all(end in cities for way in seen["ways"] for end in way["ends"])
    assert "brundisium" not in cities
