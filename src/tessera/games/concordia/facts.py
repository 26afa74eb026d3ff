"""What questions and options cost and bring, and what a refusal goes by: see core.facts."""

from typing import Any

from tessera.core.facts import Facts, yes
from tessera.core.goods import one, total
from tessera.core.views import some
from tessera.games.concordia.rules.architect import ArchitectBuild, ArchitectPick, ArchitectTarget, house_money
from tessera.games.concordia.rules.calls import ChooseRole, DiplomatCopy, LegatusAnswer, LegatusSuggest, ProconsulAnswer
from tessera.games.concordia.rules.colonists import ColonistMode, ColonistPlace, TribuneColonist, cash_of_colonists
from tessera.games.concordia.rules.common import AcceptGood, top_kind, unit_of
from tessera.games.concordia.rules.mercator import MercatorTrade
from tessera.games.concordia.rules.prefect import PrefectChoice, cash_bonus, harvest, marker_goods
from tessera.games.concordia.rules.purchase import BuyCard, PayAny, extra_price, fixed_price, free_choice
from tessera.games.concordia.rules.turn import PlayCard
from tessera.games.concordia.state import Table
from tessera.games.concordia.tables import GOODS, KINDS, MERCATOR_3, MERCATOR_5, TRIBUNE, UNITS


def goods(packed: int) -> dict[str, int]:
    return some(packed, GOODS)


def money(n: int) -> dict[str, int]:
    return {"sestertius": int(n)}


def own(g: Table, seat: int) -> dict[str, Any]:
    """What the asked player can spend."""
    return {"have": goods(g.players[seat].goods), "purse": money(g.power(seat)), "free": int(g.free(seat))}


def lent(g: Table, seat: int, price: int) -> Facts:
    """What the partner pays of it (CON-131)."""
    mine = g.players[seat].money
    return (
        {"lent": money(price - mine), "partner_seat": int(g.partner(seat))} if mine < price <= g.power(seat) else {"lent": "none"}
    )


# ---- playing cards ----------------------------------------------------------------------------------------------


def of_card(g: Table, top: PlayCard | LegatusAnswer | ProconsulAnswer, option: int) -> Facts:
    """What playing it brings at once: the tribune and the mercator give money."""
    e, kind = g.edition, g.edition.play.item(option)
    found: dict[str, Any] = {"kind": KINDS[kind], "back": 0, "gain": "none", "suggested": yes(g.suggested == kind)}
    if kind == TRIBUNE:
        back = len(g.players[top.seat].pile) + 1
        return found | {"back": back, "gain": money(max(0, back - e.free_cards) * e.money_per_further_card)}
    if kind in (MERCATOR_3, MERCATOR_5):
        found["gain"] = money(e.money_own if kind == MERCATOR_3 else e.money_bought)
    return found


def of_copy(g: Table, top: DiplomatCopy, option: int) -> Facts:
    other = -1 if option == g.edition.none else int(g.edition.copy.item(option))
    kind = top_kind(g, other) if 0 <= other < len(g.players) else -1
    return {"kind": KINDS[kind]} if kind >= 0 else {}


def about_role(g: Table, top: ChooseRole) -> Facts:
    return {"kind": KINDS[top.kind], "roles": [KINDS[role] for role in g.edition.cards.roles[top.kind]]}


def about_partner(g: Table, top: LegatusSuggest | LegatusAnswer | ProconsulAnswer) -> Facts:
    return {"partner_seat": int(g.partner(top.seat))}


# ---- colonists and houses ---------------------------------------------------------------------------------------


def about_colonist(g: Table, top: TribuneColonist | ColonistPlace) -> Facts:
    return {"price": goods(g.edition.colonist_cost)}


def of_colonist(g: Table, top: TribuneColonist | ColonistPlace, option: int) -> Facts:
    """A new colonist: its price, and how many of its kind are left."""
    e, p = g.edition, g.players[top.seat]
    unit = e.unit.item(option) if option in e.unit else unit_of(e.place, option)
    left = e.colonists[unit] - len(p.places(unit))
    found = {"unit": UNITS[unit], "left": int(left), "more": yes(getattr(top, "placed", 0) > 0)}
    return {**about_colonist(g, top), **own(g, top.seat), **found}


def of_mode(g: Table, top: ColonistMode, option: int) -> Facts:
    return {"price": goods(g.edition.colonist_cost), **own(g, top.seat), "gain": money(cash_of_colonists(g, top.seat))}


def about_steps(g: Table, top: ArchitectPick | ArchitectTarget) -> Facts:
    found = {"steps": int(top.steps), "begun": yes(len(top.moved) > 0)}
    if isinstance(top, ArchitectTarget):
        found |= {"unit": UNITS[top.unit], "place": g.edition.chart.names[top.place]}
    return found


def of_target(g: Table, top: ArchitectTarget, option: int) -> Facts:
    chart, way = g.edition.chart, g.edition.to.item(option)
    there = way - chart.first[top.unit]
    row = chart.distance[top.unit * chart.places + top.place]
    far = int(row[there]) if way >= 0 and 0 <= there < len(row) else 0
    return {**about_steps(g, top), "far": far}


def of_house(g: Table, top: ArchitectBuild, option: int) -> Facts:
    e = g.edition
    city = -1 if option == e.stop else int(e.build.item(option))
    if city < 0 or city == e.chart.capital:
        return {**own(g, top.seat), "province": "none"}
    price, here = goods(e.build_goods[g.tiles[city]]) | money(house_money(g, city)), e.chart.provinces[e.chart.province_of[city]]
    found = {"price": price, "houses": int(g.houses_in(city)), "good": GOODS[g.tiles[city]], "province": here}
    return own(g, top.seat) | lent(g, top.seat, house_money(g, city)) | found


# ---- goods and money --------------------------------------------------------------------------------------------


def of_province(g: Table, top: PrefectChoice, option: int) -> Facts:
    e = g.edition
    found: dict[str, Any] = {"cash": money(cash_bonus(g))}
    province = int(e.produce.item(option)) if option in e.produce else -1
    if province >= 0:
        granted = harvest(g, top.seat, province) + marker_goods(g, top.seat) * one(g.markers[province])
        found["gain"] = goods(granted)
        found["others"] = sum(int(total(harvest(g, seat, province))) for seat in range(len(g.players)) if seat != top.seat)
    return found


def about_granted(g: Table, top: AcceptGood) -> Facts:
    return {"granted": goods(top.granted), "free": int(g.free(top.seat))}


def about_trade(g: Table, top: MercatorTrade) -> Facts:
    return {"n": int(g.edition.good_types) - len(top.traded), "begun": yes(len(top.traded) > 0)}


def of_trade(g: Table, top: MercatorTrade, option: int) -> Facts:
    e = g.edition
    found = {**own(g, top.seat), **about_trade(g, top), "traded": [GOODS[good] for good in top.traded]}
    if option == e.stop:
        return found
    lot = e.buy.item(option) if option in e.buy else e.sell.item(option)
    good = lot // e.warehouse
    bought = (lot % e.warehouse + 1) * e.price[good]
    found |= lent(g, top.seat, bought)
    return found | {"money": money(bought), "good": GOODS[good], "lot": {GOODS[good]: int(lot % e.warehouse + 1)}}


def about_buying(g: Table, top: BuyCard) -> Facts:
    return {"kind": KINDS[top.kind], "n": int(top.left), "begun": yes(top.left < g.edition.cards.buys[top.kind])}


def of_buying(g: Table, top: BuyCard, option: int) -> Facts:
    e = g.edition
    found = {**own(g, top.seat), **about_buying(g, top)}
    if option == e.stop or g.display[e.card.item(option)] < 0:
        return found
    space, extra = e.card.item(option), extra_price(top.kind)
    price = goods(fixed_price(g, g.display[space], space, extra)) | {"any": int(free_choice(g, space, extra))}
    return found | {"card": e.cards.ids[g.display[space]], "price": price}


def about_any(g: Table, top: PayAny) -> Facts:
    return {"n": int(top.left)}
