"""The tree of a search that is led by a network, compiled: walking down, and bringing results back.

Walks go out several at a time before any of them is judged: a try counts when it sets out, so that the next walk looks elsewhere
meanwhile, and until it is back its result is thought to be what its edge brought so far.
"""

from mypy_extensions import i64

from tessera.bots.fast_search import Node, Plan, best_edge
from tessera.core.agenda import State


class Walk:
    """One way down in one imagined world, up to a position a network is asked about; `node` is there if it is asked for priors too."""

    def __init__(self, world: State) -> None:
        self.world = world
        self.path: list[Node] = []
        self.edges: list[int] = []
        self.hopes: list[float] = []
        self.node: Node | None = None


def walk(root: Node, first: i64, world: State, plan: Plan, patience: i64) -> Walk:
    """Take the root's option `first`, then what PUCT says, up to the end or to a node that does not know all options of this world. Such a
    node gets priors when it is met more than `patience` times: until then it is only judged, each time in another world."""
    found = Walk(world)
    node = root
    edge = root.where[first]
    while True:
        found.path.append(node)
        found.edges.append(edge)
        hope = hoped(node, edge, plan)
        found.hopes.append(hope)
        node.wins[edge] += hope
        node.tries[edge] += 1
        world.apply(node.codes[edge])
        if world.over:
            return found
        node = below(node, edge, world)
        for code in world.legal:
            if code not in node.where:
                node.met += 1
                if node.met > patience:
                    found.node = node
                return found
        edge = best_edge(node, world.legal, plan)


def hoped(node: Node, edge: i64, plan: Plan) -> float:
    """What an edge brought so far on average; not tried yet, what its node did."""
    tries: i64 = node.tries[edge]
    if tries > 0:
        return node.wins[edge] / float(tries)
    tries = sum(node.tries)
    return sum(node.wins) / float(tries) if tries > 0 else 1.0 / float(plan.seats)


def below(node: Node, edge: i64, g: State) -> Node:
    """The node behind an edge for the question now asked."""
    seat = g.seat
    decision = g.decision
    for kid in node.kids[edge]:
        if kid.seat == seat and kid.decision == decision:
            return kid
    made = Node(seat, decision)
    node.kids[edge].append(made)
    return made


def bring_back(found: Walk, shares: list[float]) -> None:
    """`shares`: everybody's chance to win, by seat."""
    for i in range(len(found.path)):
        node = found.path[i]
        node.wins[found.edges[i]] += shares[node.seat] - found.hopes[i]


def decided(g: State) -> list[float]:
    """Everybody's share of the victory when the game is over."""
    winners = g.winners()
    return [1.0 / float(len(winners)) if seat in winners else 0.0 for seat in range(g.seats())]


def worlds(state: State, seat: i64, seed: i64, first: i64, many: i64) -> list[State]:
    """Imagined worlds number `first` and on."""
    return [state.imagined(seat, seed * 1_000_003 + first + i) for i in range(many)]
