"""What a seat cannot know, dealt anew: that is how bots imagine the table."""

from .state import Table


def deal(g: Table, seat: int) -> None:
    """The others' hands and the rest, mixed. First in rising order: the result depends on what the seat knows and on chance alone."""
    others = [p for who, p in enumerate(g.players) if who != seat]
    unseen = sorted([*g.rest, *(stone for p in others for stone in p.hand)])
    g.shuffle(unseen)
    for p in others:
        n = len(p.hand)
        p.hand = tuple(sorted(unseen[:n]))
        del unseen[:n]
    g.rest = tuple(sorted(unseen))
