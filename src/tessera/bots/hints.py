"""Hints for people: the best options with their chances to win, what speaks for and against them, and how play might go on.

Order, numbers and reasons agree: whoever stands first has the highest chance, the others less; a reason is given only where the parts
of the heuristic say the same. `advise` is the one place where another judge than the search can be asked.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from tessera.bots.base import Bot, Candidate
from tessera.bots.fast_search import look_ahead
from tessera.bots.reasons import WORLDS
from tessera.bots.simple import GreedyBot
from tessera.core.agenda import Perspective, State
from tessera.core.game import Game
from tessera.core.words import Words

LEAST = 0.02  # share of the search's attention below which a chance is a guess
CLEAR = 0.02  # log-odds: smaller differences of a part are no reason
DEPTH = 12  # own choices until the turn is judged: an architect has many
STEPS = 5  # of the line of play
NOISE = 0.005  # of a chance: closer options are about as good


@dataclass(frozen=True)
class Hint:
    """One option. `chance`: to win, None where the judge knows none; `better`, `worse`: terms, against the best of the others."""

    key: str
    chance: float | None
    better: tuple[str, ...]
    worse: tuple[str, ...]
    line: tuple[tuple[int, str, str], ...]  # seat, decision, key: how it might go on


def advise(bot: Bot, seen: Perspective, most: int = 3, seed: int = 0) -> list[Hint]:
    """What this bot thinks of the best options, best first."""
    ranked = agreeing(bot.explain(seen, 2 * most))[:most]
    codes = {key: code for code, key in zip(seen.codes(), seen.options(), strict=True)}
    parts = weighed(seen, [codes[key] for key, _ in ranked], seed)
    found = []
    for place, (key, chance) in enumerate(ranked):
        rival = ranked[1 if place == 0 else 0][0] if len(ranked) > 1 else key
        better, worse = between(parts_of(seen.game), parts[codes[key]], parts[codes[rival]], place == 0)
        found.append(Hint(key, chance, better, worse, line(seen, key, seed)))
    return found


def agreeing(candidates: list[Candidate]) -> list[tuple[str, float | None]]:
    """Keys with their chances, the highest first. The one the search trusts most leads: a higher chance from fewer tries is noise."""
    if not candidates or not all(0.0 <= one.expected <= 1.0 for one in candidates) or not candidates[0].expected:
        return [(one.key, None) for one in candidates]
    best = candidates[0]
    others = [one for one in candidates[1:] if one.share >= LEAST]
    rest = sorted(((min(one.expected, best.expected), one.share, one.key) for one in others), reverse=True)
    return [(best.key, best.expected), *((key, chance) for chance, _, key in rest)]


def weighed(seen: Perspective, codes: list[int], seed: int) -> dict[int, list[float]]:
    """What each part does for the chance to win after each option, in log-odds against the mean of the others: what the search goes by.
    The mean of some imagined worlds, in which the own turn is finished greedily."""
    found: dict[int, list[float]] = {}
    for code in codes:
        sums = [0.0] * len(parts_of(seen.game))
        for world in worlds(seen, seed):
            world.apply(code)
            look_ahead(world, seen.seat, seen.game.value, DEPTH)
            sums = [total + part for total, part in zip(sums, prospects(seen.game, world, seen.seat), strict=True)]
        found[code] = [total / WORLDS for total in sums]
    return found


def parts_of(game: Game) -> tuple[str, ...]:
    """The parts that can be reasons; whose turn it is, is none."""
    return game.outlook[""].weights.names[:-1]


def prospects(game: Game, world: State, seat: int) -> list[float]:
    outlook = game.outlook[""]
    done, many = outlook.done(world), world.seats()
    rows = [outlook.parts(world, who) for who in range(many)]
    weights = [early + done * (late - early) for early, late in zip(outlook.early, outlook.late, strict=True)]
    others = [[row[i] for who, row in enumerate(rows) if who != seat] for i in range(len(parts_of(game)))]
    return [weights[i] * (rows[seat][i] - sum(there) / max(1, many - 1)) for i, there in enumerate(others)]


def worlds(seen: Perspective, seed: int) -> list[State]:
    return [seen.imagine(seed * 31 + number) for number in range(WORLDS)]


def between(
    names: tuple[str, ...], mine: list[float], other: list[float], leads: bool
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What is better and what is worse than with the other one; nothing where the sum says the opposite of the place."""
    differences = sorted((a - b, name) for a, b, name in zip(mine, other, names, strict=True))
    total = sum(difference for difference, _ in differences)
    if (total <= 0) if leads else (total >= 0):
        return (), ()
    worse = [name for difference, name in differences if difference <= -CLEAR]
    better = [name for difference, name in reversed(differences) if difference >= CLEAR]
    return (tuple(better[:2]), tuple(worse[:1])) if leads else (tuple(better[:1]), tuple(worse[:2]))


def line(seen: Perspective, key: str, seed: int) -> tuple[tuple[int, str, str], ...]:
    """How it might go on, played greedily in one imagined world: the rest of the own turn, and what the next player would do."""
    world, bot = seen.imagine(seed), GreedyBot(seed, worlds=1)
    found = [(int(seen.seat), str(world.decision), key)]
    world.choose(key)
    secret = seen.game.secret_decisions
    while not world.over and len(found) < STEPS:
        seat, decision = int(world.seat), str(world.decision)
        if decision in secret:
            break
        chosen = bot.choose(world.perspective(world.seat))
        found.append((seat, decision, chosen))
        if seat != seen.seat:
            break
        world.choose(chosen)
    return tuple(found)


# ---- in words, on the site and in the terminal --------------------------------------------------------------------


def number(said: Words, chance: float | None, best: float | None, place: int) -> str:
    """The chance of the first, the others as a difference."""
    if chance is None or best is None:
        return ""
    if place == 0:
        return said("hint-wins", n=round(100 * chance))
    less = best - chance
    return said("hint-less", n=round(100 * less)) if less >= NOISE else said("hint-equal")


def because(said: Words, hint: Hint, best: float | None, place: int) -> str:
    """What speaks for it against the next one, or against it."""
    if place and hint.chance is not None and best is not None and best - hint.chance < NOISE:
        return ""
    better, worse = (listed(said, terms) for terms in (hint.better, hint.worse))
    if place == 0:
        return said("hint-for", what=better) if better else ""
    if better and worse:
        return said("hint-but", what=better, less=worse)
    return said("hint-against", less=worse) if worse else ""


def listed(said: Words, terms: Iterable[str]) -> str:
    return ", ".join(said(f"term-{term}") for term in terms if said.has(f"term-{term}"))
