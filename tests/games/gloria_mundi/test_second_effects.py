"""The rules read a second time: what every step and every choice does to the table, worked out on plain data."""

import copy
import random
from collections import Counter
from typing import Any

import pytest

from ..second import Done, agree, carry_on
from .test_second_reading import CARDS, GAME, KINDS, SYMBOLS, TYPES, Reading, rich

GIVES = {"farm": "food", "city": "gold", "legion": "peace"}
AFRICA = ROME = 38


class Table(Reading):
    """A position to be changed by hand."""

    def __init__(self, done: Done) -> None:
        position = copy.deepcopy(done.before)
        super().__init__(position | {"agenda": [done.frame]})
        self.p, self.key = position, done.key
        self.me = position["players"][self.seat]
        self.display, self.n = self.me["display"], position["seats"]
        self.acting = self.seat

    def over(self) -> bool:
        return self.p["end"] is not None

    def step(self, seat: int, n: int) -> None:
        player = self.p["players"][seat]
        if n and not self.over():
            player["space"] = min(AFRICA, player["space"] + n)
            if player["space"] == AFRICA:
                self.p["end"] = "africa"

    def receive(self, seat: int, card: str, times: int = 1, first: int = 0, given: str = "") -> None:
        """Items from left to right; one with a choice stops here, the rest comes later."""
        for n in range(times):
            for item in self.ability(card)["gain"][first if n == 0 else 0 :]:
                if self.over() or len(item["of"]) > 1:
                    return
                kind = item["of"][0]
                if kind == "step":
                    self.step(seat, item["n"])
                elif kind == "its_steps":
                    self.step(seat, CARDS[given]["steps"])
                elif kind == "its_price":
                    for what, much in CARDS[given]["price"].items():
                        self.p["players"][seat]["stock"][what] += much
                else:
                    self.p["players"][seat]["stock"][kind] += item["n"]

    def spend(self, pieces: dict[str, int]) -> None:
        for kind, n in pieces.items():
            self.me["stock"][kind] -= n

    # ---- phases 1 to 3 ------------------------------------------------------------------------------------

    def do_reveal(self) -> None:
        self.p |= {"active": self.seat, "laid": None}
        if not self.p["pile"]:
            self.p["end"] = "deck"
            return
        row = [self.p["pile"].pop(0), *self.p["forum"]]
        gap = row.index(None) if None in row else 6
        burnt = row.pop(gap)
        if burnt:
            self.p["fire"].append(burnt)
        self.p["forum"] = row
        if not sum(self.me["hand"].values()):
            self.p["end"] = "hand"

    def do_lay_base(self) -> None:
        self.me["hand"][self.key] -= 1
        self.display[self.key].insert(0, None)
        self.p["laid"] = self.key
        self.produce_from(self.seat)

    def locks(self, seat: int) -> bool:
        row, laid = self.p["players"][seat]["display"][self.p["laid"]], self.p["laid"]
        return len(row) > 1 and any(card and self.ability(card).get("when", {}).get("card") == laid for card in row)

    def produce(self, seat: int) -> list[str]:
        """Bare stacks, red cards and locks give; the others wait."""
        player, laid = self.p["players"][seat], self.p["laid"]
        row = player["display"][laid]
        waiting = [c for c in row if c and CARDS[c]["type"] == laid and self.ability(c).get("when", {}).get("card") != laid]
        player["stock"][GIVES[laid]] += len(row) - len(waiting)
        return waiting

    def produce_from(self, seat: int) -> None:
        """Players without a decision act in passing."""
        while True:
            if self.locks(seat):
                return
            self.p["unused"] = self.produce(seat)
            seat = (seat + 1) % self.n
            if self.p["unused"] or seat == self.p["active"]:
                return

    def go_on(self) -> None:
        after = (self.acting + 1) % self.n
        if not self.p["unused"] and after != self.p["active"] and not self.over():
            self.produce_from(after)

    def do_choose_lock(self) -> None:
        if self.key != "none":
            self.p["unused"] = []
            self.receive(self.seat, self.key[5:], len(self.display[self.p["laid"]]) - 1)

    def do_produce_bare(self) -> None:
        self.p["unused"] = self.produce(self.seat)
        self.go_on()

    def do_go_on(self) -> None:
        self.go_on()

    def do_activation(self) -> None:
        self.produce_from(self.seat)

    def do_activate(self) -> None:
        what, card = self.key.split(":")
        self.p["unused"].remove(card)
        ability = self.ability(card)
        if what == "base":
            self.me["stock"][GIVES[self.p["laid"]]] += 1
            self.go_on()
            return
        times = 1
        if ability["kind"] == "exchange":
            if ability["repeat"] or ability["give"][0]["of"] == ["building"]:
                return
            self.spend({item["of"][0]: item["n"] for item in ability["give"]})
        elif ability["kind"] == "own":
            of = ability["count"]["of"]
            owned = len(self.buildings()) if of == "building" else len(self.display[of]) if of in TYPES else self.stock[of]
            times = owned // ability["count"]["n"]
        self.receive(self.seat, card, times)
        if all(len(item["of"]) == 1 for item in ability["gain"]):
            self.go_on()

    def do_repeat_count(self) -> None:
        for _ in range(int(self.key[6:])):
            if not self.over():
                self.spend({item["of"][0]: item["n"] for item in self.ability(self.frame["card"])["give"]})
                self.receive(self.seat, self.frame["card"])

    def do_pick_resources(self) -> None:
        for part in self.key[5:].split("-"):
            self.me["stock"][KINDS["fgpy".index(part[-1])]] += int(part[:-1])

    def do_receive(self) -> None:
        given = self.frame["given"] or ""
        self.receive(self.seat, self.frame["card"], self.frame["times"], self.frame["item"], given)

    def do_discard_building(self) -> None:
        card = self.key[8:]
        for row in self.display.values():
            if card in row:
                row.remove(card)
                row.insert(0, None)
        self.p["fire"].append(card)
        if card in self.p["unused"]:
            self.p["unused"].remove(card)
            self.me["stock"][GIVES[self.p["laid"]]] += 1
        self.receive(self.seat, self.frame["card"], given=card)

    # ---- phases 4 and 5 -----------------------------------------------------------------------------------

    def do_pay_gold(self) -> None:
        card, gold = self.frame["card"], int(self.key[5:])
        total = sum(CARDS[card]["price"].values()) + 5 - self.p["forum"].index(card)
        paid = {"glory": self.frame["glory"], "food": self.frame["food"], "gold": gold}
        self.spend(paid | {"peace": total - sum(paid.values())})

    def do_finish_purchase(self) -> None:
        card = self.frame["card"]
        self.p["forum"][self.p["forum"].index(card)] = None
        row = self.display[self.frame["base"]]
        row.remove(None)
        row.append(card)
        self.step(self.seat, CARDS[card]["steps"])

    def do_tribute(self) -> None:
        if self.key == "move":
            return
        pieces = dict.fromkeys(KINDS, 0)
        for part in self.key[4:].split("-"):
            pieces[KINDS["fgpy".index(part[-1])]] += int(part[:-1])
        self.spend(pieces)
        self.p["tribute"][str(self.p["goth"] + 1 + len(self.p["tribute"]))] = pieces

    def run(self, space: int) -> None:
        for at in range(self.p["goth"] + 1, space + 1):
            for symbol in SYMBOLS.get(at, []):
                self.p["demand"][symbol] += 1
        for pieces in self.p["tribute"].values():
            for kind, n in pieces.items():
                self.p["pool"][kind] += n
        self.p |= {"goth": space, "tribute": {}}
        self.lapse()

    def lapse(self) -> None:
        """A demand that nobody can serve; and with nothing to share out the turn is over."""
        served = any(self.p["demand"][type] and player["display"][type] for player in self.p["players"] for type in TYPES)
        if not served:
            self.p["demand"] = dict.fromkeys(TYPES, 0)
            self.end()

    def end(self) -> None:
        if self.p["goth"] == ROME and not any(self.p["pool"].values()) and not any(self.p["demand"].values()):
            self.p["end"] = "goth"

    def do_move_goth(self) -> None:
        self.run(self.p["goth"] + max(1, len(self.p["tribute"])))

    def do_rome_move(self) -> None:
        self.run(ROME)

    def do_lose_card(self) -> None:
        how, type, *named = self.key.split(":")
        card = named[0] if named else None
        self.p["demand"][type] -= 1
        self.display[type].remove(card)
        if card:
            self.p["fire"].append(card)
            if CARDS[card]["type"] == "wall" and how == "lose":
                self.display[type].insert(0, None)
        self.lapse()

    def do_take_tribute(self) -> None:
        kind = self.key[5:]
        self.p["pool"][kind] -= 1
        self.me["stock"][kind] += 1
        self.end()


class Flow(Table):
    """What comes next: the frames that every frame puts on the agenda, next thing first."""

    def ask(self, do: str, seat: int | None = None, **entries: Any) -> list[dict[str, Any]]:
        return [{"do": do, "seat": self.seat if seat is None else seat} | entries]

    def activation(self, seat: int) -> list[dict[str, Any]]:
        """The first player from here on who has something to decide, else the purchase."""
        laid = self.p["laid"]
        while True:
            row = self.p["players"][seat]["display"][laid]
            if self.locks(seat):
                return self.ask("choose-lock", seat)
            if any(c and CARDS[c]["type"] == laid and self.ability(c).get("when", {}).get("card") != laid for c in row):
                return self.ask("activate", seat)
            seat = (seat + 1) % self.n
            if seat == self.p["active"]:
                return self.ask("buy", seat)

    def rest(self, unused: list[str]) -> list[dict[str, Any]]:
        after = (self.seat + 1) % self.n
        if unused:
            return self.ask("activate")
        return self.ask("buy", after) if after == self.p["active"] else self.activation(after)

    def next_lay_base(self) -> list[dict[str, Any]]:
        self.display[self.key].insert(0, None)
        self.p["laid"] = self.key
        return self.activation(self.seat)

    def next_reveal(self) -> list[dict[str, Any]]:
        able = self.p["pile"] and sum(self.me["hand"].values())
        return self.ask("lay-base") if able else []

    def next_go_on(self) -> list[dict[str, Any]]:
        return self.rest(self.p["unused"])

    def next_produce_bare(self) -> list[dict[str, Any]]:
        return self.rest(self.produce(self.seat))

    def next_activate(self) -> list[dict[str, Any]]:
        what, card = self.key.split(":")
        ability, wait = self.ability(card), self.ask("go-on")
        if what == "use" and ability["kind"] == "exchange" and ability["repeat"]:
            return self.ask("repeat-count", card=card) + wait
        if what == "use" and ability["kind"] == "exchange" and ability["give"][0]["of"] == ["building"]:
            return self.ask("discard-building", card=card) + wait
        if what == "use" and any(len(item["of"]) > 1 for item in ability["gain"]):
            more = self.ask("receive", card=card, item=1, times=1, given=None)
            return self.ask("pick-resources", card=card, item=0) + more + wait
        unused = [other for other in self.p["unused"] if other != card]
        self.do_activate()  # which may go on to the next player
        return [] if self.over() else self.rest(unused)

    def goth(self) -> list[dict[str, Any]]:
        return self.ask("tribute" if self.p["goth"] + 1 + len(self.p["tribute"]) < ROME else "rome-move")

    def next_buy(self) -> list[dict[str, Any]]:
        return self.goth() if self.key == "pass" else self.ask("pay-glory", card=self.key[4:])

    def next_pay_gold(self) -> list[dict[str, Any]]:
        card = self.frame["card"]
        if CARDS[card]["type"] == "builder":
            return self.ask("place", card=card)
        return self.ask("finish-purchase", card=card, base=self.ability(card).get("protects", CARDS[card]["type"]))

    def next_finish_purchase(self) -> list[dict[str, Any]]:
        own = sorted(card for card in self.buildings() if card in ("b05", "b06"))
        self.do_finish_purchase()
        gains = [self.ask("receive", card=card, item=0, times=1, given=None)[0] for card in own]
        return [] if self.over() else gains + self.goth()

    def next_tribute(self) -> list[dict[str, Any]]:
        left = (self.p["active"] + 1) % self.n
        return self.ask("move-goth") if self.key == "move" else self.ask("reveal", left)

    def losses(self, seat: int) -> list[dict[str, Any]]:
        """The next player from this seat on who can serve the demand; then the pool; then the next turn."""
        for i in range(self.n):
            who = (seat + i) % self.n
            if any(self.p["demand"][type] and self.p["players"][who]["display"][type] for type in TYPES):
                return self.ask("lose-card", who)
        return self.takes(self.p["active"])

    def takes(self, seat: int) -> list[dict[str, Any]]:
        if any(self.p["pool"].values()):
            return self.ask("take-tribute", seat)
        return [] if self.p["goth"] == ROME else self.ask("reveal", (self.p["active"] + 1) % self.n)

    def next_move_goth(self) -> list[dict[str, Any]]:
        self.do_move_goth()
        return self.losses(self.seat)

    def next_rome_move(self) -> list[dict[str, Any]]:
        self.do_rome_move()
        return self.losses(self.seat)

    def next_lose_card(self) -> list[dict[str, Any]]:
        self.do_lose_card()
        return self.losses((self.seat + 1) % self.n)

    def next_take_tribute(self) -> list[dict[str, Any]]:
        self.do_take_tribute()
        return self.takes((self.seat + 1) % self.n)


def plain(position: dict[str, Any]) -> dict[str, Any]:
    """In one order, whatever the order of doing; without what is to do next."""
    found = copy.deepcopy({name: value for name, value in position.items() if name not in ("agenda", "over", "chance")})
    for player in found["players"]:
        player["display"] = {type: sorted(row, key=str) for type, row in player["display"].items()}
    found["unused"].sort()
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_every_step_and_choice_does_what_the_rules_say(seats: int) -> None:
    chance = random.Random(50 + seats)
    met: Counter[str] = Counter()
    for _ in range(10):
        state = GAME.load(rich(chance, seats))
        for _ in range(130):
            if state.over or not state.agenda:
                break
            done = carry_on(state, chance, ("pass",))
            agree(done, Table(done), Flow(done), plain)
            met[done.name] += 1
    assert len(met) >= 17, met
