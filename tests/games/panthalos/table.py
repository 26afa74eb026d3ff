"""A table to set up for a test: a start position, edited in words, loaded, and played by option keys."""

from collections.abc import Iterable
from typing import Any

import tessera
from tessera import State
from tessera.core import position

GAME = tessera.game("panthalos")
EDITION: Any = GAME.book().edition
PLACES = ("thermae", "polis", "agora", "phalanx", "art", "oraculum", "foro", "titanus", "agro", "krypt", "arena")
CLOSING = ("clean-up", "end-check")

Frame = str | tuple[Any, ...] | dict[str, Any]


def frame(one: Frame) -> dict[str, Any]:
    """ "agro", ("turn", 2) for a seat, ("challenge", 0, "arena-1") with a space; anything else written out."""
    if isinstance(one, dict):
        return one
    if isinstance(one, str):
        return {"do": one}
    found: dict[str, Any] = {"do": one[0], "seat": one[1]}
    if len(one) > 2:
        found["space"] = one[2]
    return found


def evaluation(first: str) -> list[str]:
    """The rest of the round from a place on."""
    return [*PLACES[PLACES.index(first) :], *CLOSING]


class Desk:
    """A position while it is edited. Every player starts with figure, d1 and d2 (2 pips) unplaced, 3 discs and no tiles."""

    def __init__(self, seats: int = 4, seed: int = 1) -> None:
        self.seats = seats
        self.p = GAME.start(seats=seats, seed=seed).position()
        self.p["start_player"] = 0
        for player in self.p["players"]:
            player["discs"], player["tiles"] = 3, {}
        self.do(("turn", 0), ("placement", 1), *evaluation("thermae"))

    def __getitem__(self, entry: str) -> Any:
        return self.p[entry]

    def __setitem__(self, entry: str, value: Any) -> None:
        assert entry in self.p
        self.p[entry] = value

    def player(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.p["players"][seat]
        return found

    def die(self, seat: int, name: str, **entries: Any) -> "Desk":
        assert set(entries) <= {"pips", "at", "crowned"}
        self.player(seat)["dice"][name].update(entries)
        return self

    def figure(self, seat: int, at: str) -> "Desk":
        self.player(seat)["figure"] = at
        return self

    def tiles(self, seat: int, *keys: str) -> "Desk":
        """Give tiles by key; a key twice is two tiles."""
        for key in keys:
            owned = self.player(seat)["tiles"]
            owned[key] = owned.get(key, 0) + 1
        return self

    def discs(self, seat: int, n: int, krypt: int = 0) -> "Desk":
        self.player(seat)["discs"], self.player(seat)["krypt_discs"] = n, krypt
        return self

    def do(self, *frames: Frame) -> "Desk":
        self.p["agenda"] = [frame(one) for one in frames]
        return self

    def evaluate(self, place: str) -> State:
        """Evaluate one place and stop at the turn of the last seat."""
        self.do(place, ("turn", self.seats - 1), *CLOSING)
        return self.load()

    def no_pieces(self, *seats: int) -> "Desk":
        """All pieces of these seats rest or wait: they have nothing to place."""
        for seat in seats:
            self.figure(seat, "agro")
            for name in ("d1", "d2", "d3"):
                self.die(seat, name, at="thermae")
        return self

    def load(self) -> State:
        """The table. Tests put a turn behind what they look at, which play never would: so its order is not looked at."""
        return position.load(GAME, self.p, trusted=True)


def play(state: State, *keys: str) -> State:
    for key in keys:
        state.choose(key)
    return state


def player(state: State, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = state.position()["players"][seat]
    return found


def seen(state: State, seat: int, viewer: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = state.view(seat if viewer is None else viewer)["players"][seat]
    return found


def count(tiles: dict[str, int], *prefixes: str) -> int:
    return sum(n for key, n in tiles.items() if key.startswith(prefixes))


def starting(state: State, prefix: str) -> list[str]:
    return [key for key in state.options() if key.startswith(prefix)]


def asked(state: State) -> tuple[str, int]:
    return state.decision, state.seat


def spaces(state: State) -> set[str]:
    return set(state.options())


def without(keys: Iterable[str], gone: str) -> list[str]:
    return [key for key in keys if key != gone]
