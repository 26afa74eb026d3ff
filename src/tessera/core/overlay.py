"""Overlays: an edition said as what differs from another.

base = "427d0f89601d1490"          the edition below, by its hash; or the game's id: its edition of today
removed = ["site[workshop-9]"]     entries that are left out, by name

[action.equi]
price = { bronze = 2 }             only what differs; tables are merged

[[site]]
id = "workshop-3"                  a row of a list is found by its first entry; a new one is added at the end,
value = 4                          so that nothing else is renumbered; the rows of a scale, named by their min, stay in order
"""

from collections.abc import Iterator
from typing import Any

from tessera.core.errors import BadEdition

HEAD = ("base", "removed")
MANY = 2  # rows of a list: more are counted, not read out
FIRST = ("id", "type", "players", "n", "index", "at", "colour", "min", "value")  # entries that may name a row of a list


def rows_key(rows: Any) -> str:
    """The entry that names each row of this list; "" for a list that is no list of named rows."""
    if not isinstance(rows, list) or not rows or not all(isinstance(row, dict) and row for row in rows):
        return ""
    key = next(iter(rows[0]))
    named = [row.get(key) for row in rows]
    return key if key in FIRST and all(isinstance(name, str | int) for name in named) and len(set(named)) == len(named) else ""


def under(path: str, step: Any) -> str:
    return f"{path}.{step}" if path else str(step)


# ---- one edition on top of another -------------------------------------------------------------------------------


def merged(base: Any, changes: Any, path: str = "") -> Any:
    """The base with the changes on top; neither is touched."""
    if isinstance(base, dict) and isinstance(changes, dict):
        return base | {name: merged(base.get(name), value, under(path, name)) for name, value in changes.items()}
    key = rows_key(base)
    if not key or not isinstance(changes, list):
        return changes
    found = {row[key]: row for row in base}
    for n, row in enumerate(changes):
        if not isinstance(row, dict) or not isinstance(row.get(key), str | int):
            raise BadEdition(f"{path}[{n}]: needs {key} = ..., which says the row that is meant, or the name of a new one")
        found[row[key]] = merged(found.get(row[key]), row, f"{path}[{row[key]}]")
    return sorted(found.values(), key=lambda row: int(row[key])) if key == "min" else list(found.values())


def laid_on(base: dict[str, Any], overlay: dict[str, Any]) -> dict[str, Any]:
    """The whole edition that an overlay stands for."""
    removed = overlay.get("removed", [])
    if not isinstance(removed, list) or not all(isinstance(entry, str) for entry in removed):
        raise BadEdition('removed: a list of entries is expected, such as ["site[workshop-9]"]')
    found = base
    for entry in removed:
        found = without(found, entry, entry)
    return dict(merged(found, {name: value for name, value in overlay.items() if name not in HEAD}))


def without(data: Any, entry: str, rest: str) -> Any:
    """The data without one entry; everything else as it is."""
    here, beyond = step_of(data, rest)
    if here is None:
        raise BadEdition(f"removed: there is no {entry} in the base")
    if isinstance(data, dict):
        kept = {name: value for name, value in data.items() if name != here}
        return kept if not beyond else {n: without(v, entry, beyond) if n == here else v for n, v in data.items()}
    return [without(row, entry, beyond) if n == here else row for n, row in enumerate(data) if beyond or n != here]


def step_of(data: Any, rest: str) -> tuple[Any, str]:
    """Which part of the data the beginning of this path means, and the rest of the path; (None, "") if there is none."""
    if isinstance(data, list) and rest.startswith("["):
        name, _, beyond = rest[1:].partition("]")
        key = rows_key(data)
        for n, row in enumerate(data):
            if name == (str(row[key]) if key else str(n)):
                return n, beyond.removeprefix(".")
    elif isinstance(data, dict):
        for name in sorted(data, key=len, reverse=True):
            if rest == name or rest.startswith((f"{name}.", f"{name}[")):
                return name, rest[len(name) :].removeprefix(".")
    return None, ""


def entry_of(data: Any, path: str) -> Any:
    """The value of an entry by its name, `site[workshop-3].cost.silver`; KeyError if there is none."""
    rest = path
    while rest:
        here, rest = step_of(data, rest)
        if here is None:
            raise KeyError(path)
        data = data[here]
    return data


# ---- what differs ------------------------------------------------------------------------------------------------


def overlay_of(base: dict[str, Any], other: dict[str, Any], name: str) -> dict[str, Any]:
    """The overlay that makes the other of the base, or the other itself where none does (rows in another order)."""
    removed: list[str] = []
    changes = changed(base, other, "", removed)
    overlay = {"base": name, **({"removed": removed} if removed else {}), **(changes or {})}
    return overlay if laid_on(base, overlay) == other else other


def changed(base: Any, other: Any, path: str, removed: list[str]) -> Any:
    """What of the other is not in the base; None when nothing."""
    if isinstance(base, dict) and isinstance(other, dict):
        removed += [under(path, name) for name in base if name not in other]
        found = {
            name: changed(base[name], value, under(path, name), removed) if name in base else value
            for name, value in other.items()
        }
        return {name: value for name, value in found.items() if value is not None} or None
    key = rows_key(base)
    if key and key == rows_key(other):
        rows, mine = {row[key]: row for row in base}, [row[key] for row in other]
        removed += [f"{path}[{name}]" for name in rows if name not in mine]
        found_rows = []
        for row in other:
            differs = changed(rows[row[key]], row, f"{path}[{row[key]}]", removed) if row[key] in rows else row
            if differs is not None:
                found_rows.append({key: row[key], **differs})
        return found_rows or None
    return None if base == other and type(base) is type(other) else other


def differences(base: Any, other: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Every entry that differs as (entry, value in the base, value in the other); None where there is no such entry."""
    if isinstance(base, dict) and isinstance(other, dict):
        for name in [*base, *(name for name in other if name not in base)]:
            if name != "source" and not name.endswith("_source"):
                yield from differences(base.get(name), other.get(name), under(path, name))
    elif rows_key(base) and rows_key(base) == rows_key(other):
        key = rows_key(base)
        mine, others = {row[key]: row for row in base}, {row[key]: row for row in other}
        for name in [*mine, *(name for name in others if name not in mine)]:
            yield from differences(mine.get(name), others.get(name), f"{path}[{name}]")
    elif base != other:
        yield path, base, other


def differing(base: Any, other: Any) -> list[tuple[str, str, str]]:
    """The same for people to read."""
    return [(entry, shown(was), shown(now)) for entry, was, now in differences(base, other)]


def shown(value: Any) -> str:
    """A value for people to read."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list) and len(value) > MANY and rows_key(value):
        return str(len(value))  # the cities of a map: who wants to read them looks into the file
    if isinstance(value, list):
        return ", ".join(shown(one) for one in value) or "-"
    if isinstance(value, dict):
        return ", ".join(f"{name} {inside(one)}" for name, one in value.items() if name != "source")
    return "-" if value is None else str(value)


def inside(value: Any) -> str:
    """What an entry holds, where others stand beside it."""
    text = shown(value)
    return f"({text})" if ", " in text else text
