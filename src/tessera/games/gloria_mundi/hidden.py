"""What a seat cannot know: the order of the draw pile, and nothing else. Its contents and every gain and payment are public."""

from tessera.games.gloria_mundi.state import Table


def deal(g: Table, seat: int) -> None:
    """Shuffle the draw pile anew, from its cards in rising order."""
    pile = list(g.pile)
    pile.sort()
    g.shuffle(pile)
    g.pile = tuple(pile)
