"""Set-up."""

from functools import lru_cache

from tessera.core.agenda import Book, State
from tessera.core.fields import filled, laid_out
from tessera.core.goods import one
from tessera.core.rows import copies
from tessera.games.aquileia.rules.rounds import new_round, refill, turn_up_stadium
from tessera.games.aquileia.state import Player, Table
from tessera.games.aquileia.tables import START, Tables

CARDS = ("slave_cards", "equi_public", "equi_secret", "laurels", "theatre_cards")
PIECES = ("henchmen", "houses", "crest", "strength", "red_dice", "blue_dice")


@lru_cache(maxsize=8)
def bare_table(book: Book, seats: int) -> Table:
    """Nothing shuffled or dealt yet; kept, since networks begin many thousand games."""
    e: Tables = book.edition  # type: ignore[assignment]
    player = dict.fromkeys(CARDS + PIECES, 0) | {"coins": e.start_coins, "score": e.start_score * one(START)}
    return laid_out(
        Table,
        book,
        0,
        b"",
        round=1,
        start_player=0,
        players=[filled(Player(), stopped=False, **player) for _ in range(seats)],
        blue_dice=e.blue_dice,
        equi_open=(-1,) * len(e.equi_spaces),
        **dict.fromkeys(("blue_holder", "stadium_open", "theatre_open"), -1),
        **dict.fromkeys(("harbour_coins", "slave_discard", "equi_discard"), 0),
        **dict.fromkeys(("slave_deck", "equi_deck", "stadium_deck", "theatre_deck", "races", "next_dice"), ()),
    )


def deal_out(book: Book, seats: int, rng: int, secret: bytes) -> State:
    """AQU-011, AQU-012: shuffle the slave, equi, stadium and theatre decks, then draw the start player."""
    g = bare_table(book, seats).clone()
    e, g.rng, g.secret = g.edition, rng, secret
    g.slave_deck = g.shuffled(copies(e.slave_count))
    g.equi_deck = g.shuffled(copies(e.equi_count))
    g.stadium_deck = g.shuffled(copies(e.laurel_count))
    g.theatre_deck = g.shuffled(copies(e.theatre_count))
    g.start_player = g.below(seats)
    refill(g)
    turn_up_stadium(g)
    g.agenda = new_round(g)
    return g
