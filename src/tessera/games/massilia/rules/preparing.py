"""Bending dice: another colour, other pips, further dice; then the action. Compiled."""

from mypy_extensions import i64

from tessera.core.agenda import Choice
from tessera.core.goods import count, one, total
from tessera.games.massilia.rules.buying import BuyColour
from tessera.games.massilia.rules.market import MoveFigure
from tessera.games.massilia.rules.measure import (
    limits,
    lowest,
    price,
    recolour_price,
    step_price,
    steps_left,
    too_much,
)
from tessera.games.massilia.rules.offering import Sacrifice
from tessera.games.massilia.state import Massilia, without
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


class Prepare(Choice[Massilia]):
    """MAS-031 to MAS-035: change the die, add further ones, and carry out the action of its colour."""

    def __init__(self, seat: i64, colour: i64, fixed: i64, value: i64, steps: i64, direction: i64, recoloured: bool) -> None:
        self.seat = seat
        self.colour = colour  # of the action
        self.fixed = fixed  # pips of the dice already finished
        self.value = value  # of the die being changed
        self.steps, self.direction = steps, direction  # steps made on it, and which way (1 up, -1 down, 0 none yet)
        self.recoloured = recoloured

    def options(self, g: Massilia) -> list[int]:
        e, within = g.edition, limits(g, self.seat)
        limit = count(within, self.colour)
        found: list[int] = []
        if self.fixed + self.value <= limit:
            found.append(e.EXECUTE)
            self.further_dice(g, limit, found)
        if self.fixed == 0 and self.steps == 0 and not self.recoloured:
            stones = g.stones - recolour_price(g)
            if stones >= 0:
                least = lowest(self.value, steps_left(g, stones, 0), 0)
                for colour in range(4):
                    if colour != self.colour and least <= count(within, colour):
                        found.append(e.COLOUR + colour)
        if self.steps < e.most_steps and g.stones >= step_price(g):
            if self.direction >= 0 and self.after_step(g, 1) <= limit:
                found.append(e.UP)
            if self.direction <= 0 and self.after_step(g, -1) <= limit:
                found.append(e.DOWN)
        return found

    def after_step(self, g: Massilia, way: i64) -> i64:
        """The smallest size still to be had after one step this way."""
        left = steps_left(g, g.stones, self.steps) - 1
        return self.fixed + lowest(wrapped(self.value + way), left, way if g.edition.one_direction else 0)

    def further_dice(self, g: Massilia, limit: i64, found: list[int]) -> None:
        """MAS-034, MAS-124: those the stones can pay for, if the action can still be carried out with them."""
        e, left = g.edition, limit - self.fixed - self.value
        stones = g.stones - self.join_price(g, True)
        same: i64 = -1 if stones < 0 else steps_left(g, stones, 0)
        stones = g.stones - self.join_price(g, False)
        other: i64 = -1 if stones < 0 or not e.join_recoloured else steps_left(g, stones, 0)
        if same < 0 or left <= 0 or enough_dice(g):
            return
        last: i64 = -1
        for die in g.temple:
            steps = same if colour_of(die) == self.colour else other
            if die != last and steps >= 0 and lowest(value_of(die), steps, 0) <= left:
                found.append(e.JOIN + die)
            last = die
        if e.join_supply:
            last = -1
            for die in g.players[self.seat].supply:
                steps = same if colour_of(die) == self.colour else other
                if die != last and steps >= 0 and lowest(value_of(die), steps, 0) <= left:
                    found.append(e.JOIN + DICE + die)
                last = die

    def join_price(self, g: Massilia, same_colour: bool) -> i64:
        """Stones for a further die: none with Juno; one of another colour is recoloured at its own price."""
        stones: i64 = 0 if count(g.tokens, JOIN) > 0 else g.edition.join_cost
        return stones if same_colour else stones + recolour_price(g)

    def barred(self, g: Massilia, option: i64) -> str:
        e = g.edition
        limit = too_much(g, self.seat, self.colour)
        if option == e.EXECUTE:
            return limit
        if e.COLOUR <= option < e.UP:
            if self.fixed > 0 or self.steps > 0 or self.recoloured or option - e.COLOUR == self.colour:
                return "MAS-123"
            return "MAS-051" if g.stones < recolour_price(g) else too_much(g, self.seat, option - e.COLOUR)
        if option in (e.UP, e.DOWN):
            way: i64 = 1 if option == e.UP else -1
            if self.steps >= e.most_steps or self.direction == -way:
                return "MAS-123"
            return "MAS-051" if g.stones < step_price(g) else limit
        if e.JOIN <= option < e.BUY:
            place, die = (option - e.JOIN) // DICE, (option - e.JOIN) % DICE
            if die not in (g.temple if place == TEMPLE else g.players[self.seat].supply):
                return not_there(g, self.seat, place, die)
            if enough_dice(g):
                return "MAS-124"
            if self.fixed + self.value > count(limits(g, self.seat), self.colour):
                return limit
            return "MAS-051" if g.stones < self.join_price(g, colour_of(die) == self.colour) else limit
        return ""

    def choose(self, g: Massilia, option: i64) -> None:
        e = g.edition
        if option == e.EXECUTE:
            execute(g, self.seat, self.colour, self.fixed + self.value)
        elif option in (e.UP, e.DOWN):
            way: i64 = 1 if option == e.UP else -1
            pay_step(g, self.seat)
            value = wrapped(self.value + way)
            g.tell("turned", self.seat, self.value, value)
            direction = way if e.one_direction else 0
            g.then(Prepare(self.seat, self.colour, self.fixed, value, self.steps + 1, direction, self.recoloured))
        elif option < e.UP:
            colour = option - e.COLOUR
            pay_recolour(g, self.seat)
            g.tell("recoloured", self.seat, self.colour, colour)
            g.then(Prepare(self.seat, colour, self.fixed, self.value, 0, 0, True))
        else:
            place, die = (option - e.JOIN) // DICE, (option - e.JOIN) % DICE
            if colour_of(die) != self.colour:
                pay_recolour(g, self.seat)
            pay_join(g, self.seat)
            take_die(g, self.seat, place, die)
            g.tell("joined", self.seat, place, colour_of(die), value_of(die))
            g.then(Prepare(self.seat, self.colour, self.fixed + self.value, value_of(die), 0, 0, self.recoloured))


def enough_dice(g: Massilia) -> bool:
    """MAS-124: any number of further dice, unless the edition sets a limit; `used` counts the first die too."""
    return 0 < g.edition.most_joined < total(g.used)


def wrapped(value: i64) -> i64:
    """MAS-033: 1 and 6 are neighbours."""
    return 1 if value > 6 else 6 if value < 1 else value


def pay_recolour(g: Massilia, seat: i64) -> None:
    """A token is used up before a stone is taken."""
    if count(g.tokens, RECOLOUR) > 0:
        g.tokens -= one(RECOLOUR)
    else:
        g.take_stones(seat, g.edition.recolour_cost)


def pay_step(g: Massilia, seat: i64) -> None:
    if count(g.tokens, STEP) > 0:
        g.tokens -= one(STEP)
    else:
        g.take_stones(seat, g.edition.step_cost)


def pay_join(g: Massilia, seat: i64) -> None:
    if count(g.tokens, JOIN) > 0:
        g.tokens -= one(JOIN)
    else:
        g.take_stones(seat, g.edition.join_cost)


def take_die(g: Massilia, seat: i64, place: i64, die: i64) -> None:
    """MAS-030: from the temple or the own supply; it will go behind the screen after the action."""
    if place == TEMPLE:
        g.temple = without(g.temple, die)
    else:
        p = g.players[seat]
        p.supply = without(p.supply, die)
    g.used += one(colour_of(die))


def not_there(g: Massilia, seat: i64, place: i64, die: i64) -> str:
    """Why a die that does not lie there cannot be taken: it lies in another's supply, or nowhere."""
    if place == SUPPLY and any(die in p.supply for p in g.players):
        return "MAS-027"
    return "MAS-030"


def execute(g: Massilia, seat: i64, colour: i64, pips: i64) -> None:
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
