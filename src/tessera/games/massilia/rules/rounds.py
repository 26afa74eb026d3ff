"""The course of a round: prices, dice, turns, passing, the new order; and the end of the game. Compiled."""

from mypy_extensions import i64

from tessera.core.agenda import Choice, Step
from tessera.core.goods import count
from tessera.games.massilia.rules.measure import limits, recolour_price, steps_left, too_much, within_reach
from tessera.games.massilia.rules.offering import card_barred, card_options, play_card
from tessera.games.massilia.rules.preparing import Prepare, not_there, take_die
from tessera.games.massilia.state import Massilia, colours, ready, without
from tessera.games.massilia.tables import DICE, MARS, TEMPLE, VENUS, colour_of, value_of

# ---- phases I and II ------------------------------------------------------------------------------------------


class StartRound(Step[Massilia]):
    """MAS-021, MAS-022, MAS-120: prices move (not in round 1), dice are rolled in turn order, then the first player acts."""

    def run(self, g: Massilia) -> None:
        g.tell("round", -1, g.round)
        g.then(TurnStart(g.order[0]))
        i: i64 = len(g.order)
        while i > 0:
            i -= 1
            g.then(RollDice(g.order[i]))
        g.then(RollTemple())
        if g.round > 1:
            g.then(RotatePrices())


class RotatePrices(Step[Massilia]):
    """A1, MAS-023: every price tile moves one field on."""

    def run(self, g: Massilia) -> None:
        g.prices = (g.prices[-1], *g.prices[:-1])
        g.tell("prices-moved", -1)


class RollTemple(Step[Massilia]):
    """A2, MAS-024: all dice in the temple are rolled and stay there."""

    def run(self, g: Massilia) -> None:
        g.temple = g.roll(colours(g.temple))
        g.tell("rolled-temple", -1, len(g.temple))


class RollDice(Step[Massilia]):
    """A3, MAS-025: a player rolls the dice behind his screen. Without dice there he has no step."""

    def run(self, g: Massilia) -> None:
        p = g.players[self.seat]
        if p.screen == 0:
            return
        g.rolled = g.roll(p.screen)
        p.screen = 0
        if g.listener is not None:
            for die in g.rolled:
                g.tell("rolled", self.seat, colour_of(die), value_of(die))
        g.then(KeepDice(self.seat, -1, 0, False))


class KeepDice(Choice[Massilia]):
    """MAS-026, MAS-092, MAS-126: keep any of the dice rolled, 2 sesterces each; Mars, played first, makes two of them free."""

    def __init__(self, seat: i64, last: i64, free: i64, mars: bool) -> None:
        self.seat = seat
        self.last = last  # the die kept last, or -1
        self.free = free  # dice that may still be kept for nothing
        self.mars = mars  # Mars has been played in this step

    def options(self, g: Massilia) -> list[int]:
        e, p = g.edition, g.players[self.seat]
        found: list[int] = [e.DONE]
        if not self.mars and self.last < 0 and len(g.rolled) > 0 and ready(p, MARS):
            found.append(e.MARS)
        if self.free > 0 or p.money >= e.keep_cost:
            seen: i64 = -1
            for die in g.rolled:
                if die >= self.last and die != seen:
                    found.append(e.KEEP + die)
                seen = die
        return found

    def barred(self, g: Massilia, option: i64) -> str:
        e = g.edition
        if option == e.MARS:
            return "MAS-126" if self.mars or self.last >= 0 or ready(g.players[self.seat], MARS) else "MAS-092"
        if not e.KEEP <= option < e.DONE:
            return ""
        die = option - e.KEEP
        if die in g.rolled and die < self.last:
            return "MAS-129"
        return "MAS-026" if die in g.rolled else "MAS-025"

    def choose(self, g: Massilia, option: i64) -> None:
        e, p = g.edition, g.players[self.seat]
        if option == e.DONE:
            if len(g.rolled) > 0:
                g.tell("to-temple", self.seat, len(g.rolled))
            g.temple = tuple(sorted(g.temple + g.rolled))  # A4, MAS-028
            g.rolled = ()
        elif option == e.MARS:
            g.discard_card(self.seat, MARS)
            g.then(KeepDice(self.seat, -1, e.amounts[MARS], True))
        else:
            die = option - e.KEEP
            g.rolled = without(g.rolled, die)
            p.supply = tuple(sorted((*p.supply, die)))
            g.tell("kept", self.seat, colour_of(die), value_of(die))
            if self.free == 0:
                g.spend(self.seat, e.keep_cost)
            g.then(KeepDice(self.seat, die, max(self.free - 1, 0), self.mars))


# ---- phase III ------------------------------------------------------------------------------------------------


class TurnStart(Step[Massilia]):
    """A5: the player's cards stop being new; nothing is left of the cards played before."""

    def run(self, g: Massilia) -> None:
        p = g.players[self.seat]
        if p.passed:
            g.then(NextPlayer(self.seat))
            return
        p.known, p.known_new = p.known + p.known_new, 0
        p.secret, p.secret_new = p.secret + p.secret_new, 0
        forget_cards(g)
        g.tell("turn", self.seat)
        g.then(Turn(self.seat))


def forget_cards(g: Massilia) -> None:
    """Effects of cards last for one turn."""
    g.tokens = 0
    g.price_token = -1
    g.played = 0


class Turn(Choice[Massilia]):
    """MAS-029, MAS-078: any cards first, then one thing: take a die and use it, or pass."""

    def options(self, g: Massilia) -> list[int]:
        e, p = g.edition, g.players[self.seat]
        found: list[int] = [e.PASS]
        card_options(g, self.seat, found)
        usable = usable_dice(g, self.seat)
        last: i64 = -1
        for die in g.temple:
            if die != last and usable >> die & 1 == 1:
                found.append(e.DIE + die)
            last = die
        last = -1
        for die in p.supply:
            if die != last and usable >> die & 1 == 1:
                found.append(e.DIE + DICE + die)
            last = die
        return found

    def barred(self, g: Massilia, option: i64) -> str:
        e = g.edition
        if e.CARD <= option < e.DIE:
            return card_barred(g, self.seat, option)
        if e.DIE <= option < e.PASS:
            place, die = (option - e.DIE) // DICE, (option - e.DIE) % DICE
            if die not in (g.temple if place == TEMPLE else g.players[self.seat].supply):
                return not_there(g, self.seat, place, die)
            return too_much(g, self.seat, colour_of(die))
        return ""

    def choose(self, g: Massilia, option: i64) -> None:
        e = g.edition
        if option == e.PASS:
            g.then(Pass(self.seat), NextPlayer(self.seat))
        elif option < e.DIE:
            play_card(g, self.seat, option)
            g.then(Turn(self.seat))
        else:
            place, die = (option - e.DIE) // DICE, (option - e.DIE) % DICE
            take_die(g, self.seat, place, die)
            g.tell("took-die", self.seat, place, colour_of(die), value_of(die))
            prepare = Prepare(self.seat, colour_of(die), 0, value_of(die), 0, 0, False)
            g.then(prepare, DiceBehindScreen(self.seat), NextPlayer(self.seat))


def usable_dice(g: Massilia, seat: i64) -> i64:
    """MAS-121: a mask of all dice with which some action can be carried out in full, in their own colour or a changed one."""
    within = limits(g, seat)
    steps = steps_left(g, g.stones, 0)
    stones = g.stones - recolour_price(g)
    found: i64 = 0
    colour: i64 = 0
    while colour < 4:
        values = within_reach(count(within, colour), steps)
        if stones >= 0 and values != 63:
            other: i64 = 0
            while other < 4:
                if other != colour:
                    values |= within_reach(count(within, other), steps_left(g, stones, 0))
                other += 1
        found |= values << 6 * colour
        colour += 1
    return found


class Pass(Step[Massilia]):
    """A6, MAS-036, MAS-038: the highest round tile left and its value in sesterces; the last to pass takes none."""

    def run(self, g: Massilia) -> None:
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


class DiceBehindScreen(Step[Massilia]):
    """A11, MAS-030: all dice used in the turn go behind the screen; then a Venus may still be played."""

    def run(self, g: Massilia) -> None:
        p = g.players[self.seat]
        p.screen += g.used
        g.used = 0
        if ready(p, VENUS) and g.played >> VENUS & 1 == 0 and p.stones > 0:
            g.then(EndTurn(self.seat))


class EndTurn(Choice[Massilia]):
    """MAS-098, MAS-125: after the action, Venus sends stones back."""

    def options(self, g: Massilia) -> list[int]:
        e, p = g.edition, g.players[self.seat]
        found: list[int] = [e.END]
        if ready(p, VENUS) and g.played >> VENUS & 1 == 0:
            for n in range(min(e.amounts[VENUS], p.stones)):
                found.append(e.VENUS + n)
        return found

    def barred(self, g: Massilia, option: i64) -> str:
        return "MAS-098" if g.edition.VENUS <= option < g.edition.END else ""

    def choose(self, g: Massilia, option: i64) -> None:
        if option != g.edition.END:
            g.discard_card(self.seat, VENUS)
            g.return_stones(self.seat, option - g.edition.VENUS + 1)


class NextPlayer(Step[Massilia]):
    """MAS-029, MAS-037, MAS-039, MAS-120: the next on the order track who has not passed; when all have, the round ends."""

    def run(self, g: Massilia) -> None:
        n: i64 = len(g.order)
        at: i64 = g.order.index(self.seat)
        i: i64 = 1
        while i <= n:
            seat: i64 = g.order[(at + i) % n]
            if not g.players[seat].passed:
                g.then(TurnStart(seat))
                return
            i += 1
        g.then(RoundEnd())


# ---- the end of a round ---------------------------------------------------------------------------------------


class RoundEnd(Step[Massilia]):
    """A12, MAS-038, MAS-040, MAS-041, MAS-119: the new order, tiles back, unused dice home, the next round."""

    def run(self, g: Massilia) -> None:
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


def new_order(g: Massilia) -> tuple[int, ...]:
    """The last to pass, who has no tile, then by rising tiles."""
    marks = sorted([g.players[seat].tile * 16 + place for place, seat in enumerate(g.order)])
    return tuple([g.order[mark % 16] for mark in marks])


class FinalScoring(Step[Massilia]):
    """A13, MAS-081: after the last round the game is over; scoring.py counts."""

    def run(self, g: Massilia) -> None:
        g.over = True
        if g.listener is not None:
            for seat, place in enumerate(g.book.standing(g)):
                g.tell("final", seat, place[0])
