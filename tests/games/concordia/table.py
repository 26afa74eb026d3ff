"""Setting up tables of Concordia for tests: the position of a fresh game, edited by hand as anybody would, and loaded."""

from typing import Any

import tessera
from tessera import State

GAME = tessera.game("concordia")
LETTERS = {"b": "brick", "f": "food", "t": "tool", "w": "wine", "c": "cloth"}


def bag(text: str) -> dict[str, int]:
    """'2f 1w' -> {"food": 2, "wine": 1}"""
    return {LETTERS[part[-1]]: int(part[:-1]) for part in text.split()}


def table(seats: int = 4, *, turn: int = 0, opts: dict[str, Any] | None = None, **entries: Any) -> State:
    """A table at `play-card` of seat `turn`. p0, p1, ...: what differs for that player (goods as '2f 1w'; land, sea, houses by name).

    Nobody has goods or money unless given; colonists stand in the capital. tiles, coins (a list of provinces): what differs.
    The deck is what lies nowhere else. All other entries by the names of the position.
    """
    position = GAME.start(seats=seats, seed=1, **(opts or {})).position()
    capital = GAME.book(**(opts or {})).edition.drawing["cities"]
    home = next(id for id, city in capital.items() if city["tile"] == "capital")
    position |= {"deck": None, "agenda": [{"do": "play-card", "seat": turn}]}
    for seat, p in enumerate(position["players"]):
        given = dict(entries.pop(f"p{seat}", {}))
        if isinstance(given.get("goods"), str):
            given["goods"] = bag(given["goods"])
        if "hand" in given and "p-tribune" not in given["hand"]:
            given["hand"] = ["p-tribune", *given["hand"]]
        p.update({"money": 0, "goods": {}, "land": [home], "sea": [home]} | given)
        p["hand"] = [card for card in p["hand"] if card not in p["pile"]]
    position["tiles"] |= entries.pop("tiles", {})
    for province in entries.pop("coins", []):
        position["coins"][province] = "coins"
    if "display" in entries:
        entries["display"] = (entries["display"] + [None] * 7)[:7]
    return GAME.load(position | entries)


def play(state: State, *keys: str) -> State:
    for key in keys:
        state.choose(key)
    return state


def player(state: State, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = state.position()["players"][seat]
    return found


def goods(state: State, seat: int = 0) -> str:
    """What a player has, as '2f 1w'."""
    held = player(state, seat)["goods"]
    return " ".join(f"{held[kind]}{letter}" for letter, kind in LETTERS.items() if held[kind])


def money(state: State, seat: int = 0) -> int:
    return int(player(state, seat)["money"])


def seen(state: State, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = state.view(seat)["players"][seat]
    return found


def kinds(state: State) -> list[str]:
    """The options' last parts: 'play:prefect' -> 'prefect'."""
    return [key.rpartition(":")[2] for key in state.options()]


def score(state: State, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = GAME.sheet(state)[seat]
    return found
