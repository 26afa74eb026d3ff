"""Positions in words, and what makes a table possible; docs/positions describes every entry."""

from collections.abc import Sequence
from typing import Any

from tessera.core.agenda import Book, Frame
from tessera.core.codec import Agenda, Bag, Codec, Flag, Many, Maybe, Name, Named, Num, Shape, fail, short
from tessera.core.fields import filled, laid_out
from tessera.core.goods import MOST, total
from tessera.games.concordia.rules.architect import ArchitectBuild, ArchitectPick, ArchitectTarget
from tessera.games.concordia.rules.calls import (
    ChooseRole,
    DiplomatCopy,
    Execute,
    LegatusAnswer,
    LegatusSuggest,
    ProconsulAnswer,
)
from tessera.games.concordia.rules.colonists import ColonistMode, ColonistPlace, InterimScoring, TribuneColonist
from tessera.games.concordia.rules.common import AcceptGood, PassMagnus
from tessera.games.concordia.rules.mercator import MercatorTrade
from tessera.games.concordia.rules.prefect import PrefectChoice
from tessera.games.concordia.rules.purchase import BuyCard, PayAny, TakeCard
from tessera.games.concordia.rules.turn import ChooseStartCity, EndTurn, PlayCard
from tessera.games.concordia.setup import growing_of, markers_of
from tessera.games.concordia.state import Player, Table
from tessera.games.concordia.tables import GOODS, KINDS, LAND, PREFECT_ARCHITECT, SEA, TRIBUNE, UNITS, Tables

SIDES = ("goods", "coins")


class Members(Codec):
    """A set held as a mask, as a list of names (or numbers); nothing may stand there twice."""

    def __init__(self, names: Sequence[Any]) -> None:
        self.names = tuple(names)
        self.codes = {name: i for i, name in enumerate(self.names)}

    def out(self, value: Any) -> list[Any]:
        return [name for i, name in enumerate(self.names) if value >> i & 1]

    def into(self, data: Any, path: str) -> int:
        if not isinstance(data, list):
            raise fail(path, f"expected a list, found {short(data)}")
        mask = 0
        for i, name in enumerate(data):
            code = self.codes.get(name) if isinstance(name, str | int) and not isinstance(name, bool) else None
            if code is None:
                known = ", ".join(map(str, self.names[:10])) + (", ..." if len(self.names) > 10 else "")
                raise fail(f"{path}[{i}]", f"expected one of {known}; found {short(name)}")
            if mask >> code & 1:
                raise fail(f"{path}[{i}]", f"{name} stands there twice")
            mask |= 1 << code
        return mask


class Places(Many):
    """Where colonists stand, kept in order."""

    def into(self, data: Any, path: str) -> tuple[int, ...]:
        return tuple(sorted(super().into(data, path)))


class Place(Codec):
    """A city or a way of one kind."""

    def __init__(self, names: dict[str, int]) -> None:
        self.codes, self.names = names, {code: name for name, code in names.items()}

    def out(self, value: Any) -> str:
        return self.names[int(value)]

    def into(self, data: Any, path: str) -> int:
        code = self.codes.get(data) if isinstance(data, str) else None
        if code is None:
            raise fail(path, f"expected a city or a way of this kind on this map, found {short(data)}")
        return code


class Goods(Codec):
    """The good of every city; the capital has none."""

    def __init__(self, e: Tables) -> None:
        self.e, self.cities = e, city_names(e)
        self.named = Named([name for c, name in enumerate(self.cities) if c != e.chart.capital], Name(GOODS))

    def out(self, value: Any) -> dict[str, Any]:
        return {name: GOODS[good] for name, good in zip(self.cities, value, strict=True) if good >= 0}

    def into(self, data: Any, path: str) -> tuple[int, ...]:
        goods = list(self.named.into(data, path))
        goods.insert(int(self.e.chart.capital), -1)
        return tuple(goods)


class Sides(Codec):
    """Which side of each province's marker is up."""

    def __init__(self, provinces: Sequence[str]) -> None:
        self.named = Named(provinces, Name(SIDES))

    def out(self, value: Any) -> dict[str, Any]:
        return {name: SIDES[value >> i & 1] for i, name in enumerate(self.named.names)}

    def into(self, data: Any, path: str) -> int:
        return sum(side << i for i, side in enumerate(self.named.into(data, path)))


class Space(Num):
    """A display space, 1 is the leftmost; the engine counts from 0."""

    def out(self, value: Any) -> int:
        return int(value) + 1

    def into(self, data: Any, path: str) -> int:
        return super().into(data, path) - 1


def city_names(e: Tables) -> list[str]:
    return [e.cities[id] for id in e.chart.city_ids]


def way_names(e: Tables) -> list[str]:
    return [e.ways[id][0] for id in e.chart.way_ids]


def province_names(e: Tables) -> list[str]:
    return [e.provinces[id] for id in e.chart.province_ids]


def places_of(e: Tables, units: Sequence[int]) -> dict[str, int]:
    """Cities and the ways of these kinds, by name."""
    n = int(e.chart.cities)
    found = {name: i for i, name in enumerate(city_names(e))}
    for i, name in enumerate(way_names(e)):
        if int(n + i >= e.chart.first[SEA]) in units:
            found[name] = n + i
    return found


class PlayerShape(Shape):
    """In a sketch that names only the pile, the hand is what is left of the cards at the start."""

    def filled(self, data: Any, base: Any) -> Any:
        found = super().filled(data, base)
        if isinstance(data, dict) and "hand" not in data and isinstance(data.get("pile"), list):
            found["hand"] = [card for card in base["hand"] if card not in data["pile"]]
        return found


class TableShape(Shape):
    """In a sketch no card lies in the display that is said to be somebody's, and the deck is the rest of the cards."""

    def filled(self, data: Any, base: Any) -> Any:
        found = super().filled(data, base)
        players = data["players"] if isinstance(data.get("players"), list) else []
        held = [card for p in players if isinstance(p, dict) for name in ("hand", "pile") for card in listed(p.get(name))]
        if "display" not in data:
            found["display"] = [None if card in held else card for card in base["display"]]
        return found if "deck" in data else found | {"deck": None}


def listed(data: Any) -> list[Any]:
    return data if isinstance(data, list) else []


def shape(book: Book, seats: int) -> Shape:
    e = book.edition
    assert isinstance(e, Tables)

    def made(**fields: Any) -> Table:
        tiles = fields["tiles"]
        rest = rest_of_the_cards(e, seats, fields["players"], fields["display"])
        said = fields["deck"]
        fields["deck"] = rest if said is None else tuple(card for card in said if card in rest or not in_play(e, seats, card))
        g = laid_out(Table, growing=growing_of(tiles), markers=markers_of(e, tiles), **fields)
        g.agenda = carried_on(g)
        return g

    card = Name(e.cards.ids)
    player = PlayerShape(
        lambda **said: filled(Player(), **said),
        money=Num(0, 1_000_000),
        goods=Bag(GOODS, MOST),
        land=Places(Place(places_of(e, (LAND,)))),
        sea=Places(Place(places_of(e, (SEA,)))),
        houses=Members(city_names(e)),
        hand=Members(e.cards.ids),
        pile=Many(card),
        copied=Members(range(seats // 2 if e.team else seats)),
        interim=Maybe(Num(0, 1_000_000)),
    )
    return TableShape(
        made,
        turns=Num(0, 1_000_000),
        magnus=Num(0, seats - 1),
        concordia=Maybe(Num(0, seats - 1)),
        turns_left=Maybe(Num(0, seats - 1)),
        tiles=Goods(e),
        coins=Sides(province_names(e)),
        display=Many(Maybe(card), int(e.spaces)),
        deck=Maybe(Many(card), None),
        suggested=Maybe(Name(KINDS)),
        players=Many(player, seats, list),
        agenda=agenda(e, seats),
    )


def carried_on(g: Table) -> list[Frame[Any]]:
    """The agenda; where it breaks off in a turn of the single game, the end of that turn is put behind it."""
    last = g.agenda[0] if g.agenda else None
    if g.edition.team or last is None or isinstance(last, PlayCard | EndTurn | AcceptGood):  # who stores need not be on turn
        return g.agenda
    return [EndTurn(last.seat), *g.agenda]


def rest_of_the_cards(e: Tables, seats: int, players: list[Player], display: tuple[int, ...]) -> tuple[int, ...]:
    """The stacks in play without all cards that lie elsewhere: the deck, if the position leaves it open."""
    elsewhere = {card for p in players for card in p.pile} | set(display)
    held = 0
    for p in players:
        held |= p.hand
    stacks = e.cards.stacks[1 : e.top_stack[seats] + 1]
    return tuple(card for stack in stacks for card in stack if card not in elsewhere and not held >> card & 1)


def in_play(e: Tables, seats: int, card: int) -> bool:
    return any(card in stack for stack in e.cards.stacks[1 : e.top_stack[seats] + 1])


def agenda(e: Tables, seats: int) -> Agenda:
    seat = Num(0, seats - 1)
    kind = Name(KINDS)
    steps = Num(0, len(e.chart.reach[0]) - 1)
    place = Place(places_of(e, (LAND, SEA)))
    moved = Many(place)
    return Agenda(
        Shape(ChooseStartCity, seat=seat),
        Shape(PlayCard, seat=seat),
        Shape(EndTurn, seat=seat),
        Shape(Execute, seat=seat, kind=kind),
        Shape(TribuneColonist, seat=seat),
        Shape(InterimScoring, seat=seat),
        Shape(ArchitectPick, seat=seat, steps=steps, moved=moved),
        Shape(ArchitectTarget, seat=seat, unit=Name(UNITS), place=place, steps=steps, moved=moved),
        Shape(ArchitectBuild, seat=seat),
        Shape(PrefectChoice, seat=seat),
        Shape(AcceptGood, seat=seat, granted=Bag(GOODS)),
        Shape(PassMagnus, seat=seat),
        Shape(MercatorTrade, seat=seat, traded=Many(Name(GOODS))),
        Shape(DiplomatCopy, seat=seat, solo=Flag(), answer=Flag(), again=Flag()),
        Shape(ChooseRole, seat=seat, kind=kind, solo=Flag()),
        Shape(ColonistMode, seat=seat),
        Shape(ColonistPlace, seat=seat, placed=Num(0, 99)),
        Shape(BuyCard, seat=seat, kind=kind, left=Num(1, 99)),
        Shape(PayAny, seat=seat, left=Num(1, 99)),
        Shape(TakeCard, seat=seat, space=Space(1, int(e.spaces))),
        Shape(LegatusSuggest, seat=seat),
        Shape(LegatusAnswer, seat=seat),
        Shape(ProconsulAnswer, seat=seat),
    )


# ---- sense ------------------------------------------------------------------------------------------------


def check(g: Any) -> str:
    """What is impossible on this table, or ""."""
    return check_players(g) or check_ways(g) or check_cards(g) or check_end(g) or check_agenda(g)


def check_players(g: Table) -> str:
    e = g.edition
    chart = e.chart
    for seat, p in enumerate(g.players):
        here = f"players[{seat}]"
        if p.money < 0:
            return f"{here}.money: cannot be negative"
        for unit, places in enumerate((p.land, p.sea)):
            name = f"{here}.{UNITS[unit]}"
            if len(places) > e.colonists[unit]:
                return f"{name}: {len(places)} colonists, there are only {e.colonists[unit]} of this kind"
            for place in places:
                if place < chart.cities and not chart.with_way[unit] >> place & 1:
                    return f"{name}: no {UNITS[unit]} way leads to {city_names(e)[place]}"
                if place >= chart.cities and not chart.halts[place]:
                    return f"{name}: nobody may stand on {way_names(e)[place - int(chart.cities)]}"
        free = g.free(seat)
        if free < 0:
            waiting = e.colonists[0] + e.colonists[1] - len(p.land) - len(p.sea)
            return (
                f"{here}.goods: {total(p.goods)} goods and {waiting} colonists not on the board do not fit into the "
                f"{e.warehouse} spaces of the warehouse; take {-free} away"
            )
        houses = int(p.houses).bit_count()
        if houses > e.houses:
            return f"{here}.houses: {houses} houses, there are only {e.houses}"
        if p.houses >> chart.capital & 1:
            return f"{here}.houses: no house stands in the capital {city_names(e)[int(chart.capital)]}"
        if p.copied and not e.team:
            return f"{here}.copied: only the team game counts copies; must be empty"
        if p.interim >= 0 and not e.interim:
            return f"{here}.interim: this game has no interim scoring; must be null"
    return ""


def check_ways(g: Table) -> str:
    standing: dict[int, int] = {}
    n = int(g.edition.chart.cities)
    for seat, p in enumerate(g.players):
        for place in p.land + p.sea:
            if place >= n:
                if place in standing:
                    way = way_names(g.edition)[place - n]
                    return f"players[{seat}]: {way} holds one colonist, one of players[{standing[place]}] stands there"
                standing[place] = seat
    return ""


def check_cards(g: Table) -> str:
    """Every purchase card at most once on the whole table, every player card at most once per seat, a tribune in every hand."""
    if cards_fit(g):
        return ""
    cards = g.edition.cards
    hands = cards.hands[1] | cards.hands[2] if g.edition.team else cards.hands[0]
    usable = hands | sum(1 << card for stack in cards.stacks for card in stack)
    seen: dict[int, str] = {}
    for seat, p in enumerate(g.players):
        here = f"players[{seat}]"
        mine: dict[int, str] = {}
        held = [(card, f"{here}.hand") for card in range(len(cards.ids)) if p.hand >> card & 1]
        for card, where in held + [(card, f"{here}.pile") for card in p.pile]:
            first = mine if cards.own >> card & 1 else seen
            if card in first:
                return f"{where}: card {cards.ids[card]} is also in {first[card]}"
            if not usable >> card & 1:
                return f"{where}: card {cards.ids[card]} is not used in this game"
            first[card] = where
        if not p.hand & cards.of_kind[TRIBUNE]:
            return f"{here}.hand: the tribune is missing; between two decisions it is always in the hand"
    table = [(card, f"display[{i}]") for i, card in enumerate(g.display) if card >= 0]
    for card, where in table + [(card, f"deck[{i}]") for i, card in enumerate(g.deck)]:
        if cards.own >> card & 1 or not usable >> card & 1:
            return f"{where}: {cards.ids[card]} is no purchase card of this game"
        if card in seen:
            return f"{where}: card {cards.ids[card]} is also in {seen[card]}"
        seen[card] = where
    return ""


def cards_fit(g: Table) -> bool:
    """The same by masks, for the many tables on which nothing is wrong."""
    cards = g.edition.cards
    own = cards.own
    usable = cards.hands[1] | cards.hands[2] if g.edition.team else cards.hands[0]
    for stack in cards.stacks:
        for card in stack:
            usable |= 1 << card
    table = 0
    for p in g.players:
        held = int(p.hand)
        for card in p.pile:
            if held >> card & 1:
                return False
            held |= 1 << card
        if held & ~usable or held & ~own & table or not p.hand & cards.of_kind[TRIBUNE]:
            return False
        table |= held & ~own
    for card in g.display + g.deck:
        if card >= 0:
            if table >> card & 1 or not usable & ~own & 1 << card:
                return False
            table |= 1 << card
    return True


def check_end(g: Table) -> str:
    if (g.concordia < 0) != (g.turns_left < 0):
        return "turns_left: goes with concordia; both null, or a seat and the number of turns after the present one"
    if g.suggested >= 0 and not g.edition.team:
        return "suggested: only the team game has a legatus; must be null"
    return ""


def check_agenda(g: Table) -> str:
    if g.over or not g.agenda:
        return ""
    for i, frame in enumerate(reversed(g.agenda)):
        wrong = check_frame(g, frame)
        if wrong:
            return f"agenda[{i}].{wrong}"
    last = g.agenda[0]
    if not isinstance(last, PlayCard | EndTurn):
        return 'agenda: the last entry must be {"do": "play-card", "seat": ...} or {"do": "end-turn", "seat": (who is on turn)}'
    return ""


def check_frame(g: Table, frame: Frame[Any]) -> str:
    e = g.edition
    if isinstance(frame, LegatusSuggest | LegatusAnswer | ProconsulAnswer | ChooseStartCity) and not e.team:
        return "do: only in the team game"
    if isinstance(frame, DiplomatCopy | ChooseRole) and not e.team and not frame.solo:
        return "solo: must be true in the single game"
    if isinstance(frame, ChooseRole) and frame.kind < PREFECT_ARCHITECT:
        return "kind: must be a dual card"
    if isinstance(frame, Execute) and KINDS[frame.kind] in ("diplomat", "magister", "legatus", *KINDS[PREFECT_ARCHITECT:]):
        return "kind: this card calls other cards; put its own decision on the agenda instead"
    if isinstance(frame, BuyCard) and KINDS[frame.kind] not in ("senator", "consul", "praetor", "proconsul"):
        return "kind: must be senator, consul, praetor or proconsul"
    if isinstance(frame, ArchitectTarget):
        p = g.players[frame.seat]
        if frame.place not in (p.sea if frame.unit == SEA else p.land):
            return "place: no own colonist of this kind stands there"
    if isinstance(frame, AcceptGood) and total(frame.granted) == 0:
        return "granted: nothing is granted"
    if isinstance(frame, MercatorTrade) and len(frame.traded) >= e.good_types:
        return f"traded: after {len(frame.traded)} kinds of goods there is no further trade"
    if isinstance(frame, TakeCard) and g.display[frame.space] < 0:
        return "space: no card lies there"
    if isinstance(frame, PayAny) and total(g.players[frame.seat].goods) < frame.left:
        return "left: more goods than the player has"
    return ""
