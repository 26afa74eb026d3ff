"""The rules read a second time, slowly: every option of every decision is worked out anew from the position alone.

Nothing here uses the engine's tables or shortcuts; what is LIVE is found by trying out all steps.
"""

import random
from collections import Counter
from typing import Any

import pytest

from ..second import played
from .table import GAME

COLOURS, GOODS = ["beige", "brown", "black", "grey"], ["pink", "orange", "violet", "beige"]


class Reading:
    """One position and the decision asked in it."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.p, self.frame = position, position["agenda"][0]
        self.seat = self.frame["seat"]
        self.me = position["players"][self.seat]
        self.stones, self.tokens = position["stones"], position["tokens"]

    def options(self) -> set[str]:
        found: set[str] = getattr(self, self.frame["do"].replace("-", "_"))()
        return found

    # ---- what the legality tests speak of -----------------------------------------------------------------

    def ready(self, god: str) -> bool:
        return any(card["god"] == god and not card["new"] for card in self.me["hand"])

    def price(self, field: str) -> int:
        token = self.p["price_token"] or ""
        value: int = self.p["prices"][field]
        if token.startswith(f"{field}:"):
            value += 1 if token.endswith("up") else -1
        return value

    def mine(self) -> list[dict[str, Any]]:
        return [stall for stall in self.p["stalls"] if stall["seat"] == self.seat]

    def own(self) -> int:
        return sum(sum(stall["goods"].values()) for stall in self.mine())

    def room(self) -> int:
        return 6 * len(self.mine()) - self.own()

    def splits(self, good: str, size: int) -> list[int]:
        """The numbers of beige goods that fit a purchase."""
        found = []
        for beige in range(size):
            prices = sorted([self.price(good)] * (size - beige) + [1] * beige, reverse=True)
            cost = sum(prices[2:] if self.tokens["free2"] else prices)
            there = size - beige <= self.p["harbour"][good] and beige <= self.p["harbour"]["beige"]
            if there and cost <= self.me["money"]:
                found.append(beige)
        return found

    def exec(self, colour: str, size: int) -> bool:
        if colour == "brown":
            return True
        if colour == "black":
            return bool(self.me["money"] >= size * self.price("temple"))
        if colour == "grey":
            cards = self.p["display"] or self.p["deck"] or self.p["discard"]
            return self.own() >= size and len(self.me["hand"]) <= 2 and bool(cards)
        return self.room() >= size and any(self.splits(good, size) for good in GOODS[:3])

    def live(self, colour: str, fixed: int, value: int, steps: int, used: int, way: int) -> bool:
        """Is there a number of further steps, all one way, after which the action can be carried out?"""
        if self.exec(colour, fixed + value):
            return True
        if steps == 0 or used == 3:
            return False
        ways = [way] if way else [1, -1]
        return any(self.live(colour, fixed, (value - 1 + w) % 6 + 1, steps - 1, used + 1, w) for w in ways)

    def paid(self, token: str) -> int | None:
        """Stones left after paying with the token or else a stone; None: neither is there."""
        return self.stones if self.tokens[token] else self.stones - 1 if self.stones else None

    def avail(self) -> list[tuple[str, str, int]]:
        places = (("temple", self.p["temple"]), ("supply", self.me["supply"]))
        return [(place, die["colour"], die["value"]) for place, dice in places for die in dice]

    # ---- decisions ----------------------------------------------------------------------------------------

    def place_start_stall(self) -> set[str]:
        quadrants = [(1, 2, 3), (5, 6, 7), (9, 10, 11), (13, 14, 15)]
        taken = {stall["plot"] for stall in self.p["stalls"]}
        return {f"plot:{plot}" for quadrant in quadrants if not taken & set(quadrant) for plot in quadrant}

    def keep_dice(self) -> set[str]:
        found = {"done"}
        order = {f"{c}:{v}": (COLOURS.index(c), v) for c in COLOURS for v in range(1, 7)}
        last = self.frame["last"]
        if self.ready("mars") and last is None and not self.frame["mars"] and self.p["rolled"]:
            found.add("mars")
        if self.frame["free"] > 0 or self.me["money"] >= 2:
            names = {f"{die['colour']}:{die['value']}" for die in self.p["rolled"]}
            found |= {f"keep:{name}" for name in names if last is None or order[name] >= order[last]}
        return found

    def turn(self) -> set[str]:
        found, dice = {"pass"}, self.avail()
        steps = self.stones + self.tokens["step"]
        for place, colour, value in dice:
            left = self.paid("recolour")
            others = [c for c in COLOURS if c != colour] if left is not None else []
            if self.live(colour, 0, value, steps, 0, 0) or any(
                self.live(c, 0, value, (left or 0) + self.tokens["step"], 0, 0) for c in others
            ):
                found.add(f"die:{place}:{colour}:{value}")
        allowed = {
            "phoebus": bool(dice),
            "minerva": bool(dice),
            "juno": len(dice) >= 2,
            "jupiter": bool(dice) and self.own() >= 1,
            "neptunus": bool(dice) and self.room() >= 1 and any(self.p["harbour"][good] for good in GOODS[:3]),
        }
        found |= {f"card:{god}" for god, able in allowed.items() if able and self.playable(god)}
        if self.playable("mercurius") and dice:
            for field, value in self.p["prices"].items():
                found |= {f"card:mercurius:{field}:up"} if value < 3 else set()
                found |= {f"card:mercurius:{field}:down"} if value > 1 else set()
        if self.playable("venus"):
            found |= {f"card:venus:{n}" for n in (1, 2) if n <= self.me["stones"]}
        return found

    def playable(self, god: str) -> bool:
        return self.ready(god) and god not in self.p["played"]

    def prepare(self) -> set[str]:
        f = self.frame
        colour, fixed, value, used = f["colour"], f["fixed"], f["value"], f["steps"]
        way = {"up": 1, "down": -1, None: 0}[f["direction"]]
        found = set()
        can = self.exec(colour, fixed + value)
        if can:
            found.add("execute")
        left = self.paid("recolour")
        if fixed == 0 and used == 0 and not f["recoloured"] and left is not None:
            steps = left + self.tokens["step"]
            found |= {f"colour:{c}" for c in COLOURS if c != colour and self.live(c, 0, value, steps, 0, 0)}
        if used < 3 and self.stones + self.tokens["step"] > 0:
            for name, w in (("up", 1), ("down", -1)):
                after = (value - 1 + w) % 6 + 1
                if way in (0, w) and self.live(colour, fixed, after, self.stones + self.tokens["step"] - 1, used + 1, w):
                    found.add(name)
        for place, other, pips in self.avail() if can else []:
            cost = (not self.tokens["join"]) + (other != colour and not self.tokens["recolour"])
            steps = self.stones - cost + self.tokens["step"]
            if cost <= self.stones and self.live(colour, fixed + value, pips, steps, 0, 0):
                found.add(f"join:{place}:{other}:{pips}")
        return found

    def buy_colour(self) -> set[str]:
        return {f"buy:{good}" for good in GOODS[:3] if self.splits(good, self.frame["pips"])}

    def buy_split(self) -> set[str]:
        return {f"beige:{b}" for b in self.splits(self.frame["good"], self.frame["pips"])}

    def place_goods(self) -> set[str]:
        last, rest = self.frame["last"], self.frame["left"]
        rooms = {s["plot"]: 6 - sum(s["goods"].values()) for s in self.mine() if last is None or s["plot"] > last}
        return {
            f"place:{plot}:{n}"
            for plot, room in rooms.items()
            for n in range(1, min(rest, room) + 1)
            if sum(r for later, r in rooms.items() if later > plot) >= rest - n
        }

    def move_figure(self) -> set[str]:
        pips = self.frame["pips"]
        return {f"move:{name}:{(at + w * pips) % 16}" for name, at in self.p["figures"].items() for w in (1, -1)}

    def yes_or_no(self) -> set[str]:
        return {"yes", "no"}

    sell_beige = pluto = build_stall = yes_or_no

    def pay_tax(self) -> set[str]:
        stall = next(s for s in self.mine() if s["plot"] == self.frame["plot"])
        money, last = self.me["money"], self.frame["last"]
        found = {"pay"} if money >= sum(stall["goods"].values()) else set()
        for i, good in enumerate(GOODS):
            late = last is None or i >= GOODS.index(last)
            if stall["goods"][good] and late and sum(stall["goods"][g] for g in GOODS[:i]) <= money:
                found.add(f"give:{good}")
        return found

    def placed(self, skip: int = -1) -> list[tuple[int, int, str, int]]:
        """Goods on own stalls in the order of plots and colours, not before the last one touched."""
        last = self.frame["last"]
        first = (0, 0) if last is None else (int(last.split(":")[0]), GOODS.index(last.split(":")[1]))
        rows = [(s["plot"], i, good, s["goods"][good]) for s in self.mine() for i, good in enumerate(GOODS) if s["plot"] != skip]
        return [row for row in rows if row[:2] >= first and row[3]]

    def move_goods(self) -> set[str]:
        new = next(s for s in self.mine() if s["plot"] == self.frame["plot"])
        if sum(new["goods"].values()) == 6:
            return {"done"}
        return {"done"} | {f"take:{plot}:{good}" for plot, _, good, _ in self.placed(self.frame["plot"])}

    def sacrifice(self) -> set[str]:
        rows = self.placed()
        found = set()
        for at in rows:
            if sum(n for plot, i, _, n in rows if (plot, i) >= at[:2]) >= self.frame["left"]:
                found.add(f"give:{at[0]}:{at[2]}")
        return found

    def take_card(self) -> set[str]:
        found = {f"open:{god}" for god in self.p["display"]} | {"deck"}
        return found | {"stop"} if self.frame["taken"] else found

    def end_turn(self) -> set[str]:
        return {"end"} | {f"venus:{n}" for n in (1, 2) if n <= self.me["stones"]}


def rich(chance: random.Random, seats: int) -> dict[str, Any]:
    """A table in the middle of a game, with cards, goods and all sorts of means."""
    gods = ["jupiter", "neptunus", "mars", "mercurius", "pluto", "minerva", "phoebus", "juno", "venus"]
    players = []
    for seat in range(seats):
        hand = [{"god": god, "new": chance.random() < 0.2} for god in chance.sample(gods, chance.randrange(4))]
        stones = chance.choice([0, 0, 1, 3])
        players.append({"money": chance.choice([0, 1, 3, 6, 12, 25]), "stones": stones, "hand": hand, "supply": dice(chance, 1)})
        players[seat]["screen"] = {}
    plots = chance.sample(range(16), 5 + seats)
    stalls = []
    for i, plot in enumerate(plots):
        goods = {good: chance.choice([0, 0, 1, 2]) for good in GOODS} if i < 5 else {}
        stalls.append({"plot": plot, "seat": i % seats, "goods": goods if sum(goods.values()) <= 6 else {}})
    return {
        "seats": seats,
        "round": chance.randrange(1, 8),
        "order": list(range(seats)),
        "players": players,
        "stalls": stalls,
        "harbour": {good: chance.choice([1, 3, 8]) for good in GOODS},
        "stones": chance.choice([0, 1, 2, 6]),
        "figures": {name: chance.randrange(16) for name in ("consul", "pink", "orange", "violet")},
        "prices": {name: chance.randrange(1, 4) for name in ("temple", "violet", "orange", "pink")},
        "temple": dice(chance, 5),
        "agenda": [{"do": "turn", "seat": 0}],
    }


def dice(chance: random.Random, most: int) -> list[str]:
    return [f"{chance.choice(COLOURS)}:{chance.randrange(1, 7)}" for _ in range(chance.randrange(most + 1))]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_option_is_what_the_rules_say(seats: int) -> None:
    chance = random.Random(seats)
    asked: Counter[str] = Counter()
    states = [GAME.start(seats, seed=1)] + [GAME.load(rich(chance, seats)) for _ in range(40)]
    for state, position in played(states, chance, 60, ("pass", "done", "end", "stop"), 0.8):
        assert set(state.options()) == Reading(position).options(), (state.decision, position)
        asked[state.decision] += 1
    assert len(asked) >= 14, asked
