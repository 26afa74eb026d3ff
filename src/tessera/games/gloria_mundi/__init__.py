"""Gloria Mundi: flee from Rome while the Goth runs through the provinces."""

from collections.abc import Sequence

from tessera.core.game import wired
from tessera.core.words import Words
from tessera.games.gloria_mundi.tables import ENDINGS, LETTERS, RESOURCES, TYPES, Tables


def names(e: Tables) -> dict[str, Sequence[str]]:
    """The words for numbers of events."""
    return {"card": [b.id for b in e.buildings], "kind": RESOURCES, "type": TYPES, "reason": ENDINGS}


def part(text: str, said: Words) -> str:
    """Pieces in a key, "2f-1y", and kinds to choose from, "food/gold", as words."""
    if "/" in text:
        return "/".join(said.name(kind) for kind in text.split("/"))
    kinds = (*RESOURCES, "step")
    words = []
    for piece in text.split("-"):
        if not piece[:-1].isdigit() or piece[-1] not in LETTERS:
            return text
        words.append(f"{piece[:-1]} {said.name(kinds[LETTERS.index(piece[-1])])}")
    return ", ".join(words)


GAME = wired(
    __name__,
    "Gloria Mundi",
    (2, 6),
    rules_version=1,
    minutes=60,
    search={"turns": 3, "cut": 80},
    part=part,
    spread=6.0,
    digest_name="GloriaMundi",
)
