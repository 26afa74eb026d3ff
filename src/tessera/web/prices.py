"""What each option of a list costs and brings in points, as signs beside its words. Only where it is certain: see effects."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from tessera import look
from tessera.core.agenda import State
from tessera.core.drawing import Count
from tessera.web.effects import Tried, some_tried
from tessera.web.preview import differences
from tessera.web.site import draw_part

MOST_ALIKE = 0.75  # of the options
Row = dict[str, Any]
Price = tuple[list[tuple[Count, int]], int]  # what goes, and the change of points


def prices(
    state: State, seat: int, lang: str, names: Sequence[str], edition: Any, known: dict[str, Tried] | None = None
) -> dict[str, str]:
    """For every option what stands at its right; nothing where none costs or brings anything."""
    tried = some_tried(state, seat) if known is None else known
    if len(tried) < 2:
        return {}

    def rows(of: State) -> list[Row]:
        return look.players(of.view(seat), lang=lang, names=names, edition=edition)

    now = rows(state)
    found = {key: price(now, rows(world), seat) for key, (_, world) in tried.items() if world is not None}
    scores = any(points for _, points in found.values())
    found = unlike(found, len(tried))
    return {key: drawn(lang, tuple(costs), points, scores) for key, (costs, points) in found.items() if costs or scores}


@lru_cache(4096)
def drawn(lang: str, costs: tuple[tuple[Count, int], ...], points: int, scores: bool) -> str:
    return draw_part("price", lang, costs=costs, points=points, scores=scores)


def price(now: list[Row], then: list[Row], seat: int) -> Price:
    costs = [(count, -n) for count, n in differences(now, [then], seat) if n < 0]
    return costs, then[seat]["score"] - now[seat]["score"]


def unlike(found: dict[str, Price], options: int) -> dict[str, Price]:
    """Without what most options cost: it tells nothing about one of them, and their words say it."""
    often = Counter((count.label, n) for one, _ in found.values() for count, n in one)
    common = {cost for cost, n in often.items() if n > MOST_ALIKE * options}
    return {key: ([(c, n) for c, n in one if (c.label, n) not in common], points) for key, (one, points) in found.items()}
