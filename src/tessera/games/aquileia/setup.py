"""Set-up."""

from tessera.core.agenda import Book, State
from tessera.core.fields import filled, laid_out
from tessera.core.goods import one
from tessera.core.rows import copies
from tessera.games.aquileia.rules.rounds import new_round, refill, turn_up_stadium
from tessera.games.aquileia.state import Player, Table
from tessera.games.aquileia.tables import START, Tables

NOTHING = ("slave_cards", "equi_public", "equi_secret", "laurels", "theatre_cards", "henchmen", "houses", "crest")
OFF_THE_TRACK = ("strength", "red_dice", "blue_dice")


def deal_out(book: Book, seats: int, rng: int, secret: bytes) -> State:
    """AQU-011, AQU-012: shuffle the slave, equi, stadium and theatre decks, then draw the start player."""
    e: Tables = book.edition  # type: ignore[assignment]
    player = dict.fromkeys((*NOTHING, *OFF_THE_TRACK), 0) | {"coins": e.start_coins, "score": e.start_score * one(START)}
    g = laid_out(
        Table,
        book,
        rng,
        secret,
        round=1,
        start_player=0,
        players=[filled(Player(), stopped=False, **player) for _ in range(seats)],
        harbour_coins=0,
        blue_holder=-1,
        blue_dice=e.blue_dice,
        slave_deck=(),
        slave_discard=0,
        equi_open=(-1,) * len(e.equi_spaces),
        equi_deck=(),
        equi_discard=0,
        stadium_open=-1,
        stadium_deck=(),
        theatre_open=-1,
        theatre_deck=(),
        races=(),
        next_dice=(),
    )
    g.slave_deck = g.shuffled(copies(e.slave_count))
    g.equi_deck = g.shuffled(copies(e.equi_count))
    g.stadium_deck = g.shuffled(copies(e.laurel_count))
    g.theatre_deck = g.shuffled(copies(e.theatre_count))
    g.start_player = g.below(seats)
    refill(g)
    turn_up_stadium(g)
    g.agenda = new_round(g)
    return g
