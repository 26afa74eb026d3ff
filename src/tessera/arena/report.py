"""What an arena run says: a table for the terminal, JSON for programs, HTML with plots for people."""

from collections.abc import Sequence
from typing import Any

from tessera.arena.charts import bars, histogram, html_table, page
from tessera.arena.match import Result
from tessera.arena.stats import Line, Mean, by_seat, table

HEAD = ("bot", "games", "win share [95 %]", "x fair", "points", "rank", "rating")


def rows(lines: Sequence[Line]) -> list[tuple[str, ...]]:
    return [
        (
            line.bot,
            str(line.games),
            str(line.share),
            f"{line.times_fair:.2f}",
            f"{line.points.value:.1f}",
            f"{line.rank.value:.2f}",
            f"{line.rating:.1f} ± {line.sigma:.1f}",
        )
        for line in lines
    ]


def as_json(game: str, results: Sequence[Result]) -> dict[str, Any]:
    return {
        "game": game,
        "games": len(results),
        "bots": [
            {
                "bot": line.bot,
                "games": line.games,
                "win_share": interval(line.share),
                "fair_share": line.fair,
                "times_fair": line.times_fair,
                "points": interval(line.points),
                "rank": interval(line.rank),
                "rating": {"mu": line.rating, "sigma": line.sigma},
            }
            for line in table(results)
        ],
        "seats": [interval(share) for share in by_seat(results)],
        "decisions": sum(result.decisions for result in results),
        "seconds": round(sum(result.seconds for result in results), 1),
        "trouble": [line for result in results for line in result.trouble],
    }


def interval(m: Mean) -> dict[str, float | None]:
    """Of a single deal there is none: JSON knows no endless number."""
    known = m.n > 1
    return {"mean": m.value, "low": m.low if known else None, "high": m.high if known else None, "n": m.n}


def as_html(title: str, results: Sequence[Result]) -> str:
    lines = table(results)
    fair = lines[0].fair if lines else None
    shares = bars([(line.bot, line.share) for line in lines], fair, "Win share with 95 % interval; dashed: fair share")
    points = bars([(line.bot, line.points) for line in lines], None, "Points")
    seats = bars([(f"seat {i}", share) for i, share in enumerate(by_seat(results))], fair, "Win share by seat")
    lengths = histogram([float(result.decisions) for result in results], title="Decisions per game")
    sections = [("Standing", html_table(HEAD, rows(lines))), ("Plots", shares + points + seats + lengths)]
    trouble = [line for result in results for line in result.trouble]
    if trouble:
        sections.append(("Trouble", html_table(("report",), [(line,) for line in trouble])))
    return page(title, sections)
