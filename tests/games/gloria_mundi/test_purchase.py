"""Phase 4: what can be bought, how it is paid, where it lies."""

import itertools
import random
from typing import Any

import pytest

from tessera.core.fields import filled
from tessera.core.goods import packed
from tessera.games.gloria_mundi.rules.payment import PLAIN, Reach, affordable, highest, lowest, reach_of
from tessera.games.gloria_mundi.tables import Building

from .table import display, entry, play, player, space, stock, table, with_ability

clause = pytest.mark.clause


def shop(me: dict[str, Any], *cards: str, edition: Any = None, rivals: int = 1):
    """The cards in the last slots of the forum, the last one in +0."""
    forum = [None] * (6 - len(cards)) + list(cards)
    return table(me, *[player() for _ in range(rivals)], forum=forum, agenda="buy", edition=edition)


def offered(state) -> bool:
    """Is there anything to buy?"""
    return state.decision == "buy"


@clause("GLO-034")
def test_one_building_or_none() -> None:
    me = player("9f 9g 9p", farm=[None, None])
    state = shop(me, "f01", "f02")
    assert state.options() == ["buy:f01", "buy:f02", "pass"]
    play(state, "buy:f02")
    assert (state.decision, display(state)["farm"]) == ("tribute", [None, "f02"])
    assert play(shop(me, "f01", "f02"), "pass").decision == "tribute"
    assert not offered(shop(player("1f", farm=[None]), "f09"))


@clause("GLO-034", "GLO-036", "GLO-037", "GLO-042", "GLO-008")
def test_why_a_card_cannot_be_bought() -> None:
    me = player("2f 2g", farm=[None], city=["c01"])
    forum = ["f08", "f11", "c09", "f02", None, "f09"]
    state = table(me, player(), forum=forum, agenda="buy")
    assert state.options() == ["buy:f09", "pass"]
    wanted = {"buy:f08": "GLO-037", "buy:f11": "GLO-034", "buy:f02": "GLO-034", "buy:c09": "GLO-042", "buy:l01": "GLO-008"}
    assert {key: state.why_not(key) for key in wanted} == wanted
    glory = table(player("4f 3p", farm=[None]), player(), forum=[None] * 4 + ["f11", "f09"], agenda="buy")
    assert glory.why_not("buy:f11") == "GLO-036"
    assert [state.why_not(f"buy:{card}") for card in forum if card] == ["GLO-037", "GLO-034", "GLO-042", "GLO-034", None]


@clause("GLO-035", "GLO-036")
def test_glory_replaces_everything_but_glory_is_replaced_by_nothing() -> None:
    assert shop(player("10y", farm=[None]), "f15").options() == ["buy:f15", "pass"]
    assert not offered(shop(player("30f 30g 30p", farm=[None]), "f15"))


@clause("GLO-037")
def test_the_surcharge_in_any_mix() -> None:
    def buy(*keys: str):
        forum = ["c09", None, None, None, None, None]
        return play(table(player("9f 9g 9p 1y", city=[None]), player(), forum=forum, agenda="buy"), "buy:c09", *keys)

    assert stock(buy("glory:0", "food:5")) == "4f 7g 9p 1y"
    assert stock(buy("glory:0", "food:0", "gold:2")) == "9f 7g 4p 1y"
    assert stock(buy("glory:1", "food:1", "gold:3")) == "8f 6g 7p"
    assert buy("glory:1").options() == [f"food:{n}" for n in range(6)]  # glory may stand in for a gold as well


@clause("GLO-038")
def test_pieces_go_to_the_supply() -> None:
    state = play(shop(player("2f 1g", farm=[None]), "f01"), "buy:f01")
    assert (stock(state), entry(state, "pool"), entry(state, "tribute")) == (
        "",
        dict.fromkeys(("food", "gold", "peace", "glory"), 0),
        {},
    )


@clause("GLO-124")
def test_nobody_pays_more_than_asked() -> None:
    state = play(table(player("9f 9g 9p", farm=[None]), player(), forum=[None] * 4 + ["f01", None], agenda="buy"), "buy:f01")
    assert state.options() == ["food:2", "food:3"]
    assert (state.why_not("food:4"), state.why_not("food:15")) == ("GLO-124", "GLO-038")
    before = sum(entry(state, "players")[0]["stock"].values())
    play(state, "food:3")
    assert before - sum(entry(state, "players")[0]["stock"].values()) == 4
    tribute = table(player("5f"), player(), goth=0, agenda="tribute")
    assert tribute.options() == ["move", "pay:1f"]
    assert tribute.why_not("pay:2f") == "GLO-051"


@clause("GLO-036", "GLO-124")
def test_why_an_amount_is_wrong() -> None:
    """Too little glory where the price asks for it is one thing, too much of anything another."""
    state = play(shop(player("9f 9y", farm=[None]), "f11", "f09"), "buy:f11")
    assert state.options() == [f"glory:{n}" for n in range(3, 9)]
    assert [state.why_not(f"glory:{n}") for n in (0, 1, 9)] == ["GLO-036", "GLO-124", "GLO-124"]
    food = play(shop(player("9f 9g 9y", farm=[None]), "f11", "f09"), "buy:f11", "glory:6")
    assert (food.options(), food.why_not("food:0")) == (["food:1", "food:2"], "GLO-124")


@clause("GLO-039", "GLO-040", "GLO-072")
def test_a_building_lies_on_its_own_type() -> None:
    state = play(shop(player("9f 9g 9p", farm=[None], city=[None]), "c02"), "buy:c02")
    assert display(state) == {"farm": [None], "city": ["c02"]}
    assert not offered(shop(player("9f 9g 9p", farm=[None], legion=[None]), "c02"))


@clause("GLO-040", "GLO-076")
def test_a_builder_lies_anywhere() -> None:
    state = play(shop(player("4f 1g", farm=[None], legion=[None], city=["c01"]), "b01"), "buy:b01")
    assert (state.decision, state.options(), state.why_not("place:city")) == ("place", ["place:farm", "place:legion"], "GLO-041")
    play(state, "place:legion")
    assert display(state) == {"farm": [None], "city": ["c01"], "legion": ["b01"]}
    only = play(shop(player("4f 1g", farm=[None], city=["c01"]), "b01"), "buy:b01")
    assert display(only)["farm"] == ["b01"]


@clause("GLO-077", "GLO-040")
@pytest.mark.parametrize(
    ("wall", "type"), [("w01", "farm"), ("w02", "farm"), ("w03", "city"), ("w04", "city"), ("w05", "legion"), ("w06", "legion")]
)
def test_a_wall_lies_on_the_type_it_shows(wall: str, type: str) -> None:
    others = {other: [None] for other in ("farm", "city", "legion") if other != type}
    assert not offered(shop(player("9f 9g 9p", **others), wall))
    assert f"buy:{wall}" in shop(player("9f 9g 9p", **{type: [None]}), wall).options()


@clause("GLO-041")
def test_one_building_per_base_card() -> None:
    assert not offered(shop(player("9f 9g 9p", farm=["f01"]), "f02", "w01"))
    second = play(shop(player("3f 1p", farm=["f01", None]), "f02"), "buy:f02")
    assert display(second)["farm"] == ["f01", "f02"]


@clause("GLO-043", "GLO-070")
def test_steps_are_made_at_once() -> None:
    state = play(shop(player("3f 2g", space=10, farm=[None]), "f10"), "buy:f10")
    assert (space(state), display(state)) == (13, {})  # the Goth came, and went with the farm


@clause("GLO-043")
def test_a_purchase_can_reach_africa() -> None:
    state = play(shop(player("3f 2g", space=36, farm=[None]), "f10"), "buy:f10")
    assert (state.over, entry(state, "end"), state.winners()) == (True, "africa", [0])


@clause("GLO-044")
def test_losing_a_building_moves_nobody_back() -> None:
    agenda = [{"do": "lose-card", "seat": 0}]
    state = table(player("1y", space=9, farm=["f10"]), player(), agenda=agenda, demand={"farm": 1}, goth=1)
    assert (space(state), display(state), entry(state, "fire")) == (9, {}, ["f10"])


@clause("GLO-076", "GLO-046")
def test_builders_act_only_in_a_purchase() -> None:
    tribute = table(player("9f", city=["b01"], farm=["b05"]), player(), goth=1, agenda="buy")
    assert entry(tribute, "goth") == 2  # food does not stand in for the gold of the tribute
    exchange = play(table(player("9f", city=["b02", "c06"]), player("1y"), active=1, goth=4), "city")
    assert exchange.options() == ["base:c06", "use:c06"]
    assert stock(play(exchange, "use:c06")) == "9f"  # one gold from the base below the builder, spent on the step


@clause("GLO-090")
def test_only_units_of_this_price_are_replaced() -> None:
    me = player("8f", farm=[None], city=["b01"])
    assert shop(me, "f02").options() == ["buy:f02", "pass"]  # 3F 1P: all food
    assert stock(play(shop(me, "f02"), "buy:f02")) == "4f"  # straight to the supply, no peace in between
    assert not offered(shop(player("8g", farm=[None], city=["b01"]), "f02"))  # gold is not what it pays with


@clause("GLO-091")
def test_with_x_several_units() -> None:
    state = play(shop(player("6p", farm=[None], city=["b03"]), "f05"), "buy:f05")  # 2F 1G 1P
    assert stock(state) == "2p"


@clause("GLO-123")
def test_without_x_one_unit_and_no_chain() -> None:
    once = with_ability(B01='{ kind = "substitute", pay = ["food"], for = ["gold", "peace"], repeat = false }')
    me = player("9f", farm=[None], city=["b01"])
    assert shop(me, "f01", edition=once).options() == ["buy:f01", "pass"]  # 2F 1G
    assert not offered(shop(me, "f05", edition=once))  # 2F 1G 1P: two units would have to be replaced
    chain = player("9g", legion=[None], city=["b01", "b02"])  # gold for food by B02, food for peace by B01: not in a row
    assert shop(chain, "l01").options() == ["buy:l01", "pass"]  # B02 alone does it: gold for food and peace
    poet = player("9g", farm=[None], city=["b04"])
    assert not offered(shop(poet, "f11"))


@clause("GLO-117")
def test_builders_that_produce_come_after_the_steps() -> None:
    state = play(shop(player("2f 1g", space=36, farm=[None], city=["b06", "b05"]), "f01"), "buy:f01")
    assert (state.over, space(state), stock(state)) == (True, 38, "")  # step of the card, step of B05, then it is over: no glory


@clause("GLO-126")
def test_a_builder_does_not_help_to_buy_itself() -> None:
    assert not offered(shop(player("9f", farm=[None]), "b01"))
    state = play(shop(player("1f 2g 2p", farm=[None]), "b06"), "buy:b06")
    assert stock(state) == ""


# ---- the algorithm, against trying out everything --------------------------------------------------------------------


def legal_payments(
    stock: tuple[int, ...], price: tuple[int, ...], pieces: int, builders: list[tuple[int, int, bool]]
) -> set[tuple[int, ...]]:
    """All payments, each checked by assigning pieces to units one by one."""
    found = set()
    for paid in itertools.product(*(range(n + 1) for n in stock)):
        if sum(paid) == pieces and assignable(
            list(paid), [kind for kind in range(4) for _ in range(price[kind])], builders, [0] * len(builders)
        ):
            found.add(paid)
    return found


def assignable(left: list[int], units: list[int], builders: list[tuple[int, int, bool]], served: list[int]) -> bool:
    if not units:
        return True
    unit, rest = units[0], units[1:]
    ways: list[tuple[int, int]] = [(unit, -1)] + ([(3, -1)] if unit != 3 else [])
    ways += [
        (kind, b) for b, (pay, serves, _) in enumerate(builders) if serves >> unit & 1 for kind in range(4) if pay >> kind & 1
    ]
    for kind, b in ways:
        if left[kind] and (b < 0 or builders[b][2] or served[b] == 0):
            left[kind] -= 1
            if b >= 0:
                served[b] += 1
            good = assignable(left, rest, builders, served)
            left[kind] += 1
            if b >= 0:
                served[b] -= 1
            if good:
                return True
    return False


def builder(pay: int, serves: int, repeat: bool) -> Building:
    return filled(
        Building(), id="x", type=3, on=(0, 1, 2), fits=7, price=0, cost=0, steps=0, kind=6, gain=(), give=0, choices=(), discards=False,
        repeat=repeat, count=0, per=1, when=-1, pay=pay, serves=serves, waits=False, unit_by_unit=False, asks=repeat,
    )  # fmt: skip


@clause("GLO-035", "GLO-037", "GLO-089", "GLO-123", "GLO-124")
def test_payments_agree_with_trying_out_everything() -> None:
    chance = random.Random(7)
    offered = 0
    for _ in range(400):
        stock = tuple(chance.randrange(4) for _ in range(4))
        price = (*tuple(chance.choice((0, 0, 1, 2)) for _ in range(3)), chance.choice((0, 0, 1)))
        pieces = sum(price) + chance.randrange(4)
        rules = [(chance.randrange(1, 16), chance.randrange(1, 16), chance.random() < 0.5) for _ in range(chance.randrange(4))]
        way = reach_of([builder(*rule) for rule in rules], 1) if rules else PLAIN
        wanted = legal_payments(stock, price, pieces, rules)
        assert affordable(packed(stock), way, packed(price), pieces) == bool(wanted), (stock, price, pieces, rules)
        if wanted:
            offered += 1
            assert walked(way, packed(price), packed(stock), pieces) == wanted, (stock, price, pieces, rules)
    assert offered > 100


def walked(way: Reach, price: int, stock: int, pieces: int) -> set[tuple[int, ...]]:
    """Every payment that the decisions pay-glory, pay-food, pay-gold lead to."""
    found = set()

    def span(kind: int, fixed: int, paid: tuple[int, int, int, int]) -> range:
        goods = packed(paid)
        return range(
            lowest(way, price, pieces, stock, kind, fixed, goods), highest(way, price, pieces, stock, kind, fixed, goods) + 1
        )

    for glory in span(3, 0, (0, 0, 0, 0)):
        foods = span(0, 8, (0, 0, 0, glory))
        assert len(foods) > 0
        for food in foods:
            golds = span(1, 9, (food, 0, 0, glory))
            assert len(golds) > 0
            found |= {(food, gold, pieces - glory - food - gold, glory) for gold in golds}
    return found
