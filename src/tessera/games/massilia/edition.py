"""Reads an edition into typed tables: schema first, then sense; a misfit is refused by the name of its entry."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tessera.core.edition import demand, shaped
from tessera.core.goods import packed
from tessera.games.massilia import tables as t
from tessera.games.massilia.tables import MassiliaEdition

Num = Annotated[int, Meta(ge=0, le=500)]
Few = Annotated[int, Meta(ge=1, le=20)]
Open = Annotated[int, Meta(ge=-1, le=500)]  # -1: no upper end

# ---- schema ---------------------------------------------------------------------------------------------------


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    source: str = "house"


class Head(Entry):
    id: str
    title: str
    designer: str
    publisher: str
    year: int
    min_players: int
    max_players: int
    rounds: Few


class PlayerCount(Entry):
    n: int
    start_money: list[Num]
    start_stalls: Few
    round_tiles: list[Few]
    penalty_stones: Num
    dice_in_play: Num


class Players(Entry):
    colours: list[str]
    count: list[PlayerCount]
    colours_source: str = "house"


class Pieces(Entry):
    stall_tiles: Few
    screens: Num
    small_marker: Num
    large_marker: Num


class RoundTiles(Entry):
    values: list[Few]
    removed_at_3_players: list[Few]
    removed_at_2_players: list[Few]
    last_to_pass_takes_tile: bool


class OrderTrack(Entry):
    spaces: list[Num]


class RoundTrack(Entry):
    spaces: list[Num]
    start: Num


class Reputation(Entry):
    start: Num
    track_length: Annotated[int, Meta(ge=10, le=500)]
    may_be_negative_after_final_scoring: bool
    negative_source: str = "house"


class Money(Entry):
    bank_limit: Num
    keep_die_cost: Num
    build_cost: Num
    tax_per_good: Num


class Actions(Entry):
    beige: str
    brown: str
    black: str
    grey: str


class Dice(Entry):
    colours: list[str]
    faces: list[int]
    per_colour: Few
    per_player_per_colour: Few
    action: Actions
    per_colour_source: str = "house"


class TempleSpace(Entry):
    colour: str
    start_dice: Num


class Temple(Entry):
    space: list[TempleSpace]


class ModifyEngine(Entry):
    max_steps_per_die: Annotated[int, Meta(ge=1, le=5)]
    one_direction_per_die: bool
    joined_die_may_be_recoloured: bool
    max_joined_dice: Num
    joined_die_may_come_from_own_supply: bool


class Modify(Entry):
    recolour_cost: Few
    step_cost: Few
    join_cost: Few
    wrap: bool
    engine: ModifyEngine


class GoodType(Entry):
    id: str
    total: Annotated[int, Meta(ge=1, le=60)]
    priced_by_tile: bool
    fixed_price: Annotated[int, Meta(ge=1, le=20)] | None = None


class Goods(Entry):
    order: list[str]
    stall_capacity: Few
    start_goods_per_stall: dict[str, Num]
    type: list[GoodType]


class PointMarkers(Entry):
    goods: list[str]
    min: Few
    max: Few
    start: Few


class PriceTiles(Entry):
    values: list[Few]
    fields: list[str]
    min: Few
    max: Few


class Range(msgspec.Struct, forbid_unknown_fields=True):
    min: Num
    max: Open
    points: Num


class Penalty(Entry):
    per_player: Num
    score: list[Range]
    score_source: str = "house"


class God(Entry):
    id: str
    count: Annotated[int, Meta(ge=0, le=60)]
    when: str
    effect: str
    amount: Annotated[int, Meta(ge=1, le=6)]


class Cards(Entry):
    hand_limit: Annotated[int, Meta(ge=1, le=10)]
    open_display: Annotated[int, Meta(ge=1, le=6)]
    start_hand: Num
    total: Num
    max_per_god_per_turn: Num
    god: list[God]


class Figures(Entry):
    ids: list[str]
    start: str


class Space(Entry):
    index: Num
    kind: str
    quadrant: str
    start_allowed: bool
    grid: tuple[Num, Num]
    angle: float
    side: str = ""


class Market(Entry):
    spaces: Annotated[int, Meta(ge=8, le=20)]
    adjacency: str
    one_plot_per_street_space: bool
    space: list[Space]


class SetUp(Entry):
    max_start_stalls_per_quadrant: Num
    two_player_second_stall_in_reverse_order: bool
    start_player: str
    initial_order: str


class Scoring(Entry):
    money_per_point: Annotated[int, Meta(ge=1, le=100)]
    stalls: list[Range]
    tie_break: list[str]


class Rulings(Entry):
    sell_beige_optional: bool
    consul_affects_mover_too: bool
    unused_supply_dice_go_to: str
    hand_limit_checked: str
    jupiter_second_card_after_refill: bool
    taking_unneeded_penalty_stones: bool


class Screen(Entry):
    temple_radius: float
    plot_radius: float
    street_radius: float
    die_colours: dict[str, str]
    goods_colours: dict[str, str]
    figure_colours: dict[str, str]
    player_colours: dict[str, str]


class EditionFile(Entry):
    schema: int
    meta: Head
    players: Players
    pieces_per_player: Pieces
    round_tiles: RoundTiles
    turn_order_track: OrderTrack
    round_track: RoundTrack
    reputation: Reputation
    money: Money
    dice: Dice
    temple: Temple
    modify: Modify
    goods: Goods
    point_markers: PointMarkers
    price_tiles: PriceTiles
    penalty: Penalty
    cards: Cards
    figures: Figures
    market: Market
    setup: SetUp
    scoring: Scoring
    rulings: Rulings
    screen: Screen


def read(data: dict[str, Any], options: dict[str, Any]) -> MassiliaEdition:
    file = shaped(data, EditionFile)
    check_frame(file)
    check_players(file)
    check_pieces(file)
    check_market(file)
    check_rulings(file)
    return tables_of(file)


# ---- sense ----------------------------------------------------------------------------------------------------


def exactly(found: Sequence[Any], wanted: Sequence[Any], entry: str) -> None:
    demand(list(found) == list(wanted), entry, f"must be {', '.join(map(str, wanted))}, in this order")


def check_frame(file: EditionFile) -> None:
    demand(file.schema == 1, "schema", "this program reads schema 1")
    demand(file.meta.id == "massilia", "meta.id", f"this is massilia, found {file.meta.id!r}")
    demand((file.meta.min_players, file.meta.max_players) == (2, 4), "meta", "the game is for 2 to 4 players")
    exactly(file.round_track.spaces, range(1, file.meta.rounds + 1), "round_track.spaces")
    demand(file.round_track.start == 1, "round_track.start", "must be 1")
    exactly(file.turn_order_track.spaces, [1, 2, 3, 4], "turn_order_track.spaces")
    demand(file.money.bank_limit == 0, "money.bank_limit", "must be 0: the bank has no limit")


def check_players(file: EditionFile) -> None:
    colours = file.players.colours
    demand(len(set(colours)) == len(colours) == 4, "players.colours", "four different colours")
    exactly([count.n for count in file.players.count], [2, 3, 4], "players.count")
    tiles = file.round_tiles
    removed = {2: tiles.removed_at_2_players, 3: tiles.removed_at_3_players, 4: []}
    for count in file.players.count:
        entry = f"players.count[{count.n}]"
        demand(len(count.start_money) == count.n, f"{entry}.start_money", f"{count.n} numbers")
        left = sorted((v for v in tiles.values if v not in removed[count.n]), reverse=True)
        demand(count.round_tiles == left, f"{entry}.round_tiles", f"round_tiles leaves {left}, highest first")
        demand(len(set(left)) == len(left) == count.n - 1, f"{entry}.round_tiles", "one tile less than players, all different")
        stones = count.n * file.penalty.per_player
        demand(count.penalty_stones == stones, f"{entry}.penalty_stones", f"penalty.per_player makes {stones}")
        dice = 4 * count.n * file.dice.per_player_per_colour + sum(space.start_dice for space in file.temple.space)
        demand(count.dice_in_play == dice, f"{entry}.dice_in_play", f"screens and temple make {dice}")
    demand(not tiles.last_to_pass_takes_tile, "round_tiles.last_to_pass_takes_tile", "must be false")


def check_pieces(file: EditionFile) -> None:
    dice, goods, cards = file.dice, file.goods, file.cards
    exactly(dice.colours, t.DIE_COLOURS, "dice.colours")
    exactly(dice.faces, [1, 2, 3, 4, 5, 6], "dice.faces")
    action = dice.action
    exactly([action.beige, action.brown, action.black, action.grey], ["buy", "move", "reputation", "sacrifice"], "dice.action")
    exactly([space.colour for space in file.temple.space], t.DIE_COLOURS, "temple.space")
    for space in file.temple.space:
        most = 4 * dice.per_player_per_colour + space.start_dice
        demand(most <= dice.per_colour, "dice.per_colour", f"four players and the temple need {most} {space.colour} dice")
    demand(file.modify.wrap, "modify.wrap", "must be true: 1 and 6 are neighbours")
    exactly(goods.order, t.GOODS, "goods.order")
    exactly([kind.id for kind in goods.type], t.GOODS, "goods.type")
    for kind in goods.type:
        beige = kind.id == "beige"
        demand(kind.priced_by_tile != beige, f"goods.type[{kind.id}].priced_by_tile", "all but the beige goods have a tile")
        demand((kind.fixed_price is not None) == beige, f"goods.type[{kind.id}].fixed_price", "only the beige goods have one")
        start = goods.start_goods_per_stall.get(kind.id, 0)
        demand(4 * start <= kind.total, "goods.start_goods_per_stall", f"four stalls need more {kind.id} goods than there are")
    for name in goods.start_goods_per_stall:
        demand(name in t.GOODS, "goods.start_goods_per_stall", f"unknown good {name!r}")
    stock = sum(goods.start_goods_per_stall.values())
    demand(stock <= goods.stall_capacity, "goods.start_goods_per_stall", "more than a stall holds")
    marks, prices = file.point_markers, file.price_tiles
    exactly(marks.goods, t.GOODS[:3], "point_markers.goods")
    demand(marks.min <= marks.start <= marks.max, "point_markers.start", f"from {marks.min} to {marks.max}")
    demand(sorted(prices.fields) == ["orange", "pink", "temple", "violet"], "price_tiles.fields", "temple, violet, orange, pink")
    demand(prices.fields[0] == "temple", "price_tiles.fields", "begins with temple")
    demand(len(prices.values) == 4, "price_tiles.values", "four tiles")
    for value in prices.values:
        demand(prices.min <= value <= prices.max, "price_tiles.values", f"each from {prices.min} to {prices.max}")
    exactly([god.id for god in cards.god], t.GODS, "cards.god")
    demand(sum(god.count for god in cards.god) == cards.total, "cards.total", "the gods' counts must add up to it")
    demand(cards.total >= cards.open_display + 4 * cards.hand_limit, "cards.total", "too few for display and four full hands")
    demand(cards.start_hand == 0, "cards.start_hand", "must be 0: hands are empty at the start")
    demand(cards.max_per_god_per_turn == 1, "cards.max_per_god_per_turn", "must be 1")
    exactly(file.figures.ids, t.FIGURES, "figures.ids")
    demand(file.figures.start == "random-permutation-over-gates", "figures.start", "must be random-permutation-over-gates")
    check_ranges(file.penalty.score, "penalty.score")
    check_ranges(file.scoring.stalls, "scoring.stalls")
    exactly(file.scoring.tie_break, ["most-stalls", "most-money", "fewest-penalty-stones", "shared"], "scoring.tie_break")


def check_ranges(ranges: list[Range], entry: str) -> None:
    """An unbroken row from 0 on; the last has no upper end."""
    expected = 0
    for i, one in enumerate(ranges):
        demand(one.min == expected, f"{entry}[{i}].min", f"must be {expected}")
        last = i == len(ranges) - 1
        demand(
            (one.max == -1) if last else (one.min <= one.max <= 100),
            f"{entry}[{i}].max",
            "-1 in the last row, else not below min",
        )
        expected = one.max + 1
    demand(len(ranges) > 0, entry, "at least one row")


def check_market(file: EditionFile) -> None:
    market = file.market
    exactly([space.index for space in market.space], range(market.spaces), "market.space")
    demand(market.one_plot_per_street_space, "market.one_plot_per_street_space", "must be true")
    gates = [space for space in market.space if space.kind == "gate"]
    demand(len(gates) == 4, "market.space", "four gates, one for each figure")
    for space in market.space:
        entry = f"market.space[{space.index}]"
        demand(space.kind in ("gate", "plot"), f"{entry}.kind", "gate or plot")
        demand((space.quadrant == "") == (space.kind == "gate"), f"{entry}.quadrant", "a plot has one, a gate none")
        demand(not (space.start_allowed and space.kind == "gate"), f"{entry}.start_allowed", "no start stalls on gates")
    quadrants = {space.quadrant for space in market.space if space.start_allowed}
    demand(len(quadrants) >= 4, "market.space", "four quadrants with plots for start stalls")
    for count in file.players.count:
        needed = count.n * count.start_stalls
        demand(needed <= len(quadrants), f"players.count[{count.n}].start_stalls", f"{needed} stalls, {len(quadrants)} quadrants")
        tiles = file.pieces_per_player.stall_tiles
        demand(count.start_stalls <= tiles, "pieces_per_player.stall_tiles", "too few for the start stalls")
    demand(file.setup.max_start_stalls_per_quadrant == 1, "setup.max_start_stalls_per_quadrant", "must be 1")
    demand(file.setup.two_player_second_stall_in_reverse_order, "setup", "the second start stall comes in reverse order")
    demand(file.setup.start_player == "random", "setup.start_player", "must be random")
    demand(
        file.setup.initial_order == "clockwise-from-start-player", "setup.initial_order", "must be clockwise-from-start-player"
    )


def check_rulings(file: EditionFile) -> None:
    rulings = file.rulings
    demand(rulings.unused_supply_dice_go_to in ("screen", "temple"), "rulings.unused_supply_dice_go_to", "screen or temple")
    demand(rulings.hand_limit_checked == "when-card-is-taken", "rulings.hand_limit_checked", "must be when-card-is-taken")
    demand(not rulings.taking_unneeded_penalty_stones, "rulings.taking_unneeded_penalty_stones", "only false is supported")


# ---- tables ---------------------------------------------------------------------------------------------------


class Keys:
    """The option keys in the making: blocks of keys and their first codes."""

    def __init__(self) -> None:
        self.keys: list[str] = []
        self.starts: dict[str, int] = {}

    def block(self, name: str, keys: Iterable[str]) -> None:
        self.starts[name] = len(self.keys)
        self.keys += keys

    def single(self, *names: str) -> None:
        for name in names:
            self.block(name, [name])


def keys_of(file: EditionFile) -> Keys:
    made = Keys()
    plots = range(file.market.spaces)
    dice = [f"{colour}:{value}" for colour in t.DIE_COLOURS for value in range(1, 7)]
    placed = [f"{place}:{die}" for place in t.PLACES for die in dice]
    goods = [f"{plot}:{good}" for plot in plots for good in t.GOODS]
    venus = range(1, file.cards.god[t.VENUS].amount + 1)
    made.block("plot", [f"plot:{plot}" for plot in plots])
    made.single("mars")
    made.block("keep", [f"keep:{die}" for die in dice])
    made.single("done")
    made.block("card", [f"card:{god}" for god in map(t.GODS.__getitem__, t.TURN_CARDS)])
    made.block("price", [f"card:mercurius:{field}:{way}" for field in file.price_tiles.fields for way in ("up", "down")])
    made.block("return", [f"card:venus:{n}" for n in venus])
    made.block("die", [f"die:{die}" for die in placed])
    made.single("pass", "execute")
    made.block("colour", [f"colour:{colour}" for colour in t.DIE_COLOURS])
    made.single("up", "down")
    made.block("join", [f"join:{die}" for die in placed])
    made.block("buy", [f"buy:{good}" for good in t.GOODS[:3]])
    made.block("beige", [f"beige:{n}" for n in range(file.goods.type[t.BEIGE].total + 1)])
    made.block("place", [f"place:{plot}:{n}" for plot in plots for n in range(1, file.goods.stall_capacity + 1)])
    made.block("move", [f"move:{figure}:{end}" for figure in t.FIGURES for end in plots])
    made.single("yes", "no", "pay")
    made.block("give", [f"give:{good}" for good in t.GOODS])
    made.block("take", [f"take:{good}" for good in goods])
    made.block("offer", [f"give:{good}" for good in goods])
    made.block("open", [f"open:{god}" for god in t.GODS])
    made.single("deck", "stop")
    made.block("venus", [f"venus:{n}" for n in venus])
    made.single("end")
    return made


def spread(ranges: list[Range]) -> tuple[int, ...]:
    """Points by number; the last entry serves all numbers above."""
    found: list[int] = []
    for one in ranges:
        found += [one.points] * (1 if one.max < 0 else one.max - one.min + 1)
    return tuple(found)


def by_count(file: EditionFile, name: str, nothing: Any) -> tuple[Any, ...]:
    """A list indexed by the number of players."""
    found = {count.n: getattr(count, name) for count in file.players.count}
    return tuple(tuple(v) if isinstance(v := found.get(n, nothing), list) else v for n in range(5))


def tables_of(file: EditionFile) -> MassiliaEdition:
    made = keys_of(file)
    quadrants = [*dict.fromkeys(space.quadrant for space in file.market.space if space.quadrant)]
    engine = file.modify.engine
    fields = file.price_tiles.fields
    return MassiliaEdition(
        keys=tuple(made.keys),
        starts=made.starts,
        rounds=file.meta.rounds,
        colours=tuple(file.players.colours),
        start_money=by_count(file, "start_money", []),
        start_stalls=by_count(file, "start_stalls", 0),
        round_tiles=by_count(file, "round_tiles", []),
        stones=by_count(file, "penalty_stones", 0),
        stall_tiles=file.pieces_per_player.stall_tiles,
        spaces=file.market.spaces,
        gates=tuple(space.index for space in file.market.space if space.kind == "gate"),
        quadrants=tuple(quadrants.index(space.quadrant) if space.quadrant else -1 for space in file.market.space),
        start_allowed=tuple(space.start_allowed for space in file.market.space),
        capacity=file.goods.stall_capacity,
        start_goods=packed(tuple(file.goods.start_goods_per_stall.get(good, 0) for good in t.GOODS)),
        goods_total=packed(tuple(kind.total for kind in file.goods.type)),
        beige_price=file.goods.type[t.BEIGE].fixed_price or 1,
        dice_total=packed((file.dice.per_colour,) * 4),
        dice_each=packed((file.dice.per_player_per_colour,) * 4),
        temple_dice=packed(tuple(space.start_dice for space in file.temple.space)),
        fields=tuple(fields),
        field_of=tuple(fields.index(good) for good in t.GOODS[:3]),
        price_tiles=tuple(file.price_tiles.values),
        price_low=file.price_tiles.min,
        price_high=file.price_tiles.max,
        marker_low=file.point_markers.min,
        marker_high=file.point_markers.max,
        marker_start=file.point_markers.start,
        gods=tuple(god.count for god in file.cards.god),
        amounts=tuple(god.amount for god in file.cards.god),
        hand_limit=file.cards.hand_limit,
        open_display=file.cards.open_display,
        keep_cost=file.money.keep_die_cost,
        build_cost=file.money.build_cost,
        tax=file.money.tax_per_good,
        recolour_cost=file.modify.recolour_cost,
        step_cost=file.modify.step_cost,
        join_cost=file.modify.join_cost,
        most_steps=engine.max_steps_per_die,
        join_supply=engine.joined_die_may_come_from_own_supply,
        join_recoloured=engine.joined_die_may_be_recoloured,
        most_joined=engine.max_joined_dice,
        one_direction=engine.one_direction_per_die,
        start_reputation=file.reputation.start,
        money_per_point=file.scoring.money_per_point,
        stall_points=spread(file.scoring.stalls),
        stone_loss=spread(file.penalty.score),
        track_length=file.reputation.track_length,
        beige_sale_optional=file.rulings.sell_beige_optional,
        consul_spares_mover=not file.rulings.consul_affects_mover_too,
        unused_to_temple=file.rulings.unused_supply_dice_go_to == "temple",
        refill_between=file.rulings.jupiter_second_card_after_refill,
        negative_totals=file.reputation.may_be_negative_after_final_scoring,
    )
