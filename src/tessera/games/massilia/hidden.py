"""What a seat cannot know: the order of the deck, and the cards others drew from it. Compiled."""

from mypy_extensions import i64

from tessera.core.hands import card, size, spread_out
from tessera.core.sets import bit
from tessera.games.massilia.rules.market import Pluto
from tessera.games.massilia.rules.offering import useless
from tessera.games.massilia.rules.rounds import EndTurn, KeepDice, Turn
from tessera.games.massilia.state import Table, ready, whole_hand
from tessera.games.massilia.tables import MARS, PLUTO, TURN_CARDS, VENUS


def deal(g: Table, seat: i64) -> None:
    """Re-deal in place. Secret cards of the others and the deck are one pool; who holds how many, and which are new, all know."""
    pool = unseen(g, seat)
    g.shuffle(pool)
    asked: i64 = -1 if g.over else g.agenda[-1].seat
    i: i64 = 0
    for other, p in enumerate(g.players):
        if other == seat:
            continue
        old, new = size(p.secret), size(p.secret_new)
        p.secret, p.secret_new = 0, 0
        if other == asked and old > 0:
            bring_forward(pool, i, wanted(g, other))
        while old > 0:
            p.secret += card(pool[i])
            i += 1
            old -= 1
        while new > 0:
            p.secret_new += card(pool[i])
            i += 1
            new -= 1
    g.deck = tuple(pool[i:])


def unseen(g: Table, seat: i64) -> list[int]:
    """All cards but those this seat has seen, in rising order: what lies where must not show through."""
    hidden = g.edition.all_cards
    for other, p in enumerate(g.players):
        hidden -= whole_hand(p) if other == seat else p.known + p.known_new
    for god in g.display:
        hidden -= card(god)
    for god in g.discard:
        hidden -= card(god)
    return spread_out(hidden)


def bring_forward(pool: list[int], at: i64, gods: i64) -> None:
    """The first card of these gods comes next, so that the asked player has what he is asked for. Nothing wanted: nothing moves."""
    if gods != 0:
        for k in range(at, len(pool)):
            if gods >> pool[k] & 1 == 1:
                moved = pool[k]
                pool[k] = pool[at]
                pool[at] = moved
                return


def wanted(g: Table, seat: i64) -> i64:
    """Gods (a mask) one of which the asked player must hold, or he would not have been asked; 0: no secret card is needed."""
    top = g.agenda[-1]
    p = g.players[seat]
    if isinstance(top, Pluto):
        return 0 if ready(p, PLUTO) else bit(PLUTO)
    if isinstance(top, EndTurn):
        return 0 if ready(p, VENUS) else bit(VENUS)
    if isinstance(top, KeepDice):
        return bit(MARS) if len(top.options(g)) == 1 else 0
    if isinstance(top, Turn):
        return cards_for_a_turn(g, seat) if len(top.options(g)) == 1 else 0
    return 0


def cards_for_a_turn(g: Table, seat: i64) -> i64:
    """Without a usable die, a card alone makes a turn a decision."""
    gods: i64 = 0
    for god in TURN_CARDS:
        if useless(g, seat, god) == "":
            gods |= bit(god)
    return gods
