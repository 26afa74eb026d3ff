"""What questions and options cost and bring, and what a refusal goes by: see core.facts."""

from typing import Any

from tessera.core.facts import Facts, yes
from tessera.core.goods import count, total
from tessera.games.massilia import tables as t
from tessera.games.massilia.rules.buying import BuyColour, BuySplit, PlaceGoods
from tessera.games.massilia.rules.market import (
    BuildStall,
    MoveFigure,
    MoveGoods,
    PayTax,
    Pluto,
    SellBeige,
    consul_acts,
    may_build,
)
from tessera.games.massilia.rules.measure import beige_share, bent, cost, limits, price, price_of, stones_for
from tessera.games.massilia.rules.offering import Sacrifice, TakeCard, god_of
from tessera.games.massilia.rules.preparing import Prepare, wrapped
from tessera.games.massilia.rules.rounds import EndTurn, KeepDice, Turn
from tessera.games.massilia.rules.setting_up import PlaceStartStall
from tessera.games.massilia.state import Table, hand_size


def money(n: int) -> dict[str, int]:
    return {"sesterce": int(n)}


def own(g: Table, seat: int) -> Facts:
    """What the asked player has; only he reads it."""
    p = g.players[seat]
    return {"purse": money(p.money), "own_stones": {"stone": int(p.stones)}, "supply": {"stone": int(g.stones)}}


# ---- dice -------------------------------------------------------------------------------------------------------


def of_start(g: Table, top: PlaceStartStall, option: int) -> Facts:
    return {"plot": int(g.edition.plot.item(option))}


def of_kept(g: Table, top: KeepDice, option: int) -> Facts:
    e = g.edition
    dice = int(e.amounts[t.GODS.index("mars")])
    return {**own(g, top.seat), "price": money(0 if top.free else e.keep_die_cost), "dice": dice, "left": len(g.rolled)}


def action(g: Table, seat: int, colour: int, size: int) -> Facts:
    """What a die of this colour does in this size, and how big its action can be."""
    price_each = int(price(g, t.TEMPLE_FIELD))
    most = int(count(limits(g, seat), colour))
    found = {"action": f"does-{t.DIE_COLOURS[colour]}", "size": int(size), "most": most, "hand": int(hand_size(g.players[seat]))}
    return found | {"price": money(size * price_each) if colour == t.BLACK_DIE else {}}


def of_turn(g: Table, top: Turn, option: int) -> Facts:
    e = g.edition
    if option == e.passing:
        left = [tile for tile in e.round_tiles[len(g.players)] if not any(p.tile == tile for p in g.players)]
        last = sum(not p.passed for p in g.players) == 1
        return {"gain": money(0 if last or not left else left[0]), "last": yes(last)}
    if option in e.die:
        die = e.die.item(option) % t.DICE
        return {**own(g, top.seat), **action(g, top.seat, t.colour_of(die), t.value_of(die))}
    god = god_of(g, option)
    found = {**own(g, top.seat), "god": t.GODS[god], "n": int(e.amounts[god]), "played": yes(g.played >> god & 1 == 1)}
    if god == t.MERCURIUS:
        bend = e.bend.item(option)
        found |= {"field": e.fields[bend >> 1], "before": int(g.prices[bend >> 1]), "after": int(bent(g, bend))}
        found |= {"low": int(e.price_low), "high": int(e.price_high)}
    return found


def about_die(g: Table, top: Prepare) -> Facts:
    found = {"colour": f"die-{t.DIE_COLOURS[top.colour]}", "value": int(top.value), "fixed": int(top.fixed)}
    return found | {"total": int(top.fixed + top.value)}


def of_change(g: Table, top: Prepare, option: int) -> Facts:
    e = g.edition
    found = {**own(g, top.seat), **about_die(g, top), "steps": int(top.steps), "most_steps": int(e.max_steps_per_die)}
    found |= {"same": yes(option in e.colour and e.colour.item(option) == top.colour)}
    found |= {"recoloured": yes(top.recoloured), **action(g, top.seat, top.colour, top.fixed + top.value)}
    if option in e.colour:
        found |= action(g, top.seat, e.colour.item(option), top.fixed + top.value)
        return found | {"stones": {"stone": int(stones_for(g, t.RECOLOUR))}}
    if option in e.join:
        other = t.colour_of(e.join.item(option) % t.DICE) != top.colour
        stones = stones_for(g, t.JOIN) + (stones_for(g, t.RECOLOUR) if other else 0)
        size = top.fixed + top.value + t.value_of(e.join.item(option) % t.DICE)
        return found | {"stones": {"stone": int(stones)}, "size": int(size)}
    if option in (e.up, e.down):
        found |= {
            "stones": {"stone": int(stones_for(g, t.STEP))},
            "after": int(wrapped(top.value + (1 if option == e.up else -1))),
        }
    return found


# ---- goods ------------------------------------------------------------------------------------------------------


def about_pips(g: Table, top: BuyColour | MoveFigure) -> Facts:
    return {"n": int(top.pips)}


def of_colour(g: Table, top: BuyColour, option: int) -> Facts:
    good = g.edition.buy.item(option)
    least, most = beige_share(g, good, top.pips)
    each, most = int(price_of(g, good)), max(int(most), 0)
    ends = [int(cost(g, each, top.pips - n, n)) for n in (least, most)]
    there = {t.GOODS[good]: int(count(g.harbour, good)), "beige": int(count(g.harbour, t.BEIGE))}
    return {**own(g, top.seat), "n": int(top.pips), "each": money(each), "least": money(min(ends)), "there": there}


def about_share(g: Table, top: BuySplit) -> Facts:
    return {"good": t.GOODS[top.good], "n": int(top.pips)}


def of_share(g: Table, top: BuySplit, option: int) -> Facts:
    beige = int(g.edition.beige.item(option))
    coloured = max(int(top.pips) - beige, 0)
    there = {t.GOODS[top.good]: int(count(g.harbour, top.good)), "beige": int(count(g.harbour, t.BEIGE))}
    bought = {t.GOODS[top.good]: coloured, "beige": beige}
    due = money(cost(g, price_of(g, top.good), coloured, beige))
    return {**own(g, top.seat), "goods": bought, "price": due, "there": there, "good": t.GOODS[top.good]}


def about_lot(g: Table, top: PlaceGoods) -> Facts:
    return {"goods": {t.GOODS[top.good]: int(top.left)}}


def of_lot(g: Table, top: PlaceGoods, option: int) -> Facts:
    plot, n = top.lot(g, option)
    room = int(g.room_at(plot)) if g.owner(plot) == top.seat else 0
    return {**about_lot(g, top), "lot": {t.GOODS[top.good]: int(n)}, "room": room, "last": int(top.last)}


# ---- figures ----------------------------------------------------------------------------------------------------


def of_move(g: Table, top: MoveFigure, option: int) -> Facts:
    item, spaces = g.edition.move.item(option), g.edition.spaces
    figure, end = item // spaces, item % spaces
    found: dict[str, Any] = {
        "figure": t.FIGURES[figure],
        "start": int(g.figures[figure]),
        "pips": int(top.pips),
        "does": "nothing",
    }
    return {**found, **(consul_does(g, top.seat, end) if figure == t.CONSUL else customer_does(g, top.seat, figure - 1, end))}


def customer_does(g: Table, seat: int, good: int, plot: int) -> Facts:
    goods, each = g.goods_at(plot), int(price(g, t.TEMPLE_FIELD))
    n, beige = int(count(goods, good)), int(count(goods, t.BEIGE))
    if g.owner(plot) != seat or not (n or beige):
        return {}
    if n:
        return {"does": "sells", "goods": {t.GOODS[good]: n}, "gain": money(n * each), "praise": n * int(g.markers[good])}
    return {"does": "beige", "goods": {"beige": beige}, "gain": money(beige * each)}


def consul_does(g: Table, seat: int, plot: int) -> Facts:
    owner = int(g.owner(plot))
    if owner < 0:
        return {"does": "builds", "price": money(g.edition.build_cost)} if may_build(g, seat, plot) else {}
    if not consul_acts(g, seat, plot):
        return {}
    n = int(total(g.goods_at(plot)))
    return {"does": "taxes" if n else "closes", "owner_seat": owner, "tax": money(n * g.edition.tax_per_good)}


def about_beige(g: Table, top: SellBeige) -> Facts:
    n = int(count(g.goods_at(top.plot), t.BEIGE))
    return {"plot": int(top.plot), "goods": {"beige": n}, "gain": money(n * price(g, t.TEMPLE_FIELD))}


def about_consul(g: Table, top: Pluto) -> Facts:
    n = int(total(g.goods_at(top.plot)))
    does = {"does": "taxes" if n else "closes", "tax": money(n * g.edition.tax_per_good)}
    return {"plot": int(top.plot), **does, "mover_seat": int(top.mover)}


def about_tax(g: Table, top: PayTax) -> Facts:
    goods = g.goods_at(top.plot)
    lying = {name: int(count(goods, good)) for good, name in enumerate(t.GOODS)}
    return {"plot": int(top.plot), "goods": lying, "tax": money(total(goods) * g.edition.tax_per_good)}


def about_building(g: Table, top: BuildStall) -> Facts:
    return {"plot": int(top.plot), "price": money(g.edition.build_cost)}


def about_moving(g: Table, top: MoveGoods) -> Facts:
    return {"plot": int(top.plot), "room": int(g.room_at(top.plot)), "begun": yes(top.last >= 0)}


def about_sacrifice(g: Table, top: Sacrifice) -> Facts:
    return {"n": int(top.left)}


def about_card(g: Table, top: TakeCard) -> Facts:
    return {"second": yes(top.taken > 0)}


def of_card(g: Table, top: TakeCard, option: int) -> Facts:
    p = g.players[top.seat]
    return {"open": [t.GODS[god] for god in g.display], "hand": int(hand_size(p)), "limit": int(g.edition.hand_limit)}


def of_exchange(g: Table, top: EndTurn, option: int) -> Facts:
    return own(g, top.seat)
