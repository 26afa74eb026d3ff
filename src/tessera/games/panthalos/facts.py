"""What questions and options cost and bring, and what a refusal goes by: see core.facts."""

from typing import Any

from tessera.core.facts import Facts, yes
from tessera.core.goods import count
from tessera.core.views import some
from tessera.games.panthalos.rules.arena import Challenge, Duel, DuelAnswer, DuelRedeem, DuelSupport, DuelTitan, committed
from tessera.games.panthalos.rules.gains import (
    RefineGood,
    ScrapMore,
    ScrapTile,
    TakeArtisan,
    TakeGood,
    TakeSupport,
    UpgradeDie,
    display,
)
from tessera.games.panthalos.rules.krypt import Defend, KryptPay, KryptRedeem, element_asked, required, strength
from tessera.games.panthalos.rules.placement import ForoPartner, MerchantWild, Omen, OmenKeep, PlaceSpace, Turn, matching
from tessera.games.panthalos.rules.places import AgoraChoice, ArtChoice, CrownDie, ForoChoice, PhalanxChoice, PolisDisc
from tessera.games.panthalos.state import Player, Table, held
from tessera.games.panthalos.tables import ANY_GOOD, BATHS, ON, POLIS, RESERVE, SUPPLY, TRAINS, YIELDS, Tables

WHERE = {SUPPLY: "supply", BATHS: "thermae", RESERVE: "reserve"}


def own(g: Table, seat: int) -> dict[str, Any]:
    """What the asked player has: discs, tiles and goods."""
    e, p = g.edition, g.players[seat]
    have = some(p.basic, e.goods) | some(p.refined, e.refined_goods)
    return {"discs": {"disc": int(p.discs)}, "tiles": {"tile": int(p.tiles())}, "have": have}


def discs(n: int) -> dict[str, int]:
    return {"disc": int(n)}


def points(n: int) -> dict[str, int]:
    return {"vp": int(n)}


# ---- the actions of a turn --------------------------------------------------------------------------------------


def of_action(g: Table, top: Turn, option: int) -> Facts:
    e, p = g.edition, g.players[top.seat]
    if option in e.ship:
        return {**own(g, top.seat), **loaded(e, p, e.ship.item(option))}
    if option in e.merchant:
        return {**own(g, top.seat), **served(e, e.merchant.item(option))}
    if option in e.artisan:
        kind = e.artisan.item(option)
        good = e.artisan_good[kind]
        does = "upgrade" if good == TRAINS else "refine"
        n = int(held(p.artisans, kind))
        return {**own(g, top.seat), "price": discs(e.artisan_cost[kind]), "does": {does: n}, "n": n}
    short = required(g, top.seat) - strength(g, p.titans, p.supports) if g.disasters else 0
    return {**own(g, top.seat), "short": max(0, int(short)), "leader": "yes" if option == e.place_leader else "no"}


def loaded(e: Tables, p: Player, kind: int) -> Facts:
    """The goods a ship would take, and what they bring."""
    good = e.ship_good[kind]
    basic, refined = e.ship_basic[kind] * count(p.basic, good), e.ship_refined[kind] * count(p.refined, good)
    symbols = basic * e.symbols_basic + refined * e.symbols_refined
    lot = {e.goods[good]: int(basic), e.refined_goods[good]: int(refined)}
    gain = points(symbols * e.vp_per_symbol) | discs(min(e.ship_discs, p.bank))
    return {"lot": lot, "gain": gain, "n": int(matching(e, p, kind))}


def served(e: Tables, kind: int) -> Facts:
    """What a merchant wants, and what he pays."""
    wants = some(e.merchant_wants[kind], e.refined_goods) | {"any": int(e.merchant_any[kind])}
    bonus = {YIELDS[e.merchant_bonus[kind]]: int(e.merchant_amount[kind])}
    vp = int(e.merchant_vp[kind]) + bonus.pop("vp", 0)
    return {"price": wants, "gain": points(vp) | bonus}


def piece_of(g: Table, seat: int, piece: int) -> str:
    p = g.players[seat]
    return "leader" if p.leads(piece) else f"die-{int(p.shows(piece))}"


def about_piece(g: Table, top: PlaceSpace) -> Facts:
    return {"piece": piece_of(g, top.seat, top.piece)}


def of_space(g: Table, top: PlaceSpace, option: int) -> Facts:
    e, space = g.edition, g.edition.space.item(option)
    lowest, owner = int(e.mins[g.side][space]), g.owner_on(space)
    found = {**about_piece(g, top), "least": lowest, "at_once": yes(e.lightning[g.side][space])}
    return found | {"owner_seat": disc_on(g, space) if owner < 0 else int(owner)}


def disc_on(g: Table, space: int) -> int:
    """Whose disc lies there, or -1; only POLIS has any."""
    return int(g.polis[space]) if space < len(g.polis) else -1


def about_slot(g: Table, top: ForoPartner) -> Facts:
    return {"space": g.edition.spaces[top.space], "least": int(g.edition.mins[g.side][top.space])}


def about_wild(g: Table, top: MerchantWild) -> Facts:
    return {"n": int(top.left)}


def of_wild(g: Table, top: MerchantWild, option: int) -> Facts:
    e = g.edition
    return {**own(g, top.seat), "good": e.refined_goods[e.good.item(option)]}


def about_omen(g: Table, top: Omen) -> Facts:
    return {"disaster": g.edition.disasters[g.disasters[0]]}


def of_omen(g: Table, top: OmenKeep, option: int) -> Facts:
    first, second = (g.edition.disasters[tile] for tile in g.disasters[:2])
    keep, other = (first, second) if option == g.edition.first else (second, first)
    return {"disaster": keep, "other": other}


# ---- tiles and dice ---------------------------------------------------------------------------------------------


def about_left(g: Table, top: RefineGood | UpgradeDie | TakeGood | TakeSupport | TakeArtisan | ScrapTile) -> Facts:
    return {"n": int(top.left)}


def of_die(g: Table, top: UpgradeDie | CrownDie, option: int) -> Facts:
    """A die by its pips and where it is: its number says nothing to people."""
    p, die = g.players[top.seat], g.edition.die.item(option)
    at = int(p.at(die))
    where = WHERE[at] if at < ON else g.edition.spaces[at - ON]
    return {"pips": int(p.shows(die)), "after": int(p.shows(die)) + 1, "where": where, "leads": yes(p.leads(die))}


def of_refined(g: Table, top: RefineGood, option: int) -> Facts:
    e = g.edition
    wanted = "any" if top.good == ANY_GOOD else e.goods[top.good]
    good = e.good.item(option)
    return {**own(g, top.seat), "good": e.goods[good], "refined": e.refined_goods[good], "wanted": wanted}


def of_polis(g: Table, top: PolisDisc, option: int) -> Facts:
    e, space = g.edition, g.edition.space.item(option)
    gain = {YIELDS[e.yields[g.side][space]]: int(e.amounts[g.side][space])} if e.space_place[space] == POLIS else {}
    return {**own(g, top.seat), "gain": gain, "owner_seat": disc_on(g, space)}


def about_space(g: Table, top: AgoraChoice | PhalanxChoice | ArtChoice | ForoChoice) -> Facts:
    return {"space": g.edition.spaces[top.space]}


def of_provision(g: Table, top: AgoraChoice | PhalanxChoice, option: int) -> Facts:
    """Two tiles, or one and an upgrade: as many as lie there."""
    e, there = g.edition, len(display(g, top.place()))
    both = e.two_goods if isinstance(top, AgoraChoice) else e.two_supports
    with_upgrade = e.good_with_upgrade if isinstance(top, AgoraChoice) else e.support_with_upgrade
    wanted = int(both if option in (e.goods_only, e.supports_only) else with_upgrade)
    return {"n": min(wanted, there), "last": yes(there < wanted)}


def of_art(g: Table, top: ArtChoice | ScrapMore, option: int) -> Facts:
    e = g.edition
    return {**own(g, top.seat), "price": {"tile": int(e.scrap_tiles_per_vp)}, "gain": points(1), "n": int(e.artisans_taken)}


def of_foro(g: Table, top: ForoChoice, option: int) -> Facts:
    price = discs(1) | {"tile": int(g.edition.crown_tiles_to_scrap)}
    return {**own(g, top.seat), "price": price, "pips": int(g.templum()), "after": int(g.edition.vp_per_crowned_die)}


def of_take(g: Table, top: TakeGood | TakeSupport | TakeArtisan, option: int) -> Facts:
    e = g.edition
    shown = {TakeGood: (g.agora, e.goods), TakeSupport: (g.phalanx, e.support.keys), TakeArtisan: (g.art, e.artisans)}[type(top)]
    return {"n": int(top.left), "open": sorted({shown[1][kind] for kind in shown[0]})}


# ---- the strike -------------------------------------------------------------------------------------------------


def about_strike(g: Table, top: Defend | KryptPay) -> Facts:
    e, tile = g.edition, g.disasters[0]
    return {"disaster": e.disasters[tile], "element": e.elements[element_asked(g)], "required": int(top.required)}


def of_strike(g: Table, top: Defend, option: int) -> Facts:
    e, p = g.edition, g.players[top.seat]
    how = "own" if p.discs else "bank" if p.bank else "points"
    found = {"strength": int(strength(g, p.titans, p.supports)), "gain": points(e.disaster_vp[g.disasters[0]]), "how": how}
    return {**about_strike(g, top), **found, "loss": points(-e.no_disc_penalty_vp)}


def of_payment(g: Table, top: KryptPay, option: int) -> Facts:
    e = g.edition
    worth = e.titan_strength[e.titan.item(option)] if option in e.titan else e.support_strength[e.support.item(option)]
    return {**about_strike(g, top), "worth": int(worth), "rest": max(0, int(top.required - worth))}


def about_redeeming(g: Table, top: KryptRedeem) -> Facts:
    return {"price": discs(g.edition.redeem_discs_per_titan)}


def of_redeeming(g: Table, top: KryptRedeem, option: int) -> Facts:
    return about_redeeming(g, top)


# ---- duels ------------------------------------------------------------------------------------------------------


def about_duel(g: Table, top: DuelTitan | DuelSupport | DuelAnswer) -> Facts:
    duel = next((frame for frame in reversed(g.agenda) if isinstance(frame, Duel)), None)
    return {"other_seat": int(duel.defender if duel.seat == top.seat else duel.seat) if duel else int(top.seat)}


def of_challenge(g: Table, top: Challenge, option: int) -> Facts:
    e = g.edition
    gain, loss = points(e.attacker_wins_vp), points(e.defender_wins_vp)
    return {"gain": gain, "loss": loss, "concession": points(e.concession_vp)} if option != e.decline else {}


def of_titan(g: Table, top: DuelTitan | DuelAnswer, option: int) -> Facts:
    e = g.edition
    if option == e.concede:
        return {"loss": points(e.concession_vp), **about_duel(g, top)}
    return {"strength": int(e.titan_strength[e.titan.item(option)])}


def of_support(g: Table, top: DuelSupport, option: int) -> Facts:
    e, p = g.edition, g.players[top.seat]
    now = int(committed(e, p)) if p.duel_titan >= 0 else 0
    more = 0 if option == e.done else int(e.support_strength[e.support.item(option)])
    element = e.elements[p.duel_titan // len(e.titan_values)] if p.duel_titan >= 0 else "any"
    return {"strength": now, "after": now + more, "element": element}


def about_titan(g: Table, top: DuelRedeem) -> Facts:
    return {"titan": g.edition.titan.keys[top.titan], "price": discs(g.edition.redeem_discs_winner)}


def of_redeemed(g: Table, top: DuelRedeem, option: int) -> Facts:
    return about_titan(g, top)
