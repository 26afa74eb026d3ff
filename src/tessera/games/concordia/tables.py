"""What is printed on the components, as tables the rules read: goods, cards, one map with its distances, and the action index.

Goods, card kinds, gods and colonist kinds are numbers (constants below). Cards are numbered as in the edition, player cards
first. Sets of cities, cards, ways or provinces are those of core.sets. A *place* is where a colonist stands: the cities of the map
come first (0 .. cities - 1), then its land ways, then its sea ways.
"""

from typing import Any, Final

from mypy_extensions import i64

from tessera.core.agenda import Edition
from tessera.core.blocks import Block, headed
from tessera.core.numbers import Sorter

GOODS: Final = ("brick", "food", "tool", "wine", "cloth")

TRIBUNE: Final = 0
ARCHITECT: Final = 1
DIPLOMAT: Final = 2
PREFECT: Final = 3
MERCATOR_3: Final = 4
MERCATOR_5: Final = 5
SENATOR: Final = 6
MAGISTER: Final = 7
PRAETOR: Final = 8
LEGATUS: Final = 9
COLONIST: Final = 10
MASON: Final = 11
WEAVER: Final = 15
CONSUL: Final = 16
PROCONSUL: Final = 17
PREFECT_ARCHITECT: Final = 18
PREFECT_MERCATOR: Final = 20
KINDS: Final = (
    "tribune",
    "architect",
    "diplomat",
    "prefect",
    "mercator-3",
    "mercator-5",
    "senator",
    "magister",
    "praetor",
    "legatus",
    "colonist",
    "mason",
    "farmer",
    "smith",
    "vintner",
    "weaver",
    "consul",
    "proconsul",
    "prefect-architect",
    "architect-mercator",
    "prefect-mercator",
)
ROLES: Final = (PREFECT, ARCHITECT, MERCATOR_5)  # what a dual card can be

VESTA: Final = 0
JUPITER: Final = 1
SATURNUS: Final = 2
VENUS: Final = 3
MERCURIUS: Final = 4
MARS: Final = 5
MINERVA: Final = 6
GODS: Final = ("vesta", "jupiter", "saturnus", "venus", "mercurius", "mars", "minerva")

LAND: Final = 0
SEA: Final = 1
UNITS: Final = ("land", "sea")  # kinds of colonists and of ways
MOST_SEATS: Final = 6


class Blessing:
    """What a card of a god brings."""

    per: i64  # points for each thing the god counts
    most: i64

    def of(self, things: i64) -> i64:
        """For so many things."""
        worth = self.per * things
        return worth if worth < self.most else self.most


class Cards:
    """All person cards: the ten of a player first, then the purchase cards."""

    ids: tuple[str, ...]
    kind_of: tuple[int, ...]
    stack_of: tuple[int, ...]  # 0 for player cards
    price_of: tuple[int, ...]  # packed goods in the red field
    of_kind: tuple[int, ...]  # kind -> the cards of it
    of_god: tuple[int, ...]  # god -> the cards it blesses
    by_kind: Sorter  # counts cards
    by_god: Sorter
    specialists: i64  # the cards Minerva looks at
    own: i64  # the player cards; every seat has a set of them
    hands: tuple[int, ...]  # starting hands: single game, team game first half, team game second half
    stacks: tuple[tuple[int, ...], ...]  # the purchase cards of this game, by numeral; [0] is empty
    roles: tuple[tuple[int, ...], ...]  # kind -> its two roles if it is a dual card
    grows: tuple[int, ...]  # kind -> the good of a specialist, or -1
    minerva: tuple[int, ...]  # kind -> points per house of a specialist
    buys: tuple[int, ...]  # kind -> how many cards it buys


class Chart:
    """One map. Cities, provinces and places are numbered within it."""

    id: str
    names: tuple[str, ...]  # place -> id
    provinces: tuple[str, ...]  # province -> id
    capital: i64
    cities: i64  # how many there are
    places: i64  # cities and ways
    letters: tuple[int, ...]  # city -> 0..3 for A..D, -1 for the capital
    province_of: tuple[int, ...]
    cities_in: tuple[int, ...]  # province -> its cities, without the capital
    by_province: Sorter  # counts cities
    first: tuple[int, ...]  # colonist kind -> place of its first way
    beside: tuple[int, ...]  # place -> the two end cities of a way; nothing for a city
    ends: tuple[tuple[int, ...], ...]  # place -> the same as numbers
    with_way: tuple[int, ...]  # colonist kind -> cities with a way of that kind
    near: tuple[tuple[tuple[int, ...], ...], ...]  # kind * places + place -> by steps: the ways in reach, nearest first
    reach: tuple[tuple[int, ...], ...]  # the same as sets, with ways counted from first[kind]; both without ways nobody stops on
    distance: tuple[tuple[int, ...], ...]  # kind * places + place -> by way (counted from first[kind]); 0 is out of reach
    halts: tuple[int, ...]  # place -> 1 if a colonist may stop on this way
    start_cities: i64  # what `choose-start-city` offers


MARKED: Final = (  # the decisions in the order in which trained networks know them; new ones follow by themselves
    "play-card tribune-colonist architect-pick architect-target architect-build prefect-choice accept-good "
    "mercator-trade diplomat-copy choose-role colonist-mode colonist-place buy-card pay-any legatus-suggest "
    "legatus-answer proconsul-answer choose-start-city"
)


class Tables(Edition):
    """Everything printed, for one map and one mode: values of the edition file under their own names, and what follows from them."""

    team: bool
    interim: bool
    chart: Chart
    cards: Cards
    price: tuple[int, ...]  # by good
    build_money: tuple[int, ...]
    build_goods: tuple[int, ...]
    temples: tuple[int, ...]
    coins: tuple[int, ...]  # good -> coins on the back of its bonus marker
    tiles: tuple[tuple[int, ...], ...]  # letter -> goods of its tiles
    warehouse: i64
    colonists: tuple[int, ...]
    houses: i64
    colonist_cost: i64
    start_goods: i64
    start_money: tuple[int, ...]
    top_stack: tuple[int, ...]  # by number of players
    spaces: i64  # of the display
    extra: tuple[int, ...]  # display space -> fixed extra price ...
    extra_any: tuple[int, ...]  # ... and goods of free choice
    magnus_goods: i64
    marker_goods: i64
    free_cards: i64  # tribune
    money_per_further_card: i64
    steps_per_colonist_on_board: i64  # architect
    money_own: i64  # mercator
    money_bought: i64
    good_types: i64
    money_base: i64  # colonist
    money_per_colonist_on_board: i64
    money_per_point: i64  # Vesta
    jupiter: Blessing
    saturnus: Blessing
    venus: Blessing
    mercurius: Blessing
    mars: Blessing
    houses_needed: i64  # Venus, single game: in a province that counts
    concordia_card: i64
    max_turns_per_player: i64
    interim_money: tuple[int, ...]  # by rank: first, second
    drawing: dict[str, Any]  # names, colours and coordinates of the map, for the screen only

    def index(
        self, cities: list[str], ways: list[list[str]], provinces: list[str], chart: Chart, warehouse: int, spaces: int
    ) -> None:
        """The action index, the same for every map and mode: it names the cities, ways (land, sea) and provinces of all maps.

        What is not on this map means -1.
        """
        lots = [f"{good}:{n}" for good in GOODS for n in range(1, warehouse + 1)]
        at = numbered(chart.names, cities)
        self.start = self.block(headed("start", cities), "choose-start-city", "CON-156", at)
        self.play = self.block(headed("play", KINDS), "play-card legatus-answer proconsul-answer", "CON-011")
        self.unit = self.block(list(UNITS), "tribune-colonist", "CON-018")
        self.none = self.single("none", "tribune-colonist diplomat-copy", "CON-018")
        self.stop = self.single("stop", "architect-pick architect-build mercator-trade colonist-place buy-card", "CON-035")
        self.cash = self.single("cash", "prefect-choice colonist-mode", "CON-038")
        self.settle = self.single("settle", "colonist-mode", "CON-062")
        self.decline = self.single("decline", "prefect-choice", "CON-038")
        self.move = [self.of_unit("move", unit, cities + ways[unit], "architect-pick", "CON-020", chart) for unit in range(2)]
        self.to = self.block(
            headed("to", ways[0] + ways[1]), "architect-target", "CON-023", numbered(chart.names, ways[0] + ways[1])
        )
        self.build = self.block(headed("build", cities), "architect-build", "CON-027", at)
        self.produce = self.block(headed("produce", provinces), "prefect-choice", "CON-038", numbered(chart.provinces, provinces))
        self.take = self.block(headed("take", GOODS), "accept-good", "CON-108")
        self.sell = self.block(headed("sell", lots), "mercator-trade", "CON-046")  # good * warehouse + n - 1
        self.buy = self.block(headed("buy", lots), "mercator-trade", "CON-046")
        self.copy = self.block(headed("copy", range(MOST_SEATS)), "diplomat-copy", "CON-050")
        self.role = self.block(headed("role", [KINDS[role] for role in ROLES]), "choose-role", "CON-093", ROLES)
        self.place = [self.of_unit("place", unit, cities, "colonist-place", "CON-062", chart) for unit in range(2)]
        self.card = self.block(headed("card", range(1, spaces + 1)), "buy-card", "CON-072")
        self.pay = self.block(headed("pay", GOODS), "pay-any", "CON-074")
        self.suggest = self.block(headed("suggest", KINDS), "legatus-suggest", "CON-089")
        self.known = MARKED
        self.over = "CON-137"
        self.ordered("CON-156", "choose-start-city", "play-card")

    def of_unit(self, head: str, unit: int, places: list[str], at: str, closed: str, chart: Chart) -> Block:
        """Options that name a kind of colonist and one of these places."""
        return self.block(headed(f"{head}:{UNITS[unit]}", places), at, closed, numbered(chart.names, places))


def numbered(known: tuple[str, ...], names: list[str]) -> tuple[int, ...]:
    """The number of each of these names, -1 where it is not known."""
    found = {name: number for number, name in enumerate(known)}
    return tuple([found.get(name, -1) for name in names])
