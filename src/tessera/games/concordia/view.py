"""What a seat sees, in words.

    map         id, name, size [w, h] of the drawing frame, capital, printed_display
    team_game   true in the team game
    round       counted from 1; turn: the seat on turn (the holder of the turn figure)
    cities      id, name, province, letter, xy, capital, good (null: capital), houses [seats], colonists [{seat, unit, count}],
                price {goods, money}: of the next house there (null: capital)
    ways        id, kind (land, sea), ends [2 cities], at, stop (false: nobody may stand there), colonist (seat or null)
    provinces   id, name, colour, label_xy, cities, marker {good, side: goods | coins, coins},
                harvest [goods by seat]: what its houses would give each seat
    coins       visible on all markers: the cash bonus
    goods       id, price, colour
    display     space (1 is the leftmost), card (null: empty), extra: goods below the space ("any": free choice),
                affordable: can the viewer pay card and extra (null for a spectator), affordable_without_extra
    deck        count, stacks: numerals from the top, by_stack {numeral: cards}; cards_left: in display and deck together
    cards_bought  those of this game that somebody owns by now
    pantheon    god -> how often among the purchase cards of this game
    magnus, concordia      seats (concordia: null before the end is triggered)
    turns_left  turns still to come after the present one, null before the end is triggered
    players     seat, colour, team, partner (null: single game), money, goods, free (warehouse spaces),
                warehouse {spaces, land, sea}: colonists waiting,
                colonists {land: places, sea: places}, houses [cities], houses_left, hand_size, hand (cards; null for others),
                pile_size, top (card or null), copied_by (teams that have copied the top),
                owned: all cards of the player, which everybody knows,
                gods [{god, cards, per_card, points}], points (own), interim
    scores      by seat; in the team game of the team
    next        what is on the agenda after the pending decision: [{do, seat}], next first
    context     about the pending decision, see `context`

A card is {id, kind, gods, stack (0: player card), price [goods]}. Hands are covered (CON-010); the player of a legatus sees his
partner's hand while he suggests (CON-089). The order of the deck is nobody's; a suggestion is the team's.
"""

from functools import lru_cache
from typing import Any

from tessera.core.agenda import dashed
from tessera.core.sets import bits, members
from tessera.core.views import of_decision, of_player, of_table, some
from tessera.games.concordia.rules.architect import ArchitectBuild, ArchitectPick, ArchitectTarget, house_money
from tessera.games.concordia.rules.calls import ChooseRole, DiplomatCopy, LegatusAnswer, LegatusSuggest, ProconsulAnswer
from tessera.games.concordia.rules.colonists import ColonistMode, cash_of_colonists
from tessera.games.concordia.rules.common import AcceptGood, house_left, top_kind, waiting
from tessera.games.concordia.rules.mercator import MercatorTrade
from tessera.games.concordia.rules.prefect import PrefectChoice, cash_bonus, harvest, marker_goods
from tessera.games.concordia.rules.purchase import BuyCard, extra_price
from tessera.games.concordia.scoring import god_points, owned, per_card, points, standing
from tessera.games.concordia.state import Table
from tessera.games.concordia.tables import CONSUL, GODS, GOODS, KINDS, SENATOR, UNITS

NUMERALS = ("", "I", "II", "III", "IV", "V")
TABLE = (
    "map", "team_game", "round", "turn", "cities", "ways", "provinces", "coins", "goods", "display", "deck", "cards_left", "cards_bought",
    "pantheon", "magnus", "concordia", "turns_left", "players", "scores", "next", "context",
)  # fmt: skip
PLAYER = (
    "seat", "colour", "team", "partner", "money", "goods", "free", "warehouse", "colonists", "houses", "houses_left", "hand_size", "hand",
    "pile_size", "top", "copied_by", "owned", "gods", "points", "interim",
)  # fmt: skip
DECISION = ("unit", "place", "steps", "placed", "traded", "kinds", "kind", "roles", "left", "solo")


def view(g: Any, viewer: int) -> dict[str, Any]:
    state: Table = g
    e = state.edition
    d = e.drawing
    n = len(state.players)
    mode = "team" if e.team else "single"
    own = {
        "map": {
            "id": e.chart.id,
            "name": d["name"],
            "size": d["view"],
            "capital": e.chart.names[e.chart.capital],
            "printed_display": d["display_printed"],
        },
        "team_game": e.team,
        "round": int(state.turns) // n + 1,
        "turn": None if state.over else int(state.on_turn()),
        "cities": cities(state),
        "ways": ways(state),
        "provinces": provinces(state),
        "coins": int(cash_bonus(state)),
        "goods": [{"id": good, "price": e.price[i], "colour": d["goods"][good]} for i, good in enumerate(GOODS)],
        "display": display(state, viewer),
        "deck": deck(state),
        "cards_left": len(state.deck) + sum(card >= 0 for card in state.display),
        "cards_bought": sum(e.cards.stack_of[card] > 0 for seat in range(n) for card in members(owned(state, seat))),
        "pantheon": dict(d["pantheon"][mode][str(n)]),
        "players": [player(state, seat, viewer) for seat in range(n)],
        "scores": [place[0] for place in standing(state)],
        "next": [{"do": dashed(type(f).__name__), "seat": int(f.seat)} for f in state.agenda[-2::-1]],
        "context": context(state, viewer),
    }
    return of_table(g, TABLE, own)


@lru_cache(4096)
def counted(packed: int) -> dict[str, int]:
    return some(packed, GOODS)


def goods(packed: int) -> dict[str, int]:
    """Only the kinds that are there."""
    return dict(counted(packed))


def card(g: Table, number: int) -> dict[str, Any]:
    cards = g.edition.cards
    return {
        "id": cards.ids[number],
        "kind": KINDS[cards.kind_of[number]],
        "gods": [god for i, god in enumerate(GODS) if cards.of_god[i] >> number & 1],
        "stack": cards.stack_of[number],
        "price": list(g.edition.drawing["prices"].get(cards.ids[number], [])),
    }


def cards_in(g: Table, mask: int) -> list[dict[str, Any]]:
    return [card(g, number) for number in members(mask)]


def price(g: Table, city: int) -> dict[str, Any]:
    return {"goods": goods(g.edition.build_goods[g.tiles[city]]), "money": int(house_money(g, city))}


def cities(g: Table) -> list[dict[str, Any]]:
    e = g.edition
    found = []
    all_drawn, all_houses = e.drawing["cities"], [p.houses for p in g.players]
    units = [
        (seat, UNITS[unit], places) for seat, p in enumerate(g.players) for unit, places in enumerate((p.land, p.sea)) if places
    ]
    for city, id in enumerate(e.chart.names[: e.chart.cities]):
        drawn = all_drawn[id]
        capital = city == e.chart.capital
        standing_here = [
            {"seat": seat, "unit": unit, "count": places.count(city)} for seat, unit, places in units if city in places
        ]
        found.append(
            {
                "id": id,
                "name": drawn["name"],
                "province": drawn["province"],
                "letter": None if capital else drawn["tile"],
                "xy": drawn["xy"],
                "capital": capital,
                "good": None if capital else GOODS[g.tiles[city]],
                "houses": [seat for seat, houses in enumerate(all_houses) if houses >> city & 1],
                "colonists": standing_here,
                "price": None if capital else price(g, city),
            }
        )
    return found


def ways(g: Table) -> list[dict[str, Any]]:
    e = g.edition
    n = int(e.chart.cities)
    names = e.chart.names
    drawn, ends, halts = e.drawing["ways"], e.chart.ends, e.chart.halts
    standing_on = {place: seat for seat, p in enumerate(g.players) for place in p.land + p.sea if place >= n}
    return [
        {
            "id": id,
            "kind": drawn[id]["kind"],
            "ends": [names[end] for end in ends[i]],
            "at": drawn[id]["at"],
            "stop": bool(halts[i]),
            "colonist": standing_on.get(i),
        }
        for i, id in enumerate(names[n:], n)
    ]


def provinces(g: Table) -> list[dict[str, Any]]:
    e = g.edition
    found = []
    for i, id in enumerate(e.chart.provinces):
        drawn = e.drawing["provinces"][id]
        good = g.markers[i]
        found.append(
            {
                "id": id,
                "name": drawn["name"],
                "colour": drawn["colour"],
                "label_xy": drawn["label_xy"],
                "cities": [e.chart.names[city] for city in members(e.chart.cities_in[i])],
                "marker": {"good": GOODS[good], "side": "coins" if g.coins >> i & 1 else "goods", "coins": e.coins[good]},
                "harvest": [goods(harvest(g, seat, i)) for seat in range(len(g.players))],
            }
        )
    return found


def display(g: Table, viewer: int) -> list[dict[str, Any]]:
    e = g.edition
    extra = e.drawing["extra"][g.book.options["display"]]
    found = []
    for space, number in enumerate(g.display):
        full = bare = None
        if viewer >= 0 and number >= 0:
            full, bare = [not BuyCard(viewer, buyer, 1).barred(g, e.card[space]) for buyer in (SENATOR, CONSUL)]
        found.append(
            {
                "space": space + 1,
                "card": card(g, number) if number >= 0 else None,
                "extra": list(extra[space]),
                "affordable": full,
                "affordable_without_extra": bare,
            }
        )
    return found


def deck(g: Table) -> dict[str, Any]:
    stacks = [NUMERALS[g.edition.cards.stack_of[number]] for number in g.deck]
    return {"count": len(stacks), "stacks": stacks, "by_stack": {name: stacks.count(name) for name in NUMERALS[1:]}}


def player(g: Table, seat: int, viewer: int) -> dict[str, Any]:
    e = g.edition
    p = g.players[seat]
    mine = owned(g, seat)
    own = {
        "seat": seat,
        "colour": e.drawing["colours"][seat],
        "team": int(g.team(seat)),
        "partner": int(g.partner(seat)) if e.team else None,
        "free": int(g.free(seat)),
        "warehouse": {"spaces": int(e.warehouse)} | {name: int(waiting(g, seat, unit)) for unit, name in enumerate(UNITS)},
        "colonists": {name: [e.chart.names[place] for place in p.places(unit)] for unit, name in enumerate(UNITS)},
        "houses_left": int(house_left(g, seat)),
        "hand_size": bits(p.hand),
        "hand": cards_in(g, p.hand) if seat == viewer else None,
        "pile_size": len(p.pile),
        "top": card(g, p.pile[-1]) if p.pile else None,
        "copied_by": members(p.copied),
        "owned": [e.cards.ids[number] for number in members(mine)],
        "gods": [
            {
                "god": name,
                "cards": bits(mine & e.cards.of_god[god]),
                "per_card": int(per_card(g, seat, god)),
                "points": int(god_points(g, seat, god, mine)),
            }
            for god, name in enumerate(GODS)
        ],
        "points": int(points(g, seat)),
    }
    return of_player(g, seat, PLAYER, own)


def context(g: Table, viewer: int) -> dict[str, Any]:
    """What the pending decision is about. By decision:

    architect-pick    steps, moved (ways)
    architect-target  unit, place, steps, targets {way: steps to it}
    architect-build   prices {city: {goods, money}} of all that can be built; power: money that can be spent
    prefect-choice    marker_goods: how many the actor gets (2 with the Praefectus Magnus), cash
    accept-good       granted, free
    mercator-trade    traded, left, free, power
    diplomat-copy     kinds {seat: kind of the top card} of those that may be copied; solo
    choose-role       kind, roles, solo (false: the partner uses the other role)
    colonist-mode     cash: the money it would bring;      colonist-place    placed: how many so far
    buy-card          kind (senator, consul, praetor, proconsul), left, extra_price
    pay-any           left
    legatus-suggest   partner, hand: the partner's cards (the legatus player only)
    legatus-answer    partner, suggested: the kind (this team only);   proconsul-answer  partner
    """
    return {} if g.over else of_decision(g, DECISION, worked_out(g, g.agenda[-1], viewer))


def worked_out(g: Table, top: Any, viewer: int) -> dict[str, Any]:
    """What is not simply a field of the pending decision."""
    e, seat, names = g.edition, top.seat, g.edition.chart.names
    match top:
        case ArchitectPick():
            return {"moved": [names[way] for way in top.moved]}
        case ArchitectTarget():
            row, first = e.chart.distance[top.unit * e.chart.places + top.place], e.chart.first[top.unit]
            return {"targets": {names[way]: row[way - first] for way in map(e.to.item, g.legal)}}
        case ArchitectBuild():
            sites = [e.build.item(option) for option in g.legal if option != e.stop]
            return {"prices": {names[city]: price(g, city) for city in sites}, "power": int(g.power(seat))}
        case PrefectChoice():
            return {"marker_goods": int(marker_goods(g, seat)), "cash": int(cash_bonus(g))}
        case AcceptGood():
            return {"granted": goods(top.granted), "free": int(g.free(seat))}
        case MercatorTrade():
            return {"left": int(e.good_types) - len(top.traded), "free": int(g.free(seat)), "power": int(g.power(seat))}
        case ColonistMode():
            return {"cash": int(cash_of_colonists(g, seat))}
        case DiplomatCopy():
            others = [e.copy.item(option) for option in g.legal if option != e.none]
            return {"kinds": {str(other): KINDS[top_kind(g, other)] for other in others}}
        case ChooseRole():
            return {"roles": [KINDS[role] for role in e.cards.roles[top.kind]]}
        case BuyCard():
            return {"extra_price": extra_price(top.kind)}
        case LegatusSuggest() | LegatusAnswer() | ProconsulAnswer():
            return {"partner": int(g.partner(seat)), **of_the_team(g, top, viewer)}
    return {}


def of_the_team(g: Table, top: Any, viewer: int) -> dict[str, Any]:
    """The partner's cards for the player of a legatus; what is suggested for his team."""
    if isinstance(top, LegatusSuggest):
        return {"hand": cards_in(g, g.players[g.partner(top.seat)].hand)} if viewer == top.seat else {}
    known = isinstance(top, LegatusAnswer) and viewer >= 0 and g.team(viewer) == g.team(top.seat) and g.suggested >= 0
    return {"suggested": KINDS[g.suggested]} if known else {}
