"""Bending dice: another colour, other pips, further dice; then the action. Compiled."""

from mypy_extensions import i64

from tessera.core.agenda import Choice
from tessera.core.goods import count, one, total
from tessera.core.rows import without
from tessera.games.massilia.rules.buying import BuyColour
from tessera.games.massilia.rules.market import MoveFigure
from tessera.games.massilia.rules.measure import limits, lowest, price, steps_left, stones_for, too_much, within_reach
from tessera.games.massilia.rules.offering import Sacrifice
from tessera.games.massilia.state import Table, offer_dice
from tessera.games.massilia.tables import (
    BEIGE_DIE,
    BLACK_DIE,
    BROWN_DIE,
    DICE,
    JOIN,
    RECOLOUR,
    STEP,
    SUPPLY,
    TEMPLE,
    TEMPLE_FIELD,
    colour_of,
    value_of,
)


class Prepare(Choice[Table]):
    """MAS-031 to MAS-035: change the die, add further ones, and carry out the action of its colour."""

    def __init__(self, seat: i64, colour: i64, fixed: i64, value: i64, steps: i64, direction: i64, recoloured: bool) -> None:
        self.seat = seat
        self.colour = colour  # of the action
        self.fixed = fixed  # pips of the dice already finished
        self.value = value  # of the die being changed
        self.steps, self.direction = steps, direction  # steps made on it, and which way (1 up, -1 down, 0 none yet)
        self.recoloured = recoloured

    def options(self, g: Table) -> list[int]:
        e, within = g.edition, limits(g, self.seat)
        limit = count(within, self.colour)
        found: list[int] = []
        if self.fixed + self.value <= limit:
            found.append(e.execute)
            self.offer_further_dice(g, limit, found)
        if self.untouched():
            stones = g.stones - stones_for(g, RECOLOUR)
            if stones >= 0:
                least = lowest(self.value, steps_left(g, stones, 0), 0)
                for colour in range(4):
                    if colour != self.colour and least <= count(within, colour):
                        found.append(e.colour[colour])
        if self.steps < e.max_steps_per_die and g.stones >= stones_for(g, STEP):
            if self.direction >= 0 and self.after_step(g, 1) <= limit:
                found.append(e.up)
            if self.direction <= 0 and self.after_step(g, -1) <= limit:
                found.append(e.down)
        return found

    def untouched(self) -> bool:
        """MAS-123: a change of colour comes first, before steps and further dice."""
        return self.fixed == 0 and self.steps == 0 and not self.recoloured

    def after_step(self, g: Table, way: i64) -> i64:
        """The smallest size still to be had after one step this way."""
        left = steps_left(g, g.stones, self.steps) - 1
        return self.fixed + lowest(wrapped(self.value + way), left, way if g.edition.one_direction_per_die else 0)

    def offer_further_dice(self, g: Table, limit: i64, found: list[int]) -> None:
        """MAS-034, MAS-124: those the stones can pay for, if the action can still be carried out with them."""
        e, left = g.edition, limit - self.fixed - self.value
        if left <= 0 or enough_dice(g):
            return
        same: i64 = reach_for(g, left, stones_for(g, JOIN))
        other: i64 = reach_for(g, left, stones_for(g, JOIN) + stones_for(g, RECOLOUR)) if e.joined_die_may_be_recoloured else 0
        joinable: i64 = 0
        colour: i64 = 0
        while colour < 4:  # a counter of range() would make the set a Python number
            joinable |= (same if colour == self.colour else other) << 6 * colour
            colour += 1
        offer_dice(found, e.join.first, g.temple, joinable)
        if e.joined_die_may_come_from_own_supply:
            offer_dice(found, e.join.first + DICE, g.players[self.seat].supply, joinable)

    def outside(self, g: Table, option: i64) -> str:
        e = g.edition
        if option in e.colour:
            colour = e.colour.item(option)
            if colour == self.colour or not self.untouched():
                return "MAS-123"
            return "MAS-051" if g.stones < stones_for(g, RECOLOUR) else too_much(g, self.seat, colour)
        if option in e.join:
            taken = e.join.item(option)
            return not_there(g, self.seat, taken) or self.not_joined(g, taken)
        if option != e.execute:
            if self.steps >= e.max_steps_per_die or self.direction == (-1 if option == e.up else 1):
                return "MAS-123"
            if g.stones < stones_for(g, STEP):
                return "MAS-051"
        return too_much(g, self.seat, self.colour)

    def not_joined(self, g: Table, taken: i64) -> str:
        """Why a die that lies there is no further die."""
        e, same = g.edition, colour_of(taken % DICE) == self.colour
        may_come = taken < DICE or e.joined_die_may_come_from_own_supply
        if not may_come or not (same or e.joined_die_may_be_recoloured) or enough_dice(g):
            return "MAS-124"
        stones = stones_for(g, JOIN) + (0 if same else stones_for(g, RECOLOUR))
        if g.stones < stones and self.fixed + self.value <= count(limits(g, self.seat), self.colour):
            return "MAS-051"
        return too_much(g, self.seat, self.colour)

    def choose(self, g: Table, option: i64) -> None:
        e, seat = g.edition, self.seat
        if option == e.execute:
            execute(g, seat, self.colour, self.fixed + self.value)
        elif option in e.colour:
            colour = e.colour.item(option)
            pay_stones(g, seat, RECOLOUR)
            g.tell("recoloured", seat, self.colour, colour)
            g.then(Prepare(seat, colour, self.fixed, self.value, 0, 0, True))
        elif option in e.join:
            if colour_of(e.join.item(option) % DICE) != self.colour:
                pay_stones(g, seat, RECOLOUR)
            pay_stones(g, seat, JOIN)
            die = take_die(g, seat, e.join.item(option), "joined")
            g.then(Prepare(seat, self.colour, self.fixed + self.value, value_of(die), 0, 0, self.recoloured))
        else:
            way: i64 = 1 if option == e.up else -1
            pay_stones(g, seat, STEP)
            value = wrapped(self.value + way)
            g.tell("turned", seat, self.value, value)
            direction = way if e.one_direction_per_die else 0
            g.then(Prepare(seat, self.colour, self.fixed, value, self.steps + 1, direction, self.recoloured))


def reach_for(g: Table, limit: i64, stones: i64) -> i64:
    """The values of a die that can be brought within this limit once so many stones are paid; none if they cannot be."""
    return within_reach(limit, steps_left(g, g.stones - stones, 0)) if stones <= g.stones else 0


def enough_dice(g: Table) -> bool:
    """MAS-124: any number of further dice, unless the edition sets a limit; `used` counts the first die too."""
    return 0 < g.edition.max_joined_dice < total(g.used)


def wrapped(value: i64) -> i64:
    """MAS-033: 1 and 6 are neighbours."""
    return 1 if value > 6 else 6 if value < 1 else value


def pay_stones(g: Table, seat: i64, change: i64) -> None:
    """A token is used up before a stone is taken."""
    if count(g.tokens, change) > 0:
        g.tokens -= one(change)
    else:
        g.take_stones(seat, stones_for(g, change))


def take_die(g: Table, seat: i64, taken: i64, told: str) -> i64:
    """MAS-030: from the temple or the own supply; it will go behind the screen after the action. `taken` is 24 * place + die."""
    place, die = taken // DICE, taken % DICE
    if place == TEMPLE:
        g.temple = without(g.temple, die)
    else:
        g.players[seat].supply = without(g.players[seat].supply, die)
    g.used += one(colour_of(die))
    g.tell(told, seat, place, colour_of(die), value_of(die))
    return die


def not_there(g: Table, seat: i64, taken: i64) -> str:
    """Why a die cannot be taken from that place: it lies in another's supply, or nowhere. "": it can."""
    place, die = taken // DICE, taken % DICE
    if die in (g.temple if place == TEMPLE else g.players[seat].supply):
        return ""
    return "MAS-027" if place == SUPPLY and any(die in p.supply for p in g.players) else "MAS-030"


def execute(g: Table, seat: i64, colour: i64, pips: i64) -> None:
    """MAS-042: the colour says which action, the pips its exact size."""
    g.tell("acted", seat, colour, pips)
    if colour == BEIGE_DIE:
        g.then(BuyColour(seat, pips))
    elif colour == BROWN_DIE:
        g.then(MoveFigure(seat, pips))
    elif colour == BLACK_DIE:
        g.spend(seat, pips * price(g, TEMPLE_FIELD))  # MAS-055
        g.praise(seat, pips)
    else:
        g.then(Sacrifice(seat, pips, -1))
