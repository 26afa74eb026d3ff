"""A table as text. Works from a view alone, so it shows any game, and nothing a seat may not see.

What the decision is about comes first, then what it looks at, then the rest; long lists are folded, and `show` opens them (find.py).
Counts become lines, lists of things become tables, players stand side by side. Names come from the game's catalogue, headings from
`label-...` of the terminal's own; which entry comes where says the game's `terminal.toml` (plan.py).
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tessera.cli.plan import Plan, plan_of
from tessera.cli.say import Say
from tessera.core.agenda import State
from tessera.core.game import Game
from tessera.core.kept import EditionText

FRAME = ("game", "options", "viewer", "over", "asking", "scores", "winners", "players", "context")  # said elsewhere
LONG = 8  # printed facts with more lines than this are shown only when asked for


def board(view: Mapping[str, Any], say: Say) -> RenderableType:
    """Everything on the table: what is asked, what all share, then the players side by side."""
    plan, decision = plan_of(say.game), (view.get("asking") or {}).get("decision", "")
    view = lying_open(view, plan)
    looked_at = plan.asked.get(decision, [])
    folded = set(folded_entries(view, say)) - set(looked_at)
    there = [
        name for name in view if name not in FRAME and name not in plan.left_out and not empty(view[name], name in plan.zeros)
    ]
    order = [name for name in dict.fromkeys([*looked_at, *plan.first, *there]) if name in there and name not in folded]
    parts: list[RenderableType] = []
    if said := context(view, say):
        parts.append(said)
    single = {name: view[name] for name in order if plain(view[name])}
    if single:
        parts.append(Text.assemble(*spread(single, say)))
    parts += [section(name, view[name], say) for name in order if name not in single]
    parts.append(players(view, say))
    if hidden := [say.label(name) for name in there if name in folded]:
        parts.append(Text(say("folded", entries=", ".join(hidden)), style="dim"))
    return Group(*parts)


def lying_open(view: Mapping[str, Any], plan: Plan) -> Mapping[str, Any]:
    """The faces of those cards and tiles that lie open; the rest is for `show`."""
    found = dict(view)
    for name, path in plan.lying.items():
        there: Any = view
        for step in path:
            there = there.get(step) or {}
        found[name] = {id: face for id, face in view[name].items() if id in there}
    return found


def context(view: Mapping[str, Any], say: Say) -> Text | None:
    """What the question is about: the die, the price, the steps left."""
    said = {
        name: value
        for name, value in (view.get("context") or {}).items()
        if name not in ("decision", "seat", *plan_of(say.game).left_out, *plan_of(say.game).said)
        and not empty(value)
        and len(str(value)) < 400
    }
    return Text.assemble((f"{say('about')} ", "bold"), *spread(said, say)) if said else None


def folded_entries(view: Mapping[str, Any], say: Say) -> list[str]:
    """What is only named: what the plan says, and what is printed on the components."""
    printed = printed_facts(say.game, say.edition, len(view.get("players", ())), tuple(sorted(view["options"].items())))
    plan = plan_of(say.game)
    return [name for name in view if name in plan.folded or (name not in plan.first and printed.get(name) == view[name])]


@cache
def printed_facts(game: Game, edition: EditionText | None, seats: int, options: tuple[tuple[str, Any], ...]) -> dict[str, Any]:
    """Long entries that are the same at every table: what is printed on board and cards, not what lies on them."""
    one = game.start(seats, "one", edition, **dict(options)).view()
    other = game.start(seats, "other", edition, **dict(options)).view()
    return {
        name: value
        for name, value in one.items()
        if name not in FRAME and isinstance(value, list | dict) and len(value) > LONG and other.get(name) == value
    }


def empty(value: Any, zeros: bool = False) -> bool:
    """Nothing worth a word: but 0 alone is a number, and seat 0 a player."""
    if isinstance(value, dict) and value and not zeros and counts(value):
        return not any(value.values())
    if isinstance(value, dict) and value and not zeros and all(isinstance(one, dict) for one in value.values()):
        return all(map(empty, value.values()))
    return value is None or value is False or value in ([], {}, "") or (isinstance(value, str) and value.startswith("#"))


def plain(value: Any) -> bool:
    return value is None or isinstance(value, str | int | float | bool)


def spread(values: Mapping[str, Any], say: Say) -> list[tuple[str, str]]:
    """`round 3   phase buy` on one line."""
    found: list[tuple[str, str]] = []
    for name, value in values.items():
        told = "" if value is True else inline(value, say, name)
        found += [("   " if found else "", ""), (f"{say.label(name)} " if told else say.label(name), "dim"), (told, "bold")]
    return found


def section(name: str, value: Any, say: Say) -> RenderableType:
    """One entry of the view under its heading."""
    heading, told = say.label(name), plan_of(say.game).told.get(name)
    rows = records(value)
    if rows is None and told is not None and isinstance(value, list):
        rows = [(one, {}) for one in dict.fromkeys(value)]
    if rows is not None:
        return grid(heading, rows, say, told)
    if isinstance(value, dict) and not counts(value) and all(isinstance(one, dict | list) for one in value.values()):
        body = Table(title=heading, title_justify="left", title_style="bold", show_header=False, box=None, padding=(0, 2, 0, 2))
        for key, one in value.items():
            body.add_row(Text(say.label(key), style="dim"), inline(one, say, key))
        return body
    return Text.assemble((f"{heading}: ", "bold"), inline(value, say, name))


def records(value: Any) -> list[tuple[str, Mapping[str, Any]]] | None:
    """The rows of a list or dict of objects, with the name of each row; None if it is neither."""
    if isinstance(value, list) and value and all(isinstance(one, dict) and not is_die(one) for one in value):
        return [("", one) for one in value]
    if isinstance(value, dict) and value and all(isinstance(one, dict) and not counts(one) for one in value.values()):
        return list(value.items())
    return None


def is_die(value: Mapping[str, Any]) -> bool:
    """{"colour": "brown", "value": 5}"""
    return set(value) == {"colour", "value"}


def counts(value: Mapping[str, Any]) -> bool:
    """{"food": 2, "gold": 0}: a stock, also where some of it is not known."""
    return all(one is None or (isinstance(one, int) and not isinstance(one, bool)) for one in value.values())


def grid(heading: str, rows: Sequence[tuple[str, Mapping[str, Any]]], say: Say, only: Sequence[str] | None = None) -> Table:
    """A table of things; `only`: of their columns these, because what they do is told."""
    plan, rows = plan_of(say.game), [(name, called(row, say)) for name, row in rows]
    gone = plan.left_out | plan.columns_left_out
    columns = [name for name in dict.fromkeys(name for _, row in rows for name in row) if name not in gone]
    columns = [name for name in columns if any(not empty(row.get(name)) for _, row in rows)]
    columns = columns if only is None else [name for name in columns if name in only]
    if "id" in columns and "name" in columns:
        columns.remove("id")
    # of cards always, of long lists of spaces where the plan says so: otherwise their options say it
    told = only is not None or len(rows) <= LONG or "ability" in columns
    effects = [say.effect(thing(name, row)) if told else "" for name, row in rows]
    if any(effects):
        columns = [name for name in columns if name not in ("ability", "effect")]
    made = Table(title=heading, title_justify="left", title_style="bold", header_style="dim", box=None, padding=(0, 2, 0, 2))
    named = any(name for name, _ in rows)
    for name in ([""] if named else []) + [say.label(name) for name in columns] + ([say.label("effect")] if any(effects) else []):
        made.add_column(name)
    for (name, row), effect in zip(rows, effects, strict=True):
        cells = [inline(row.get(column), say, column) for column in columns]
        made.add_row(*([say.label(name)] if named else []), *cells, *([effect] if any(effects) else []))
    return made


def called(row: Mapping[str, Any], say: Say) -> Mapping[str, Any]:
    """A row with its name as the reader calls it: a view says names in one language."""
    return {**row, "name": say.named(row["id"])} if {"id", "name"} <= set(row) else row


def thing(name: str, row: Mapping[str, Any]) -> str:
    """The id of what a row is about: its card, or itself."""
    card = row.get("card", row.get("id", name))
    found = card.get("kind", card.get("id", "")) if isinstance(card, dict) else card
    return str(found or "")


def players(view: Mapping[str, Any], say: Say) -> Table:
    """One column a player, one line an entry; whoever is asked is marked."""
    asking, viewer, plan = (view.get("asking") or {}).get("seat"), view.get("viewer"), plan_of(say.game)
    made = Table(title_justify="left", header_style="bold", show_lines=False)
    made.add_column("", style="dim")
    everyone, scores = view["players"], view.get("scores")
    for seat, _ in enumerate(everyone):
        you = f" ({say('you')})" if seat == viewer else ""
        made.add_column(f"{'▶ ' if seat == asking else ''}{say.player(seat)}{you}", style="bold" if seat == viewer else "")
    if isinstance(scores, list) and all(isinstance(score, int) for score in scores):
        made.add_row(say("score"), *map(str, scores))
    for name in dict.fromkeys(name for one in everyone for name in one):
        values = [one.get(name) for one in everyone]
        if name in ("seat", *plan.left_out, *plan.folded_of_players) or all(map(empty, values)) or values == scores:
            continue
        unseen = name in plan.hidden and not view["over"]
        cells = [say("hidden") if value is None and unseen else cell(value, say, name) for value in values]
        twice = isinstance(scores, list) and name in ("points", "score")
        made.add_row(say("in-play") if twice else say.label(name), *cells)
    return made


def cell(value: Any, say: Say, name: str) -> str:
    """As inline, but things that belong together stand below one another."""
    if isinstance(value, list) and value and all(isinstance(one, dict) and not is_die(one) for one in value):
        return "\n".join(inline(one, say, name) for one in value)
    rows = records(value)
    if rows is not None:
        return "\n".join(f"{say.label(key)}: {inline(row, say, key)}" for key, row in rows if row and not empty(row))
    return inline(value, say, name)


def inline(value: Any, say: Say, name: str = "") -> str:
    """Anything in a few words."""
    plan = plan_of(say.game)
    if value is None:
        return say("nobody")
    if isinstance(value, bool):
        return say("yes") if value else say("no")
    if isinstance(value, int):
        return say.player(value) if name in plan.seats and value >= 0 else f"+{value}" if name == "surcharge" else str(value)
    if isinstance(value, float):
        return f"{value:.1f}"
    if isinstance(value, str):
        return say.named(value, name)
    if isinstance(value, dict):
        return of_names(value, say, plan, name)
    if name in plan.by_seat:
        return ", ".join(
            f"{say.player(seat)} {inline(one, say)}" for seat, one in enumerate(value) if not empty(one) and one != 0
        ) or say("nobody")
    if name in plan.seats:
        return ", ".join(inline(one, say, name) for one in value) or say("nobody")
    counted = Counter(inline(one, say, name) for one in value)
    between = "; " if any(isinstance(one, dict) and not is_die(one) for one in value) else ", "
    return between.join(text if n == 1 else f"{n} × {text}" for text, n in counted.items()) or say("nobody")


def of_names(value: Mapping[str, Any], say: Say, plan: Plan, name: str) -> str:
    """A die, a stock, numbers by name, or an object in one line."""
    if is_die(value):
        return f"{inline(value['colour'], say, 'colour')} {value['value']}"
    if counts(value) and not set(value) & plan.seats:
        return "  ".join(amount(say.counted(key), n) for key, n in value.items() if n or name in plan.zeros) or say("nobody")
    if name in plan.by_seat:
        return ", ".join(f"{say.player(int(seat))} {inline(one, say)}" for seat, one in value.items()) or say("nobody")
    value, single = called(value, say), {"count"} if value.get("count") == 1 else set()
    parts = [part(key, one, say) for key, one in value.items() if not empty(one) and key not in plan.left_out | single]
    parts = [text for i, text in enumerate(parts) if not any(other.startswith(f"{text} ") for other in parts[:i])]
    return ", ".join(dict.fromkeys(parts)) or say("bare" if name in plan.bare else "nobody")


def amount(thing: str, n: int) -> str:
    """`food 2`; but `2 × weapon 1`."""
    return f"{n} × {thing}" if any(letter.isdigit() for letter in thing) else f"{thing} {n}"


def part(key: str, value: Any, say: Say) -> str:
    if key in ("id", "name", "card", "kind", "unit", "piece", *plan_of(say.game).seats):
        return inline(value, say, key)
    if value is True:
        return say.label(key)
    return f"{say.label(key)} {inline(value, say, key)}"


def final_scores(state: State, say: Say) -> RenderableType:
    """Who has how many points, where they come from, and what decides between equals."""
    sheets, standing = state.book.game.sheet(state), state.book.standing(state)
    ranks, scores = state.ranks(), state.scores()
    made = Table(title=say("over") if state.over else None, title_justify="left")
    for heading in (say("place"), say("seat"), say("score")):
        made.add_column(heading)
    lines = list(dict.fromkeys(line for sheet in sheets for line in sheet))
    for line in lines:
        made.add_column(say.words(f"sheet-{line}"), justify="right")
    ties = len(standing[0]) - 1
    for n in range(ties):
        made.add_column(say.words(f"tie-{n + 1}"), justify="right", style="dim")
    for seat in sorted(range(len(scores)), key=lambda seat: ranks[seat]):
        from_lines = [str(sheets[seat].get(line, 0)) for line in lines]
        made.add_row(
            str(ranks[seat]), say.player(seat), str(scores[seat]), *from_lines, *(str(abs(n)) for n in standing[seat][1:])
        )
    parts: list[RenderableType] = [made]
    if ties:
        parts.append(Text(say("ties", what=", ".join(say.words(f"tie-{n + 1}") for n in range(ties))), style="dim"))
    if state.over:
        first = [say.player(seat) for seat in state.winners()]
        parts.append(Text(say("winner" if len(first) == 1 else "winners", who=", ".join(first)), style="bold"))
    return Group(*parts)
