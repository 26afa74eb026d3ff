"""What a seat cannot know: the order of the draw pile, and nothing else. Its contents and every gain and payment are public."""

from mypy_extensions import i64

from tessera.games.gloria_mundi.state import Table


def deal(g: Table, seat: int) -> None:
    """Shuffle the draw pile anew, from its cards in rising order."""
    pile = list(g.pile)
    pile.sort()
    i: i64 = len(pile) - 1
    while i > 0:
        j = g.below(i + 1)
        swapped = pile[j]
        pile[j] = pile[i]
        pile[i] = swapped
        i -= 1
    g.pile = tuple(pile)
