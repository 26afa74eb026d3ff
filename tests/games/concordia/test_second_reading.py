"""The rules read a second time, slowly: options and points are worked out anew from the position and the edition file."""

import random
import tomllib
from collections import Counter
from typing import Any

import pytest

import tessera

GAME = tessera.game("concordia")
DATA = tomllib.loads(GAME.default_edition)
GOODS = DATA["goods"]["order"]
CARDS = {card["id"]: card for group in ("player_cards", "purchase_cards") for card in DATA[group]["cards"]}
DUAL = DATA["actions"]["dual_roles"]


def map_of(name: str) -> dict[str, Any]:
    chart: dict[str, Any] = DATA["maps"][name]
    if "base" not in chart:
        return chart
    base = DATA["maps"][chart["base"]]
    cities = [city for city in base["cities"] if city.get("tile") not in chart["drop_tiles"]]
    names = {city["id"] for city in cities}
    ways = [way for way in base["ways"] if set(way["ends"]) <= names]
    provinces = [province for province in base["provinces"] if any(city.get("province") == province["id"] for city in cities)]
    return dict(base | {"cities": cities, "ways": ways, "provinces": provinces})


class Reading:
    """One position and the decision asked in it."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.p, self.frame = position, position["agenda"][0]
        self.seat, self.seats = self.frame["seat"], position["seats"]
        self.team = position["options"]["teams"]
        self.me = position["players"][self.seat]
        self.chart = map_of(position["options"]["map"])
        self.capital = self.chart["capital"]
        self.ways = {way["id"]: way for way in self.chart["ways"]}
        self.province = {city["id"]: city.get("province") for city in self.chart["cities"] if city["id"] != self.capital}

    def options(self) -> set[str]:
        found: set[str] = getattr(self, self.frame["do"].replace("-", "_"))()
        return found

    def partner(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.p["players"][(seat + self.seats // 2) % self.seats]
        return found

    def power(self) -> int:
        return int(self.me["money"]) + (int(self.partner(self.seat)["money"]) if self.team else 0)

    def free(self) -> int:
        return int(12 - sum(self.me["goods"].values()) - (6 - len(self.me["land"]) - len(self.me["sea"])))

    def covers(self, goods: list[str]) -> bool:
        return all(self.me["goods"][good] >= n for good, n in Counter(goods).items())

    def ways_at(self, city: str, kind: str) -> list[str]:
        return [id for id, way in self.ways.items() if way["kind"] == kind and city in way["ends"]]

    # ---- turn and set-up ----------------------------------------------------------------------------------

    def choose_start_city(self) -> set[str]:
        joined = {end for way in self.ways.values() if self.capital in way["ends"] for end in way["ends"]}
        return {f"start:{city}" for city in self.province if city not in joined}

    def play_card(self) -> set[str]:
        kinds = {CARDS[card]["kind"] for card in self.me["hand"]}
        if self.top(self.me) == "senator":
            kinds.discard("magister")
        return {f"play:{kind}" for kind in kinds}

    def top(self, player: dict[str, Any], below: int = 0) -> str:
        pile = player["pile"]
        return CARDS[pile[-1 - below]]["kind"] if len(pile) > below else ""

    # ---- colonists ----------------------------------------------------------------------------------------

    def placeable(self, kind: str, city: str) -> bool:
        waiting = 3 - len(self.me[kind]) > 0
        return waiting and self.covers(["food", "tool"]) and bool(self.ways_at(city, kind))

    def tribune_colonist(self) -> set[str]:
        return {"none"} | {kind for kind in ("land", "sea") if self.placeable(kind, self.capital)}

    def placements(self) -> set[str]:
        cities = [self.capital, *self.me["houses"]]
        return {f"place:{kind}:{city}" for kind in ("land", "sea") for city in cities if self.placeable(kind, city)}

    def colonist_mode(self) -> set[str]:
        return {"cash", "settle"} if self.placements() else {"cash"}

    def colonist_place(self) -> set[str]:
        return self.placements() | ({"stop"} if self.frame["placed"] else set())

    # ---- architect ----------------------------------------------------------------------------------------

    def targets(self, kind: str, start: str, steps: int) -> set[str]:
        """Breadth first: from a city its ways, from a way those of its kind that share a city with it."""
        ways = {id: way for id, way in self.ways.items() if self.kind_of(way) == kind}
        near = {id for id, way in ways.items() if start in way["ends"]}
        if start in ways:
            near = {id for id in ways if id != start and set(ways[id]["ends"]) & set(ways[start]["ends"])}
        reached, edge = set(near), set(near)
        for _ in range(steps - 1):
            edge = {id for id in ways for other in edge if set(ways[id]["ends"]) & set(ways[other]["ends"])} - reached
            reached |= edge
        taken = {place for player in self.p["players"] for place in (*player["land"], *player["sea"])}
        return {id for id in reached if id not in taken and ways[id].get("stop", True)} if steps else set()

    def kind_of(self, way: dict[str, Any]) -> str:
        return str(way["kind"])

    def architect_pick(self) -> set[str]:
        found = {"stop"}
        for kind in ("land", "sea"):
            for place in self.me[kind]:
                if place not in self.frame["moved"] and self.targets(kind, place, self.frame["steps"]):
                    found.add(f"move:{kind}:{place}")
        return found

    def architect_target(self) -> set[str]:
        return {f"to:{way}" for way in self.targets(self.frame["unit"], self.frame["place"], self.frame["steps"])}

    def architect_build(self) -> set[str]:
        found = {"stop"}
        sites = {end for place in (*self.me["land"], *self.me["sea"]) if place in self.ways for end in self.ways[place]["ends"]}
        for city in sites - {self.capital} - set(self.me["houses"]):
            good = DATA["goods"][self.p["tiles"][city]]
            standing = sum(city in player["houses"] for player in self.p["players"])
            wanted = ["food"] if self.p["tiles"][city] == "brick" else ["brick", self.p["tiles"][city]]
            if len(self.me["houses"]) < 15 and self.covers(wanted) and good["build_money"] * (standing + 1) <= self.power():
                found.add(f"build:{city}")
        return found

    # ---- prefect, mercator --------------------------------------------------------------------------------

    def prefect_choice(self) -> set[str]:
        found = {"decline"} | {f"produce:{province}" for province, side in self.p["coins"].items() if side == "goods"}
        return found | {"cash"} if "coins" in self.p["coins"].values() else found

    def accept_good(self) -> set[str]:
        granted = {good: n for good, n in self.frame["granted"].items() if n}
        assert 0 < self.free() < sum(granted.values())
        assert len(granted) > 1
        return {f"take:{good}" for good in granted}

    def mercator_trade(self) -> set[str]:
        found = {"stop"}
        for good in GOODS:
            if good not in self.frame["traded"]:
                found |= {f"sell:{good}:{n}" for n in range(1, self.me["goods"][good] + 1)}
                most = min(self.free(), self.power() // DATA["goods"][good]["price"])
                found |= {f"buy:{good}:{n}" for n in range(1, most + 1)}
        return found

    # ---- cards that call cards ----------------------------------------------------------------------------

    def diplomat_copy(self) -> set[str]:
        found = {"none"}
        below = self.top(self.me, 1)
        for seat, player in enumerate(self.p["players"]):
            kind = self.top(player)
            if seat == self.seat or kind in ("", "diplomat") or (self.team and player is self.partner(self.seat)):
                continue
            if self.team and self.seat % (self.seats // 2) in player["copied"]:
                continue
            if kind == "legatus" and self.frame["answer"]:
                continue
            if kind == "magister" and (self.frame["again"] or below in ("", "senator", "magister", "diplomat")):
                continue
            found.add(f"copy:{seat}")
        return found

    def choose_role(self) -> set[str]:
        return {f"role:{role}" for role in DUAL[self.frame["kind"]]}

    def legatus_suggest(self) -> set[str]:
        return {f"suggest:{CARDS[card]['kind']}" for card in self.partner(self.seat)["hand"]} - {"suggest:legatus"}

    def answer(self) -> set[str]:
        return {f"play:{CARDS[card]['kind']}" for card in self.me["hand"]} - {"play:legatus"}

    legatus_answer = proconsul_answer = answer

    # ---- buying -------------------------------------------------------------------------------------------

    def buy_card(self) -> set[str]:
        found, kind = {"stop"}, self.frame["kind"]
        for space, card in enumerate(self.p["display"]):
            if card is None or (kind == "proconsul" and CARDS[card]["kind"] == "proconsul"):
                continue
            price = list(CARDS[card]["price"])
            if kind in ("senator", "praetor"):
                price += DATA["display"][self.p["options"]["display"]]["extra"][space]
            fixed = [good for good in price if good != "any"]
            if self.covers(fixed) and sum(self.me["goods"].values()) >= len(price):
                found.add(f"card:{space + 1}")
        return found

    def pay_any(self) -> set[str]:
        return {f"pay:{good}" for good, n in self.me["goods"].items() if n}

    # ---- points -------------------------------------------------------------------------------------------

    def points(self, seat: int) -> int:
        player = self.p["players"][seat]
        houses = player["houses"]
        by_province = Counter(self.province[city] for city in houses)
        grown = Counter(self.p["tiles"][city] for city in houses)
        worth = player["money"] + sum(n * DATA["goods"][good]["price"] for good, n in player["goods"].items())
        others = {self.province[city] for city in self.partner(seat)["houses"]}
        value = {
            "vesta": worth // 10,
            "jupiter": len(houses) - grown["brick"],
            "saturnus": len(by_province),
            "venus": len(set(by_province) & others) if self.team else 2 * sum(n >= 2 for n in by_province.values()),
            "mercurius": 2 * len(grown),
            "mars": 2 * (len(player["land"]) + len(player["sea"])),
        }
        value["venus"] = min(value["venus"], 14) if not self.team else value["venus"]
        total = 7 if self.p["concordia"] == seat else 0
        for card in (*player["hand"], *player["pile"]):
            for god in CARDS[card]["gods"]:
                if god == "minerva":
                    kind = CARDS[card]["kind"]
                    total += DATA["scoring"]["minerva"][kind] * grown[DATA["actions"]["specialist_good"][kind]]
                else:
                    total += value[god]
        return total

    def standing(self) -> tuple[list[int], list[int]]:
        """Scores and winners: most points, then the first on the walk from the Praefectus Magnus to the right."""
        own = [self.points(seat) for seat in range(self.seats)]
        half = self.seats // 2
        scores = [n + own[(seat + half) % self.seats] for seat, n in enumerate(own)] if self.team else own
        walk = [(self.p["magnus"] - i) % self.seats for i in range(self.seats)]
        first = next(seat for seat in walk if scores[seat] == max(scores))
        return scores, sorted({first, (first + half) % self.seats}) if self.team else [first]


def rich(chance: random.Random, setup: dict[str, Any]) -> dict[str, Any]:
    """Cards from the stacks in hand and on piles, goods, money, houses and colonists here and there."""
    seats, team = setup["seats"], setup.get("teams", False)
    chart = map_of(setup["map"])
    options = {name: value for name, value in setup.items() if name != "seats"}
    start = GAME.start(seed=chance.randrange(1000), **setup).position()
    cities = [city["id"] for city in chart["cities"] if city["id"] != chart["capital"]]
    deck = [card for card in (*start["display"], *start["deck"]) if card]
    chance.shuffle(deck)
    free = [way["id"] for way in chart["ways"] if way.get("stop", True)]
    chance.shuffle(free)
    players = []
    for seat in range(seats):
        ways = [free.pop() for _ in range(chance.randrange(1, 4))]
        land = [way for way in ways if way.startswith("l-")]
        sea = [way for way in ways if way not in land]
        own = start["players"][seat]["hand"] + [deck.pop() for _ in range(chance.randrange(3))]
        pile = chance.sample(own[1:], chance.randrange(len(own) - 3))
        goods = {good: chance.choice([0, 0, 1, 2]) for good in GOODS}
        while sum(goods.values()) > 12 - (6 - len(land[:3]) - len(sea[:3])):
            goods[chance.choice(GOODS)] = 0
        player: dict[str, Any] = {
            "land": land[:3],
            "sea": sea[:3],
            "hand": [card for card in own if card not in pile],
            "pile": pile,
        }
        player |= {"goods": goods, "money": chance.choice([0, 2, 7, 20, 60])}
        player["houses"] = chance.sample(cities, chance.choice([0, 1, 4, 9, 14]))
        players.append(player)
    display = [deck.pop() if deck and chance.random() < 0.9 else None for _ in range(7)]
    sketch = {"seats": seats, "options": options, "players": players, "tiles": start["tiles"], "display": display}
    sketch["coins"] = {province["id"]: chance.choice(["goods", "coins"]) for province in chart["provinces"]}
    sketch["agenda"] = [{"do": "play-card", "seat": chance.randrange(seats)}]
    sketch["magnus"] = chance.randrange(seats)
    if team:
        for player in players:
            player["copied"] = [0] if chance.random() < 0.2 and player["pile"] else []
    return sketch


SETUPS = [
    {"seats": 2, "map": "ionium-22", "display": "wine"},
    {"seats": 3, "map": "ionium"},
    {"seats": 5, "map": "imperium"},
    {"seats": 4, "map": "hellas", "teams": True},
    {"seats": 6, "map": "cyprus", "teams": True},
    {"seats": 4, "map": "italia"},
]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup['seats']}-{setup['map']}")
def test_every_option_and_every_point_is_what_the_rules_say(setup: dict[str, Any]) -> None:
    chance = random.Random(setup["seats"])
    asked: Counter[str] = Counter()
    states = [GAME.start(seed=3, **setup)] + [GAME.load(rich(chance, setup)) for _ in range(12)]
    for state in states:
        for _ in range(60):
            position = state.position()
            if state.over:
                break
            reading = Reading(position)
            assert set(state.options()) == reading.options(), (state.decision, position)
            assert (state.scores(), state.winners()) == reading.standing()
            asked[state.decision] += 1
            likely = [key for key in state.options() if key not in ("stop", "none", "decline")] or state.options()
            state.choose(chance.choice(likely if chance.random() < 0.85 else state.options()))
    assert len(asked) >= 12, asked
