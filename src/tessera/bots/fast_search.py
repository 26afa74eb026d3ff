"""The search itself, compiled: information-set Monte Carlo tree search for any number of players.

Each simulation imagines a world from what the seat knows, walks down one common tree by PUCT (the mover of a node looks at his own
results only: max^n), adds one node, plays on by a rollout policy up to a cut-off, and turns the end or the game's own outlook into a
result for every seat. An edge's `avail` counts how often it could have been chosen, since not every world offers it.
"""

import math
import time
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from tessera.core.agenda import Perspective, State

END: i64 = 1_000_000_000
RANDOM: Final = 0  # rollout policies: any option
GREEDY: Final = 1  # the mover takes what his own outlook likes best
FINE: Final = 0.02  # differences of chance smaller than this are not blown up any further
DECIDED: Final = 0.7  # at the end: how much of the result is the win, the rest is the margin


class Node:
    """A decision in the tree. Edges are parallel lists: code, children, tries, result for the mover, availability, prior."""

    def __init__(self, seat: i64, decision: str) -> None:
        self.seat, self.decision = seat, decision
        self.where: dict[int, int] = {}
        self.codes: list[int] = []
        self.kids: list[list[Node]] = []
        self.tries: list[int] = []
        self.wins: list[float] = []
        self.avail: list[int] = []
        self.prior: list[float] = []
        self.met = 0  # how often a search with a network came here before it asked for priors


class Plan:
    """How to search: exploration, the rollout's policy (see `roll_out`), decisions by which the mover may finish what he has begun
    before it is judged, the softness of the outlook's opinion on new options, how it becomes a chance, and how points do.
    `until`: when the clock (time.perf_counter) says this, stop at once; 0 for no clock."""

    def __init__(
        self,
        explore: float,
        policy: i64,
        cut: i64,
        turns: i64,
        wide: i64,
        finish: i64,
        bias: float,
        spread: float,
        margin: float,
        seats: i64,
    ) -> None:
        self.explore, self.policy, self.cut, self.turns, self.wide, self.finish = explore, policy, cut, turns, wide, finish
        self.bias, self.spread, self.margin, self.seats = bias, spread, margin, seats
        self.until = 0.0


def chances(values: list[float], spread: float) -> list[float]:
    """A lead turned into shares that sum to 1."""
    best = max(values)
    raised = [math.exp((v - best) / spread) for v in values]
    total = sum(raised)
    return [r / total for r in raised]


def results(g: State, worth: Callable[[Any, int], float], plan: Plan) -> list[float]:
    """What this position is worth to each seat: at the end mostly the win, before it the outlook."""
    if not g.over:
        return chances([worth(g, seat) for seat in range(plan.seats)], plan.spread)
    shares = chances([float(score) for score in g.scores()], plan.margin)
    winners = g.winners()
    for seat in range(plan.seats):
        shares[seat] = (1.0 - DECIDED) * shares[seat] + (DECIDED / len(winners) if seat in winners else 0.0)
    return shares


def priors(g: State, legal: list[int], worth: Callable[[Any, int], float], plan: Plan) -> list[float]:
    """How good the outlook thinks each option is for the mover, as shares."""
    if plan.bias <= 0.0 or len(legal) == 1:
        return [1.0 / len(legal)] * len(legal)
    seat = g.seat
    found: list[float] = []
    for code in legal:
        after = g.clone()
        after.apply(code)
        found.append(worth(after, seat))
    return opinion(found, plan.bias)


def opinion(values: list[float], softness: float) -> list[float]:
    """Values turned into shares of attention, whatever their scale: what stands as far below the best as the average option does
    gets exp(-1 / softness) of the best one's share."""
    gap = max(values) - sum(values) / float(len(values))
    return chances(values, max(softness * gap, 1.0e-9))


def late(plan: Plan) -> bool:
    return plan.until > 0.0 and time.perf_counter() >= plan.until


def child(node: Node, edge: i64, g: State) -> Node | None:
    """The node behind an edge for the question now asked; different worlds may ask different ones. None: it was not there yet."""
    seat = g.seat
    decision = g.decision
    for kid in node.kids[edge]:
        if kid.seat == seat and kid.decision == decision:
            return kid
    node.kids[edge].append(Node(seat, decision))
    return None


def simulate(root: Node, g: State, worth: Callable[[Any, int], float], plan: Plan, x: i64) -> i64:
    """One walk down the tree in the world g; returns the next state of the random numbers, -1 if the clock ended it."""
    node = root
    path: list[Node] = []
    edges: list[int] = []
    while not g.over:
        edge = select(node, g, worth, plan)
        path.append(node)
        edges.append(edge)
        g.apply(node.codes[edge])
        if g.over:
            break
        kid = child(node, edge, g)
        if kid is None:
            break
        node = kid
    if not g.over and plan.finish > 0 and len(path) > 0:  # nobody judges a move half-made
        if not finish(g, path[len(path) - 1].seat, worth, plan.finish, plan.until):
            return -1
    x = roll_out(g, root.seat, worth, plan, x)
    if x < 0:
        return x
    shares = results(g, worth, plan)
    for i in range(len(path)):
        walked = path[i]
        edge = edges[i]
        walked.tries[edge] += 1
        walked.wins[edge] += shares[walked.seat]
    return x


def roll_out(g: State, seat: i64, worth: Callable[[Any, int], float], plan: Plan, x: i64) -> i64:
    """Play on, at most `cut` decisions and no longer than until `seat` has come to its `turns`-th turn from here: positions are
    compared fairly where the same player is about to move. Greedy movers look at no more than `wide` options, drawn at random."""
    n: i64 = 0
    left: i64 = plan.turns
    before = seat
    while not g.over and n < plan.cut:
        mover = g.seat
        if mover == seat and before != seat:
            left -= 1
            if left <= 0:
                break
        before = mover
        legal = g.legal
        many: i64 = len(legal)
        x = 2147483085 * (x & 0xFFFFFFFF) + (x >> 32)
        first: i64 = (x & 0xFFFFFFFF) * many >> 32
        if plan.policy == GREEDY and many > 1:
            if late(plan):
                return -1
            g.apply(liked(g, worth, first, plan.wide))
        else:
            g.apply(legal[first])
        n += 1
    return x


def enter(node: Node, codes: list[int], opinion: list[float]) -> None:
    """Options not yet in the node get an edge, with the heuristic's opinion of them."""
    for i in range(len(codes)):
        code = codes[i]
        if code not in node.where:
            node.where[code] = len(node.codes)
            node.codes.append(code)
            node.kids.append([])
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
    return best_edge(node, legal, plan)


def best_edge(node: Node, legal: list[int], plan: Plan) -> int:
    """PUCT over these options, all of which are in the node."""
    best = -1
    best_score = -1.0e9
    tries = 0
    wins = 0.0
    for code in legal:
        edge = node.where[code]
        tries += node.tries[edge]
        wins += node.wins[edge]
    untried = wins / tries if tries > 0 else 1.0 / float(plan.seats)  # an option not tried yet promises no more than the others
    low, high = untried, untried
    for code in legal:
        edge = node.where[code]
        if node.tries[edge] > 0:
            mean = node.wins[edge] / node.tries[edge]
            low = min(low, mean)
            high = max(high, mean)
    width = max(high - low, FINE)  # early in a game all options lie close together: look at them through a lens
    for code in legal:
        edge = node.where[code]
        node.avail[edge] += 1
        tried = node.tries[edge]
        mean = node.wins[edge] / tried if tried > 0 else untried
        score = (mean - low) / width + plan.explore * node.prior[edge] * math.sqrt(float(node.avail[edge])) / (1.0 + tried)
        if score > best_score:
            best_score = score
            best = edge
    return best


def lead(root: Node) -> float:
    """By how many tries the first option is ahead of the second."""
    first, second = 0, 0
    for tried in root.tries:
        if tried > first:
            first, second = tried, first
        elif tried > second:
            second = tried
    return float(first - second)


def to_come(done: i64, sims: i64, began: float, plan: Plan) -> float:
    """Simulations still to come, at the pace so far."""
    left = float(sims - done)
    if plan.until > 0.0:
        now = time.perf_counter()
        left = min(left, float(done) * (plan.until - now) / max(now - began, 1.0e-9))
    return left


def grow(root: Node, seen: Perspective, worth: Callable[[Any, int], float], plan: Plan, seed: i64, sims: i64) -> int:
    """Simulate until `sims` are done, the plan's clock says stop, or nothing could change the choice any more; returns how many
    were done."""
    done: i64 = 0
    x: i64 = (seed & 0x3FFFFFFF) + 1
    state = seen._state
    began = time.perf_counter()
    while done < sims and not late(plan):
        if done & 7 == 7 and lead(root) > to_come(done, sims, began, plan):
            break
        world = state.imagined(seen.seat, seed * 1_000_003 + done)
        x = simulate(root, world, worth, plan, x)
        if x < 0:
            break
        done += 1
    return done


def liked(g: State, value: Callable[[Any, int], float], first: i64, wide: i64) -> int:
    """The option after which the mover's value is best. If there are more than `wide`, evenly spaced ones from `first` on."""
    seat = g.seat
    legal = g.legal
    many: i64 = len(legal)
    if many == 1:
        return legal[0]
    looked: i64 = many if many < wide else wide
    best_code = legal[first]
    best = -1.0e18
    i: i64 = 0
    while i < looked:
        at: i64 = first + i * many // looked
        if at >= many:
            at -= many
        code = legal[at]
        after = g.clone()
        after.apply(code)
        found = value(after, seat)
        if found > best:
            best = found
            best_code = code
        i += 1
    return best_code


def finish(g: State, seat: i64, value: Callable[[Any, int], float], depth: i64, until: float) -> bool:
    """Let `seat` play on greedily while it keeps deciding, at most `depth` decisions deep; False if the clock stopped it."""
    while not g.over and g.seat == seat and depth > 0:
        if until > 0.0 and time.perf_counter() >= until:
            return False
        g.apply(liked(g, value, 0, END))
        depth -= 1
    return True


def look_ahead(g: State, seat: i64, value: Callable[[Any, int], float], depth: i64) -> float:
    """The value for `seat` after it has finished, greedily, what it has begun."""
    finish(g, seat, value, depth, 0.0)
    if g.over:
        return value(g, seat) + (1000.0 if seat in g.winners() else 0.0)
    return value(g, seat)


def rate(
    seen: Perspective,
    codes: list[int],
    value: Callable[[Any, int], float],
    seed: i64,
    worlds: i64,
    depth: i64,
    until: float = 0.0,
) -> list[float]:
    """For each option the heuristic value it leads to, averaged over imagined worlds; the clock leaves out whole worlds. Empty:
    not even one world was done."""
    state = seen._state
    sums = [0.0] * len(codes)
    done = 0
    for w in range(worlds):
        world = state.imagined(seen.seat, seed * 7_919 + w)
        found: list[float] = []
        for i in range(len(codes)):
            if until > 0.0 and time.perf_counter() >= until:
                break
            after = world.clone()
            after.apply(codes[i])
            found.append(look_ahead(after, seen.seat, value, depth))
        if len(found) < len(codes):
            break
        done += 1
        for i in range(len(codes)):
            sums[i] += found[i]
    return [total / float(done) for total in sums] if done > 0 else []
