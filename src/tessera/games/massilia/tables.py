"""What is printed on the components of Massilia, as typed tables, and the numbers of the options. Compiled.

Die colours: beige, brown, black, grey. Goods: pink, orange, violet, beige. A die lying somewhere with a value is one number,
`colour * 6 + value - 1`, so that sorted dice lie in the order of the rules.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from tessera.core.agenda import Edition
from tessera.core.blocks import headed

# die colours, and what they do
BEIGE_DIE: Final = 0
BROWN_DIE: Final = 1
BLACK_DIE: Final = 2
GREY_DIE: Final = 3
DIE_COLOURS: Final = ("beige", "brown", "black", "grey")
FACES: Final = 6
DICE: Final = 24  # colours times faces
ALL_DICE: Final = 0xFFFFFF  # the set of them

# goods
PINK: Final = 0
ORANGE: Final = 1
VIOLET: Final = 2
BEIGE: Final = 3
GOODS: Final = ("pink", "orange", "violet", "beige")
COLOURED: Final = 3  # goods below this number have a price tile, a marker and a customer

# figures: the customer of a good is figure good + 1
CONSUL: Final = 0
FIGURES: Final = ("consul", "pink", "orange", "violet")

# places a die is taken from
TEMPLE: Final = 0
SUPPLY: Final = 1
PLACES: Final = ("temple", "supply")

# price fields
TEMPLE_FIELD: Final = 0

GODS: Final = ("jupiter", "neptunus", "mars", "mercurius", "pluto", "minerva", "phoebus", "juno", "venus")
JUPITER: Final = 0
NEPTUNUS: Final = 1
MARS: Final = 2
MERCURIUS: Final = 3
PLUTO: Final = 4
MINERVA: Final = 5
PHOEBUS: Final = 6
JUNO: Final = 7
VENUS: Final = 8
TURN_CARDS: Final = (JUPITER, NEPTUNUS, MINERVA, PHOEBUS, JUNO, MERCURIUS, VENUS)  # played before a die is taken
PLAIN_CARDS: Final = (JUPITER, NEPTUNUS, MINERVA, PHOEBUS, JUNO)  # those of them that ask nothing more

# what a played card leaves for the rest of the turn, counted in one packed number
RECOLOUR: Final = 0  # colour changes without a stone
STEP: Final = 1  # single steps without a stone
JOIN: Final = 2  # further dice without a stone
FREE2: Final = 3  # Neptunus: the dearest goods of the purchase cost nothing
TWO: Final = 4  # Jupiter: the sacrifice may bring a second card
TOKENS: Final = ("recolour", "step", "join", "free2", "two")
TOKEN_OF: Final = (TWO, FREE2, -1, -1, -1, STEP, RECOLOUR, JOIN, -1)  # by god

UNLIMITED: Final = 2047  # an action of any size can be carried out


def colour_of(die: i64) -> i64:
    return die // 6


def value_of(die: i64) -> i64:
    return die % 6 + 1


def die_of(colour: i64, value: i64) -> i64:
    return colour * 6 + value - 1


MARKED: Final = (  # the decisions in the order in which trained networks know them; new ones follow by themselves
    "place-start-stall keep-dice turn prepare buy-colour buy-split place-goods move-figure sell-beige pluto pay-tax "
    "build-stall move-goods sacrifice take-card end-turn"
)


class Tables(Edition):
    """What is printed: values of the edition file under their own names, and what follows from them."""

    rounds: i64
    colours: tuple[str, ...]  # of the players
    start_money: tuple[tuple[int, ...], ...]  # by number of players, like the next three
    start_stalls: tuple[int, ...]
    round_tiles: tuple[tuple[int, ...], ...]  # falling
    penalty_stones: tuple[int, ...]
    stall_tiles: i64
    spaces: i64
    gates: tuple[int, ...]
    quadrants: tuple[int, ...]  # by plot; -1: a gate
    start_allowed: tuple[bool, ...]  # by plot
    stall_capacity: i64
    start_goods: i64  # packed
    goods_total: i64  # packed
    beige_price: i64
    dice_total: i64  # packed by die colour, like the next two
    dice_each: i64
    temple_dice: i64
    fields: tuple[str, ...]  # of price tiles
    field_of: tuple[int, ...]  # by good
    price_tiles: tuple[int, ...]
    price_low: i64
    price_high: i64
    marker_low: i64
    marker_high: i64
    marker_start: i64
    gods: tuple[int, ...]  # by god: cards
    all_cards: i64  # the same, packed
    amounts: tuple[int, ...]  # by god: the size of the effect
    hand_limit: i64
    open_display: i64
    keep_die_cost: i64
    build_cost: i64
    tax_per_good: i64
    recolour_cost: i64  # in stones, like the next two
    step_cost: i64
    join_cost: i64
    max_steps_per_die: i64
    one_direction_per_die: bool
    joined_die_may_be_recoloured: bool
    joined_die_may_come_from_own_supply: bool
    max_joined_dice: i64  # 0: no limit
    start_reputation: i64
    track_length: i64
    may_be_negative_after_final_scoring: bool
    money_per_point: i64
    stall_points: tuple[int, ...]  # by number; the last entry serves all above
    stone_loss: tuple[int, ...]
    sell_beige_optional: bool
    consul_affects_mover_too: bool
    unused_to_temple: bool
    jupiter_second_card_after_refill: bool

    def index(self, spaces: int, fields: list[str], beige: int, capacity: int, venus: int) -> None:
        """The action index. A die in a place is `24 * place + die`, a good on a plot `4 * plot + good`."""
        plots = [str(plot) for plot in range(spaces)]
        dice = each(DIE_COLOURS, [str(value + 1) for value in range(FACES)])
        lots = each(plots, GOODS)
        some = [str(n + 1) for n in range(capacity)]
        stones = tuple(range(1, venus + 1))
        self.plot = self.block(headed("plot", plots), "place-start-stall", "MAS-013")
        self.mars = self.single("mars", "keep-dice", "MAS-126")
        self.keep = self.block(headed("keep", dice), "keep-dice", "MAS-026")
        self.done = self.single("done", "keep-dice move-goods", "MAS-129")
        self.card = self.block(headed("card", [GODS[god] for god in PLAIN_CARDS]), "turn", "MAS-125", PLAIN_CARDS)
        self.bend = self.block(headed("card:mercurius", each(fields, ["up", "down"])), "turn", "MAS-125")
        self.send_back = self.block(headed("card:venus", stones), "turn", "MAS-125", stones)
        self.die = self.block(headed("die", each(PLACES, dice)), "turn", "MAS-029")
        self.passing = self.single("pass", "turn", "MAS-029")
        self.execute = self.single("execute", "prepare", "MAS-042")
        self.colour = self.block(headed("colour", DIE_COLOURS), "prepare", "MAS-031")
        self.up = self.single("up", "prepare", "MAS-032")
        self.down = self.single("down", "prepare", "MAS-032")
        self.join = self.block(headed("join", each(PLACES, dice)), "prepare", "MAS-034")
        self.buy = self.block(headed("buy", GOODS[:COLOURED]), "buy-colour", "MAS-043")
        self.beige = self.block(headed("beige", range(beige + 1)), "buy-split", "MAS-045")
        self.place = self.block(headed("place", each(plots, some)), "place-goods", "MAS-046")  # capacity * plot + n - 1
        self.move = self.block(headed("move", each(FIGURES, plots)), "move-figure", "MAS-052")  # spaces * figure + end
        self.yes = self.single("yes", "sell-beige pluto build-stall", "MAS-029")
        self.no = self.single("no", "sell-beige pluto build-stall", "MAS-029")
        self.pay = self.single("pay", "pay-tax", "MAS-075")
        self.give = self.block(headed("give", GOODS), "pay-tax", "MAS-076")
        self.take = self.block(headed("take", lots), "move-goods", "MAS-071")
        self.offer = self.block(headed("give", lots), "sacrifice", "MAS-056")
        self.open = self.block(headed("open", GODS), "take-card", "MAS-057")
        self.deck = self.single("deck", "take-card", "MAS-057")
        self.stop = self.single("stop", "take-card", "MAS-090")
        self.venus = self.block(headed("venus", stones), "end-turn", "MAS-098", stones)
        self.end = self.single("end", "end-turn", "MAS-029")
        self.order_of_play()

    def order_of_play(self) -> None:
        """What comes before what, and the clause that says so."""
        self.known = MARKED
        self.over = "MAS-081"
        acting = ("turn prepare buy-colour buy-split place-goods move-figure sell-beige pluto pay-tax build-stall move-goods "
                  "sacrifice take-card end-turn")  # fmt: skip
        self.ordered("MAS-013", "place-start-stall", f"keep-dice {acting}")
        self.ordered("MAS-021", "keep-dice", acting)


def each(heads: Sequence[str], tails: Sequence[str]) -> list[str]:
    """Every head with every tail, as in option keys."""
    return [key for head in heads for key in headed(head, tails)]
