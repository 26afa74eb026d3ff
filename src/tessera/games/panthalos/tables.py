"""Everything printed on the components of Panthalos, as tuples and numbers, and the option codes."""

from typing import Final

from tessera.core.agenda import Edition

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


class PanthalosEdition(Edition):
    """Set field by field in edition.py. Tables by side hold (small, large); tables by space follow `spaces`."""

    def __init__(self) -> None:  # noqa: PLR0915  (one line per table)
        super().__init__()
        # names
        self.colours: Names = ()
        self.goods: Names = ()
        self.refined_goods: Names = ()
        self.elements: Names = ()
        self.titan_values: Numbers = ()
        self.support_values: Numbers = ()
        self.artisans: Names = ()
        self.ships: Names = ()
        self.merchants: Names = ()
        self.spaces: Names = ()
        self.keys: Names = ()
        # the course of the game
        self.rounds: int = 8
        self.templum: Numbers = ()
        self.thresholds: Numbers = ()  # discs in KRYPT that end the game, by number of players
        self.field_capacity: Numbers = ()  # KRYPT fields A to E; -1: any number
        self.side_by_players: Numbers = ()
        # set-up
        self.dice: int = 5
        self.die_min: int = 1
        self.die_max: int = 6
        self.discs: int = 11  # those that circulate
        self.start_die: int = 2
        self.dice_in_supply: int = 2
        self.dice_in_thermae: int = 1
        self.discs_by_seat: Numbers = ()
        self.start_titans: int = 1
        self.start_goods: int = 0
        self.start_supports: int = 0
        self.start_artisans: int = 0
        self.start_ships: int = 0
        self.start_vp: int = 0
        self.refill_agora: Numbers = ()  # by side, like the next four
        self.refill_phalanx: Numbers = ()
        self.refill_art: Numbers = ()
        self.refill_port: Numbers = ()
        self.refill_merkator: Numbers = ()
        # the board
        self.space_place: Numbers = ()
        self.mins: BySide = ((), ())
        self.lightning: BySide = ((), ())
        self.yields: BySide = ((), ())
        self.amounts: BySide = ((), ())
        self.left: BySide = ((), ())  # 1: a POLIS space of the left column
        self.spaces_of: tuple[tuple[Numbers, ...], tuple[Numbers, ...]] = ((), ())  # by side and place, left to right
        self.side_spaces: BySide = ((), ())
        self.open_to: tuple[tuple[Numbers, ...], tuple[Numbers, ...]] = ((), ())  # by side and pips (0: leaders): spaces by rank
        self.open_fields: int = 0  # bits of TITANUS and AGRO, which hold any number of pieces
        self.open_polis: Numbers = ()  # all POLIS spaces, left column first
        # tiles
        self.good_copies: int = 8
        self.symbols_basic: int = 1
        self.symbols_refined: int = 2
        self.titan_strength: Numbers = ()  # by kind; kinds of one element lie side by side
        self.titan_copies: Numbers = ()
        self.support_strength: Numbers = ()
        self.support_copies: Numbers = ()
        self.artisan_good: Numbers = ()  # good, ANY_GOOD or TRAINS
        self.artisan_cost: Numbers = ()
        self.artisan_copies: Numbers = ()
        self.ship_good: Numbers = ()
        self.ship_basic: Numbers = ()  # 1: loads the basic side
        self.ship_refined: Numbers = ()
        self.ship_copies: Numbers = ()
        self.merchant_vp: Numbers = ()
        self.merchant_wants: Numbers = ()  # packed refined goods
        self.merchant_any: Numbers = ()  # how many of any kind on top
        self.merchant_bonus: Numbers = ()
        self.merchant_amount: Numbers = ()
        self.disasters: Names = ()
        self.disaster_element: Numbers = ()
        self.disaster_strength: Numbers = ()
        self.disaster_vp: Numbers = ()
        self.disaster_copies: Numbers = ()
        # effects
        self.agora_goods: int = 2
        self.agora_with_upgrade: int = 1
        self.phalanx_supports: int = 2
        self.phalanx_with_upgrade: int = 1
        self.art_artisans: int = 1
        self.scrap_per_vp: int = 2
        self.oraculum_discs: int = 1
        self.crown_scrap: int = 2
        self.pips_per_titan: int = 2
        self.lone_leader_titans: int = 1
        self.discs_per_pip: int = 1
        self.lone_leader_discs: int = 1
        self.krypt_redeem: int = 1
        self.lone_leader_bonus: int = 1
        self.penalty_vp: int = -3
        self.ship_vp: int = 1
        self.ship_discs: int = 1
        self.ship_min: int = 1
        self.duel_draw: int = 1
        self.duel_attacker_vp: int = 4
        self.duel_defender_vp: int = 3
        self.concession_vp: int = 1
        self.duel_redeem: int = 1
        self.duel_pip_loss: int = 1
        # final scoring
        self.vp_krypt_disc: int = -3
        self.vp_final_symbol: int = 2
        self.vp_pip: int = 1
        self.vp_crown: int = 7
        # first code of each block of options, in the order of the table of keys
        self.PLACE_DIE: int = 0
        self.PLACE_LEADER: int = 0
        self.SHIP: int = 0
        self.MERCHANT: int = 0
        self.ARTISAN: int = 0
        self.PASS: int = 0
        self.SPACE: int = 0
        self.PARTNER_DIE: int = 0
        self.PARTNER_LEADER: int = 0
        self.KIND: int = 0
        self.LEAVE: int = 0
        self.LOOK: int = 0
        self.FIRST: int = 0
        self.SECOND: int = 0
        self.DIE: int = 0
        self.TWO_GOODS: int = 0
        self.GOOD_AND_UPGRADE: int = 0
        self.TWO_SUPPORTS: int = 0
        self.SUPPORT_AND_UPGRADE: int = 0
        self.DECLINE: int = 0
        self.SUPPORT: int = 0
        self.TAKE_ARTISAN: int = 0
        self.SCRAP: int = 0
        self.TYPE: int = 0
        self.BASIC: int = 0
        self.REFINED: int = 0
        self.TITAN: int = 0
        self.MORE: int = 0
        self.STOP: int = 0
        self.RECRUIT: int = 0
        self.CROWN: int = 0
        self.DEFEND: int = 0
        self.ENDURE: int = 0
        self.SEAT: int = 0
        self.DONE: int = 0
        self.CONCEDE: int = 0
        self.YES: int = 0
        self.NO: int = 0

    def titan_kinds(self) -> int:
        return len(self.titan_strength)

    def support_kinds(self) -> int:
        return len(self.support_strength)


def number_keys(e: PanthalosEdition) -> tuple[str, ...]:
    """The action index: every option key there is. Sets the block starts of the edition on the way."""
    keys: list[str] = []

    def block(names: list[str]) -> int:
        first = len(keys)
        keys.extend(names)
        return first

    pips = range(1, e.die_max + 1)
    titans = [f"titan:{element}:{value}" for element in e.elements for value in e.titan_values]
    supports = [f"support:{element}:{value}" for element in e.elements for value in e.support_values]
    e.PLACE_DIE = block([f"place:die-{v}" for v in pips])
    e.PLACE_LEADER = block(["place:leader"])
    e.SHIP = block([f"ship:{name}" for name in e.ships])
    e.MERCHANT = block([f"merchant:{name}" for name in e.merchants])
    e.ARTISAN = block([f"artisan:{name}" for name in e.artisans])
    e.PASS = block(["pass"])
    e.SPACE = block(list(e.spaces))
    e.PARTNER_DIE = block([f"die-{v}" for v in pips])
    e.PARTNER_LEADER = block(["leader"])
    e.KIND = block(list(e.goods))
    e.LEAVE, e.LOOK = block(["leave"]), block(["look"])
    e.FIRST, e.SECOND = block(["first"]), block(["second"])
    e.DIE = block([f"d{i + 1}" for i in range(e.dice)])
    e.TWO_GOODS, e.GOOD_AND_UPGRADE = block(["two-goods"]), block(["good-and-upgrade"])
    e.TWO_SUPPORTS, e.SUPPORT_AND_UPGRADE = block(["two-supports"]), block(["support-and-upgrade"])
    e.DECLINE = block(["decline"])
    e.SUPPORT = block(supports)
    e.TAKE_ARTISAN, e.SCRAP = block(["artisan"]), block(["scrap"])
    e.TYPE = block(list(e.artisans))
    e.BASIC = block([f"good:{name}:basic" for name in e.goods])
    e.REFINED = block([f"good:{name}:refined" for name in e.goods])
    e.TITAN = block(titans)
    e.MORE, e.STOP = block(["more"]), block(["stop"])
    e.RECRUIT, e.CROWN = block(["recruit"]), block(["crown"])
    e.DEFEND, e.ENDURE = block(["defend"]), block(["endure"])
    e.SEAT = block([f"seat:{seat}" for seat in range(len(e.colours))])
    e.DONE, e.CONCEDE = block(["done"]), block(["concede"])
    e.YES, e.NO = block(["yes"]), block(["no"])
    return tuple(keys)


def keys(e: PanthalosEdition) -> tuple[str, ...]:
    return e.keys
