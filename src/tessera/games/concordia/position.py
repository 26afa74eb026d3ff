"""Positions in words, and what makes a table possible; docs/positions describes every entry."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from tessera.core.agenda import Book, Frame
from tessera.core.codec import Bag, Codec, Flag, Many, Maybe, Members, Name, Named, Num, Shape, Words, in_order
from tessera.core.fields import SHARED, filled, laid_out
from tessera.core.goods import count, total
from tessera.core.sets import bits, lowest, members, set_of
from tessera.games.concordia.rules import architect, calls, colonists, common, mercator, prefect, purchase, turn
from tessera.games.concordia.rules.architect import ArchitectBuild, ArchitectPick, ArchitectTarget
from tessera.games.concordia.rules.calls import ChooseRole, DiplomatCopy, Execute, LegatusAnswer, LegatusSuggest, ProconsulAnswer
from tessera.games.concordia.rules.colonists import InterimScoring
from tessera.games.concordia.rules.common import AcceptGood
from tessera.games.concordia.rules.mercator import MercatorTrade
from tessera.games.concordia.rules.purchase import BuyCard, PayAny, TakeCard
from tessera.games.concordia.rules.turn import ChooseStartCity, EndTurn, PlayCard
from tessera.games.concordia.setup import growing_of, markers_of
from tessera.games.concordia.state import Player, Table
from tessera.games.concordia.tables import GOODS, KINDS, LAND, PREFECT_ARCHITECT, SEA, TRIBUNE, UNITS, Chart, Tables

SIDES = ("goods", "coins")
REST = "..."  # in a sketched hand: the cards of the start that the sketch does not name elsewhere


class Goods(Named):
    """The good of every city; the capital has none."""

    def __init__(self, chart: Chart) -> None:
        self.capital = int(chart.capital)
        super().__init__([name for city, name in enumerate(chart.names[: chart.cities]) if city != chart.capital], Name(GOODS))

    def out(self, value: Any) -> dict[str, Any]:
        return super().out([good for good in value if good >= 0])

    def into(self, data: Any, path: str) -> tuple[int, ...]:
        goods = super().into(data, path)
        return (*goods[: self.capital], -1, *goods[self.capital :])


class Sides(Named):
    """Which side of each province's marker is up."""

    def __init__(self, provinces: Sequence[str]) -> None:
        super().__init__(provinces, Name(SIDES), lambda sides: sum(side << i for i, side in enumerate(sides)))

    def out(self, value: Any) -> dict[str, Any]:
        return super().out([value >> i & 1 for i in range(len(self.names))])


class Space(Num):
    """A display space, 1 is the leftmost; the engine counts from 0."""

    def out(self, value: Any) -> int:
        return int(value) + 1

    def into(self, data: Any, path: str) -> int:
        return super().into(data, path) - 1


class PlayerShape(Shape):
    """In a sketch that names only the pile, the hand is what is left of the cards at the start; "..." in a hand stands for those."""

    def filled(self, data: Any, base: Any) -> Any:
        found = super().filled(data, base)
        if isinstance(data, dict):
            pile, hand = listed(data.get("pile")), data.get("hand", [REST])
            left = [card for card in base["hand"] if card not in pile and card not in listed(hand)]
            found["hand"] = (
                [one for card in hand for one in (left if card == REST else [card])] if isinstance(hand, list) else hand
            )
        return found


class TableShape(Shape):
    """In a sketch no card lies in the display that is said to be somebody's, and the deck is the rest of the cards."""

    def __init__(self, made: Callable[..., Any], first_city: dict[str, list[str]], **fields: Codec) -> None:
        super().__init__(made, **fields)
        self.first_city = first_city  # the colonists of a seat that starts in the first city allowed

    def filled(self, data: Any, base: Any) -> Any:
        found = super().filled(data, base)
        players = data["players"] if isinstance(data.get("players"), list) else []
        held = [card for p in players if isinstance(p, dict) for name in ("hand", "pile") for card in listed(p.get(name))]
        self.seat_everybody(data, base, found)
        if "display" not in data:
            found["display"] = [None if card in held else card for card in base["display"]]
        return found if "deck" in data else found | {"deck": None}

    def seat_everybody(self, data: Any, base: Any, found: Any) -> None:
        """Team game: who is not asked for a start city any more has one; unless the sketch says where, it is the first there is."""
        if not any(entry["do"] == "choose-start-city" for entry in base["agenda"]) or not isinstance(found.get("players"), list):
            return
        asked = [
            entry.get("seat") for entry in listed(found["agenda"]) if isinstance(entry, dict) and "city" in str(entry.get("do"))
        ]
        said = [{} for _ in base["players"]] if "players" not in data else listed(data["players"])
        found["players"] = [
            p
            if seat in asked or not isinstance(one, dict) or {"land", "sea"} & set(one) or p["land"] or p["sea"]
            else p | self.first_city
            for seat, (p, one) in enumerate(zip(found["players"], said, strict=False))
        ]


def listed(data: Any) -> list[Any]:
    return data if isinstance(data, list) else []


def shape(book: Book, seats: int) -> Shape:
    e: Tables = book.edition  # type: ignore[assignment]
    chart, seat, card, kind, place = e.chart, Num(0, seats - 1), Name(e.cards.ids), Name(KINDS), Name(e.chart.names)
    many, stands = Num(0, 1_000_000), Many(place, made=in_order)
    words = Words(
        seat=seat, magnus=seat, concordia=Maybe(seat), turns_left=Maybe(seat), turns=many, money=many, interim=Maybe(many),
        kind=kind, suggested=Maybe(kind), unit=Name(UNITS), place=place, moved=Many(place), land=stands, sea=stands,
        houses=Members(chart.names[: chart.cities]), tiles=Goods(chart), coins=Sides(chart.provinces),
        goods=Bag(GOODS), granted=Bag(GOODS), traded=Many(Name(GOODS)),
        hand=Members(e.cards.ids), pile=Many(card), deck=Maybe(Many(card), None), display=Many(Maybe(card), int(e.spaces)),
        copied=Members(range(seats // 2 if e.team else seats)), space=Space(1, int(e.spaces)),
        steps=Num(0, len(chart.reach[0]) - 1), placed=Num(0, 99), left=Num(1, 10_000), solo=Flag(), answer=Flag(), again=Flag(),
    )  # fmt: skip

    def made(**fields: Any) -> Table:
        tiles, said = fields["tiles"], fields["deck"]
        rest = rest_of_the_cards(e, seats, fields["players"], fields["display"])
        fields["deck"] = rest if said is None else tuple(card for card in said if card in rest or not in_play(e, seats, card))
        g = laid_out(Table, growing=growing_of(tiles), markers=markers_of(e, tiles), **fields)
        g.agenda = carried_on(g)
        return g

    return TableShape(
        made,
        start_of(chart),
        **words.of(Table, *SHARED, "players", "growing", "markers"),
        players=Many(PlayerShape(lambda **said: filled(Player(), **said), **words.of(Player)), seats, list),
        agenda=words.agenda(turn, colonists, architect, prefect, common, mercator, calls, purchase),
    )


def start_of(chart: Chart) -> dict[str, list[str]]:
    """Where the colonists of the first start city stand, as `choose-start-city` puts them."""
    city = lowest(chart.start_cities)
    ways = [bool(chart.with_way[unit] >> city & 1) for unit in (LAND, SEA)]
    return {UNITS[unit]: [chart.names[city]] * (2 - sum(ways) + 1 if ways[unit] else 0) for unit in (LAND, SEA)}


def carried_on(g: Table) -> list[Frame[Any]]:
    """The agenda; where it breaks off in a turn of the single game, the end of that turn is put behind it."""
    last = g.agenda[0] if g.agenda else None
    if g.edition.team or last is None or isinstance(last, PlayCard | EndTurn | AcceptGood):  # who stores need not be on turn
        return g.agenda
    building = [ArchitectBuild(last.seat)] if isinstance(last, ArchitectPick | ArchitectTarget) else []
    return [EndTurn(last.seat), *building, *g.agenda]


def rest_of_the_cards(e: Tables, seats: int, players: list[Player], display: tuple[int, ...]) -> tuple[int, ...]:
    """The stacks in play without all cards that lie elsewhere: the deck, if the position leaves it open."""
    elsewhere = {card for p in players for card in (*p.pile, *members(p.hand))} | set(display)
    return tuple(card for stack in e.cards.stacks[1 : e.top_stack[seats] + 1] for card in stack if card not in elsewhere)


def in_play(e: Tables, seats: int, card: int) -> bool:
    return any(card in stack for stack in e.cards.stacks[1 : e.top_stack[seats] + 1])


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
            for i, place in enumerate(places):
                if place < chart.cities and not chart.with_way[unit] >> place & 1:
                    return f"{name}: no {UNITS[unit]} way leads to {chart.names[place]}"
                if place >= chart.cities and (place >= chart.first[SEA]) != (unit == SEA):
                    return f"{name}[{i}]: {chart.names[place]} is no {UNITS[unit]} way"
                if place >= chart.cities and not chart.halts[place]:
                    return f"{name}: nobody may stand on {chart.names[place]}"
        free = g.free(seat)
        if free < 0:
            waiting = e.colonists[0] + e.colonists[1] - len(p.land) - len(p.sea)
            return (
                f"{here}.goods: {total(p.goods)} goods and {waiting} colonists not on the board do not fit into the "
                f"{e.warehouse} spaces of the warehouse; take {-free} away"
            )
        houses = bits(p.houses)
        if houses > e.houses:
            return f"{here}.houses: {houses} houses, there are only {e.houses}"
        if p.houses >> chart.capital & 1:
            return f"{here}.houses: no house stands in the capital {chart.names[chart.capital]}"
        if p.copied and not e.team:
            return f"{here}.copied: only the team game counts copies; must be empty"
        if p.interim >= 0 and not e.interim:
            return f"{here}.interim: this game has no interim scoring; must be null"
    return ""


def check_ways(g: Table) -> str:
    standing: dict[int, int] = {}
    chart = g.edition.chart
    for seat, p in enumerate(g.players):
        for place in p.land + p.sea:
            if place >= chart.cities:
                if place in standing:
                    return f"players[{seat}]: {chart.names[place]} holds one colonist, one of players[{standing[place]}] stands there"
                standing[place] = seat
    return ""


def check_cards(g: Table) -> str:
    """Every purchase card at most once on the whole table, every player card at most once per seat, a tribune in every hand."""
    cards = g.edition.cards
    hands = cards.hands[1] | cards.hands[2] if g.edition.team else cards.hands[0]
    usable = hands | set_of(card for stack in cards.stacks for card in stack)
    seen: dict[tuple[int, int], str] = {}
    for seat, where, card in lying(g):
        own = cards.own >> card & 1
        if seat < 0 and (own or not usable >> card & 1):
            return f"{where}: {cards.ids[card]} is no purchase card of this game"
        if not usable >> card & 1:
            return f"{where}: card {cards.ids[card]} is not used in this game"
        whose = (seat if own else -1, card)
        if whose in seen:
            return f"{where}: card {cards.ids[card]} is also in {seen[whose]}"
        seen[whose] = where
    for seat, p in enumerate(g.players):
        if not p.hand & cards.of_kind[TRIBUNE]:
            return f"players[{seat}].hand: the tribune is missing; between two decisions it is always in the hand"
    return ""


def lying(g: Table) -> Iterator[tuple[int, str, int]]:
    """Every card there is: whose (-1: nobody's), the entry, the card."""
    for seat, p in enumerate(g.players):
        yield from ((seat, f"players[{seat}].hand", card) for card in members(p.hand))
        yield from ((seat, f"players[{seat}].pile", card) for card in p.pile)
    yield from ((-1, f"display[{i}]", card) for i, card in enumerate(g.display) if card >= 0)
    yield from ((-1, f"deck[{i}]", card) for i, card in enumerate(g.deck))


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
    storing = [frame.seat for frame in g.agenda if isinstance(frame, AcceptGood)]
    if len(set(storing)) < len(storing):
        return "agenda: a seat is asked by one accept-good at a time"
    last = g.agenda[0]
    if not isinstance(last, PlayCard | EndTurn):
        return 'agenda: the last entry must be {"do": "play-card", "seat": ...} or {"do": "end-turn", "seat": (who is on turn)}'
    return ""


def check_store(g: Table, frame: AcceptGood) -> str:
    """One is asked only while some, but not all goods fit, and they are of several kinds (CON-108)."""
    free, many = g.free(frame.seat), total(frame.granted)
    if sum(count(frame.granted, good) > 0 for good in range(len(GOODS))) < 2:
        return "granted: there is a choice only between several kinds of goods"
    if not 0 < free < many:
        return f"granted: {many} goods, and players[{frame.seat}] has {free} free spaces: that leaves no choice"
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
        if frame.place not in g.players[frame.seat].places(frame.unit):
            return "place: no own colonist of this kind stands there"
        if not frame.options(g):
            return "steps: no free way lies within reach"
    if isinstance(frame, AcceptGood):
        return check_store(g, frame)
    if isinstance(frame, InterimScoring) and not e.interim:
        return "do: this game has no interim scoring; set the option interim"
    if isinstance(frame, ChooseStartCity) and (
        frame.seat < len(g.players) // 2 or g.players[frame.seat].land + g.players[frame.seat].sea
    ):
        return "seat: has a start city already"
    if isinstance(frame, MercatorTrade) and len(frame.traded) >= e.good_types:
        return f"traded: after {len(frame.traded)} kinds of goods there is no further trade"
    if isinstance(frame, TakeCard) and g.display[frame.space] < 0:
        return "space: no card lies there"
    if isinstance(frame, PayAny) and total(g.players[frame.seat].goods) < frame.left:
        return "left: more goods than the player has"
    return ""
