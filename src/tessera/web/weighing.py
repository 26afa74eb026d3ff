"""How a game went and what each option of a decision is worth, for looking back: everybody's judge is this one place. Runs in a
bot's process, which has the networks anyway.

Each option is followed, in the same few worlds that the seat could imagine, until the seat has greedily finished what it began; then the
chance to win is read off. `chance` is the judge: whoever judges better takes its place.
"""

from collections.abc import Iterable

from tessera.bots import Judge
from tessera.bots.fast_search import chances, rate
from tessera.core.agenda import State

WORLDS, DEPTH = 8, 4
FEW = 2  # worlds imagined for each point of a course: a game has hundreds


def chance(state: State, seat: int) -> float:
    """The seat's chance to win, as the outlook was fitted to played games; certain at the end."""
    if state.over:
        winners = state.winners()
        return 1 / len(winners) if seat in winners else 0.0
    worth = state.book.game.worth
    return chances([worth(state, one) for one in range(state.seats())], 1.0)[seat]


def weigh(state: State, seat: int, seed: int) -> dict[str, list[float]]:
    """By option: the chance it leads to in each of the worlds, which are the same for all."""
    seen = state.perspective(seat)
    codes = seen.codes()
    found = [rate(seen, codes, chance, seed + world, 1, DEPTH) for world in range(WORLDS)]
    return {seen.key(code): [min(1.0, world[n]) for world in found] for n, code in enumerate(codes)}


def judged(state: State) -> tuple[float, ...]:
    """Everybody's chance: certain at the end, before that as the game's network sees it for the mover (without one: its outlook)."""
    return Judge(FEW).chances(state.perspective(max(state.seat, 0)))


def chances_of(state: State, turns: Iterable[list[str]]) -> list[tuple[float, ...]]:
    """Everybody's chances at the start and after each turn; `turns` are the keys chosen in each. The state is played to the end."""
    found = [judged(state)]
    for keys in turns:
        for key in keys:
            state.choose(key)
        found.append(judged(state))
    return found
