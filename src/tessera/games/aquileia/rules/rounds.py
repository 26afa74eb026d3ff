"""Set-up, the frame of a round, the end of the game, and which clause a key belongs to. Compiled."""

from typing import Any

from mypy_extensions import i64

from tessera.core.agenda import Book, Frame, Step
from tessera.core.goods import one
from tessera.games.aquileia.rules.arena import Arena
from tessera.games.aquileia.rules.forum import Forum
from tessera.games.aquileia.rules.mercatus import Mercatus, put
from tessera.games.aquileia.rules.placement import Place
from tessera.games.aquileia.rules.portus import Portus
from tessera.games.aquileia.rules.stadium import Stadium
from tessera.games.aquileia.rules.theatrum import Theatrum
from tessera.games.aquileia.scoring import neutral_points, villa_points
from tessera.games.aquileia.state import Aquileia, Player
from tessera.games.aquileia.tables import START, AquileiaEdition


def deal_out(book: Book, seats: int, rng: i64, secret: bytes) -> Aquileia:
    """AQU-011, AQU-012: shuffle the slave, equi, stadium and theatre decks, then draw the start player."""
    e = book.edition
    assert isinstance(e, AquileiaEdition)
    g = Aquileia(
        book=book, agenda=[], legal=[], over=False, rng=rng, secret=secret, edition=e, round=1, start_player=0,
        players=[new_player(e) for _ in range(seats)], harbour_coins=0, blue_holder=-1, blue_dice=e.blue_dice,
        slave_deck=(), slave_discard=0, equi_open=tuple([-1 for _ in e.equi_spaces]), equi_deck=(), equi_discard=0,
        stadium_open=-1, stadium_deck=(), theatre_open=-1, theatre_deck=(), races=(), next_dice=(),
    )  # fmt: skip
    g.slave_deck = g.shuffled(deck(e.slave_count))
    g.equi_deck = g.shuffled(deck(e.equi_count))
    g.stadium_deck = g.shuffled(deck(e.laurel_count))
    g.theatre_deck = g.shuffled(deck(e.theatre_count))
    g.start_player = g.below(seats)
    refill(g)
    turn_up_stadium(g)
    g.agenda = new_round(g)
    return g


def new_player(e: AquileiaEdition) -> Player:
    return Player(
        coins=e.start_coins, slave_cards=0, equi_public=0, equi_secret=0, laurels=0, theatre_cards=0, henchmen=0, houses=0,
        crest=0, stopped=False, score=e.start_score * one(START), strength=0, red_dice=0, blue_dice=0,
    )  # fmt: skip


def deck(counts: tuple[int, ...]) -> tuple[int, ...]:
    """All cards of a deck in rising order."""
    return tuple([kind for kind in range(len(counts)) for _ in range(counts[kind])])


def new_round(g: Aquileia) -> list[Frame[Any]]:
    """AQU-013, AQU-014, AQU-032: placement, then the areas I to VI, then the end of the round; the last comes first here."""
    frames: list[Frame[Any]] = [AutoRoundEnd(), Portus(), Forum(), Theatrum(), Stadium(), Arena(), Mercatus()]
    frames.append(Place(g.start_player))
    return frames


def refill(g: Aquileia) -> None:
    """AQU-116: empty equi slots, left to right."""
    for slot in range(len(g.equi_open)):
        if g.equi_open[slot] < 0:
            drawn = g.draw_equi()
            if drawn >= 0:
                g.equi_open = put(g.equi_open, slot, drawn)
                g.tell("equi-open", -1, drawn, g.edition.equi_spaces[slot])


def turn_up_stadium(g: Aquileia) -> None:
    """AQU-116: the next stadium card, while there are any."""
    if g.stadium_open < 0 and len(g.stadium_deck) > 0:
        g.stadium_open = g.stadium_deck[0]
        g.stadium_deck = g.stadium_deck[1:]
        g.tell("stadium-open", -1, g.stadium_open)


class AutoRoundEnd(Step[Aquileia]):
    """AQU-115, AQU-116: start token, crests, equi slots, stadium card; then the next round or the final score."""

    def run(self, g: Aquileia) -> None:
        n: i64 = len(g.players)
        first = (g.start_player + 1) % n  # AQU-022: nobody on field 1 (only if crests are not compulsory)
        for seat in range(n):
            if g.players[seat].crest == 1:
                first = seat
        g.start_player = first
        for p in g.players:
            p.crest = 0
            p.stopped = False
            p.henchmen = 0  # all are home already, unless a position began in the middle of a round
        g.harbour_coins = 0
        g.tell("start-player", first)
        refill(g)
        turn_up_stadium(g)
        if g.round >= g.edition.rounds:
            g.then(AutoFinalScore())
            return
        g.round += 1
        g.tell("round", -1, g.round)
        g.agenda = new_round(g)


class AutoFinalScore(Step[Aquileia]):
    """AQU-118, AQU-119, AQU-121: neutral laurels and villas are added; most points win."""

    def run(self, g: Aquileia) -> None:
        if g.listener is not None:
            for seat in range(len(g.players)):
                p = g.players[seat]
                if p.laurels > 0:
                    g.tell("final-laurels", seat, neutral_points(g, p))
                for colour in range(len(g.edition.colours)):
                    points = villa_points(g, p, colour)
                    if points > 0:
                        g.tell("final-villas", seat, colour, points)
        g.over = True


def not_now(g: Aquileia, code: i64) -> str:
    """The clause of the moment this key belongs to."""
    e = g.edition
    if g.over:
        return "AQU-118"
    if code < e.CREST:
        return "AQU-013"
    bounds = (
        (e.STOP, "AQU-023"), (e.EXCHANGE, "AQU-018"), (e.DONE, "AQU-006"), (e.BUY, "AQU-138"), (e.DECLINE, "AQU-040"),
        (e.SERVI, "AQU-084"), (e.PLAY, "AQU-045"), (e.PLAY + len(e.slave_ids), "AQU-051"),
    )  # fmt: skip
    for end, clause in bounds:
        if code < end:
            return clause
    if code < e.ROLL:
        return "AQU-051" if e.equi_side[code - e.PLAY - len(e.slave_ids)] < 0 else "AQU-064"
    later = (
        (e.POINTS, "AQU-052"), (e.KEEP_OPEN, "AQU-055"), (e.COIN, "AQU-068"), (e.RAISE, "AQU-076"), (e.SITE, "AQU-077"),
        (e.PASS, "AQU-086"), (e.SLAVES, "AQU-099"), (e.PAY, "AQU-095"),
    )  # fmt: skip
    for end, clause in later:
        if code < end:
            return clause
    return "AQU-109"
