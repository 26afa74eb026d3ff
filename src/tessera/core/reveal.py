"""Does a move reveal anything? Then it cannot be taken back.

No game needs to say so: a move is harmless if every seat could foresee all it sees afterwards. We let each seat imagine a few
worlds, make the move there, and compare what it would see with what it does see.
"""

from tessera.core.agenda import State

WORLDS = 5


def reveals(before: State, key: str, after: State) -> bool:
    """True if `key`, chosen in `before`, told some seat anything it could not foresee."""
    actor = before.seat
    for seat in range(before.seats()):
        real = after.view(seat)
        for world_seed in range(WORLDS):
            world = before.imagined(seat, world_seed * 7919 + 17)
            if world.seat != actor or world.book.codes[key] not in world.legal:
                return True
            world.choose(key)
            if world.view(seat) != real:
                return True
    return False
