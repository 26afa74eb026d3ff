"""Reads an edition into typed tables; a misfit is refused by the name of its entry."""

from typing import Any

from tessera.core.edition import demand
from tessera.core.fields import filled
from tessera.core.form import EditionForm
from tessera.core.goods import packed
from tessera.core.hands import whole
from tessera.games.massilia import tables as t
from tessera.games.massilia.tables import Tables

FEW = (1, 20)
FORM = EditionForm(
    __file__,
    fixed="schema meta.id meta.min_players meta.max_players round_track.start turn_order_track.spaces money.bank_limit "
    "players.count.n players.count.start_stalls market.spaces market.adjacency market.space.kind "
    "market.space.quadrant scoring.stalls.min scoring.stalls.max penalty.score.min penalty.score.max cards.god.when "
    "cards.god.effect round_tiles.last_to_pass_takes_tile dice.colours dice.faces dice.action.* temple.space.colour "
    "modify.wrap goods.order goods.type.id goods.type.priced_by_tile point_markers.goods cards.god.id "
    "cards.start_hand cards.max_per_god_per_turn scoring.tie_break figures.ids figures.start "
    "market.one_plot_per_street_space setup.* rulings.hand_limit_checked rulings.taking_unneeded_penalty_stones",
    numbers={
        "meta.rounds": FEW,
        "meta.year": (0, 9999),
        "players.count.start_stalls": FEW,
        "players.count.round_tiles": FEW,
        "pieces_per_player.stall_tiles": FEW,
        "round_tiles.*": FEW,
        "reputation.track_length": (10, 500),
        "dice.*per_colour": FEW,
        "modify.*_cost": FEW,
        "modify.engine.max_steps_per_die": (1, 5),
        "goods.stall_capacity": FEW,
        "goods.type.total": (1, 60),
        "goods.type.fixed_price": FEW,
        "point_markers.*": FEW,
        "price_tiles.*": FEW,
        "cards.hand_limit": (1, 10),
        "cards.open_display": (1, 2),
        "cards.god.count": (0, 60),
        "cards.god.amount": (1, 6),
        "market.spaces": (8, 20),
        "market.space.angle": (-360, 360),
        "scoring.money_per_point": (1, 100),
        "penalty.score.max": (-1, 100),  # -1: no upper end
        "scoring.stalls.max": (-1, 100),
        "*": (0, 500),
    },
    words={"market.space.kind": ("gate", "plot"), "rulings.unused_supply_dice_go_to": ("screen", "temple")},
    lengths={
        "players.colours": (4, 4),
        "price_tiles.values": (4, 4),
        "market.space.grid": (2, 2),
        "penalty.score": (1, 99),
        "scoring.stalls": (1, 99),
    },
    distinct="players.colours price_tiles.fields",
    counted={"cards.total": "cards.god.count", "market.spaces": "market.space"},
    absent={"goods.start_goods_per_stall.*": 0},
)


def read(data: dict[str, Any], options: dict[str, Any]) -> Tables:
    file = FORM.read(data)
    for check in (check_players, check_dice, check_goods, check_cards, check_market):
        check(file)
    check_ranges(file.penalty.score, "penalty.score")
    check_ranges(file.scoring.stalls, "scoring.stalls")
    return tables_of(file)


# ---- sense ----------------------------------------------------------------------------------------------------


def in_row(found: list[int], first: int, many: int, entry: str) -> None:
    demand(found == list(range(first, first + many)), entry, f"must be {first} to {first + many - 1}, in this order")


def check_players(file: Any) -> None:
    in_row(file.round_track.spaces, 1, file.meta.rounds, "round_track.spaces")
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


def check_dice(file: Any) -> None:
    dice = file.dice
    for space in file.temple.space:
        most = 4 * dice.per_player_per_colour + space.start_dice
        demand(most <= dice.per_colour, "dice.per_colour", f"four players and the temple need {most} {space.colour} dice")


def check_goods(file: Any) -> None:
    goods, marks, prices = file.goods, file.point_markers, file.price_tiles
    for kind in goods.type:
        beige = kind.id == "beige"
        demand((kind.fixed_price > 0) == beige, f"goods.type[{kind.id}].fixed_price", "only the beige goods have one")
        start = start_goods(goods, kind.id)
        demand(4 * start <= kind.total, "goods.start_goods_per_stall", f"four stalls need more {kind.id} goods than there are")
    stock = sum(vars(goods.start_goods_per_stall).values())
    demand(stock <= goods.stall_capacity, "goods.start_goods_per_stall", "more than a stall holds")
    demand(marks.min <= marks.start <= marks.max, "point_markers.start", f"from {marks.min} to {marks.max}")
    demand(sorted(prices.fields) == ["orange", "pink", "temple", "violet"], "price_tiles.fields", "temple, violet, orange, pink")
    demand(prices.fields[0] == "temple", "price_tiles.fields", "begins with temple")
    for value in prices.values:
        demand(prices.min <= value <= prices.max, "price_tiles.values", f"each from {prices.min} to {prices.max}")


def check_cards(file: Any) -> None:
    cards = file.cards
    demand(cards.total >= cards.open_display + 4 * cards.hand_limit, "cards.total", "too few for display and four full hands")


def check_ranges(ranges: list[Any], entry: str) -> None:
    """An unbroken row from 0 on; the last has no upper end."""
    expected = 0
    for i, one in enumerate(ranges):
        demand(one.min == expected, f"{entry}[{i}].min", f"must be {expected}")
        right = one.max == -1 if i == len(ranges) - 1 else one.min <= one.max
        demand(right, f"{entry}[{i}].max", "-1 in the last row, else not below min")
        expected = one.max + 1


def check_market(file: Any) -> None:
    spaces = file.market.space
    in_row([space.index for space in spaces], 0, len(spaces), "market.space")
    demand(sum(space.kind == "gate" for space in spaces) == 4, "market.space", "four gates, one for each figure")
    for space in spaces:
        entry = f"market.space[{space.index}]"
        demand((space.quadrant == "") == (space.kind == "gate"), f"{entry}.quadrant", "a plot has one, a gate none")
        demand(not (space.start_allowed and space.kind == "gate"), f"{entry}.start_allowed", "no start stalls on gates")
    quadrants = {space.quadrant for space in spaces if space.start_allowed}
    demand(len(quadrants) >= 4, "market.space", "four quadrants with plots for start stalls")
    for count in file.players.count:
        needed = count.n * count.start_stalls
        demand(needed <= len(quadrants), f"players.count[{count.n}].start_stalls", f"{needed} stalls, {len(quadrants)} quadrants")
        tiles = file.pieces_per_player.stall_tiles
        demand(count.start_stalls <= tiles, "pieces_per_player.stall_tiles", "too few for the start stalls")


# ---- tables ---------------------------------------------------------------------------------------------------


def spread(ranges: list[Any]) -> tuple[int, ...]:
    """Points by number; the last entry serves all numbers above."""
    found: list[int] = []
    for one in ranges:
        found += [one.points] * (1 if one.max < 0 else one.max - one.min + 1)
    return tuple(found)


def by_count(file: Any, name: str, nothing: Any) -> tuple[Any, ...]:
    """A list indexed by the number of players."""
    found = {count.n: getattr(count, name) for count in file.players.count}
    return tuple(tuple(v) if isinstance(v := found.get(n, nothing), list) else v for n in range(5))


def start_goods(goods: Any, good: str) -> int:
    return getattr(goods.start_goods_per_stall, good, 0)


def tables_of(file: Any) -> Tables:
    spaces, goods, tiles, gods = file.market.space, file.goods, file.price_tiles, file.cards.god
    quadrants = [*dict.fromkeys(space.quadrant for space in spaces if space.quadrant)]
    e = Tables()
    e.index(len(spaces), tiles.fields, goods.type[t.BEIGE].total, goods.stall_capacity, gods[t.VENUS].amount)
    return filled(
        e, file.meta, file.players, file.pieces_per_player, file.market, file.goods, tiles, file.cards, file.money,
        file.modify, file.modify.engine, file.reputation, file.scoring, file.rulings,
        start_money=by_count(file, "start_money", []),
        start_stalls=by_count(file, "start_stalls", 0),
        round_tiles=by_count(file, "round_tiles", []),
        penalty_stones=by_count(file, "penalty_stones", 0),
        gates=tuple(space.index for space in spaces if space.kind == "gate"),
        quadrants=tuple(quadrants.index(space.quadrant) if space.quadrant else -1 for space in spaces),
        start_allowed=tuple(space.start_allowed for space in spaces),
        start_goods=packed(tuple(start_goods(goods, good) for good in t.GOODS)),
        goods_total=packed(tuple(kind.total for kind in goods.type)),
        beige_price=goods.type[t.BEIGE].fixed_price,
        dice_total=packed((file.dice.per_colour,) * 4),
        dice_each=packed((file.dice.per_player_per_colour,) * 4),
        temple_dice=packed(tuple(space.start_dice for space in file.temple.space)),
        field_of=tuple(tiles.fields.index(good) for good in t.GOODS[: t.COLOURED]),
        price_tiles=tuple(tiles.values),
        price_low=tiles.min,
        price_high=tiles.max,
        marker_low=file.point_markers.min,
        marker_high=file.point_markers.max,
        marker_start=file.point_markers.start,
        gods=tuple(god.count for god in gods),
        all_cards=whole(tuple(god.count for god in gods)),
        amounts=tuple(god.amount for god in gods),
        start_reputation=file.reputation.start,
        stall_points=spread(file.scoring.stalls),
        stone_loss=spread(file.penalty.score),
        unused_to_temple=file.rulings.unused_supply_dice_go_to == "temple",
    )  # fmt: skip
