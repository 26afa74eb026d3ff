"""The rules read a second time, slowly: every option is worked out anew from the position and the edition file.

Payments are found by trying out every way to give pieces for the units of a price.
"""

import random
import tomllib
from collections import Counter
from functools import cache
from typing import Any

import pytest

import tessera

from ..second import played

GAME = tessera.game("gloria_mundi")
DATA = tomllib.loads(GAME.default_edition)
CARDS = {card["id"].lower(): card for card in DATA["building"]}
KINDS, TYPES = ("food", "gold", "peace", "glory"), ("farm", "city", "legion")
SYMBOLS = {space["at"]: space["symbols"] for space in DATA["goth_track"]["spaces"]}
FOR = DATA["goth_track"]["tribute_for"]
Stock = tuple[int, int, int, int]


def key(pieces: Counter[str]) -> str:
    return "-".join(f"{pieces[kind]}{letter}" for kind, letter in zip(KINDS, "fgpy", strict=True) if pieces[kind])


@cache
def fits(paid: Stock, price: Stock, builders: tuple[str, ...]) -> bool:
    """Can these pieces be given for these units? A builder without X that has served is no longer in the list."""
    unit = next((i for i in range(4) if price[i]), None)
    if unit is None:
        return True
    rest = (*price[:unit], price[unit] - 1, *price[unit + 1 :])
    ways = [(unit, builders)] + ([(3, builders)] if unit < 3 else [])
    for builder in builders:
        ability = CARDS[builder]["ability"]
        if KINDS[unit] in ability["for"]:
            left = builders if ability["repeat"] else tuple(b for b in builders if b != builder)
            ways += [(KINDS.index(kind), left) for kind in ability["pay"]]
    return any(paid[k] and fits((*paid[:k], paid[k] - 1, *paid[k + 1 :]), rest, left) for k, left in ways)


class Reading:
    """One position and the decision asked in it."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.p, self.frame = position, position["agenda"][0]
        self.seat = self.frame["seat"]
        self.me = position["players"][self.seat]
        self.stock = Counter(self.me["stock"])
        self.display = self.me["display"]

    def options(self) -> set[str]:
        found: set[str] = getattr(self, self.frame["do"].replace("-", "_"))()
        return found

    def buildings(self) -> list[str]:
        return [card for row in self.display.values() for card in row if card]

    def ability(self, card: str) -> dict[str, Any]:
        found: dict[str, Any] = CARDS[card]["ability"]
        return found

    # ---- phases 2 and 3 -----------------------------------------------------------------------------------

    def lay_base(self) -> set[str]:
        return {type for type, n in self.me["hand"].items() if n}

    def choose_lock(self) -> set[str]:
        row = self.display[self.p["laid"]]
        assert len(row) > 1
        return {"none"} | {f"lock:{c}" for c in row if c and self.ability(c).get("when", {}).get("card") == self.p["laid"]}

    def activate(self) -> set[str]:
        found = {f"base:{card}" for card in self.p["unused"]}
        return found | {f"use:{card}" for card in self.p["unused"] if self.executable(card)}

    def executable(self, card: str) -> bool:
        ability = self.ability(card)
        if ability["kind"] == "own":
            of, n = ability["count"]["of"], ability["count"]["n"]
            owned = len(self.buildings()) if of == "building" else len(self.display[of]) if of in TYPES else self.stock[of]
            return bool(owned >= n)
        if ability["kind"] == "exchange":
            if ability["give"][0]["of"] == ["building"]:
                return len(self.buildings()) > 1
            return all(self.stock[item["of"][0]] >= item["n"] for item in ability["give"])
        if ability["kind"] == "condition":
            return ability["when"]["goth"] in SYMBOLS.get(self.p["goth"], [])
        return True

    def discard_building(self) -> set[str]:
        return {f"discard:{card}" for card in self.buildings() if card != self.frame["card"]}

    def repeat_count(self) -> set[str]:
        most = min(self.stock[item["of"][0]] // item["n"] for item in self.ability(self.frame["card"])["give"])
        return {f"times:{k}" for k in range(1, min(most, 200) + 1)}

    def pick_resources(self) -> set[str]:
        n = self.ability(self.frame["card"])["gain"][self.frame["item"]]["n"]
        mixes = [Counter({"food": f, "gold": g, "peace": n - f - g}) for f in range(n + 1) for g in range(n + 1 - f)]
        return {f"pick:{key(mix)}" for mix in mixes}

    # ---- phase 4 ------------------------------------------------------------------------------------------

    def payments(self, card: str) -> list[Stock]:
        price: Stock = tuple(CARDS[card]["price"].get(kind, 0) for kind in KINDS)
        pieces = sum(price) + (5, 4, 3, 2, 1, 0)[self.p["forum"].index(card)]
        builders = tuple(sorted(b for b in self.buildings() if self.ability(b)["kind"] == "substitute"))
        found = []
        for food in range(self.stock["food"] + 1):
            for gold in range(self.stock["gold"] + 1):
                for peace in range(self.stock["peace"] + 1):
                    glory = pieces - food - gold - peace
                    if 0 <= glory <= self.stock["glory"] and fits((food, gold, peace, glory), price, builders):
                        found.append((food, gold, peace, glory))
        return found

    def buy(self) -> set[str]:
        found = {"pass"}
        for card in filter(None, self.p["forum"]):
            type = CARDS[card]["type"]
            on = TYPES if type == "builder" else (self.ability(card)["protects"] if type == "wall" else type,)
            if any(None in self.display[base] for base in on) and self.payments(card):
                found.add(f"buy:{card}")
        return found

    def pay_glory(self) -> set[str]:
        return {f"glory:{pay[3]}" for pay in self.payments(self.frame["card"])}

    def pay_food(self) -> set[str]:
        return {f"food:{pay[0]}" for pay in self.payments(self.frame["card"]) if pay[3] == self.frame["glory"]}

    def pay_gold(self) -> set[str]:
        chosen = (self.frame["glory"], self.frame["food"])
        return {f"gold:{pay[1]}" for pay in self.payments(self.frame["card"]) if (pay[3], pay[0]) == chosen}

    def place(self) -> set[str]:
        return {f"place:{type}" for type in TYPES if None in self.display[type]}

    # ---- phase 5 ------------------------------------------------------------------------------------------

    def tribute(self) -> set[str]:
        space = self.p["goth"] + 1 + len(self.p["tribute"])
        ways: list[Counter[str]] = [Counter()]
        for symbol in SYMBOLS[space]:
            ways = [way + Counter([kind]) for way in ways for kind in (FOR[symbol], "glory")]
        return {"move"} | {f"pay:{key(way)}" for way in ways if all(self.stock[kind] >= n for kind, n in way.items())}

    def lose_card(self) -> set[str]:
        found = set()
        for type in TYPES:
            for card in self.display[type] if self.p["demand"][type] else ():
                found.add(f"lose:{type}:{card}" if card else f"lose:{type}")
                if card and CARDS[card]["type"] == "wall":
                    found.add(f"raze:{type}:{card}")
        return found

    def take_tribute(self) -> set[str]:
        return {f"take:{kind}" for kind, n in self.p["pool"].items() if n}


def rich(chance: random.Random, seats: int) -> dict[str, Any]:
    """Displays full of buildings, means to use them, and the Goth somewhere on his way."""
    deck = sorted(CARDS)
    chance.shuffle(deck)
    players = []
    for _ in range(seats):
        display: dict[str, list[str | None]] = {type: [None] * chance.randrange(1, 3) for type in TYPES}
        for card in [deck.pop() for _ in range(chance.randrange(8 if seats < 5 else 4))]:
            type = CARDS[card]["type"]
            base = chance.choice(TYPES) if type == "builder" else CARDS[card]["ability"].get("protects", type)
            if len(display[base]) < (6 if seats < 4 else 3):
                display[base].append(card)
            else:
                deck.insert(0, card)
        stock = {kind: chance.choice([0, 1, 2, 5]) for kind in KINDS}
        players.append({"display": display, "stock": stock, "space": chance.randrange(25)})
    goth = chance.randrange(36)
    return {
        "seats": seats,
        "players": players,
        "goth": goth,
        "forum": [deck.pop() if chance.random() < 0.8 else None for _ in range(6)],
        "agenda": [{"do": "lay-base", "seat": 0}],
    }


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_every_option_is_what_the_rules_say(seats: int) -> None:
    chance = random.Random(seats)
    asked: Counter[str] = Counter()
    states = [GAME.start(seats, seed=2)] + [GAME.load(rich(chance, seats)) for _ in range(20)]
    for state, position in played(states, chance, 70, ("pass", "base")):
        if sum(position["players"][state.seat]["stock"].values()) > 40:
            continue  # trying out every payment would take too long
        assert set(state.options()) == Reading(position).options(), (state.decision, position)
        asked[state.decision] += 1
    assert len(asked) >= 12, asked
