"""The course of a round: prices, dice, turns, passing, the new order; and the end of the game. Compiled."""

from mypy_extensions import i64

from tessera.core.agenda import Choice, Step
from tessera.core.goods import count
from tessera.core.rows import without
from tessera.games.massilia.rules.measure import limits, steps_left, stones_for, too_much, within_reach
from tessera.games.massilia.rules.offering import offer_cards, play_card, stones_back, unplayable, useless
from tessera.games.massilia.rules.preparing import Prepare, not_there, take_die
from tessera.games.massilia.state import Table, colours, offer_dice, ready
from tessera.games.massilia.tables import ALL_DICE, DICE, MARS, RECOLOUR, VENUS, colour_of, value_of

# ---- phases I and II ------------------------------------------------------------------------------------------


class StartRound(Step[Table]):
    """MAS-021, MAS-022, MAS-120: prices move (not in round 1), dice are rolled in turn order, then the first player acts."""

    def run(self, g: Table) -> None:
        g.tell("round", -1, g.round)
        g.then(RollTemple(), *[RollDice(seat) for seat in g.order], TurnStart(g.order[0]))
        if g.round > 1:
            g.then(RotatePrices())


class RotatePrices(Step[Table]):
    """A1, MAS-023: every price tile moves one field on."""

    def run(self, g: Table) -> None:
        g.prices = (g.prices[-1], *g.prices[:-1])
        g.tell("prices-moved", -1)


class RollTemple(Step[Table]):
    """A2, MAS-024: all dice in the temple are rolled and stay there."""

    def run(self, g: Table) -> None:
        g.temple = g.roll(colours(g.temple))
        if len(g.temple) > 0:
            g.tell("rolled-temple", -1, len(g.temple))


class RollDice(Step[Table]):
    """A3, MAS-025: a player rolls the dice behind his screen. Without dice there he has no step."""

    def run(self, g: Table) -> None:
        p = g.players[self.seat]
        if p.screen == 0:
            return
        g.rolled = g.roll(p.screen)
        p.screen = 0
        if g.listener is not None:
            for die in g.rolled:
                g.tell("rolled", self.seat, colour_of(die), value_of(die))
        g.then(KeepDice(self.seat, -1, 0, False))


class KeepDice(Choice[Table]):
    """MAS-026, MAS-092, MAS-126: keep any of the dice rolled, 2 sesterces each; Mars, played first, makes two of them free."""

    def __init__(self, seat: i64, last: i64, free: i64, mars: bool) -> None:
        self.seat = seat
        self.last = last  # the die kept last, or -1
        self.free = free  # dice that may still be kept for nothing
        self.mars = mars  # Mars has been played in this step

    def options(self, g: Table) -> list[int]:
        e, p = g.edition, g.players[self.seat]
        found: list[int] = [e.done]
        if self.may_still_play_mars() and len(g.rolled) > 0 and ready(p, MARS):
            found.append(e.mars)
        if self.free > 0 or p.money >= e.keep_die_cost:
            first = max(self.last, 0)
            offer_dice(found, e.keep.first, g.rolled, ALL_DICE >> first << first)
        return found

    def may_still_play_mars(self) -> bool:
        return not self.mars and self.last < 0

    def outside(self, g: Table, option: i64) -> str:
        if option == g.edition.mars:
            return "MAS-092" if self.may_still_play_mars() else "MAS-126"
        die = g.edition.keep.item(option)
        if die not in g.rolled:
            return "MAS-025"
        return "MAS-129" if die < self.last else "MAS-026"

    def choose(self, g: Table, option: i64) -> None:
        e, p = g.edition, g.players[self.seat]
        if option == e.done:
            if len(g.rolled) > 0:
                g.tell("to-temple", self.seat, len(g.rolled))
            g.temple = tuple(sorted(g.temple + g.rolled))  # A4, MAS-028
            g.rolled = ()
        elif option == e.mars:
            g.discard_card(self.seat, MARS)
            g.then(KeepDice(self.seat, -1, e.amounts[MARS], True))
        else:
            die = e.keep.item(option)
            g.rolled = without(g.rolled, die)
            p.supply = tuple(sorted((*p.supply, die)))
            g.tell("kept", self.seat, colour_of(die), value_of(die))
            if self.free == 0:
                g.spend(self.seat, e.keep_die_cost)
            g.then(KeepDice(self.seat, die, max(self.free - 1, 0), self.mars))


# ---- phase III ------------------------------------------------------------------------------------------------


class TurnStart(Step[Table]):
    """A5: the player's cards stop being new; nothing is left of the cards played before."""

    def run(self, g: Table) -> None:
        p = g.players[self.seat]
        if p.passed:
            g.then(NextPlayer(self.seat))
            return
        p.known, p.known_new = p.known + p.known_new, 0
        p.secret, p.secret_new = p.secret + p.secret_new, 0
        forget_cards(g)
        g.tell("turn", self.seat)
        g.then(Turn(self.seat))


def forget_cards(g: Table) -> None:
    """Effects of cards last for one turn."""
    g.tokens, g.price_token, g.played = 0, -1, 0


class Turn(Choice[Table]):
    """MAS-029, MAS-078: any cards first, then one thing: take a die and use it, or pass."""

    def options(self, g: Table) -> list[int]:
        e, p = g.edition, g.players[self.seat]
        found: list[int] = [e.passing]
        offer_cards(g, self.seat, found)
        usable = usable_dice(g, self.seat)
        offer_dice(found, e.die.first, g.temple, usable)
        offer_dice(found, e.die.first + DICE, p.supply, usable)
        return found

    def outside(self, g: Table, option: i64) -> str:
        if option not in g.edition.die:
            return unplayable(g, self.seat, option)
        die = g.edition.die.item(option)
        return not_there(g, self.seat, die) or too_much(g, self.seat, colour_of(die % DICE))

    def choose(self, g: Table, option: i64) -> None:
        e = g.edition
        if option == e.passing:
            g.then(Pass(self.seat), NextPlayer(self.seat))
        elif option in e.die:
            die = take_die(g, self.seat, e.die.item(option), "took-die")
            prepare = Prepare(self.seat, colour_of(die), 0, value_of(die), 0, 0, False)
            g.then(prepare, DiceBehindScreen(self.seat), NextPlayer(self.seat))
        else:
            play_card(g, self.seat, option)
            g.then(Turn(self.seat))


def usable_dice(g: Table, seat: i64) -> i64:
    """MAS-121: a mask of all dice with which some action can be carried out in full, in their own colour or a changed one."""
    within = limits(g, seat)
    steps = steps_left(g, g.stones, 0)
    stones = g.stones - stones_for(g, RECOLOUR)
    later_steps = steps_left(g, stones, 0)  # once its colour has been changed
    found: i64 = 0
    colour: i64 = 0
    while colour < 4:
        values = within_reach(count(within, colour), steps)
        if stones >= 0 and values != 63:
            other: i64 = 0
            while other < 4:
                if other != colour:
                    values |= within_reach(count(within, other), later_steps)
                other += 1
        found |= values << 6 * colour
        colour += 1
    return found


class Pass(Step[Table]):
    """A6, MAS-036, MAS-038: the highest round tile left and its value in sesterces; the last to pass takes none."""

    def run(self, g: Table) -> None:
        p = g.players[self.seat]
        p.passed = True
        forget_cards(g)
        if all(other.passed for other in g.players):
            g.tell("passed-last", self.seat)
            return
        for tile in g.edition.round_tiles[len(g.players)]:
            if not any(other.tile == tile for other in g.players):
                p.tile = tile
                g.tell("passed", self.seat, tile)
                g.earn(self.seat, tile)
                return


class DiceBehindScreen(Step[Table]):
    """A11, MAS-030: all dice used in the turn go behind the screen; then a Venus may still be played."""

    def run(self, g: Table) -> None:
        p = g.players[self.seat]
        p.screen += g.used
        g.used = 0
        if venus_helps(g, self.seat):
            g.then(EndTurn(self.seat))


def venus_helps(g: Table, seat: i64) -> bool:
    return ready(g.players[seat], VENUS) and useless(g, seat, VENUS) == ""


class EndTurn(Choice[Table]):
    """MAS-098, MAS-125: after the action, Venus sends stones back."""

    def options(self, g: Table) -> list[int]:
        found: list[int] = [g.edition.end]
        if venus_helps(g, self.seat):
            found += stones_back(g, g.players[self.seat], g.edition.venus)
        return found

    def choose(self, g: Table, option: i64) -> None:
        if option != g.edition.end:
            g.discard_card(self.seat, VENUS)
            g.return_stones(self.seat, g.edition.venus.item(option))


class NextPlayer(Step[Table]):
    """MAS-029, MAS-037, MAS-039, MAS-120: the next on the order track who has not passed; when all have, the round ends."""

    def run(self, g: Table) -> None:
        n: i64 = len(g.order)
        at: i64 = g.order.index(self.seat)
        for i in range(1, n + 1):
            seat: i64 = g.order[(at + i) % n]
            if not g.players[seat].passed:
                g.then(TurnStart(seat))
                return
        g.then(RoundEnd())


# ---- the end of a round ---------------------------------------------------------------------------------------


class RoundEnd(Step[Table]):
    """A12, MAS-038, MAS-040, MAS-041, MAS-119: the new order, tiles back, unused dice home, the next round."""

    def run(self, g: Table) -> None:
        forget_cards(g)
        g.order = new_order(g)
        for p in g.players:
            p.passed = False
            p.tile = 0
            if g.edition.unused_to_temple:
                g.temple = tuple(sorted(g.temple + p.supply))
            else:
                p.screen += colours(p.supply)
            p.supply = ()
        g.tell("new-order", g.order[0])
        if g.round < g.edition.rounds:
            g.round += 1
            g.then(StartRound())
        else:
            g.then(FinalScoring())


def new_order(g: Table) -> tuple[int, ...]:
    """The last to pass, who has no tile, then by rising tiles."""
    marks = sorted([g.players[seat].tile * 16 + place for place, seat in enumerate(g.order)])
    return tuple([g.order[mark % 16] for mark in marks])


class FinalScoring(Step[Table]):
    """A13, MAS-081: after the last round the game is over; scoring.py counts."""

    def run(self, g: Table) -> None:
        g.over = True
        if g.listener is not None:
            for seat, place in enumerate(g.book.standing(g)):
                g.tell("final", seat, place[0])
