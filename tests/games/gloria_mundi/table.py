"""Setting up tables of Gloria Mundi for tests: a position, edited by hand as anybody would, and loaded."""

import re
from typing import Any

import tessera
from tessera import State

GAME = tessera.game("gloria_mundi")
LETTERS = {"f": "food", "g": "gold", "p": "peace", "y": "glory"}


def bag(text: str) -> dict[str, int]:
    """'2f 1y' -> {"food": 2, "glory": 1}"""
    return {LETTERS[part[-1]]: int(part[:-1]) for part in text.split()}


def player(stock: str = "", space: int = 0, hand: Any = None, **display: list[Any]) -> dict[str, Any]:
    """A player; display by type: farm=[None, "f01"]. The hand is whatever is not in the display, unless given."""
    return {"space": space, "stock": bag(stock), "hand": hand, "display": display}


def table(*players: dict[str, Any], edition: Any = None, top: tuple[str, ...] = (), **entries: Any) -> State:
    """A table with these players. `top` lies on top of the draw pile; everything else by the names of the position's entries."""
    position = GAME.start(seats=len(players), seed=1, edition=edition).position()
    position |= {"active": 0, "agenda": [{"do": "lay-base", "seat": entries.get("active", 0)}]}
    position |= {"players": list(players), "forum": [None] * 6, "pile": None, "fire": []} | entries
    if isinstance(position["agenda"], str):
        position["agenda"] = [{"do": position["agenda"], "seat": position["active"]}]
    if top:
        position["pile"] = [*top, *rest(position, top, edition)]
    return GAME.load(position, edition=edition)


def rest(position: dict[str, Any], top: tuple[str, ...], edition: Any = None) -> list[str]:
    """All buildings that lie nowhere else, in the edition's order."""
    lying = {*top, *position["forum"], *(position["fire"] or ())}
    lying |= {card for p in position["players"] for row in p["display"].values() for card in row}
    return [b.id for b in GAME.book(edition).edition.buildings if b.id not in lying]


def play(state: State, *keys: str) -> State:
    for key in keys:
        state.choose(key)
    return state


def stock(state: State, seat: int = 0) -> str:
    """What a player has, as '2f 1y'."""
    held = state.position()["players"][seat]["stock"]
    return " ".join(f"{n}{letter}" for letter, kind in LETTERS.items() if (n := held[kind]))


def space(state: State, seat: int = 0) -> int:
    return int(state.position()["players"][seat]["space"])


def display(state: State, seat: int = 0) -> dict[str, list[Any]]:
    return {type: row for type, row in state.position()["players"][seat]["display"].items() if row}


def entry(state: State, name: str) -> Any:
    return state.position()[name]


def with_ability(**abilities: str) -> Any:
    """The edition with other abilities: with_ability(F01='{ kind = ... }')."""
    text = GAME.default_edition
    for card, ability in abilities.items():
        text, n = re.subn(
            rf'(id = "{card}"\n(?:.*\n)*?)ability = .*\n', lambda m, a=ability: f"{m[1]}ability = {a}\n", text, count=1
        )
        assert n == 1, card
    return GAME.edition_from(text)


def edited(*changes: tuple[str, str]) -> Any:
    """The edition with pieces of its text replaced."""
    text = GAME.default_edition
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return GAME.edition_from(text)
