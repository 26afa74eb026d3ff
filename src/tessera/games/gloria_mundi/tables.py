"""What is printed on the components of Gloria Mundi, as typed tables, and the numbers of the options.

Kinds of goods: food, gold, peace, glory; `STEP` is the fifth kind, so that one packed number can hold a whole gain.
Base types: farm, city, legion. Buildings are numbered in the edition's order.
"""

from typing import Final

from mypy_extensions import i64

from tessera.core.agenda import Edition
from tessera.core.blocks import headed

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
KINDS: Final = ("food", "gold", "peace", "glory", "step", "its_steps", "its_price")  # of an item

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
COUNTED: Final = ("food", "gold", "peace", "glory", "farm", "city", "legion", "building")

# how a game ends
AFRICA: Final = 0
ROME: Final = 1
HAND: Final = 2
DECK: Final = 3
ENDINGS: Final = ("africa", "goth", "hand", "deck")


class Item:
    """n pieces of the kinds shown; several kinds (the slash) mean a choice, then `codes` are its options."""

    kinds: tuple[int, ...]
    kind: i64  # the first of them
    n: i64
    codes: tuple[int, ...]


class Building:
    """One building card."""

    id: str
    type: i64
    on: tuple[int, ...]  # base types it may lie on
    fits: i64  # the same as a bit mask
    price: i64  # packed
    cost: i64  # pieces of the price
    steps: i64
    kind: i64  # what its ability does
    gain: tuple[Item, ...]  # received from left to right
    give: i64  # what an exchange takes without a choice
    choices: tuple[Item, ...]  # what it takes with a slash
    discards: bool  # it takes another building
    repeat: bool  # the printed X
    count: i64  # own: what is counted ...
    per: i64  # ... and how many make one gain
    when: i64  # condition: which type
    pay: i64  # substitute: kinds paid, a bit mask
    serves: i64  # and kinds served
    waits: bool  # asks in `activate`; the others leave their base to produce
    unit_by_unit: bool  # X with a slash: again or stop after each exchange
    asks: bool  # its use leads to further decisions


MARKED: Final = (  # the decisions in the order in which trained networks know them; new ones follow by themselves
    "lay-base choose-lock activate discard-building repeat-count pick-resources pick-payment again buy pay-glory "
    "pay-food pay-gold place tribute lose-card take-tribute"
)


class Tables(Edition):
    """What is printed: values of the edition file under their own names, and what follows from them."""

    buildings: tuple[Building, ...]
    surcharges: tuple[int, ...]  # by slot of the forum
    produces: tuple[int, ...]  # by base type: the resource
    tribute_for: tuple[int, ...]
    symbols: tuple[int, ...]  # by Goth space: how many of each type, packed
    ways: tuple[tuple[int, ...], ...]  # by Goth space: what may be answered there, every way to pay its tribute and `move`
    tolls: tuple[tuple[int, ...], ...]  # and the goods of each of those ways to pay
    allotments: tuple[tuple[int, ...], ...]  # by number of players: base cards of each type
    start_stock: i64
    start_display: tuple[int, ...]
    africa: i64
    rome: i64  # on the Goth's track
    colors: tuple[str, ...]
    triggers: tuple[int, ...]  # builders that give their gain when another building is bought, by id
    substitute_without_x_limit: i64
    repeat_limit: i64
    own_counts_self: bool
    lock_counts_self: bool
    wall_auto_saves_base: bool
    discard_for_zero_steps: bool
    open_stocks: bool

    def index(self, cards: tuple[Building, ...], most: i64, times: i64, bags: dict[str, tuple[int, ...]]) -> None:
        """The action index. Keys asked for most often come first: small numbers are the cheapest."""
        ids = [card.id for card in cards]
        amounts = range(most + 1)
        locks = [n for n, card in enumerate(cards) if card.kind == LOCK]
        on = [(n, type) for n, card in enumerate(cards) for type in card.on]
        walls = [(n, type) for n, type in on if cards[n].type == WALL]
        self.lay = self.block(list(TYPES), "lay-base", "GLO-022")
        self.none = self.single("none", "choose-lock", "GLO-116")
        self.lock = self.block([f"lock:{ids[n]}" for n in locks], "choose-lock", "GLO-116", tuple(locks))
        self.passing = self.single("pass", "buy", "GLO-034")
        self.buy = self.block(headed("buy", ids), "buy", "GLO-034")
        self.glory = self.block(headed("glory", amounts), "pay-glory", "GLO-038")
        self.food = self.block(headed("food", amounts), "pay-food", "GLO-038")
        self.gold = self.block(headed("gold", amounts), "pay-gold", "GLO-038")
        self.place = self.block(headed("place", TYPES), "place", "GLO-039")
        self.move = self.single("move", "tribute", "GLO-048")
        self.pay = self.block(headed("pay", named(bags["pay"])), "tribute", "GLO-048", bags["pay"])
        self.use = self.block(headed("use", ids), "activate", "GLO-025")
        self.base = self.block(headed("base", ids), "activate", "GLO-025")
        self.take = self.block(headed("take", RESOURCES), "take-tribute", "GLO-066")
        self.lose = self.block(headed("lose", TYPES), "lose-card", "GLO-058")
        self.ruin = self.block([f"lose:{TYPES[b]}:{ids[n]}" for n, b in on], "lose-card", "GLO-058", stacks(on))
        self.raze = self.block([f"raze:{TYPES[b]}:{ids[n]}" for n, b in walls], "lose-card", "GLO-058", stacks(walls))
        self.discard = self.block(headed("discard", ids), "discard-building", "GLO-087")
        self.again = self.single("again", "again", "GLO-085")
        self.stop = self.single("stop", "again", "GLO-085")
        self.pick = self.block(headed("pick", named(bags["pick"])), "pick-resources", "GLO-083", bags["pick"])
        self.give = self.block(headed("give", named(bags["give"])), "pick-payment", "GLO-082", bags["give"])
        self.times = self.block(headed("times", range(1, times + 1)), "repeat-count", "GLO-085")
        self.known = MARKED
        self.over = "GLO-121"
        self.ordered("GLO-015", "lay-base", "choose-lock activate discard-building repeat-count again pick-payment",
                     "buy pay-glory pay-food pay-gold place", "tribute lose-card take-tribute")  # fmt: skip


def letters(goods: i64) -> str:
    """2 food and 1 glory -> '2f-1y', as in option keys."""
    parts = []
    for kind in range(5):
        n = goods >> 12 * kind & 2047
        if n:
            parts.append(f"{n}{LETTERS[kind]}")
    return "-".join(parts)


def named(bags: tuple[int, ...]) -> list[str]:
    return [letters(bag) for bag in bags]


def stacks(on: list[tuple[int, int]]) -> tuple[int, ...]:
    """A building on a base of a type, as one number."""
    return tuple([3 * card + type for card, type in on])
