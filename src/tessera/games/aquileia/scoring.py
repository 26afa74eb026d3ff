"""Points: what is on the score track, and what laurels and villas add at the end. Compiled."""

from mypy_extensions import i64

from tessera.core.goods import count, total
from tessera.core.hands import held
from tessera.core.sets import summed
from tessera.games.aquileia.state import Player, Table
from tessera.games.aquileia.tables import SOURCES


def villa_sum(g: Table, p: Player, colour: i64) -> i64:
    """The values of this player's villas of one colour."""
    e = g.edition
    if p.houses & ~e.left_mask == 0:  # none at all: observations ask this for every colour of every player
        return 0
    return summed(p.houses & e.villas[colour], e.site_value)


def neutral_points(g: Table, p: Player) -> i64:
    """AQU-119: the points printed on neutral laurels."""
    e = g.edition
    points: i64 = 0
    for kind in range(len(e.laurel_points)):
        points += held(p.laurels, kind) * e.laurel_points[kind]
    return points


def theatre_colour(g: Table, p: Player, kind: i64) -> i64:
    """AQU-122, AQU-123, AQU-128: the colour a theatre card counts for: the one with the larger villa sum."""
    e = g.edition
    first: i64 = e.theatre_first[kind]
    second: i64 = e.theatre_second[kind]
    return second if villa_sum(g, p, second) > villa_sum(g, p, first) else first


def cards_for(g: Table, p: Player, colour: i64) -> i64:
    """How many of this player's laurels and theatre cards count for a colour."""
    e = g.edition
    n: i64 = 0
    for kind in range(len(e.laurel_colour)):
        if e.laurel_colour[kind] == colour:
            n += held(p.laurels, kind)
    if p.theatre_cards > 0:
        for kind in range(len(e.theatre_first)):
            if held(p.theatre_cards, kind) > 0 and theatre_colour(g, p, kind) == colour:
                n += held(p.theatre_cards, kind)
    return n


def villa_points(g: Table, p: Player, colour: i64) -> i64:
    """AQU-121, AQU-124: villa sum times matching cards."""
    worth = villa_sum(g, p, colour)
    return worth * cards_for(g, p, colour) if worth > 0 else 0


def all_villas(g: Table, p: Player) -> i64:
    points: i64 = 0
    for colour in range(len(g.edition.colours)):
        points += villa_points(g, p, colour)
    return points


def final_points(g: Table, p: Player) -> i64:
    """The score track plus all that would be added if the game ended now."""
    return total(p.score) + neutral_points(g, p) + all_villas(g, p)


def standing(g: Table) -> list[tuple[int, ...]]:
    """AQU-126, AQU-127: points and nothing else; equal points share the rank."""
    return [(final_points(g, p),) for p in g.players]


def sheet(g: Table) -> list[dict[str, int]]:
    """Where each point comes from."""
    return [lines(g, p) for p in g.players]


def lines(g: Table, p: Player) -> dict[str, int]:
    found: dict[str, int] = {}
    for source in range(len(SOURCES)):
        found[SOURCES[source]] = count(p.score, source)
    found["laurels"] = neutral_points(g, p)
    for colour in range(len(g.edition.colours)):
        found[f"villas-{g.edition.colours[colour]}"] = villa_points(g, p, colour)
    return found
