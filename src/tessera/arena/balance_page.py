"""The figures of `balance` as a page for people."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tessera.arena.balance import Account, summary, unwanted, uses, ways
from tessera.arena.charts import bars, histogram, html_table, page
from tessera.arena.stats import Mean, mean

SHOWN = 25


def sections(found: Sequence[Account]) -> list[tuple[str, str]]:
    """What there is to see of the games of one seat count."""
    seats = len(found[0].shares)
    data = summary(found)
    shares = bars([(f"seat {i}", mean([one.shares[i] for one in found])) for i in range(seats)], 1 / seats, "Win share by seat")
    order = [(f"place {place + 1}", Mean(**share)) for place, share in enumerate(data["order"])]
    shares += bars(order, 1 / seats, "... and by place in the order of play, from who began on")
    clear = [use for use in uses(found) if use.worth.low > 1 or use.worth.high < 1]
    top = bars(
        [(use.what, use.worth) for use in clear[:SHOWN]], 1.0, "Wins of those who did it, over those of their equals: highest"
    )
    low = bars([(use.what, use.worth) for use in clear[-SHOWN:]], 1.0, "... and lowest (intervals clear of 1 only)")
    nobody = html_table(("thing", "offered", "taken"), unwanted(found)[:SHOWN])
    sources = html_table(
        ("source of points", "winners", "others", "wins of who made most of it"),
        [(name, f"{won.value:.1f}", f"{lost.value:.1f}", f"{most.value:.2f}") for name, won, lost, most in ways(found)],
    )
    asked = html_table(
        ("decision", "asked per game", "options"), [(name, data["asked"][name], data["options"][name]) for name in data["asked"]]
    )
    lengths = histogram([float(one.decisions) for one in found], title="Decisions per game")
    ends = html_table(("end", "games"), Counter(data["reasons"]).most_common())
    return [
        ("Seats", shares), ("What wins among equals", top + low), ("What nobody wants", nobody), ("Ways to win", sources),
        ("Length and end", lengths + ends), ("Decisions", asked),
    ]  # fmt: skip


def as_html(title: str, found: Mapping[int, Sequence[Account]]) -> str:
    """One page for a game: a chapter per seat count."""
    chapters = []
    for seats, played in found.items():
        chapters += [(f"{head}, {seats} players" if len(found) > 1 else head, html) for head, html in sections(played)]
    return page(title, chapters)


def compared_html(title: str, found: Mapping[int, dict[str, Any]]) -> str:
    """One page for two editions: a chapter per seat count."""
    chapters = []
    for seats, data in found.items():
        rows = [(f"seat {i}", Mean(**share)) for i, share in enumerate(data["seats"])]
        shares = bars(rows, 0.0, "Change of the win share by seat")
        things = html_table(
            ("thing", "worth before", "worth after", "used before", "used after"),
            [
                (
                    use["what"],
                    *(f"{worth['value']:.2f}" for worth in use["worth"]),
                    *(f"{often:.1%}" for often in use["frequency"]),
                )
                for use in data["uses"][: 2 * SHOWN]
            ],
        )
        more = f"<p>Points of a player: {told(data['points'], 1)}; decisions: {told(data['decisions'], 0)}</p>"
        chapters.append((f"{seats} players, {data['games']} deals", shares + more + things))
    return page(title, chapters)


def told(found: dict[str, float], places: int) -> str:
    """A mean with its interval, in words."""
    return f"{found['value']:+.{places}f} [{found['low']:+.{places}f}, {found['high']:+.{places}f}]"
