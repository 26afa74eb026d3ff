"""The rules read a second time, slowly: every option of every decision is worked out anew from the position and the edition file."""

import random
import tomllib
from collections import Counter
from typing import Any

import pytest

import tessera

from ..second import played

GAME = tessera.game("panthalos")
DATA = tomllib.loads(GAME.default_edition)
KINDS = [kind["id"] for kind in DATA["goods"]["kind"]]
SHIPS = {ship["id"]: ship for ship in DATA["ship"]}
MERCHANTS = {merchant["id"]: merchant for merchant in DATA["merchant"]}
ARTISANS = {artisan["id"]: artisan for artisan in DATA["artisan"]}
DICE = ("d1", "d2", "d3", "d4", "d5")


class Reading:
    """One position and the decision asked in it."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.p, self.frame = position, position["agenda"][0]
        self.seat = self.frame["seat"]
        self.me = position["players"][self.seat]
        self.tiles = Counter(self.me["tiles"])
        side = DATA["board"]["small" if position["seats"] <= 3 else "large"]
        self.spaces = {space["id"]: space | {"place": place} for place in side if place != "source" for space in side[place]}

    def options(self) -> set[str]:
        found: set[str] = getattr(self, self.frame["do"].replace("-", "_"))()
        return found

    # ---- pieces and tiles ---------------------------------------------------------------------------------

    def unplaced(self) -> list[tuple[str, int]]:
        """(piece, pips); a leader has no pips: 0."""
        found = [("figure", 0)] if self.me["figure"] == "supply" else []
        for name in DICE:
            die = self.me["dice"][name]
            if die["at"] == "supply":
                found.append((name, 0 if die["crowned"] else die["pips"]))
        return found

    def followers(self) -> dict[str, dict[str, Any]]:
        """Own followers outside the reserve."""
        dice = self.me["dice"]
        return {name: dice[name] for name in DICE if not dice[name]["crowned"] and dice[name]["at"] != "reserve"}

    def taken(self) -> set[str]:
        found = set(self.p["polis"])
        for player in self.p["players"]:
            found |= {player["figure"]} | {die["at"] for die in player["dice"].values()}
        return found

    def upgradable(self, only_supply: bool = False) -> set[str]:
        return {n for n, die in self.followers().items() if die["pips"] < 6 and (die["at"] == "supply" or not only_supply)}

    def basic(self, kind: str) -> int:
        return self.tiles[f"good:{kind}:basic"]

    def refined(self, kind: str) -> int:
        return self.tiles[f"good:{kind}:refined"]

    def named(self, start: str) -> set[str]:
        return {key for key, n in self.tiles.items() if n > 0 and key.startswith(start)}

    # ---- placement ----------------------------------------------------------------------------------------

    def turn(self) -> set[str]:
        pieces = self.unplaced()
        found = {f"place:die-{pips}" for _, pips in pieces if pips} | {"place:leader" for _, pips in pieces if not pips}
        if "place:leader" not in found:
            found.add("pass")
        for ship in self.p["port"]:
            if sum(self.tiles[f"good:{SHIPS[ship]['good']}:{side}"] for side in SHIPS[ship]["accepts"]) >= 1:
                found.add(f"ship:{ship}")
        for merchant in self.p["merkator"]:
            left = Counter({kind: self.refined(kind) for kind in KINDS})
            wants = MERCHANTS[merchant]["wants"]
            left.subtract(Counter(want for want in wants if want != "any"))
            if min(left.values()) >= 0 and sum(left.values()) >= wants.count("any"):
                found.add(f"merchant:{merchant}")
        for name, artisan in ARTISANS.items():
            if not self.tiles[f"artisan:{name}"] or self.me["discs"] < artisan["cost"]:
                continue
            if artisan["effect"] == "upgrade":
                able = bool(self.upgradable(only_supply=True))
            else:
                able = any(self.basic(kind) for kind in KINDS if artisan["good"] in ("any", kind))
            if able:
                found.add(f"artisan:{name}")
        return found

    def place_space(self) -> set[str]:
        piece = self.frame["piece"]
        pips = dict(self.unplaced())[piece]
        found = set()
        for name, space in self.spaces.items():
            fits = pips == 0 or pips >= space["min"]
            others = [n for other, n in self.unplaced() if other != piece and (n == 0 or n >= space["min"])]
            if space["place"] in ("titanus", "agro"):
                found.add(name)
            elif name in self.taken() or not fits or (space["place"] == "polis" and pips == 0):
                continue
            elif space["place"] != "foro" or others:
                found.add(name)
        return found

    def foro_partner(self) -> set[str]:
        least = self.spaces[self.frame["space"]]["min"]
        return {f"die-{pips}" if pips else "leader" for _, pips in self.unplaced() if pips == 0 or pips >= least}

    def merchant_wild(self) -> set[str]:
        return {kind for kind in KINDS if self.refined(kind)}

    def omen(self) -> set[str]:
        assert len(self.p["disasters"]) >= 2
        return {"leave", "look"}

    def omen_keep(self) -> set[str]:
        return {"first", "second"}

    def refine_good(self) -> set[str]:
        return {kind for kind in KINDS if self.basic(kind) and self.frame["good"] in ("any", kind)}

    def upgrade_die(self) -> set[str]:
        return self.upgradable(self.frame["only_supply"])

    # ---- evaluation ---------------------------------------------------------------------------------------

    def polis_disc(self) -> set[str]:
        bare = {die["at"] for die in self.me["dice"].values()} - set(self.p["polis"])
        found = {space for space in bare if space.startswith("polis")}
        assert 0 < self.me["discs"] < len(found)
        return found

    def agora_choice(self) -> set[str]:
        return self.display_choice("agora", "two-goods", "good-and-upgrade")

    def phalanx_choice(self) -> set[str]:
        return self.display_choice("phalanx", "two-supports", "support-and-upgrade")

    def display_choice(self, place: str, two: str, one: str) -> set[str]:
        found = {"decline"} | ({two} if self.p[place] else set())
        return found | {one} if self.upgradable() else found

    def take_good(self) -> set[str]:
        return set(self.p["agora"])

    def take_support(self) -> set[str]:
        return set(self.p["phalanx"])

    def take_artisan(self) -> set[str]:
        return set(self.p["art"])

    def art_choice(self) -> set[str]:
        found = {"decline"} | ({"artisan"} if self.p["art"] else set())
        return found | {"scrap"} if self.tiles.total() >= 2 else found

    def scrap_tile(self) -> set[str]:
        return self.named("")

    def scrap_more(self) -> set[str]:
        assert self.tiles.total() >= 2
        return {"more", "stop"}

    def foro_choice(self) -> set[str]:
        found = {"decline"}
        if any(die["at"] == "reserve" for die in self.me["dice"].values()):
            found.add("recruit")
        if self.me["discs"] >= 1 and self.tiles.total() >= 2 and self.followers():
            found.add("crown")
        return found

    def crown_die(self) -> set[str]:
        return set(self.followers())

    def element(self) -> str:
        return str(self.p["disasters"][0].split(":")[1])

    def defend(self) -> set[str]:
        matching = self.named(f"titan:{self.element()}:") | self.named(f"support:{self.element()}:")
        total = sum(int(key.split(":")[2]) * self.tiles[key] for key in matching)
        assert self.frame["required"] == self.required()
        return {"defend", "endure"} if total >= self.frame["required"] else {"endure"}

    def required(self) -> int:
        templum = DATA["templum"]["values"][self.p["round"] - 1]
        here = [die for p in self.p["players"] for die in p["dice"].values() if die["at"].startswith("krypt")]
        best = max((die["pips"] for die in here if not die["crowned"]), default=0)
        bonus = 0
        for piece in (*self.me["dice"].values(), {"at": self.me["figure"], "crowned": True}):
            if piece["at"].startswith("krypt"):
                bonus += (best or 1) if piece["crowned"] else piece["pips"]
        return int(max(1, int(self.p["disasters"][0].split(":")[2]) + templum - bonus))

    def krypt_pay(self) -> set[str]:
        return self.named(f"titan:{self.element()}:") | self.named(f"support:{self.element()}:")

    def krypt_redeem(self) -> set[str]:
        assert self.me["discs"] >= 1
        return {"stop"} | set(self.frame["paid"])

    def challenge(self) -> set[str]:
        others = [i for i, p in enumerate(self.p["players"]) if i != self.seat and not p["challenged"]]
        return {"decline"} | {f"seat:{other}" for other in others if self.named("titan:")}

    def duel_titan(self) -> set[str]:
        return self.named("titan:")

    def duel_support(self) -> set[str]:
        committed = self.me["commitment"]
        element = committed["titan"].split(":")[1]
        free = {key for key in self.named(f"support:{element}:") if self.tiles[key] > committed["supports"].get(key, 0)}
        return {"done"} | free

    def duel_answer(self) -> set[str]:
        return {"concede"} | self.named("titan:")

    def duel_redeem(self) -> set[str]:
        assert self.me["discs"] >= 1
        return {"yes", "no"}


def rich(chance: random.Random, seats: int) -> dict[str, Any]:
    """Everybody owns all sorts of tiles, trained and crowned dice, and few or many discs."""
    small = seats <= 3
    pool = {
        "goods": [f"good:{kind}:{side}" for kind in KINDS for side in ("basic", "refined")],
        "supports": [f"support:{element}:{value}" for element in DATA["elements"]["list"] for value in (1, 2)],
        "titans": [f"titan:{element}:{value}" for element in DATA["elements"]["list"] for value in (5, 7, 9)],
        "artisans": [f"artisan:{name}" for name in ARTISANS],
        "ships": [f"ship:{kind}-both" for kind in KINDS],
    }
    used: Counter[str] = Counter()
    players = []
    for _ in range(seats):
        tiles: Counter[str] = Counter()
        for family, most in (("goods", 6), ("supports", 4), ("titans", 3), ("artisans", 3), ("ships", 1)):
            for key in chance.choices(pool[family], k=chance.randrange(most + 1)):
                if used[key] < (1 if family in ("titans", "artisans", "ships") else 2):
                    used[key] += 1
                    tiles[key] += 1
        dice = {name: {"pips": chance.randrange(1, 7), "at": "supply"} for name in ("d1", "d2", "d3")}
        dice["d3"]["crowned"] = chance.random() < 0.3
        players.append({"tiles": dict(tiles), "discs": chance.choice([0, 1, 2, 6]), "dice": dice})
    round = chance.randrange(1, 8)
    return {
        "seats": seats,
        "round": round,
        "players": players,
        "agora": chance.choices(KINDS, k=chance.choice([0, 1, 4 if small else 5])),
        "merkator": chance.sample(sorted(MERCHANTS), 5),
        "agenda": [{"do": "placement", "seat": 0}],
    }


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_option_is_what_the_rules_say(seats: int) -> None:
    chance = random.Random(seats)
    asked: Counter[str] = Counter()
    states = [GAME.start(seats, seed=2)] + [GAME.load(rich(chance, seats)) for _ in range(12)]
    for state, position in played(states, chance, 110, ("pass", "decline", "endure", "titanus", "agro")):
        assert set(state.options()) == Reading(position).options(), (state.decision, position)
        asked[state.decision] += 1
    assert len(asked) >= 22, asked
