"""Hints at a table: who may have them, and what they say in sentences.

Off with a second person at the table, unless the table was opened with them. A game in which one was used is not rated: that is
written into the table's row, so in no rated game was there ever a hint.
"""

from collections.abc import Iterable, Mapping
from secrets import token_hex
from typing import Any

from tessera.bots.hints import NOISE, Hint, because, number
from tessera.core.agenda import State
from tessera.core.facts import facts
from tessera.core.purpose import DOES, purpose
from tessera.core.words import Words, words
from tessera.web import effects
from tessera.web.errors import Refusal
from tessera.web.hall import Hall
from tessera.web.table import Table

CHOICES = ("", "yes", "no")  # how a table is opened: by the number of persons, always, never


def allowed(table: Table) -> bool:
    """May the players of this table have hints?"""
    wanted = table.row.origin.get("hints", "")
    people = sum(chair.kind != "bot" for chair in table.chairs)
    return wanted == "yes" or (wanted != "no" and people < 2)


def check(table: Table) -> None:
    if not allowed(table):
        raise Refusal("no-hints")


async def note(hall: Hall, table: Table) -> None:
    """The first hint of a match is written down, whatever else happens at the table meanwhile, and before it is told."""
    if not table.row.origin.get("hinted") and table.row.kind == "match":
        request = f"hint:{token_hex(8)}"
        await hall.acted(table, lambda: table.change_row("hint", request, origin={**table.row.origin, "hinted": True}))


def told(state: State, lang: str, names: Mapping[int, str], found: Iterable[Hint]) -> dict[str, Any]:
    """What a bot would do, from what the seat knows: ranked, with chances, sentences and the line of play."""
    hints, said = list(found), words(state.book, lang)
    best = hints[0].chance if hints else None
    candidates = [one_told(state, said, names, hint, best, place) for place, hint in enumerate(hints)]
    if candidates and not candidates[0]["text"]:
        candidates[0]["text"] = beside(said, hints, [one["words"] for one in candidates])
    return {"candidates": candidates}


def beside(said: Words, hints: list[Hint], options: list[str]) -> str:
    """Of the best option, where nothing else speaks for it: how it stands beside the next one."""
    if len(hints) < 2:
        return said("hint-alone")
    best, second = hints[0].chance, hints[1].chance
    if best is None or second is None:
        return said("hint-tries")
    more = best - second
    return said("hint-near", what=options[1]) if more < NOISE else said("hint-ahead", n=round(100 * more), what=options[1])


def one_told(state: State, said: Words, names: Mapping[int, str], hint: Hint, best: float | None, place: int) -> dict[str, Any]:
    does = effects.effect(state, state.seat, hint.key, said.language, dict(names)).replace(" · ", " ")
    if any(name and name in does for seat, name in names.items() if seat != state.seat):
        does = ""  # that it is somebody else's turn then is no reason
    use = purpose(DOES, state, hint.key, said.language, names)
    sentences = [text for text in (does or use, because(said, hint, best, place)) if text]
    return {
        "key": hint.key,
        "words": said.option(state.decision, hint.key, facts(state, hint.key), names),
        "chance": None if hint.chance is None else round(hint.chance, 3),
        "number": number(said, hint.chance, best, place),
        "text": " ".join(text if text.endswith((".", "…")) else f"{text}." for text in sentences),
        "line": [
            {"seat": seat, "key": key, "words": said.option(decision, key, None, names)} for seat, decision, key in hint.line
        ],
    }
