"""A table as text. Works from a view alone, so it shows any game, and nothing a seat may not see.

Counts become lines, lists of things become tables, players stand side by side. Names come from the game's catalogue, headings from
`label-...` of the terminal's own.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tessera.cli.say import Say
from tessera.core.agenda import State
from tessera.core.game import Game

FRAME = ("game", "options", "viewer", "over", "asking", "scores", "winners", "players")  # said elsewhere
LONG = 8  # printed facts with more lines than this are shown only when asked for
SEATED = (
    "seat",
    "owner",
    "by",
    "who",
    "active",
    "start_player",
    "holder",
    "attacker",
    "defender",
    "order",
)  # whose numbers are players
DRAWN = ("xy", "label_xy", "layout", "size", "context")  # for the eye only, or said by the question itself


def board(view: Mapping[str, Any], say: Say) -> RenderableType:
    """Everything on the table: what all share first, then the players side by side."""
    printed = printed_facts(say.game, len(view.get("players", ())), tuple(sorted(view["options"].items())))
    shared = {name: value for name, value in view.items() if name not in (*FRAME, *DRAWN) and printed.get(name) != value}
    parts: list[RenderableType] = []
    single = {name: value for name, value in shared.items() if plain(value) and not empty(value)}
    if single:
        parts.append(Text.assemble(*spread(single, say)))
    for name, value in shared.items():
        if name not in single and not empty(value):
            parts.append(section(name, value, say))
    if isinstance(view.get("players"), list):
        parts.append(players(view, say))
    return Group(*parts)


@cache
def printed_facts(game: Game, seats: int, options: tuple[tuple[str, Any], ...]) -> dict[str, Any]:
    """Long entries that are the same at every table: what is printed on board and cards, not what lies on them."""
    one = game.start(seats=seats, seed="one", **dict(options)).view()
    other = game.start(seats=seats, seed="other", **dict(options)).view()
    return {
        name: value
        for name, value in one.items()
        if name not in FRAME and isinstance(value, list | dict) and len(value) > LONG and other.get(name) == value
    }


def shown(view: Mapping[str, Any], wanted: str, say: Say) -> RenderableType | None:
    """One entry of the view, printed facts too, or whatever is known about the thing of that name."""
    if wanted in view:
        return section(wanted, view[wanted], say)
    found: list[RenderableType] = []
    for name, value in view.items():
        for key, row in records(value) or ():
            if wanted in (key, row.get("id"), row.get("name")):
                found.append(section(name, {key or wanted: row}, say))
    return Group(*found) if found else None


def empty(value: Any) -> bool:
    """Nothing worth a word: but 0 is a number, and seat 0 a player."""
    return value is None or value is False or value in ([], {}, "") or (isinstance(value, str) and value.startswith("#"))


def plain(value: Any) -> bool:
    return value is None or isinstance(value, str | int | float | bool)


def spread(values: Mapping[str, Any], say: Say) -> list[tuple[str, str]]:
    """`round 3   phase buy` on one line."""
    found: list[tuple[str, str]] = []
    for name, value in values.items():
        found += [("   " if found else "", ""), (f"{say.label(name)} ", "dim"), (inline(value, say, name), "bold")]
    return found


def section(name: str, value: Any, say: Say) -> RenderableType:
    """One entry of the view under its heading."""
    heading = say.label(name)
    rows = records(value)
    if rows is not None:
        return grid(heading, rows, say)
    if isinstance(value, dict) and not counts(value) and all(isinstance(one, dict | list) for one in value.values()):
        body = Table(title=heading, title_justify="left", title_style="bold", show_header=False, box=None, padding=(0, 2, 0, 2))
        for key, one in value.items():
            body.add_row(Text(say.label(key), style="dim"), inline(one, say, key))
        return body
    return Text.assemble((f"{heading}: ", "bold"), inline(value, say, name))


def records(value: Any) -> list[tuple[str, Mapping[str, Any]]] | None:
    """The rows of a list or dict of objects, with the name of each row; None if it is neither."""
    if isinstance(value, list) and value and all(isinstance(one, dict) for one in value):
        return [("", one) for one in value]
    if isinstance(value, dict) and value and all(isinstance(one, dict) and not counts(one) for one in value.values()):
        return list(value.items())
    return None


def counts(value: Mapping[str, Any]) -> bool:
    """{"food": 2, "gold": 0}: a stock."""
    return all(isinstance(one, int) and not isinstance(one, bool) for one in value.values())


def grid(heading: str, rows: Sequence[tuple[str, Mapping[str, Any]]], say: Say) -> Table:
    columns = [name for name in dict.fromkeys(name for _, row in rows for name in row) if name not in DRAWN]
    columns = [name for name in columns if any(not empty(row.get(name)) for _, row in rows)]
    if "id" in columns and all(inline(row.get("id"), say) == inline(row.get("name", ""), say) for _, row in rows):
        columns.remove("id")
    made = Table(title=heading, title_justify="left", title_style="bold", header_style="dim", box=None, padding=(0, 2, 0, 2))
    named = any(name for name, _ in rows)
    if named:
        made.add_column("")
    for name in columns:
        made.add_column(say.label(name))
    for name, row in rows:
        cells = [inline(row.get(column), say, column) for column in columns]
        made.add_row(*([say.label(name)] if named else []), *cells)
    return made


def players(view: Mapping[str, Any], say: Say) -> Table:
    """One column a player, one line an entry; whoever is asked is marked."""
    asking = (view.get("asking") or {}).get("seat")
    made = Table(title_justify="left", header_style="bold", show_lines=False)
    made.add_column("", style="dim")
    everyone = view["players"]
    for seat, _ in enumerate(everyone):
        you = f" ({say('you')})" if seat == view.get("viewer") else ""
        made.add_column(
            f"{'▶ ' if seat == asking else ''}{say.player(seat)}{you}", style="bold" if seat == view.get("viewer") else ""
        )
    scores = view.get("scores")
    if isinstance(scores, list) and all(isinstance(score, int) for score in scores):
        made.add_row(say("score"), *map(str, scores))
    for name in dict.fromkeys(name for one in everyone for name in one):
        if name in ("seat", *DRAWN) or all(empty(one.get(name)) for one in everyone):
            continue
        made.add_row(say.label(name), *(cell(one.get(name), say, name) for one in everyone))
    return made


def cell(value: Any, say: Say, name: str) -> str:
    """As inline, but things that belong together stand below one another."""
    if isinstance(value, list) and value and all(isinstance(one, dict) for one in value):
        return "\n".join(inline(one, say, name) for one in value)
    rows = records(value)
    if rows is not None:
        return "\n".join(f"{say.label(key)}: {inline(row, say, key)}" for key, row in rows if row)
    return inline(value, say, name)


def inline(value: Any, say: Say, name: str = "") -> str:
    """Anything in a few words."""
    if value is None:
        return say("nobody")
    if isinstance(value, bool):
        return say("yes") if value else say("no")
    if isinstance(value, int):
        return say.player(value) if name in SEATED and value >= 0 else str(value)
    if isinstance(value, float):
        return f"{value:.1f}"
    if isinstance(value, str):
        return say.words.name(value)
    if isinstance(value, dict):
        if counts(value):
            return "  ".join(f"{named(key, say)} {n}" for key, n in value.items() if n) or say("nobody")
        parts = [part(key, one, say) for key, one in value.items() if not empty(one) and key not in DRAWN]
        return ", ".join(dict.fromkeys(parts)) or say("nobody")
    counted = Counter(inline(one, say, name) for one in value)
    return ", ".join(text if n == 1 else f"{n} × {text}" for text, n in counted.items()) or say("nobody")


def named(key: str, say: Say) -> str:
    """What is counted: a thing of the game, else a heading of ours."""
    return say.words.name(key) if say.words.has(f"name-{key}") else say.label(key)


def part(key: str, value: Any, say: Say) -> str:
    if key in ("id", "name", "card", "kind", *SEATED):
        return inline(value, say, key)
    if value is True:
        return say.label(key)
    return f"{say.label(key)} {inline(value, say, key)}"


def final_scores(state: State, say: Say) -> RenderableType:
    """Who has how many points, and where they come from."""
    sheets = state.book.game.sheet(state)
    ranks, scores = state.ranks(), state.scores()
    made = Table(title=say("over") if state.over else None, title_justify="left")
    for heading in (say("place"), say("seat"), say("score")):
        made.add_column(heading)
    lines = list(dict.fromkeys(line for sheet in sheets for line in sheet))
    for line in lines:
        made.add_column(say.words(f"sheet-{line}"), justify="right")
    for seat in sorted(range(len(scores)), key=lambda seat: ranks[seat]):
        made.add_row(str(ranks[seat]), say.player(seat), str(scores[seat]), *(str(sheets[seat].get(line, 0)) for line in lines))
    if not state.over:
        return made
    first = [say.player(seat) for seat in state.winners()]
    return Group(made, Text(say("winner" if len(first) == 1 else "winners", who=", ".join(first)), style="bold"))
