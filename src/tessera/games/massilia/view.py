"""What a seat sees of a table of Massilia, in words.

    round, rounds      the round and how many there are
    phase              "set-up", "dice" (phase II) or "actions" (phase III); "over" at the end
    active             the seat whose turn it is, null in set-up; in `pluto` and `pay-tax` somebody else may be asked
    order              seats in turn order
    round_tiles        values of the round tiles nobody has taken, highest first
    stones             penalty stones left in the general supply
    prices             {"temple": 2, "violet": ...}: the price tiles
    next_prices        the same for the next round; null in the last one
    markers            {"pink": 2, ...}: reputation for each good sold
    harbour            {"pink": 8, ..., "beige": 10}
    beige_price        what a beige good costs
    figures            {"consul": 4, "pink": 0, ...}: street spaces
    stalls             [{"plot": 15, "seat": 0, "goods": {"pink": 1, ...}, "room": 3}], by rising plot
    temple             [{"colour": "brown", "value": 5}]: dice all may take, sorted
    rolled             dice in the hand of the player who is asked `keep-dice`, else []
    used               {"beige": 0, ...}: dice taken for the action going on
    display, deck, discard   gods lying open; how many cards are left; the discards, the last one on top
    tokens             what cards played this turn still allow: {"recolour": 0, "step": 0, "join": 0, "free2": 0, "two": 0}
    price_token        {"field": "temple", "step": 1} or null: Mercurius in this turn
    played             gods played this turn
    context            what the pending decision is about, see `context`
    players            by seat: see `player`
    scores             by seat, null before the end (money and stones lie behind screens; the own one is in players)

Money and stones of others are null until the game is over; so are gods they drew from the deck.
"""

from typing import Any

from tessera.core.goods import count, total
from tessera.core.hands import held, one_by_one, size
from tessera.core.views import bag, of_decision, of_player, of_table
from tessera.games.massilia.rules.buying import BuyColour, BuySplit
from tessera.games.massilia.rules.market import BuildStall, PayTax, Pluto, SellBeige
from tessera.games.massilia.rules.measure import beige_share, cost, price, price_of
from tessera.games.massilia.rules.offering import TakeCard
from tessera.games.massilia.rules.preparing import Prepare
from tessera.games.massilia.rules.rounds import KeepDice
from tessera.games.massilia.rules.setting_up import PlaceStartStall
from tessera.games.massilia.scoring import score
from tessera.games.massilia.state import Player, Table, hand_size
from tessera.games.massilia.tables import BEIGE, COLOURED, GODS, GOODS, TEMPLE_FIELD

TABLE = (
    "round", "rounds", "phase", "active", "order", "round_tiles", "stones", "prices", "next_prices", "markers", "harbour", "beige_price",
    "figures", "stalls", "temple", "rolled", "used", "display", "deck", "discard", "tokens", "price_token", "played", "context", "players",
    "scores",
)  # fmt: skip
PLAYER = (
    "colour", "passed", "tile", "reputation", "track", "fifties", "stalls", "reserve", "screen", "supply", "cards", "hand", "money",
    "stones", "score",
)  # fmt: skip
DECISION = (
    "free", "colour", "value", "fixed", "total", "steps", "steps_left", "direction", "pips", "good", "left", "plot", "mover",
)  # fmt: skip


def view(g: Table, viewer: int) -> dict[str, Any]:
    e, seats = g.edition, range(len(g.players))
    own = {
        "rounds": int(e.rounds),
        "phase": phase(g),
        "active": active(g),
        "round_tiles": [tile for tile in e.round_tiles[len(g.players)] if all(p.tile != tile for p in g.players)],
        "next_prices": None if g.round >= e.rounds else dict(zip(e.fields, (g.prices[-1], *g.prices[:-1]), strict=True)),
        "beige_price": int(e.beige_price),
        "stalls": [stall(g, plot) for plot in range(len(g.stalls)) if g.stalls[plot]],
        "deck": len(g.deck),
        "price_token": price_token(g),
        "context": context(g),
        "players": [player(g, seat, viewer) for seat in seats],
        "scores": [int(score(g, seat)) for seat in seats] if g.over else None,
    }
    return of_table(g, TABLE, own)


def stall(g: Table, plot: int) -> dict[str, Any]:
    return {"plot": plot, "seat": int(g.owner(plot)), "goods": bag(g.goods_at(plot), GOODS), "room": int(g.room_at(plot))}


def phase(g: Table) -> str:
    if g.over:
        return "over"
    top = g.agenda[-1]
    if isinstance(top, PlaceStartStall):
        return "set-up"
    return "dice" if isinstance(top, KeepDice) else "actions"


def active(g: Table) -> int | None:
    """Whose turn it is: he whose dice are in use stands below the question on the agenda."""
    if g.over or isinstance(g.agenda[-1], PlaceStartStall):
        return None
    top = g.agenda[-1]
    if isinstance(top, Pluto):
        return int(top.mover)
    if isinstance(top, PayTax):
        return next((int(frame.seat) for frame in g.agenda[-2::-1] if frame.seat >= 0), int(top.seat))
    return int(top.seat)


def price_token(g: Table) -> dict[str, Any] | None:
    if g.price_token < 0:
        return None
    return {"field": g.edition.fields[g.price_token >> 1], "step": 1 - 2 * int(g.price_token & 1)}


def player(g: Table, seat: int, viewer: int) -> dict[str, Any]:
    """colour, passed, tile (value or null), reputation (and how it shows: track, fifties), stalls, reserve (stall tiles left),
    screen {"brown": 1}, supply (dice), cards (number), hand [{"god", "new", "known"}], god null where the viewer cannot know it;
    money, stones and score: null for others until the game is over."""
    p, e = g.players[seat], g.edition
    own = viewer == seat or g.over
    worked_out = {
        "colour": e.colours[seat],
        "track": int(p.reputation % e.track_length),
        "fifties": int(max(p.reputation, 0) // e.track_length),
        "stalls": int(g.stalls_of(seat)),
        "reserve": int(g.reserve(seat)),
        "cards": int(hand_size(p)),
        "hand": hand(p, viewer == seat),
        "money": int(p.money) if own else None,
        "stones": int(p.stones) if own else None,
        "score": int(score(g, seat)) if own else None,
    }
    return of_player(g, seat, PLAYER, worked_out)


def hand(p: Player, own: bool) -> list[dict[str, Any]]:
    """Known cards first. Of a card drawn from the deck others see only the back, and whether it is new."""
    found = [
        {"god": name, "new": new, "known": True}
        for god, name in enumerate(GODS)
        for new, stack in ((False, p.known), (True, p.known_new))
        for _ in range(held(stack, god))
    ]
    for new, stack in ((False, p.secret), (True, p.secret_new)):
        gods = [GODS[god] for god in one_by_one(stack)] if own else [None] * size(stack)
        found += [{"god": god, "new": new, "known": False} for god in gods]
    return found


def context(g: Table) -> dict[str, Any]:
    """What the pending decision is about:

    keep-dice     free (keeps left for nothing), cost
    prepare       colour, value, fixed, total, steps, steps_left, direction
    buy-colour    pips, prices {good: price of one}
    buy-split     pips, good, costs {number of beige goods: sesterces}
    place-goods   good, left
    move-figure   pips
    sell-beige    plot, n, price;   pluto: plot, mover, effect ("tax" or "close");   pay-tax: plot, goods, tax
    build-stall   plot, cost;       move-goods: plot;          sacrifice: left;      take-card: second
    """
    return {} if g.over else of_decision(g, DECISION, worked_out(g, g.agenda[-1]))


def worked_out(g: Table, top: Any) -> dict[str, Any]:
    """What is not simply a field of the pending decision."""
    e = g.edition
    match top:
        case KeepDice():
            return {"cost": int(e.keep_die_cost)}
        case Prepare():
            return {"total": int(top.fixed + top.value), "steps_left": int(e.max_steps_per_die - top.steps)}
        case BuyColour():
            return {"prices": {GOODS[good]: int(price_of(g, good)) for good in range(COLOURED)}}
        case BuySplit():
            most = beige_share(g, top.good, top.pips)[1]
            return {"costs": {str(n): int(cost(g, price_of(g, top.good), top.pips - n, n)) for n in range(most + 1)}}
        case SellBeige():
            return {"n": int(count(g.goods_at(top.plot), BEIGE)), "price": int(price(g, TEMPLE_FIELD))}
        case Pluto():
            return {"effect": "tax" if g.goods_at(top.plot) else "close"}
        case PayTax():
            n = int(total(g.goods_at(top.plot)))
            return {"goods": n, "tax": n * int(e.tax_per_good)}
        case BuildStall():
            return {"cost": int(e.build_cost)}
        case TakeCard():
            return {"second": bool(top.taken > 0)}
    return {}
