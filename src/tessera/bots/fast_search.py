"""The search itself, compiled: information-set Monte Carlo tree search for any number of players.

Each simulation imagines a world from what the seat knows, walks down one common tree by PUCT (the mover of a node looks at his own
results only: max^n), adds one node, plays on at random up to a cut-off, and turns the end or the game's own heuristic into a result
for every seat. An edge's `avail` counts how often it could have been chosen, since not every world offers it.
"""

import math
import time
from collections.abc import Callable
from typing import Any

from mypy_extensions import i64

from tessera.core.agenda import Perspective, State

END: i64 = 1_000_000_000


class Node:
    """A decision in the tree. Edges are parallel lists: code, child, tries, result for the mover, availability, prior."""

    def __init__(self, seat: i64, decision: str) -> None:
        self.seat, self.decision = seat, decision
        self.where: dict[int, int] = {}
        self.codes: list[int] = []
        self.kids: list[Node | None] = []
        self.tries: list[int] = []
        self.wins: list[float] = []
        self.avail: list[int] = []
        self.prior: list[float] = []


class Plan:
    """How to search: exploration, random decisions of a rollout (END: to the end), decisions by which the mover may finish what
    he has begun before it is judged, and the weight of the heuristic's opinion on new options."""

    def __init__(self, explore: float, cut: i64, finish: i64, bias: float, spread: float, seats: i64) -> None:
        self.explore, self.cut, self.finish, self.bias, self.spread, self.seats = explore, cut, finish, bias, spread, seats


def chances(values: list[float], spread: float) -> list[float]:
    """Points of lead turned into shares that sum to 1."""
    best = max(values)
    raised = [math.exp((v - best) / spread) for v in values]
    total = sum(raised)
    return [r / total for r in raised]


def results(g: State, worth: Callable[[Any, int], float], plan: Plan) -> list[float]:
    """What this position is worth to each seat: at the end mostly the win, before it the heuristic."""
    if not g.over:
        return chances([worth(g, seat) for seat in range(plan.seats)], plan.spread)
    shares = chances([float(score) for score in g.scores()], plan.spread)
    winners = g.winners()
    for seat in range(plan.seats):
        shares[seat] = 0.3 * shares[seat] + (0.7 / len(winners) if seat in winners else 0.0)
    return shares


def priors(g: State, legal: list[int], worth: Callable[[Any, int], float], plan: Plan) -> list[float]:
    """How good the heuristic thinks each option is for the mover, as shares."""
    if plan.bias <= 0.0:
        return [1.0 / len(legal)] * len(legal)
    seat = g.seat
    found: list[float] = []
    for code in legal:
        after = g.clone()
        after.apply(code)
        found.append(worth(after, seat))
    return chances(found, plan.spread * plan.bias)


def simulate(root: Node, g: State, worth: Callable[[Any, int], float], plan: Plan, x: i64) -> i64:
    """One walk down the tree in the world g; returns the next state of the random numbers."""
    node = root
    path: list[Node] = []
    edges: list[int] = []
    while not g.over:
        edge = select(node, g, worth, plan)
        path.append(node)
        edges.append(edge)
        g.apply(node.codes[edge])
        kid = node.kids[edge]
        if kid is None:
            if not g.over:
                node.kids[edge] = Node(g.seat, g.decision)
            break
        node = kid
        if g.over or node.seat != g.seat:
            break
    n: i64 = 0
    while not g.over and n < plan.cut:
        x = 2147483085 * (x & 0xFFFFFFFF) + (x >> 32)
        legal = g.legal
        many: i64 = len(legal)
        chosen: i64 = (x & 0xFFFFFFFF) * many >> 32
        g.apply(legal[chosen])
        n += 1
    if n == 0 and len(path) > 0:
        finish(g, path[len(path) - 1].seat, worth, plan.finish)  # nobody judges a move half-made
    shares = results(g, worth, plan)
    for i in range(len(path)):
        walked = path[i]
        edge = edges[i]
        walked.tries[edge] += 1
        walked.wins[edge] += shares[walked.seat]
    return x


def enter(node: Node, codes: list[int], opinion: list[float]) -> None:
    """Options not yet in the node get an edge, with the heuristic's opinion of them."""
    for i in range(len(codes)):
        code = codes[i]
        if code not in node.where:
            node.where[code] = len(node.codes)
            node.codes.append(code)
            node.kids.append(None)
            node.tries.append(0)
            node.wins.append(0.0)
            node.avail.append(0)
            node.prior.append(opinion[i])


def select(node: Node, g: State, worth: Callable[[Any, int], float], plan: Plan) -> int:
    """The edge to follow: PUCT over the options of this world; new options enter the node first."""
    legal = g.legal
    unknown = 0
    for code in legal:
        if code not in node.where:
            unknown += 1
    if unknown > 0:
        enter(node, legal, priors(g, legal, worth, plan))
    best = -1
    best_score = -1.0e9
    tries = 0
    wins = 0.0
    for code in legal:
        edge = node.where[code]
        tries += node.tries[edge]
        wins += node.wins[edge]
    untried = wins / tries if tries > 0 else 1.0 / float(plan.seats)  # an option not tried yet promises no more than the others
    for code in legal:
        edge = node.where[code]
        node.avail[edge] += 1
        tried = node.tries[edge]
        mean = node.wins[edge] / tried if tried > 0 else untried
        score = mean + plan.explore * node.prior[edge] * math.sqrt(float(node.avail[edge])) / (1.0 + tried)
        if score > best_score:
            best_score = score
            best = edge
    return best


def grow(
    root: Node, seen: Perspective, worth: Callable[[Any, int], float], plan: Plan, seed: i64, sims: i64, until: float
) -> int:
    """Simulate until `sims` are done or the clock (time.perf_counter) reaches `until`; returns how many were done."""
    done: i64 = 0
    x: i64 = (seed & 0x3FFFFFFF) + 1
    state = seen._state
    while done < sims:
        if until > 0.0 and time.perf_counter() >= until:
            break
        world = state.imagined(seen.seat, seed * 1_000_003 + done)
        x = simulate(root, world, worth, plan, x)
        done += 1
    return done


def finish(g: State, seat: i64, value: Callable[[Any, int], float], depth: i64) -> None:
    """Let `seat` play on greedily while it keeps deciding, at most `depth` decisions deep."""
    while not g.over and g.seat == seat and depth > 0:
        best_code = -1
        best = -1.0e18
        for code in g.legal:
            after = g.clone()
            after.apply(code)
            worth = value(after, seat)
            if worth > best:
                best = worth
                best_code = code
        g.apply(best_code)
        depth -= 1


def look_ahead(g: State, seat: i64, value: Callable[[Any, int], float], depth: i64) -> float:
    """The value for `seat` after it has finished, greedily, what it has begun."""
    finish(g, seat, value, depth)
    if g.over:
        return value(g, seat) + (1000.0 if seat in g.winners() else 0.0)
    return value(g, seat)


def rate(
    seen: Perspective, codes: list[int], value: Callable[[Any, int], float], seed: i64, worlds: i64, depth: i64
) -> list[float]:
    """For each option the heuristic value it leads to, averaged over imagined worlds."""
    state = seen._state
    sums = [0.0] * len(codes)
    for w in range(worlds):
        world = state.imagined(seen.seat, seed * 7_919 + w)
        for i in range(len(codes)):
            after = world.clone()
            after.apply(codes[i])
            sums[i] += look_ahead(after, seen.seat, value, depth)
    return [total / float(worlds) for total in sums]
