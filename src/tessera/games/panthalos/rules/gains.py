"""Small decisions that many rules lead to: upgrading, taking from a display, refining, scrapping tiles."""

from mypy_extensions import i64

from tessera.core.agenda import Choice, Step
from tessera.core.goods import count, one
from tessera.games.panthalos.state import Player, Table, bit, held, tile, without
from tessera.games.panthalos.tables import ANY_GOOD, RESERVE, SUPPLY


class UpgradeDie(Choice[Table]):
    """PAN-237: one own follower gains 1 pip, `left` times; artisans train only what lies in front of the player (PAN-049)."""

    def __init__(self, seat: i64, left: i64, only_supply: bool) -> None:
        self.seat, self.left, self.only_supply = seat, left, only_supply

    def options(self, g: Table) -> list[int]:
        p, e = g.players[self.seat], g.edition
        return [e.DIE + i for i in range(e.dice) if p.upgradable(i + 1, self.only_supply, e.die_max)]

    def barred(self, g: Table, option: i64) -> str:
        p, e = g.players[self.seat], g.edition
        die = option - e.DIE + 1
        if not 1 <= die <= e.dice or p.upgradable(die, self.only_supply, e.die_max):
            return ""
        below_top = p.shows(die) < e.die_max and not p.leads(die) and p.at(die) != RESERVE
        return "PAN-049" if self.only_supply and below_top else "PAN-237"

    def choose(self, g: Table, option: i64) -> None:
        e = g.edition
        p = g.players[self.seat]
        die = option - e.DIE + 1
        p.turn(die, p.shows(die) + 1)
        g.tell("upgraded", self.seat, die, p.shows(die))
        if self.left > 1:
            upgrade(g, self.seat, self.left - 1, self.only_supply)


def upgrade(g: Table, seat: i64, times: i64, only_supply: bool) -> None:
    """Ask for the upgrade; it lapses when no follower can gain."""
    if times > 0 and g.players[seat].can_upgrade(g.edition.dice, only_supply, g.edition.die_max):
        g.then(UpgradeDie(seat, times, only_supply))


class TakeGood(Choice[Table]):
    """Goods from the AGORA display, `left` times, basic side up."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat, self.left = seat, left

    def options(self, g: Table) -> list[int]:
        return shown(g.agora, g.edition.KIND, len(g.edition.goods))

    def barred(self, g: Table, option: i64) -> str:
        e = g.edition
        kind = option - e.KIND
        return "PAN-120" if 0 <= kind < len(e.goods) and kind not in g.agora else ""

    def choose(self, g: Table, option: i64) -> None:
        kind = option - g.edition.KIND
        g.agora = without(g.agora, kind)
        g.players[self.seat].basic += one(kind)
        g.tell("took-good", self.seat, kind)
        take_goods(g, self.seat, self.left - 1)


def take_goods(g: Table, seat: i64, times: i64) -> None:
    """PAN-238: a display with too few tiles gives what it has."""
    if times > 0 and len(g.agora) > 0:
        g.then(TakeGood(seat, times))


class TakeSupport(Choice[Table]):
    """Supports from the PHALANX display, `left` times."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat, self.left = seat, left

    def options(self, g: Table) -> list[int]:
        return shown(g.phalanx, g.edition.SUPPORT, g.edition.support_kinds())

    def barred(self, g: Table, option: i64) -> str:
        e = g.edition
        kind = option - e.SUPPORT
        return "PAN-130" if 0 <= kind < e.support_kinds() and kind not in g.phalanx else ""

    def choose(self, g: Table, option: i64) -> None:
        kind = option - g.edition.SUPPORT
        g.phalanx = without(g.phalanx, kind)
        g.players[self.seat].supports += tile(kind)
        g.tell("took-support", self.seat, kind)
        take_supports(g, self.seat, self.left - 1)


def take_supports(g: Table, seat: i64, times: i64) -> None:
    if times > 0 and len(g.phalanx) > 0:
        g.then(TakeSupport(seat, times))


class TakeArtisan(Choice[Table]):
    """Artisans from the ART display, `left` times."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat, self.left = seat, left

    def options(self, g: Table) -> list[int]:
        return shown(g.art, g.edition.TYPE, len(g.edition.artisans))

    def barred(self, g: Table, option: i64) -> str:
        e = g.edition
        kind = option - e.TYPE
        return "PAN-140" if 0 <= kind < len(e.artisans) and kind not in g.art else ""

    def choose(self, g: Table, option: i64) -> None:
        kind = option - g.edition.TYPE
        g.art = without(g.art, kind)
        g.players[self.seat].artisans += tile(kind)
        g.tell("took-artisan", self.seat, kind)
        take_artisans(g, self.seat, self.left - 1)


def take_artisans(g: Table, seat: i64, times: i64) -> None:
    if times > 0 and len(g.art) > 0:
        g.then(TakeArtisan(seat, times))


def shown(display: tuple[int, ...], base: i64, kinds: i64) -> list[int]:
    """The different kinds of a display as option codes, rising."""
    mask: i64 = 0
    for kind in display:
        mask |= bit(kind)
    return [base + kind for kind in range(kinds) if mask >> kind & 1 == 1]


class RefineGood(Choice[Table]):
    """PAN-047, PAN-048: flip a basic good to its refined side, `left` times; `good` is one kind or ANY_GOOD."""

    def __init__(self, seat: i64, left: i64, good: i64) -> None:
        self.seat, self.left, self.good = seat, left, good

    def options(self, g: Table) -> list[int]:
        e = g.edition
        basic = g.players[self.seat].basic
        return [e.KIND + k for k in range(len(e.goods)) if count(basic, k) > 0 and self.good in (ANY_GOOD, k)]

    def barred(self, g: Table, option: i64) -> str:
        e = g.edition
        kind = option - e.KIND
        if not 0 <= kind < len(e.goods):
            return ""
        if self.good not in (ANY_GOOD, kind):
            return "PAN-047"
        return "PAN-048" if count(g.players[self.seat].basic, kind) == 0 else ""

    def choose(self, g: Table, option: i64) -> None:
        kind = option - g.edition.KIND
        p = g.players[self.seat]
        p.basic -= one(kind)
        p.refined += one(kind)
        g.tell("refined", self.seat, kind)
        if self.left > 1:
            refine(g, self.seat, self.left - 1, self.good)


def refinable(p: Player, good: i64) -> bool:
    return p.basic > 0 if good == ANY_GOOD else count(p.basic, good) > 0


def refine(g: Table, seat: i64, times: i64, good: i64) -> None:
    """Ask what to refine; it lapses without a matching basic good."""
    if times > 0 and refinable(g.players[seat], good):
        g.then(RefineGood(seat, times, good))


class ScrapTile(Choice[Table]):
    """`left` own tiles of any sort leave the game, one by one."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat, self.left = seat, left

    def options(self, g: Table) -> list[int]:
        p, e = g.players[self.seat], g.edition
        found = [e.BASIC + k for k in range(len(e.goods)) if count(p.basic, k) > 0]
        found += [e.REFINED + k for k in range(len(e.goods)) if count(p.refined, k) > 0]
        kinds_of(p.supports, e.SUPPORT, found)
        kinds_of(p.titans, e.TITAN, found)
        kinds_of(p.artisans, e.ARTISAN, found)
        kinds_of(p.ships, e.SHIP, found)
        return found

    def barred(self, g: Table, option: i64) -> str:
        return "PAN-140" if owned(g, self.seat, option) == 0 else ""

    def choose(self, g: Table, option: i64) -> None:
        scrap(g, self.seat, option)
        if self.left > 1:
            g.then(ScrapTile(self.seat, self.left - 1))


def kinds_of(pack: i64, base: i64, found: list[int]) -> None:
    """Add an option for every kind in a packed number."""
    while pack > 0:
        if pack & 7 > 0:
            found.append(base)
        pack >>= 3
        base += 1


def owned(g: Table, seat: i64, option: i64) -> i64:
    """How many tiles of this key the player has; -1 if it is no tile key."""
    p, e = g.players[seat], g.edition
    if e.BASIC <= option < e.BASIC + len(e.goods):
        return count(p.basic, option - e.BASIC)
    if e.REFINED <= option < e.REFINED + len(e.goods):
        return count(p.refined, option - e.REFINED)
    if e.SUPPORT <= option < e.SUPPORT + e.support_kinds():
        return held(p.supports, option - e.SUPPORT)
    if e.TITAN <= option < e.TITAN + e.titan_kinds():
        return held(p.titans, option - e.TITAN)
    if e.ARTISAN <= option < e.ARTISAN + len(e.artisans):
        return held(p.artisans, option - e.ARTISAN)
    if e.SHIP <= option < e.SHIP + len(e.ships):
        return held(p.ships, option - e.SHIP)
    return -1


def scrap(g: Table, seat: i64, option: i64) -> None:
    p, e = g.players[seat], g.edition
    if e.BASIC <= option < e.BASIC + len(e.goods):
        p.basic -= one(option - e.BASIC)
    elif e.REFINED <= option < e.REFINED + len(e.goods):
        p.refined -= one(option - e.REFINED)
    elif e.SUPPORT <= option < e.SUPPORT + e.support_kinds():
        p.supports -= tile(option - e.SUPPORT)
    elif e.TITAN <= option < e.TITAN + e.titan_kinds():
        p.lose_titan(option - e.TITAN)
    elif e.ARTISAN <= option < e.ARTISAN + len(e.artisans):
        p.artisans -= tile(option - e.ARTISAN)
    else:
        p.ships -= tile(option - e.SHIP)
    g.tell("scrapped", seat, option)


class ScrapPays(Step[Table]):
    """PAN-141: the tiles just scrapped in ART give 1 VP; with enough tiles left the owner may go on."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: Table) -> None:
        g.score(self.seat, 1)
        if g.players[self.seat].tiles() >= g.edition.scrap_per_vp:
            g.then(ScrapMore(self.seat))


class ScrapMore(Choice[Table]):
    """PAN-140: any number of own tiles, always so many at a time that they give a point."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def options(self, g: Table) -> list[int]:
        return [g.edition.MORE, g.edition.STOP]

    def choose(self, g: Table, option: i64) -> None:
        if option == g.edition.MORE:
            scrap_for_vp(g, self.seat)


def scrap_for_vp(g: Table, seat: i64) -> None:
    g.then(ScrapTile(seat, g.edition.scrap_per_vp), ScrapPays(seat))


def send_home(g: Table, seat: i64, piece: i64) -> None:
    """A piece goes straight back to its owner's supply."""
    g.players[seat].move(piece, SUPPLY)
    g.tell("returned", seat, piece)
