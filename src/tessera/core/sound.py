"""What may stand in an edition at all, whatever the game: looked at before anybody reads it, since editions also come with records."""

import re
import unicodedata
from typing import Any

from tessera.core.edition import MOST
from tessera.core.errors import BadEdition
from tessera.core.form import ID, kind_of
from tessera.core.overlay import under

DEEP = 30  # tables inside of tables
LONG, LONGEST = 60, 500  # letters of a name, of any text
ENTRY = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,59}\Z")
COLOUR = re.compile(r"(#[0-9A-Fa-f]{6}|[a-z]+)\Z")


def sound(value: Any, path: str = "", deep: int = 0) -> None:
    """Refuses by its name what is no table, list, text, truth or number of a size that is printed."""
    if deep > DEEP:
        raise BadEdition(f"{path.partition('.')[0][:LONG]}: {DEEP} tables inside of each other at most")
    if isinstance(value, dict):
        for name, one in value.items():
            entry_named(name, one, under(path, name))
            sound(one, under(path, name), deep + 1)
    elif isinstance(value, list):
        for n, one in enumerate(value):
            id = one.get("id") if isinstance(one, dict) else None
            sound(one, f"{path}[{id if isinstance(id, str) else n}]", deep + 1)
    elif isinstance(value, str):
        demand_text(value, path, LONGEST)
    elif not isinstance(value, int | float):
        raise BadEdition(f"{path}: a text or a number is expected, found {kind_of(value)}")
    elif not -MOST <= value <= MOST:
        raise BadEdition(f"{path}: a number of at most {MOST} is expected")


def entry_named(name: str, value: Any, path: str) -> None:
    """The entry's own name, and what some names ask of what they say."""
    if not ENTRY.match(name):
        raise BadEdition(f"{told(path)}: the name of an entry is made of letters a to z, digits, - and _")
    if name == "id" and isinstance(value, str) and not ID.match(value):
        raise BadEdition(f"{told(path)}: letters a to z, digits, - and _ are expected, found {told(value)!r}")
    if name == "colour" and isinstance(value, str) and not COLOUR.match(value):
        raise BadEdition(f'{path}: a colour such as "#8a2be2" is expected, found {told(value)!r}')
    if name == "name":
        for said in value.values() if isinstance(value, dict) else (value,):
            if isinstance(said, str):
                demand_text(said, path, LONG)
                if not said.strip():
                    raise BadEdition(f"{path}: a name is expected, found an empty text")


def demand_text(value: str, path: str, most: int) -> None:
    if len(value) > most:
        raise BadEdition(f"{path}: at most {most} letters are expected, found {len(value)}")
    if any(unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Zl", "Zp") for letter in value):
        raise BadEdition(f"{path}: a text in one line without invisible signs is expected")


def told(text: str) -> str:
    """A strange text, for a message of one line."""
    return "".join(letter if letter.isprintable() else "?" for letter in text[: 2 * LONG])
