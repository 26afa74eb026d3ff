"""V FORUM: workshops, money-changers and villas. Compiled."""

from mypy_extensions import i64

from tessera.core.agenda import Choice, Step
from tessera.core.goods import covers
from tessera.games.aquileia.state import Aquileia
from tessera.games.aquileia.tables import FORUM, bit, card, held, many


class Forum(Step[Aquileia]):
    """AQU-087, AQU-104: the next occupied space by its number; comes back until all are empty."""

    def run(self, g: Aquileia) -> None:
        taken = g.taken()
        for space in g.edition.forum:
            if taken >> space & 1 == 1:
                g.then(ForumBuild(g.owner(space), space, 1), self)
                return


class ForumBuild(Choice[Aquileia]):
    """AQU-086, AQU-099, AQU-139: a free site he can pay now, or pass. `build`: the first or second of this space."""

    def __init__(self, seat: i64, space: i64, build: i64) -> None:
        self.seat, self.space, self.build = seat, space, build

    def options(self, g: Aquileia) -> list[int]:
        e, p = g.edition, g.players[self.seat]
        found: list[int] = []
        if many(p.houses) < e.houses:
            built, slaves = g.built(), g.slaves_of(p)
            coins, price, hands = p.coins, e.site_coins, e.site_slaves
            site: i64 = 0
            while site < e.sites:
                if built >> site & 1 == 0 and hands[site] <= slaves and covers(coins, price[site]):
                    found.append(e.SITE + site)
                site += 1
        found.append(e.PASS)
        return found

    def barred(self, g: Aquileia, option: i64) -> str:
        e, p = g.edition, g.players[self.seat]
        site = option - e.SITE
        if site < 0 or site >= e.sites:
            return ""
        if g.built() >> site & 1 == 1:
            return "AQU-097"
        if many(p.houses) >= e.houses:
            return "AQU-098"
        if not covers(p.coins, e.site_coins[site]):
            return "AQU-094"
        return "AQU-093" if e.site_slaves[site] > g.slaves_of(p) else ""

    def choose(self, g: Aquileia, option: i64) -> None:
        e = g.edition
        if option == e.PASS:
            g.go_home(bit(self.space))
            return
        site = option - e.SITE
        if e.site_slaves[site] > 0:
            g.then(ForumSlaves(self.seat, self.space, self.build, site))
        else:
            g.then(AutoBuild(self.seat, self.space, self.build, site, 0, 0))


def superfluous(g: Aquileia, need: i64, ones: i64, twos: i64) -> bool:
    """AQU-133: could one of these cards be taken away?"""
    worth = g.edition.slave_worth
    shown = ones * worth[0] + twos * worth[1]
    return (ones > 0 and shown - worth[0] >= need) or (twos > 0 and shown - worth[1] >= need)


class ForumSlaves(Choice[Aquileia]):
    """AQU-095, AQU-133: which slave cards to pay; too much is lost, but no card may be superfluous."""

    def __init__(self, seat: i64, space: i64, build: i64, site: i64) -> None:
        self.seat, self.space, self.build, self.site = seat, space, build, site

    def options(self, g: Aquileia) -> list[int]:
        e = g.edition
        return [e.SLAVES + i for i in range(len(e.pay_ones)) if self.barred(g, e.SLAVES + i) == ""]

    def barred(self, g: Aquileia, option: i64) -> str:
        e, p = g.edition, g.players[self.seat]
        i = option - e.SLAVES
        if i < 0 or option >= e.PAY:
            return ""
        ones: i64 = e.pay_ones[i]
        twos: i64 = e.pay_twos[i]
        need: i64 = e.site_slaves[self.site]
        if ones > held(p.slave_cards, 0) or twos > held(p.slave_cards, 1):
            return "AQU-093"
        if ones * e.slave_worth[0] + twos * e.slave_worth[1] < need:
            return "AQU-093"
        return "AQU-133" if superfluous(g, need, ones, twos) else ""

    def choose(self, g: Aquileia, option: i64) -> None:
        e = g.edition
        i = option - e.SLAVES
        g.then(AutoBuild(self.seat, self.space, self.build, self.site, e.pay_ones[i], e.pay_twos[i]))


class AutoBuild(Step[Aquileia]):
    """AQU-093, AQU-096, AQU-097: coins to the bank, slave cards to the discard pile, a house onto the site."""

    def __init__(self, seat: i64, space: i64, build: i64, site: i64, ones: i64, twos: i64) -> None:
        self.seat, self.space, self.build, self.site, self.ones, self.twos = seat, space, build, site, ones, twos

    def run(self, g: Aquileia) -> None:
        e, p = g.edition, g.players[self.seat]
        g.spend(self.seat, e.site_coins[self.site])
        cards = self.ones * card(0) + self.twos * card(1)
        if cards > 0:
            p.slave_cards -= cards
            g.slave_discard += cards
            g.tell("paid-slaves", self.seat, self.ones, self.twos)
        p.houses |= bit(self.site)
        g.tell("built", self.seat, self.site)
        if e.space_scores[self.space] == 1:
            g.score(self.seat, FORUM, e.site_value[self.site])  # AQU-089, AQU-092, AQU-103
        if self.build < e.space_builds[self.space]:
            g.then(ForumBuild(self.seat, self.space, self.build + 1))  # AQU-090
        else:
            g.go_home(bit(self.space))
