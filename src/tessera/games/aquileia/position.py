"""Positions in words (docs/positions.md), their completion on loading, and the invariants of a table."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from tessera.core.agenda import Book, Frame
from tessera.core.codec import Bag, Codec, Flag, Many, Maybe, Members, Name, Named, Num, Pack, Shape, Words
from tessera.core.fields import SHARED, filled, laid_out
from tessera.core.goods import covers, one
from tessera.core.hands import MOST_COPIES, card, held
from tessera.core.sets import bits, lowest, set_of
from tessera.games.aquileia.rules import arena, forum, mercatus, placement, portus, rounds, stadium, theatrum
from tessera.games.aquileia.rules.frames import Phase
from tessera.games.aquileia.state import Player, Race, Table, race_of
from tessera.games.aquileia.tables import METALS, SOURCES, START, Tables


class Hand(Pack):
    """A packed hand as {kind: count}; reading also takes a list of kinds."""

    def __init__(self, kinds: Sequence[str]) -> None:
        super().__init__(kinds, MOST_COPIES, bits=6)

    def out(self, value: Any) -> dict[str, int]:
        return dict.fromkeys(self.names, 0) | super().out(value)

    def into(self, data: Any, path: str) -> int:
        return super().into({str(kind): data.count(kind) for kind in data} if isinstance(data, list) else data, path)


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

    def __init__(self, e: Tables, **fields: Codec) -> None:
        super().__init__(assembled, **fields)
        self.e = e

    def filled(self, data: Any, base: Any) -> Any:
        found = super().filled(data, base)
        if not isinstance(found["players"], list) or not all(isinstance(p, dict) for p in found["players"]):
            return found
        if "harbour_coins" not in data:
            spaces = [space for p in found["players"] for space in names_in(p.get("henchmen"))]
            found["harbour_coins"] = [metal for metal in METALS if f"portus-{metal}" in spaces]
        if "slave_deck" in data and "slave_discard" not in data:
            lying = [*names_in(found["slave_deck"]), *hands_of(found, "slave_cards")]
            found["slave_discard"] = rest(self.e.slave_ids, self.e.slave_count, lying)
        if "equi_deck" in data and "equi_discard" not in data:
            lying = [*names_in(found["equi_deck"]), *names_in(found["equi_open"])]
            lying += [*hands_of(found, "equi_public"), *hands_of(found, "equi_secret")]
            found["equi_discard"] = rest(self.e.equi_ids, self.e.equi_count, lying)
        return found


def names_in(data: Any) -> list[Any]:
    """What a list, a {name: number} or a {place: name} names, one by one."""
    if isinstance(data, list):
        return data
    if not isinstance(data, dict):
        return []
    return [name for key, n in data.items() for name in ([key] * min(n, 99) if isinstance(n, int) else [n])]


def hands_of(data: dict[str, Any], hand: str) -> list[Any]:
    return [name for p in data["players"] for name in names_in(p.get(hand))]


def rest(ids: Sequence[str], counts: Sequence[int], lying: list[Any]) -> dict[str, int]:
    left = {id: n - lying.count(id) for id, n in zip(ids, counts, strict=True)}
    return {id: n for id, n in left.items() if n > 0}


def shape(book: Book, seats: int) -> Shape:
    e: Tables = book.edition  # type: ignore[assignment]
    seat, dice, copies = Num(0, seats - 1), Bag(METALS, most=20), Num(0, MOST_COPIES)
    slave, equi, laurel, theatre = map(Name, (e.slave_ids, e.equi_ids, e.laurel_ids, e.theatre_ids))
    slaves, equis = Hand(e.slave_ids), Hand(e.equi_ids)
    known: dict[str, Codec] = {
        "seat": seat, "start_player": seat, "auctioneer": seat, "bidder": seat, "inside": Members(range(seats)),
        "blue_holder": Maybe(seat), "first": Maybe(seat), "second": Maybe(seat), "round": Num(1, e.rounds),
        "coins": Bag(METALS), "bid": Bag(METALS), "harbour_coins": Members(METALS), "score": Score(SOURCES),
        "slave_cards": slaves, "slave_discard": slaves, "slave_deck": Many(slave), "ones": copies, "twos": copies,
        "equi_public": equis, "equi_secret": equis, "equi_discard": equis, "equi_deck": Many(equi),
        "equi_open": Named([e.space_ids[space] for space in e.equi_spaces], Maybe(equi)),
        "laurels": Hand(e.laurel_ids), "stadium_open": Maybe(laurel), "stadium_deck": Many(laurel),
        "open_card": Maybe(laurel), "hidden_card": Maybe(laurel), "kept_open": Flag(),
        "theatre_cards": Hand(e.theatre_ids), "theatre_open": Maybe(theatre), "theatre_deck": Many(theatre),
        "henchmen": Members(e.space_ids), "houses": Members(e.site_ids), "space": Name(e.space_ids), "site": Name(e.site_ids),
        "crest": Maybe(Num(1, e.fields), empty=0), "stopped": Flag(), "points_first": Flag(), "strength": Num(0, 1000),
        "red_dice": dice, "blue_dice": Num(0, e.blue_dice), "next_dice": Many(Name(METALS)),
        "build": Num(1, 9), "exchanges": Num(0, e.pecunia_most - 1),
    }  # fmt: skip
    words = Words(**known)
    player = Shape(
        lambda **said: filled(Player(), **said), **words.of(Player) | {"blue_dice": dice}
    )  # what lies before a player are faces
    agenda = words.agenda(placement, mercatus, arena, stadium, theatrum, forum, portus, rounds, nobodys=(Phase,))
    races = Many(PastRace(Race, **words.of(Race)))
    return TableShape(
        e, agenda=agenda, **words.of(Table, *SHARED) | {"players": Many(player, size=seats, made=list), "races": races}
    )


# ---- completing a position that somebody edited ---------------------------------------------------------------

ROUND: tuple[type[Frame[Any]], ...] = (
    mercatus.Mercatus, arena.Arena, stadium.Stadium, theatrum.Theatrum, forum.Forum, portus.Portus, rounds.AutoRoundEnd,
)  # fmt: skip
LOOPS = (mercatus.Mercatus, forum.Forum, portus.Portus)  # they must come back after each of their spaces


def assembled(**fields: Any) -> Table:
    g = laid_out(Table, **fields)
    for deck in decks(g):
        setattr(g, deck.name, trimmed(getattr(g, deck.name), deck.counts, deck.elsewhere()))
    complete_agenda(g)
    complete_crests(g)
    return g


def complete_crests(g: Table) -> None:
    """Behind placement everybody has a crest on the track (AQU-019): who has none takes the next free field, in player order."""
    if g.over or not g.edition.crest_mandatory or placing(g):
        return
    n = len(g.players)
    for seat in range(n):
        p = g.players[(g.start_player + seat) % n]
        if p.crest == 0:
            p.crest = placement.lowest_field(g)


def placing(g: Table) -> bool:
    """Is it still open who places what, or has the next round begun? Then crests may be missing."""
    return not g.agenda or isinstance(g.agenda[-1], placement.Place | rounds.AutoFinalScore | rounds.AutoRoundEnd)


def complete_agenda(g: Table) -> None:
    """What follows in the order of a round is added below the last entry, so that an edited agenda may be short."""
    if not g.agenda:
        return
    last = type(g.agenda[0])
    if last in (rounds.AutoRoundEnd, rounds.AutoFinalScore):
        return
    here = [area.__module__ == last.__module__ for area in ROUND]
    begun = here.index(True) if True in here else -1  # -1: still placing
    again = begun >= 0 and ROUND[begun] in LOOPS and last is not ROUND[begun]
    g.agenda[:0] = [area() for area in reversed(ROUND[begun if again else begun + 1 :])]


def trimmed(deck: tuple[int, ...], counts: tuple[int, ...], elsewhere: list[int]) -> tuple[int, ...]:
    """What lies nowhere else: cards given to somebody leave the deck, the lowest first; cards exchanged for them go under it."""
    cards = list(deck)
    for kind, there in enumerate(counts):
        for _ in range(min(cards.count(kind), cards.count(kind) + elsewhere[kind] - there)):
            del cards[len(cards) - 1 - cards[::-1].index(kind)]
    missing = [kind for kind, there in enumerate(counts) for _ in range(there - cards.count(kind) - elsewhere[kind])]
    if len(missing) <= len(deck) - len(cards):
        cards += missing
    return tuple(cards)


class Deck(NamedTuple):
    name: str
    discard: str  # where its cards may lie too; "": they may leave the game
    ids: tuple[str, ...]
    counts: tuple[int, ...]
    hands: list[int]  # packed: all places but the deck itself

    def elsewhere(self) -> list[int]:
        return [sum(int(held(hand, kind)) for hand in self.hands) for kind in range(len(self.ids))]


def decks(g: Table) -> list[Deck]:
    e, players, gone = g.edition, g.players, [race_of(race).won_by(-1) for race in g.races]
    slaves = [g.slave_discard, *(p.slave_cards for p in players)]
    equi = [g.equi_discard, *map(shown, g.equi_open), *(p.equi_public for p in players), *(p.equi_secret for p in players)]
    laurels = [shown(g.stadium_open), *gone, *(p.laurels for p in players)]
    theatre = [shown(g.theatre_open), *(p.theatre_cards for p in players)]
    return [
        Deck("slave_deck", "slave_discard", e.slave_ids, e.slave_count, slaves),
        Deck("equi_deck", "equi_discard", e.equi_ids, e.equi_count, equi),
        Deck("stadium_deck", "", e.laurel_ids, e.laurel_count, laurels),
        Deck("theatre_deck", "", e.theatre_ids, e.theatre_count, theatre),
    ]


def shown(kind: int) -> int:
    return card(kind) if kind >= 0 else 0


# ---- invariants -----------------------------------------------------------------------------------------------


def check(g: Table) -> str:
    """ "" or one line that names the entry and says what to change."""
    return check_cards(g) or check_races(g) or check_pieces(g) or check_crests(g) or check_harbour(g) or check_agenda(g)


def check_crests(g: Table) -> str:
    """AQU-019: nobody has stopped without a crest, and behind placement nobody is without one."""
    for seat, p in enumerate(g.players):
        if p.crest == 0 and g.edition.crest_mandatory and not g.over and (p.stopped or not placing(g)):
            return f"players[{seat}].crest: must be on the track before this player stops (AQU-019); name its field"
    return ""


def check_cards(g: Table) -> str:
    for deck in decks(g):
        cards, elsewhere = getattr(g, deck.name), deck.elsewhere()
        for kind, there in enumerate(deck.counts):
            id, found = deck.ids[kind], cards.count(kind) + elsewhere[kind]
            if found > there:
                return f"{id}: {found} on the table, but there are only {there}; take {found - there} away from {where(g, id)}"
            if deck.discard and found < there:
                places = f"{deck.name}, {deck.discard} or a hand"
                return f"{deck.name}: {there - found} of {there} {id} are missing; put them into {places}"
    return ""


def where(g: Table, kind: str) -> str:
    """The entries of the position in which this kind of card lies."""
    data = g.position()
    entries = list(data.items())
    entries += [(f"players[{seat}].{name}", value) for seat, p in enumerate(data["players"]) for name, value in p.items()]
    found = []
    for name, cards in entries:
        inside = cards.get(kind, 0) or kind in cards.values() if isinstance(cards, dict) else kind == cards
        if inside or (isinstance(cards, list) and kind in cards):
            found.append(name)
    return ", ".join(found)


def check_races(g: Table) -> str:
    """Each past race's cards must be where it sent them."""
    e = g.edition
    sent = [0] * len(g.players)
    for i, race in enumerate(map(race_of, g.races)):
        if race.second >= 0 and race.first in (race.second, -1):
            return f"races[{i}].second: must be null or another player than first"
        for seat, kind in ((race.first, race.kept()), (race.second, race.given())):
            if seat >= 0 and kind >= 0:
                sent[seat] += card(kind)
                if held(sent[seat], kind) > held(g.players[seat].laurels, kind):
                    return (
                        f"races[{i}]: says seat {seat} got {e.laurel_ids[kind]}, which is not among players[{seat}].laurels; "
                        "change one of the two (an empty races list fits any laurels)"
                    )
    return ""


def check_pieces(g: Table) -> str:
    e = g.edition
    spaces = sites = 0
    closed = ~e.open_spaces[len(g.players)]
    for seat, p in enumerate(g.players):
        here = f"players[{seat}]"
        if p.henchmen & spaces:
            return f"{here}.henchmen: {e.space_ids[lowest(p.henchmen & spaces)]} holds two henchmen; one per space (AQU-030)"
        if p.houses & sites:
            return f"{here}.houses: {e.site_ids[lowest(p.houses & sites)]} holds two houses; one per site (AQU-097)"
        if p.henchmen & closed:
            return f"{here}.henchmen: {e.space_ids[lowest(p.henchmen & closed)]} is closed with {len(g.players)} players"
        if bits(p.henchmen) > e.henchmen:
            return f"{here}.henchmen: {bits(p.henchmen)} are placed, but a player has only {e.henchmen}"
        if bits(p.houses) > e.houses:
            return f"{here}.houses: {bits(p.houses)} stand, but a player has only {e.houses}"
        if sum(1 for side in e.side_masks if p.henchmen & side) > 1:
            return f"{here}.henchmen: both sides of the stadium are taken; only one is allowed (AQU-024)"
        if bits(p.henchmen & e.paid_mask) > e.paid_limit:
            return f"{here}.henchmen: more than {e.paid_limit} paid harbour space (AQU-026)"
        if p.crest and any(other.crest == p.crest for other in g.players[:seat]):
            return f"{here}.crest: field {p.crest} of the advantage track is taken twice"
        if p.coins < 0 or p.coins >> 36 or not covers(p.coins, 0):
            return f"{here}.coins: a metal has gone below 0"
        spaces |= p.henchmen
        sites |= p.houses
    return ""


def check_harbour(g: Table) -> str:
    """A coin lies only under a henchman; until the thief has acted it lies under every one of them."""
    e = g.edition
    paid = set_of(e.space_metal[space] for space in e.paid if g.taken() >> space & 1)
    if g.harbour_coins & ~paid:
        metal = METALS[lowest(g.harbour_coins & ~paid)]
        return f"harbour_coins: a {metal} coin without a henchman on portus-{metal}; take it away or place the henchman"
    top = g.agenda[-1].__class__.__module__ if g.agenda and not g.over else "portus"
    if paid & ~g.harbour_coins and not top.endswith("portus"):
        metal = METALS[lowest(paid & ~g.harbour_coins)]
        return f"harbour_coins: {metal} is missing under the henchman on portus-{metal}; add it"
    return ""


def check_agenda(g: Table) -> str:
    """The pending decision must fit the table: henchmen where they are needed, a card where one is auctioned."""
    if not g.agenda or g.over:
        return ""
    e, top = g.edition, g.agenda[-1]
    for i, frame in enumerate(reversed(g.agenda)):
        fitting = [e.space_ids[space] for space in spaces_of(e, frame)]
        if fitting and e.space_ids[frame.space] not in fitting:
            return f"agenda[{i}].space: expected one of {', '.join(fitting)}"
    space = getattr(top, "space", -1)
    if space >= 0 and g.owner(space) not in (-1, top.seat):
        return f"agenda[0].seat: {e.space_ids[space]} is held by seat {g.owner(space)}, not by seat {top.seat}"
    return check_auction(g, top) or check_contest(g, top) or check_building(g, top)


def spaces_of(e: Tables, frame: Frame[Any]) -> tuple[int, ...]:
    """The spaces an entry of the agenda may be about."""
    if isinstance(frame, mercatus.EquiBuy):
        return e.equi_spaces
    if isinstance(frame, mercatus.ServiBuy):
        return e.servi_spaces
    if isinstance(frame, forum.ForumBuild | forum.ForumSlaves | forum.AutoBuild):
        return e.forum
    return e.paid if isinstance(frame, portus.PortusPay | portus.AutoActivate) else ()


def check_auction(g: Table, top: Frame[Any]) -> str:
    if isinstance(top, theatrum.AutoTheatreReveal) and not g.theatre_deck:
        return "theatre_deck: empty, no card can be turned up"
    if isinstance(top, theatrum.TheatreOpen | theatrum.TheatreBid | theatrum.AutoTheatrePay) and g.theatre_open < 0:
        return "theatre_open: an auction is going on, but no theatre card is open"
    if isinstance(top, theatrum.TheatreBid):
        if not top.inside >> top.seat & 1 or not top.inside >> top.bidder & 1 or top.seat == top.bidder:
            return "agenda[0].inside: the highest bidder and another player who is asked must both be in"
    if isinstance(top, theatrum.TheatreBid | theatrum.AutoTheatrePay):
        bidder = top.bidder if isinstance(top, theatrum.TheatreBid) else top.seat
        if not covers(g.players[bidder].coins, top.bid):
            return f"players[{bidder}].coins: do not cover the bid"
    return ""


def check_contest(g: Table, top: Frame[Any]) -> str:
    for module, area, name in ((arena, g.edition.arena_mask, "arena"), (stadium, g.edition.stadium_mask, "stadium")):
        starts = type(top) in (arena.Arena, stadium.Stadium, stadium.AutoStadiumRemoved)
        if type(top).__module__ == module.__name__ and not starts:
            if not g.taken() & area:
                return f"agenda[0]: nobody has a henchman in the {name}; place some, or begin with {name!r}"
            if top.seat >= 0 and not g.players[top.seat].henchmen & area:
                return f"agenda[0].seat: seat {top.seat} has no henchman in the {name}"
    return ""


def check_building(g: Table, top: Frame[Any]) -> str:
    """What is about to be paid must be there."""
    e, p = g.edition, g.players[top.seat]
    if isinstance(top, forum.ForumBuild | forum.ForumSlaves | forum.AutoBuild) and top.build > e.space_builds[top.space]:
        return f"agenda[0].build: {e.space_ids[top.space]} builds only {e.space_builds[top.space]} times"
    if isinstance(top, forum.ForumSlaves | forum.AutoBuild):
        site = e.site_ids[top.site]
        if g.built() >> top.site & 1:
            return f"agenda[0].site: {site} is built already"
        if not covers(p.coins, e.site_coins[top.site]):
            return f"players[{top.seat}].coins: too few for {site}"
        if isinstance(top, forum.ForumSlaves) and g.slaves_of(p) < e.site_slaves[top.site]:
            return f"players[{top.seat}].slave_cards: too few for {site}"
        if isinstance(top, forum.AutoBuild) and (top.ones > held(p.slave_cards, 0) or top.twos > held(p.slave_cards, 1)):
            return f"players[{top.seat}].slave_cards: fewer than agenda[0] pays"
    return ""
