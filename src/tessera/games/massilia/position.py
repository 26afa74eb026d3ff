"""Positions of Massilia in words, and what makes sense on a table. See docs/positions for every entry.

Easy to edit: what can be worked out is worked out. The cards in hands, display and discards are taken as they are written, and
the deck is filled up (or thinned out) from its bottom to the printed number of each god. The harbour, the general supply of
stones and the screens never hold more than stalls, players, temple and supplies leave; what is missing is out of this game.
"""

from collections import Counter
from itertools import chain
from typing import Any

from tessera.core.agenda import Book, Choice, dashed
from tessera.core.codec import Bag, Codec, Entries, Flag, Many, Maybe, Members, Name, Named, Num, Shape, Words, fail, in_order
from tessera.core.fields import SHARED, filled, laid_out
from tessera.core.goods import count, one, packed, total, unpacked
from tessera.core.hands import card, held, one_by_one
from tessera.core.rows import copies
from tessera.games.massilia.rules import buying, market, offering, preparing, rounds, setting_up
from tessera.games.massilia.rules.buying import BuyColour, BuySplit, PlaceGoods
from tessera.games.massilia.rules.market import MoveGoods, PayTax, Pluto, SellBeige
from tessera.games.massilia.rules.measure import limits
from tessera.games.massilia.rules.offering import Sacrifice
from tessera.games.massilia.rules.preparing import Prepare
from tessera.games.massilia.rules.rounds import (
    DiceBehindScreen,
    EndTurn,
    FinalScoring,
    KeepDice,
    NextPlayer,
    Pass,
    RollDice,
    RollTemple,
    RotatePrices,
    RoundEnd,
    StartRound,
    Turn,
    TurnStart,
)
from tessera.games.massilia.rules.setting_up import PlaceStartStall
from tessera.games.massilia.state import GOODS_ONLY, OWNER, Player, Table, colours, hand_size, whole_hand
from tessera.games.massilia.tables import (
    BEIGE_DIE,
    COLOURED,
    DIE_COLOURS,
    FIGURES,
    GODS,
    GOODS,
    TOKENS,
    Tables,
    colour_of,
    die_of,
    each,
    value_of,
)

MOST_MONEY = 100_000
MOST_PIPS = 200
DICE = [f"{colour}:{value}" for colour in DIE_COLOURS for value in range(1, 7)]
STACKS = ("known", "known_new", "secret", "secret_new")  # of a hand
OF_THE_TABLE = (StartRound, RotatePrices, RollTemple, RoundEnd, FinalScoring)
USUAL: dict[str, Any] = {
    "last": None, "free": 0, "mars": False, "fixed": 0, "steps": 0, "direction": None, "recoloured": False, "taken": 0,
}  # fmt: skip

# ---- words ----------------------------------------------------------------------------------------------------


class Die(Shape):
    """A die with its value: {"colour": "brown", "value": 5}; "brown:5" may be written for short."""

    def __init__(self) -> None:
        super().__init__(die_of, colour=Name(DIE_COLOURS), value=Num(1, 6))

    def value(self, thing: Any, name: str) -> Any:
        return colour_of(thing) if name == "colour" else value_of(thing)

    def into(self, data: Any, path: str) -> Any:
        return Name(DICE).into(data, path) if isinstance(data, str) else super().into(data, path)


class Card(Entries):
    """A card in hand: {"god": "venus", "new": false, "known": true}; "venus" may be written for a secret card that is not new."""

    def __init__(self) -> None:
        super().__init__({"new": False, "known": False}, god=Name(GODS), new=Flag(), known=Flag())

    def into(self, data: Any, path: str) -> Any:
        return super().into({"god": data} if isinstance(data, str) else data, path)


class Hand(Codec):
    """Cards in hand, known ones first for each god. The engine's value is the four packed stacks (known, known_new, secret, secret_new)."""

    cards = Many(Card())

    def out(self, value: Any) -> list[dict[str, Any]]:
        return [
            {"god": name, "new": i % 2 == 1, "known": i < 2}
            for god, name in enumerate(GODS)
            for i, stack in enumerate(value)
            for _ in range(held(stack, god))
        ]

    def into(self, data: Any, path: str) -> list[int]:
        if isinstance(data, list) and len(data) > 10:
            raise fail(path, f"expected at most 10 cards, found {len(data)}")
        stacks = [0, 0, 0, 0]
        for entry in self.cards.into(data, path):
            stacks[2 * (not entry["known"]) + entry["new"]] += card(entry["god"])
        return stacks


class Stalls(Codec):
    """Stalls on the market: [{"plot": 15, "seat": 0, "goods": {"violet": 1}}], by rising plot."""

    def __init__(self, plots: int, seats: int) -> None:
        self.plots, goods = plots, Bag(GOODS, most=60)
        self.rows = Many(Entries({"goods": {}}, plot=Num(0, plots - 1), seat=Num(0, seats - 1), goods=goods))

    def out(self, value: Any) -> list[dict[str, Any]]:
        there = [(plot, stall) for plot, stall in enumerate(value) if stall]
        return self.rows.out([{"plot": i, "seat": (stall >> OWNER) - 1, "goods": stall & GOODS_ONLY} for i, stall in there])

    def into(self, data: Any, path: str) -> tuple[int, ...]:
        found = [0] * self.plots
        for i, row in enumerate(self.rows.into(data, path)):
            if found[row["plot"]]:
                raise fail(f"{path}[{i}]", f"there is already a stall on plot {row['plot']}")
            found[row["plot"]] = (row["seat"] + 1 << OWNER) + row["goods"]
        return tuple(found)


class PlayerShape(Shape):
    """A player; the hand is one entry. `tile`: null while no round tile is taken."""

    def value(self, thing: Any, name: str) -> Any:
        return [getattr(thing, stack) for stack in STACKS] if name == "hand" else super().value(thing, name)

    def into(self, data: Any, path: str) -> Player:
        found = self.read(data, path)
        return filled(Player(), **dict(zip(STACKS, found.pop("hand"), strict=True)), **found)


class ToDo(Shape):
    """Something to do; entries left out have their usual value."""

    usual = USUAL


def shape(book: Book, seats: int) -> Shape:
    e: Tables = book.edition  # type: ignore[assignment]
    seat, plot, pips = Num(0, seats - 1), Num(0, e.spaces - 1), Num(1, MOST_PIPS)
    dice, lying, gods = Bag(DIE_COLOURS, 50), Many(Die(), made=in_order), Many(Name(GODS))
    good, way = Name(GOODS), Name(("down", "none", "up"), -1)
    words = Words(
        seat=seat, mover=seat, order=Many(seat, seats), round=Num(1, e.rounds), money=Num(0, MOST_MONEY), stones=Num(0, 1000),
        reputation=Num(-1000, 100_000), screen=dice, used=dice, supply=lying, temple=lying, rolled=lying, passed=Flag(),
        tile=Maybe(Num(1, 20), 0), stalls=Stalls(e.spaces, seats), harbour=Bag(GOODS, 60), figures=Named(FIGURES, plot),
        prices=Named(e.fields, Num(e.price_low, e.price_high)), display=gods, deck=gods, discard=gods, played=Members(GODS),
        markers=Named(GOODS[:COLOURED], Num(e.marker_low, e.marker_high)), tokens=Bag(TOKENS, 20),
        price_token=Maybe(Name(each(e.fields, ("up", "down")))), free=Num(0, 6), mars=Flag(), colour=Name(DIE_COLOURS),
        fixed=Num(0, MOST_PIPS), value=Num(1, 6), steps=Num(0, e.max_steps_per_die), direction=Maybe(way, 0),
        recoloured=Flag(), pips=pips, left=pips, good=good, plot=plot, taken=Num(0, 6),
    )  # fmt: skip
    agenda = words.agenda(setting_up, rounds, preparing, buying, market, offering, shape=ToDo, nobodys=OF_THE_TABLE)
    lot = Name([f"{plot}:{good}" for plot in range(e.spaces) for good in GOODS])
    lasts = {KeepDice: Name(DICE), PlaceGoods: plot, PayTax: good, MoveGoods: lot, Sacrifice: lot}
    for frame, codec in lasts.items():
        agenda.shapes[dashed(frame.__name__)].fields["last"] = Maybe(codec)
    agenda.shapes["buy-split"].fields["good"] = Name(GOODS[:COLOURED])
    player = PlayerShape(Player, **words.of(Player, *STACKS), hand=Hand())
    fields = words.of(Table, *SHARED, "players", "lost_goods", "lost_stones", "lost_dice")
    return Shape(assembled, **fields, players=Many(player, seats, list), agenda=agenda)


# ---- what can be worked out -----------------------------------------------------------------------------------


def assembled(book: Book, **fields: Any) -> Table:
    """A state out of the entries, with all that can be worked out."""
    g = laid_out(Table, book, lost_goods=0, lost_stones=0, lost_dice=0, **fields)
    e = g.edition
    on_stalls = [sum(count(stall & GOODS_ONLY, good) for stall in g.stalls) for good in range(4)]
    most = unpacked(e.goods_total, 4)
    for good in range(4):
        if on_stalls[good] > most[good]:
            raise fail("stalls", f"{on_stalls[good]} {GOODS[good]} goods lie there; the game has {most[good]}")
        if count(g.harbour, good) > most[good]:
            raise fail(f"harbour.{GOODS[good]}", f"the game has {most[good]} of these goods")
    free = [total_ - used for total_, used in zip(most, on_stalls, strict=True)]
    g.harbour = packed(tuple(map(min, unpacked(g.harbour, 4), free)))
    g.lost_goods = packed(tuple(free)) - g.harbour
    stones = e.penalty_stones[len(g.players)]
    taken = sum(p.stones for p in g.players)
    if max(taken, g.stones) > stones:
        raise fail("stones", f"{max(taken, g.stones)} stones are more than the {stones} of this game")
    g.stones = min(g.stones, stones - taken)
    g.lost_stones = stones - taken - g.stones
    if not (g.agenda and isinstance(g.agenda[-1], KeepDice)):
        g.rolled = ()  # dice in nobody's hand
    g.lost_dice = dice_out_of_play(g)
    g.deck = filled_deck(g)
    g.agenda = carried_on(g)
    return g


def carried_on(g: Table) -> list[Any]:
    """The agenda; where it would end in the middle of a round, what always follows is put behind it."""
    last = g.agenda[0] if g.agenda else FinalScoring()
    if isinstance(last, Turn | TurnStart | NextPlayer | StartRound | RoundEnd | FinalScoring):
        return g.agenda
    if isinstance(last, PlaceStartStall):
        return [StartRound(), *g.agenda]
    if isinstance(last, RotatePrices | RollTemple | RollDice | KeepDice):
        return [TurnStart(g.order[0]), *g.agenda]
    mover = last.mover if isinstance(last, Pluto) else last.seat
    if isinstance(last, Pass | DiceBehindScreen | EndTurn):
        return [NextPlayer(mover), *g.agenda]
    return [NextPlayer(mover), DiceBehindScreen(mover), *g.agenda]


def dice_out_of_play(g: Table) -> int:
    """Dice that lie nowhere, packed. Where more lie open than the screens leave, those behind screens are the ones too many."""
    lost = []
    for colour, name in enumerate(DIE_COLOURS):
        most = count(g.edition.dice_total, colour)
        too_many = sum(count(dice, colour) for dice in all_dice(g)) - most
        for p in reversed(g.players):
            home = max(0, min(too_many, count(p.screen, colour)))
            p.screen -= home * one(colour)
            too_many -= home
        if too_many > 0:
            raise fail("temple", f"{most + too_many} {name} dice in temple and supplies; the game has {most}")
        lost.append(-too_many)
    return int(packed(tuple(lost)))


def all_dice(g: Table) -> list[int]:
    """All dice on the table, packed by colour, place by place."""
    return [colours(g.temple), colours(g.rolled), g.used, *(p.screen for p in g.players), *(colours(p.supply) for p in g.players)]


def cards_in(g: Table, *piles: tuple[int, ...]) -> list[int]:
    """By god: cards in hands and these piles."""
    found = Counter(chain(*piles, *(one_by_one(whole_hand(p)) for p in g.players)))
    return [found[god] for god in range(len(GODS))]


def filled_deck(g: Table) -> tuple[int, ...]:
    """The deck as written, as far as the cards elsewhere leave it; what is missing lies at its bottom."""
    outside = cards_in(g, g.display, g.discard)
    left = [printed - n for printed, n in zip(g.edition.gods, outside, strict=True)]
    for god, n in enumerate(left):
        if n < 0:
            said = f"{outside[god]} {GODS[god]} cards in hands, display and discards; the game has {g.edition.gods[god]}"
            raise fail("players", said)
    deck = []
    for god in g.deck:
        if left[god] > 0:
            left[god] -= 1
            deck.append(god)
    return (*deck, *copies(tuple(left)))


# ---- sense ----------------------------------------------------------------------------------------------------


def check(g: Table) -> str:
    """ "" or the entry that is wrong: every piece is somewhere, once; the agenda can be carried out."""
    e, seats = g.edition, len(g.players)
    if sorted(g.order) != list(range(seats)):
        return f"order: every seat 0 to {seats - 1} once, found {list(g.order)}"
    for plot, stall in enumerate(g.stalls):
        if total(stall & GOODS_ONLY) > e.stall_capacity:
            return f"stalls: {total(stall & GOODS_ONLY)} goods on plot {plot}; a stall holds {e.stall_capacity}"
    for good in range(4):
        n = count(g.harbour, good) + count(g.lost_goods, good) + sum(count(stall, good) for stall in g.stalls)
        if n != count(e.goods_total, good):
            return f"harbour: {n} {GOODS[good]} goods in all; there must be {count(e.goods_total, good)}"
    if g.stones + g.lost_stones + sum(p.stones for p in g.players) != e.penalty_stones[seats]:
        return f"stones: those of the players and the general supply must add up to {e.penalty_stones[seats]}"
    for colour in range(4):
        n = count(g.lost_dice, colour) + sum(count(dice, colour) for dice in all_dice(g))
        if n != count(e.dice_total, colour):
            return f"temple: {n} {DIE_COLOURS[colour]} dice in all; there must be {count(e.dice_total, colour)}"
    for name, n, printed in zip(GODS, cards_in(g, g.display, g.discard, g.deck), e.gods, strict=True):
        if n != printed:
            return f"deck: {n} {name} cards in all; there must be {printed}"
    if len(g.display) > e.open_display:
        return f"display: at most {e.open_display} open cards, found {len(g.display)}"
    return check_players(g) or check_agenda(g)


def check_players(g: Table) -> str:
    e, seats = g.edition, len(g.players)
    tiles = [p.tile for p in g.players if p.tile]
    for seat, p in enumerate(g.players):
        if g.reserve(seat) < 0:
            return f"stalls: seat {seat} has {g.stalls_of(seat)}; each player has {e.stall_tiles} tiles"
        if hand_size(p) > e.hand_limit:
            return f"players[{seat}].hand: {hand_size(p)} cards; at most {e.hand_limit}"
        if p.tile and (p.tile not in e.round_tiles[seats] or tiles.count(p.tile) > 1):
            known = ", ".join(map(str, e.round_tiles[seats]))
            return f"players[{seat}].tile: each tile once, one of {known}; found {p.tile}"
        if p.tile and not p.passed:
            return f"players[{seat}].tile: only who has passed holds a tile; set passed to true, or tile to null"
        if min(p.money, p.stones) < 0:
            return f"players[{seat}]: money and stones cannot be negative"
    return ""


def check_agenda(g: Table) -> str:
    """Can what is to do be done? Below the top only things that always can be are allowed to wait."""
    below = [frame for frame in g.agenda[:-1] if isinstance(frame, Choice)]
    for frame in below:
        if not isinstance(frame, PlaceStartStall | PlaceGoods):
            return f"agenda: {type(frame).__name__} cannot wait for something else; it must come first"
    starts = [frame for frame in g.agenda if isinstance(frame, PlaceStartStall)]
    if starts:
        quadrants = {g.edition.quadrants[g.edition.plot.item(option)] for option in starts[0].options(g)}
        if len(starts) > len(quadrants):
            return f"agenda: {len(starts)} start stalls to place, but {len(quadrants)} quadrants without a stall"
        for frame in starts:
            if sum(other.seat == frame.seat for other in starts) > g.reserve(frame.seat):
                return f"agenda: seat {frame.seat} has too few stall tiles left for its start stalls"
    lots = [frame for frame in g.agenda if isinstance(frame, PlaceGoods)]  # the last is next
    if lots and lots != g.agenda[-len(lots) :]:
        return "agenda: place-goods must come first"
    return check_lots(g, lots) or check_top(g)


def check_lots(g: Table, lots: list[PlaceGoods]) -> str:
    """Goods to be placed must be there and fit."""
    if len(lots) > 2 or len({frame.seat for frame in lots}) > 1 or len({frame.good for frame in lots}) < len(lots):
        return "agenda: at most two lots to place, of one player and of different goods"
    if not lots:
        return ""
    behind = sum(g.room_at(p) for p in range(lots[-1].last + 1, g.edition.spaces) if g.owner(p) == lots[-1].seat)
    if sum(frame.left for frame in lots) > g.room(lots[0].seat) or lots[-1].left > behind or lots[0].last >= 0 < len(lots) - 1:
        return f"agenda: place-goods: {sum(frame.left for frame in lots)} goods do not fit on the stalls of seat {lots[0].seat}"
    for frame in lots:
        if frame.left > count(g.harbour, frame.good):
            return f"agenda: place-goods: only {count(g.harbour, frame.good)} {GOODS[frame.good]} goods in the harbour"
    return ""


def check_top(g: Table) -> str:
    """Decisions that presuppose something on the table."""
    top = g.agenda[-1] if g.agenda else None
    if isinstance(top, Turn | Prepare) and g.players[top.seat].passed:
        return f"players[{top.seat}].passed: it is this player's turn, so it must be false"
    if isinstance(top, Prepare) and not top.options(g):
        return "agenda: prepare: no action can be carried out with this die"
    if isinstance(top, BuyColour | BuySplit) and (top.pips > count(limits(g, top.seat), BEIGE_DIE) or not top.options(g)):
        return f"agenda: {top.pips} goods cannot be bought"
    if isinstance(top, Sacrifice) and not top.options(g):
        return f"agenda: sacrifice: seat {top.seat} has {g.holdings(top.seat)[1]} goods, {top.left} must be given"
    if isinstance(top, SellBeige | PayTax | Pluto | MoveGoods) and g.owner(top.plot) != top.seat:
        return f"agenda: seat {top.seat} has no stall on plot {top.plot}"
    if isinstance(top, PayTax) and (g.goods_at(top.plot) == 0 or not top.options(g)):
        return f"agenda: pay-tax: nothing to be taxed on plot {top.plot}"
    if g.rolled and not isinstance(top, KeepDice):
        return "rolled: dice are in hand only while keep-dice is asked"
    if isinstance(top, KeepDice) and not g.rolled:
        return "rolled: keep-dice needs dice that were rolled"
    return ""
