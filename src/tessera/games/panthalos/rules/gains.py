"""Small decisions that many rules lead to: upgrading, taking from a display, refining, scrapping tiles."""

from mypy_extensions import i64

from tessera.core.agenda import Choice, Step
from tessera.core.blocks import Block
from tessera.core.goods import count, one
from tessera.core.rows import without
from tessera.core.sets import members, set_of
from tessera.games.panthalos.state import Player, Table, tile
from tessera.games.panthalos.tables import AGORA, ANY_GOOD, ART, PHALANX, SUPPLY


class OfSpace(Choice[Table]):
    """A decision about one space of the board."""

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat, self.space = seat, space


class Counted(Choice[Table]):
    """A decision that comes `left` times."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat, self.left = seat, left


class UpgradeDie(Choice[Table]):
    """PAN-237: one own follower gains 1 pip, `left` times; artisans train only what lies in front of the player (PAN-049)."""

    def __init__(self, seat: i64, left: i64, only_supply: bool) -> None:
        self.seat, self.left, self.only_supply = seat, left, only_supply

    def options(self, g: Table) -> list[int]:
        p, e = g.players[self.seat], g.edition
        return [e.die[die] for die in range(1, e.dice + 1) if p.upgradable(die, self.only_supply, e.die_max)]

    def outside(self, g: Table, option: i64) -> str:
        elsewhere = g.players[self.seat].upgradable(g.edition.die.item(option), False, g.edition.die_max)
        return "PAN-049" if self.only_supply and elsewhere else "PAN-237"

    def choose(self, g: Table, option: i64) -> None:
        p, die = g.players[self.seat], g.edition.die.item(option)
        p.turn(die, p.shows(die) + 1)
        g.tell("upgraded", self.seat, die, p.shows(die))
        upgrade(g, self.seat, self.left - 1, self.only_supply)


def upgrade(g: Table, seat: i64, times: i64, only_supply: bool) -> None:
    """Ask for the upgrade; it lapses when no follower can gain."""
    if times > 0 and g.players[seat].can_upgrade(g.edition.dice, only_supply, g.edition.die_max):
        g.then(UpgradeDie(seat, times, only_supply))


# ---- tiles of the displays --------------------------------------------------------------------------------


def display(g: Table, place: i64) -> tuple[int, ...]:
    """The open tiles of AGORA, PHALANX or ART."""
    if place == AGORA:
        return g.agora
    return g.phalanx if place == PHALANX else g.art


def take(g: Table, seat: i64, place: i64, times: i64) -> None:
    """Ask for tiles of a display; PAN-238: one with too few tiles gives what it has."""
    if times > 0 and len(display(g, place)) > 0:
        if place == AGORA:
            g.then(TakeGood(seat, times))
        elif place == PHALANX:
            g.then(TakeSupport(seat, times))
        else:
            g.then(TakeArtisan(seat, times))


def shown(tiles: tuple[int, ...], block: Block) -> list[int]:
    """The different kinds of a display as options, rising."""
    return [block[kind] for kind in members(set_of(tiles))]


class TakeGood(Counted):
    """Goods from the AGORA display, basic side up."""

    def options(self, g: Table) -> list[int]:
        return shown(g.agora, g.edition.good)

    def choose(self, g: Table, option: i64) -> None:
        kind = g.edition.good.item(option)
        g.agora = without(g.agora, kind)
        g.players[self.seat].basic += one(kind)
        g.tell("took-good", self.seat, kind)
        take(g, self.seat, AGORA, self.left - 1)


class TakeSupport(Counted):
    """Supports from the PHALANX display."""

    def options(self, g: Table) -> list[int]:
        return shown(g.phalanx, g.edition.support)

    def choose(self, g: Table, option: i64) -> None:
        kind = g.edition.support.item(option)
        g.phalanx = without(g.phalanx, kind)
        g.players[self.seat].supports += tile(kind)
        g.tell("took-support", self.seat, kind)
        take(g, self.seat, PHALANX, self.left - 1)


class TakeArtisan(Counted):
    """Artisans from the ART display."""

    def options(self, g: Table) -> list[int]:
        return shown(g.art, g.edition.artisan_shown)

    def choose(self, g: Table, option: i64) -> None:
        kind = g.edition.artisan_shown.item(option)
        g.art = without(g.art, kind)
        g.players[self.seat].artisans += tile(kind)
        g.tell("took-artisan", self.seat, kind)
        take(g, self.seat, ART, self.left - 1)


# ---- refining ---------------------------------------------------------------------------------------------


class RefineGood(Choice[Table]):
    """PAN-047, PAN-048: flip a basic good to its refined side, `left` times; `good` is one kind or ANY_GOOD."""

    def __init__(self, seat: i64, left: i64, good: i64) -> None:
        self.seat, self.left, self.good = seat, left, good

    def options(self, g: Table) -> list[int]:
        e, p = g.edition, g.players[self.seat]
        return [e.good[kind] for kind in range(len(e.goods)) if self.good in (ANY_GOOD, kind) and refinable(p, kind)]

    def outside(self, g: Table, option: i64) -> str:
        return "PAN-048" if self.good in (ANY_GOOD, g.edition.good.item(option)) else "PAN-047"

    def choose(self, g: Table, option: i64) -> None:
        p, kind = g.players[self.seat], g.edition.good.item(option)
        p.basic -= one(kind)
        p.refined += one(kind)
        g.tell("refined", self.seat, kind)
        refine(g, self.seat, self.left - 1, self.good)


def refinable(p: Player, good: i64) -> bool:
    return p.basic > 0 if good == ANY_GOOD else count(p.basic, good) > 0


def refine(g: Table, seat: i64, times: i64, good: i64) -> None:
    """Ask what to refine; it lapses without a matching basic good."""
    if times > 0 and refinable(g.players[seat], good):
        g.then(RefineGood(seat, times, good))


# ---- scrapping --------------------------------------------------------------------------------------------


class ScrapTile(Counted):
    """`left` own tiles of any sort leave the game, one by one."""

    def options(self, g: Table) -> list[int]:
        p, e = g.players[self.seat], g.edition
        found: list[int] = []
        goods_of(p.basic, e.basic, found)
        goods_of(p.refined, e.refined, found)
        kinds_of(p.supports, e.support, found)
        kinds_of(p.titans, e.titan, found)
        kinds_of(p.artisans, e.artisan, found)
        kinds_of(p.ships, e.ship, found)
        return found

    def outside(self, g: Table, option: i64) -> str:
        return "PAN-140"

    def choose(self, g: Table, option: i64) -> None:
        scrap(g, self.seat, option)
        if self.left > 1:
            g.then(ScrapTile(self.seat, self.left - 1))


def goods_of(goods: i64, block: Block, found: list[int]) -> None:
    """Add an option for every kind among packed goods."""
    good: i64 = 0
    while goods > 0:
        if count(goods, 0) > 0:
            found.append(block[good])
        goods >>= 12
        good += 1


def kinds_of(pack: i64, block: Block, found: list[int]) -> None:
    """Add an option for every kind among packed tiles."""
    kind: i64 = 0
    while pack > 0:
        if pack & 7 > 0:
            found.append(block[kind])
        pack >>= 3
        kind += 1


def scrap(g: Table, seat: i64, option: i64) -> None:
    p, e = g.players[seat], g.edition
    if option in e.basic:
        p.basic -= one(e.basic.item(option))
    elif option in e.refined:
        p.refined -= one(e.refined.item(option))
    elif option in e.support:
        p.supports -= tile(e.support.item(option))
    elif option in e.titan:
        p.lose_titan(e.titan.item(option))
    elif option in e.artisan:
        p.artisans -= tile(e.artisan.item(option))
    else:
        p.ships -= tile(e.ship.item(option))
    g.tell("scrapped", seat, option)


class ScrapPays(Step[Table]):
    """PAN-141: the tiles just scrapped in ART give 1 VP; with enough tiles left the owner may go on."""

    def run(self, g: Table) -> None:
        g.score(self.seat, 1)
        if g.players[self.seat].tiles() >= g.edition.scrap_tiles_per_vp:
            g.then(ScrapMore(self.seat))


class ScrapMore(Choice[Table]):
    """PAN-140: any number of own tiles, always so many at a time that they give a point."""

    def choose(self, g: Table, option: i64) -> None:
        if option == g.edition.more:
            scrap_for_vp(g, self.seat)


def scrap_for_vp(g: Table, seat: i64) -> None:
    g.then(ScrapTile(seat, g.edition.scrap_tiles_per_vp), ScrapPays(seat))


def send_home(g: Table, seat: i64, piece: i64) -> None:
    """A piece goes straight back to its owner's supply."""
    g.players[seat].move(piece, SUPPLY)
    g.tell("returned", seat, piece)
