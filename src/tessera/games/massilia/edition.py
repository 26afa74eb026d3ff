"""Reads an edition into typed tables: schema first, then sense; a misfit is refused by the name of its entry."""

from collections.abc import Sequence
from typing import Any

from tessera.core.edition import demand, shaped
from tessera.core.fields import filled
from tessera.core.goods import packed
from tessera.core.hands import whole
from tessera.games.massilia import tables as t
from tessera.games.massilia.schema import EditionFile, Range
from tessera.games.massilia.tables import Tables


def read(data: dict[str, Any], options: dict[str, Any]) -> Tables:
    file = shaped(data, EditionFile)
    for check in (check_frame, check_players, check_dice, check_goods, check_cards, check_market, check_scoring, check_rulings):
        check(file)
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


def check_dice(file: EditionFile) -> None:
    dice, action = file.dice, file.dice.action
    exactly(dice.colours, t.DIE_COLOURS, "dice.colours")
    exactly(dice.faces, [1, 2, 3, 4, 5, 6], "dice.faces")
    exactly([action.beige, action.brown, action.black, action.grey], ["buy", "move", "reputation", "sacrifice"], "dice.action")
    exactly([space.colour for space in file.temple.space], t.DIE_COLOURS, "temple.space")
    for space in file.temple.space:
        most = 4 * dice.per_player_per_colour + space.start_dice
        demand(most <= dice.per_colour, "dice.per_colour", f"four players and the temple need {most} {space.colour} dice")
    demand(file.modify.wrap, "modify.wrap", "must be true: 1 and 6 are neighbours")


def check_goods(file: EditionFile) -> None:
    goods, marks, prices = file.goods, file.point_markers, file.price_tiles
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
    exactly(marks.goods, t.GOODS[: t.COLOURED], "point_markers.goods")
    demand(marks.min <= marks.start <= marks.max, "point_markers.start", f"from {marks.min} to {marks.max}")
    demand(sorted(prices.fields) == ["orange", "pink", "temple", "violet"], "price_tiles.fields", "temple, violet, orange, pink")
    demand(prices.fields[0] == "temple", "price_tiles.fields", "begins with temple")
    demand(len(prices.values) == 4, "price_tiles.values", "four tiles")
    for value in prices.values:
        demand(prices.min <= value <= prices.max, "price_tiles.values", f"each from {prices.min} to {prices.max}")


def check_cards(file: EditionFile) -> None:
    cards = file.cards
    exactly([god.id for god in cards.god], t.GODS, "cards.god")
    demand(sum(god.count for god in cards.god) == cards.total, "cards.total", "the gods' counts must add up to it")
    demand(cards.total >= cards.open_display + 4 * cards.hand_limit, "cards.total", "too few for display and four full hands")
    demand(cards.start_hand == 0, "cards.start_hand", "must be 0: hands are empty at the start")
    demand(cards.max_per_god_per_turn == 1, "cards.max_per_god_per_turn", "must be 1")


def check_scoring(file: EditionFile) -> None:
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
    exactly(file.figures.ids, t.FIGURES, "figures.ids")
    demand(file.figures.start == "random-permutation-over-gates", "figures.start", "must be random-permutation-over-gates")
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


def tables_of(file: EditionFile) -> Tables:
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
        start_goods=packed(tuple(goods.start_goods_per_stall.get(good, 0) for good in t.GOODS)),
        goods_total=packed(tuple(kind.total for kind in goods.type)),
        beige_price=goods.type[t.BEIGE].fixed_price or 1,
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
