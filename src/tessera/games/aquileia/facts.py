"""What questions and options cost and bring, and what a refusal goes by: see core.facts."""

from typing import Any

from tessera.core.facts import Facts, yes
from tessera.core.goods import one
from tessera.core.hands import held
from tessera.core.sets import bits
from tessera.core.views import some
from tessera.games.aquileia.rules.arena import ArenaBlueDice, ArenaCard, ArenaPrize
from tessera.games.aquileia.rules.contest import face_of
from tessera.games.aquileia.rules.forum import ForumBuild, ForumSlaves
from tessera.games.aquileia.rules.mercatus import EquiBuy, PecuniaExchange, ServiBuy
from tessera.games.aquileia.rules.placement import Place, lowest_field
from tessera.games.aquileia.rules.portus import PortusPay, income
from tessera.games.aquileia.rules.stadium import StadiumCard, StadiumLaurel
from tessera.games.aquileia.rules.theatrum import TheatreBid, TheatreOpen
from tessera.games.aquileia.state import Table
from tessera.games.aquileia.tables import METALS, WORKSHOP


def coins(packed: int) -> dict[str, int]:
    return some(packed, METALS)


def own(g: Table, seat: int) -> dict[str, Any]:
    p = g.players[seat]
    return {"purse": coins(p.coins), "slaves": {"slave": int(g.slaves_of(p))}}


# ---- placement --------------------------------------------------------------------------------------------------


def of_place(g: Table, top: Place, option: int) -> Facts:
    e, p = g.edition, g.players[top.seat]
    found: dict[str, Any] = {
        **own(g, top.seat),
        "field": int(p.crest or lowest_field(g)),
        "seats": len(g.players),
        "price": "none",
    }
    if option in e.space:
        space = e.space.item(option)
        found |= {"owner_seat": int(g.owner(space)), "henchmen": int(e.henchmen)}
        if e.paid_mask >> space & 1:
            found["price"] = {METALS[e.space_metal[space]]: 1}
    return found


# ---- the market -------------------------------------------------------------------------------------------------


def about_exchange(g: Table, top: PecuniaExchange) -> Facts:
    return {"n": int(g.edition.pecunia_most - top.exchanges), "begun": yes(top.exchanges)}


def of_exchange(g: Table, top: PecuniaExchange, option: int) -> Facts:
    e = g.edition
    found = {**own(g, top.seat), **about_exchange(g, top)}
    if option == e.done:
        return found
    exchange = e.exchange.item(option)
    points = 0 if top.exchanges else int(e.pecunia_points)
    return found | {"give": coins(e.exchange_give[exchange]), "get": coins(e.exchange_get[exchange]), "points": points}


def about_equi(g: Table, top: EquiBuy) -> Facts:
    e = g.edition
    kind = g.equi_open[e.space_slot[top.space]]
    found = {"space": e.space_ids[top.space], "price": coins(e.equi_price), "extra": int(e.space_extra[top.space])}
    return found | {"card": e.equi_ids[kind] if kind >= 0 else "nothing"}


def about_servi(g: Table, top: ServiBuy) -> Facts:
    e = g.edition
    return {"space": e.space_ids[top.space], "price": {METALS[e.space_metal[top.space]]: int(e.servi_price)}}


def of_servi(g: Table, top: ServiBuy, option: int) -> Facts:
    e = g.edition
    price = {METALS[e.space_metal[top.space]]: int(e.servi.item(option) * e.servi_price)}
    there = {"limit": int(e.space_limit[top.space]), "left": int(g.slaves_left())}
    return {**own(g, top.seat), **about_servi(g, top), "price": price, **there}


# ---- contests ---------------------------------------------------------------------------------------------------


def about_strength(g: Table, top: ArenaCard | StadiumCard) -> Facts:
    return {"strength": int(g.players[top.seat].strength)}


def of_contest_card(g: Table, top: ArenaCard | StadiumCard, option: int) -> Facts:
    e, p = g.edition, g.players[top.seat]
    found = {**about_strength(g, top), "side": METALS[face_of(g, p, top.area(g))]}
    if option == e.done:
        return found
    if option in e.slave_card:
        kind = e.slave_card.item(option)
        return found | {"after": int(p.strength + e.slave_worth[kind]), "held": int(held(p.slave_cards, kind))}
    kind = e.weapon.item(option) if option in e.weapon else e.horse.item(option)
    return found | {"after": int(p.strength + e.equi_strength[kind]), "held": int(g.equi_held(p, kind))}


def of_blue_dice(g: Table, top: ArenaBlueDice, option: int) -> Facts:
    return {"n": int(g.blue_dice)}


def of_prize(g: Table, top: ArenaPrize, option: int) -> Facts:
    e = g.edition
    return {"points": int(e.points_per_strength * g.players[top.seat].strength), "n": int(e.prize_slaves)}


def of_laurel(g: Table, top: StadiumLaurel, option: int) -> Facts:
    kind = g.stadium_open if option == g.edition.keep_open else g.stadium_deck[0] if g.stadium_deck else -1
    return {"laurel": g.edition.laurel_ids[kind]} if kind >= 0 else {}


# ---- the auction ------------------------------------------------------------------------------------------------


def about_auction(g: Table, top: TheatreOpen | TheatreBid) -> Facts:
    found: dict[str, Any] = {"card": g.edition.theatre_ids[g.theatre_open], "auctioneer_seat": int(top.auctioneer)}
    return found | ({"bid": coins(top.bid), "bidder_seat": int(top.bidder)} if isinstance(top, TheatreBid) else {})


def of_bid(g: Table, top: TheatreOpen | TheatreBid, option: int) -> Facts:
    e = g.edition
    found = {**about_auction(g, top), **own(g, top.seat)}
    if option in e.coin:
        return found | {"price": coins(one(e.coin.item(option)))}
    if isinstance(top, TheatreBid) and option in e.higher:
        found["price"] = coins(top.bid + one(e.higher.item(option)))
    return found


# ---- building and harbour ---------------------------------------------------------------------------------------


def about_forum(g: Table, top: ForumBuild) -> Facts:
    return {"space": g.edition.space_ids[top.space], "build": int(top.build), "builds": int(g.edition.space_builds[top.space])}


def of_site(g: Table, top: ForumBuild, option: int) -> Facts:
    e, p = g.edition, g.players[top.seat]
    found = {**about_forum(g, top), **own(g, top.seat)}
    if option == e.passing:
        return found
    site = e.site.item(option)
    workshop = e.site_kind[site] == WORKSHOP
    price = coins(e.site_coins[site]) | ({"slave": int(e.site_slaves[site])} if e.site_slaves[site] else {})
    owner = next((seat for seat, other in enumerate(g.players) if other.houses >> site & 1), top.seat)
    found |= {"site": "workshop" if workshop else e.site_ids[site], "value": int(e.site_value[site]) if workshop else 0}
    found |= {"price": price, "points": int(e.site_value[site] * e.space_scores[top.space]), "owner_seat": owner}
    return found | {"houses": int(e.houses - bits(p.houses))}


def about_slaves(g: Table, top: ForumSlaves) -> Facts:
    return {"site": g.edition.site_ids[top.site], "need": {"slave": int(g.edition.site_slaves[top.site])}}


def of_slaves(g: Table, top: ForumSlaves, option: int) -> Facts:
    e, paid = g.edition, g.edition.slaves.item(option)
    worth = held(paid, 0) * e.slave_worth[0] + held(paid, 1) * e.slave_worth[1]
    return {**about_slaves(g, top), **own(g, top.seat), "worth": {"slave": int(worth)}}


def about_harbour(g: Table, top: PortusPay) -> Facts:
    e = g.edition
    points, pays = income(e, g.players[top.seat])
    gain = ({"point": int(points)} if points else {}) | coins(pays)
    return {"space": e.space_ids[top.space], "price": {METALS[e.space_metal[top.space]]: 1}, "gain": gain}
