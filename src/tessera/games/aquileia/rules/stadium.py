"""III STADIUM: the chariot race and its laurels. Compiled."""

from mypy_extensions import i64

from tessera.core.agenda import Choice
from tessera.core.hands import card
from tessera.games.aquileia.rules import contest
from tessera.games.aquileia.rules.contest import PlayCards
from tessera.games.aquileia.rules.frames import Phase
from tessera.games.aquileia.state import Race, Table


class Stadium(Phase):
    """AQU-061: the race, or AQU-072 without racers."""

    def run(self, g: Table) -> None:
        if g.taken() & g.edition.stadium_mask != 0:
            g.then(AutoStadiumBase())
        else:
            g.then(AutoStadiumRemoved())


class AutoStadiumRemoved(Phase):
    """AQU-072, AQU-117: nobody races: the open and the top face-down card leave the game."""

    def run(self, g: Table) -> None:
        if g.stadium_open >= 0:
            g.tell("laurels-removed", -1, g.stadium_open)
        share_out(g, -1, -1, True)
        blue_dice_back(g)


class AutoStadiumBase(Phase):
    """AQU-062: the values of the own spaces."""

    def run(self, g: Table) -> None:
        contest.take_places(g, g.edition.stadium_mask)
        g.then(AutoStadiumRoll())


class AutoStadiumRoll(Phase):
    """AQU-063: each racer rolls the red dice; faces of his side's metal count."""

    def run(self, g: Table) -> None:
        g.then(StadiumCard(contest.roll_red(g, g.edition.stadium_mask, g.edition.stadium_red)))


class StadiumCard(PlayCards):
    """AQU-064: horse cards of the own side."""

    def options(self, g: Table) -> list[int]:
        e = g.edition
        found: list[int] = []
        self.add_equi(g, e.horse, contest.face_of(g, g.players[self.seat], e.stadium_mask), found)
        found.append(e.done)
        return found

    def outside(self, g: Table, option: i64) -> str:
        return "AQU-064"

    def area(self, g: Table) -> i64:
        return g.edition.stadium_mask

    def asked_next(self, seat: i64) -> PlayCards:
        return StadiumCard(seat)

    def all_played(self, g: Table) -> None:
        g.then(AutoStadiumBlue())


class AutoStadiumBlue(Phase):
    """AQU-065: the holder rolls all blue dice he did not roll in the arena."""

    def run(self, g: Table) -> None:
        if contest.blue_dice_serve(g, g.edition.stadium_mask):
            contest.roll_blue(g, g.edition.stadium_mask, g.blue_dice)
        g.then(AutoStadiumRank())


class AutoStadiumRank(Phase):
    """AQU-066: over both sides, ties by the advantage track."""

    def run(self, g: Table) -> None:
        contest.tell_ranking(g, contest.ranking(g, g.edition.stadium_mask))
        g.then(AutoStadiumPay())


class AutoStadiumPay(Phase):
    """AQU-067, AQU-070, AQU-071: coins of the own side's metal for the first three."""

    def run(self, g: Table) -> None:
        e = g.edition
        ranked = contest.ranking(g, e.stadium_mask)
        for place in range(min(len(ranked), len(e.stadium_coins))):
            side = contest.face_of(g, g.players[ranked[place]], e.stadium_mask)
            g.gain(ranked[place], side, e.stadium_coins[place])
        g.then(StadiumLaurel(ranked[0]))


class StadiumLaurel(Choice[Table]):
    """AQU-068, AQU-069: the winner sees the top face-down card, keeps one of the two and gives the other away."""

    def barred(self, g: Table, option: i64) -> str:
        hidden = len(g.stadium_deck) > 0
        there = hidden if option == g.edition.keep_hidden else g.stadium_open >= 0 or not hidden
        return "" if there else "AQU-068"

    def choose(self, g: Table, option: i64) -> None:
        e = g.edition
        ranked = contest.ranking(g, e.stadium_mask)
        second: i64 = ranked[1] if len(ranked) > 1 else -1
        share_out(g, self.seat, second, option == e.keep_open)
        contest.disperse(g, e.stadium_mask)
        blue_dice_back(g)


def share_out(g: Table, first: i64, second: i64, kept_open: bool) -> None:
    """AQU-068, AQU-070, AQU-073: the round's two stadium cards go where they belong; without a taker out of the game."""
    hidden: i64 = -1
    if len(g.stadium_deck) > 0:
        hidden = g.stadium_deck[0]
        g.stadium_deck = g.stadium_deck[1:]
    race = Race(first, second, g.stadium_open, hidden, kept_open)
    g.stadium_open = -1
    if race.open_card < 0 and hidden < 0:  # a position with fewer stadium cards than rounds
        return
    g.races = (*g.races, race.packed())
    take_laurel(g, first, race.kept())
    take_laurel(g, second, race.given())


def take_laurel(g: Table, seat: i64, laurel: i64) -> None:
    if seat >= 0 and laurel >= 0:
        g.players[seat].laurels += card(laurel)
        g.tell("laurel", seat, laurel)


def blue_dice_back(g: Table) -> None:
    """AQU-074: the blue dice return to POTENTIA, used or not."""
    g.blue_holder = -1
    g.blue_dice = g.edition.blue_dice
