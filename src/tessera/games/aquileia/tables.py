"""What is printed on the components of Aquileia, as typed tables, and the numbers of the options. Compiled.

Spaces, sites, kinds of cards and villa colours are numbered in the order of the edition file.
"""

from typing import Final

from mypy_extensions import i64

from tessera.core.agenda import Edition
from tessera.core.blocks import headed

METALS: Final = ("bronze", "silver", "gold")
AREAS: Final = ("mercatus", "arena", "stadium", "theatrum", "forum", "portus")  # in the order of a round
SOURCES: Final = ("pecunia", "arena", "forum", "portus", "start")  # where points on the score track come from
PECUNIA: Final = 0
ARENA: Final = 1
FORUM: Final = 2
PORTUS: Final = 3
START: Final = 4

KINDS: Final = ("workshop", "changer", "villa")
WORKSHOP: Final = 0
CHANGER: Final = 1
VILLA: Final = 2


MARKED: Final = (  # the decisions in the order in which trained networks know them; new ones follow by themselves
    "place pecunia-exchange equi-buy servi-buy arena-card arena-blue-dice arena-prize stadium-card stadium-laurel "
    "theatre-open theatre-bid forum-build forum-slaves portus-pay"
)


class Tables(Edition):
    """Tuples are by space, site or kind of card, unless said otherwise; coins and hands are packed, masks are sets of spaces."""

    player_colours: tuple[str, ...]
    colours: tuple[str, ...]  # of villas and laurels
    rounds: i64
    henchmen: i64
    houses: i64
    start_coins: i64
    start_score: i64
    faces: tuple[int, ...]  # of a die: metals
    slave_ids: tuple[str, ...]
    slave_count: tuple[int, ...]
    slave_worth: tuple[int, ...]
    all_slaves: i64  # the whole deck as one hand
    equi_ids: tuple[str, ...]
    equi_count: tuple[int, ...]
    equi_strength: tuple[int, ...]
    equi_side: tuple[int, ...]  # the metal of a horse card; -1 for a weapon
    all_equi: i64
    laurel_ids: tuple[str, ...]
    laurel_count: tuple[int, ...]
    laurel_points: tuple[int, ...]
    laurel_colour: tuple[int, ...]  # -1: neutral
    all_laurels: i64
    theatre_ids: tuple[str, ...]
    theatre_count: tuple[int, ...]
    theatre_first: tuple[int, ...]  # its two colours
    theatre_second: tuple[int, ...]
    space_ids: tuple[str, ...]
    space_area: tuple[int, ...]  # see AREAS
    space_slot: tuple[int, ...]  # of the open equi card sold there, or -1
    space_extra: tuple[int, ...]  # 1: also the top card of the equi deck
    space_metal: tuple[int, ...]  # of SERVI and harbour spaces
    space_limit: tuple[int, ...]  # SERVI: the most cards sold there
    space_value: tuple[int, ...]  # strength in arena and stadium
    space_builds: tuple[int, ...]  # forum
    space_scores: tuple[int, ...]  # forum, 1: the value of what is built there
    open_spaces: tuple[int, ...]  # by number of players: the spaces that are not closed, as a mask
    dolus: i64
    pecunia: i64
    potentia: i64
    theatrum: i64
    latro: i64
    market: tuple[int, ...]  # the spaces of the market in order of resolution
    equi_spaces: tuple[int, ...]  # by slot
    servi_spaces: tuple[int, ...]
    forum: tuple[int, ...]
    paid: tuple[int, ...]  # the harbour without LATRO
    paid_mask: i64
    arena_mask: i64
    stadium_mask: i64
    side_masks: tuple[int, ...]  # by metal: the spaces of that side of the stadium
    crest_mandatory: bool
    paid_limit: i64
    fields: i64  # of the advantage track
    dolus_dice: i64
    pecunia_points: i64
    pecunia_most: i64
    exchange_give: tuple[int, ...]  # by exchange
    exchange_get: tuple[int, ...]
    equi_price: i64
    servi_price: i64
    blue_dice: i64
    arena_red: i64
    arena_face: i64
    arena_metal: i64
    arena_coins: tuple[int, ...]  # by rank
    points_per_strength: i64
    prize_slaves: i64
    stadium_red: i64
    stadium_coins: tuple[int, ...]
    latro_dice: i64
    site_ids: tuple[str, ...]
    site_kind: tuple[int, ...]
    site_value: tuple[int, ...]
    site_colour: tuple[int, ...]
    site_coins: tuple[int, ...]
    site_slaves: tuple[int, ...]
    site_pays: tuple[int, ...]
    villas: tuple[int, ...]  # by colour: the set of their sites
    workshops: i64  # the sites of workshops
    changers: i64  # the sites of money-changers
    left_mask: i64  # both

    def index(self, ids: dict[str, list[str]], servi: i64, dice: i64, weapons: tuple[int, ...], horses: tuple[int, ...],
              hands: tuple[int, ...]) -> None:  # fmt: skip
        """The action index. `hands`: what may be paid for the slaves of a site, as packed slave cards."""
        card, equi = "arena-card stadium-card", ids["equi"]
        self.space = self.block(headed("henchman", ids["space"]), "place", "AQU-013")
        self.crest = self.single("crest", "place", "AQU-023")
        self.stop = self.single("stop", "place", "AQU-018")
        self.exchange = self.block(ids["exchange"], "pecunia-exchange", "AQU-006")
        self.done = self.single("done", f"pecunia-exchange {card}", "AQU-138")
        self.buy = self.single("buy", "equi-buy", "AQU-040")
        self.decline = self.single("decline", "equi-buy theatre-open", "AQU-084")
        self.servi = self.block(headed("buy", range(servi + 1)), "servi-buy", "AQU-045")
        self.slave_card = self.block(headed("play", ids["slave"]), card, "AQU-051")
        self.weapon = self.block(headed("play", [equi[kind] for kind in weapons]), card, "AQU-051", weapons)
        self.horse = self.block(headed("play", [equi[kind] for kind in horses]), card, "AQU-064", horses)
        self.roll = self.block(headed("roll", range(dice + 1)), "arena-blue-dice", "AQU-052")
        self.points = self.single("points", "arena-prize", "AQU-055")
        self.slave = self.single("slave", "arena-prize", "AQU-055")
        self.keep_open = self.single("keep-open", "stadium-laurel", "AQU-068")
        self.keep_hidden = self.single("keep-hidden", "stadium-laurel", "AQU-068")
        self.coin = self.block(headed("coin", METALS), "theatre-open", "AQU-076")
        self.higher = self.block(headed("raise", METALS), "theatre-bid", "AQU-077")
        self.drop = self.single("drop", "theatre-bid", "AQU-077")
        self.site = self.block(headed("site", ids["site"]), "forum-build", "AQU-086")
        self.passing = self.single("pass", "forum-build", "AQU-099")
        self.slaves = self.block([f"pay:{hand & 63}:{hand >> 6}" for hand in hands], "forum-slaves", "AQU-095", hands)
        self.pay = self.single("pay", "portus-pay", "AQU-109")
        self.skip = self.single("skip", "portus-pay", "AQU-109")
        self.known = MARKED
        self.over = "AQU-118"
        areas = ("pecunia-exchange equi-buy servi-buy", "arena-card arena-blue-dice arena-prize", "stadium-card stadium-laurel",
                 "theatre-open theatre-bid", "forum-build forum-slaves", "portus-pay")  # fmt: skip
        self.ordered("AQU-013", "place", " ".join(areas))
        self.ordered("AQU-032", *areas)
