"""Reads an edition into typed tables; a misfit is refused by the name of its entry."""

from collections.abc import Iterable
from typing import Any

from tessera.core.edition import demand, demand_of_new
from tessera.core.fields import filled
from tessera.core.form import ID, EditionForm
from tessera.core.goods import one
from tessera.core.sets import set_of
from tessera.games.panthalos import tables as t
from tessera.games.panthalos.tables import ABSENT, AGRO, ANY_GOOD, PLACES, POLIS, TITANUS, TRAINS, YIELDS, Tables

SIDES = ("small", "large")
KINDS = 20  # tiles of a family are counted three bits to a kind in one number
FORM = EditionForm(__file__, t)


def read(data: dict[str, Any], options: dict[str, Any]) -> Tables:
    file = FORM.read(data)
    check_course(file)
    check_setup(file)
    check_elements(file)
    check_tiles(file)
    for side in SIDES:
        check_side(getattr(file.board, side), f"board.{side}", file.components)
    return tables_of(file)


# ---- sense ------------------------------------------------------------------------------------------------


def totals(found: int, wanted: int, entry: str) -> None:
    demand(found == wanted, f"components.{entry}", f"says {wanted}, but the kinds add up to {found}")


def check_course(s: Any) -> None:
    rounds, low, high = s.rounds.count, s.components.die_min, s.components.die_max
    demand(low <= high, "components.die_max", "is below die_min")
    demand(len(s.templum.values) == rounds, "templum.values", f"expected one value for each of the {rounds} rounds")
    for value in s.templum.values:
        demand(low <= value <= high, "templum.values", f"{value} is no die face {low} to {high}")
    capacity = s.krypt_fields.capacity
    demand(len(capacity) == len(s.krypt_fields.fields), "krypt_fields.capacity", "expected one number per field")
    demand(capacity[-1] == -1 and min(capacity[:-1]) > 0, "krypt_fields.capacity", "only the last field has no limit (-1)")


def check_setup(s: Any) -> None:
    c, setup = s.components, s.setup
    discs = c.discs_per_player - setup.score_marker_discs
    demand(1 <= discs <= 99, "components.discs_per_player", "some discs must be left beside the score marker")
    demand(c.die_min <= setup.start_die_value <= c.die_max, "setup.start_die_value", "no face of the dice")
    spread = setup.dice_in_supply + setup.dice_in_thermae + setup.dice_in_foro_reserve
    dice = c.dice_per_player
    demand(spread == dice, "setup.dice_in_supply", f"supply, THERMAE and reserve hold {spread} dice, there are {dice}")
    demand(max(setup.discs_by_seat) <= discs, "setup.discs_by_seat", f"each 0 to {discs}")
    for row in setup.discs_by_players:
        entry = f"setup.discs_by_players[{row.players}].discs"
        demand(len(row.discs) == row.players, entry, f"expected a number for each of {row.players} players")
        demand(max(row.discs) <= discs, entry, f"each 0 to {discs}")


def check_elements(s: Any) -> None:
    elements, c = s.elements.list, s.components
    for element in elements:
        demand(bool(ID.match(element)), "elements.list", f"{element!r}: letters, digits and dashes make a name")
    for family in ("titans", "supports"):
        rows, entry = getattr(s, family).per_element, f"{family}.per_element"
        values = [row.value for row in rows]
        demand(values == sorted(values), entry, "expected rising values")
        demand(len(values) * len(elements) <= KINDS, entry, f"at most {KINDS} kinds over all elements")
        name = f"{family[:-1]}_tiles"
        totals(len(elements) * sum(row.count for row in rows), getattr(c, name), name)
    rows = s.disasters.per_element
    demand(len(rows) * len(elements) <= KINDS, "disasters.per_element", f"at most {KINDS} kinds over all elements")
    tiles = len(elements) * sum(row.count for row in rows)
    totals(tiles, c.disaster_tiles, "disaster_tiles")
    demand(tiles >= s.rounds.count, "components.disaster_tiles", "every round needs its disaster tile")


def check_tiles(s: Any) -> None:
    totals(s.goods.copies_each * len(s.goods.kind), s.components.goods_tiles, "goods_tiles")
    for a in s.artisan:
        demand(a.effect == "upgrade" or a.good != "none", f"artisan[{a.id}].good", "only an artisan that upgrades needs none")


def check_side(board: Any, side: str, dice: Any) -> None:
    for name in PLACES[1:]:
        for space in getattr(board, name):
            entry = f"{side}.{name}[{space.id}]"
            demand(space.min <= dice.die_max, f"{entry}.min", f"expected 1 to {dice.die_max}, found {space.min}")
            fits = name in ("polis", "agora", "phalanx", "art") or not space.lightning
            demand(fits, f"{entry}.lightning", "only AGORA, PHALANX and ART have lightning spaces")
    for column, most in (("left", 4), ("right", 8)):
        houses = sum(space.column == column for space in board.polis)
        demand_of_new(houses <= most, f"{side}.polis", f"at most {most} houses have room in the {column} column, found {houses}")
    for (space,) in (board.titanus, board.agro):
        fits = space.unlimited and space.min <= dice.die_min
        demand(fits, f"{side}.{space.id}", "one open field that takes every die, so that nobody gets stuck")


# ---- tables -----------------------------------------------------------------------------------------------


def tables_of(s: Any) -> Tables:
    names = names_of(s)
    spaces, space_place = spaces_of(s)
    e = Tables()
    e.index(s.components.dice_per_player, s.components.die_max, names | {"spaces": spaces})
    keys = [key for block in e.blocks for key in block.keys]
    demand(len(set(keys)) == len(keys), "edition", "two things share one id; every id must be unique")
    effect, end = s.effect, s.scoring
    return filled(
        e,
        *(s.components, s.setup, s.goods, effect.agora, effect.phalanx, effect.art, effect.foro, effect.titanus),
        *(effect.agro, effect.krypt, effect.ship, s.duel, end.krypt_end, end.round_end),
        **{name: names[name] for name in ("colours", "goods", "artisans", "ships", "merchants", "disasters")},
        **tile_tables(s, names["goods"]),
        **element_tables(s),
        **board_tables(s, spaces, space_place),
        rounds=s.rounds.count,
        templum=tuple(s.templum.values),
        thresholds=(0, 0, *vars(s.krypt_fields.end_threshold).values()),  # from two players on
        field_capacity=tuple(s.krypt_fields.capacity),
        side_by_players=(0, 0, *map(SIDES.index, vars(s.setup.side_by_players).values())),
        dice=s.components.dice_per_player,
        start_discs=start_discs(s.setup),
        discs=s.components.discs_per_player - s.setup.score_marker_discs,
        refill=tuple((r.agora, r.phalanx, r.art, r.port, r.merkator) for r in (s.refill.small, s.refill.large)),
        oraculum_discs=effect.oraculum.discs,
        ship_discs=effect.ship.discs,
    )


def start_discs(setup: Any) -> tuple[tuple[int, ...], ...]:
    """By number of players, from the start player on."""
    own = {row.players: tuple(row.discs) for row in setup.discs_by_players}
    return tuple(own.get(players, tuple(setup.discs_by_seat)) for players in range(len(setup.discs_by_seat) + 1))


def names_of(s: Any) -> dict[str, tuple[str, ...]]:
    def each(family: str, values: Iterable[int]) -> tuple[str, ...]:
        row = tuple(values)
        return tuple(f"{family}:{element}:{value}" for element in s.elements.list for value in row)

    return {
        "colours": tuple(s.components.player_colours),
        "goods": tuple(kind.id for kind in s.goods.kind),
        "artisans": tuple(a.id for a in s.artisan),
        "ships": tuple(b.id for b in s.ship),
        "merchants": tuple(m.id for m in s.merchant),
        "titans": each("titan", (row.value for row in s.titans.per_element)),
        "supports": each("support", (row.value for row in s.supports.per_element)),
        "disasters": each("disaster", (row.strength for row in s.disasters.per_element)),
    }


def element_tables(s: Any) -> dict[str, Any]:
    """Kinds of one element lie side by side."""
    elements = len(s.elements.list)
    found: dict[str, Any] = {"elements": tuple(s.elements.list)}
    for family, split in (("titan", s.titans), ("support", s.supports)):
        values = tuple(row.value for row in split.per_element)
        copies = tuple(row.count for row in split.per_element) * elements
        found |= {f"{family}_values": values, f"{family}_strength": values * elements, f"{family}_copies": copies}
    rows = s.disasters.per_element
    return found | {
        "disaster_element": tuple(element for element in range(elements) for _ in rows),
        "disaster_strength": tuple(row.strength for row in rows) * elements,
        "disaster_vp": tuple(row.vp for row in rows) * elements,
        "disaster_copies": tuple(row.count for row in rows) * elements,
    }


def tile_tables(s: Any, goods: tuple[str, ...]) -> dict[str, Any]:
    return {
        "refined_goods": tuple(kind.refined for kind in s.goods.kind),
        "good_copies": (s.goods.copies_each,) * len(goods),
        "artisan_good": tuple(artisan_work(a, goods) for a in s.artisan),
        "artisan_cost": tuple(a.cost for a in s.artisan),
        "artisan_copies": tuple(a.copies for a in s.artisan),
        "ship_good": tuple(goods.index(b.good) for b in s.ship),
        "ship_basic": tuple(int("basic" in b.accepts) for b in s.ship),
        "ship_refined": tuple(int("refined" in b.accepts) for b in s.ship),
        "ship_copies": tuple(b.copies for b in s.ship),
        "merchant_vp": tuple(m.vp for m in s.merchant),
        "merchant_wants": tuple(int(sum(one(goods.index(want)) for want in m.wants if want != "any")) for m in s.merchant),
        "merchant_any": tuple(m.wants.count("any") for m in s.merchant),
        "merchant_bonus": tuple(YIELDS.index("support-draw" if m.bonus.kind == "support" else m.bonus.kind) for m in s.merchant),
        "merchant_amount": tuple(m.bonus.amount for m in s.merchant),
        "merchant_copies": (1,) * len(s.merchant),
    }


def artisan_work(a: Any, goods: tuple[str, ...]) -> int:
    if a.effect == "upgrade":
        return TRAINS
    return ANY_GOOD if a.good == "any" else goods.index(a.good)


# ---- the board --------------------------------------------------------------------------------------------


def spaces_of(s: Any) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """One list of spaces for both sides, and the place of each."""
    found: list[tuple[str, int]] = []
    for place, name in enumerate(PLACES[1:], 1):
        both = [*getattr(s.board.large, name), *getattr(s.board.small, name)]  # the large side has them all, in order
        found += [(id, place) for id in dict.fromkeys(space.id for space in both)]
    spaces = tuple(id for id, _ in found)
    demand(len(set(spaces)) == len(spaces) <= 60, "board", "a space belongs to one place; 60 at most")
    return spaces, tuple(place for _, place in found)


def board_tables(s: Any, spaces: tuple[str, ...], space_place: tuple[int, ...]) -> dict[str, Any]:
    sides = [side_tables(board, spaces, space_place, s.components.die_max) for board in (s.board.small, s.board.large)]
    return {name: (sides[0][name], sides[1][name]) for name in sides[0]} | {
        "spaces": spaces,
        "space_place": space_place,
        "open_fields": set_of(space for space, place in enumerate(space_place) if place in (TITANUS, AGRO)),
        "open_polis": tuple(space for space, place in enumerate(space_place) if place == POLIS),
    }


def side_tables(board: Any, names: tuple[str, ...], space_place: tuple[int, ...], die_max: int) -> dict[str, Any]:
    """Tables of one side; a space that it lacks has `min` ABSENT."""
    known = {space.id: space for place in PLACES[1:] for space in getattr(board, place)}
    row = [known.get(name) for name in names]
    mins = tuple(ABSENT if space is None else space.min for space in row)
    places = tuple(in_order(getattr(board, name), names) for name in PLACES[1:])
    all_here = tuple(sum(places, ()))
    leaders = tuple(space for space in all_here if space_place[space] != POLIS)
    ranks = [tuple(space for space in all_here if mins[space] <= pips) for pips in range(1, die_max + 1)]
    return {
        "mins": mins,
        "lightning": tuple(int(getattr(space, "lightning", False)) for space in row),
        "yields": tuple(YIELDS.index(space.yields) if space and hasattr(space, "yields") else -1 for space in row),
        "amounts": tuple(getattr(space, "amount", 0) for space in row),
        "left": tuple(int(getattr(space, "column", "") == "left") for space in row),
        "spaces_of": ((), *places),
        "side_spaces": all_here,
        "open_to": (leaders, *ranks),
    }


def in_order(spaces: list[Any], names: tuple[str, ...]) -> tuple[int, ...]:
    """From left to right; POLIS: left column first, each from the top."""
    right = [space for space in spaces if getattr(space, "column", "") == "right"]
    return tuple(names.index(space.id) for space in [*(space for space in spaces if space not in right), *right])
