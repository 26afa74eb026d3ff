"""Aquileia's edition as typed tables, the packing of card hands, and the option codes. Compiled."""

from typing import Final

from mypy_extensions import i64

from tessera.core.agenda import Edition

METALS: Final = ("bronze", "silver", "gold")
SOURCES: Final = ("pecunia", "arena", "forum", "portus", "start")  # where points on the score track come from
BRONZE: Final = 0
PECUNIA: Final = 0
ARENA: Final = 1
FORUM: Final = 2
PORTUS: Final = 3
START: Final = 4

WORKSHOP: Final = 0
CHANGER: Final = 1
VILLA: Final = 2

MOST_KINDS: Final = 10  # kinds of cards in one packed hand
MOST_COPIES: Final = 63


def bit(n: i64) -> i64:
    """A mask with only this bit set, 0 to 60. (Compiled, `1 << n` would be a shift of 32 bits.)"""
    return 0x1000000000000000 >> 60 - n


def card(kind: i64) -> i64:
    """One card of this kind in a packed hand: six bits a kind."""
    return bit(6 * kind)


def held(hand: i64, kind: i64) -> i64:
    """How many cards of this kind are in the hand."""
    return hand >> 6 * kind & 63


def whole(counts: tuple[int, ...]) -> i64:
    """All cards of a deck as one packed hand."""
    hand: i64 = 0
    for kind in range(len(counts)):
        hand += counts[kind] * card(kind)
    return hand


def size(hand: i64) -> i64:
    """Cards of all kinds together."""
    n: i64 = 0
    while hand > 0:
        n += hand & 63
        hand >>= 6
    return n


def many(mask: i64) -> i64:
    """How many bits are set: spaces taken, houses built."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


class AquileiaEdition(Edition):
    """Tuples and numbers only. Spaces, sites, kinds of cards and colours are numbered in the order of the file."""

    def __init__(  # noqa: PLR0915 (one line per table)
        self,
        space_ids: tuple[str, ...],
        site_ids: tuple[str, ...],
        slave_ids: tuple[str, ...],
        equi_ids: tuple[str, ...],
        laurel_ids: tuple[str, ...],
        theatre_ids: tuple[str, ...],
        exchange_ids: tuple[str, ...],
        colours: tuple[str, ...],
        player_colours: tuple[str, ...],
        rounds: int,
        henchmen: int,
        houses: int,
        start_coins: int,
        start_score: int,
        faces: tuple[int, ...],
        open_spaces: tuple[int, ...],
        slave_count: tuple[int, ...],
        slave_worth: tuple[int, ...],
        equi_count: tuple[int, ...],
        equi_strength: tuple[int, ...],
        equi_side: tuple[int, ...],
        laurel_count: tuple[int, ...],
        laurel_colour: tuple[int, ...],
        laurel_points: tuple[int, ...],
        theatre_count: tuple[int, ...],
        theatre_first: tuple[int, ...],
        theatre_second: tuple[int, ...],
        dolus: int,
        pecunia: int,
        potentia: int,
        theatrum: int,
        latro: int,
        market: tuple[int, ...],
        equi_spaces: tuple[int, ...],
        servi_spaces: tuple[int, ...],
        forum: tuple[int, ...],
        paid: tuple[int, ...],
        space_slot: tuple[int, ...],
        space_extra: tuple[int, ...],
        space_metal: tuple[int, ...],
        space_limit: tuple[int, ...],
        space_value: tuple[int, ...],
        space_builds: tuple[int, ...],
        space_scores: tuple[int, ...],
        arena_mask: int,
        stadium_mask: int,
        side_masks: tuple[int, ...],
        paid_mask: int,
        crest_mandatory: bool,
        one_side: bool,
        paid_limit: int,
        fields: int,
        dolus_dice: int,
        pecunia_points: int,
        pecunia_most: int,
        exchange_give: tuple[int, ...],
        exchange_get: tuple[int, ...],
        equi_price: int,
        servi_price: int,
        blue_dice: int,
        arena_red: int,
        arena_face: int,
        arena_metal: int,
        arena_coins: tuple[int, ...],
        points_per_strength: int,
        prize_slaves: int,
        stadium_red: int,
        stadium_coins: tuple[int, ...],
        latro_dice: int,
        site_kind: tuple[int, ...],
        site_value: tuple[int, ...],
        site_colour: tuple[int, ...],
        site_coins: tuple[int, ...],
        site_slaves: tuple[int, ...],
        site_pays: tuple[int, ...],
        pay_ones: tuple[int, ...],
        pay_twos: tuple[int, ...],
    ) -> None:
        self.hash, self.text = "", ""
        self.space_ids, self.site_ids, self.slave_ids, self.equi_ids = space_ids, site_ids, slave_ids, equi_ids
        self.laurel_ids, self.theatre_ids, self.exchange_ids = laurel_ids, theatre_ids, exchange_ids
        self.colours, self.player_colours = colours, player_colours
        self.rounds: i64 = rounds
        self.henchmen: i64 = henchmen
        self.houses: i64 = houses
        self.start_coins: i64 = start_coins
        self.start_score: i64 = start_score
        self.faces = faces
        self.open_spaces = open_spaces  # by number of players: the spaces that are not closed, as a mask
        self.slave_count, self.slave_worth = slave_count, slave_worth
        self.equi_count, self.equi_strength = equi_count, equi_strength
        self.equi_side = equi_side  # the metal of a horse card; -1 for a weapon
        self.laurel_count, self.laurel_colour, self.laurel_points = laurel_count, laurel_colour, laurel_points
        self.theatre_count, self.theatre_first, self.theatre_second = theatre_count, theatre_first, theatre_second
        self.dolus: i64 = dolus
        self.pecunia: i64 = pecunia
        self.potentia: i64 = potentia
        self.theatrum: i64 = theatrum
        self.latro: i64 = latro
        self.market, self.equi_spaces, self.servi_spaces = market, equi_spaces, servi_spaces  # in order of resolution
        self.forum, self.paid = forum, paid
        self.space_slot, self.space_extra, self.space_metal = space_slot, space_extra, space_metal
        self.space_limit, self.space_value = space_limit, space_value
        self.space_builds, self.space_scores = space_builds, space_scores
        self.arena_mask: i64 = arena_mask
        self.stadium_mask: i64 = stadium_mask
        self.side_masks = side_masks  # the stadium's spaces by metal
        self.paid_mask: i64 = paid_mask
        self.crest_mandatory, self.one_side = crest_mandatory, one_side
        self.paid_limit: i64 = paid_limit
        self.fields: i64 = fields
        self.dolus_dice: i64 = dolus_dice
        self.pecunia_points: i64 = pecunia_points
        self.pecunia_most: i64 = pecunia_most
        self.exchange_give, self.exchange_get = exchange_give, exchange_get
        self.equi_price: i64 = equi_price
        self.servi_price: i64 = servi_price
        self.blue_dice: i64 = blue_dice
        self.arena_red: i64 = arena_red
        self.arena_face: i64 = arena_face
        self.arena_metal: i64 = arena_metal
        self.arena_coins = arena_coins
        self.points_per_strength: i64 = points_per_strength
        self.prize_slaves: i64 = prize_slaves
        self.stadium_red: i64 = stadium_red
        self.stadium_coins = stadium_coins
        self.latro_dice: i64 = latro_dice
        self.site_kind, self.site_value, self.site_colour = site_kind, site_value, site_colour
        self.site_coins, self.site_slaves, self.site_pays = site_coins, site_slaves, site_pays
        self.pay_ones, self.pay_twos = pay_ones, pay_twos  # the slave payments there are, as cards of the two kinds
        self.spaces: i64 = len(space_ids)
        self.sites: i64 = len(site_ids)
        left: i64 = 0
        for site in range(len(site_ids)):
            if site_kind[site] != VILLA:
                left |= bit(site)
        self.left_mask: i64 = left
        self.all_slaves: i64 = whole(slave_count)  # each deck as one packed hand
        self.all_equi: i64 = whole(equi_count)
        self.all_laurels: i64 = whole(laurel_count)
        self.number()

    def number(self) -> None:
        """Where each block of option codes begins."""
        self.SPACE: i64 = 0
        self.CREST: i64 = self.spaces
        self.STOP: i64 = self.CREST + 1
        self.EXCHANGE: i64 = self.STOP + 1
        self.DONE: i64 = self.EXCHANGE + len(self.exchange_ids)
        self.BUY: i64 = self.DONE + 1
        self.DECLINE: i64 = self.BUY + 1
        self.SERVI: i64 = self.DECLINE + 1
        self.PLAY: i64 = self.SERVI + self.most_servi() + 1
        self.ROLL: i64 = self.PLAY + len(self.slave_ids) + len(self.equi_ids)
        self.POINTS: i64 = self.ROLL + self.blue_dice + 1
        self.SLAVE: i64 = self.POINTS + 1
        self.KEEP_OPEN: i64 = self.SLAVE + 1
        self.KEEP_HIDDEN: i64 = self.KEEP_OPEN + 1
        self.COIN: i64 = self.KEEP_HIDDEN + 1
        self.RAISE: i64 = self.COIN + 3
        self.DROP: i64 = self.RAISE + 3
        self.SITE: i64 = self.DROP + 1
        self.PASS: i64 = self.SITE + self.sites
        self.SLAVES: i64 = self.PASS + 1
        self.PAY: i64 = self.SLAVES + len(self.pay_ones)
        self.SKIP: i64 = self.PAY + 1

    def most_servi(self) -> i64:
        """The most cards any SERVI space sells."""
        most: i64 = 0
        for space in self.servi_spaces:
            limit: i64 = self.space_limit[space]
            most = max(most, limit)
        return most


def keys(e: AquileiaEdition) -> tuple[str, ...]:
    """The canonical key of every option code."""
    return (
        *[f"henchman:{space}" for space in e.space_ids],
        "crest",
        "stop",
        *e.exchange_ids,
        "done",
        "buy",
        "decline",
        *[f"buy:{n}" for n in range(e.most_servi() + 1)],
        *[f"play:{kind}" for kind in e.slave_ids + e.equi_ids],
        *[f"roll:{n}" for n in range(e.blue_dice + 1)],
        "points",
        "slave",
        "keep-open",
        "keep-hidden",
        *[f"coin:{metal}" for metal in METALS],
        *[f"raise:{metal}" for metal in METALS],
        "drop",
        *[f"site:{site}" for site in e.site_ids],
        "pass",
        *[f"pay:{a}:{b}" for a, b in zip(e.pay_ones, e.pay_twos, strict=True)],
        "pay",
        "skip",
    )
