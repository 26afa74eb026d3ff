"""The rules read a second time, slowly: options and points are worked out anew from the position and the edition file."""

import random
import tomllib
from collections import Counter
from typing import Any

import pytest

from ..second import played
from .table import GAME

DATA = tomllib.loads(GAME.default_edition)
METALS = ("bronze", "silver", "gold")
SPACES = {space["id"]: space for space in DATA["space"]}
SITES = {site["id"]: site for site in DATA["site"]}
EQUI = {card["type"]: card for card in DATA["deck"]["equi_arma"]}
EXCHANGES = {exchange["id"]: exchange for exchange in DATA["action"]["pecunia"]["exchange"]}
LAURELS = {card["type"]: card for card in DATA["deck"]["stadium"]}
THEATRE = {card["type"]: card for card in DATA["deck"]["theatre"]}


class Reading:
    """One position and the decision asked in it."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.p, self.frame = position, position["agenda"][0]
        self.seat = self.frame["seat"]
        self.me = position["players"][self.seat]
        self.coins = self.me["coins"]

    def options(self) -> set[str]:
        found: set[str] = getattr(self, self.frame["do"].replace("-", "_"))()
        return found

    def slaves_left(self) -> int:
        return int(len(self.p["slave_deck"]) + sum(self.p["slave_discard"].values()))

    # ---- placement and market -----------------------------------------------------------------------------

    def place(self) -> set[str]:
        found = {"stop"} if self.me["crest"] else {"crest"}
        mine = self.me["henchmen"]
        closed = next(row["closed_spaces"] for row in DATA["player_count"] if row["players"] == self.p["seats"])
        taken = {space for player in self.p["players"] for space in player["henchmen"]}
        for name, space in SPACES.items():
            if len(mine) == 5 or name in taken or name in closed:
                continue
            if space["area"] == "stadium" and any(SPACES[m].get("side", space["side"]) != space["side"] for m in mine):
                continue
            if name.startswith("portus-"):
                if any(m.startswith("portus-") for m in mine) or not self.coins[space["metal"]]:
                    continue
            found.add(f"henchman:{name}")
        return found

    def pecunia_exchange(self) -> set[str]:
        able = [id for id, e in EXCHANGES.items() if all(self.coins[metal] >= n for metal, n in e["give"].items())]
        return {"done", *able}

    def equi_buy(self) -> set[str]:
        able = self.coins["bronze"] and self.p["equi_open"][self.frame["space"]] is not None
        return {"buy", "decline"} if able else {"decline"}

    def servi_buy(self) -> set[str]:
        space = SPACES[self.frame["space"]]
        most = min(space["max_cards"], self.coins[space["metal"]], self.slaves_left())
        return {f"buy:{k}" for k in range(most + 1)}

    # ---- contests -----------------------------------------------------------------------------------------

    def hand(self) -> Counter[str]:
        return Counter(self.me["slave_cards"]) + Counter(self.me["equi_public"]) + Counter(self.me["equi_secret"])

    def arena_card(self) -> set[str]:
        return {"done"} | {f"play:{card}" for card in self.hand() if card.startswith(("slave", "weapon"))}

    def arena_blue_dice(self) -> set[str]:
        assert self.p["blue_holder"] == self.seat
        return {f"roll:{k}" for k in range(5)}

    def ranking(self, area: str) -> list[int]:
        players = self.p["players"]
        inside = [i for i, p in enumerate(players) if any(SPACES[space]["area"] == area for space in p["henchmen"])]
        return sorted(inside, key=lambda i: (-players[i]["strength"], players[i]["crest"]))

    def arena_prize(self) -> set[str]:
        assert self.ranking("arena")[0] == self.seat
        return {"points", "slave"} if self.slaves_left() else {"points"}

    def stadium_card(self) -> set[str]:
        side = next(SPACES[space]["side"] for space in self.me["henchmen"] if SPACES[space]["area"] == "stadium")
        return {"done"} | {f"play:{card}" for card in self.hand() if card.startswith(f"horse-{side}")}

    def stadium_laurel(self) -> set[str]:
        assert self.ranking("stadium")[0] == self.seat
        return {"keep-open", "keep-hidden"}

    # ---- theatre, forum, harbour --------------------------------------------------------------------------

    def theatre_open(self) -> set[str]:
        return {"decline"} | {f"coin:{metal}" for metal in METALS if self.coins[metal]}

    def theatre_bid(self) -> set[str]:
        found = {"drop"}
        for metal in METALS:
            bid = Counter(self.frame["bid"]) + Counter([metal])
            if all(self.coins[kind] >= n for kind, n in bid.items()):
                found.add(f"raise:{metal}")
        return found

    def forum_build(self) -> set[str]:
        found = {"pass"}
        slaves = self.me["slave_cards"]["slave-1"] + 2 * self.me["slave_cards"]["slave-2"]
        built = {site for player in self.p["players"] for site in player["houses"]}
        for name, site in SITES.items():
            cost = site["cost"]
            able = all(self.coins[metal] >= cost[metal] for metal in METALS) and slaves >= cost["slaves"]
            if able and name not in built and len(self.me["houses"]) < 9:
                found.add(f"site:{name}")
        return found

    def forum_slaves(self) -> set[str]:
        need, hand = SITES[self.frame["site"]]["cost"]["slaves"], self.me["slave_cards"]
        found = set()
        for a in range(hand["slave-1"] + 1):
            for b in range(hand["slave-2"] + 1):
                spare = (a > 0 and a - 1 + 2 * b >= need) or (b > 0 and a + 2 * (b - 1) >= need)
                if a + 2 * b >= need and not spare:
                    found.add(f"pay:{a}:{b}")
        return found

    def portus_pay(self) -> set[str]:
        assert self.coins[SPACES[self.frame["space"]]["metal"]] >= 1
        assert any(SITES[site]["side"] == "left" for site in self.me["houses"])
        assert SPACES[self.frame["space"]]["metal"] not in self.p["harbour_coins"]
        return {"pay", "skip"}

    # ---- points -------------------------------------------------------------------------------------------

    def points(self, player: dict[str, Any]) -> int:
        """The track, neutral laurels, and villas: every way to assign the theatre cards is tried."""
        sums = Counter[str]()
        for site in player["houses"]:
            if SITES[site]["kind"] == "villa":
                sums[SITES[site]["colour"]] += SITES[site]["value"]
        points = sum(player["score"].values())
        for name, n in player["laurels"].items():
            points += n * (LAURELS[name].get("points", 0) + sums[LAURELS[name].get("colour", "")])
        best = [0]
        for name, n in player["theatre_cards"].items():
            for _ in range(n):
                best = [b + sums[colour] for b in best for colour in THEATRE[name]["colours"]]
        return int(points + max(best))


def rich(chance: random.Random, seats: int) -> dict[str, Any]:
    """Coins, cards and houses for everybody; placement has just begun."""
    sites = chance.sample(sorted(SITES), 12)
    theatre = chance.sample(sorted(THEATRE), 3)
    laurels = chance.sample(sorted(LAURELS), 5)
    weapons = chance.sample(sorted(EQUI), len(EQUI))
    players = []
    for seat in range(seats):
        player = {
            "coins": {metal: chance.choice([0, 1, 2, 4]) for metal in METALS},
            "slave_cards": {"slave-1": chance.randrange(3), "slave-2": chance.randrange(3)},
            "houses": sites[seat::seats],
            "laurels": laurels[seat::seats],
            "theatre_cards": theatre[seat::seats],
            "equi_public": weapons[seat : seat + 1],
            "equi_secret": weapons[5 : 5 + chance.randrange(3)] if seat == 0 else [],
            "score": chance.randrange(40),
        }
        players.append(player)
    start = {"round": chance.randrange(1, 5), "start_player": 0, "agenda": [{"do": "place", "seat": 0}]}
    return {"seats": seats, "players": players} | start


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_option_and_every_point_is_what_the_rules_say(seats: int) -> None:
    chance = random.Random(seats)
    asked: Counter[str] = Counter()
    states = [GAME.start(seats, seed=2)] + [GAME.load(rich(chance, seats)) for _ in range(12)]
    for state, position in played(states, chance, 90, ("stop", "done", "decline", "pass", "drop"), 0.8):
        reading = Reading(position)
        assert set(state.options()) == reading.options(), (state.decision, position)
        assert state.scores() == [reading.points(player) for player in position["players"]]
        asked[state.decision] += 1
    assert len(asked) == 14, asked
