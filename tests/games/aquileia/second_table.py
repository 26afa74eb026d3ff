"""The table of the second reading: what every step and choice of Aquileia does, on plain data."""

import copy
from collections import Counter
from typing import Any

from ..second import Done
from .test_second_reading import EQUI, EXCHANGES, METALS, SITES, SPACES, Reading


class Table(Reading):
    """A position to be changed by hand."""

    def __init__(self, done: Done) -> None:
        position = copy.deepcopy(done.before)
        super().__init__(position | {"agenda": [done.frame | {"seat": done.frame.get("seat", 0)}]})
        self.p, self.me = position, position["players"][self.seat]
        self.coins, self.key = self.me["coins"], done.key
        self.reshuffled = False

    def roll(self, n: int) -> list[str]:
        dice = self.p["next_dice"][:n]
        assert len(dice) == n
        del self.p["next_dice"][:n]
        return list(dice)

    def home(self, *spaces: str) -> None:
        for player in self.p["players"]:
            player["henchmen"] = [space for space in player["henchmen"] if space not in spaces]

    def draw_slave(self, player: dict[str, Any]) -> None:
        if not self.p["slave_deck"] and sum(self.p["slave_discard"].values()):
            self.reshuffled = True
        elif self.p["slave_deck"]:
            player["slave_cards"][self.p["slave_deck"].pop(0)] += 1

    def move(self, player: dict[str, Any], coins: dict[str, int], sign: int) -> None:
        for metal, n in coins.items():
            player["coins"][metal] += sign * n

    # ---- placement and market -----------------------------------------------------------------------------

    def do_place(self) -> None:
        if self.key == "stop":
            self.me["stopped"] = True
        elif self.key == "crest":
            taken = {player["crest"] for player in self.p["players"]}
            self.me["crest"] = min({1, 2, 3, 4, 5} - taken)
        else:
            space = self.key.partition(":")[2]
            self.me["henchmen"].append(space)
            if space.startswith("portus-"):
                metal = SPACES[space]["metal"]
                self.coins[metal] -= 1
                self.p["harbour_coins"].append(metal)

    def do_auto_dolus(self) -> None:
        for metal in self.roll(2):
            self.coins[metal] += 1
        self.home("dolus")

    def do_pecunia_exchange(self) -> None:
        if self.key != "done":
            self.move(self.me, EXCHANGES[self.key]["give"], -1)
            self.move(self.me, EXCHANGES[self.key]["get"], 1)
            self.me["score"]["pecunia"] += 0 if self.frame["exchanges"] else 4
        if self.key == "done" or self.frame["exchanges"] == 2:
            self.home("pecunia")

    def do_equi_buy(self) -> None:
        space = self.frame["space"]
        if self.key == "buy":
            self.coins["bronze"] -= 1
            self.me["equi_public"][self.p["equi_open"][space]] += 1
            self.p["equi_open"][space] = None
            if space == "equi-left":
                if not self.p["equi_deck"]:
                    self.reshuffled = True
                else:
                    self.me["equi_secret"][self.p["equi_deck"].pop(0)] += 1
        self.home(space)

    def do_servi_buy(self) -> None:
        k, space = int(self.key[4:]), SPACES[self.frame["space"]]
        self.coins[space["metal"]] -= k
        for _ in range(k):
            self.draw_slave(self.me)
        self.home(space["id"])

    def do_auto_potentia(self) -> None:
        self.p |= {"blue_holder": self.seat, "blue_dice": 4}
        self.home("potentia")

    # ---- contests -----------------------------------------------------------------------------------------

    def inside(self, area: str) -> list[int]:
        n, players = self.p["seats"], self.p["players"]
        order = [(self.p["start_player"] + i) % n for i in range(n)]
        return [seat for seat in order if any(SPACES[space]["area"] == area for space in players[seat]["henchmen"])]

    def side(self, seat: int) -> str:
        spaces = self.p["players"][seat]["henchmen"]
        return str(next(SPACES[space]["side"] for space in spaces if SPACES[space]["area"] == "stadium"))

    def base(self, area: str) -> None:
        for seat in self.inside(area):
            player = self.p["players"][seat]
            mine = [space for space in player["henchmen"] if SPACES[space]["area"] == area]
            player |= {"strength": sum(SPACES[space]["value"] for space in mine)}
            player |= {"red_dice": dict.fromkeys(METALS, 0), "blue_dice": dict.fromkeys(METALS, 0)}

    def do_auto_arena_base(self) -> None:
        self.base("arena")

    def do_auto_stadium_base(self) -> None:
        self.base("stadium")

    def thrown(self, seat: int, dice: str, n: int, face: str) -> None:
        player, faces = self.p["players"][seat], Counter(self.roll(n))
        player[dice] = {metal: faces[metal] for metal in METALS}
        player["strength"] += faces[face]

    def do_auto_arena_roll(self) -> None:
        for seat in self.inside("arena"):
            self.thrown(seat, "red_dice", 3, "bronze")

    def do_auto_stadium_roll(self) -> None:
        for seat in self.inside("stadium"):
            self.thrown(seat, "red_dice", 3, self.side(seat))

    def do_arena_card(self) -> None:
        card = self.key.partition(":")[2]
        if card.startswith("slave"):
            self.me["slave_cards"][card] -= 1
            self.p["slave_discard"][card] += 1
            self.me["strength"] += int(card[-1])
        elif card:
            self.play_equi(card)

    def do_stadium_card(self) -> None:
        if self.key != "done":
            self.play_equi(self.key.partition(":")[2])

    def play_equi(self, card: str) -> None:
        known = self.me["equi_public"][card] > 0
        self.me["equi_public" if known else "equi_secret"][card] -= 1
        self.p["equi_discard"][card] += 1
        self.me["strength"] += EQUI[card]["strength"]

    def do_arena_blue_dice(self) -> None:
        k = int(self.key[5:])
        if k:
            self.thrown(self.seat, "blue_dice", k, "bronze")
            self.p["blue_dice"] -= k

    def do_auto_stadium_blue(self) -> None:
        holder = self.p["blue_holder"]
        if holder is not None and holder in self.inside("stadium") and self.p["blue_dice"]:
            self.thrown(holder, "blue_dice", self.p["blue_dice"], self.side(holder))
            self.p["blue_dice"] = 0

    def pay(self, area: str) -> list[int]:
        ranked = self.ranking(area)
        for n, seat in zip((3, 2, 1), ranked, strict=False):
            self.p["players"][seat]["coins"]["bronze" if area == "arena" else self.side(seat)] += n
        return ranked

    def over(self, area: str) -> None:
        self.home(*(space for space in SPACES if SPACES[space]["area"] == area))
        for player in self.p["players"]:
            player |= {"strength": 0, "red_dice": dict.fromkeys(METALS, 0), "blue_dice": dict.fromkeys(METALS, 0)}

    def do_auto_arena_pay(self) -> None:
        points = self.frame["points_first"]
        for seat in self.pay("arena")[:2]:
            player = self.p["players"][seat]
            if points:
                player["score"]["arena"] += 2 * player["strength"]
            else:
                self.draw_slave(player)
            points = not points
        self.over("arena")

    def do_auto_stadium_pay(self) -> None:
        self.pay("stadium")

    def do_stadium_laurel(self) -> None:
        ranked = self.ranking("stadium")
        pair = [self.p["stadium_open"], self.p["stadium_deck"].pop(0)]
        kept = self.key == "keep-open"
        self.me["laurels"][pair[0] if kept else pair[1]] += 1
        second = ranked[1] if len(ranked) > 1 else None
        if second is not None:
            self.p["players"][second]["laurels"][pair[1] if kept else pair[0]] += 1
        self.end_race(self.seat, second, pair, kept)
        self.over("stadium")

    def do_auto_stadium_removed(self) -> None:
        self.end_race(None, None, [self.p["stadium_open"], self.p["stadium_deck"].pop(0)], True)

    def end_race(self, first: int | None, second: int | None, pair: list[str], kept: bool) -> None:
        race = {"first": first, "second": second, "open_card": pair[0], "hidden_card": pair[1], "kept_open": kept}
        self.p["races"].append(race)
        self.p |= {"stadium_open": None, "blue_holder": None, "blue_dice": 4}

    # ---- theatre, forum, harbour --------------------------------------------------------------------------

    def do_auto_theatre_reveal(self) -> None:
        self.p["theatre_open"] = self.p["theatre_deck"].pop(0)

    def do_auto_theatre_pay(self) -> None:
        self.me["theatre_cards"][self.p["theatre_open"]] += 1
        self.p["theatre_open"] = None
        self.move(self.me, self.frame["bid"], -1)
        if self.frame["auctioneer"] != self.seat:
            self.move(self.p["players"][self.frame["auctioneer"]], self.frame["bid"], 1)
        self.home("theatrum")

    def do_forum_build(self) -> None:
        if self.key == "pass":
            self.home(self.frame["space"])

    def do_auto_build(self) -> None:
        site, space = SITES[self.frame["site"]], SPACES[self.frame["space"]]
        self.move(self.me, {metal: site["cost"][metal] for metal in METALS}, -1)
        for card, n in (("slave-1", self.frame["ones"]), ("slave-2", self.frame["twos"])):
            self.me["slave_cards"][card] -= n
            self.p["slave_discard"][card] += n
        self.me["houses"].append(site["id"])
        if space["id"] in ("forum-2", "forum-5"):
            self.me["score"]["forum"] += site["value"]
        if space["id"] != "forum-3" or self.frame["build"] == 2:
            self.home(space["id"])

    def do_auto_latro(self) -> None:
        for metal in self.roll(2):
            if metal in self.p["harbour_coins"]:
                self.p["harbour_coins"].remove(metal)
                self.coins[metal] += 1
        self.home("latro")

    def do_portus(self) -> None:
        """The coin lying there is paid; without it, and without means or buildings, the action is lost."""
        taken = {space: seat for seat, player in enumerate(self.p["players"]) for space in player["henchmen"]}
        if "latro" in taken:
            return
        for metal in METALS:
            space = f"portus-{metal}"
            if space in taken:
                player = self.p["players"][taken[space]]
                left = any(SITES[site]["side"] == "left" for site in player["houses"])
                if metal in self.p["harbour_coins"]:
                    self.p["harbour_coins"].remove(metal)
                elif not left or not player["coins"][metal]:
                    self.home(space)
                return

    def do_portus_pay(self) -> None:
        if self.key == "pay":
            self.coins[SPACES[self.frame["space"]]["metal"]] -= 1
        else:
            self.home(self.frame["space"])

    def do_auto_activate(self) -> None:
        for site in (SITES[id] for id in self.me["houses"]):
            if site["kind"] == "workshop":
                self.me["score"]["portus"] += site["value"]
            elif site["kind"] == "changer":
                self.move(self.me, site["pays"], 1)
        self.home(self.frame["space"])

    def do_auto_round_end(self) -> None:
        self.p["start_player"] = next(i for i, player in enumerate(self.p["players"]) if player["crest"] == 1)
        for player in self.p["players"]:
            player |= {"crest": None, "stopped": False}
        for space, card in self.p["equi_open"].items():
            if card is None:
                if not self.p["equi_deck"]:
                    self.reshuffled = True
                    return
                self.p["equi_open"][space] = self.p["equi_deck"].pop(0)
        if self.p["stadium_deck"]:
            self.p["stadium_open"] = self.p["stadium_deck"].pop(0)
        self.p["round"] = min(6, self.p["round"] + 1)
