"""What is printed on the components of Panthalos, as typed tables, and the numbers of the options."""

from typing import Final

from mypy_extensions import i64

from tessera.core.agenda import Edition
from tessera.core.blocks import headed

# The eleven places, in the order of their evaluation.
THERMAE: Final = 0
POLIS: Final = 1
AGORA: Final = 2
PHALANX: Final = 3
ART: Final = 4
ORACULUM: Final = 5
FORO: Final = 6
TITANUS: Final = 7
AGRO: Final = 8
KRYPT: Final = 9
ARENA: Final = 10

PLACES: Final = ("thermae", "polis", "agora", "phalanx", "art", "oraculum", "foro", "titanus", "agro", "krypt", "arena")

# Where a piece is: in its owner's supply, resting in THERMAE, in the FORO reserve, or on a space (ON + space).
SUPPLY: Final = 0
BATHS: Final = 1
RESERVE: Final = 2
ON: Final = 3

FIGURE: Final = 0  # pieces of a player: the leader figure is piece 0, the dice d1.. are 1..

# What a POLIS space yields, and what a merchant gives on top.
YIELDS: Final = ("titan", "support-draw", "upgrade", "artisan", "good", "support", "disc", "vp", "refine")
TITAN_YIELD: Final = 0
BLIND_SUPPORT: Final = 1
UPGRADE: Final = 2
ARTISAN_YIELD: Final = 3
GOOD_YIELD: Final = 4
SUPPORT_YIELD: Final = 5
DISC: Final = 6
POINTS: Final = 7
REFINE: Final = 8

ANY_GOOD: Final = -1  # an artisan that refines any good; a merchant's double question mark
TRAINS: Final = -2  # an artisan that upgrades a follower instead

ABSENT: Final = -1  # the `min` of a space that this side of the board does not have

Numbers = tuple[int, ...]
Names = tuple[str, ...]
BySide = tuple[Numbers, Numbers]


class Tables(Edition):
    """Values of the edition file under their own names, and what follows from them. Tables by side hold (small, large); tables by
    space follow `spaces`. Kinds of titans, supports and disasters lie element by element."""

    # names
    colours: Names
    goods: Names
    refined_goods: Names
    elements: Names
    artisans: Names
    ships: Names
    merchants: Names
    disasters: Names
    spaces: Names
    # the course of the game
    rounds: i64
    templum: Numbers
    thresholds: Numbers  # discs in KRYPT that end the game, by number of players
    field_capacity: Numbers  # KRYPT fields A to E; -1: any number
    side_by_players: Numbers
    # set-up
    dice: i64
    die_min: i64
    die_max: i64
    discs: i64  # those that circulate
    start_die_value: i64
    dice_in_supply: i64
    dice_in_thermae: i64
    start_discs: tuple[Numbers, ...]  # by number of players, from the start player on
    titans_per_player: i64
    goods_per_player: i64
    supports_per_player: i64
    artisans_per_player: i64
    ships_per_player: i64
    start_vp: i64
    refill: BySide  # how many tiles lie open in AGORA, PHALANX, ART, PORT and MERKATOR
    # the board
    space_place: Numbers
    mins: BySide
    lightning: BySide
    yields: BySide
    amounts: BySide
    left: BySide  # 1: a POLIS space of the left column
    spaces_of: tuple[tuple[Numbers, ...], tuple[Numbers, ...]]  # by side and place, left to right
    side_spaces: BySide
    open_to: tuple[
        tuple[Numbers, ...], tuple[Numbers, ...]
    ]  # by side and pips (0: leaders): the spaces such a piece may stand on
    open_fields: i64  # bits of TITANUS and AGRO, which hold any number of pieces
    open_polis: Numbers  # all POLIS spaces, left column first
    # tiles
    good_copies: Numbers
    symbols_basic: i64
    symbols_refined: i64
    titan_values: Numbers
    titan_strength: Numbers  # by kind
    titan_copies: Numbers
    support_values: Numbers
    support_strength: Numbers
    support_copies: Numbers
    artisan_good: Numbers  # good, ANY_GOOD or TRAINS
    artisan_cost: Numbers
    artisan_copies: Numbers
    ship_good: Numbers
    ship_basic: Numbers  # 1: loads the basic side
    ship_refined: Numbers
    ship_copies: Numbers
    merchant_vp: Numbers
    merchant_wants: Numbers  # packed refined goods
    merchant_any: Numbers  # how many of any kind on top
    merchant_bonus: Numbers
    merchant_amount: Numbers
    merchant_copies: Numbers
    disaster_element: Numbers
    disaster_strength: Numbers
    disaster_vp: Numbers
    disaster_copies: Numbers
    # effects
    two_goods: i64
    good_with_upgrade: i64
    two_supports: i64
    support_with_upgrade: i64
    artisans_taken: i64
    scrap_tiles_per_vp: i64
    oraculum_discs: i64
    crown_tiles_to_scrap: i64
    pips_per_titan: i64
    leaders_only_titans: i64
    discs_per_pip: i64
    leaders_only_discs: i64
    redeem_discs_per_titan: i64
    leaders_only_bonus: i64
    no_disc_penalty_vp: i64
    vp_per_symbol: i64
    ship_discs: i64
    min_matching_goods: i64
    titan_before_attack: i64
    attacker_wins_vp: i64
    defender_wins_vp: i64
    concession_vp: i64
    redeem_discs_winner: i64
    losing_attacker_die_loses: i64
    # final scoring
    vp_per_disc_in_krypt: i64
    vp_per_shipped_symbol: i64
    vp_per_pip: i64
    vp_per_crowned_die: i64

    def index(self, dice: i64, die_max: i64, names: dict[str, Names]) -> None:
        """The action index: keys of the placement, then those of the evaluation."""
        self.placement(tuple(range(1, die_max + 1)), names)
        self.evaluation(tuple(range(1, dice + 1)), names)
        self.over = "PAN-064"
        placing = "turn place-space foro-partner merchant-wild omen omen-keep"
        places = ("polis-disc", "agora-choice", "phalanx-choice", "art-choice scrap-more", "foro-choice crown-die",
                  "defend krypt-pay krypt-redeem", "challenge duel-titan duel-support duel-answer duel-redeem")  # fmt: skip
        self.ordered("PAN-060", placing, *places)

    def placement(self, faces: Numbers, names: dict[str, Names]) -> None:
        shown = [f"die-{pips}" for pips in faces]
        self.place = self.block(headed("place", shown), "turn", "PAN-010", faces)
        self.place_leader = self.single("place:leader", "turn", "PAN-010")
        self.ship = self.block(headed("ship", names["ships"]), "turn scrap-tile", "PAN-023")
        self.merchant = self.block(headed("merchant", names["merchants"]), "turn", "PAN-032")
        self.artisan = self.block(headed("artisan", names["artisans"]), "turn scrap-tile", "PAN-042")
        self.passing = self.single("pass", "turn", "PAN-051")
        self.space = self.block(list(names["spaces"]), "place-space polis-disc", "PAN-010")
        self.partner = self.block(shown, "foro-partner", "PAN-017", faces)
        self.partner_leader = self.single("leader", "foro-partner", "PAN-017")
        self.good = self.block(list(names["goods"]), "merchant-wild take-good refine-good", "PAN-120")
        self.leave = self.single("leave", "omen", "PAN-037")
        self.look = self.single("look", "omen", "PAN-037")
        self.first = self.single("first", "omen-keep", "PAN-038")
        self.second = self.single("second", "omen-keep", "PAN-038")

    def evaluation(self, dice: Numbers, names: dict[str, Names]) -> None:
        goods = names["goods"]
        self.die = self.block([f"d{die}" for die in dice], "upgrade-die crown-die", "PAN-237", dice)
        self.goods_only = self.single("two-goods", "agora-choice", "PAN-120")
        self.good_and_upgrade = self.single("good-and-upgrade", "agora-choice", "PAN-120")
        self.supports_only = self.single("two-supports", "phalanx-choice", "PAN-130")
        self.support_and_upgrade = self.single("support-and-upgrade", "phalanx-choice", "PAN-130")
        self.decline = self.single("decline", "agora-choice phalanx-choice art-choice foro-choice challenge", "PAN-060")
        self.support = self.block(list(names["supports"]), "take-support scrap-tile krypt-pay duel-support", "PAN-130")
        self.take_artisan = self.single("artisan", "art-choice", "PAN-140")
        self.scrap = self.single("scrap", "art-choice", "PAN-140")
        self.artisan_shown = self.block(list(names["artisans"]), "take-artisan", "PAN-140")
        self.basic = self.block([f"good:{good}:basic" for good in goods], "scrap-tile", "PAN-140")
        self.refined = self.block([f"good:{good}:refined" for good in goods], "scrap-tile", "PAN-140")
        self.titan = self.block(list(names["titans"]), "scrap-tile krypt-pay krypt-redeem duel-titan duel-answer", "PAN-193")
        self.more = self.single("more", "scrap-more", "PAN-140")
        self.stop = self.single("stop", "scrap-more krypt-redeem", "PAN-195")
        self.recruit = self.single("recruit", "foro-choice", "PAN-160")
        self.crown = self.single("crown", "foro-choice", "PAN-163")
        self.defend = self.single("defend", "defend", "PAN-192")
        self.endure = self.single("endure", "defend", "PAN-192")
        self.seat = self.block(headed("seat", range(len(names["colours"]))), "challenge", "PAN-204")
        self.done = self.single("done", "duel-support", "PAN-230")
        self.concede = self.single("concede", "duel-answer", "PAN-235")
        self.yes = self.single("yes", "duel-redeem", "PAN-233")
        self.no = self.single("no", "duel-redeem", "PAN-233")

    def titan_kinds(self) -> i64:
        return len(self.titan_strength)

    def support_kinds(self) -> i64:
        return len(self.support_strength)
