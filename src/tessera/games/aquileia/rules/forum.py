"""V FORUM: workshops, money-changers and villas. Compiled."""

from mypy_extensions import i64

from tessera.core.agenda import Step
from tessera.core.goods import covers
from tessera.core.hands import card, held
from tessera.core.sets import bit, bits
from tessera.games.aquileia.rules.frames import AtSpace, Phase
from tessera.games.aquileia.state import Table
from tessera.games.aquileia.tables import FORUM


class Forum(Phase):
    """AQU-087, AQU-104: the next occupied space by its number; comes back until all are empty."""

    def run(self, g: Table) -> None:
        taken = g.taken()
        for space in g.edition.forum:
            if taken >> space & 1 == 1:
                g.then(ForumBuild(g.owner(space), space, 1), self)
                return


class ForumBuild(AtSpace):
    """AQU-086, AQU-099, AQU-139: a free site he can pay now, or pass. `build`: the first or second of this space."""

    def __init__(self, seat: i64, space: i64, build: i64) -> None:
        self.seat, self.space, self.build = seat, space, build

    def options(self, g: Table) -> list[int]:
        e, p = g.edition, g.players[self.seat]
        found: list[int] = []
        if bits(p.houses) < e.houses:
            built, slaves = g.built(), g.slaves_of(p)
            coins, price, hands = p.coins, e.site_coins, e.site_slaves
            sites: i64 = len(price)
            for site in range(sites):
                if built >> site & 1 == 0 and hands[site] <= slaves and covers(coins, price[site]):
                    found.append(e.site[site])
        found.append(e.passing)
        return found

    def outside(self, g: Table, option: i64) -> str:
        e, p = g.edition, g.players[self.seat]
        site = e.site.item(option)
        if g.built() >> site & 1 == 1:
            return "AQU-097"
        if bits(p.houses) >= e.houses:
            return "AQU-098"
        return "AQU-093" if covers(p.coins, e.site_coins[site]) else "AQU-094"

    def choose(self, g: Table, option: i64) -> None:
        e = g.edition
        if option == e.passing:
            g.go_home(bit(self.space))
            return
        site = e.site.item(option)
        if e.site_slaves[site] > 0:
            g.then(ForumSlaves(self.seat, self.space, self.build, site))
        else:
            g.then(AutoBuild(self.seat, self.space, self.build, site, 0, 0))


class ForumSlaves(AtSpace):
    """AQU-095, AQU-133: which slave cards to pay; too much is lost, but no card may be superfluous."""

    def __init__(self, seat: i64, space: i64, build: i64, site: i64) -> None:
        self.seat, self.space, self.build, self.site = seat, space, build, site

    def barred(self, g: Table, option: i64) -> str:
        e, cards = g.edition, g.players[self.seat].slave_cards
        paid = e.slaves.item(option)
        ones, twos = held(paid, 0), held(paid, 1)
        if ones > held(cards, 0) or twos > held(cards, 1):
            return "AQU-093"
        over = ones * e.slave_worth[0] + twos * e.slave_worth[1] - e.site_slaves[self.site]
        if over < 0:
            return "AQU-093"
        superfluous = (ones > 0 and over >= e.slave_worth[0]) or (twos > 0 and over >= e.slave_worth[1])
        return "AQU-133" if superfluous else ""

    def choose(self, g: Table, option: i64) -> None:
        paid = g.edition.slaves.item(option)
        g.then(AutoBuild(self.seat, self.space, self.build, self.site, held(paid, 0), held(paid, 1)))


class AutoBuild(Step[Table]):
    """AQU-093, AQU-096, AQU-097: coins to the bank, slave cards to the discard pile, a house onto the site."""

    def __init__(self, seat: i64, space: i64, build: i64, site: i64, ones: i64, twos: i64) -> None:
        self.seat, self.space, self.build, self.site, self.ones, self.twos = seat, space, build, site, ones, twos

    def run(self, g: Table) -> None:
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
