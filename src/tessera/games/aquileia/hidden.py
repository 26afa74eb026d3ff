"""Imagining the world from one seat: what it cannot know is dealt anew. Compiled.

Every pool is collected in rising order before it is shuffled, and how often chance is asked depends only on what the seat
knows: two tables that look alike to it give the same imagined worlds.
"""

from mypy_extensions import i64

from tessera.core.hands import card, size, spread_out
from tessera.games.aquileia.rules.stadium import StadiumLaurel
from tessera.games.aquileia.state import Race, Table, race_of


def deal(g: Table, seat: i64) -> None:
    """Changes g in place. What could be deduced from a reshuffled discard pile is not used."""
    g.next_dice = ()
    deal_slaves(g, seat)
    deal_equi(g, seat)
    deal_stadium(g, seat)
    deal_theatre(g)


def mixed(g: Table, pool: i64) -> list[int]:
    """The cards of a pool in random order."""
    cards = spread_out(pool)
    g.shuffle(cards)
    return cards


def take(cards: list[int], n: i64) -> i64:
    """The last n cards as a packed hand; they leave the list."""
    hand: i64 = 0
    for _ in range(n):
        hand += card(cards.pop())
    return hand


def deal_slaves(g: Table, seat: i64) -> None:
    pool = g.edition.all_slaves - g.slave_discard
    if seat >= 0:
        pool -= g.players[seat].slave_cards
    cards = mixed(g, pool)
    for other, p in enumerate(g.players):
        if other != seat:
            p.slave_cards = take(cards, size(p.slave_cards))
    g.slave_deck = tuple(cards)


def deal_equi(g: Table, seat: i64) -> None:
    pool = g.edition.all_equi - g.equi_discard
    for kind in g.equi_open:
        if kind >= 0:
            pool -= card(kind)
    for p in g.players:
        pool -= p.equi_public
    if seat >= 0:
        pool -= g.players[seat].equi_secret
    cards = mixed(g, pool)
    for other, p in enumerate(g.players):
        if other != seat and p.equi_secret > 0:
            p.equi_secret = take(cards, size(p.equi_secret))
    g.equi_deck = tuple(cards)


def deal_theatre(g: Table) -> None:
    """Which cards are left is public, their order is not."""
    pool: i64 = 0
    for kind in g.theatre_deck:
        pool += card(kind)
    g.theatre_deck = tuple(mixed(g, pool))


def knows_split(g: Table, race: Race, seat: i64) -> bool:
    """Does this seat know which of the two cards the winner kept? A race with one card only is plain to all."""
    if g.over or race.first < 0 or race.open_card < 0 or race.hidden_card < 0:
        return True
    return seat >= 0 and seat in (race.first, race.second)


def knows_hidden(g: Table, race: Race, seat: i64) -> bool:
    """Does this seat know the face of the card that lay face down?"""
    if race.hidden_card < 0 or (seat >= 0 and race.first == seat):
        return True
    if g.over:  # laurels in hand are shown at the end; cards out of the game are not
        return race.first >= 0 and (race.second >= 0 or not race.kept_open)
    return seat >= 0 and race.second == seat and race.kept_open


def deal_stadium(g: Table, seat: i64) -> None:
    """For each race whose split the seat does not know, one of two cases; then the unseen cards to the unknown places."""
    races = [race_of(packed) for packed in g.races]
    extra: list[int] = [p.laurels for p in g.players]  # laurels in each hand that no race explains
    for other in range(len(extra)):
        extra[other] -= won(races, other)
    peeked: i64 = -1  # the winner of a race is looking at the top card
    if not g.over and len(g.stadium_deck) > 0 and isinstance(g.agenda[-1], StadiumLaurel) and g.agenda[-1].seat == seat:
        peeked = g.stadium_deck[0]
    cards = mixed(g, unseen_laurels(g, seat, races, extra) - (card(peeked) if peeked >= 0 else 0))
    races = [imagined_race(g, race, seat, cards) for race in races]
    for other in range(len(g.players)):
        if other != seat and not g.over:
            g.players[other].laurels = take(cards, size(extra[other])) + won(races, other)
    g.races = tuple([race.packed() for race in races])
    left: i64 = len(g.stadium_deck)
    deck: list[int] = []
    if peeked >= 0:
        deck.append(peeked)
        left -= 1
    while left > 0:
        deck.append(cards.pop())
        left -= 1
    g.stadium_deck = tuple(deck)


def unseen_laurels(g: Table, seat: i64, races: list[Race], extra: list[int]) -> i64:
    """The laurels whose place this seat does not know, as a packed hand."""
    pool = g.edition.all_laurels
    if g.stadium_open >= 0:
        pool -= card(g.stadium_open)
    for race in races:
        if race.open_card >= 0:
            pool -= card(race.open_card)
        if race.hidden_card >= 0 and knows_hidden(g, race, seat):
            pool -= card(race.hidden_card)
    for other in range(len(extra)):
        if other == seat or g.over:
            pool -= extra[other]
    return pool


def imagined_race(g: Table, race: Race, seat: i64, cards: list[int]) -> Race:
    kept_open = race.kept_open if knows_split(g, race, seat) else g.below(2) == 0
    hidden = race.hidden_card if knows_hidden(g, race, seat) else cards.pop()
    return Race(race.first, race.second, race.open_card, hidden, kept_open)


def won(races: list[Race], seat: i64) -> i64:
    """The laurels this seat got in these races."""
    hand: i64 = 0
    for race in races:
        hand += race.won_by(seat)
    return hand


def laurels_known(g: Table, seat: i64, other: i64) -> i64:
    """The laurels of another seat that this one knows for sure, as a packed hand."""
    if other == seat or g.over:
        return g.players[other].laurels
    hand: i64 = 0
    for packed in g.races:
        race = race_of(packed)
        if knows_split(g, race, seat):
            hidden = race.hidden_card if knows_hidden(g, race, seat) else -1
            hand += Race(race.first, race.second, race.open_card, hidden, race.kept_open).won_by(other)
    return hand
