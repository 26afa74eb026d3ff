"""What questions and options cost and bring, and what a refusal goes by: see core.facts."""

from typing import Any

from tessera.core.facts import Facts, yes
from tessera.core.goods import count, total
from tessera.core.views import some
from tessera.games.gloria_mundi import tables as t
from tessera.games.gloria_mundi.rules.activation import (
    Activate,
    Again,
    ChooseLock,
    DiscardBuilding,
    PickPayment,
    RepeatCount,
    for_steps,
    owned,
)
from tessera.games.gloria_mundi.rules.gains import PickResources
from tessera.games.gloria_mundi.rules.goth import LoseCard, TakeTribute, Tribute, card_lost, stop, symbols_up_to
from tessera.games.gloria_mundi.rules.payment import highest, lowest, reach
from tessera.games.gloria_mundi.rules.purchase import (
    FOOD_FIXED,
    GLORY_FIXED,
    Buy,
    PayFood,
    PayGlory,
    PayGold,
    Place,
    cost_of,
    slot_of,
)
from tessera.games.gloria_mundi.rules.turn import LayBase
from tessera.games.gloria_mundi.state import Player, Table, bases
from tessera.games.gloria_mundi.view import losses


def goods(packed: int, names: tuple[str, ...] = t.KINDS[:5]) -> dict[str, int]:
    return some(packed, names)


def own(g: Table, seat: int) -> Facts:
    return {"have": some(g.players[seat].stock, t.RESOURCES)}


# ---- buildings --------------------------------------------------------------------------------------------------


def item(one: t.Item) -> tuple[str, int]:
    """Pieces by their kind; with a slash between kinds to choose from."""
    return "/".join(t.KINDS[kind] for kind in one.kinds), int(one.n)


def gain(b: t.Building, times: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for one in b.gain:
        name, n = item(one)
        found[name] = found.get(name, 0) + n * times
    return found


def deal(b: t.Building, times: int) -> Facts:
    """What an exchange takes and gives, so many times."""
    give = goods(b.give * times)
    for one in b.choices:
        name, n = item(one)
        give[name] = give.get(name, 0) + n * times
    if b.discards:
        return {"give": {**give, "building": 1}, "gain": "its-steps" if for_steps(b) else "its-price"}
    return {"give": give, "gain": gain(b, times)}


def times(e: t.Tables, p: Player, b: t.Building) -> int:
    """How often this building gives its gain when it acts now."""
    if b.kind == t.OWN:
        return int(owned(e, p, b) // b.per)
    return int(bases(p, b.when)) if b.kind == t.FOREIGN else 1


def of_base(g: Table, top: LayBase, option: int) -> Facts:
    return {"type": t.TYPES[g.edition.lay.item(option)]}


def of_building(g: Table, top: Activate, option: int) -> Facts:
    e, p = g.edition, g.players[top.seat]
    laid = {"laid": t.TYPES[g.laid], **own(g, top.seat)}
    if option in e.base:
        return {**laid, "gain": {t.RESOURCES[e.produces[g.laid]]: 1}, "type": kind_of(e.buildings[e.base.item(option)])}
    b = e.buildings[e.use.item(option)]
    found: dict[str, Any] = {**laid, "type": kind_of(b), "often": yes(b.repeat), "give": "free", "gain": gain(b, times(e, p, b))}
    if b.kind == t.EXCHANGE:
        found |= deal(b, 1)
    elif b.kind == t.OWN:
        found |= {"counted": t.COUNTED[b.count], "per": int(b.per), "owned": int(owned(e, p, b))}
    elif b.kind == t.GOTH:
        found |= {"when": t.TYPES[b.when], "space": int(g.goth)}
    return found


def kind_of(b: t.Building) -> str:
    return t.TYPES[b.type] if b.type < len(t.TYPES) else "red"


def of_lock(g: Table, top: ChooseLock, option: int) -> Facts:
    e = g.edition
    if option == e.none:
        return {}
    others = int(bases(g.players[top.seat], g.laid)) - (0 if e.lock_counts_self else 1)
    return {"gain": gain(e.buildings[e.lock.item(option)], others), "laid": t.TYPES[g.laid]}


def of_discard(g: Table, top: DiscardBuilding, option: int) -> Facts:
    given = g.edition.buildings[g.edition.discard.item(option)]
    steps = for_steps(g.edition.buildings[top.card])
    return {"gain": {"step": int(given.steps)} if steps else goods(given.price), "card": g.edition.buildings[top.card].id}


def of_repeats(g: Table, top: RepeatCount, option: int) -> Facts:
    b = g.edition.buildings[top.card]
    return {**deal(b, int(g.edition.times.item(option)) + 1), **own(g, top.seat), "most": int(top.most(g))}


def of_again(g: Table, top: Again, option: int) -> Facts:
    b = g.edition.buildings[top.card]
    return {**deal(b, 1), **own(g, top.seat), "done": int(top.done)} if option == g.edition.again else {}


def about_payment(g: Table, top: PickPayment) -> Facts:
    b = g.edition.buildings[top.card]
    return {"card": b.id, "asked": dict([item(b.choices[top.item])])}


def about_gain(g: Table, top: PickResources) -> Facts:
    b = g.edition.buildings[top.card]
    return {"card": b.id, "asked": dict([item(b.gain[top.item])])}


def about_building(g: Table, top: RepeatCount | Again | DiscardBuilding | Place) -> Facts:
    return {"card": g.edition.buildings[top.card].id}


# ---- buying -----------------------------------------------------------------------------------------------------


def price(g: Table, card: int) -> dict[str, Any]:
    """Price, surcharge of the slot, pieces together and steps of a building in the forum."""
    b, slot = g.edition.buildings[card], slot_of(g, card)
    extra = g.edition.surcharges[slot] if slot >= 0 else 0
    return {"price": goods(b.price), "extra": int(extra), "pieces": int(b.cost) + int(extra), "steps": int(b.steps)}


def missing(g: Table, seat: int, card: int) -> tuple[dict[str, int], int]:
    """What is missing for price and surcharge, by kind and of any kind; and for how many of several kinds together glory stands in.
    Where a builder lets others stand in, only how many pieces are missing in all."""
    p, price_of, pieces = g.players[seat], g.edition.buildings[card].price, cost_of(g, card) if slot_of(g, card) >= 0 else 0
    in_all = max(0, int(pieces - total(p.stock)))
    if not reach(g.edition, p).plain:
        return {"any": in_all}, 0
    spare = {kind: int(count(p.stock, kind) - count(price_of, kind)) for kind in range(4)}
    lacking = {t.RESOURCES[kind]: -n for kind, n in spare.items() if n < 0 and kind != t.GLORY}
    joker = min(max(0, spare[t.GLORY]), sum(lacking.values()))
    if joker == sum(lacking.values()):
        lacking, joker = {}, 0
    elif len(lacking) == 1:
        lacking, joker = {kind: n - joker for kind, n in lacking.items()}, 0
    lacking["glory"] = max(0, -spare[t.GLORY])
    return {**lacking, "any": max(0, in_all - sum(lacking.values()) + joker)}, joker


def of_purchase(g: Table, top: Buy, option: int) -> Facts:
    e = g.edition
    if option == e.passing:
        return {}
    card = int(e.buy.item(option))
    on, costs, (lacking, joker) = [t.TYPES[type] for type in e.buildings[card].on], price(g, card), missing(g, top.seat, card)
    lack = {"whole": {**costs["price"], "any": costs["extra"]}, "missing": lacking, "joker": joker}
    return {**costs, **own(g, top.seat), **lack, "short": sum(lacking.values()) - joker, "on": on}


def about_purchase(g: Table, top: PayGlory | PayFood | PayGold) -> Facts:
    return {**price(g, top.card), "card": g.edition.buildings[top.card].id}


def of_amount(g: Table, top: PayGlory | PayFood | PayGold, option: int) -> Facts:
    """A payment, kind by kind: how much of this one fits."""
    p, pieces, b = g.players[top.seat], cost_of(g, top.card), g.edition.buildings[top.card]
    kind, fixed = {PayGlory: (t.GLORY, 0), PayFood: (t.FOOD, GLORY_FIXED), PayGold: (t.GOLD, GLORY_FIXED | FOOD_FIXED)}[type(top)]
    way, paid = reach(g.edition, p), 0 if isinstance(top, PayGlory) else top.glory << 36 | getattr(top, "food", 0)
    low, high = (end(way, b.price, pieces, p.stock, kind, fixed, paid) for end in (lowest, highest))
    had = int(count(p.stock, kind))
    return {**about_purchase(g, top), "low": int(low), "high": int(high), "kind": t.RESOURCES[kind], "had": had}


def of_place(g: Table, top: Place, option: int) -> Facts:
    return {"card": g.edition.buildings[top.card].id, "type": t.TYPES[g.edition.place.item(option)]}


# ---- the Goth ---------------------------------------------------------------------------------------------------


def about_tribute(g: Table, top: Tribute) -> Facts:
    e, space = g.edition, int(g.next_empty())
    asked = {t.RESOURCES[e.tribute_for[type]]: int(count(e.symbols[space], type)) for type in range(3)}
    return {"space": space, "asked": asked}


def of_tribute(g: Table, top: Tribute, option: int) -> Facts:
    found = {**about_tribute(g, top), **own(g, top.seat)}
    if option == g.edition.move:
        end = stop(g)
        lost = losses(g)
        found |= {"end": int(end), "lost": goods(symbols_up_to(g, end), t.TYPES), "loss": lost[top.seat], "losses": sum(lost)}
    return found


def about_loss(g: Table, top: LoseCard) -> Facts:
    return {"demand": goods(g.demand, t.TYPES)}


def of_loss(g: Table, top: LoseCard, option: int) -> Facts:
    card = card_lost(g.edition, option)
    walled = card >= 0 and g.edition.buildings[card].type == t.WALL
    return {**about_loss(g, top), "wall": yes(walled)}


def about_pool(g: Table, top: TakeTribute) -> Facts:
    return {"pool": goods(g.pool)}
