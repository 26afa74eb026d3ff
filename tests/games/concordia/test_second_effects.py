"""The rules read a second time: what every step and every choice does to the table, worked out on plain data."""

import copy
import random
from collections import Counter
from typing import Any

import pytest

from ..second import Done, agree, carry_on
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
        return int(12 - sum(player["goods"].values()) - (6 - len(player["land"]) - len(player["sea"])))

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
        return str(max(grown, key=GOODS.index))

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


class Flow(Table):
    """What comes next: the frames that every frame puts on the agenda, next thing first."""

    def other(self, seat: int) -> int:
        return int((seat + self.seats // 2) % self.seats)

    def resolve(self, lead: int, kind: str, solo: bool, answer: bool, again: bool) -> list[dict[str, Any]]:
        """A card as if `lead` had played it."""
        if kind == "diplomat":
            return [{"do": "diplomat-copy", "seat": lead, "solo": solo, "answer": answer, "again": again}]
        if kind in DATA["actions"]["dual_roles"]:
            return [{"do": "choose-role", "seat": lead, "kind": kind, "solo": solo}]
        if kind == "magister":
            below = self.top(self.p["players"][lead], 1)
            return [] if below in ("", "senator", "magister") else self.resolve(lead, below, True, False, True)
        if kind == "legatus":
            return [{"do": "legatus-suggest", "seat": lead}, {"do": "legatus-answer", "seat": self.other(lead)}]
        if kind == "proconsul":
            then = [] if solo else [{"do": "proconsul-answer", "seat": self.other(lead)}]
            return [{"do": "buy-card", "seat": lead, "kind": kind, "left": 1}, *then]
        then = [] if solo else [{"do": "execute", "seat": self.other(lead), "kind": kind}]
        return self.uses(lead, kind) + then

    def uses(self, seat: int, kind: str) -> list[dict[str, Any]]:
        player, who = self.p["players"][seat], {"seat": seat}
        if kind == "architect":
            steps = len(player["land"]) + len(player["sea"])
            return [{"do": "architect-pick", **who, "steps": steps, "moved": []}, {"do": "architect-build", **who}]
        if kind == "tribune":
            scored = self.p["options"]["interim"] and not self.team and player["interim"] is None
            return [{"do": "tribune-colonist", **who}, *([{"do": "interim-scoring", **who}] if scored else [])]
        if kind in ("mercator-3", "mercator-5"):
            return [{"do": "mercator-trade", **who, "traded": []}]
        if kind in ("prefect", "colonist"):
            return [{"do": {"prefect": "prefect-choice", "colonist": "colonist-mode"}[kind], **who}]
        if kind in ("senator", "consul", "praetor", "proconsul"):
            return [{"do": "buy-card", **who, "kind": kind, "left": 2 if kind == "senator" else 1}]
        return []

    def next_play_card(self) -> list[dict[str, Any]]:
        self.play()
        return [*self.resolve(self.seat, self.key[5:], not self.team, False, False), {"do": "end-turn", "seat": self.seat}]

    def next_legatus_answer(self) -> list[dict[str, Any]]:
        self.play()
        return self.resolve(self.seat, self.key[5:], False, True, False)

    def next_proconsul_answer(self) -> list[dict[str, Any]]:
        self.play()
        return self.resolve(self.seat, self.key[5:], True, True, False)

    def next_diplomat_copy(self) -> list[dict[str, Any]]:
        if self.key == "none":
            return []
        kind = self.top(self.p["players"][int(self.key[5:])])
        return self.resolve(self.seat, kind, self.frame["solo"], self.frame["answer"], self.frame["again"])

    def next_choose_role(self) -> list[dict[str, Any]]:
        role = self.key[5:]
        (left,) = {*DATA["actions"]["dual_roles"][self.frame["kind"]]} - {role}
        then = [] if self.frame["solo"] else [{"do": "execute", "seat": self.other(self.seat), "kind": left}]
        return self.uses(self.seat, role) + then

    def next_execute(self) -> list[dict[str, Any]]:
        return self.uses(self.seat, self.frame["kind"])

    def next_end_turn(self) -> list[dict[str, Any]]:
        over = self.p["concordia"] is not None and not self.p["turns_left"]
        return [] if over else [{"do": "play-card", "seat": (self.seat + 1) % self.seats}]

    def next_buy_card(self) -> list[dict[str, Any]]:
        if self.key == "stop":
            return []
        space = int(self.key[5:]) - 1
        extra = DATA["display"][self.p["options"]["display"]]["extra"][space]
        found: list[dict[str, Any]] = []
        if self.frame["kind"] in ("senator", "praetor") and "any" in extra:
            found.append({"do": "pay-any", "seat": self.seat, "left": extra.count("any")})
            found.append({"do": "take-card", "seat": self.seat, "space": space + 1})
        if self.frame["left"] > 1:
            found.append({"do": "buy-card", "seat": self.seat, "kind": self.frame["kind"], "left": self.frame["left"] - 1})
        return found

    def next_prefect_choice(self) -> list[dict[str, Any]]:
        """Who has too few spaces for several kinds chooses, the actor first, then clockwise; then the Praefectus Magnus moves."""
        if not self.key.startswith("produce:"):
            return []
        province, found = self.key[8:], []
        for i in range(self.seats):
            seat = (self.seat + i) % self.seats
            houses = self.p["players"][seat]["houses"]
            granted = Counter(self.p["tiles"][city] for city in houses if self.province[city] == province)
            if i == 0:
                granted[self.marker(province)] += 2 if self.p["magnus"] == self.seat else 1
            if 0 < self.free_of(seat) < granted.total() and len(granted) > 1:
                found.append({"do": "accept-good", "seat": seat, "granted": {good: granted[good] for good in GOODS}})
        return [*found, {"do": "pass-magnus", "seat": self.seat}] if self.p["magnus"] == self.seat else found

    def next_mercator_trade(self) -> list[dict[str, Any]]:
        traded = [*self.frame["traded"], *([self.key.split(":")[1]] if self.key != "stop" else [])]
        again = self.key != "stop" and len(traded) < 2
        return [{"do": "mercator-trade", "seat": self.seat, "traded": traded}] if again else []


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
            agree(done, Table(done), Flow(done), plain)
            met[done.name] += 1
    assert len(met) >= 16, met
