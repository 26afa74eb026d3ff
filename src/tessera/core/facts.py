"""The facts behind a question, an option or a refusal, for words: what it costs, what it brings, what is there and what is missing.

A game's `facts.py` works them out with the rules' own functions, and only when somebody reads them. Which decisions a function is about
the class of its `top` says, or several: `top: Defend | KryptPay`.

    about_...(g, top)           facts about the question itself; public, everybody reads it
    of_...(g, top, option)      facts about one option of its blocks, legal or not; what the asked seat may know
    own(g, seat)                what the asked player has; options without a function of theirs have it with the facts of the question

A fact is a number, the id of a thing, several ids in a list, or things with their numbers, {"food": 2}; `...seat` is a player.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from inspect import getmembers, isfunction
from typing import Any, get_args

from tessera.core.agenda import State
from tessera.core.fields import annotated
from tessera.core.game import Game

Facts = dict[str, Any]
About = Mapping[type, Callable[..., Facts]]


@dataclass(frozen=True)
class Reason:
    """Why a key is not legal: the clause that forbids it, and the facts; or which decision it belongs to, if not to the pending one."""

    clause: str
    decision: str
    key: str
    facts: Facts = field(default_factory=dict)
    belongs: str = ""
    over: bool = False


def question(state: State) -> Facts:
    """About what is asked now."""
    if state.over:
        return {}
    about = tables(state.book.game)[0].get(type(state.agenda[-1]))
    return about(state, state.agenda[-1]) if about else {}


def facts(state: State, key: str) -> Facts:
    """About one option of the pending decision, for the seat that is asked."""
    top, code = state.agenda[-1], state.book.codes[key]
    about = tables(state.book.game)[1].get(type(top))
    return about(state, top, code) if about and code in state.book.own(top) else {}


def short_of(price: Mapping[str, int], goods: Mapping[str, int], purse: Mapping[str, int]) -> list[tuple[str, int, int, int]]:
    """Of each thing a price asks for: how many, how many there are, and how many are missing. "any" is paid with goods that are left."""
    spare = sum(goods.values()) - sum(min(n, goods.get(thing, 0)) for thing, n in price.items())
    there = {"any": spare, **goods, **purse}
    return [(thing, n, there.get(thing, 0), max(0, n - there.get(thing, 0))) for thing, n in price.items() if n]


def paid_from(known: Mapping[str, Any]) -> tuple[Mapping[str, int], Mapping[str, int], Mapping[str, int]] | None:
    """The price among the facts of an option, the goods and the purse it would be paid from; None where there is no such price.
    `whole`: the price with what is asked on top, where that is told by itself."""
    price, have, purse = known.get("whole", known.get("price")), known.get("have"), known.get("purse")
    if not isinstance(price, Mapping) or not any(isinstance(part, Mapping) for part in (have, purse)):
        return None
    return price, have if isinstance(have, Mapping) else {}, purse if isinstance(purse, Mapping) else {}


@cache
def tables(game: Game) -> tuple[About, About]:
    """By class of decision: the facts of its question, and those of its options."""
    room = game.room("facts")
    questions, options = told(room, "about_"), told(room, "of_")
    own: Callable[..., Facts] = getattr(room, "own", nothing)
    return questions, {kind: with_own(about, own) for kind, about in questions.items()} | options


def nothing(g: State, seat: int) -> Facts:
    return {}


def told(room: Any, beginning: str) -> dict[type, Callable[..., Facts]]:
    """The functions of a room whose names begin so, by the decisions they are about."""
    found: dict[type, Callable[..., Facts]] = {}
    for name, function in getmembers(room, isfunction):
        if name.startswith(beginning) and function.__module__ == room.__name__:
            about = annotated(function)["top"]  # the others may be there for the type checker only
            if isinstance(about, str):
                about = eval(about, function.__globals__)
            found |= dict.fromkeys(get_args(about) or (about,), function)
    return found


def with_own(about: Callable[..., Facts], own: Callable[..., Facts]) -> Callable[..., Facts]:
    return lambda g, top, option: {**about(g, top), **own(g, top.seat)}


def yes(holds: object) -> str:
    """A fact that holds or does not, as messages choose by it."""
    return "yes" if holds else "no"


def reason(state: State, key: str) -> Reason | None:
    """Why not? None when the key is legal."""
    clause = state.why_not(key)
    if clause is None:
        return None
    if state.over:
        return Reason(clause, "", key, over=True)
    code = state.book.codes[key]
    if code in state.book.own(state.agenda[-1]):
        return Reason(clause, state.decision, key, facts(state, key))
    block = next(block for block in state.book.blocks if code in block)
    return Reason(clause, state.decision, key, belongs=block.at[0])
