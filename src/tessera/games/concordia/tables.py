"""What is printed on the components, as tables the rules read: goods, cards, one map with its distances, and the option codes.

Goods, card kinds, gods and colonist kinds are numbers (constants below). Cards are numbered as in the edition, player cards
first. A set of cities, cards, ways or provinces is a mask: bit i stands for number i. A *place* is where a colonist stands: the
cities of the map come first (0 .. cities - 1), then its land ways, then its sea ways.
"""

from typing import Any, Final

from mypy_extensions import i64

from tessera.core.agenda import Edition

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
SINGLES: Final = ("land", "sea", "none", "stop", "cash", "settle", "decline")  # keys without a part


def bit(number: i64) -> i64:
    """The set with one member."""
    return (number - number + 1) << number  # compiled, a literal 1 would be shifted as a 32-bit int


def bits(mask: i64) -> i64:
    """How many members a set has."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


class Cards:
    """All person cards: the ten of a player first, then the purchase cards."""

    def __init__(
        self,
        ids: tuple[str, ...],
        kind_of: tuple[int, ...],
        stack_of: tuple[int, ...],
        price_of: tuple[int, ...],
        of_kind: tuple[int, ...],
        of_god: tuple[int, ...],
        own: i64,
        hands: tuple[int, ...],
        stacks: tuple[tuple[int, ...], ...],
        roles: tuple[tuple[int, ...], ...],
        grows: tuple[int, ...],
        minerva: tuple[int, ...],
    ) -> None:
        self.ids = ids
        self.kind_of = kind_of
        self.stack_of = stack_of  # 0 for player cards
        self.price_of = price_of  # packed goods in the red field
        self.of_kind = of_kind  # kind -> the cards of it
        self.of_god = of_god  # god -> the cards it blesses
        self.own = own  # the player cards; every seat has a set of them
        self.hands = hands  # starting hands: single game, team game first half, team game second half
        self.stacks = stacks  # the purchase cards of this game, by numeral; [0] is empty
        self.roles = roles  # kind -> its two roles if it is a dual card
        self.grows = grows  # kind -> the good of a specialist, or -1
        self.minerva = minerva  # kind -> points per house of a specialist


class Chart:
    """One map. Cities, provinces and places are numbered within it; `ids` fields hold their numbers in the union of all maps."""

    def __init__(
        self,
        id: str,
        capital: i64,
        cities: i64,
        city_ids: tuple[int, ...],
        letters: tuple[int, ...],
        province_ids: tuple[int, ...],
        province_of: tuple[int, ...],
        cities_in: tuple[int, ...],
        way_ids: tuple[int, ...],
        first: tuple[int, ...],
        places: i64,
        beside: tuple[int, ...],
        ends: tuple[tuple[int, ...], ...],
        with_way: tuple[int, ...],
        near: tuple[tuple[tuple[int, ...], ...], ...],
        reach: tuple[tuple[int, ...], ...],
        distance: tuple[tuple[int, ...], ...],
        halts: tuple[int, ...],
        start_cities: i64,
        local: tuple[int, ...],
        start_code: tuple[int, ...],
        move_code: tuple[int, ...],
        to_code: tuple[int, ...],
        build_code: tuple[int, ...],
        produce_code: tuple[int, ...],
        place_code: tuple[int, ...],
    ) -> None:
        self.id = id
        self.capital, self.cities = capital, cities
        self.city_ids = city_ids
        self.letters = letters  # city -> 0..3 for A..D, -1 for the capital
        self.province_ids, self.province_of, self.cities_in = province_ids, province_of, cities_in
        self.way_ids = way_ids  # place - cities -> number of the way in the union
        self.first = first  # colonist kind -> place of its first way
        self.places = places  # how many cities and ways there are
        self.beside = beside  # place -> the two end cities of a way; nothing for a city
        self.ends = ends  # place -> the same as numbers
        self.with_way = with_way  # colonist kind -> cities with a way of that kind
        self.near = near  # kind * places + place -> by steps: the ways within them, nearest first, that one may stop on
        self.reach = reach  # the same as masks, bit i is way `first[kind] + i`
        self.distance = distance  # kind * places + place -> by way (counted from first[kind]); 0 is out of reach
        self.halts = halts  # place -> 1 if a colonist may stop on this way
        self.start_cities = start_cities  # what `choose-start-city` offers
        self.local = local  # option code -> city, place or province on this map it speaks of; -1 if it is on another map
        self.start_code, self.move_code, self.to_code = start_code, move_code, to_code
        self.build_code, self.produce_code, self.place_code = build_code, produce_code, place_code


class Tables(Edition):
    """Everything printed, for one map and one mode. Capital fields are the starts of the option code blocks."""

    def __init__(  # noqa: PLR0915  (one line per table)
        self,
        team: bool,
        interim: bool,
        names: tuple[tuple[str, ...], ...],
        ways: tuple[tuple[str, str, str, str], ...],
        chart: Chart,
        cards: Cards,
        price: tuple[int, ...],
        build_money: tuple[int, ...],
        build_goods: tuple[int, ...],
        temples: tuple[int, ...],
        coins: tuple[int, ...],
        tiles: tuple[tuple[int, ...], ...],
        warehouse: i64,
        colonists: tuple[int, ...],
        houses: i64,
        colonist_cost: i64,
        start_goods: i64,
        start_money: tuple[int, ...],
        top_stack: tuple[int, ...],
        extra: tuple[int, ...],
        extra_any: tuple[int, ...],
        numbers: dict[str, int],
        interim_money: tuple[int, ...],
        spaces: i64,
        drawing: dict[str, Any],
    ) -> None:
        super().__init__()
        self.team, self.interim = team, interim
        self.cities, self.provinces = names[0], names[1]  # ids of all maps together, as in the option keys
        self.ways = ways  # of all maps together: id, "land" or "sea", and the two cities
        self.chart, self.cards = chart, cards
        self.price, self.build_money, self.build_goods, self.temples = price, build_money, build_goods, temples
        self.coins = coins  # good -> coins on the back of its bonus marker
        self.tiles = tiles  # letter -> goods of its tiles
        self.warehouse, self.colonists, self.houses, self.colonist_cost = warehouse, colonists, houses, colonist_cost
        self.start_goods, self.start_money, self.top_stack = start_goods, start_money, top_stack
        self.spaces = spaces  # of the display
        self.extra, self.extra_any = extra, extra_any  # display space -> fixed extra price, and goods of free choice
        self.magnus_goods: i64 = numbers["magnus_goods"]
        self.marker_goods: i64 = numbers["marker_goods"]
        self.free_cards: i64 = numbers["free_cards"]
        self.card_money: i64 = numbers["card_money"]
        self.steps: i64 = numbers["steps"]
        self.mercator_own: i64 = numbers["mercator_own"]
        self.mercator_bought: i64 = numbers["mercator_bought"]
        self.good_types: i64 = numbers["good_types"]
        self.colonist_base: i64 = numbers["colonist_base"]
        self.colonist_each: i64 = numbers["colonist_each"]
        self.buys_senator: i64 = numbers["senator"]
        self.buys_consul: i64 = numbers["consul"]
        self.buys_praetor: i64 = numbers["praetor"]
        self.buys_proconsul: i64 = numbers["proconsul"]
        self.vesta: i64 = numbers["vesta"]
        self.jupiter: i64 = numbers["jupiter"]
        self.jupiter_most: i64 = numbers["jupiter_most"]
        self.saturnus: i64 = numbers["saturnus"]
        self.venus: i64 = numbers["venus"]
        self.venus_needs: i64 = numbers["venus_needs"]
        self.venus_most: i64 = numbers["venus_most"]
        self.venus_team: i64 = numbers["venus_team"]
        self.mercurius: i64 = numbers["mercurius"]
        self.mercurius_most: i64 = numbers["mercurius_most"]
        self.mars: i64 = numbers["mars"]
        self.mars_most: i64 = numbers["mars_most"]
        self.concordia: i64 = numbers["concordia"]
        self.most_turns: i64 = numbers["most_turns"]
        self.interim_money = interim_money  # by rank: first, second
        self.drawing = drawing  # names, colours and coordinates of the map, for the screen only
        # ---- option codes: one dense table, the same for every map and mode
        self.land_ways: i64 = sum([1 for way in ways if way[1] == "land"])  # they come first
        self.START: i64 = 0
        self.PLAY: i64 = self.START + len(self.cities)
        self.SINGLE: i64 = self.PLAY + len(KINDS)
        self.MOVE: i64 = self.SINGLE + len(SINGLES)  # cities, land ways
        self.MOVE_SEA: i64 = self.MOVE + len(self.cities) + self.land_ways  # cities, sea ways
        self.TO: i64 = self.MOVE_SEA + len(self.cities) + len(ways) - self.land_ways
        self.BUILD: i64 = self.TO + len(ways)
        self.PRODUCE: i64 = self.BUILD + len(self.cities)
        self.TAKE: i64 = self.PRODUCE + len(self.provinces)
        self.SELL: i64 = self.TAKE + len(GOODS)  # good * warehouse + n - 1
        self.BUY: i64 = self.SELL + len(GOODS) * warehouse
        self.COPY: i64 = self.BUY + len(GOODS) * warehouse
        self.ROLE: i64 = self.COPY + 6
        self.PLACE: i64 = self.ROLE + len(ROLES)
        self.PLACE_SEA: i64 = self.PLACE + len(self.cities)
        self.CARD: i64 = self.PLACE_SEA + len(self.cities)
        self.PAY: i64 = self.CARD + spaces
        self.SUGGEST: i64 = self.PAY + len(GOODS)
        self.END: i64 = self.SUGGEST + len(KINDS)
        self.LAND: i64 = self.SINGLE
        self.SEA: i64 = self.SINGLE + 1
        self.NONE: i64 = self.SINGLE + 2
        self.STOP: i64 = self.SINGLE + 3
        self.CASH: i64 = self.SINGLE + 4
        self.SETTLE: i64 = self.SINGLE + 5
        self.DECLINE: i64 = self.SINGLE + 6


def keys(e: Tables) -> tuple[str, ...]:
    """The action index, block by block, in the order of the code fields."""
    ways = [way[0] for way in e.ways]
    found = [f"start:{city}" for city in e.cities]
    found += [f"play:{kind}" for kind in KINDS]
    found += list(SINGLES)
    for unit in UNITS:
        found += [f"move:{unit}:{city}" for city in e.cities]
        found += [f"move:{unit}:{way[0]}" for way in e.ways if way[1] == unit]
    found += [f"to:{way}" for way in ways]
    found += [f"build:{city}" for city in e.cities]
    found += [f"produce:{province}" for province in e.provinces]
    found += [f"take:{good}" for good in GOODS]
    for trade in ("sell", "buy"):
        found += [f"{trade}:{good}:{n}" for good in GOODS for n in range(1, int(e.warehouse) + 1)]
    found += [f"copy:{seat}" for seat in range(6)]
    found += [f"role:{KINDS[role]}" for role in ROLES]
    for unit in UNITS:
        found += [f"place:{unit}:{city}" for city in e.cities]
    found += [f"card:{space}" for space in range(1, int(e.spaces) + 1)]
    found += [f"pay:{good}" for good in GOODS]
    found += [f"suggest:{kind}" for kind in KINDS]
    return tuple(found)
