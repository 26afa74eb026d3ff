"""Positions in words, and what a table must look like to make sense. The format is explained in docs/positions."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from tessera.core.agenda import Book, Frame, dashed
from tessera.core.blocks import Block
from tessera.core.codec import Bag, Codec, Many, Maybe, Name, Num, Shape, Words, fail, short
from tessera.core.fields import SHARED, filled, laid_out
from tessera.core.goods import GUARDS, count, packed, unpacked
from tessera.games.gloria_mundi.rules import activation, gains, goth, purchase, turn
from tessera.games.gloria_mundi.rules.activation import (
    Activate,
    Activation,
    Again,
    ChooseLock,
    DiscardBuilding,
    GoOn,
    PickPayment,
    ProduceBare,
    RepeatCount,
    discardable,
    may_lock,
    unpayable,
)
from tessera.games.gloria_mundi.rules.gains import PickResources, Receive
from tessera.games.gloria_mundi.rules.goth import LoseCard, MoveGoth, RomeMove, TakeTribute, Tribute, can_serve
from tessera.games.gloria_mundi.rules.purchase import Buy, FinishPurchase, PayFood, PayGlory, PayGold, Payment, Place, slot_of
from tessera.games.gloria_mundi.rules.turn import LayBase
from tessera.games.gloria_mundi.state import Player, Table, base_under, bases
from tessera.games.gloria_mundi.tables import ENDINGS, RESOURCES, TYPES, Tables, letters

MINE = (LayBase, Buy, Payment, Place, FinishPurchase, Tribute, MoveGoth, RomeMove)  # only the active player's
ACTING = (Activation, ChooseLock, ProduceBare, Activate, GoOn)
OF_A_CARD = (RepeatCount, Again, PickPayment, DiscardBuilding)  # asked by an own building while it is used
NESTED = (*OF_A_CARD, PickResources, Receive)  # something must come after these


class CardName(Name):
    """A building by its id, as in option keys; upper case is forgiven."""

    def into(self, data: Any, path: str) -> int:
        return super().into(data.lower() if isinstance(data, str) else data, path)


class Display(Codec):
    """Stacks by type: null is a bare base card, an id the building on one."""

    def __init__(self, card: Codec) -> None:
        self.row = Many(Maybe(card))

    def out(self, value: Any) -> dict[str, Any]:
        bare, built = value
        return {type: [None] * n + self.row.out(row) for type, n, row in zip(TYPES, unpacked(bare, 3), built, strict=True)}

    def into(self, data: Any, path: str) -> Any:
        if not isinstance(data, dict) or set(data) - set(TYPES):
            raise fail(path, f"expected stacks by type ({', '.join(TYPES)}), found {short(data)}")
        rows = [self.row.into(data.get(type, []), f"{path}.{type}") for type in TYPES]
        built = tuple(tuple(sorted(card for card in row if card >= 0)) for row in rows)
        return packed(tuple(row.count(-1) for row in rows)), built


class PlayerShape(Shape):
    """A player; cards in the display are not in the hand, and `hand: null` means all that are not in the display."""

    def __init__(self, e: Tables, seats: int, words: Words) -> None:
        super().__init__(Player, **words.of(Player, "bare", "built"), display=Display(words["card"]))
        self.allotment = e.allotments[seats]

    def value(self, thing: Any, name: str) -> Any:
        return (thing.bare, thing.built) if name == "display" else super().value(thing, name)

    def into(self, data: Any, path: str) -> Player:
        if isinstance(data, dict) and data.get("hand", 0) is None:
            data = data | {"hand": dict(zip(TYPES, self.allotment, strict=True))}
        said = self.read(data, path)
        (bare, built), hand = said.pop("display"), unpacked(said.pop("hand"), 3)
        for type, n, most in zip(TYPES, hand, self.allotment, strict=True):
            if n > most:
                raise fail(f"{path}.hand.{type}", f"{n} cards, but a player has only {most}")
        laid = [n + len(row) for n, row in zip(unpacked(bare, 3), built, strict=True)]
        left = tuple(max(0, min(n, most - out)) for n, most, out in zip(hand, self.allotment, laid, strict=True))
        return filled(Player(), **said, hand=packed(left), bare=bare, built=built)

    def filled(self, data: Any, base: Any) -> Any:
        """A sketch that names only the display means: all other cards in hand."""
        if not isinstance(data, dict):
            return data
        return base | {"hand": None if "display" in data else base["hand"]} | data


class TableShape(Shape):
    """The state; tribute is named by space. Cards that lie open leave the pile; pile or fire may be null: all that lie nowhere else."""

    def __init__(self, e: Tables, **fields: Codec) -> None:
        super().__init__(partial(laid_out, Table), **fields)
        self.edition = e

    def out(self, value: Any) -> dict[str, Any]:
        found = super().out(value)
        return found | {"tribute": {str(value.goth + 1 + i): Bag(RESOURCES).out(goods) for i, goods in enumerate(value.tribute)}}

    def read(self, data: Any, path: str, beside: Sequence[str] = ()) -> dict[str, Any]:
        plain = dict(data)
        for name in ("pile", "fire"):
            if plain.get(name, 0) is None:
                plain[name] = []
        found = super().read(plain, path, beside)
        found["tribute"] = self.tribute(found["goth"], found["tribute"])
        open_cards = {card for p in found["players"] for row in p.built for card in row} | {*found["forum"], *found["fire"]}
        found["pile"] = tuple(card for card in found["pile"] if card not in open_cards)
        for name in ("pile", "fire"):
            if data.get(name, 0) is None:
                lying = {*open_cards, *found["pile"]}
                found[name] = tuple(card for card in range(len(self.edition.buildings)) if card not in lying)
        return found

    def filled(self, data: Any, base: Any) -> Any:
        """A sketch with an agenda is the turn of the player asked first; buildings it does not lay down lie where none is said."""
        unsaid: dict[str, Any] = {"pile": None} if data.get("fire", 0) is not None else {"pile": []}
        if "pile" in data:
            unsaid["fire"] = None if data["pile"] is not None else []
        agenda = data.get("agenda")
        if isinstance(agenda, list) and agenda and isinstance(agenda[0], dict) and "seat" in agenda[0]:
            unsaid["active"] = agenda[0]["seat"]
        said = str([data.get(name) for name in ("players", "pile", "fire")]).lower()
        unsaid["forum"] = [None if f"'{card}'" in said else card for card in base["forum"]]
        return super().filled(unsaid | data, base)

    def tribute(self, goth: int, row: dict[str, int]) -> tuple[int, ...]:
        spaces = [str(goth + 1 + i) for i in range(len(row))]
        if set(row) != set(spaces):
            there = f"expected {', '.join(spaces)}; found {', '.join(row)}"
            raise fail("tribute", f"lies in an unbroken row ahead of the Goth on {goth}: {there}")
        return tuple(row[space] for space in spaces)


class TributeRow(Codec):
    """Pieces on the Goth's track as {space: pieces}; read into packed goods by space."""

    def out(self, value: Any) -> Any:
        return value

    def into(self, data: Any, path: str) -> dict[str, int]:
        if not isinstance(data, dict):
            raise fail(path, f"expected pieces by space, found {short(data)}")
        return {str(space): Bag(RESOURCES).into(pieces, f"{path}.{space}") for space, pieces in data.items()}


def shape(book: Book, seats: int) -> TableShape:
    e: Tables = book.edition  # type: ignore[assignment]
    seat, card, base = Num(0, seats - 1), CardName([b.id for b in e.buildings]), Name(TYPES)
    words = Words(
        seat=seat, active=seat, card=card, given=Maybe(card), base=base, laid=Maybe(base), end=Maybe(Name(ENDINGS)),
        space=Num(0, int(e.africa)), goth=Num(0, int(e.rome)), stock=Bag(RESOURCES), pool=Bag(RESOURCES), demand=Bag(TYPES),
        hand=Bag(TYPES), forum=Many(Maybe(card), len(e.surcharges)), pile=Many(card), fire=Many(card), unused=Many(card),
        tribute=TributeRow(),
    )  # fmt: skip
    return TableShape(
        e,
        **words.of(Table, *SHARED, "players"),
        players=Many(PlayerShape(e, seats, words), seats, list),
        agenda=words.agenda(turn, activation, gains, purchase, goth),
    )


# ---- sense ------------------------------------------------------------------------------------------------------


def check(g: Table) -> str:
    """ "" or the first entry that cannot be right."""
    return (
        check_counts(g)
        or check_buildings(g)
        or check_players(g)
        or check_goth(g)
        or check_end(g)
        or ("" if g.over else check_agenda(g))
    )


def check_counts(g: Table) -> str:
    """No packed count is negative or has run over."""
    bags = [("tribute", bag) for bag in (g.pool, g.demand, *g.tribute)]
    for seat, p in enumerate(g.players):
        bags += [(f"players[{seat}].{name}", bag) for name, bag in (("stock", p.stock), ("hand", p.hand), ("display", p.bare))]
    return next((f"{name}: a count is out of range" for name, bag in bags if bag < 0 or bag & GUARDS), "")


def check_buildings(g: Table) -> str:
    """Every building lies somewhere, once (GLO-112, GLO-021)."""
    seen: dict[int, str] = {}
    places: list[tuple[str, Sequence[int]]] = [("forum", g.forum), ("fire", g.fire), ("pile", g.pile)]
    for seat, p in enumerate(g.players):
        places = [(f"players[{seat}].display.{type}", row) for type, row in zip(TYPES, p.built, strict=True)] + places
    for place, cards in places:
        for card in cards:
            if card < 0:
                continue
            id = g.edition.buildings[card].id
            if card in seen:
                return f"{place}: {id} lies also in {seen[card]}; take it out of one of them (or set pile or fire to null)"
            seen[card] = place
    if len(seen) != len(g.edition.buildings):
        missing = [b.id for card, b in enumerate(g.edition.buildings) if card not in seen]
        return f"pile: {', '.join(missing[:8])}{' ...' if len(missing) > 8 else ''} lie nowhere; put them into pile or fire"
    return ""


def check_players(g: Table) -> str:
    e = g.edition
    for seat, p in enumerate(g.players):
        for type, name in enumerate(TYPES):
            hand, laid, given = count(p.hand, type), bases(p, type), e.allotments[len(g.players)][type]
            if hand + laid > given:
                return (
                    f"players[{seat}].hand.{name}: {hand} in hand and {laid} in the display are more than {given};"
                    f" at most {max(0, given - laid)} (hand may be null: all that are not in the display)"
                )
            for card in p.built[type]:
                if type not in e.buildings[card].on:
                    fits = ", ".join(TYPES[on] for on in e.buildings[card].on)
                    return f"players[{seat}].display.{name}: {e.buildings[card].id} lies only on {fits}"
        if not 0 <= p.space <= e.africa or (p.space == e.africa and not g.over):
            return f"players[{seat}].space: {p.space} is Africa or beyond, so the game would be over"
    return ""


def check_goth(g: Table) -> str:
    e = g.edition
    if g.goth + len(g.tribute) > e.rome - (0 if g.goth == e.rome else 1):
        return f"tribute: no tribute can lie on Rome ({e.rome})"
    for i, goods in enumerate(g.tribute):
        space = g.goth + 1 + i
        ways = [e.pay.item(option) for option in e.ways[space] if option in e.pay]
        if goods not in ways:
            return f"tribute.{space}: this space takes {' or '.join(map(letters, ways))}"
    return ""


def check_end(g: Table) -> str:
    if g.over != (g.end >= 0):
        return f"end: must {'name how the game ended' if g.over else 'be null while the game goes on'}"
    there = [seat for seat, p in enumerate(g.players) if p.space == g.edition.africa]
    if g.over and (len(there) > 0) != (ENDINGS[g.end] == "africa"):
        return f"end: {ENDINGS[g.end]}, but on Africa stand: {there or 'nobody'}"
    if len(there) > 1:
        return f"players[{there[1]}].space: the first Roman in Africa ends the game; there can be only one"
    if g.over and ENDINGS[g.end] == "goth" and g.goth != g.edition.rome:
        return f"goth: the game ended with the Goth in Rome, so {g.edition.rome}"
    return ""


def check_agenda(g: Table) -> str:
    kinds = [type(frame) for frame in g.agenda]
    if not g.agenda:
        return ""
    if kinds[0] in NESTED:
        do, seat = dashed(kinds[0].__name__), g.agenda[0].seat
        return f'agenda: after {do} add {{"do": "go-on", "seat": {seat}}} (phase 3) or {{"do": "tribute", "seat": {seat}}}'
    if g.demand and LoseCard not in kinds:
        return 'demand: cards are in demand only while somebody has to lose them; add {"do": "lose-card", ...} or clear it'
    if g.pool and LoseCard not in kinds and TakeTribute not in kinds:
        return 'pool: pieces are shared out only in take-tribute; add {"do": "take-tribute", ...} or clear it'
    if g.goth == g.edition.rome and LoseCard not in kinds and TakeTribute not in kinds:
        return f"goth: in Rome ({g.edition.rome}) the game would be over"
    acting = [frame.seat for frame in g.agenda if isinstance(frame, ACTING)]
    if g.unused and not acting:
        return "unused: stacks wait only in phase 3 (activate, go-on); clear it"
    if acting and any(base_under(g.players[acting[0]], card) != g.laid for card in g.unused):
        wanted = f"must be buildings on {TYPES[g.laid]} bases of seat {acting[0]}"
        return f"unused: {wanted if g.laid >= 0 else 'nothing was laid'}"
    for card in g.unused:
        b, twice = g.edition.buildings[card], g.unused.count(card) > 1
        if twice or not b.waits:
            return f"unused: {b.id} {'stands there twice' if twice else 'acts by itself'}"
    for i, frame in enumerate(reversed(g.agenda)):
        wrong = wrong_frame(g, frame, i == 0)
        if wrong:
            return f"agenda[{i}]: {dashed(type(frame).__name__)} {wrong}"
    return ""


def wrong_frame(g: Table, frame: Frame[Any], on_top: bool) -> str:
    """Why this entry of the agenda cannot be, or ""."""
    p, e = g.players[frame.seat], g.edition
    if isinstance(frame, MINE) and frame.seat != g.active:
        return f"is for the active player: set active to {frame.seat}, or seat to {g.active}"
    if isinstance(frame, (*ACTING, *OF_A_CARD)) and g.laid < 0:
        return "belongs to phase 3: set laid to the type that was laid"
    if isinstance(frame, LayBase) and p.hand == 0:
        return f"needs a base card in players[{frame.seat}].hand"
    if isinstance(frame, Activate) and not g.unused:
        return "needs stacks that have not acted yet: name their buildings in unused (or use activation)"
    if isinstance(frame, ChooseLock) and not may_lock(g, frame.seat):
        return "needs a building that locks, and another base of the laid type"
    if isinstance(frame, (PickResources, Receive)) and frame.item > len(e.buildings[frame.card].gain):
        return "names an item its building does not have"
    if isinstance(frame, (Payment, FinishPurchase, Place)) and slot_of(g, frame.card) < 0:
        return f"is about {e.buildings[frame.card].id}, which does not lie in the forum"
    if isinstance(frame, Payment):
        return wrong_payment(g, frame)
    if isinstance(frame, (Place, FinishPurchase)) and not fitting(g, frame):
        return f"needs a bare base in players[{frame.seat}].display on which {e.buildings[frame.card].id} fits"
    if isinstance(frame, (Tribute, MoveGoth)) and g.next_empty() >= e.rome:
        return "is impossible when the next empty space is Rome: use rome-move"
    if isinstance(frame, RomeMove) and g.next_empty() != e.rome:
        return f"comes when the next empty space is Rome; it is {g.next_empty()}"
    return wrong_nested(g, frame, on_top) or wrong_loss(g, frame, on_top)


def wrong_payment(g: Table, frame: Payment) -> str:
    """Each amount must have been open to this player: the card among what can be bought, then glory, then food."""
    e, seat, card = g.edition, frame.seat, frame.card
    if e.buy[card] not in Buy(seat).options(g):
        return f"is about {e.buildings[card].id}, which this player cannot buy"
    if isinstance(frame, PayFood | PayGold) and not among(frame.glory, e.glory, PayGlory(seat, card).options(g)):
        return f"names {frame.glory} glory, which cannot be paid for {e.buildings[card].id}"
    if isinstance(frame, PayGold) and not among(frame.food, e.food, PayFood(seat, card, frame.glory).options(g)):
        return f"names {frame.food} food, which cannot be paid for {e.buildings[card].id}"
    return ""


def among(amount: int, block: Block, options: list[int]) -> bool:
    return any(block.item(option) == amount for option in options)


def fitting(g: Table, frame: Place | FinishPurchase) -> bool:
    """A bare stack of the type named, or of any type the building lies on."""
    on = g.edition.buildings[frame.card].on
    types = [frame.base] if isinstance(frame, FinishPurchase) else on
    return any(type in on and count(g.players[frame.seat].bare, type) > 0 for type in types)


def wrong_gain(g: Table, frame: PickResources | Receive) -> str:
    """Gains come from an own building; what was discarded for one lies in the fire."""
    b = g.edition.buildings[frame.card]
    if base_under(g.players[frame.seat], frame.card) < 0:
        return f"is about {b.id}, which is not in the display of seat {frame.seat}"
    if isinstance(frame, PickResources):
        return "" if frame.item < len(b.gain) and len(b.gain[frame.item].kinds) > 1 else "names an item that leaves no choice"
    if b.discards != (frame.given >= 0):
        return f"is about {b.id}: given must {'name the building discarded for it' if b.discards else 'be null'}"
    if frame.given >= 0 and frame.given not in g.fire:
        return f"names {g.edition.buildings[frame.given].id} as given, which does not lie in the fire"
    return ""


def wrong_nested(g: Table, frame: Frame[Any], on_top: bool) -> str:
    if isinstance(frame, PickResources | Receive):
        return wrong_gain(g, frame)
    if not isinstance(frame, OF_A_CARD):
        return ""
    b, p = g.edition.buildings[frame.card], g.players[frame.seat]
    if base_under(p, frame.card) < 0:
        return f"is about {b.id}, which is not in the display of seat {frame.seat}"
    if isinstance(frame, RepeatCount) and (not b.repeat or b.unit_by_unit or (on_top and unpayable(g, p, b, frame.card))):
        return f"is about {b.id}, which cannot be repeated now"
    if isinstance(frame, Again) and not b.unit_by_unit:
        return f"is about {b.id}, which does not ask for another exchange"
    if isinstance(frame, PickPayment) and not frame.item < len(b.choices):
        return f"is about {b.id}, which leaves no choice of payment there"
    if isinstance(frame, DiscardBuilding) and (not b.discards or not discardable(g, p, frame.card)):
        return f"is about {b.id}: it needs another building to discard"
    return ""


def wrong_loss(g: Table, frame: Frame[Any], on_top: bool) -> str:
    if isinstance(frame, LoseCard) and on_top and not can_serve(g, g.players[frame.seat]):
        return f"needs a type in demand that seat {frame.seat} has in the display"
    if isinstance(frame, TakeTribute) and on_top and not g.pool:
        return "needs pieces in the pool"
    return ""
