"""The table as a picture. `tessera.look` draws; this module only asks for it and has a plain listing for everybody else.

The listing (`described`) is also the text view of a table: one line per entry of the view, in a fixed order.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from markupsafe import escape

from tessera import look
from tessera.core.game import find
from tessera.core.words import Words, words
from tessera.web.site import site_words

MOST_LINES = 400


@dataclass
class Picture:
    """What the page shows of a view: fragments of the board, blocks of the own area, rows of the players, views on a phone."""

    fragments: dict[str, str]
    viewbox: tuple[float, float, float, float] = (0, 0, 1080, 690)
    own: dict[str, str] = field(default_factory=dict)
    players: list[dict[str, Any]] | None = None
    views: list[tuple[str, str, str]] = field(default_factory=list)  # id, title, icon


def picture(
    view: dict[str, Any], targets: Mapping[str, str], lang: str, why: Iterable[str], names: Sequence[str], form: str
) -> Picture:
    table = look.table(view, targets=targets, lang=lang, why=why, names=names)
    if form == "desk":
        return Picture(table.fragments, table.viewbox, table.own, table.players, [])
    views = table.phone
    shown = next((one for one in views if one.id == form), views[0])
    return Picture(shown.fragments, shown.viewbox, table.own, table.players, [(one.id, one.title, one.icon) for one in views])


# ---- in words ---------------------------------------------------------------------------------------------------


def described(view: dict[str, Any], lang: str, names: Sequence[str]) -> list[tuple[int, str, str]]:
    """The view as lines: depth, name, value. For people who cannot see the board, and for reading it aloud."""
    said = words(find(view["game"]), lang)
    lines: list[tuple[int, str, str]] = []
    for name, value in view.items():
        if name not in ("game", "viewer", "options"):
            listed(lines, 0, label(said, name), value, said, names)
    return lines[:MOST_LINES]


def label(said: Words, name: Any) -> str:
    found = said.name(name)
    return found if found != str(name) else str(name).replace("_", " ").replace("-", " ")


def value_text(said: Words, value: Any, lang: str) -> str:
    t = site_words(lang)
    if value is None:
        return t("nothing")
    if isinstance(value, bool):
        return t("yes") if value else t("no")
    return str(value) if isinstance(value, int | float) else label(said, value)


def listed(lines: list[tuple[int, str, str]], depth: int, name: str, value: Any, said: Words, names: Sequence[str]) -> None:
    if isinstance(value, dict):
        if value and all(not isinstance(v, dict | list) for v in value.values()):
            text = ", ".join(f"{label(said, k)}: {value_text(said, v, said.language)}" for k, v in value.items())
            lines.append((depth, name, text))
            return
        lines.append((depth, name, ""))
        for inner, content in value.items():
            listed(lines, depth + 1, label(said, inner), content, said, names)
    elif isinstance(value, list):
        if all(not isinstance(item, dict | list) for item in value):
            lines.append((depth, name, ", ".join(value_text(said, item, said.language) for item in value) or "–"))
            return
        lines.append((depth, name, ""))
        seats = len(value) == len(names)
        for number, item in enumerate(value):
            listed(lines, depth + 1, names[number] if seats else str(number + 1), item, said, names)
    else:
        lines.append((depth, name, value_text(said, value, said.language)))


def listing(view: dict[str, Any], lang: str, names: Sequence[str]) -> str:
    rows = "".join(
        f'<li class="d{min(depth, 4)}"><b>{escape(name)}</b>{": " + escape(value) if value else ""}</li>'
        for depth, name, value in described(view, lang, names)
    )
    return f'<ul class="listing">{rows}</ul>'
