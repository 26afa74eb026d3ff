"""Help for the seat that decides: why something is closed, all that is closed; and the clauses that apply now."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tessera.core.agenda import Book, State
from tessera.core.facts import facts, reason
from tessera.core.rulestext import applies, rules_in_play, rules_text
from tessera.core.views import asked as decision_for
from tessera.core.words import Words, words
from tessera.web.errors import Refusal
from tessera.web.site import site_words

MOST_ASKED = 600
MOST_ALIKE = 6  # closed for the same reason: named one by one
Thing = tuple[str, str, str]  # key, words, the fact that closes it


# ---- what is closed ---------------------------------------------------------------------------------------------


def askable(state: State) -> frozenset[str]:
    """Keys that are not legal now but belong to the pending decision: things a player may ask about."""
    keys, legal = state.book.keys, set(state.legal)
    found = [keys[option] for option in state.book.own(state.agenda[-1]) if option not in legal]
    return frozenset(sorted(found)[:MOST_ASKED])


@dataclass
class Closed:
    """What one clause forbids now: some of it, and how much more there is."""

    clause: str
    things: list[Thing]
    more: int


def closed(state: State, lang: str, names: Mapping[int, str], alike: int = MOST_ALIKE) -> list[Closed]:
    """Options of this decision that a clause of this very decision forbids, in words; the rarest reason first."""
    book, top = state.book, state.agenda[-1]
    said = words(book, lang)
    by_clause: dict[str, list[str]] = {}
    for key in sorted(askable(state), key=book.codes.__getitem__):
        clause = top.refusal(state, book.codes[key])
        if clause not in book.game.absent:
            by_clause.setdefault(clause, []).append(key)
    return [
        Closed(clause, [thing(said, state, key, names) for key in keys[:alike]], len(keys[alike:]))
        for clause, keys in sorted(by_clause.items(), key=lambda one: len(one[1]))
    ]


def thing(said: Words, state: State, key: str, names: Mapping[int, str]) -> Thing:
    """Something that is closed, in words, and the fact that closes it."""
    why = reason(state, key)
    return key, said.option(state.decision, key, None, names), said.reason(why, names) if why else ""


# ---- answers, JSON-ready ----------------------------------------------------------------------------------------


def about_key(state: State, key: str, lang: str, names: Mapping[int, str]) -> dict[str, Any]:
    """Why is `key` not legal? The clause, its text, the fact behind it, and what was asked about in words."""
    if key not in state.book.codes:
        raise Refusal("bad-request", what="key")
    why, said = reason(state, key), words(state.book, lang)
    asked = said.option(state.decision, key, facts(state, key), names)
    if why is None:
        return {"key": key, "legal": True, "clause": None, "text": "", "fact": "", "words": asked}
    text = clause_text(state.book, why.clause, lang)
    return {"key": key, "legal": False, "clause": why.clause, "text": text, "fact": said.reason(why, names), "words": asked}


def about_closed(state: State, lang: str, names: Mapping[int, str], alike: int) -> dict[str, Any]:
    """All reasons that close something, each with some of what it closes and a word about the rest."""
    t = site_words(lang)
    groups = [
        {
            "clause": one.clause,
            "things": [{"key": key, "words": text, "fact": fact} for key, text, fact in one.things],
            "more": one.more,
            "words": t("closed-alike", n=one.more, clause=one.clause) if one.more else "",
        }
        for one in closed(state, lang, names, alike)
    ]
    return {"closed": groups}


# ---- clauses ----------------------------------------------------------------------------------------------------


def clause_text(book: Book, clause: str, lang: str) -> str:
    found = rules_text(book, lang).clauses.get(clause)
    return found.text if found else ""


def question(said: Words, state: State, seat: int | None, named: Mapping[int, str]) -> str:
    """What is asked, as this seat may know it: how far somebody is with a secret act, nobody else does."""
    if seat != state.seat and state.decision in state.book.game.sealed_decisions:
        return said.decision(decision_for(state, seat))
    return said.question(state, named)


def applying(state: State, lang: str, most: int = 8) -> list[dict[str, str]]:
    """The clauses that apply to the pending decision: those its class names and those of its blocks, in the book's order."""
    book, asked = state.book, decision_for(state, None)
    named = {*applies(book.game).get(asked, ()), *(block.closed for block in book.blocks if asked in block.at)}
    known = rules_in_play(book, lang).clauses
    return [{"id": clause, "text": text.text} for clause, text in known.items() if clause in named][:most]
