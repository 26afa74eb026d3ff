"""Positions of Panthalos in words. What makes no sense on a table is said in rules/sense.py.

Numbers that follow from others are worked out: the bank of discs, and the tiles that have left the game. A tile that lies
somewhere on the table is taken from its bag or stack, from the bottom, so nothing has to be changed twice.
"""

from functools import partial
from typing import Any

from tessera.core.agenda import Book, Frame
from tessera.core.codec import Codec, Entries, Flag, Many, Maybe, Members, Name, Named, Num, Pack, Shape, Words, fail, short
from tessera.core.fields import SHARED, laid_out
from tessera.core.sets import bit
from tessera.games.panthalos.rules import arena, gains, krypt, placement, places, rounds
from tessera.games.panthalos.rules.rounds import ROUND
from tessera.games.panthalos.rules.sense import families
from tessera.games.panthalos.setup import new_player
from tessera.games.panthalos.state import Player, Table
from tessera.games.panthalos.tables import ANY_GOOD, FIGURE, POLIS, Tables

MOST = 1_000_000


Tiles = partial(Pack, most=7, bits=3)  # as the state packs them


def places_of(e: Tables) -> Name:
    return Name(("supply", "thermae", "reserve", *e.spaces))


def pieces(e: Tables) -> tuple[str, ...]:
    return ("figure", *(f"d{die}" for die in range(1, e.dice + 1)))


# ---- players ----------------------------------------------------------------------------------------------


class Owned(Codec):
    """All tiles of a player as {key: count}."""

    def __init__(self, e: Tables) -> None:
        goods, packs = {"basic": e.basic, "refined": e.refined}, {"supports": e.support, "titans": e.titan, "artisans": e.artisan}
        self.packs = {name: Pack(block.keys, e.good_copies[0], 12) for name, block in goods.items()}
        self.packs |= {name: Tiles(block.keys) for name, block in (packs | {"ships": e.ship}).items()}
        self.known = {key for pack in self.packs.values() for key in pack.names}

    def out(self, p: Any) -> dict[str, int]:
        return {key: n for name, pack in self.packs.items() for key, n in pack.out(getattr(p, name)).items()}

    def into(self, data: Any, path: str) -> dict[str, int]:
        if not isinstance(data, dict):
            raise fail(path, f"expected tiles and their numbers, found {short(data)}")
        for key in data:
            if key not in self.known:
                wanted = "good:grapes:basic, support:fire:2, titan:air:5, artisan:..., ship:..."
                raise fail(path, f"{short(key)} is no tile; write {wanted}")
        return {name: pack.into({key: data[key] for key in pack.names if key in data}, path) for name, pack in self.packs.items()}


class PlayerShape(Shape):
    """One player: score, discs, pieces, tiles. The bank is what is left of the player's discs."""

    def __init__(self, e: Tables) -> None:
        self.e = e
        discs, place = Num(0, int(e.discs)), places_of(e)
        die = Entries(pips=Num(int(e.die_min), int(e.die_max)), at=place, crowned=Flag())
        super().__init__(
            Player,
            score=Num(-MOST, MOST),
            discs=discs,
            krypt_discs=discs,
            figure=place,
            dice=Named(pieces(e)[1:], die),
            tiles=Owned(e),
            known_titans=Tiles(e.titan.keys),
            passed=Flag(),
            challenged=Flag(),
            commitment=Maybe(Entries(titan=Name(e.titan.keys), supports=Tiles(e.support.keys)), None),
        )

    def value(self, thing: Any, name: str) -> Any:
        match name:
            case "figure":
                return thing.at(FIGURE)
            case "dice":
                dice = range(1, self.e.dice + 1)
                return [{"pips": thing.shows(die), "at": thing.at(die), "crowned": thing.leads(die)} for die in dice]
            case "tiles":
                return thing
            case "commitment":
                return None if thing.duel_titan < 0 else {"titan": thing.duel_titan, "supports": thing.duel_supports}
        return super().value(thing, name)

    def into(self, data: Any, path: str) -> Player:
        if isinstance(data, dict) and "bank" in data:
            raise fail(path, "unknown entry 'bank'; the bank is what is left of the discs")
        said = self.read(data, path)
        p = new_player(self.e)
        p.move(FIGURE, said.pop("figure"))
        for die, entry in enumerate(said.pop("dice"), 1):
            p.turn(die, entry["pips"])
            p.move(die, entry["at"])
            if entry["crowned"]:
                p.leaders |= bit(die)
        commitment = said.pop("commitment")
        if commitment is not None:
            p.duel_titan, p.duel_supports = commitment["titan"], commitment["supports"]
        for name, value in (said.pop("tiles") | said).items():
            setattr(p, name, value)
        return p


# ---- the table --------------------------------------------------------------------------------------------


class PolisDiscs(Codec):
    """{space: seat} for every POLIS space with a disc; null is nobody's."""

    def __init__(self, e: Tables, side: int, seats: int) -> None:
        self.names = tuple(e.spaces[s] for s in e.open_polis)
        self.here = {e.spaces[s] for s in e.spaces_of[side][POLIS]}
        self.seat = Maybe(Num(0, seats - 1))

    def out(self, value: Any) -> dict[str, Any]:
        return {name: owner for name, owner in zip(self.names, value, strict=True) if owner >= 0}

    def into(self, data: Any, path: str) -> tuple[int, ...]:
        if not isinstance(data, dict):
            raise fail(path, f"expected seats by space, found {short(data)}")
        for name in data:
            if name not in self.here:
                raise fail(path, f"{short(name)} is no POLIS space of this side: {', '.join(sorted(self.here))}")
        return tuple(self.seat.into(data.get(name), f"{path}.{name}") for name in self.names)


class Seats(Members):
    """A set of seats (bits) as a list of numbers; "all" also means the public."""

    def out(self, value: Any) -> Any:
        return "all" if value >> len(self.names) & 1 else super().out(value)

    def into(self, data: Any, path: str) -> int:
        return (2 << len(self.names)) - 1 if data == "all" else super().into(data, path)


class Known(Codec):
    """Who knows which disaster tile, counted from the bottom; the open one is known to all and not listed."""

    def __init__(self, seats: int) -> None:
        self.rows = Many(Entries(from_bottom=Num(1, 100), seats=Seats(range(seats))))

    def out(self, value: Any) -> list[Any]:
        n = len(value)
        return self.rows.out([{"from_bottom": n - i, "seats": value[i]} for i in range(1, n) if value[i]])

    def into(self, data: Any, path: str) -> dict[int, int]:
        return {row["from_bottom"]: row["seats"] for row in self.rows.into(data, path)}


def shape(book: Book, seats: int) -> Shape:
    e: Tables = book.edition  # type: ignore[assignment]
    side = e.side_by_players[seats]
    seat, goods, artisans, ships, merchants = Num(0, seats - 1), Name(e.goods), Name(e.artisans), Name(e.ships), Name(e.merchants)
    supports, titans, packed_titans = Name(e.support.keys), Name(e.titan.keys), Tiles(e.titan.keys)
    words = Words(
        seat=seat, defender=seat, start_player=seat, round=Num(1, int(e.rounds)), left=Num(1, 99), required=Num(1, 999),
        players=Many(PlayerShape(e), size=seats, made=list), polis=PolisDiscs(e, side, seats), known_disasters=Known(seats),
        agora=Many(goods), phalanx=Many(supports), art=Many(artisans), port=Many(ships), merkator=Many(merchants),
        goods_bag=Many(goods), support_bag=Many(supports), titan_stack=Many(titans), artisan_stack=Many(artisans),
        ship_stack=Many(ships), merchant_stack=Many(merchants), disasters=Many(Name(e.disasters)),
        titan=titans, titan_discard=packed_titans, paid=packed_titans, merchant=merchants, space=Name(e.spaces),
        piece=Name(pieces(e)), good=Name(("any", *e.goods), base=ANY_GOOD),
        only_supply=Flag(), krypt_end=Flag(), round_end=Flag(),
    )  # fmt: skip
    of_the_round = (*ROUND, krypt.KryptReturn, rounds.RoundOpen, rounds.FirstRound)
    agenda = words.agenda(rounds, placement, places, gains, krypt, arena, nobodys=of_the_round)
    return Shape(partial(assembled, side), **words.of(Table, *SHARED, "side"), agenda=agenda)


# ---- what follows from the rest ---------------------------------------------------------------------------


def assembled(side: int, known_disasters: dict[int, int], **fields: Any) -> Table:
    """The table, with banks worked out and bags and stacks relieved of what lies elsewhere."""
    g = laid_out(Table, side=side, known_disasters=(), **fields)
    for seat, p in enumerate(g.players):
        p.bank = g.edition.discs - discs_elsewhere(g, seat, p)
    n = len(g.disasters)
    for place in known_disasters:
        if place > n:
            raise fail("known_disasters", f"there is no tile {place} from the bottom; the stack has {n}")
    known = [int(g.everybody()) if i == 0 else known_disasters.get(n - i, 0) for i in range(n)]
    for family, names, copies, stack, elsewhere in families(g):
        left = relieved(family, names, copies, list(stack), elsewhere)
        setattr(g, family, tuple(stack[i] for i in left))
        if family == "disasters":  # who knows a tile knows it wherever it lies, and no other one instead
            g.known_disasters = tuple(known[i] for i in left)
    g.agenda = carried_on(g)
    return g


def discs_elsewhere(g: Table, seat: int, p: Player) -> int:
    """Discs that are not in the bank."""
    n = p.discs + p.krypt_discs + p.crowns() + g.polis.count(seat)
    if n > g.edition.discs:
        where = f"{p.discs} in the supply, {p.krypt_discs} in KRYPT, {p.crowns()} on crowned dice and the rest in POLIS"
        raise fail(f"players[{seat}].discs", f"{where} are {n} discs; there are {g.edition.discs}")
    return n


def relieved(family: str, names: tuple[str, ...], copies: tuple[int, ...], stack: list[int], elsewhere: list[int]) -> list[int]:
    """The places of the stack without those of tiles that are too many, taken from its bottom."""
    left = list(range(len(stack)))
    for kind, most in enumerate(copies):
        if elsewhere[kind] > most:
            raise fail(family, f"{elsewhere[kind]} tiles {names[kind]} lie on the table and with the players; there are {most}")
        mine = [i for i in left if stack[i] == kind]
        for i in mine[max(0, most - elsewhere[kind]) :]:
            left.remove(i)
    return left


# ---- the rest of a round ----------------------------------------------------------------------------------

PARTS: dict[type[Frame[Any]], tuple[type[Frame[Any]], ...]] = {  # decisions and steps an evaluation leads to
    places.Polis: (places.PolisLay, places.PolisDisc, places.PolisYields, places.PolisYield),
    places.Agora: (places.AgoraChoice, gains.TakeGood),
    places.Phalanx: (places.PhalanxChoice, gains.TakeSupport),
    places.Art: (places.ArtChoice, gains.TakeArtisan, gains.ScrapTile, gains.ScrapPays, gains.ScrapMore),
    places.Foro: (places.ForoSlot, places.ForoChoice, places.CrownDie),
}
AREAS: dict[str, type[Frame[Any]]] = {krypt.__name__: krypt.Krypt, arena.__name__: arena.Arena}


def place_of(g: Table, frame: Frame[Any]) -> type[Frame[Any]] | None:
    """The step of a round this entry is part of; None is placement, where lightning spaces are served."""
    if type(frame) in ROUND:
        return type(frame)
    if isinstance(frame, places.AgoraChoice | places.PhalanxChoice | places.ArtChoice):
        if g.edition.lightning[g.side][frame.space] == 1:
            return None
    found = next((step for step, parts in PARTS.items() if isinstance(frame, parts)), None)
    return found or AREAS.get(type(frame).__module__)


def carried_on(g: Table) -> list[Frame[Any]]:
    """The agenda; where it would end in the middle of a round, what always follows is put behind it."""
    last = g.agenda[0] if g.agenda else None
    if last is None or isinstance(last, rounds.EndCheck | rounds.RoundOpen):
        return g.agenda
    place = place_of(g, last)
    behind: list[Frame[Any]] = [step() for step in ROUND[0 if place is None else ROUND.index(place) + 1 :]]
    if place is None and not isinstance(last, placement.Placement):
        behind.insert(0, placement.Placement((last.seat + 1) % len(g.players)))
    if place is krypt.Krypt and not isinstance(last, krypt.Krypt | krypt.KryptReturn):
        behind.insert(0, krypt.KryptReturn())
    return [*reversed(behind), *g.agenda]
