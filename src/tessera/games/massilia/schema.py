"""The edition file, entry by entry: what must stand there, and of which kind."""

from typing import Annotated

import msgspec
from msgspec import Meta

Num = Annotated[int, Meta(ge=0, le=500)]
Few = Annotated[int, Meta(ge=1, le=20)]
Open = Annotated[int, Meta(ge=-1, le=500)]  # -1: no upper end


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
