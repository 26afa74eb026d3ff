"""Reads an edition into typed tables, and refuses nonsense by the name of the entry."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from tessera.core.edition import demand, shaped
from tessera.core.goods import packed
from tessera.games.aquileia.tables import MOST_COPIES, MOST_KINDS, AquileiaEdition

Metal = Literal["bronze", "silver", "gold"]
METAL: dict[str, int] = {"bronze": 0, "silver": 1, "gold": 2}
KINDS = {"workshop": 0, "changer": 1, "villa": 2}
ODD_SPACES = ("dolus", "pecunia", "potentia", "theatrum", "latro")


class Coins(msgspec.Struct, forbid_unknown_fields=True):
    bronze: int = 0
    silver: int = 0
    gold: int = 0

    def packed(self, entry: str) -> int:
        for metal, n in (("bronze", self.bronze), ("silver", self.silver), ("gold", self.gold)):
            demand(0 <= n <= 100, f"{entry}.{metal}", f"{n} coins; 0 to 100 are possible")
        return packed((self.bronze, self.silver, self.gold))


class Cost(Coins, forbid_unknown_fields=True):
    slaves: int = 0


class Meta(msgspec.Struct):
    game: Literal["aquileia"]
    clause_prefix: Literal["AQU"]
    designer: str
    publishers: list[str]
    year: int


class Players(msgspec.Struct):
    min: int
    max: int
    colours: list[str]


class PlayerCount(msgspec.Struct):
    players: int
    closed_spaces: list[str]


class PerPlayer(msgspec.Struct):
    henchmen: int
    houses: int


class Components(msgspec.Struct):
    slave_cards: int
    equi_arma_cards: int
    stadium_cards: int
    theatre_cards: int
    blue_dice: int
    red_dice: int
    per_player: PerPlayer


class Length(msgspec.Struct):
    rounds: int


class Setup(msgspec.Struct):
    coins: Coins
    start_score: int
    open_equi_cards: int
    open_stadium_cards: Literal[1]
    cards: Literal[0]
    open_theatre_cards: Literal[0]


class Bank(msgspec.Struct):
    coins_limited: Literal[False]


class Dice(msgspec.Struct):
    faces: list[Metal]


class SlaveCard(msgspec.Struct):
    type: str
    slaves: int
    count: int


class EquiCard(msgspec.Struct):
    type: str
    kind: Literal["weapon", "horse"]
    strength: int
    count: int
    side: Metal | None = None


class Laurel(msgspec.Struct):
    type: str
    count: int
    colour: str | None = None
    points: int = 0


class TheatreCard(msgspec.Struct):
    type: str
    colours: tuple[str, str]
    count: int


class Decks(msgspec.Struct):
    slave: list[SlaveCard]
    equi_arma: list[EquiCard]
    stadium: list[Laurel]
    theatre: list[TheatreCard]


class DeckRules(msgspec.Struct):
    reshuffle_when: Literal["draw_from_empty"]
    equi_refill: Literal["end_of_round"]
    stadium_reveal: Literal["end_of_round"]


class Area(msgspec.Struct):
    id: Literal["mercatus", "arena", "stadium", "theatrum", "forum", "portus"]
    numeral: str


class Space(msgspec.Struct):
    id: str
    area: Literal["mercatus", "arena", "stadium", "theatrum", "forum", "portus"]
    order: int
    x: float
    y: float
    metal: Metal | None = None
    side: Metal | None = None
    display_slot: int = -1
    extra_deck_card: bool = False
    max_cards: int = 0
    value: int = 0
    builds: int = 0
    score_value: bool = False


class Placement(msgspec.Struct):
    crest_mandatory: bool
    stop_is_final: Literal[True]
    portus_paid_limit_per_player: int
    stadium_one_side_per_player: Literal[True]


class AdvantageTrack(msgspec.Struct):
    fields: int
    no_crest_start_player: Literal["left_neighbour"]


class ContestTrack(msgspec.Struct):
    printed_max: int


class Dolus(msgspec.Struct):
    red_dice: int


class Exchange(msgspec.Struct):
    id: str
    give: Coins
    get: Coins


class Pecunia(msgspec.Struct):
    points: int
    max_exchanges: int
    exchange: list[Exchange]


class Equi(msgspec.Struct):
    price: Coins


class Servi(msgspec.Struct):
    coins_per_card: int


class Potentia(msgspec.Struct):
    blue_dice: int


class Fight(msgspec.Struct):
    red_dice: int
    counting_face: Metal
    prize_metal: Metal
    prize_coins: list[int]
    points_per_strength: int
    slave_cards: int
    playable: tuple[Literal["slave"], Literal["weapon"]]
    blue_dice_use: Literal["choose"]
    choice_ranks: tuple[Literal[1], Literal[2]]


class Racing(msgspec.Struct):
    red_dice: int
    counting_face: Literal["own_side"]
    prize_coins: list[int]
    playable: tuple[Literal["horse"]]
    blue_dice_use: Literal["all_remaining"]
    laurel_ranks: tuple[Literal[1], Literal[2]]
    cards_used_per_round: Literal[2]
    unawarded_card: Literal["remove"]


class Auction(msgspec.Struct):
    coins_per_raise: Literal[1]
    pay_to: Literal["auctioneer"]
    auctioneer_pays_to: Literal["bank"]


class Building(msgspec.Struct):
    slave_overpay: Literal[True]
    split_double_slave: Literal[False]


class Harbour(msgspec.Struct):
    latro_red_dice: int
    order: list[str]


class Actions(msgspec.Struct):
    dolus: Dolus
    pecunia: Pecunia
    equi: Equi
    servi: Servi
    potentia: Potentia
    arena: Fight
    stadium: Racing
    theatrum: Auction
    forum: Building
    portus: Harbour


class Site(msgspec.Struct):
    id: str
    kind: Literal["workshop", "changer", "villa"]
    side: Literal["left", "right"]
    value: int
    cost: Cost
    x: float
    y: float
    colour: str | None = None
    pays: Coins = msgspec.field(default_factory=Coins)


class Scoring(msgspec.Struct):
    villa_rule: Literal["sum_of_colour_values_times_matching_laurels"]
    theatre_colours_counted: Literal[1]
    neutral_laurel_points: Literal[True]
    leftovers_score: Literal[False]


class TieBreak(msgspec.Struct):
    order: tuple[()]


class Place(msgspec.Struct):
    id: str
    x: float
    y: float


class Layout(msgspec.Struct):
    """Where things lie on the screen; tracks are only drawn, and so not checked here."""

    width: int
    height: int
    region: list[Place]
    pile: list[Place]


class File(msgspec.Struct):
    """The schema of edition.toml."""

    schema: Literal[1]
    meta: Meta
    area: list[Area]
    contest_track: ContestTrack
    layout: Layout
    players: Players
    game_length: Length
    player_count: list[PlayerCount]
    components: Components
    setup: Setup
    bank: Bank
    dice: Dice
    deck: Decks
    deck_rules: DeckRules
    space: list[Space]
    placement: Placement
    advantage_track: AdvantageTrack
    action: Actions
    site: list[Site]
    scoring: Scoring
    tie_break: TieBreak


def between(low: int, value: int, high: int, entry: str) -> int:
    demand(low <= value <= high, entry, f"{value} is outside {low} to {high}")
    return value


def distinct(names: Sequence[str], entry: str) -> tuple[str, ...]:
    for name in names:
        demand(list(names).count(name) == 1, f"{entry}[{name}]", "stands there twice")
        demand(bool(name) and ":" not in name and " " not in name, f"{entry}[{name}]", "ids have no colon and no space")
    return tuple(names)


def check_deck(cards: Sequence[Any], said: int, entry: str) -> None:
    """Kinds and copies fit a packed hand, and the number of cards is the one the components list."""
    demand(len(cards) <= MOST_KINDS, f"deck.{entry}", f"{len(cards)} kinds; {MOST_KINDS} at most")
    for kind in cards:
        between(0, kind.count, MOST_COPIES, f"deck.{entry}[{kind.type}].count")
    there = sum(kind.count for kind in cards)
    demand(there == said, f"deck.{entry}", f"{there} cards, but the components list {said}")


def numbered(names: Sequence[str], wanted: str, entry: str) -> int:
    demand(wanted in names, entry, f"unknown id {wanted!r}; known: {', '.join(names)}")
    return list(names).index(wanted)


def mask(numbers: Sequence[int]) -> int:
    return sum(1 << n for n in numbers)


def slave_payments(worth: tuple[int, ...], most: int) -> list[tuple[int, int]]:
    """Every payment without a superfluous card for any number of slaves a site may cost, fewest cards of the first kind first."""
    found = []
    for ones in range(most + 1):
        for twos in range(most + 1):
            shown = ones * worth[0] + twos * worth[1]
            least = max(shown - worth[0] if ones else -1, shown - worth[1] if twos else -1)
            if ones + twos and any(least < need <= shown for need in range(1, most + 1)):
                found.append((ones, twos))
    return found


def read(data: dict[str, Any], options: dict[str, Any]) -> AquileiaEdition:
    file = shaped(data, File)
    names = space_names(file)
    check_sense(file, names)
    return AquileiaEdition(**decks(file), **spaces(file, names), **actions(file), **sites(file), **general(file, names))


def space_names(file: File) -> tuple[str, ...]:
    names = distinct([space.id for space in file.space], "space")
    demand(len(names) <= 60, "space", f"{len(names)} spaces; 60 at most")
    for odd in ODD_SPACES:
        demand(odd in names, "space", f"there must be a space {odd!r}")
    return names


def check_sense(file: File, names: tuple[str, ...]) -> None:
    made, deck = file.components, file.deck
    demand((file.players.min, file.players.max) == (2, 5), "players", "the game is for 2 to 5 players")
    demand(
        len(set(file.players.colours)) == len(file.players.colours) >= 5, "players.colours", "five different colours are needed"
    )
    check_deck(deck.slave, made.slave_cards, "slave")
    check_deck(deck.equi_arma, made.equi_arma_cards, "equi_arma")
    check_deck(deck.stadium, made.stadium_cards, "stadium")
    check_deck(deck.theatre, made.theatre_cards, "theatre")
    demand(len(deck.slave) == 2, "deck.slave", "there must be exactly two kinds: payments name cards of both")
    for slave in deck.slave:
        between(1, slave.slaves, 9, f"deck.slave[{slave.type}].slaves")
    demand(deck.slave[0].slaves < deck.slave[1].slaves, "deck.slave", "the kind with fewer slaves comes first")
    for equi in deck.equi_arma:
        between(0, equi.strength, 20, f"deck.equi_arma[{equi.type}].strength")
        demand(
            (equi.kind == "horse") == (equi.side is not None), f"deck.equi_arma[{equi.type}]", "horses have a side, weapons none"
        )
    demand(
        made.stadium_cards == 2 * file.game_length.rounds,
        "components.stadium_cards",
        f"two per round are used up: {2 * file.game_length.rounds} for {file.game_length.rounds} rounds",
    )
    demand(made.blue_dice == file.action.potentia.blue_dice, "action.potentia.blue_dice", f"there are {made.blue_dice} blue dice")
    most_red = max(file.action.dolus.red_dice, file.action.arena.red_dice, file.action.stadium.red_dice)
    demand(most_red <= made.red_dice, "components.red_dice", f"{most_red} red dice are rolled at once")
    demand(file.action.portus.order[0] == "latro", "action.portus.order", "LATRO acts first")
    for place in file.action.portus.order:
        numbered(names, place, "action.portus.order")
    order = ["mercatus", "arena", "stadium", "theatrum", "forum", "portus"]
    demand([area.id for area in file.area] == order, "area", f"the areas act in the order {', '.join(order)}")
    demand(len(file.dice.faces) >= 1, "dice.faces", "a die has faces")


def decks(file: File) -> dict[str, Any]:
    deck = file.deck
    colours: list[str] = []
    for laurel in deck.stadium:
        demand(0 <= laurel.points <= 100, f"deck.stadium[{laurel.type}].points", "0 to 100 points")
        if laurel.colour is not None and laurel.colour not in colours:
            colours.append(laurel.colour)
    slaves, equi = [kind.type for kind in deck.slave], [kind.type for kind in deck.equi_arma]
    distinct([*slaves, *equi, *[kind.type for kind in deck.stadium], *[kind.type for kind in deck.theatre]], "deck")
    return {
        "colours": tuple(colours),
        "slave_ids": tuple(kind.type for kind in deck.slave),
        "slave_count": tuple(kind.count for kind in deck.slave),
        "slave_worth": tuple(kind.slaves for kind in deck.slave),
        "equi_ids": tuple(kind.type for kind in deck.equi_arma),
        "equi_count": tuple(kind.count for kind in deck.equi_arma),
        "equi_strength": tuple(kind.strength for kind in deck.equi_arma),
        "equi_side": tuple(-1 if kind.side is None else METAL[kind.side] for kind in deck.equi_arma),
        "laurel_ids": tuple(kind.type for kind in deck.stadium),
        "laurel_count": tuple(kind.count for kind in deck.stadium),
        "laurel_colour": tuple(-1 if kind.colour is None else colours.index(kind.colour) for kind in deck.stadium),
        "laurel_points": tuple(kind.points for kind in deck.stadium),
        "theatre_ids": tuple(kind.type for kind in deck.theatre),
        "theatre_count": tuple(kind.count for kind in deck.theatre),
        "theatre_first": tuple(numbered(colours, kind.colours[0], f"deck.theatre[{kind.type}]") for kind in deck.theatre),
        "theatre_second": tuple(numbered(colours, kind.colours[1], f"deck.theatre[{kind.type}]") for kind in deck.theatre),
    }


def in_order(file: File, area: str, keep: Any = None) -> tuple[int, ...]:
    """The spaces of an area by their order of resolution."""
    found = [(s.order, i) for i, s in enumerate(file.space) if s.area == area and (keep is None or keep(s))]
    return tuple(i for _, i in sorted(found))


def spaces(file: File, names: tuple[str, ...]) -> dict[str, Any]:
    market = in_order(file, "mercatus")
    equi = in_order(file, "mercatus", lambda s: s.display_slot >= 0)
    servi = in_order(file, "mercatus", lambda s: s.max_cards > 0)
    for number in market:
        known = number in equi or number in servi or names[number] in ODD_SPACES
        demand(known, f"space[{names[number]}]", "a market space has a display_slot, max_cards, or is dolus, pecunia, potentia")
    for number in servi:
        demand(file.space[number].metal is not None, f"space[{names[number]}].metal", "a SERVI space names its metal")
        between(1, file.space[number].max_cards, 20, f"space[{names[number]}].max_cards")
    slots = sorted(file.space[number].display_slot for number in equi)
    demand(slots == list(range(file.setup.open_equi_cards)), "setup.open_equi_cards", f"the EQUI spaces have the slots {slots}")
    stadium = in_order(file, "stadium")
    for number in stadium:
        demand(
            file.space[number].side is not None, f"space[{names[number]}].side", "a stadium space is on the gold or silver side"
        )
    forum = in_order(file, "forum")
    for number in forum:
        between(1, file.space[number].builds, 5, f"space[{names[number]}].builds")
    paid = tuple(numbered(names, place, "action.portus.order") for place in file.action.portus.order[1:])
    metals = [file.space[number].metal for number in paid]
    demand(
        None not in metals and len(set(metals)) == len(metals), "action.portus.order", "each paid space has a metal of its own"
    )
    demand(
        set(paid) | {names.index("latro")} == set(in_order(file, "portus")),
        "action.portus.order",
        "must name every harbour space",
    )
    for i, space in enumerate(file.space):
        between(0, space.value, 20, f"space[{names[i]}].value")
    return {
        "space_ids": names,
        **{odd: names.index(odd) for odd in ODD_SPACES},
        "market": market,
        "equi_spaces": tuple(sorted(equi, key=lambda number: file.space[number].display_slot)),
        "servi_spaces": servi,
        "forum": forum,
        "paid": paid,
        "space_slot": tuple(s.display_slot for s in file.space),
        "space_extra": tuple(int(s.extra_deck_card) for s in file.space),
        "space_metal": tuple(-1 if s.metal is None else METAL[s.metal] for s in file.space),
        "space_limit": tuple(s.max_cards for s in file.space),
        "space_value": tuple(s.value for s in file.space),
        "space_builds": tuple(s.builds for s in file.space),
        "space_scores": tuple(int(s.score_value) for s in file.space),
        "arena_mask": mask(in_order(file, "arena")),
        "stadium_mask": mask(stadium),
        "side_masks": tuple(mask([n for n in stadium if file.space[n].side == metal]) for metal in METAL),
        "paid_mask": mask(paid),
        "open_spaces": open_spaces(file, names),
    }


def open_spaces(file: File, names: tuple[str, ...]) -> tuple[int, ...]:
    """By number of players: the spaces that are not closed."""
    found = [0] * (file.players.max + 1)
    for entry in file.player_count:
        between(file.players.min, entry.players, file.players.max, "player_count.players")
        closed = [numbered(names, space, f"player_count[{entry.players}].closed_spaces") for space in entry.closed_spaces]
        found[entry.players] = (1 << len(names)) - 1 - mask(closed)
    for seats in range(file.players.min, file.players.max + 1):
        demand(found[seats] > 0, "player_count", f"no entry for {seats} players")
    return tuple(found)


def actions(file: File) -> dict[str, Any]:
    act = file.action
    for exchange in act.pecunia.exchange:
        demand(exchange.give != Coins(), f"action.pecunia.exchange[{exchange.id}].give", "something must be given")
    for place, n in enumerate((*act.arena.prize_coins, *act.stadium.prize_coins)):
        between(0, n, 50, f"action.arena/stadium.prize_coins[{place}]")
    return {
        "dolus_dice": between(0, act.dolus.red_dice, 20, "action.dolus.red_dice"),
        "pecunia_points": between(0, act.pecunia.points, 50, "action.pecunia.points"),
        "pecunia_most": between(1, act.pecunia.max_exchanges, 20, "action.pecunia.max_exchanges"),
        "exchange_ids": distinct([exchange.id for exchange in act.pecunia.exchange], "action.pecunia.exchange"),
        "exchange_give": tuple(x.give.packed(f"action.pecunia.exchange[{x.id}].give") for x in act.pecunia.exchange),
        "exchange_get": tuple(x.get.packed(f"action.pecunia.exchange[{x.id}].get") for x in act.pecunia.exchange),
        "equi_price": act.equi.price.packed("action.equi.price"),
        "servi_price": between(1, act.servi.coins_per_card, 20, "action.servi.coins_per_card"),
        "blue_dice": between(0, act.potentia.blue_dice, 20, "action.potentia.blue_dice"),
        "arena_red": between(0, act.arena.red_dice, 20, "action.arena.red_dice"),
        "arena_face": METAL[act.arena.counting_face],
        "arena_metal": METAL[act.arena.prize_metal],
        "arena_coins": tuple(act.arena.prize_coins),
        "points_per_strength": between(0, act.arena.points_per_strength, 10, "action.arena.points_per_strength"),
        "prize_slaves": between(0, act.arena.slave_cards, 10, "action.arena.slave_cards"),
        "stadium_red": between(0, act.stadium.red_dice, 20, "action.stadium.red_dice"),
        "stadium_coins": tuple(act.stadium.prize_coins),
        "latro_dice": between(0, act.portus.latro_red_dice, 20, "action.portus.latro_red_dice"),
    }


def sites(file: File) -> dict[str, Any]:
    names = distinct([site.id for site in file.site], "site")
    demand(len(names) <= 60, "site", f"{len(names)} sites; 60 at most")
    colours = decks(file)["colours"]
    for site in file.site:
        entry = f"site[{site.id}]"
        demand((site.kind == "villa") == (site.side == "right"), f"{entry}.side", "villas stand right, the others left")
        demand((site.kind == "villa") == (site.colour is not None), f"{entry}.colour", "villas have a colour, the others none")
        demand(site.kind == "changer" or site.pays == Coins(), f"{entry}.pays", "only money-changers pay coins")
        between(0, site.value, 100, f"{entry}.value")
        between(0, site.cost.slaves, 12, f"{entry}.cost.slaves")
    worth = tuple(kind.slaves for kind in file.deck.slave)
    payments = slave_payments(worth, max(site.cost.slaves for site in file.site))
    return {
        "site_ids": names,
        "site_kind": tuple(KINDS[site.kind] for site in file.site),
        "site_value": tuple(site.value for site in file.site),
        "site_colour": tuple(
            -1 if site.colour is None else numbered(colours, site.colour, f"site[{site.id}].colour") for site in file.site
        ),
        "site_coins": tuple(site.cost.packed(f"site[{site.id}].cost") for site in file.site),
        "site_slaves": tuple(site.cost.slaves for site in file.site),
        "site_pays": tuple(site.pays.packed(f"site[{site.id}].pays") for site in file.site),
        "pay_ones": tuple(ones for ones, _ in payments),
        "pay_twos": tuple(twos for _, twos in payments),
    }


def general(file: File, names: tuple[str, ...]) -> dict[str, Any]:
    own = file.components.per_player
    return {
        "player_colours": tuple(file.players.colours),
        "rounds": between(1, file.game_length.rounds, 100, "game_length.rounds"),
        "henchmen": between(1, own.henchmen, len(names), "components.per_player.henchmen"),
        "houses": between(0, own.houses, 60, "components.per_player.houses"),
        "start_coins": file.setup.coins.packed("setup.coins"),
        "start_score": between(0, file.setup.start_score, 100, "setup.start_score"),
        "faces": tuple(METAL[face] for face in file.dice.faces),
        "crest_mandatory": file.placement.crest_mandatory,
        "one_side": file.placement.stadium_one_side_per_player,
        "paid_limit": between(1, file.placement.portus_paid_limit_per_player, 3, "placement.portus_paid_limit_per_player"),
        "fields": between(file.players.max, file.advantage_track.fields, 20, "advantage_track.fields"),
    }
