"""What an edition prints, for words: its values by the names of their entries, and the names it gives to things of its own."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from tessera.core.edition import parsed
from tessera.core.overlay import entry_of, rows_key

NAMED = re.compile(r"([^.\[\]]+)\]?\.name\Z")  # the name of a row or a table


class Printed:
    """One edition as texts need it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        of_rows = list(names_in(data))
        ids = {id for id, _ in of_rows}  # a map may be called like a province: a table of that id is another thing
        self.named = [*of_rows, *(pair for pair in tables_in(data) if pair[0] not in ids)]
        self.names: dict[str, Any] = dict(sorted(self.named, key=lambda pair: isinstance(pair[1], dict)))

    def name(self, id: str, language: str) -> str | None:
        """The name an edition brings for a thing of its own, in this language."""
        own = self.names.get(id)
        return str(own[language]) if isinstance(own, dict) else None

    def renamed(self, own: Sequence["Printed"]) -> dict[str, str]:
        """The names in one language that it gives to things its game calls otherwise, in each of its own editions."""
        return {id: name for id, name in self.named if isinstance(name, str) and not any((id, name) in one.named for one in own)}

    def plain_name(self, id: str) -> str | None:
        """The name it has in the file in any language, for want of a better one."""
        own = self.names.get(id)
        return own if isinstance(own, str) else None

    def says(self, entry: str, value: Any) -> bool:
        """Whether this edition has the entry and says just that."""
        try:
            return bool(self.value(entry) == value)
        except KeyError:
            return False

    def value(self, entry: str) -> Any:
        """The value of an entry; an entry that is not there is a mistake in a text of ours."""
        return entry_of(self.data, entry)


def names_in(data: Any, key: str = "id") -> Iterator[tuple[str, Any]]:
    """The names of rows, `name = { en = ..., de = ... }` or `name = "..."`, by their ids."""
    if isinstance(data, dict):
        if "name" in data and key in data:
            yield from ((id, data["name"]) for id in {str(data[key]), str(data[key]).lower()})  # keys are in small letters
        for value in data.values():
            yield from names_in(value)
    elif isinstance(data, list):
        for row in data:
            yield from names_in(row, rows_key(data) or key)


def tables_in(data: Any) -> Iterator[tuple[str, Any]]:
    """The names of tables, by what they are called in the file."""
    for id, value in data.items() if isinstance(data, dict) else ():
        if isinstance(value, dict) and "name" in value and "id" not in value:
            yield id, value["name"]
        yield from tables_in(value)


@lru_cache(maxsize=256)
def rows(edition: Printed, entry: str) -> dict[str, Any]:
    """The rows of a list by their names."""
    listed = edition.value(entry)
    key = rows_key(listed)
    return {str(row[key]): row for row in listed}


@lru_cache(maxsize=64)
def printed(text: str) -> Printed:
    return Printed(parsed(text, "edition"))
