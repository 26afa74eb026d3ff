"""Reasons in words: which parts of the heuristic an option changes, compared with the other candidates."""

from tessera.bots.base import Reason
from tessera.bots.fast_search import look_ahead
from tessera.core.agenda import Perspective

WORLDS = 4
DEPTH = 6


def reasons(seen: Perspective, codes: list[int], seed: int = 0, most: int = 3) -> dict[int, tuple[Reason, ...]]:
    """For each option its strongest differences, biggest first."""
    game = seen.game
    found: dict[int, list[float]] = {}
    for code in codes:
        sums = [0.0] * len(game.term_names)
        for w in range(WORLDS):
            world = seen.imagine(seed * 31 + w)
            world.apply(code)
            look_ahead(world, seen.seat, game.value, DEPTH)
            sums = [total + part for total, part in zip(sums, game.terms(world, seen.seat), strict=True)]
        found[code] = [total / WORLDS for total in sums]
    if not found:
        return {}
    average = [sum(column) / len(found) for column in zip(*found.values(), strict=True)]
    return {code: strongest(game.term_names, parts, average, most) for code, parts in found.items()}


def favouring(seen: Perspective, best: str, other: str) -> tuple[str, ...]:
    """The terms that favour one option over another, strongest first."""
    codes = dict(zip(seen.options(), seen.codes(), strict=True))
    found = reasons(seen, [codes[best], codes[other]], seed=3, most=3)
    return tuple(one.term for one in found.get(codes[best], ()) if one.difference > 0)


def strongest(names: tuple[str, ...], parts: list[float], average: list[float], most: int) -> tuple[Reason, ...]:
    differences = [Reason(name, round(part - mean, 2)) for name, part, mean in zip(names, parts, average, strict=True)]
    differences.sort(key=lambda reason: -abs(reason.difference))
    return tuple(reason for reason in differences[:most] if abs(reason.difference) >= 0.05)
