"""The rules read a second time: what every step and every choice does to the table, worked out on plain data.

The agenda is driven frame by frame. Where chance comes in (a reshuffle of titans) only what is certain is compared.
"""

import random
from collections import Counter
from typing import Any

import pytest

from ..second import carry_on
from .second_table import Table
from .test_second_reading import GAME, Reading, rich


class Flow(Table):
    """What comes next: the frames that every frame puts on the agenda, next thing first."""

    def owner(self, space: str) -> int | None:
        return next((seat for seat in range(self.seats) if any(p["at"] == space for p in self.on(seat, self.place(space)))), None)

    def place(self, space: str) -> str:
        return str(self.spaces[space]["place"])

    def row(self, place: str) -> list[str]:
        return [space for space in self.spaces if self.place(space) == place]

    def next_placement(self, key: str) -> list[dict[str, Any]]:
        for i in range(self.seats):
            seat = (self.seat + i) % self.seats
            player = self.players[seat]
            idle = [player["figure"], *(die["at"] for die in player["dice"].values())]
            if not player["passed"] and "supply" in idle:
                return [{"do": "turn", "seat": seat}, {"do": "placement", "seat": (seat + 1) % self.seats}]
        return []

    def next_polis(self, key: str) -> list[dict[str, Any]]:
        return [{"do": do, "seat": seat} for do in ("polis-lay", "polis-yields") for seat in self.order()]

    def next_polis_yields(self, key: str) -> list[dict[str, Any]]:
        here = {piece["at"] for piece in self.on(self.seat, "polis")}
        mine = [space for space in self.row("polis") if self.p["polis"].get(space) == self.seat]
        due = [space for space in mine if space.startswith("polis-r") or space in here]
        return [{"do": "polis-yield", "seat": self.seat, "space": space} for space in due]

    def served(self, place: str) -> list[dict[str, Any]]:
        owners = [(space, self.owner(space)) for space in self.row(place) if not self.spaces[space]["lightning"]]
        return [{"do": f"{place}-choice", "seat": seat, "space": space} for space, seat in owners if seat is not None]

    def next_agora(self, key: str) -> list[dict[str, Any]]:
        return self.served("agora")

    def next_phalanx(self, key: str) -> list[dict[str, Any]]:
        return self.served("phalanx")

    def next_art(self, key: str) -> list[dict[str, Any]]:
        return self.served("art")

    def next_foro(self, key: str) -> list[dict[str, Any]]:
        return [{"do": "foro-slot", "space": space} for space in self.row("foro")]

    def next_foro_slot(self, key: str) -> list[dict[str, Any]]:
        space = self.frame["space"]
        pieces = [(seat, piece) for seat in range(self.seats) for piece in self.on(seat, "foro") if piece["at"] == space]
        return [{"do": "foro-choice", "seat": pieces[0][0], "space": space}] if len(pieces) == 2 else []

    def next_krypt(self, key: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for seat in self.order():
            asked = self.p | {"agenda": [{"do": "defend", "seat": seat}]}
            found.append({"do": "defend", "seat": seat, "required": Reading(asked).required()})
        return [*found, {"do": "krypt-return"}]

    def next_arena(self, key: str) -> list[dict[str, Any]]:
        owners = [(space, self.owner(space)) for space in self.row("arena")]
        return [{"do": "attack", "seat": seat, "space": space} for space, seat in owners if seat is not None]

    def next_attack(self, key: str) -> list[dict[str, Any]]:
        return [{"do": "challenge", "seat": self.seat, "space": self.frame["space"]}]

    def next_challenge(self, key: str) -> list[dict[str, Any]]:
        if key == "decline":
            return []
        target = int(key[5:])
        duel = {"do": "duel", "seat": self.seat, "defender": target, "space": self.frame["space"]}
        return [{"do": "duel-titan", "seat": self.seat}, {"do": "duel-answer", "seat": target}, duel]

    def next_place_space(self, key: str) -> list[dict[str, Any]]:
        place = self.place(key)
        if place == "foro":
            return [{"do": "foro-partner", "seat": self.seat, "space": key}]
        if self.spaces[key].get("lightning"):
            return [{"do": f"{place}-choice", "seat": self.seat, "space": key}]
        return []

    def next_end_check(self, key: str) -> list[dict[str, Any]]:
        over = self.p["round"] == 8 or sum(player["krypt_discs"] for player in self.players) >= 4 * self.seats
        return [] if over else [{"do": "round-open"}]

    def next_round_open(self, key: str) -> list[dict[str, Any]]:
        places = ["thermae", "polis", "agora", "phalanx", "art", "oraculum", "foro", "titanus", "agro", "krypt", "arena"]
        return [{"do": "placement", "seat": self.p["start_player"]}, *({"do": do} for do in (*places, "clean-up", "end-check"))]


def same(found: dict[str, Any], expected: dict[str, Any], reshuffled: bool) -> bool:
    """Equal, apart from what the next thing to do is; after a reshuffle nobody can tell which titans were drawn."""
    apart = {"agenda", "over", "chance"} | ({"titan_stack", "titan_discard", "players"} if reshuffled else set())
    rows = ("agora", "phalanx", "art", "port", "merkator")
    for row in rows:
        if Counter(found[row]) != Counter(expected[row]):
            return False
    return all(found[name] == expected[name] for name in found if name not in apart and name not in rows)


SHY = ("pass", "decline", "titanus", "agro", "endure")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_step_and_choice_does_what_the_rules_say(seats: int) -> None:
    chance = random.Random(10 + seats)
    met: Counter[str] = Counter()
    for number in range(6):
        sketch = rich(chance, seats)
        if number == 0:
            sketch |= {"titan_stack": ["titan:air:8"], "titan_discard": {"titan:water:5": 2}}
        state = GAME.load(sketch)
        for _ in range(220):
            if state.over or not state.agenda:
                break
            done = carry_on(state, chance, SHY)
            table = Table(done.before, done.frame)
            getattr(table, done.method, lambda key: None)(done.key)
            assert same(done.after, table.p, table.reshuffled), done
            follows = getattr(Flow(done.before, done.frame), f"next_{done.method}", None)
            assert follows is None or done.next_things() == follows(done.key), done
            met[done.name] += 1
    assert len(met) >= 36, met
