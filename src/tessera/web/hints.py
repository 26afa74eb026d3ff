"""Hints at a table: who may have them, and what they say in sentences.

Off with a second person at the table, unless the table was opened with them. A game in which one was used is not rated: that is
written into the table's row, so in no rated game was there ever a hint.
"""

from collections.abc import Iterable, Mapping
from secrets import token_hex
from typing import Any

from tessera.bots.hints import Hint
from tessera.core.agenda import State
from tessera.core.facts import facts
from tessera.core.words import Words, words
from tessera.web import effects
from tessera.web.errors import Refusal
from tessera.web.hall import Hall
from tessera.web.site import SiteWords, site_words
from tessera.web.table import Table

CHOICES = ("", "yes", "no")  # how a table is opened: by the number of persons, always, never
NOISE = 0.005  # of a chance: closer options are about as good


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
    hints, said, t = list(found), words(state.book, lang), site_words(lang)
    best = hints[0].chance if hints else None
    return {"candidates": [one_told(state, said, t, names, hint, best, place) for place, hint in enumerate(hints)]}


def one_told(
    state: State, said: Words, t: SiteWords, names: Mapping[int, str], hint: Hint, best: float | None, place: int
) -> dict[str, Any]:
    does = effects.effect(state, state.seat, hint.key, said.language, dict(names))
    if any(name and name in does for seat, name in names.items() if seat != state.seat):
        does = ""  # that it is somebody else's turn then is no reason
    sentences = [text for text in (does, because(said, t, hint, best, place)) if text]
    return {
        "key": hint.key,
        "words": said.option(state.decision, hint.key, facts(state, hint.key), names),
        "chance": None if hint.chance is None else round(hint.chance, 3),
        "number": number(t, hint.chance, best, place),
        "text": " ".join(text if text.endswith((".", "…")) else f"{text}." for text in sentences),
        "line": [{"seat": seat, "words": said.option(decision, key, None, names)} for seat, decision, key in hint.line],
    }


def number(t: SiteWords, chance: float | None, best: float | None, place: int) -> str:
    """The chance of the first, the others as a difference."""
    if chance is None or best is None:
        return ""
    if place == 0:
        return t("hint-wins", n=round(100 * chance))
    less = best - chance
    return t("hint-less", n=round(100 * less)) if less >= NOISE else t("hint-equal")


def because(said: Words, t: SiteWords, hint: Hint, best: float | None, place: int) -> str:
    """What speaks for it against the next one, or against it."""
    if place and hint.chance is not None and best is not None and best - hint.chance < NOISE:
        return ""
    better, worse = (listed(said, terms) for terms in (hint.better, hint.worse))
    if place == 0:
        return t("hint-for", what=better) if better else ""
    if better and worse:
        return t("hint-but", what=better, less=worse)
    return t("hint-against", less=worse) if worse else ""


def listed(said: Words, terms: Iterable[str]) -> str:
    return ", ".join(said(f"term-{term}") for term in terms if said.has(f"term-{term}"))
