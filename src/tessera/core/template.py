"""The file an owner begins with: an overlay that changes nothing yet, with what to check against the box as comments."""

import json
from collections.abc import Iterator
from typing import Any

from tessera.core.overlay import rows_key, under

UNASKED = ("schema", "meta", "layout")  # nothing an owner reads off the box
HEAD = """# An edition of {title} of your own. It holds only what differs from its base; everything else is as there.
# A row of a list is found by its first entry; a new one is added at the end, with its name in both languages:
#   name = {{ en = "...", de = "..." }}
# What shall be left out is listed by its name: removed = ["..."]
# tessera edition check {game} {file}      says which entry is wrong, if one is
# tessera edition diff {game} {file}       says what differs

base = "{base}"
"""
ASK = """
# Our own numbers, because neither the rules nor published pictures show them: the first to check. Where yours differs, take the
# # away from it, and from the lines above it that say where it belongs.
"""


def template(title: str, game: str, file: str, base: str, data: dict[str, Any]) -> str:
    asked = {name: value for name, value in data.items() if name not in UNASKED}
    return HEAD.format(title=title, game=game, file=file, base=base) + ASK + "".join(f"# {line}\n" for line in own_numbers(asked))


def own_numbers(data: dict[str, Any], path: str = "", source: str = "", rows: bool = False, key: str = "") -> Iterator[str]:
    """The lines of an overlay with everything whose source is our own house."""
    source = str(data.get("source", source))
    plain = {name: value for name, value in data.items() if not name.endswith("source") and not deep(value) and name != key}
    house = [name for name in plain if data.get(f"{name}_source", source) == "house"]
    if house:
        yield f"[[{path}]]" if rows else f"[{path}]"
        if rows:
            yield f"{key} = {said(data[key])}"
        yield from (f"{name} = {said(plain[name])}" for name in house)
    for name, value in data.items():
        if isinstance(value, dict) and deep(value):
            yield from own_numbers(value, under(path, name), source)
        elif rows_key(value) and not rows:  # rows inside of rows are changed as a whole
            for row in value:
                yield from own_numbers(row, under(path, name), source, True, rows_key(value))


def deep(value: Any) -> bool:
    """A table of its own, not a value in one line."""
    if isinstance(value, dict):
        return "source" in value or any(isinstance(one, dict | list) for one in value.values())
    return isinstance(value, list) and any(isinstance(one, dict) for one in value)


def said(value: Any) -> str:
    """A value as TOML writes it in one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {said(one)}" for name, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(said(one) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False)
