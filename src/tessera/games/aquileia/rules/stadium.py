"""III STADIUM: the chariot race and its laurels. Compiled."""

from mypy_extensions import i64

from tessera.core.agenda import Choice, Step
from tessera.games.aquileia.rules.arena import play_equi
from tessera.games.aquileia.rules.contest import (
    contestants,
    disperse,
    next_contestant,
    ranking,
    roll_blue,
    roll_red,
    take_places,
    tell_ranking,
)
from tessera.games.aquileia.state import Aquileia, Player, Race
from tessera.games.aquileia.tables import card


def side_of(g: Aquileia, p: Player) -> i64:
    """The metal of the side this racer stands on (AQU-061: never both)."""
    masks = g.edition.side_masks
    metal: i64 = 0
    while metal < 2 and p.henchmen & masks[metal] == 0:
        metal += 1
    return metal


class Stadium(Step[Aquileia]):
    """AQU-061: the race, or AQU-072 without racers."""

    def run(self, g: Aquileia) -> None:
        if g.taken() & g.edition.stadium_mask != 0:
            g.then(AutoStadiumBase())
        else:
            g.then(AutoStadiumRemoved())


class AutoStadiumRemoved(Step[Aquileia]):
    """AQU-072, AQU-117: nobody races: the open and the top face-down card leave the game."""

    def run(self, g: Aquileia) -> None:
        if g.stadium_open >= 0:
            g.tell("laurels-removed", -1, g.stadium_open)
        share_out(g, -1, -1, True)
        blue_dice_back(g)


class AutoStadiumBase(Step[Aquileia]):
    """AQU-062: the values of the own spaces."""

    def run(self, g: Aquileia) -> None:
        take_places(g, g.edition.stadium_mask)
        g.then(AutoStadiumRoll())


class AutoStadiumRoll(Step[Aquileia]):
    """AQU-063: each racer rolls the red dice once; faces of his side's metal count."""

    def run(self, g: Aquileia) -> None:
        e = g.edition
        order = contestants(g, e.stadium_mask)
        for seat in order:
            roll_red(g, seat, e.stadium_red, side_of(g, g.players[seat]))
        g.then(StadiumCard(order[0]))


class StadiumCard(Choice[Aquileia]):
    """AQU-064: horse cards of the own side, as many as he likes, then the next racer."""

    def options(self, g: Aquileia) -> list[int]:
        e, p = g.edition, g.players[self.seat]
        found: list[int] = []
        if p.equi_public + p.equi_secret > 0:
            side = side_of(g, p)
            for kind in range(len(e.equi_side)):
                if e.equi_side[kind] == side and g.equi_held(p, kind) > 0:
                    found.append(e.PLAY + len(e.slave_ids) + kind)
        found.append(e.DONE)
        return found

    def barred(self, g: Aquileia, option: i64) -> str:
        e = g.edition
        return "AQU-064" if e.PLAY <= option < e.ROLL and option not in self.options(g) else ""

    def choose(self, g: Aquileia, option: i64) -> None:
        e = g.edition
        if option != e.DONE:
            play_equi(g, self.seat, option - e.PLAY - len(e.slave_ids))
            g.then(self)
            return
        follower = next_contestant(g, e.stadium_mask, self.seat)
        if follower >= 0:
            g.then(StadiumCard(follower))
        else:
            g.then(AutoStadiumBlue())


class AutoStadiumBlue(Step[Aquileia]):
    """AQU-065: the holder rolls all blue dice he did not roll in the arena."""

    def run(self, g: Aquileia) -> None:
        if g.blue_holder >= 0 and g.blue_dice > 0:
            p = g.players[g.blue_holder]
            if p.henchmen & g.edition.stadium_mask != 0:
                roll_blue(g, g.blue_holder, g.blue_dice, side_of(g, p))
        g.then(AutoStadiumRank())


class AutoStadiumRank(Step[Aquileia]):
    """AQU-066: over both sides, ties by the advantage track."""

    def run(self, g: Aquileia) -> None:
        tell_ranking(g, ranking(g, g.edition.stadium_mask))
        g.then(AutoStadiumPay())


class AutoStadiumPay(Step[Aquileia]):
    """AQU-067, AQU-070, AQU-071: coins of the own side's metal for the first three."""

    def run(self, g: Aquileia) -> None:
        e = g.edition
        ranked = ranking(g, e.stadium_mask)
        for place in range(len(ranked)):
            if place < len(e.stadium_coins):
                g.gain(ranked[place], side_of(g, g.players[ranked[place]]), e.stadium_coins[place])
        g.then(StadiumLaurel(ranked[0]))


class StadiumLaurel(Choice[Aquileia]):
    """AQU-068, AQU-069: the winner sees the top face-down card, keeps one of the two and gives the other away."""

    def options(self, g: Aquileia) -> list[int]:
        e = g.edition
        found: list[int] = []
        if g.stadium_open >= 0 or len(g.stadium_deck) == 0:
            found.append(e.KEEP_OPEN)
        if len(g.stadium_deck) > 0:
            found.append(e.KEEP_HIDDEN)
        return found

    def barred(self, g: Aquileia, option: i64) -> str:
        e = g.edition
        return "AQU-068" if option in (e.KEEP_OPEN, e.KEEP_HIDDEN) and option not in self.options(g) else ""

    def choose(self, g: Aquileia, option: i64) -> None:
        e = g.edition
        ranked = ranking(g, e.stadium_mask)
        second: i64 = ranked[1] if len(ranked) > 1 else -1
        share_out(g, self.seat, second, option == e.KEEP_OPEN)
        disperse(g, e.stadium_mask)
        blue_dice_back(g)


def share_out(g: Aquileia, first: i64, second: i64, kept_open: bool) -> None:
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
    take_laurel(g, first, race.open_card if kept_open else hidden)
    take_laurel(g, second, hidden if kept_open else race.open_card)


def take_laurel(g: Aquileia, seat: i64, laurel: i64) -> None:
    if seat >= 0 and laurel >= 0:
        g.players[seat].laurels += card(laurel)
        g.tell("laurel", seat, laurel)


def blue_dice_back(g: Aquileia) -> None:
    """AQU-074: the blue dice return to POTENTIA, used or not."""
    g.blue_holder = -1
    g.blue_dice = g.edition.blue_dice
