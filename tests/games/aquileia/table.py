"""Sets up tables of Aquileia by editing a position, the way docs/positions.md describes it."""

from __future__ import annotations

import random
from typing import Any

import tessera
from tessera import State
from tessera.games.aquileia import state as lying

GAME = tessera.game("aquileia")
STEFAN, LISA, CHICO, LIVIA = range(4)  # the players of the printed examples, clockwise; Stefan is start player


class Table:
    """A fresh table with Stefan (seat 0) as start player; every method edits the position and returns the table."""

    def __init__(self, seats: int = 4, seed: int = 1, edition: Any = None) -> None:
        self.edition = edition
        self.data = GAME.start(seats=seats, seed=seed, edition=edition).position()
        self.data["start_player"] = 0
        self.data["agenda"][0]["seat"] = 0

    def player(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.data["players"][seat]
        return found

    def set(self, **entries: Any) -> Table:
        self.data.update(entries)
        return self

    def coins(self, seat: int, bronze: int = 0, silver: int = 0, gold: int = 0) -> Table:
        self.player(seat)["coins"] = {"bronze": bronze, "silver": silver, "gold": gold}
        return self

    def men(self, seat: int, *spaces: str) -> Table:
        """Henchmen on these spaces, with their coin in the harbour."""
        self.player(seat)["henchmen"] = list(spaces)
        self.data["harbour_coins"] += [s.removeprefix("portus-") for s in spaces if s.startswith("portus-")]
        return self

    def houses(self, seat: int, *sites: str) -> Table:
        self.player(seat)["houses"] = list(sites)
        return self

    def hand(self, seat: int, *cards: str) -> Table:
        """These cards, whatever their backs; equi cards are publicly known."""
        backs = {
            "slave": "slave_cards",
            "weapon": "equi_public",
            "horse": "equi_public",
            "laurel": "laurels",
            "theatre": "theatre_cards",
        }
        for card in cards:
            hand = self.player(seat)[backs[card.partition("-")[0]]]
            hand[card] = hand.get(card, 0) + 1
        return self

    def crests(self, *seats: int) -> Table:
        """These crests on fields 1, 2, 3 ..."""
        for field, seat in enumerate(seats, 1):
            self.player(seat)["crest"] = field
        return self

    def dice(self, *faces: str) -> Table:
        self.data["next_dice"] = [{"b": "bronze", "s": "silver", "g": "gold"}[face] for face in "".join(faces)]
        return self

    def do(self, what: str, **fields: Any) -> Table:
        """What comes next; the rest of the round follows by itself."""
        self.data["agenda"] = [{"do": what} | fields]
        return self

    def load(self) -> lying.Table:
        state = GAME.load(self.data, edition=self.edition)
        assert isinstance(state, lying.Table)
        return state


def play(state: State, *keys: str) -> State:
    for key in keys:
        state.choose(key)
    return state


def coins(state: State, seat: int) -> tuple[int, int, int]:
    """Bronze, silver, gold in supply."""
    supply = state.view(seat)["players"][seat]["coins"]
    return supply["bronze"], supply["silver"], supply["gold"]


def seen(state: State, seat: int) -> dict[str, Any]:
    """A player as he sees himself."""
    found: dict[str, Any] = state.view(seat)["players"][seat]
    return found


def rows(state: State) -> dict[int, dict[str, Any]]:
    """Who takes part in the contest going on, by seat."""
    return {row["seat"]: row for row in state.view(None)["contest"]["rows"]}


def score(state: State, seat: int) -> int:
    """Points on the score track."""
    return int(seen(state, seat)["score"])


def asked(state: State) -> tuple[str, int]:
    return state.decision, int(state.seat)


def space_asked(state: State) -> str:
    return str(state.view(None)["context"]["space"])


def random_states(seats: int, seed: int) -> Any:
    """The states of a random game, one after the other; the last one is over."""
    state = GAME.start(seats=seats, seed=seed)
    chance = random.Random(seed)
    while not state.over:
        yield state
        state.choose(chance.choice(state.options()))
    yield state


def finish(state: State, seed: int = 0) -> State:
    """Random play to the end of the game."""
    chance = random.Random(seed)
    while not state.over:
        state.choose(chance.choice(state.options()))
    return state
