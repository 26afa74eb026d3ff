"""Tables of Massilia set up by hand: a bare position, edited in the words of the rules, then loaded."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

import tessera
from tessera import State
from tessera.core.events import Event, listen

GAME = tessera.game("massilia")
LETTERS = {"P": "pink", "O": "orange", "V": "violet", "B": "beige"}
Hand = Iterable[str | dict[str, Any]]


def goods(text: str) -> dict[str, int]:
    """ "2P 1B" -> {"pink": 2, "beige": 1}"""
    return {LETTERS[letter]: int(n) for n, letter in re.findall(r"(\d+)([POVB])", text)}


def bare(seats: int = 3) -> dict[str, Any]:
    """Round 2, nobody has a stall, a card or money; ten stones are left; all but the first player have a brown 6 in supply."""
    position = GAME.start(seats, seed=1).position()
    position["round"] = 2
    position["order"] = list(range(seats))
    position["stalls"] = []
    position["harbour"] = {"pink": 12, "orange": 12, "violet": 12, "beige": 10}
    position["stones"] = 10
    position["figures"] = {"consul": 0, "pink": 4, "orange": 8, "violet": 12}
    position["prices"] = {"temple": 2, "violet": 2, "orange": 2, "pink": 2}
    position["temple"] = []
    position["display"] = ["juno", "venus"]
    for seat, player in enumerate(position["players"]):
        player |= {"money": 0, "screen": {}, "supply": ["brown:6"] if seat else []}
    position["agenda"] = [{"do": "turn", "seat": 0}]
    return position


def table(
    seats: int = 3,
    temple: Iterable[str] = (),
    supply: Iterable[str] = (),
    money: int | Mapping[int, int] = 0,
    stalls: Mapping[int, tuple[int, str]] | None = None,
    hand: Hand = (),
    hands: Mapping[int, Hand] | None = None,
    stones: int | Mapping[int, int] = 0,
    players: Mapping[int, Mapping[str, Any]] | None = None,
    edition: str | None = None,
    **entries: Any,
) -> State:
    """Seat 0 is asked `turn`. `money`, `stones` (held) and `hand` are seat 0's unless given by seat; `left`: stones in the supply."""
    position = bare(seats)
    position["temple"] = list(temple)
    position["players"][0]["supply"] = list(supply)
    position["stones"] = entries.pop("left", 10)
    for seat, n in (money if isinstance(money, Mapping) else {0: money}).items():
        position["players"][seat]["money"] = n
    for seat, n in (stones if isinstance(stones, Mapping) else {0: stones}).items():
        position["players"][seat]["stones"] = n
    for seat, cards in ({0: hand} | dict(hands or {})).items():
        position["players"][seat]["hand"] = list(cards)
    for seat, edits in (players or {}).items():
        position["players"][seat] |= edits
    position["stalls"] = [{"plot": plot, "seat": seat, "goods": goods(text)} for plot, (seat, text) in (stalls or {}).items()]
    for name, value in entries.items():
        position[name] = position[name] | value if isinstance(value, dict) else value
    if edition is not None:
        text = GAME.edition_from(edition)
        position["edition"] = GAME.book(text).edition.hash
        return GAME.load(position, edition=text)
    return GAME.load(position)


def changed(old: str, new: str) -> str:
    """The default edition with one line written otherwise."""
    assert GAME.default_edition.count(old) == 1, old
    return GAME.default_edition.replace(old, new)


def play(state: State, *keys: str) -> State:
    for key in keys:
        state.choose(key)
    return state


def heard(state: State, *keys: str) -> list[Event]:
    """What is told while these keys are played."""
    events: list[Event] = []
    listen(state, events.append)
    play(state, *keys)
    return events


def seen(state: State, seat: int = 0) -> dict[str, Any]:
    """The player's entry of the position."""
    found: dict[str, Any] = state.position()["players"][seat]
    return found


def stall(state: State, plot: int) -> dict[str, Any] | None:
    """{"seat": 0, "pink": 2}: goods that are not there are left out; None without a stall."""
    for one in state.position()["stalls"]:
        if one["plot"] == plot:
            return {"seat": one["seat"]} | {good: n for good, n in one["goods"].items() if n}
    return None


def cards(state: State, seat: int = 0) -> list[str]:
    """The gods in hand, by name."""
    return sorted(card["god"] for card in seen(state, seat)["hand"])


def heads(state: State) -> set[str]:
    return {key.split(":")[0] for key in state.options()}
