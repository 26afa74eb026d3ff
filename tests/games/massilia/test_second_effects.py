"""The rules read a second time: what every step and every choice does to the table, worked out on plain data.

Of dice that are rolled only colours are compared.
"""

import copy
import random
from collections import Counter
from typing import Any

import pytest

from ..second import Done, carry_on
from .table import GAME
from .test_second_reading import COLOURS, GOODS, Reading, rich

RING = ("temple", "violet", "orange", "pink")
STALL_POINTS = (0, 0, 4, 9, 16, 25, 25)


class Table(Reading):
    """A position to be changed by hand, with the small sums of the first reading."""

    def __init__(self, done: Done) -> None:
        position = copy.deepcopy(done.before)
        super().__init__(position | {"agenda": [done.frame | {"seat": done.frame.get("seat", 0)}]})
        self.p = position
        self.me = position["players"][self.seat]
        self.key = done.key
        self.n = position["seats"]
        self.after = done.after

    def stall(self, plot: int) -> dict[str, Any] | None:
        return next((stall for stall in self.p["stalls"] if stall["plot"] == plot), None)

    def take_stones(self, token: str) -> None:
        if self.p["tokens"][token]:
            self.p["tokens"][token] -= 1
        else:
            self.p["stones"] -= 1
            self.me["stones"] += 1

    def drop_card(self, god: str) -> None:
        """A copy that all know leaves first."""
        hand = [card for card in self.me["hand"] if card["god"] == god and not card["new"]]
        self.me["hand"].remove(next((card for card in hand if card["known"]), hand[0]))
        self.p["discard"].append(god)

    def take_die(self, place: str, colour: str, value: int) -> None:
        pile = self.p["temple"] if place == "temple" else self.me["supply"]
        pile.remove({"colour": colour, "value": value})
        self.p["used"][colour] += 1

    def forget(self) -> None:
        self.p |= {"tokens": dict.fromkeys(self.p["tokens"], 0), "price_token": None, "played": []}

    def back(self, plot: int, good: str, n: int) -> None:
        stall = self.stall(plot)
        assert stall
        stall["goods"][good] -= n
        self.p["harbour"][good] += n

    # ---- steps --------------------------------------------------------------------------------------------

    def do_rotate_prices(self) -> None:
        old = self.p["prices"]
        self.p["prices"] = {RING[(i + 1) % 4]: old[field] for i, field in enumerate(RING)}

    def do_roll_temple(self) -> None:
        assert colours(self.after["temple"]) == colours(self.p["temple"])
        self.p["temple"] = self.after["temple"]

    def do_roll_dice(self) -> None:
        assert colours(self.after["rolled"]) == Counter(self.me["screen"])
        self.p["rolled"] = self.after["rolled"]
        self.me["screen"] = dict.fromkeys(COLOURS, 0)

    def do_turn_start(self) -> None:
        if not self.me["passed"]:
            for card in self.me["hand"]:
                card["new"] = False
            self.forget()

    def do_pass(self) -> None:
        self.me["passed"] = True
        self.forget()
        if not all(player["passed"] for player in self.p["players"]):
            left = {2, 3, 4} - {player["tile"] for player in self.p["players"]}
            self.me["tile"] = max(tile for tile in left if tile <= self.n)
            self.me["money"] += self.me["tile"]

    def do_dice_behind_screen(self) -> None:
        for colour, n in self.p["used"].items():
            self.me["screen"][colour] += n
        self.p["used"] = dict.fromkeys(COLOURS, 0)

    def do_round_end(self) -> None:
        players = self.p["players"]
        self.p["order"].sort(key=lambda seat: players[seat]["tile"] or 0)
        for player in players:
            for die in player["supply"]:
                player["screen"][die["colour"]] += 1
            player |= {"passed": False, "tile": None, "supply": []}
        self.forget()
        self.p["round"] = min(7, self.p["round"] + 1)

    # ---- choices ------------------------------------------------------------------------------------------

    def do_place_start_stall(self) -> None:
        goods = {"pink": 1, "orange": 1, "violet": 1, "beige": 0}
        self.p["stalls"].append({"plot": int(self.key[5:]), "seat": self.seat, "goods": goods})
        for good, n in goods.items():
            self.p["harbour"][good] -= n

    def do_keep_dice(self) -> None:
        if self.key == "done":
            self.p["temple"] += self.p["rolled"]
            self.p["rolled"] = []
        elif self.key == "mars":
            self.drop_card("mars")
        else:
            _, colour, value = self.key.split(":")
            die = {"colour": colour, "value": int(value)}
            self.p["rolled"].remove(die)
            self.me["supply"].append(die)
            self.me["money"] -= 0 if self.frame["free"] else 2

    def do_turn(self) -> None:
        parts = self.key.split(":")
        if parts[0] == "die":
            self.take_die(parts[1], parts[2], int(parts[3]))
        elif parts[0] == "card":
            god = parts[1]
            self.drop_card(god)
            self.p["played"].append(god)
            tokens = {"phoebus": "recolour", "minerva": "step", "juno": "join", "neptunus": "free2", "jupiter": "two"}
            if god in tokens:
                self.p["tokens"][tokens[god]] += 1
            elif god == "mercurius":
                self.p["price_token"] = f"{parts[2]}:{parts[3]}"
            else:
                self.me["stones"] -= int(parts[2])
                self.p["stones"] += int(parts[2])

    def do_prepare(self) -> None:
        parts = self.key.split(":")
        if self.key in ("up", "down"):
            self.take_stones("step")
        elif parts[0] == "colour":
            self.take_stones("recolour")
        elif parts[0] == "join":
            self.take_stones("join")
            if parts[2] != self.frame["colour"]:
                self.take_stones("recolour")
            self.take_die(parts[1], parts[2], int(parts[3]))
        elif self.frame["colour"] == "black":
            size = self.frame["fixed"] + self.frame["value"]
            self.me["money"] -= size * self.price("temple")
            self.me["reputation"] += size

    def do_buy_split(self) -> None:
        beige, good, size = int(self.key[6:]), self.frame["good"], self.frame["pips"]
        prices = sorted([self.price(good)] * (size - beige) + [1] * beige, reverse=True)
        self.me["money"] -= sum(prices[2:] if self.p["tokens"]["free2"] else prices)
        self.p["markers"][good] = max(1, self.p["markers"][good] - 1)

    def do_place_goods(self) -> None:
        plot, n = map(int, self.key.split(":")[1:])
        self.back(plot, self.frame["good"], -n)

    def do_move_figure(self) -> None:
        _, figure, end = self.key.split(":")
        plot = int(end)
        self.p["figures"][figure] = plot
        stall = self.stall(plot)
        if figure != "consul" and stall and stall["seat"] == self.seat and stall["goods"][figure]:
            n = stall["goods"][figure]
            self.me["money"] += n * self.price("temple")
            self.me["reputation"] += n * self.p["markers"][figure]
            self.p["markers"][figure] = min(3, self.p["markers"][figure] + 1)
            self.back(plot, figure, n)
        if figure == "consul" and stall and not sum(stall["goods"].values()):
            owner = self.p["players"][stall["seat"]]
            shield = any(card["god"] == "pluto" and not card["new"] for card in owner["hand"])
            if not shield and sum(other["seat"] == stall["seat"] for other in self.p["stalls"]) > 1:
                self.p["stalls"].remove(stall)

    def do_sell_beige(self) -> None:
        stall = self.stall(self.frame["plot"])
        if self.key == "yes" and stall:
            n = stall["goods"]["beige"]
            self.me["money"] += n * self.price("temple")
            self.back(self.frame["plot"], "beige", n)

    def do_pluto(self) -> None:
        stall = self.stall(self.frame["plot"])
        if self.key == "yes":
            self.drop_card("pluto")
        elif stall and not sum(stall["goods"].values()):
            self.p["stalls"].remove(stall)

    def do_pay_tax(self) -> None:
        stall = self.stall(self.frame["plot"])
        assert stall
        if self.key == "pay":
            self.me["money"] -= sum(stall["goods"].values())
        else:
            self.back(self.frame["plot"], self.key[5:], 1)

    def do_build_stall(self) -> None:
        if self.key == "yes":
            self.me["money"] -= 5
            self.p["stalls"].append({"plot": self.frame["plot"], "seat": self.seat, "goods": dict.fromkeys(GOODS, 0)})

    def do_move_goods(self) -> None:
        if self.key != "done":
            _, plot, good = self.key.split(":")
            self.back(int(plot), good, 1)
            self.back(self.frame["plot"], good, -1)

    def do_sacrifice(self) -> None:
        _, plot, good = self.key.split(":")
        self.back(int(plot), good, 1)

    def do_take_card(self) -> None:
        if self.key == "stop":
            return
        if not self.p["deck"]:
            self.p["deck"], self.p["discard"] = self.after["deck"], self.after["discard"]
            return
        if self.key == "deck":
            self.me["hand"].append({"god": self.p["deck"].pop(0), "new": True, "known": False})
        else:
            god = self.key[5:]
            self.me["hand"].append({"god": god, "new": True, "known": True})
            self.p["display"][self.p["display"].index(god)] = self.p["deck"].pop(0)

    def do_end_turn(self) -> None:
        if self.key != "end":
            self.drop_card("venus")
            self.me["stones"] -= int(self.key[6:])
            self.p["stones"] += int(self.key[6:])

    # ---- points -------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        found = []
        for seat, player in enumerate(self.p["players"]):
            stalls = sum(stall["seat"] == seat for stall in self.p["stalls"])
            lost = min(15, -(-player["stones"] // 2) * 3)
            found.append(player["reputation"] + STALL_POINTS[stalls] + player["money"] // 3 - lost)
        return found


class Flow(Table):
    """What comes next: the frames that every frame puts on the agenda, next thing first."""

    def mine_next(self, do: str, **entries: Any) -> dict[str, Any]:
        return {"do": do, "seat": self.seat} | entries

    def next_start_round(self) -> list[dict[str, Any]]:
        order = self.p["order"]
        prices = [{"do": "rotate-prices"}] if self.p["round"] > 1 else []
        rolls = [{"do": "roll-dice", "seat": seat} for seat in order]
        return [*prices, {"do": "roll-temple"}, *rolls, {"do": "turn-start", "seat": order[0]}]

    def next_turn(self) -> list[dict[str, Any]]:
        what, *parts = self.key.split(":")
        if what == "pass":
            return [self.mine_next("pass"), self.mine_next("next-player")]
        if what == "card":
            return [self.mine_next("turn")]
        die = {"colour": parts[1], "fixed": 0, "value": int(parts[2]), "steps": 0, "direction": None, "recoloured": False}
        return [self.mine_next("prepare", **die), self.mine_next("dice-behind-screen"), self.mine_next("next-player")]

    def next_next_player(self) -> list[dict[str, Any]]:
        order = self.p["order"]
        at = order.index(self.seat)
        for seat in (*order[at + 1 :], *order[: at + 1]):
            if not self.p["players"][seat]["passed"]:
                return [{"do": "turn-start", "seat": seat}]
        return [{"do": "round-end"}]

    def next_round_end(self) -> list[dict[str, Any]]:
        return [{"do": "start-round" if self.p["round"] < 7 else "final-scoring"}]

    def next_prepare(self) -> list[dict[str, Any]]:
        f = {name: value for name, value in self.frame.items() if name not in ("do", "seat")}
        what, *parts = self.key.split(":")
        size = f["fixed"] + f["value"]
        if what == "execute":
            sacrifice = {"left": size, "last": None}
            then = {"beige": ("buy-colour", {"pips": size}), "brown": ("move-figure", {"pips": size}), "black": None}
            act = {**then, "grey": ("sacrifice", sacrifice)}[f["colour"]]
            return [self.mine_next(act[0], **act[1])] if act else []
        if what == "colour":
            f |= {"colour": parts[0], "recoloured": True}
        elif what == "join":
            f |= {"fixed": size, "value": int(parts[2]), "steps": 0, "direction": None}
        else:
            f |= {"value": (f["value"] + (0 if what == "up" else -2)) % 6 + 1, "steps": f["steps"] + 1, "direction": what}
        return [self.mine_next("prepare", **f)]

    def next_buy_split(self) -> list[dict[str, Any]]:
        beige, good = int(self.key[6:]), self.frame["good"]
        found = [self.mine_next("place-goods", good=good, left=self.frame["pips"] - beige, last=None)]
        return [*found, self.mine_next("place-goods", good="beige", left=beige, last=None)] if beige else found

    def next_move_figure(self) -> list[dict[str, Any]]:
        _, figure, end = self.key.split(":")
        plot, stall = int(end), self.stall(int(end))
        if figure != "consul":
            own = stall and stall["seat"] == self.seat and not stall["goods"][figure] and stall["goods"]["beige"]
            return [self.mine_next("sell-beige", plot=plot)] if own else []
        goods = sum(stall["goods"].values()) if stall else 0
        stalls = sum(other["seat"] == stall["seat"] for other in self.p["stalls"]) if stall else 0
        if stall and not goods and stalls == 1:
            return []
        if stall:
            owner = self.p["players"][stall["seat"]]
            if any(card["god"] == "pluto" and not card["new"] for card in owner["hand"]):
                return [{"do": "pluto", "seat": stall["seat"], "mover": self.seat, "plot": plot}]
        return self.consul_acts(stall, plot, self.seat)

    def consul_acts(self, stall: dict[str, Any] | None, plot: int, mover: int) -> list[dict[str, Any]]:
        if stall and sum(stall["goods"].values()):
            return [{"do": "pay-tax", "seat": stall["seat"], "plot": plot, "last": None}]
        tiles = sum(other["seat"] == mover and other is not stall for other in self.p["stalls"])
        able = self.p["players"][mover]["money"] >= 5 and tiles < 6
        return [{"do": "build-stall", "seat": mover, "plot": plot}] if able else []

    def next_pluto(self) -> list[dict[str, Any]]:
        plot = self.frame["plot"]
        return [] if self.key == "yes" else self.consul_acts(self.stall(plot), plot, self.frame["mover"])

    def next_take_card(self) -> list[dict[str, Any]]:
        full = len(self.me["hand"]) + (self.key != "stop") >= 3
        again = self.p["tokens"]["two"] and not self.frame["taken"] and not full
        return [self.mine_next("take-card", taken=1)] if again else []

    def next_dice_behind_screen(self) -> list[dict[str, Any]]:
        able = self.playable("venus") and self.me["stones"]
        return [self.mine_next("end-turn")] if able else []


def colours(dice: list[dict[str, Any]]) -> Counter[str]:
    return Counter(die["colour"] for die in dice)


def plain(position: dict[str, Any]) -> dict[str, Any]:
    """In one order, whatever the order of doing; without what is to do next."""
    found = copy.deepcopy({name: value for name, value in position.items() if name not in ("agenda", "over", "chance")})
    for dice in (found["temple"], found["rolled"], *(player["supply"] for player in found["players"])):
        dice.sort(key=lambda die: (die["colour"], die["value"]))
    for player in found["players"]:
        player["hand"].sort(key=lambda card: sorted(card.items(), key=str).__repr__())
        player["screen"] = Counter(player["screen"])
    found["stalls"].sort(key=lambda stall: stall["plot"])
    found["played"].sort()
    return found


SHY = ("pass", "done", "end", "stop", "no", "decline")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_step_and_choice_does_what_the_rules_say(seats: int) -> None:
    chance = random.Random(20 + seats)
    met: Counter[str] = Counter()
    for number in range(12):
        state = GAME.start(seats, seed=4) if number == 0 else GAME.load(rich(chance, seats))
        for _ in range(120):
            if state.over or not state.agenda:
                break
            done = carry_on(state, chance, SHY)
            table = Table(done)
            getattr(table, f"do_{done.method}", lambda: None)()
            assert plain(done.after) == plain(table.p), done
            assert state.scores() == table.scores()
            follows = getattr(Flow(done), f"next_{done.method}", None)
            assert follows is None or done.next_things() == follows(), done
            met[done.name] += 1
    assert len(met) >= 20, met
