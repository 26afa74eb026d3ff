"""The rules read a second time: what every step and every choice does to the table, worked out on plain data."""

import copy
import random
from collections import Counter
from typing import Any

import pytest

from ..second import Done, carry_on
from .test_second_reading import CARDS, DATA, GAME, GOODS, SETUPS, Reading, rich


class Table(Reading):
    """A position to be changed by hand."""

    def __init__(self, done: Done) -> None:
        self.before = done.before
        super().__init__(copy.deepcopy(done.before) | {"agenda": [done.frame]})
        self.key = done.key

    def pay(self, money: int) -> None:
        own = min(money, self.me["money"])
        self.me["money"] -= own
        if money > own:
            self.partner(self.seat)["money"] -= money - own

    def play(self) -> None:
        """One of the cards of this kind, the first of the edition's, goes on the pile."""
        kind = self.key.partition(":")[2]
        card = next(id for id in CARDS if id in self.me["hand"] and CARDS[id]["kind"] == kind)
        self.me["hand"].remove(card)
        self.me["pile"].append(card)
        self.me["copied"] = []

    def free_of(self, seat: int) -> int:
        player = self.p["players"][seat]
        return 12 - sum(player["goods"].values()) - (6 - len(player["land"]) - len(player["sea"]))

    def store(self, seat: int, granted: Counter[str]) -> None:
        """Only what leaves no choice; the rest is asked for."""
        free, goods = self.free_of(seat), self.p["players"][seat]["goods"]
        if granted.total() <= free:
            for good, n in granted.items():
                goods[good] += n
        elif len(granted) == 1:
            goods[next(iter(granted))] += free

    def marker(self, province: str) -> str:
        grown = [self.p["tiles"][city] for city, where in self.province.items() if where == province]
        return max(grown, key=GOODS.index)

    def settle(self, kind: str, city: str) -> None:
        self.me["goods"]["food"] -= 1
        self.me["goods"]["tool"] -= 1
        self.me[kind].append(city)

    # ---- what using a card does at once -------------------------------------------------------------------

    def use(self, kind: str, seat: int) -> None:
        player = self.p["players"][seat]
        if kind == "tribune":
            player["money"] += max(0, len(player["pile"]) - 3)
            player["hand"] += player["pile"]
            player["pile"], player["copied"] = [], []
        elif kind in ("mercator-3", "mercator-5"):
            player["money"] += int(kind[-1])
        elif kind in DATA["actions"]["specialist_good"]:
            good = DATA["actions"]["specialist_good"][kind]
            self.store(seat, +Counter({good: sum(self.p["tiles"][city] == good for city in player["houses"])}))

    def play_at_once(self, kind: str, seat: int, again: bool = False) -> None:
        """A card that calls no other acts at once; a magister uses the card below it."""
        below = self.top(self.p["players"][seat], 1)
        if kind == "magister" and below not in ("", "senator", "magister"):
            self.use(below, seat)
        else:
            self.use(kind, seat)

    # ---- frames -------------------------------------------------------------------------------------------

    def do_play_card(self) -> None:
        self.play()
        self.play_at_once(self.key[5:], self.seat)

    def do_legatus_answer(self) -> None:
        self.p["suggested"] = None
        self.do_play_card()

    do_proconsul_answer = do_play_card

    def do_legatus_suggest(self) -> None:
        self.p["suggested"] = self.key[8:]

    def do_execute(self) -> None:
        self.use(self.frame["kind"], self.seat)

    def do_diplomat_copy(self) -> None:
        if self.key == "none":
            return
        other = self.p["players"][int(self.key[5:])]
        if self.team:
            other["copied"] = sorted({*other["copied"], self.seat % (self.seats // 2)})
        self.play_at_once(self.top(other), self.seat)

    def do_choose_role(self) -> None:
        self.use(self.key[5:], self.seat)

    def do_choose_start_city(self) -> None:
        city = self.key[6:]
        land, sea = bool(self.ways_at(city, "land")), bool(self.ways_at(city, "sea"))
        self.me["land" if land else "sea"].append(city)
        self.me["sea" if sea else "land"].append(city)

    def do_tribune_colonist(self) -> None:
        if self.key != "none":
            self.settle(self.key, self.capital)

    def do_colonist_mode(self) -> None:
        if self.key == "cash":
            self.me["money"] += 5 + len(self.me["land"]) + len(self.me["sea"])

    def do_colonist_place(self) -> None:
        if self.key != "stop":
            _, kind, city = self.key.split(":")
            self.settle(kind, city)

    def do_architect_target(self) -> None:
        places = self.me[self.frame["unit"]]
        places[places.index(self.frame["place"])] = self.key[3:]

    def do_architect_build(self) -> None:
        if self.key == "stop":
            return
        city = self.key[6:]
        good = self.p["tiles"][city]
        standing = sum(city in player["houses"] for player in self.p["players"])
        for wanted in ["food"] if good == "brick" else ["brick", good]:
            self.me["goods"][wanted] -= 1
        self.pay(DATA["goods"][good]["build_money"] * (standing + 1))
        self.me["houses"].append(city)
        if len(self.me["houses"]) == 15:
            self.trigger()

    def trigger(self) -> None:
        if self.p["concordia"] is None:
            self.p["concordia"] = self.seat
            self.p["turns_left"] = self.seats // 2 - 1 if self.team else self.seats - 1

    def do_prefect_choice(self) -> None:
        if self.key == "cash":
            coins = DATA["bonus_markers"]["coins"]
            self.me["money"] += sum(coins[self.marker(p)] for p, side in self.p["coins"].items() if side == "coins")
            self.p["coins"] = dict.fromkeys(self.p["coins"], "goods")
        elif self.key != "decline":
            province = self.key[8:]
            self.p["coins"][province] = "coins"
            for i in range(self.seats):
                seat = (self.seat + i) % self.seats
                granted = Counter(
                    self.p["tiles"][city] for city in self.p["players"][seat]["houses"] if self.province[city] == province
                )
                if i == 0:
                    granted[self.marker(province)] += 2 if self.p["magnus"] == self.seat else 1
                if granted:
                    self.store(seat, granted)

    def do_pass_magnus(self) -> None:
        self.p["magnus"] = (self.seat - 1) % self.seats

    def do_accept_good(self) -> None:
        good = self.key[5:]
        self.me["goods"][good] += 1
        rest = +(Counter(self.frame["granted"]) - Counter([good]))
        if self.free() and rest:
            self.store(self.seat, rest)

    def do_mercator_trade(self) -> None:
        if self.key == "stop":
            return
        way, good, text = self.key.split(":")
        n, price = int(text), DATA["goods"][good]["price"]
        if way == "sell":
            self.me["goods"][good] -= n
            self.me["money"] += n * price
        else:
            self.me["goods"][good] += n
            self.pay(n * price)

    def do_buy_card(self) -> None:
        if self.key == "stop":
            return
        space = int(self.key[5:]) - 1
        price = list(CARDS[self.p["display"][space]]["price"])
        if self.frame["kind"] in ("senator", "praetor"):
            price += DATA["display"][self.p["options"]["display"]]["extra"][space]
        for good in price:
            if good != "any":
                self.me["goods"][good] -= 1
        if "any" not in price:
            self.take(space)

    def take(self, space: int) -> None:
        self.me["hand"].append(self.p["display"][space])
        self.p["display"][space] = None
        if not self.p["deck"] and not any(self.p["display"]):
            self.trigger()

    def do_pay_any(self) -> None:
        self.me["goods"][self.key[4:]] -= 1

    def do_take_card(self) -> None:
        self.take(self.frame["space"] - 1)

    def do_interim_scoring(self) -> None:
        self.me["interim"] = self.points(self.seat)
        found = [player["interim"] for player in self.p["players"]]
        if None not in found:
            for player, mine in zip(self.p["players"], found, strict=True):
                player["money"] += {0: 2, 1: 1}.get(sum(other > mine for other in found), 0)
                player["interim"] = 0

    def do_end_turn(self) -> None:
        self.p["turns"] += 1
        row = [card for card in self.p["display"] if card]
        while len(row) < 7 and self.p["deck"]:
            row.append(self.p["deck"].pop(0))
        self.p["display"] = row + [None] * (7 - len(row))
        if self.p["concordia"] is not None and self.p["turns_left"]:
            self.p["turns_left"] -= 1


def plain(position: dict[str, Any]) -> dict[str, Any]:
    """In one order, whatever the order of doing; without what is to do next."""
    found = copy.deepcopy({name: value for name, value in position.items() if name not in ("agenda", "over", "chance")})
    for player in found["players"]:
        for name in ("hand", "houses", "land", "sea"):
            player[name].sort()
    return found


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup['seats']}-{setup['map']}")
def test_every_step_and_choice_does_what_the_rules_say(setup: dict[str, Any]) -> None:
    if not setup.get("teams"):
        setup = setup | {"interim": True}
    chance = random.Random(30 + setup["seats"])
    met: Counter[str] = Counter()
    for number in range(9):
        state = GAME.start(seed=3, **setup) if number == 0 else GAME.load(rich(chance, setup))
        for _ in range(110):
            if state.over or not state.agenda:
                break
            done = carry_on(state, chance, ("stop", "none", "decline"))
            table = Table(done)
            getattr(table, f"do_{done.method}", lambda: None)()
            assert plain(done.after) == plain(table.p), (done.name, done.key, done)
            done.next_things()
            met[done.name] += 1
    assert len(met) >= 16, met
