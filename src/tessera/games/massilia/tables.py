"""What is printed on the components of Massilia, as typed tables, and the numbers of the options. Compiled.

Die colours: beige, brown, black, grey. Goods: pink, orange, violet, beige. A die lying somewhere with a value is one number,
`colour * 6 + value - 1`, so that sorted dice lie in the order of the rules. A good on a plot is `plot * 4 + good`.
"""

from typing import Final

from mypy_extensions import i64

from tessera.core.agenda import Edition

# die colours, and what they do
BEIGE_DIE: Final = 0
BROWN_DIE: Final = 1
BLACK_DIE: Final = 2
GREY_DIE: Final = 3
DIE_COLOURS: Final = ("beige", "brown", "black", "grey")
FACES: Final = 6
DICE: Final = 24  # colours times faces

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
TURN_CARDS: Final = (JUPITER, NEPTUNUS, MINERVA, PHOEBUS, JUNO)  # played at the start of a turn, without parameters

# what a played card leaves for the rest of the turn, counted in one packed number
RECOLOUR: Final = 0  # colour changes without a stone
STEP: Final = 1  # single steps without a stone
JOIN: Final = 2  # further dice without a stone
FREE2: Final = 3  # Neptunus: the dearest goods of the purchase cost nothing
TWO: Final = 4  # Jupiter: the sacrifice may bring a second card
TOKENS: Final = ("recolour", "step", "join", "free2", "two")

UNLIMITED: Final = 2047  # an action of any size can be carried out


def colour_of(die: i64) -> i64:
    return die // 6


def value_of(die: i64) -> i64:
    return die % 6 + 1


def die_of(colour: i64, value: i64) -> i64:
    return colour * 6 + value - 1


def card(god: i64) -> i64:
    """One card of this god in a packed hand: six bits each."""
    return 0x1000000000000 >> 48 - 6 * god  # a shifted literal 1 would be 32 bits wide when compiled, see core.goods.one


def held(hand: i64, god: i64) -> i64:
    return hand >> 6 * god & 63


def size(hand: i64) -> i64:
    """Cards in a packed hand."""
    n: i64 = 0
    while hand > 0:
        n += hand & 63
        hand >>= 6
    return n


class MassiliaEdition(Edition):
    """The tables of one edition. Upper-case fields are the first option code of a block of keys."""

    def __init__(  # noqa: PLR0915 (one line per entry)
        self,
        keys: tuple[str, ...],
        starts: dict[str, int],
        rounds: i64,
        colours: tuple[str, ...],
        start_money: tuple[tuple[int, ...], ...],
        start_stalls: tuple[int, ...],
        round_tiles: tuple[tuple[int, ...], ...],
        stones: tuple[int, ...],
        stall_tiles: i64,
        spaces: i64,
        gates: tuple[int, ...],
        quadrants: tuple[int, ...],
        start_allowed: tuple[bool, ...],
        capacity: i64,
        start_goods: i64,
        goods_total: i64,
        beige_price: i64,
        dice_total: i64,
        dice_each: i64,
        temple_dice: i64,
        fields: tuple[str, ...],
        field_of: tuple[int, ...],
        price_tiles: tuple[int, ...],
        price_low: i64,
        price_high: i64,
        marker_low: i64,
        marker_high: i64,
        marker_start: i64,
        gods: tuple[int, ...],
        amounts: tuple[int, ...],
        hand_limit: i64,
        open_display: i64,
        keep_cost: i64,
        build_cost: i64,
        tax: i64,
        recolour_cost: i64,
        step_cost: i64,
        join_cost: i64,
        most_steps: i64,
        join_supply: bool,
        join_recoloured: bool,
        most_joined: i64,
        one_direction: bool,
        start_reputation: i64,
        money_per_point: i64,
        stall_points: tuple[int, ...],
        stone_loss: tuple[int, ...],
        track_length: i64,
        beige_sale_optional: bool,
        consul_spares_mover: bool,
        unused_to_temple: bool,
        refill_between: bool,
        negative_totals: bool,
    ) -> None:
        self.hash, self.text = "", ""
        self.keys, self.rounds, self.colours = keys, rounds, colours
        self.start_money, self.start_stalls = start_money, start_stalls  # by number of players
        self.round_tiles, self.stones = round_tiles, stones  # by number of players; tiles falling
        self.stall_tiles = stall_tiles
        self.spaces, self.gates = spaces, gates
        self.quadrants, self.start_allowed = quadrants, start_allowed  # by plot; quadrant -1: a gate
        self.capacity, self.start_goods, self.goods_total = capacity, start_goods, goods_total  # goods packed
        self.beige_price = beige_price
        self.dice_total, self.dice_each, self.temple_dice = dice_total, dice_each, temple_dice  # packed by die colour
        self.fields, self.field_of = fields, field_of  # by good: its price field
        self.price_tiles, self.price_low, self.price_high = price_tiles, price_low, price_high
        self.marker_low, self.marker_high, self.marker_start = marker_low, marker_high, marker_start
        self.gods, self.amounts = gods, amounts  # by god: cards, and the size of the effect
        self.hand_limit, self.open_display = hand_limit, open_display
        self.keep_cost, self.build_cost, self.tax = keep_cost, build_cost, tax
        self.recolour_cost, self.step_cost, self.join_cost = recolour_cost, step_cost, join_cost
        self.most_steps, self.join_supply, self.join_recoloured = most_steps, join_supply, join_recoloured
        self.most_joined, self.one_direction = most_joined, one_direction  # most_joined 0: no limit
        self.start_reputation = start_reputation
        self.money_per_point = money_per_point
        self.stall_points, self.stone_loss = stall_points, stone_loss  # by number; the last entry serves all above
        self.track_length = track_length
        self.beige_sale_optional, self.consul_spares_mover = beige_sale_optional, consul_spares_mover
        self.unused_to_temple, self.refill_between, self.negative_totals = unused_to_temple, refill_between, negative_totals
        self.PLOT: i64 = starts["plot"]
        self.MARS: i64 = starts["mars"]
        self.KEEP: i64 = starts["keep"]
        self.DONE: i64 = starts["done"]
        self.CARD: i64 = starts["card"]  # + index in TURN_CARDS
        self.PRICE: i64 = starts["price"]  # + 2 * field, + 1 for down
        self.RETURN: i64 = starts["return"]  # card:venus, + stones - 1
        self.DIE: i64 = starts["die"]  # + 24 * place + die
        self.PASS: i64 = starts["pass"]
        self.EXECUTE: i64 = starts["execute"]
        self.COLOUR: i64 = starts["colour"]
        self.UP: i64 = starts["up"]
        self.DOWN: i64 = starts["down"]
        self.JOIN: i64 = starts["join"]
        self.BUY: i64 = starts["buy"]
        self.SPLIT: i64 = starts["beige"]
        self.PLACE: i64 = starts["place"]  # + capacity * plot + n - 1
        self.MOVE: i64 = starts["move"]  # + spaces * figure + end
        self.YES: i64 = starts["yes"]
        self.NO: i64 = starts["no"]
        self.PAY: i64 = starts["pay"]
        self.GIVE: i64 = starts["give"]
        self.TAKE: i64 = starts["take"]
        self.OFFER: i64 = starts["offer"]  # sacrifice, + 4 * plot + good
        self.OPEN: i64 = starts["open"]
        self.DECK: i64 = starts["deck"]
        self.STOP: i64 = starts["stop"]
        self.VENUS: i64 = starts["venus"]  # end-turn, + stones - 1
        self.END: i64 = starts["end"]
