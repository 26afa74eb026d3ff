"""The table of the second reading: what every step and choice of Panthalos does, on plain data."""

import copy
from typing import Any

from .test_second_reading import ARTISANS, DATA, DICE, MERCHANTS, SHIPS

TEMPLUM = DATA["templum"]["values"]


class Table:
    """A position to be changed by hand."""

    def __init__(self, position: dict[str, Any], frame: dict[str, Any]) -> None:
        self.p, self.frame = copy.deepcopy(position), frame
        self.players = self.p["players"]
        self.seat = frame.get("seat", -1)
        self.me = self.players[self.seat] if self.seat >= 0 else {}
        self.seats = self.p["seats"]
        side = DATA["board"]["small" if self.seats <= 3 else "large"]
        self.spaces = {space["id"]: space | {"place": place} for place in side if place != "source" for space in side[place]}
        self.reshuffled = False

    # ---- small moves --------------------------------------------------------------------------------------

    def order(self) -> list[int]:
        return [(self.p["start_player"] + i) % self.seats for i in range(self.seats)]

    def bank(self, seat: int) -> int:
        player = self.players[seat]
        crowns = sum(die["crowned"] for die in player["dice"].values())
        return int(11 - player["discs"] - player["krypt_discs"] - crowns - list(self.p["polis"].values()).count(seat))

    def gain(self, seat: int, discs: int) -> None:
        self.players[seat]["discs"] += min(discs, self.bank(seat))

    def give(self, seat: int, key: str, n: int = 1) -> None:
        tiles = self.players[seat]["tiles"]
        tiles[key] = tiles.get(key, 0) + n
        if tiles[key] == 0:
            del tiles[key]

    def lose_titan(self, seat: int, key: str) -> None:
        self.give(seat, key, -1)
        known = self.players[seat]["known_titans"]
        if key in known:
            known[key] -= 1
            if not known[key]:
                del known[key]

    def know(self, seat: int, key: str) -> None:
        known = self.players[seat]["known_titans"]
        known[key] = known.get(key, 0) + 1

    def discard(self, key: str, n: int = 1) -> None:
        pile = self.p["titan_discard"]
        pile[key] = pile.get(key, 0) + n
        if not pile[key]:
            del pile[key]

    def draw_titans(self, seat: int, n: int) -> None:
        if n > len(self.p["titan_stack"]) and self.p["titan_discard"]:
            self.reshuffled = True
        for _ in range(n):
            if self.p["titan_stack"]:
                self.give(seat, self.p["titan_stack"].pop(0))

    def draw_supports(self, seat: int, n: int) -> None:
        for _ in range(n):
            if self.p["support_bag"]:
                self.give(seat, self.p["support_bag"].pop(0))

    def on(self, seat: int, place: str) -> list[dict[str, Any]]:
        """Own pieces on the spaces of a place; the figure counts as crowned."""
        player = self.players[seat]
        pieces = [{"at": player["figure"], "crowned": True, "pips": 0}, *player["dice"].values()]
        return [piece for piece in pieces if self.spaces.get(piece["at"], {}).get("place") == place]

    def best(self, place: str) -> int:
        pips = [piece["pips"] for seat in range(self.seats) for piece in self.on(seat, place) if not piece["crowned"]]
        return max(pips, default=0)

    def place_code(self, seat: int, name: str, at: str) -> None:
        if name == "figure":
            self.players[seat]["figure"] = at
        else:
            self.players[seat]["dice"][name]["at"] = at

    # ---- placement ----------------------------------------------------------------------------------------

    def placement(self, key: str) -> None:
        for i in range(self.seats):
            seat = (self.seat + i) % self.seats
            player = self.players[seat]
            if player["passed"]:
                continue
            if "supply" in [player["figure"], *(die["at"] for die in player["dice"].values())]:
                return
            player["passed"] = True

    def turn(self, key: str) -> None:
        what, _, name = key.partition(":")
        if what == "pass":
            self.me["passed"] = True
        elif what == "ship":
            ship, tiles = SHIPS[name], self.me["tiles"]
            for side in ship["accepts"]:
                self.me["score"] += tiles.pop(f"good:{ship['good']}:{side}", 0) * (1 if side == "basic" else 2)
            self.p["port"].remove(name)
            self.give(self.seat, key)
            self.gain(self.seat, 1)
        elif what == "merchant":
            self.p["merkator"].remove(name)
            for want in MERCHANTS[name]["wants"]:
                if want != "any":
                    self.give(self.seat, f"good:{want}:refined", -1)
        elif what == "artisan":
            self.me["discs"] -= ARTISANS[name]["cost"]

    def place_space(self, key: str) -> None:
        self.place_code(self.seat, self.frame["piece"], key)

    def foro_partner(self, key: str) -> None:
        leaders = ["figure", *(name for name in DICE if self.me["dice"][name]["crowned"])]
        followers = [name for name in DICE if name not in leaders and key == f"die-{self.me['dice'][name]['pips']}"]
        where = {"figure": self.me["figure"]} | {name: self.me["dice"][name]["at"] for name in DICE}
        piece = next(name for name in (leaders if key == "leader" else followers) if where[name] == "supply")
        self.place_code(self.seat, piece, self.frame["space"])

    def merchant_wild(self, key: str) -> None:
        self.give(self.seat, f"good:{key}:refined", -1)

    def merchant_pays(self, key: str) -> None:
        merchant = MERCHANTS[self.frame["merchant"]]
        self.me["score"] += merchant["vp"]
        bonus = {"disc": self.gain, "titan": self.draw_titans, "support": self.draw_supports}.get(merchant["bonus"]["kind"])
        if bonus:
            bonus(self.seat, merchant["bonus"]["amount"])

    def omen(self, key: str) -> None:
        if key == "look":
            at = len(self.p["disasters"]) - 1
            entry = next((entry for entry in self.p["known_disasters"] if entry["from_bottom"] == at), None)
            if entry is None:
                entry = {"from_bottom": at, "seats": []}
                self.p["known_disasters"].insert(0, entry)
            if entry["seats"] != "all":
                entry["seats"] = sorted({*entry["seats"], self.seat})

    def omen_keep(self, key: str) -> None:
        first, second, *rest = self.p["disasters"]
        self.p["disasters"] = [first, *rest, second] if key == "first" else [second, *rest, first]
        size = len(self.p["disasters"])
        looked = [entry for entry in self.p["known_disasters"] if entry["from_bottom"] == size - 1]
        deeper = [e | {"from_bottom": e["from_bottom"] + 1} for e in self.p["known_disasters"] if e["from_bottom"] < size - 1]
        bottom = looked[0]["seats"] if key == "first" else "all"
        self.p["known_disasters"] = [*deeper, {"from_bottom": 1, "seats": bottom}]

    def refine_good(self, key: str) -> None:
        self.give(self.seat, f"good:{key}:basic", -1)
        self.give(self.seat, f"good:{key}:refined")

    def upgrade_die(self, key: str) -> None:
        self.me["dice"][key]["pips"] += 1

    # ---- evaluation ---------------------------------------------------------------------------------------

    def thermae(self, key: str) -> None:
        for player in self.players:
            for die in player["dice"].values():
                die["at"] = "supply" if die["at"] == "thermae" else die["at"]

    def polis_lay(self, key: str) -> None:
        bare = [piece["at"] for piece in self.on(self.seat, "polis") if piece["at"] not in self.p["polis"]]
        if self.me["discs"] >= len(bare):
            self.me["discs"] -= len(bare)
            self.p["polis"] |= dict.fromkeys(bare, self.seat)

    def polis_disc(self, key: str) -> None:
        self.me["discs"] -= 1
        self.p["polis"][key] = self.seat

    def polis_yield(self, key: str) -> None:
        space = self.spaces[self.frame["space"]]
        amount = space["amount"]
        if space["yields"] == "titan":
            self.draw_titans(self.seat, amount)
        elif space["yields"] == "disc":
            self.gain(self.seat, amount)
        elif space["yields"] == "vp":
            self.me["score"] += amount
        elif space["yields"] == "support-draw":
            self.draw_supports(self.seat, amount)

    def take_good(self, key: str) -> None:
        self.p["agora"].remove(key)
        self.give(self.seat, f"good:{key}:basic")

    def take_support(self, key: str) -> None:
        self.p["phalanx"].remove(key)
        self.give(self.seat, key)

    def take_artisan(self, key: str) -> None:
        self.p["art"].remove(key)
        self.give(self.seat, f"artisan:{key}")

    def scrap_tile(self, key: str) -> None:
        if key.startswith("titan"):
            self.lose_titan(self.seat, key)
        else:
            self.give(self.seat, key, -1)

    def scrap_pays(self, key: str) -> None:
        self.me["score"] += 1

    def oraculum(self, key: str) -> None:
        for seat in range(self.seats):
            if self.on(seat, "oraculum"):
                self.gain(seat, 1)
                for name in ("figure", *DICE):
                    player = self.players[seat]
                    if (player["figure"] if name == "figure" else player["dice"][name]["at"]) == "oraculum-1":
                        self.place_code(seat, name, "supply")
                self.p["start_player"] = seat
                return

    def foro_choice(self, key: str) -> None:
        if key == "recruit":
            name = next(name for name in DICE if self.me["dice"][name]["at"] == "reserve")
            self.me["dice"][name] |= {"at": "supply", "pips": TEMPLUM[self.p["round"] - 1]}

    def crown_die(self, key: str) -> None:
        self.me["discs"] -= 1
        self.me["dice"][key] |= {"at": "supply", "crowned": True}

    def harvest(self, place: str, worth: Any) -> dict[int, int]:
        best = self.best(place)
        return {
            seat: sum(
                (worth(best) if best else 1) if piece["crowned"] else worth(piece["pips"]) for piece in self.on(seat, place)
            )
            for seat in self.order()
        }

    def titanus(self, key: str) -> None:
        wanted = self.harvest("titanus", lambda pips: pips // 2)
        self.reshuffled = sum(wanted.values()) > len(self.p["titan_stack"]) and bool(self.p["titan_discard"])
        for seat, n in wanted.items():
            if not self.reshuffled:
                self.draw_titans(seat, n)

    def agro(self, key: str) -> None:
        for seat, n in self.harvest("agro", lambda pips: pips).items():
            self.gain(seat, n)

    def defend(self, key: str) -> None:
        if key == "endure":
            if self.me["discs"]:
                self.me["discs"] -= 1
                self.me["krypt_discs"] += 1
            elif self.bank(self.seat):
                self.me["krypt_discs"] += 1
            else:
                self.me["score"] -= 3

    def krypt_pay(self, key: str) -> None:
        if key.startswith("titan"):
            self.lose_titan(self.seat, key)
            self.discard(key)
        else:
            self.give(self.seat, key, -1)
        if int(key.split(":")[2]) >= self.frame["required"]:
            strength = self.p["disasters"][0].split(":")[2]
            self.me["score"] += {"1": 2, "3": 3, "5": 5}[strength]

    def krypt_redeem(self, key: str) -> None:
        if key != "stop":
            self.me["discs"] -= 1
            self.discard(key, -1)
            self.give(self.seat, key)
            self.know(self.seat, key)

    def krypt_return(self, key: str) -> None:
        for seat, player in enumerate(self.players):
            for name in ("figure", *DICE):
                at = player["figure"] if name == "figure" else player["dice"][name]["at"]
                if at.startswith("krypt"):
                    self.place_code(seat, name, "supply")

    # ---- duels --------------------------------------------------------------------------------------------

    def attack(self, key: str) -> None:
        self.draw_titans(self.seat, 1)

    def challenge(self, key: str) -> None:
        if key != "decline":
            self.players[int(key[5:])]["challenged"] = True

    def duel_titan(self, key: str) -> None:
        self.me["commitment"] = {"titan": key, "supports": {}}

    def duel_answer(self, key: str) -> None:
        if key != "concede":
            self.duel_titan(key)

    def duel_support(self, key: str) -> None:
        if key != "done":
            supports = self.me["commitment"]["supports"]
            supports[key] = supports.get(key, 0) + 1

    def duel(self, key: str) -> None:
        attack, defence = self.me["commitment"], self.players[self.frame["defender"]]["commitment"]
        if attack is None:
            return
        if defence is None:
            self.me["score"] += 1
            self.me["commitment"] = None
            return
        strengths = []
        for seat, sent in ((self.seat, attack), (self.frame["defender"], defence)):
            strengths.append(sum(int(k.split(":")[2]) * n for k, n in {sent["titan"]: 1, **sent["supports"]}.items()))
            for support, n in sent["supports"].items():
                self.give(seat, support, -n)
            self.players[seat]["commitment"] = None
        won, lost = (self.seat, self.frame["defender"]) if strengths[0] > strengths[1] else (self.frame["defender"], self.seat)
        self.players[won]["score"] += 4 if won == self.seat else 3
        titans = {self.seat: attack["titan"], self.frame["defender"]: defence["titan"]}
        self.lose_titan(lost, titans[lost])
        self.discard(titans[lost])
        self.lose_titan(won, titans[won])
        if self.players[won]["discs"]:
            self.give(won, titans[won])
            self.know(won, titans[won])
        else:
            self.discard(titans[won])
        if lost == self.seat:
            for die in self.me["dice"].values():
                if die["at"] == self.frame["space"] and not die["crowned"]:
                    die["pips"] = max(1, die["pips"] - 1)

    def duel_redeem(self, key: str) -> None:
        if key == "yes":
            self.me["discs"] -= 1
        else:
            self.lose_titan(self.seat, self.frame["titan"])
            self.discard(self.frame["titan"])

    # ---- end of a round -----------------------------------------------------------------------------------

    def clean_up(self, key: str) -> None:
        for player in self.players:
            player |= {"passed": False, "challenged": False, "figure": "supply"}
            for die in player["dice"].values():
                if die["at"] in self.spaces:
                    die["at"] = "supply" if die["crowned"] else "thermae"
        self.p |= {"agora": [], "phalanx": [], "art": []}

    def end_check(self, key: str) -> None:
        self.p["krypt_end"] = sum(player["krypt_discs"] for player in self.players) >= 4 * self.seats
        self.p["round_end"] = self.p["round"] == 8

    def round_open(self, key: str) -> None:
        self.p["round"] += 1
        self.p["disasters"].pop(0)
        top = len(self.p["disasters"])
        self.p["known_disasters"] = [entry for entry in self.p["known_disasters"] if entry["from_bottom"] < top]
        size = 4 if self.seats <= 3 else 5
        rows = {"agora": ("goods_bag", size), "phalanx": ("support_bag", size), "art": ("artisan_stack", 2)}
        rows |= {"port": ("ship_stack", 5), "merkator": ("merchant_stack", 5)}
        for row, (stack, most) in rows.items():
            while len(self.p[row]) < most and self.p[stack]:
                self.p[row].append(self.p[stack].pop(0))
