"""What is printed on the components of Gloria Mundi, as typed tables, and the numbers of the options.

Kinds of goods: food, gold, peace, glory; `STEP` is the fifth kind, so that one packed number can hold a whole gain.
Base types: farm, city, legion. Buildings are numbered in the edition's order.
"""

from typing import Final

from mypy_extensions import i64

from tessera.core.agenda import Edition

MOST_SEATS: Final = 6

FOOD: Final = 0
GOLD: Final = 1
PEACE: Final = 2
GLORY: Final = 3
STEP: Final = 4
ITS_STEPS: Final = 5  # gains that hang on the discarded building
ITS_PRICE: Final = 6
RESOURCES: Final = ("food", "gold", "peace", "glory")
LETTERS: Final = "fgpys"

FARM: Final = 0
CITY: Final = 1
LEGION: Final = 2
BUILDER: Final = 3
WALL: Final = 4
TYPES: Final = ("farm", "city", "legion")
BUILDING_TYPES: Final = ("farm", "city", "legion", "builder", "wall")

# what an ability does
PRODUCE: Final = 0  # gain
EXCHANGE: Final = 1  # give -> gain
OWN: Final = 2  # count = gain
LOCK: Final = 3  # own card type : gain, and nothing else of the type acts
FOREIGN: Final = 4  # another card type : gain
GOTH: Final = 5  # Goth on a symbol : gain
SUBSTITUTE: Final = 6  # builder: other pieces for price units
TRIGGER: Final = 7  # builder: gain whenever another building is bought
PROTECT: Final = 8  # wall
ABILITIES: Final = ("produce", "exchange", "own", "condition", "condition", "condition", "substitute", "produce", "wall")

# what an "own" ability counts: 0..3 resources, then the base types, then buildings
COUNT_TYPE: Final = 4
COUNT_BUILDING: Final = 7

# how a game ends
AFRICA: Final = 0
ROME: Final = 1
HAND: Final = 2
DECK: Final = 3
ENDINGS: Final = ("africa", "goth", "hand", "deck")


class Item:
    """n pieces of the kinds shown; several kinds (the slash) mean a choice, then `codes` are its options."""

    def __init__(self, kinds: tuple[int, ...], n: i64, codes: tuple[int, ...]) -> None:
        self.kinds, self.n, self.codes = kinds, n, codes
        self.kind: i64 = kinds[0]


class Building:
    """One building card."""

    def __init__(
        self,
        id: str,
        type: i64,
        on: tuple[int, ...],
        price: i64,
        cost: i64,
        steps: i64,
        kind: i64,
        gain: tuple[Item, ...],
        give: i64,
        choices: tuple[Item, ...],
        discards: bool,
        repeat: bool,
        count: i64,
        per: i64,
        when: i64,
        pay: i64,
        serves: i64,
        lock_code: i64,
        lose_codes: tuple[int, ...],
        raze_codes: tuple[int, ...],
    ) -> None:
        self.id, self.type, self.on = id, type, on
        self.price, self.cost, self.steps, self.kind = price, cost, steps, kind
        self.gain = gain  # received from left to right
        self.give = give  # what an exchange takes without a choice
        self.choices = choices  # what it takes with a slash
        self.discards = discards  # it takes another building
        self.repeat = repeat  # the printed X
        self.count, self.per = count, per  # own: what is counted, and how many make one gain
        self.when = when  # condition: which type
        self.pay, self.serves = pay, serves  # substitute: bit masks of kinds paid, kinds served
        self.lock_code, self.lose_codes, self.raze_codes = lock_code, lose_codes, raze_codes  # by base type; -1: impossible
        self.fits: i64 = sum([1 << base for base in on])  # the same as a bit mask
        self.waits = type < BUILDER and kind != LOCK  # asks in `activate`; the others leave their base to produce
        slash = len(choices) > 0 or any(len(item.kinds) > 1 for item in gain)
        self.unit_by_unit = repeat and (discards or slash)  # X with a slash: again or stop after each exchange
        self.asks = repeat or discards or slash  # its use leads to further decisions


class GloriaEdition(Edition):
    """The tables of one edition. Upper-case fields are the first option codes of the blocks of keys, in their order."""

    def __init__(
        self,
        keys: tuple[str, ...],
        buildings: tuple[Building, ...],
        surcharges: tuple[int, ...],
        produces: tuple[int, ...],
        tribute_for: tuple[int, ...],
        symbols: tuple[int, ...],
        way_codes: tuple[tuple[int, ...], ...],
        goods_of: tuple[int, ...],
        allotments: tuple[tuple[int, ...], ...],
        start_stock: i64,
        start_display: tuple[int, ...],
        africa: i64,
        rome: i64,
        colors: tuple[str, ...],
        triggers: tuple[int, ...],
        lost_type: tuple[int, ...],
        lost_card: tuple[int, ...],
        starts: dict[str, int],
        substitute_limit: i64,
        repeat_limit: i64,
        own_counts_self: bool,
        lock_counts_self: bool,
        wall_auto_saves_base: bool,
        discard_for_zero_steps: bool,
        open_stocks: bool,
    ) -> None:
        self.hash, self.text = "", ""
        self.keys, self.buildings, self.surcharges = keys, buildings, surcharges
        self.produces, self.tribute_for = produces, tribute_for  # by base type: the resource
        self.symbols = symbols  # by Goth space: how many of each type, packed
        self.way_codes = way_codes  # by Goth space: every way to pay its tribute, as option codes
        self.goods_of = goods_of  # by option code: the pieces it names, packed
        self.allotments = allotments  # by number of players: base cards of each type
        self.start_stock, self.start_display = start_stock, start_display
        self.africa, self.rome, self.colors = africa, rome, colors
        self.triggers = triggers  # builders that act on purchases, in order of id
        self.lost_type, self.lost_card = lost_type, lost_card  # by option code - LOSE: the stack named
        self.substitute_limit, self.repeat_limit = substitute_limit, repeat_limit
        self.own_counts_self, self.lock_counts_self = own_counts_self, lock_counts_self
        self.wall_auto_saves_base, self.discard_for_zero_steps = wall_auto_saves_base, discard_for_zero_steps
        self.open_stocks = open_stocks
        self.LAY: i64 = starts["lay"]
        self.NONE: i64 = starts["none"]
        self.LOCK: i64 = starts["lock"]
        self.PASS: i64 = starts["pass"]
        self.BUY: i64 = starts["buy"]
        self.PAY_GLORY: i64 = starts["glory"]
        self.PAY_FOOD: i64 = starts["food"]
        self.PAY_GOLD: i64 = starts["gold"]
        self.PLACE: i64 = starts["place"]
        self.MOVE: i64 = starts["move"]
        self.PAY: i64 = starts["pay"]
        self.USE: i64 = starts["use"]
        self.BASE: i64 = starts["base"]
        self.TAKE: i64 = starts["take"]
        self.LOSE: i64 = starts["lose"]
        self.RAZE: i64 = starts["raze"]
        self.DISCARD: i64 = starts["discard"]
        self.AGAIN: i64 = starts["again"]
        self.STOP: i64 = starts["stop"]
        self.PICK: i64 = starts["pick"]
        self.GIVE: i64 = starts["give"]
        self.TIMES: i64 = starts["times"]
        self.END: i64 = len(keys)


def letters(goods: i64) -> str:
    """2 food and 1 glory -> '2f-1y', as in option keys."""
    parts = []
    for kind in range(5):
        n = goods >> 12 * kind & 2047
        if n:
            parts.append(f"{n}{LETTERS[kind]}")
    return "-".join(parts)
