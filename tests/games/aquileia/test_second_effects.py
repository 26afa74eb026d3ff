"""The rules read a second time: what every step and every choice does to the table, worked out on plain data.

Dice are laid ready in `next_dice`, so that nothing is left to chance but the reshuffling of a discard pile.
"""

import copy
import random
from collections import Counter
from typing import Any

import pytest

from ..second import carry_on
from .second_table import Table
from .table import GAME
from .test_second_reading import DATA, EXCHANGES, METALS, SITES, SPACES, rich

MARKET = ("dolus", "pecunia", "equi-left", "equi-middle", "equi-right", "servi-top", "servi-middle", "servi-bottom", "potentia")


class Flow(Table):
    """What comes next: the frames that every frame puts on the agenda, next thing first."""

    def taken(self) -> dict[str, int]:
        return {space: seat for seat, player in enumerate(self.p["players"]) for space in player["henchmen"]}

    def next_place(self) -> list[dict[str, Any]]:
        self.do_place()
        for i in range(1, self.p["seats"] + 1):
            seat = (self.seat + i) % self.p["seats"]
            player = self.p["players"][seat]
            if not player["stopped"] and not (player["crest"] and len(player["henchmen"]) == 5):
                return [{"do": "place", "seat": seat}]
        return []

    def next_mercatus(self) -> list[dict[str, Any]]:
        for space in MARKET:
            if space in self.taken():
                seat = self.taken()[space]
                found: dict[str, dict[str, Any]] = {"dolus": {"do": "auto-dolus"}, "potentia": {"do": "auto-potentia"}}
                found["pecunia"] = {"do": "pecunia-exchange", "exchanges": 0}
                other = {"do": f"{space.partition('-')[0]}-buy", "space": space}
                return [found.get(space, other) | {"seat": seat}, {"do": "mercatus"}]
        return []

    def contest(self, area: str, first: str, nobody: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [{"do": first}] if self.inside(area) else nobody

    def next_arena(self) -> list[dict[str, Any]]:
        return self.contest("arena", "auto-arena-base", [])

    def next_stadium(self) -> list[dict[str, Any]]:
        return self.contest("stadium", "auto-stadium-base", [{"do": "auto-stadium-removed"}])

    def next_auto_arena_roll(self) -> list[dict[str, Any]]:
        return [{"do": "arena-card", "seat": self.inside("arena")[0]}]

    def next_auto_stadium_roll(self) -> list[dict[str, Any]]:
        return [{"do": "stadium-card", "seat": self.inside("stadium")[0]}]

    def after_cards(self, area: str, then: list[dict[str, Any]]) -> list[dict[str, Any]]:
        order = self.inside(area)
        at = order.index(self.seat)
        if self.key != "done":
            return [{"do": f"{area}-card", "seat": self.seat}]
        return [{"do": f"{area}-card", "seat": order[at + 1]}] if at + 1 < len(order) else then

    def next_arena_card(self) -> list[dict[str, Any]]:
        holder = self.p["blue_holder"]
        blue = holder is not None and holder in self.inside("arena")
        return self.after_cards("arena", [{"do": "arena-blue-dice", "seat": holder}] if blue else [{"do": "auto-arena-rank"}])

    def next_stadium_card(self) -> list[dict[str, Any]]:
        return self.after_cards("stadium", [{"do": "auto-stadium-blue"}])

    def next_auto_arena_rank(self) -> list[dict[str, Any]]:
        return [{"do": "arena-prize", "seat": self.ranking("arena")[0]}]

    def next_arena_prize(self) -> list[dict[str, Any]]:
        return [{"do": "auto-arena-pay", "points_first": self.key == "points"}]

    def next_auto_stadium_pay(self) -> list[dict[str, Any]]:
        return [{"do": "stadium-laurel", "seat": self.ranking("stadium")[0]}]

    def next_theatrum(self) -> list[dict[str, Any]]:
        owner = self.taken().get("theatrum")
        return [] if owner is None or not self.p["theatre_deck"] else [{"do": "auto-theatre-reveal", "seat": owner}]

    def next_theatre_open(self) -> list[dict[str, Any]]:
        n, auctioneer = self.p["seats"], self.frame["auctioneer"]
        following = (self.seat + 1) % n
        nothing = dict.fromkeys(METALS, 0)
        if self.key == "decline":
            if following == auctioneer:
                return [{"do": "auto-theatre-pay", "seat": auctioneer, "auctioneer": auctioneer, "bid": nothing}]
            return [{"do": "theatre-open", "seat": following, "auctioneer": auctioneer}]
        later = [(self.seat + i) % n for i in range((auctioneer - self.seat - 1) % n + 1)]
        return self.auction(self.seat, nothing | {self.key[5:]: 1}, later)

    def next_theatre_bid(self) -> list[dict[str, Any]]:
        bid, inside = dict(self.frame["bid"]), list(self.frame["inside"])
        if self.key == "drop":
            inside.remove(self.seat)
            return self.auction(self.frame["bidder"], bid, inside)
        bid[self.key[6:]] += 1
        return self.auction(self.seat, bid, inside)

    def auction(self, bidder: int, bid: dict[str, int], inside: list[int]) -> list[dict[str, Any]]:
        auctioneer, n = self.frame["auctioneer"], self.p["seats"]
        if inside == [bidder]:
            return [{"do": "auto-theatre-pay", "seat": bidder, "auctioneer": auctioneer, "bid": bid}]
        seat = next(seat for i in range(1, n + 1) if (seat := (self.seat + i) % n) in inside)
        asked = {"do": "theatre-bid", "seat": seat, "auctioneer": auctioneer, "bidder": bidder, "bid": bid}
        return [asked | {"inside": sorted(inside)}]

    def next_forum(self) -> list[dict[str, Any]]:
        for i in range(1, 6):
            if f"forum-{i}" in self.taken():
                seat = self.taken()[f"forum-{i}"]
                return [{"do": "forum-build", "seat": seat, "space": f"forum-{i}", "build": 1}, {"do": "forum"}]
        return []

    def next_auto_build(self) -> list[dict[str, Any]]:
        if self.frame["space"] == "forum-3" and self.frame["build"] == 1:
            return [{"do": "forum-build", "seat": self.seat, "space": "forum-3", "build": 2}]
        return []

    def next_portus(self) -> list[dict[str, Any]]:
        for space in ("latro", "portus-bronze", "portus-silver", "portus-gold"):
            if space in self.taken():
                seat = self.taken()[space]
                player, metal = self.p["players"][seat], space.partition("-")[2]
                left = any(SITES[site]["side"] == "left" for site in player["houses"])
                if space == "latro":
                    return [{"do": "auto-latro", "seat": seat}, {"do": "portus"}]
                if metal in self.p["harbour_coins"]:
                    return [{"do": "auto-activate", "seat": seat, "space": space}, {"do": "portus"}]
                asked = left and player["coins"][metal]
                return [{"do": "portus-pay", "seat": seat, "space": space}, {"do": "portus"}] if asked else [{"do": "portus"}]
        return []

    def next_auto_round_end(self) -> list[dict[str, Any]]:
        if self.p["round"] == 6:
            return [{"do": "auto-final-score"}]
        first = next(i for i, player in enumerate(self.p["players"]) if player["crest"] == 1)
        areas = ("mercatus", "arena", "stadium", "theatrum", "forum", "portus", "auto-round-end")
        return [{"do": "place", "seat": first}, *({"do": do} for do in areas)]


def plain(position: dict[str, Any]) -> dict[str, Any]:
    """In one order, whatever the order of doing; without what is to do next."""
    found = copy.deepcopy({name: value for name, value in position.items() if name not in ("agenda", "over", "chance")})
    for player in found["players"]:
        player["henchmen"].sort()
        player["houses"].sort()
    found["harbour_coins"].sort()
    return found


SHY = ("stop", "done", "decline", "pass", "drop", "skip")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_step_and_choice_does_what_the_rules_say(seats: int) -> None:
    assert tuple(space for space in SPACES if SPACES[space]["area"] == "mercatus") == MARKET == tuple(SPACES)[:9]
    assert [exchange["id"] for exchange in DATA["action"]["pecunia"]["exchange"]] == list(EXCHANGES)
    chance = random.Random(40 + seats)
    met: Counter[str] = Counter()
    for _ in range(4):
        state = GAME.load(rich(chance, seats) | {"next_dice": chance.choices(METALS, k=400)})
        for _ in range(200):
            if state.over or not state.agenda or len(state.position()["stadium_deck"]) < 2:
                break  # the sketch gave laurels away, so the deck does not last to the end
            done = carry_on(state, chance, SHY)
            table = Table(done)
            getattr(table, f"do_{done.method}", lambda: None)()
            assert table.reshuffled or plain(done.after) == plain(table.p), (done.name, done.key, done)
            follows = getattr(Flow(done), f"next_{done.method}", None)
            assert follows is None or done.next_things() == follows(), done
            met[done.name] += 1
    assert len(met) >= 34, met
