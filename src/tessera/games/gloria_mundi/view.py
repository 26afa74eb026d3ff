"""What a seat sees, in words.

Public entries, the same for everybody:

    turn        number of the turn: buildings revealed so far
    active      seat whose turn it is;   laid   type laid this turn, or null
    phase       "lay-base", "activation", "purchase", "goth", or "over"
    end         null, or how the game ended: africa, goth, hand, deck
    scores, winners     steps from Rome by seat; who is in front (at the end: who has won)
    africa, rome        last space of the players' track, and of the Goth's
    spaces      the Goth's track: [{space, symbols: [type, ...], tribute: pieces or null}], start and Rome included
    goth        {space, next, price, stop, demand, pool, losses}: where he is, the next empty space and what it costs (null: Rome), where
                he would stop if he ran now, which base cards that would cost, the pieces that would be shared out, and about how
                many cards each seat would lose
    demand, pool        base cards still to be lost by type, pieces still to be taken back: of the run in progress
    forum       [{slot, surcharge, card, cost}]: cost = price and surcharge in pieces; null = empty slot
    pile        number of cards left;   unseen   ids in it, sorted (public: all that lie nowhere else)
    fire        ids, the last one on top
    unused      phase 3: buildings of the acting player whose stacks have not acted yet
    players     [{seat, color, space, stock, pieces, hand, display, yields}]
                stock, pieces: null where the viewer may not see them; hand: base cards by type
                display: {type: [{building: id or null, acted: bool}]}
                yields: {type: {auto: n, buildings: [id]}}: base resources the type gives at once, buildings it brings into play
    cards       {id: {type, on, price, cost, steps, ability}}: the face of every building
    context     what the pending decision is about: {card, price, pieces, paid, item, space, ...}, see `context_of`
"""

from functools import lru_cache
from typing import Any

from tessera.core.goods import count, one, total, unpacked
from tessera.core.sets import members
from tessera.core.views import bag, of_player, of_table, some
from tessera.games.gloria_mundi import tables as t
from tessera.games.gloria_mundi.rules.activation import Activate, ChooseLock, PickPayment
from tessera.games.gloria_mundi.rules.gains import OfCard, PickResources
from tessera.games.gloria_mundi.rules.goth import (
    LoseCard,
    TakeTribute,
    Tribute,
    run,
    stop,
    symbols_up_to,
    tribute_lying,
    type_lost,
)
from tessera.games.gloria_mundi.rules.purchase import Buy, Payment, Place, cost_of, slot_of
from tessera.games.gloria_mundi.rules.turn import LayBase
from tessera.games.gloria_mundi.scoring import standing
from tessera.games.gloria_mundi.state import Player, Table, bases

PHASES: dict[type, str] = {LayBase: "lay-base", Tribute: "goth", LoseCard: "goth", TakeTribute: "goth"}
PURCHASE = (Buy, Payment, Place)
TABLE = (
    "turn", "active", "laid", "phase", "end", "scores", "winners", "africa", "rome", "spaces", "goth", "demand", "pool", "forum", "pile",
    "unseen", "fire", "unused", "players", "cards", "context",
)  # fmt: skip
PLAYER = ("seat", "color", "space", "stock", "pieces", "hand", "display", "yields")


def view(g: Table, seat: int) -> dict[str, Any]:
    """What this seat sees; -1 is a spectator."""
    e = g.edition
    places = standing(g)
    own = {
        "turn": len(e.buildings) - len(g.pile),
        "phase": phase_of(g),
        "scores": [place[0] for place in places],
        "winners": winners_seen(g, places),
        "africa": int(e.africa),
        "rome": int(e.rome),
        "spaces": [space_seen(g, space) for space in range(int(e.rome) + 1)],
        "goth": goth_seen(g),
        "forum": [slot_seen(g, slot) for slot in range(len(g.forum))],
        "pile": len(g.pile),
        "unseen": [e.buildings[card].id for card in sorted(g.pile)],
        "players": [player_seen(g, who, who == seat or e.open_stocks or g.over) for who in range(len(g.players))],
        "cards": faces(e),
        "context": {} if g.over else context_of(g),
    }
    return of_table(g, TABLE, own)


def phase_of(g: Table) -> str:
    if g.over:
        return "over"
    # a builder's gain is asked for in phase 4, a building's in phase 3; the phase to come lies below it
    for frame in g.agenda[::-1]:
        if isinstance(frame, PURCHASE):
            return "purchase"
        if isinstance(frame, PickResources) and g.edition.buildings[frame.card].type >= len(t.TYPES):
            return "purchase"
        if type(frame) in PHASES:
            return PHASES[type(frame)]
    return "activation"


def winners_seen(g: Table, places: list[tuple[int, ...]]) -> list[int]:
    """Ties are broken by stocks, which others do not see before the end."""
    rank = places if g.over or g.edition.open_stocks else [place[:1] for place in places]
    best = max(rank)
    return [who for who, place in enumerate(rank) if place == best]


def symbols(e: t.Tables, space: int) -> list[str]:
    return [type for i, type in enumerate(t.TYPES) for _ in range(count(e.symbols[space], i))]


def space_seen(g: Table, space: int) -> dict[str, Any]:
    lying = 0 <= space - g.goth - 1 < len(g.tribute)
    tribute = bag(g.tribute[int(space - g.goth - 1)], t.RESOURCES) if lying else None
    return {"space": space, "symbols": symbols(g.edition, space), "tribute": tribute}


def goth_seen(g: Table) -> dict[str, Any]:
    """In Rome he has nowhere to run."""
    e, ahead, arrived = g.edition, int(g.next_empty()), g.goth == g.edition.rome
    due = sum(n * one(e.tribute_for[type]) for type, n in enumerate(unpacked(e.symbols[min(ahead, e.rome)], len(t.TYPES))))
    return {
        "space": int(g.goth),
        "next": None if arrived else ahead,
        "price": None if ahead >= e.rome else some(due, t.RESOURCES),
        "stop": None if arrived else int(stop(g)),
        "demand": bag(0 if arrived else symbols_up_to(g, stop(g)), t.TYPES),
        "pool": bag(0 if arrived else tribute_lying(g), t.RESOURCES),
        "losses": [0] * len(g.players) if arrived else losses(g),
    }


def losses(g: Table) -> list[int]:
    """Base cards each would lose if the Goth ran now, played out by the rules: everybody gives up a card of the type most in demand,
    a bare one if there is one."""
    after = g.clone()
    after.demand, after.listener, after.agenda = 0, None, []
    run(after, g.active)
    lost = [0] * len(g.players)
    while after.agenda and isinstance(top := after.agenda.pop(), LoseCard):
        p, options = after.players[top.seat], top.options(after)
        kinds = [int(type_lost(g.edition, option)) for option in options]
        most = max(kinds, key=lambda kind: (count(after.demand, kind), bases(p, kind)))
        lost[int(top.seat)] += 1
        top.choose(after, options[kinds.index(most)])
    return lost


def slot_seen(g: Table, slot: int) -> dict[str, Any]:
    e, card = g.edition, g.forum[slot]
    found: dict[str, Any] = {"slot": slot, "surcharge": e.surcharges[slot], "card": None, "cost": None}
    if card >= 0:
        found |= {"card": e.buildings[card].id, "cost": int(e.buildings[card].cost) + e.surcharges[slot]}
    return found


def player_seen(g: Table, who: int, open_stock: bool) -> dict[str, Any]:
    e, p = g.edition, g.players[who]
    own = {
        "seat": who,
        "color": e.colors[who],
        "stock": bag(p.stock, t.RESOURCES) if open_stock else None,
        "pieces": int(total(p.stock)) if open_stock else None,
        "display": {name: stacks_seen(g, p, who, type) for type, name in enumerate(t.TYPES)},
        "yields": {name: yields(e, p, type) for type, name in enumerate(t.TYPES)},
    }
    return of_player(g, who, PLAYER, own)


def stacks_seen(g: Table, p: Player, who: int, type: int) -> list[dict[str, Any]]:
    acting = acting_seat(g) == who and g.laid == type
    bare = [{"building": None, "acted": acting} for _ in range(count(p.bare, type))]
    return bare + [{"building": g.building(card).id, "acted": acting and card not in g.unused} for card in p.built[type]]


def acting_seat(g: Table) -> int:
    """Whose stacks act just now, or -1."""
    acting = phase_of(g) == "activation" and not isinstance(g.agenda[-1], ChooseLock)
    return int(g.agenda[-1].seat) if acting else -1


def yields(e: t.Tables, p: Player, type: int) -> dict[str, Any]:
    active = [card for card in p.built[type] if e.buildings[card].type == type]
    waiting = [card for card in active if e.buildings[card].kind != t.LOCK]
    return {"auto": int(bases(p, type)) - len(waiting), "buildings": [e.buildings[card].id for card in active]}


# ---- the face of a card -----------------------------------------------------------------------------------------


@lru_cache(64)
def faces(e: t.Tables) -> dict[str, Any]:
    return {b.id: face(b) for b in e.buildings}


def face(b: t.Building) -> dict[str, Any]:
    return {
        "type": t.BUILDING_TYPES[b.type],
        "on": [t.TYPES[type] for type in b.on],
        "price": some(b.price, t.RESOURCES),
        "cost": int(b.cost),
        "steps": int(b.steps),
        "ability": ability(b),
    }


def ability(b: t.Building) -> dict[str, Any]:
    """The ability as data, for icons: only what its kind has."""
    kind = t.ABILITIES[b.kind]
    found: dict[str, Any] = {"kind": kind}
    if b.gain:
        found["gain"] = [item_of(item) for item in b.gain]
    if kind == "exchange":
        plain = [{"of": [name], "n": n} for name, n in some(b.give, t.RESOURCES).items()]
        discard: list[dict[str, Any]] = [{"of": ["building"], "n": 1}] if b.discards else []
        found["give"] = plain + [item_of(item) for item in b.choices] + discard
        found["repeat"] = b.repeat
    elif kind == "own":
        found["count"] = {"of": t.COUNTED[b.count], "n": int(b.per)}
    elif kind == "condition":
        found["when"] = {"card" if b.kind == t.LOCK or b.kind == t.LOCK + 1 else "goth": t.TYPES[b.when]}
    elif kind == "substitute":
        found["pay"] = [t.RESOURCES[kind] for kind in members(b.pay)]
        found["for"] = [t.RESOURCES[kind] for kind in members(b.serves)]
        found["repeat"] = b.repeat
    elif kind == "wall":
        found["protects"] = t.TYPES[b.on[0]]
    return found


def item_of(item: t.Item) -> dict[str, Any]:
    return {"of": [t.KINDS[kind] for kind in item.kinds], "n": int(item.n)}


# ---- the pending decision ---------------------------------------------------------------------------------------


def context_of(g: Table) -> dict[str, Any]:
    """What the pending decision is about; everything in it is public."""
    e, top = g.edition, g.agenda[-1]
    if isinstance(top, PickResources):
        return {"card": e.buildings[top.card].id, "item": item_of(e.buildings[top.card].gain[top.item])}
    if isinstance(top, PickPayment):
        return {"card": e.buildings[top.card].id, "item": item_of(e.buildings[top.card].choices[top.item])}
    if isinstance(top, Payment | Place):
        return purchase_context(g, top)
    if isinstance(top, OfCard):
        return {"card": e.buildings[top.card].id}
    if isinstance(top, ChooseLock):
        p = g.players[top.seat]
        locks = [e.buildings[card].id for card in p.built[g.laid] if e.buildings[card].kind == t.LOCK]
        return {"type": t.TYPES[g.laid], "locks": locks, "others": int(bases(p, g.laid)) - (0 if e.lock_counts_self else 1)}
    if isinstance(top, Activate):
        return {"type": t.TYPES[g.laid], "unused": [e.buildings[card].id for card in g.unused]}
    if isinstance(top, Tribute):
        return {"space": int(g.next_empty()), "symbols": symbols(e, int(g.next_empty()))}
    return {}


def purchase_context(g: Table, top: Payment | Place) -> dict[str, Any]:
    b = g.edition.buildings[top.card]
    paid = {name: int(getattr(top, name)) for name in ("glory", "food") if hasattr(top, name)}
    slot = slot_of(g, top.card)
    price = some(b.price, t.RESOURCES)
    return {
        "card": b.id,
        "price": price,
        "surcharge": g.edition.surcharges[slot],
        "pieces": int(cost_of(g, top.card)),
        "paid": paid,
    }
