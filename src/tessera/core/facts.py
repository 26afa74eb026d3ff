"""The facts behind a question, an option or a refusal, for words: what it costs, what it brings, what is there and what is missing.

A game's `facts.py` works them out with the rules' own functions, and only when somebody reads them. It holds two tables by class
of decision:

    QUESTIONS   (g, decision) -> facts about the question itself; public, everybody reads it
    OPTIONS     (g, decision, option) -> facts about one option of its blocks, legal or not; what the asked seat may know

A fact is a number, the id of a thing, several ids in a list, or things with their numbers, {"food": 2}; `...seat` is a player.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from tessera.core.agenda import State
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


def joined(about: Callable[..., Facts], more: Callable[..., Facts]) -> Callable[..., Facts]:
    """The facts of a question and what the asked player has, for each of its options."""
    return lambda g, top, option: {**about(g, top), **more(g, top.seat)}


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
    """The price among the facts of an option, the goods and the purse it would be paid from; None where there is no such price."""
    price, have, purse = (known.get(name) for name in ("price", "have", "purse"))
    if not isinstance(price, Mapping) or not any(isinstance(part, Mapping) for part in (have, purse)):
        return None
    return price, have if isinstance(have, Mapping) else {}, purse if isinstance(purse, Mapping) else {}


@cache
def tables(game: Game) -> tuple[About, About]:
    room = game.room("facts")
    return (room.QUESTIONS, room.OPTIONS) if room is not None else ({}, {})


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
