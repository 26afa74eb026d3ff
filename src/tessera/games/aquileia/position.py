"""Positions in words (docs/positions.md), their completion on loading, and the invariants of a table."""

from collections.abc import Sequence
from typing import Any

from tessera.core.agenda import Book, Frame
from tessera.core.codec import Agenda, Bag, Codec, Flag, Many, Maybe, Name, Named, Num, Shape, fail, short
from tessera.core.goods import covers, one
from tessera.games.aquileia.rules import arena, forum, mercatus, placement, portus, rounds, stadium, theatrum
from tessera.games.aquileia.state import Aquileia, Player, Race, race_of
from tessera.games.aquileia.tables import METALS, MOST_COPIES, SOURCES, START, AquileiaEdition, card, held, many, whole

COINS = Bag(METALS)


class Hand(Codec):
    """A packed hand as {kind: count}; reading also takes a list of kinds."""

    def __init__(self, kinds: Sequence[str]) -> None:
        self.kinds, self.item = tuple(kinds), Name(kinds)

    def out(self, value: Any) -> dict[str, int]:
        return {kind: int(held(value, i)) for i, kind in enumerate(self.kinds)}

    def into(self, data: Any, path: str) -> int:
        if isinstance(data, list):
            data = {kind: data.count(kind) for kind in data if self.item.into(kind, path) >= 0}
        if not isinstance(data, dict):
            raise fail(path, f"expected counts by kind of card, found {short(data)}")
        most = Num(0, MOST_COPIES)
        return sum(most.into(n, f"{path}.{kind}") * card(self.item.into(kind, path)) for kind, n in data.items())


class Mask(Codec):
    """A set of places as the list of their names."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names, self.item = tuple(names), Name(names)

    def out(self, value: Any) -> list[str]:
        return [name for i, name in enumerate(self.names) if value >> i & 1]

    def into(self, data: Any, path: str) -> int:
        if not isinstance(data, list):
            raise fail(path, f"expected a list of names, found {short(data)}")
        found = 0
        for i, name in enumerate(data):
            bit = 1 << self.item.into(name, f"{path}[{i}]")
            if found & bit:
                raise fail(f"{path}[{i}]", f"{name} stands there twice")
            found |= bit
        return found


class SeatMask(Codec):
    """A set of seats as the list of their numbers."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def out(self, value: Any) -> list[int]:
        return [seat for seat in range(self.seats) if value >> seat & 1]

    def into(self, data: Any, path: str) -> int:
        if not isinstance(data, list):
            raise fail(path, f"expected a list of seats, found {short(data)}")
        return sum(1 << seat for seat in {Num(0, self.seats - 1).into(seat, f"{path}[{i}]") for i, seat in enumerate(data)})


class Score(Bag):
    """Points by where they come from; a plain number counts as points brought along ("start")."""

    def into(self, data: Any, path: str) -> int:
        if isinstance(data, int) and not isinstance(data, bool):
            return int(Num(0, self.most).into(data, path) * one(START))
        return super().into(data, path)


class PastRace(Shape):
    """A race in words; the state keeps it packed."""

    def out(self, value: Any) -> dict[str, Any]:
        return super().out(race_of(value))

    def into(self, data: Any, path: str) -> int:
        race: Race = super().into(data, path)
        return int(race.packed())


class TableShape(Shape):
    """In a sketch a coin lies under every henchman on a paid harbour space, and beside a deck that is said lie its discards."""

    def __init__(self, e: AquileiaEdition, made: Any, **fields: Codec) -> None:
        super().__init__(made, **fields)
        self.e = e

    def filled(self, data: Any, base: Any) -> Any:
        found = super().filled(data, base)
        if not isinstance(found["players"], list) or not all(isinstance(p, dict) for p in found["players"]):
            return found
        if "harbour_coins" not in data:
            spaces = [space for p in found["players"] for space in names_in(p.get("henchmen"))]
            found["harbour_coins"] = [metal for metal in METALS if f"portus-{metal}" in spaces]
        e = self.e
        decks: list[tuple[str, str, Sequence[str], Sequence[int], Sequence[str]]] = [
            ("slave_deck", "slave_discard", e.slave_ids, e.slave_count, ["slave_cards"]),
            ("equi_deck", "equi_discard", e.equi_ids, e.equi_count, ["equi_public", "equi_secret"]),
        ]
        for deck, pile, ids, counts, hands in decks:
            if deck in data and pile not in data:
                lying = [*names_in(found[deck]), *(names_in(found["equi_open"]) if deck == "equi_deck" else ())]
                lying += [name for p in found["players"] for hand in hands for name in names_in(p.get(hand))]
                rest = {id: n - lying.count(id) for id, n in zip(ids, counts, strict=True)}
                found[pile] = {id: n for id, n in rest.items() if n > 0}
        return found


def names_in(data: Any) -> list[Any]:
    """What a list, a {name: number} or a {place: name} names, one by one."""
    if isinstance(data, list):
        return data
    if not isinstance(data, dict):
        return []
    return [name for key, n in data.items() for name in ([key] * min(n, 99) if isinstance(n, int) else [n])]


def shape(book: Book, seats: int) -> Shape:
    e = book.edition
    assert isinstance(e, AquileiaEdition)
    seat, card_of = Num(0, seats - 1), Hand
    dice = Bag(METALS, most=20)
    player = Shape(
        Player,
        coins=COINS,
        slave_cards=card_of(e.slave_ids),
        equi_public=card_of(e.equi_ids),
        equi_secret=card_of(e.equi_ids),
        laurels=card_of(e.laurel_ids),
        theatre_cards=card_of(e.theatre_ids),
        henchmen=Mask(e.space_ids),
        houses=Mask(e.site_ids),
        crest=Maybe(Num(1, e.fields), empty=0),
        stopped=Flag(),
        score=Score(SOURCES),
        strength=Num(0, 1000),
        red_dice=dice,
        blue_dice=dice,
    )
    laurel = Maybe(Name(e.laurel_ids))
    race = PastRace(Race, first=Maybe(seat), second=Maybe(seat), open_card=laurel, hidden_card=laurel, kept_open=Flag())

    def assembled(**fields: Any) -> Aquileia:
        g = Aquileia(edition=e, **fields)
        trim_decks(g)
        complete_agenda(g)
        return g

    return TableShape(
        e,
        assembled,
        agenda=agenda(e, seats),
        round=Num(1, e.rounds),
        start_player=seat,
        players=Many(player, size=seats, made=list),
        harbour_coins=Mask(METALS),
        blue_holder=Maybe(seat),
        blue_dice=Num(0, e.blue_dice),
        slave_deck=Many(Name(e.slave_ids)),
        slave_discard=card_of(e.slave_ids),
        equi_open=Named([e.space_ids[space] for space in e.equi_spaces], Maybe(Name(e.equi_ids))),
        equi_deck=Many(Name(e.equi_ids)),
        equi_discard=card_of(e.equi_ids),
        stadium_open=laurel,
        stadium_deck=Many(Name(e.laurel_ids)),
        theatre_open=Maybe(Name(e.theatre_ids)),
        theatre_deck=Many(Name(e.theatre_ids)),
        races=Many(race),
        next_dice=Many(Name(METALS)),
    )


def agenda(e: AquileiaEdition, seats: int) -> Agenda:
    seat = Num(0, seats - 1)
    site, slaves = Name(e.site_ids), Num(0, 63)
    build = {"seat": seat, "space": Among(e, e.forum), "build": Num(1, 9)}
    auction = {"seat": seat, "auctioneer": seat}
    return Agenda(
        Shape(placement.Place, seat=seat),
        Shape(mercatus.Mercatus),
        Shape(mercatus.AutoDolus, seat=seat),
        Shape(mercatus.PecuniaExchange, seat=seat, exchanges=Num(0, e.pecunia_most - 1)),
        Shape(mercatus.EquiBuy, seat=seat, space=Among(e, e.equi_spaces)),
        Shape(mercatus.ServiBuy, seat=seat, space=Among(e, e.servi_spaces)),
        Shape(mercatus.AutoPotentia, seat=seat),
        Shape(arena.Arena),
        Shape(arena.AutoArenaBase),
        Shape(arena.AutoArenaRoll),
        Shape(arena.ArenaCard, seat=seat),
        Shape(arena.ArenaBlueDice, seat=seat),
        Shape(arena.AutoArenaRank),
        Shape(arena.ArenaPrize, seat=seat),
        Shape(arena.AutoArenaPay, points_first=Flag()),
        Shape(stadium.Stadium),
        Shape(stadium.AutoStadiumRemoved),
        Shape(stadium.AutoStadiumBase),
        Shape(stadium.AutoStadiumRoll),
        Shape(stadium.StadiumCard, seat=seat),
        Shape(stadium.AutoStadiumBlue),
        Shape(stadium.AutoStadiumRank),
        Shape(stadium.AutoStadiumPay),
        Shape(stadium.StadiumLaurel, seat=seat),
        Shape(theatrum.Theatrum),
        Shape(theatrum.AutoTheatreReveal, seat=seat),
        Shape(theatrum.TheatreOpen, **auction),
        Shape(theatrum.TheatreBid, **auction, bidder=seat, bid=COINS, inside=SeatMask(seats)),
        Shape(theatrum.AutoTheatrePay, **auction, bid=COINS),
        Shape(forum.Forum),
        Shape(forum.ForumBuild, **build),
        Shape(forum.ForumSlaves, **build, site=site),
        Shape(forum.AutoBuild, **build, site=site, ones=slaves, twos=slaves),
        Shape(portus.Portus),
        Shape(portus.AutoLatro, seat=seat),
        Shape(portus.PortusPay, seat=seat, space=Among(e, e.paid)),
        Shape(portus.AutoActivate, seat=seat, space=Among(e, e.paid)),
        Shape(rounds.AutoRoundEnd),
        Shape(rounds.AutoFinalScore),
    )


class Among(Codec):
    """One of these spaces, by its id."""

    def __init__(self, e: AquileiaEdition, spaces: Sequence[int]) -> None:
        self.names = {e.space_ids[space]: int(space) for space in spaces}
        self.ids = e.space_ids

    def out(self, value: Any) -> str:
        return str(self.ids[value])

    def into(self, data: Any, path: str) -> int:
        if not isinstance(data, str) or data not in self.names:
            raise fail(path, f"expected one of {', '.join(self.names)}; found {short(data)}")
        return self.names[data]


# ---- completing a position that somebody edited ---------------------------------------------------------------

AREAS: tuple[tuple[type[Frame[Any]], str], ...] = (
    (mercatus.Mercatus, "mercatus"),
    (arena.Arena, "arena"),
    (stadium.Stadium, "stadium"),
    (theatrum.Theatrum, "theatrum"),
    (forum.Forum, "forum"),
    (portus.Portus, "portus"),
    (rounds.AutoRoundEnd, "rounds"),
)
LOOPS = ("mercatus", "forum", "portus")  # areas whose own step must come back after each of their spaces


def complete_agenda(g: Aquileia) -> None:
    """What follows in the order of a round is added below the last entry, so that an edited agenda may be short."""
    if not g.agenda:
        return
    last = type(g.agenda[0])
    if last in (rounds.AutoRoundEnd, rounds.AutoFinalScore):
        return
    here = last.__module__.rpartition(".")[2]
    names = [name for _, name in AREAS]
    if here == "placement":
        missing = AREAS
    else:
        place = names.index(here)
        again = here in LOOPS and last is not AREAS[place][0]
        missing = AREAS[place if again else place + 1 :]
    g.agenda[:0] = [made() for made, _ in reversed(missing)]


def trim_decks(g: Aquileia) -> None:
    """A deck holds what lies nowhere else: cards given to somebody leave it, the lowest first; cards exchanged for them go under it."""
    e = g.edition
    g.slave_deck = trimmed(g.slave_deck, e.slave_count, slaves_elsewhere(g))
    g.equi_deck = trimmed(g.equi_deck, e.equi_count, equi_elsewhere(g))
    g.stadium_deck = trimmed(g.stadium_deck, e.laurel_count, laurels_elsewhere(g))
    g.theatre_deck = trimmed(g.theatre_deck, e.theatre_count, theatre_elsewhere(g))


def trimmed(deck: tuple[int, ...], counts: tuple[int, ...], elsewhere: list[int]) -> tuple[int, ...]:
    cards = list(deck)
    for kind, there in enumerate(counts):
        for _ in range(min(cards.count(kind), cards.count(kind) + elsewhere[kind] - there)):
            del cards[len(cards) - 1 - cards[::-1].index(kind)]
    missing = [kind for kind, there in enumerate(counts) for _ in range(there - cards.count(kind) - elsewhere[kind])]
    if len(missing) <= len(deck) - len(cards):
        cards += missing
    return tuple(cards)


def laid(hands: Sequence[int], kinds: int) -> list[int]:
    return [sum(int(held(hand, kind)) for hand in hands) for kind in range(kinds)]


def slaves_elsewhere(g: Aquileia) -> list[int]:
    return laid([g.slave_discard, *(p.slave_cards for p in g.players)], len(g.edition.slave_ids))


def equi_elsewhere(g: Aquileia) -> list[int]:
    row = sum(card(kind) for kind in g.equi_open if kind >= 0)
    hands = [row, g.equi_discard, *(p.equi_public for p in g.players), *(p.equi_secret for p in g.players)]
    return laid(hands, len(g.edition.equi_ids))


def out_of_game(g: Aquileia) -> int:
    """The stadium cards that past races removed: the rejected card of a lone racer, both without racers."""
    gone = 0
    for race in map(race_of, g.races):
        if race.first < 0:
            gone += sum(card(kind) for kind in (race.open_card, race.hidden_card) if kind >= 0)
        elif race.second < 0:
            rejected = race.hidden_card if race.kept_open else race.open_card
            gone += card(rejected) if rejected >= 0 else 0
    return gone


def laurels_elsewhere(g: Aquileia) -> list[int]:
    shown = card(g.stadium_open) if g.stadium_open >= 0 else 0
    return laid([shown, out_of_game(g), *(p.laurels for p in g.players)], len(g.edition.laurel_ids))


def theatre_elsewhere(g: Aquileia) -> list[int]:
    shown = card(g.theatre_open) if g.theatre_open >= 0 else 0
    return laid([shown, *(p.theatre_cards for p in g.players)], len(g.edition.theatre_ids))


# ---- invariants -----------------------------------------------------------------------------------------------


def check(g: Aquileia) -> str:
    """ "" or one line that names the entry and says what to change."""
    return check_cards(g) or check_races(g) or check_pieces(g) or check_harbour(g) or check_agenda(g)


def complete(g: Aquileia) -> bool:
    """Is every card where cards can be? Packed hands are simply added up: the quick way through a soak."""
    e, players = g.edition, g.players
    slaves = g.slave_discard + sum([p.slave_cards for p in players]) + sum(map(card, g.slave_deck))
    equi = g.equi_discard + sum([p.equi_public + p.equi_secret for p in players]) + sum(map(card, g.equi_deck))
    equi += sum([card(kind) for kind in g.equi_open if kind >= 0])
    laurels = out_of_game(g) + sum([p.laurels for p in players]) + sum(map(card, g.stadium_deck))
    laurels += card(g.stadium_open) if g.stadium_open >= 0 else 0
    theatre = sum([p.theatre_cards for p in players]) + sum(map(card, g.theatre_deck))
    theatre += card(g.theatre_open) if g.theatre_open >= 0 else 0
    return (slaves, equi, laurels, theatre) == (e.all_slaves, e.all_equi, e.all_laurels, whole(e.theatre_count))


def check_cards(g: Aquileia) -> str:
    if complete(g):
        return ""
    e = g.edition
    stocks = (
        ("slave_deck", "slave_discard", g.slave_deck, e.slave_ids, e.slave_count, slaves_elsewhere(g), True),
        ("equi_deck", "equi_discard", g.equi_deck, e.equi_ids, e.equi_count, equi_elsewhere(g), True),
        ("stadium_deck", "races", g.stadium_deck, e.laurel_ids, e.laurel_count, laurels_elsewhere(g), False),
        ("theatre_deck", "hands", g.theatre_deck, e.theatre_ids, e.theatre_count, theatre_elsewhere(g), False),
    )
    for deck, pile, cards, ids, counts, elsewhere, conserved in stocks:
        for kind, there in enumerate(counts):
            found = cards.count(kind) + elsewhere[kind]
            if found > there:
                spread = where(g, ids[kind])
                return f"{ids[kind]}: {found} on the table, but there are only {there}; take {found - there} away from {spread}"
            if conserved and found < there:
                return f"{deck}: {there - found} of {there} {ids[kind]} are missing; put them into {deck}, {pile} or a hand"
    return ""


def where(g: Aquileia, kind: str) -> str:
    """The entries of the position in which this kind of card lies."""
    found = []
    data = g.position()
    for name, value in data.items():
        entries = enumerate(value) if name == "players" else [(0, {name: value})]
        for i, entry in entries:
            for own, cards in entry.items():
                inside = cards.get(kind, 0) or kind in cards.values() if isinstance(cards, dict) else kind == cards
                if inside or (isinstance(cards, list) and kind in cards):
                    found.append(f"players[{i}].{own}" if name == "players" else own)
    return ", ".join(found)


def check_races(g: Aquileia) -> str:
    """Each past race's cards must be where it sent them."""
    e = g.edition
    sent = [0] * len(g.players)
    for i, race in enumerate(map(race_of, g.races)):
        if race.second >= 0 and race.first in (race.second, -1):
            return f"races[{i}].second: must be null or another player than first"
        for seat, kind in race_cards(race):
            if seat >= 0 and kind >= 0:
                sent[seat] += card(kind)
                if held(sent[seat], kind) > held(g.players[seat].laurels, kind):
                    return (
                        f"races[{i}]: says seat {seat} got {e.laurel_ids[kind]}, which is not among players[{seat}].laurels; "
                        "change one of the two (an empty races list fits any laurels)"
                    )
    return ""


def race_cards(race: Race) -> tuple[tuple[int, int], tuple[int, int]]:
    """(seat, card) of the winner and of the second; seat -1 stands for out of the game."""
    kept, other = (race.open_card, race.hidden_card) if race.kept_open else (race.hidden_card, race.open_card)
    return (race.first, kept), (race.second, other)


def check_pieces(g: Aquileia) -> str:
    e = g.edition
    spaces = sites = 0
    closed = ~e.open_spaces[len(g.players)]
    for seat, p in enumerate(g.players):
        here = f"players[{seat}]"
        if p.henchmen & spaces:
            return f"{here}.henchmen: {first_name(p.henchmen & spaces, e.space_ids)} holds two henchmen; one per space (AQU-030)"
        if p.houses & sites:
            return f"{here}.houses: {first_name(p.houses & sites, e.site_ids)} holds two houses; one per site (AQU-097)"
        if p.henchmen & closed:
            return f"{here}.henchmen: {first_name(p.henchmen & closed, e.space_ids)} is closed with {len(g.players)} players"
        if many(p.henchmen) > e.henchmen:
            return f"{here}.henchmen: {many(p.henchmen)} are placed, but a player has only {e.henchmen}"
        if many(p.houses) > e.houses:
            return f"{here}.houses: {many(p.houses)} stand, but a player has only {e.houses}"
        if sum(1 for side in e.side_masks if p.henchmen & side) > 1:
            return f"{here}.henchmen: both sides of the stadium are taken; only one is allowed (AQU-024)"
        if many(p.henchmen & e.paid_mask) > e.paid_limit:
            return f"{here}.henchmen: more than {e.paid_limit} paid harbour space (AQU-026)"
        if p.crest and any(other.crest == p.crest for other in g.players[:seat]):
            return f"{here}.crest: field {p.crest} of the advantage track is taken twice"
        if p.coins < 0 or p.coins >> 36 or not covers(p.coins, 0):
            return f"{here}.coins: a metal has gone below 0"
        spaces |= p.henchmen
        sites |= p.houses
    return ""


def first_name(mask: int, names: tuple[str, ...]) -> str:
    return next(name for i, name in enumerate(names) if mask >> i & 1)


def check_harbour(g: Aquileia) -> str:
    """A coin lies only under a henchman; until the thief has acted it lies under every one of them."""
    e = g.edition
    paid = 0
    for space in e.paid:
        if g.taken() >> space & 1:
            paid |= 1 << e.space_metal[space]
    if g.harbour_coins & ~paid:
        metal = first_name(g.harbour_coins & ~paid, METALS)
        return f"harbour_coins: a {metal} coin without a henchman on portus-{metal}; take it away or place the henchman"
    top = g.agenda[-1].__class__.__module__ if g.agenda and not g.over else "portus"
    if paid & ~g.harbour_coins and not top.endswith("portus"):
        metal = first_name(paid & ~g.harbour_coins, METALS)
        return f"harbour_coins: {metal} is missing under the henchman on portus-{metal}; add it"
    return ""


def check_agenda(g: Aquileia) -> str:
    """The pending decision must fit the table: henchmen where they are needed, a card where one is auctioned."""
    if not g.agenda or g.over:
        return ""
    e, top = g.edition, g.agenda[-1]
    space = getattr(top, "space", -1)
    if space >= 0 and g.owner(space) not in (-1, top.seat):
        return f"agenda[0].seat: {e.space_ids[space]} is held by seat {g.owner(space)}, not by seat {top.seat}"
    if isinstance(top, theatrum.TheatreOpen | theatrum.TheatreBid | theatrum.AutoTheatrePay) and g.theatre_open < 0:
        return "theatre_open: an auction is going on, but no theatre card is open"
    if isinstance(top, theatrum.TheatreBid):
        if not top.inside >> top.seat & 1 or not top.inside >> top.bidder & 1 or top.seat == top.bidder:
            return "agenda[0].inside: the highest bidder and another player who is asked must both be in"
    for module, area, name in ((arena, e.arena_mask, "arena"), (stadium, e.stadium_mask, "stadium")):
        starts = type(top) in (arena.Arena, stadium.Stadium, stadium.AutoStadiumRemoved)
        if type(top).__module__ == module.__name__ and not starts:
            if not g.taken() & area:
                return f"agenda[0]: nobody has a henchman in the {name}; place some, or begin with {name!r}"
            if top.seat >= 0 and not g.players[top.seat].henchmen & area:
                return f"agenda[0].seat: seat {top.seat} has no henchman in the {name}"
    return check_costs(g)


def check_costs(g: Aquileia) -> str:
    """What is about to be paid must be there."""
    e, top = g.edition, g.agenda[-1]
    if isinstance(top, forum.ForumBuild | forum.ForumSlaves | forum.AutoBuild) and top.build > e.space_builds[top.space]:
        return f"agenda[0].build: {e.space_ids[top.space]} builds only {e.space_builds[top.space]} times"
    if isinstance(top, forum.ForumSlaves | forum.AutoBuild):
        p = g.players[top.seat]
        if g.built() >> top.site & 1:
            return f"agenda[0].site: {e.site_ids[top.site]} is built already"
        if not covers(p.coins, e.site_coins[top.site]):
            return f"players[{top.seat}].coins: too few for {e.site_ids[top.site]}"
        if isinstance(top, forum.ForumSlaves) and g.slaves_of(p) < e.site_slaves[top.site]:
            return f"players[{top.seat}].slave_cards: too few for {e.site_ids[top.site]}"
        if isinstance(top, forum.AutoBuild) and (top.ones > held(p.slave_cards, 0) or top.twos > held(p.slave_cards, 1)):
            return f"players[{top.seat}].slave_cards: fewer than agenda[0] pays"
    if isinstance(top, theatrum.TheatreBid | theatrum.AutoTheatrePay):
        bidder = top.bidder if isinstance(top, theatrum.TheatreBid) else top.seat
        if not covers(g.players[bidder].coins, top.bid):
            return f"players[{bidder}].coins: do not cover the bid"
    if isinstance(top, theatrum.AutoTheatreReveal) and not g.theatre_deck:
        return "theatre_deck: empty, no card can be turned up"
    return ""
