"""Positions of Panthalos in words. What makes no sense on a table is said in rules/sense.py.

Numbers that follow from others are worked out: the bank of discs, and the tiles that have left the game. A tile that lies
somewhere on the table is taken from its bag or stack, from the bottom, so nothing has to be changed twice.
"""

from collections.abc import Callable, Iterable
from typing import Any

from tessera.core.agenda import Book, Frame
from tessera.core.codec import Agenda, Codec, Counts, Flag, Many, Maybe, Name, Num, Shape, fail, short
from tessera.core.fields import laid_out
from tessera.core.goods import count, one
from tessera.games.panthalos.rules import arena, gains, krypt, placement, places, rounds
from tessera.games.panthalos.setup import new_player
from tessera.games.panthalos.state import Player, Table, held, tile
from tessera.games.panthalos.tables import ANY_GOOD, FIGURE, POLIS, PanthalosEdition

MOST = 1_000_000


class Pack(Codec):
    """A packed number of tiles as {name: count}; only what is there is listed."""

    def __init__(self, names: Iterable[str]) -> None:
        self.counts = Counts(tuple(names), 7)

    def out(self, value: Any) -> dict[str, int]:
        return {name: int(held(value, kind)) for kind, name in enumerate(self.counts.names) if held(value, kind) > 0}

    def into(self, data: Any, path: str) -> int:
        return sum(n * int(tile(kind)) for kind, n in enumerate(self.counts.into(data, path)))


class Seats(Codec):
    """A set of seats (bits) as a list of numbers; "all" also means the public."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def out(self, value: Any) -> list[int] | str:
        if value >> self.seats & 1:
            return "all"
        return [seat for seat in range(self.seats) if value >> seat & 1]

    def into(self, data: Any, path: str) -> int:
        if data == "all":
            return (2 << self.seats) - 1
        return sum(1 << seat for seat in set(Many(Num(0, self.seats - 1)).into(data, path)))


def places_of(e: PanthalosEdition) -> Name:
    return Name(("supply", "thermae", "reserve", *e.spaces))


def pieces(e: PanthalosEdition) -> tuple[str, ...]:
    return ("figure", *(f"d{die}" for die in range(1, e.dice + 1)))


class PlayerShape(Codec):
    """One player: score, discs, pieces, tiles. The bank is what is left of the player's discs."""

    ENTRIES = ("score", "discs", "krypt_discs", "figure", "dice", "tiles", "known_titans", "passed", "challenged", "commitment")

    def __init__(self, e: PanthalosEdition) -> None:
        self.e = e
        self.place = places_of(e)
        self.titans = Pack(e.keys[e.TITAN : e.TITAN + e.titan_kinds()])
        self.supports = Pack(e.keys[e.SUPPORT : e.SUPPORT + e.support_kinds()])
        self.tiles = (
            ("supports", e.SUPPORT, e.support_kinds()),
            ("titans", e.TITAN, e.titan_kinds()),
            ("artisans", e.ARTISAN, len(e.artisans)),
            ("ships", e.SHIP, len(e.ships)),
        )

    def out(self, p: Any) -> dict[str, Any]:
        dice = {
            f"d{die}": {"pips": int(p.shows(die)), "at": self.place.out(p.at(die)), "crowned": bool(p.leads(die))}
            for die in range(1, self.e.dice + 1)
        }
        return {
            "score": int(p.score),
            "discs": int(p.discs),
            "krypt_discs": int(p.krypt_discs),
            "figure": self.place.out(p.at(FIGURE)),
            "dice": dice,
            "tiles": self.tiles_out(p),
            "known_titans": self.titans.out(p.known_titans),
            "passed": bool(p.passed),
            "challenged": bool(p.challenged),
            "commitment": self.commitment_out(p),
        }

    def tiles_out(self, p: Any) -> dict[str, int]:
        e = self.e
        found = {}
        for base, pack in ((e.BASIC, p.basic), (e.REFINED, p.refined)):
            for good in range(len(e.goods)):
                if count(pack, good) > 0:
                    found[e.keys[base + good]] = int(count(pack, good))
        for name, base, kinds in self.tiles:
            for kind in range(kinds):
                if held(getattr(p, name), kind) > 0:
                    found[e.keys[base + kind]] = int(held(getattr(p, name), kind))
        return found

    def commitment_out(self, p: Any) -> Any:
        if p.duel_titan < 0:
            return None
        return {"titan": self.e.keys[self.e.TITAN + p.duel_titan], "supports": self.supports.out(p.duel_supports)}

    def into(self, data: Any, path: str) -> Player:
        for name in data if isinstance(data, dict) else ():
            if name not in self.ENTRIES:
                hint = "; the bank is what is left of the discs" if name == "bank" else ""
                raise fail(path, f"unknown entry {short(name)}{hint}")
        if not isinstance(data, dict):
            raise fail(path, f"expected an object, found {short(data)}")
        for name in self.ENTRIES:
            if name not in data:
                raise fail(path, f"entry {name!r} is missing")
        p = new_player(self.e)
        p.score = Num(-MOST, MOST).into(data["score"], f"{path}.score")
        p.discs = Num(0, self.e.discs).into(data["discs"], f"{path}.discs")
        p.krypt_discs = Num(0, self.e.discs).into(data["krypt_discs"], f"{path}.krypt_discs")
        p.passed = Flag().into(data["passed"], f"{path}.passed")
        p.challenged = Flag().into(data["challenged"], f"{path}.challenged")
        self.pieces_in(p, data, path)
        self.tiles_in(p, data["tiles"], f"{path}.tiles")
        p.known_titans = self.titans.into(data["known_titans"], f"{path}.known_titans")
        self.commitment_in(p, data["commitment"], f"{path}.commitment")
        return p

    def filled(self, data: Any, base: Any) -> Any:
        """In a sketch dice are said one by one."""
        if not isinstance(data, dict):
            return data
        dice = data.get("dice", {})
        if isinstance(dice, dict):
            dice = base["dice"] | {
                name: base["dice"].get(name, {}) | die if isinstance(die, dict) else die for name, die in dice.items()
            }
        return base | data | {"dice": dice}

    def pieces_in(self, p: Player, data: dict[str, Any], path: str) -> None:
        p.move(FIGURE, self.place.into(data["figure"], f"{path}.figure"))
        dice = data["dice"]
        names = [f"d{die}" for die in range(1, self.e.dice + 1)]
        if not isinstance(dice, dict) or set(dice) != set(names):
            raise fail(f"{path}.dice", f"expected the dice {', '.join(names)}, found {short(dice)}")
        for die, name in enumerate(names, 1):
            here = f"{path}.dice.{name}"
            if not isinstance(dice[name], dict) or set(dice[name]) != {"pips", "at", "crowned"}:
                raise fail(here, f"expected pips, at and crowned, found {short(dice[name])}")
            p.turn(die, Num(self.e.die_min, self.e.die_max).into(dice[name]["pips"], f"{here}.pips"))
            p.move(die, self.place.into(dice[name]["at"], f"{here}.at"))
            if Flag().into(dice[name]["crowned"], f"{here}.crowned"):
                p.leaders |= 1 << die

    def tiles_in(self, p: Player, data: Any, path: str) -> None:
        e = self.e
        if not isinstance(data, dict):
            raise fail(path, f"expected tiles and their numbers, found {short(data)}")
        codes = {e.keys[base + kind]: (name, kind) for name, base, kinds in self.tiles for kind in range(kinds)}
        for side, base in (("basic", e.BASIC), ("refined", e.REFINED)):
            codes |= {e.keys[base + good]: (side, good) for good in range(len(e.goods))}
        for key, number in data.items():
            if key not in codes:
                raise fail(
                    path, f"{short(key)} is no tile; write good:grapes:basic, support:fire:2, titan:air:5, artisan:..., ship:..."
                )
            name, kind = codes[key]
            isgood = name in ("basic", "refined")
            n = Num(0, e.good_copies if isgood else 7).into(number, f"{path}.{key}")
            setattr(p, name, getattr(p, name) + n * (one(kind) if isgood else tile(kind)))

    def commitment_in(self, p: Player, data: Any, path: str) -> None:
        if data is None:
            return
        if not isinstance(data, dict) or set(data) != {"titan", "supports"}:
            raise fail(path, f"expected null, or titan and supports; found {short(data)}")
        titans = self.e.keys[self.e.TITAN : self.e.TITAN + self.e.titan_kinds()]
        p.duel_titan = Name(titans).into(data["titan"], f"{path}.titan")
        p.duel_supports = self.supports.into(data["supports"], f"{path}.supports")


class PolisDiscs(Codec):
    """{space: seat} for every POLIS space with a disc; null is nobody's."""

    def __init__(self, e: PanthalosEdition, side: int, seats: int) -> None:
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


class Known(Codec):
    """Who knows which disaster tile, counted from the bottom; the open one is known to all and not listed."""

    def __init__(self, seats: int) -> None:
        self.seats = Seats(seats)

    def out(self, value: Any) -> list[dict[str, Any]]:
        n = len(value)
        return [{"from_bottom": n - i, "seats": self.seats.out(value[i])} for i in range(1, n) if value[i]]

    def into(self, data: Any, path: str) -> dict[int, int]:
        if not isinstance(data, list):
            raise fail(path, f"expected a list, found {short(data)}")
        found = {}
        for i, item in enumerate(data):
            here = f"{path}[{i}]"
            if not isinstance(item, dict) or set(item) != {"from_bottom", "seats"}:
                raise fail(here, f"expected from_bottom and seats, found {short(item)}")
            place = Num(1, 100).into(item["from_bottom"], f"{here}.from_bottom")
            found[place] = self.seats.into(item["seats"], f"{here}.seats")
        return found


class TableShape(Shape):
    """The table: named as it is spoken of, `start_player` for the engine's `start`."""

    NAMES = {}

    def out(self, value: Any) -> dict[str, Any]:
        return {name: codec.out(getattr(value, self.NAMES.get(name, name))) for name, codec in self.fields.items()}


def shape(book: Book, seats: int) -> Shape:
    e = book.edition
    assert isinstance(e, PanthalosEdition)
    side = e.side_by_players[seats]
    goods, artisans, ships, merchants = Name(e.goods), Name(e.artisans), Name(e.ships), Name(e.merchants)
    supports, titans = Name(e.keys[e.SUPPORT : e.SUPPORT + e.support_kinds()]), Name(e.keys[e.TITAN : e.TITAN + e.titan_kinds()])

    def made(**fields: Any) -> Table:
        return assembled(e, side, seats, fields)

    return TableShape(
        made,
        round=Num(1, e.rounds),
        start_player=Num(0, seats - 1),
        players=Many(PlayerShape(e), size=seats, made=list),
        polis=PolisDiscs(e, side, seats),
        agora=Many(goods),
        phalanx=Many(supports),
        art=Many(artisans),
        port=Many(ships),
        merkator=Many(merchants),
        goods_bag=Many(goods),
        support_bag=Many(supports),
        titan_stack=Many(titans),
        titan_discard=Pack(titans.names),
        artisan_stack=Many(artisans),
        ship_stack=Many(ships),
        merchant_stack=Many(merchants),
        disasters=Many(Name(e.disasters)),
        known_disasters=Known(seats),
        krypt_end=Flag(),
        round_end=Flag(),
        agenda=agenda_shape(e, side, seats),
    )


def agenda_shape(e: PanthalosEdition, side: int, seats: int) -> Agenda:
    seat, times = Num(0, seats - 1), Num(1, 99)
    spaces = Name(e.spaces)
    titans = Name(e.keys[e.TITAN : e.TITAN + e.titan_kinds()])
    steps = (places.Thermae, places.Polis, places.Agora, places.Phalanx, places.Art, places.Oraculum, places.Foro)
    ends = (places.Titanus, places.Agro, krypt.Krypt, krypt.KryptReturn, arena.Arena)
    rest = (rounds.CleanUp, rounds.EndCheck, rounds.RoundOpen)
    with_seat: tuple[Callable[..., Any], ...] = (
        placement.Placement,
        placement.Turn,
        placement.Omen,
        placement.OmenKeep,
        places.PolisLay,
        places.PolisDisc,
        places.PolisYields,
        places.CrownDie,
        gains.ScrapPays,
        gains.ScrapMore,
        arena.DuelTitan,
        arena.DuelSupport,
        arena.DuelAnswer,
    )
    with_space: tuple[Callable[..., Any], ...] = (
        placement.ForoPartner,
        places.PolisYield,
        places.AgoraChoice,
        places.PhalanxChoice,
        places.ArtChoice,
        places.ForoChoice,
        arena.Attack,
        arena.Challenge,
    )
    counted: tuple[Callable[..., Any], ...] = (
        placement.MerchantWild,
        gains.TakeGood,
        gains.TakeSupport,
        gains.TakeArtisan,
        gains.ScrapTile,
    )
    return Agenda(
        *(Shape(step) for step in (*steps, *ends, *rest)),
        *(Shape(frame, seat=seat) for frame in with_seat),
        *(Shape(frame, seat=seat, space=spaces) for frame in with_space),
        *(Shape(frame, seat=seat, left=times) for frame in counted),
        Shape(placement.PlaceSpace, seat=seat, piece=Name(pieces(e))),
        Shape(placement.MerchantPays, seat=seat, merchant=Name(e.merchants)),
        Shape(places.ForoSlot, space=spaces),
        Shape(gains.UpgradeDie, seat=seat, left=times, only_supply=Flag()),
        Shape(gains.RefineGood, seat=seat, left=times, good=Name(("any", *e.goods), base=ANY_GOOD)),
        Shape(krypt.Defend, seat=seat, required=Num(1, 999)),
        Shape(krypt.KryptPay, seat=seat, required=Num(1, 999), paid=Pack(titans.names)),
        Shape(krypt.KryptRedeem, seat=seat, paid=Pack(titans.names)),
        Shape(arena.Duel, seat=seat, defender=seat, space=spaces),
        Shape(arena.DuelRedeem, seat=seat, titan=titans),
    )


# ---- what follows from the rest ---------------------------------------------------------------------------


def assembled(e: PanthalosEdition, side: int, seats: int, fields: dict[str, Any]) -> Table:
    """The table, with banks worked out and bags and stacks relieved of what lies elsewhere."""
    known = fields.pop("known_disasters")
    fields["known_disasters"] = ()
    g = laid_out(Table, side=side, **fields)
    for seat, p in enumerate(g.players):
        elsewhere = p.discs + p.krypt_discs + p.crowns() + sum(1 for owner in g.polis if owner == seat)
        if elsewhere > e.discs:
            raise fail(
                f"players[{seat}].discs",
                f"{p.discs} in the supply, {p.krypt_discs} in KRYPT, {p.crowns()} on crowned dice and the rest in POLIS are "
                f"{elsewhere} discs; there are {e.discs}",
            )
        p.bank = e.discs - elsewhere
    for family, copies, where in families(g):
        stack = relieved(family, e, copies, where, list(getattr(g, family)))
        setattr(g, family, tuple(stack))
    n = len(g.disasters)
    for place in known:
        if place > n:
            raise fail("known_disasters", f"there is no tile {place} from the bottom; the stack has {n}")
    g.known_disasters = tuple(int(g.everybody()) if i == 0 else known.get(n - i, 0) for i in range(n))
    g.agenda = carried_on(g)
    return g


# ---- the rest of a round ----------------------------------------------------------------------------------

ROUND: tuple[type[Frame[Any]], ...] = (
    places.Thermae,
    places.Polis,
    places.Agora,
    places.Phalanx,
    places.Art,
    places.Oraculum,
    places.Foro,
    places.Titanus,
    places.Agro,
    krypt.Krypt,
    arena.Arena,
    rounds.CleanUp,
    rounds.EndCheck,
)
PART_OF: dict[type[Frame[Any]], type[Frame[Any]]] = {
    places.AgoraChoice: places.Agora,
    places.PhalanxChoice: places.Phalanx,
    places.ArtChoice: places.Art,
    gains.TakeGood: places.Agora,
    gains.TakeSupport: places.Phalanx,
    gains.TakeArtisan: places.Art,
    gains.ScrapTile: places.Art,
    gains.ScrapPays: places.Art,
    gains.ScrapMore: places.Art,
    places.PolisLay: places.Polis,
    places.PolisDisc: places.Polis,
    places.PolisYields: places.Polis,
    places.PolisYield: places.Polis,
    places.ForoSlot: places.Foro,
    places.ForoChoice: places.Foro,
    places.CrownDie: places.Foro,
    krypt.Defend: krypt.Krypt,
    krypt.KryptPay: krypt.Krypt,
    krypt.KryptRedeem: krypt.Krypt,
    krypt.KryptReturn: krypt.Krypt,
    arena.Attack: arena.Arena,
    arena.Challenge: arena.Arena,
    arena.DuelTitan: arena.Arena,
    arena.DuelSupport: arena.Arena,
    arena.DuelAnswer: arena.Arena,
    arena.Duel: arena.Arena,
    arena.DuelRedeem: arena.Arena,
}  # the evaluation such an entry belongs to; all others belong to placement


def place_of(g: Table, frame: Frame[Any]) -> type[Frame[Any]] | None:
    """The step of a round this entry is part of; None is placement, where lightning spaces are served."""
    if isinstance(frame, places.AgoraChoice | places.PhalanxChoice | places.ArtChoice):
        if g.edition.lightning[g.side][frame.space] == 1:
            return None
    return type(frame) if type(frame) in ROUND else PART_OF.get(type(frame))


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


def families(g: Table) -> list[tuple[str, tuple[int, ...], list[int]]]:
    """Each bag or stack: its name, copies by kind, and how many tiles of each kind lie elsewhere."""
    e = g.edition
    goods = tuple(e.good_copies for _ in e.goods)
    ones = tuple(1 for _ in e.merchants)
    players = g.players
    return [
        (
            "goods_bag",
            goods,
            [g.agora.count(k) + sum(int(count(p.basic, k) + count(p.refined, k)) for p in players) for k in range(len(goods))],
        ),
        ("support_bag", e.support_copies, spread(e.support_copies, g.phalanx, [p.supports for p in players])),
        ("titan_stack", e.titan_copies, spread(e.titan_copies, (), [g.titan_discard, *(p.titans for p in players)])),
        ("artisan_stack", e.artisan_copies, spread(e.artisan_copies, g.art, [p.artisans for p in players])),
        ("ship_stack", e.ship_copies, spread(e.ship_copies, g.port, [p.ships for p in players])),
        ("merchant_stack", ones, spread(ones, g.merkator, [])),
        ("disasters", e.disaster_copies, spread(e.disaster_copies, (), [])),
    ]


def spread(copies: tuple[int, ...], display: tuple[int, ...], packs: list[int]) -> list[int]:
    return [display.count(kind) + sum(int(held(pack, kind)) for pack in packs) for kind in range(len(copies))]


def tile_names(e: PanthalosEdition, family: str) -> tuple[str, ...]:
    return {
        "goods_bag": e.goods,
        "support_bag": e.keys[e.SUPPORT : e.SUPPORT + e.support_kinds()],
        "titan_stack": e.keys[e.TITAN : e.TITAN + e.titan_kinds()],
        "artisan_stack": e.artisans,
        "ship_stack": e.ships,
        "merchant_stack": e.merchants,
        "disasters": e.disasters,
    }[family]


def relieved(family: str, e: PanthalosEdition, copies: tuple[int, ...], elsewhere: list[int], stack: list[int]) -> list[int]:
    """The stack without the tiles that are too many, taken from its bottom."""
    for kind, most in enumerate(copies):
        if elsewhere[kind] > most:
            name = tile_names(e, family)[kind]
            raise fail(family, f"{elsewhere[kind]} tiles {name} lie on the table and with the players; there are {most}")
        surplus = stack.count(kind) + elsewhere[kind] - most
        for _ in range(surplus):
            last = len(stack) - 1 - stack[::-1].index(kind)
            del stack[last]
    return stack
