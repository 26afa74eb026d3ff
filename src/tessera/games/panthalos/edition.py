"""Reads an edition of Panthalos: schema by msgspec, sense by `demand`, then the tables the rules use."""

from typing import Any

from tessera.core.edition import demand, shaped
from tessera.core.goods import one
from tessera.games.panthalos.schema import Artisan, Sheet, Side, Space
from tessera.games.panthalos.tables import ABSENT, ANY_GOOD, PLACES, POLIS, TRAINS, YIELDS, PanthalosEdition, number_keys

SIDES = ("small", "large")
SEATS = range(2, 6)
KINDS = 20  # tiles of a family are counted three bits to a kind in one number
COPIES = 7
LIGHTNING = ("agora", "phalanx", "art")
BONUSES = {"titan": "titan", "support": "support-draw", "upgrade": "upgrade", "disc": "disc"}


def read(data: dict[str, Any], options: dict[str, Any]) -> PanthalosEdition:
    sheet = shaped(data, Sheet)
    check_frame(sheet)
    e = PanthalosEdition()
    read_course(e, sheet)
    read_setup(e, sheet)
    read_goods(e, sheet)
    read_elements(e, sheet)
    read_tiles(e, sheet)
    read_board(e, sheet)
    read_effects(e, sheet)
    e.keys = number_keys(e)
    demand(len(set(e.keys)) == len(e.keys), "edition", "two things share one id; every id must be unique")
    return e


def positive(entry: str, *numbers: int) -> None:
    for number in numbers:
        demand(0 <= number <= 99, entry, f"expected a number 0 to 99, found {number}")


def distinct(names: list[str], entry: str) -> None:
    demand(len(set(names)) == len(names) > 0, entry, "expected one or more different ids")
    for name in names:
        demand(
            name.replace("-", "").isalnum() and name == name.lower(),
            entry,
            f"{name!r} is no id: lower-case letters, digits, dashes",
        )


def check_frame(s: Sheet) -> None:
    """What the rules themselves rest on and no number can change."""
    demand(s.meta.key == "panthalos", "meta.key", f"this is no edition of Panthalos: {s.meta.key!r}")
    demand((s.meta.min_players, s.meta.max_players) == (2, 5), "meta.max_players", "Panthalos is played by 2 to 5")
    demand(tuple(s.places.order) == PLACES, "places.order", "the eleven places and their order belong to the rules")
    fixed = {
        "places.leaders_forbidden": (s.places.leaders_forbidden, ["polis"]),
        "places.unlimited": (s.places.unlimited, ["titanus", "agro"]),
        "places.pair_places": (s.places.pair_places, ["foro"]),
        "places.return_to_owner": (s.places.return_to_owner, ["oraculum", "krypt"]),
        "places.displays": (s.places.displays, ["agora", "phalanx", "art"]),
        "setup.start_player": (s.setup.start_player, "random"),
        "setup.leader_figures_in_supply": (s.setup.leader_figures_in_supply, 1),
        "components.leader_figures_per_player": (s.components.leader_figures_per_player, 1),
        "components.board_sides": (s.components.board_sides, 2),
        "effect.agora.upgrade_pips": (s.effect.agora.upgrade_pips, 1),
        "effect.phalanx.upgrade_pips": (s.effect.phalanx.upgrade_pips, 1),
        "effect.foro.pieces_needed": (s.effect.foro.pieces_needed, 2),
        "effect.foro.crown_discs": (s.effect.foro.crown_discs, 1),
        "effect.foro.recruits": (s.effect.foro.recruits, 1),
        "effect.krypt.endure_discs": (s.effect.krypt.endure_discs, 1),
        "effect.krypt.min_tiles_paid": (s.effect.krypt.min_tiles_paid, 1),
        "effect.krypt.piece_bonus": (s.effect.krypt.piece_bonus, "pips"),
        "effect.krypt.element_must_match": (s.effect.krypt.element_must_match, True),
        "effect.merchant.omen_tiles": (s.effect.merchant.omen_tiles, 2),
        "duel.max_challenges_per_target": (s.duel.max_challenges_per_target, 1),
        "duel.tie_goes_to": (s.duel.tie_goes_to, "defender"),
        "duel.titans_per_side": (s.duel.titans_per_side, 1),
        "duel.supports_must_match_own_titan": (s.duel.supports_must_match_own_titan, True),
        "scoring.tie.rule": (s.scoring.tie.rule, "shared-victory"),
    }
    for entry, (found, wanted) in fixed.items():
        demand(found == wanted, entry, f"the rules need {wanted!r}, found {found!r}")
    order = s.evaluation_order
    wanted_order = ("simultaneous", "player-order", *["left-to-right"] * 3, "single", "left-to-right", *["player-order"] * 3)
    for place, how in zip(PLACES, (*wanted_order, "left-to-right"), strict=True):
        demand(getattr(order, place) == how, f"evaluation_order.{place}", f"the rules need {how!r}")


def by_players(table: dict[str, Any], entry: str) -> tuple[Any, ...]:
    """{"2": x, ... "5": y} as a tuple by number of players."""
    for seats in SEATS:
        demand(str(seats) in table, f"{entry}.{seats}", "is missing")
    return (None, None, *(table[str(seats)] for seats in SEATS))


def read_course(e: PanthalosEdition, s: Sheet) -> None:
    e.rounds = s.rounds.count
    demand(1 <= e.rounds <= 50, "rounds.count", f"expected 1 to 50, found {e.rounds}")
    e.templum = tuple(s.templum.values)
    demand(len(e.templum) == e.rounds, "templum.values", f"expected one value for each of the {e.rounds} rounds")
    low, high = s.components.die_min, s.components.die_max
    demand(1 <= low <= high <= 9, "components.die_max", "dice show 1 to 9")
    for value in e.templum:
        demand(low <= value <= high, "templum.values", f"{value} is no die face {low} to {high}")
    sides = by_players(s.setup.side_by_players, "setup.side_by_players")
    for seats in SEATS:
        demand(sides[seats] in SIDES, f"setup.side_by_players.{seats}", f"expected small or large, found {sides[seats]!r}")
    e.side_by_players = (0, 0, *(SIDES.index(sides[seats]) for seats in SEATS))
    thresholds = by_players(s.krypt_fields.end_threshold, "krypt_fields.end_threshold")
    for seats in SEATS:
        fits = isinstance(thresholds[seats], int) and thresholds[seats] > 0
        demand(fits, f"krypt_fields.end_threshold.{seats}", "expected a number above 0")
    e.thresholds = (0, 0, *thresholds[2:])
    capacity = s.krypt_fields.capacity
    demand(len(capacity) == len(s.krypt_fields.fields), "krypt_fields.capacity", "expected one number per field")
    demand(capacity[-1] == -1 and min(capacity[:-1]) > 0, "krypt_fields.capacity", "only the last field has no limit (-1)")
    e.field_capacity = tuple(capacity)


def read_setup(e: PanthalosEdition, s: Sheet) -> None:
    c, setup = s.components, s.setup
    distinct(c.player_colours, "components.player_colours")
    demand(len(c.player_colours) == 5, "components.player_colours", "expected five colours")
    e.colours = tuple(c.player_colours)
    e.dice, e.die_min, e.die_max = c.dice_per_player, c.die_min, c.die_max
    demand(1 <= e.dice <= 8, "components.dice_per_player", f"expected 1 to 8, found {e.dice}")
    e.discs = c.discs_per_player - setup.score_marker_discs
    demand(1 <= e.discs <= 99, "components.discs_per_player", "some discs must be left beside the score marker")
    e.start_die, e.dice_in_supply, e.dice_in_thermae = setup.start_die_value, setup.dice_in_supply, setup.dice_in_thermae
    demand(e.die_min <= e.start_die <= e.die_max, "setup.start_die_value", "no face of the dice")
    positive("setup.dice_in_supply", setup.dice_in_supply, setup.dice_in_thermae, setup.dice_in_foro_reserve)
    spread = setup.dice_in_supply + setup.dice_in_thermae + setup.dice_in_foro_reserve
    demand(spread == e.dice, "setup.dice_in_supply", f"supply, THERMAE and reserve hold {spread} dice, there are {e.dice}")
    e.discs_by_seat = tuple(setup.discs_by_seat)
    demand(len(e.discs_by_seat) == 5, "setup.discs_by_seat", "expected one number for each of five seats")
    demand(all(0 <= n <= e.discs for n in e.discs_by_seat), "setup.discs_by_seat", f"each 0 to {e.discs}")
    e.start_titans, e.start_goods, e.start_supports = setup.titans_per_player, setup.goods_per_player, setup.supports_per_player
    e.start_artisans, e.start_ships, e.start_vp = setup.artisans_per_player, setup.ships_per_player, setup.start_vp
    positive("setup.titans_per_player", e.start_titans, e.start_goods, e.start_supports, e.start_artisans, e.start_ships)
    for side in SIDES:
        demand(side in s.refill, f"refill.{side}", "is missing")
        refill = s.refill[side]
        positive(f"refill.{side}", refill.agora, refill.phalanx, refill.art, refill.port, refill.merkator)
    e.refill_agora = tuple(s.refill[side].agora for side in SIDES)
    e.refill_phalanx = tuple(s.refill[side].phalanx for side in SIDES)
    e.refill_art = tuple(s.refill[side].art for side in SIDES)
    e.refill_port = tuple(s.refill[side].port for side in SIDES)
    e.refill_merkator = tuple(s.refill[side].merkator for side in SIDES)


def copies(count: int, entry: str) -> int:
    demand(0 <= count <= COPIES, entry, f"expected 0 to {COPIES} of a kind, found {count}")
    return count


def totals(found: int, wanted: int, entry: str) -> None:
    demand(found == wanted, f"components.{entry}", f"says {wanted}, but the kinds add up to {found}")


def read_goods(e: PanthalosEdition, s: Sheet) -> None:
    distinct([kind.id for kind in s.goods.kind], "goods.kind")
    e.goods = tuple(kind.id for kind in s.goods.kind)
    e.refined_goods = tuple(kind.refined for kind in s.goods.kind)
    demand(len(e.goods) <= 5, "goods.kind", "at most five kinds of goods")
    e.good_copies, e.symbols_basic, e.symbols_refined = s.goods.copies_each, s.goods.symbols_basic, s.goods.symbols_refined
    demand(1 <= e.good_copies <= 99, "goods.copies_each", f"expected 1 to 99, found {e.good_copies}")
    positive("goods.symbols_basic", e.symbols_basic, e.symbols_refined)
    totals(e.good_copies * len(e.goods), s.components.goods_tiles, "goods_tiles")


def read_elements(e: PanthalosEdition, s: Sheet) -> None:
    distinct(s.elements.list, "elements.list")
    e.elements = tuple(s.elements.list)
    for family, split in (("titans", s.titans), ("supports", s.supports)):
        values = [row.value for row in split.per_element]
        demand(values == sorted(set(values)) and values != [], f"{family}.per_element", "expected rising values")
        demand(values[0] >= 1 and values[-1] <= 99, f"{family}.per_element", "values are 1 to 99")
        demand(len(values) * len(e.elements) <= KINDS, f"{family}.per_element", f"at most {KINDS} kinds over all elements")
    e.titan_values = tuple(row.value for row in s.titans.per_element)
    e.titan_strength = e.titan_values * len(e.elements)
    e.titan_copies = tuple(copies(row.count, f"titans.per_element[{row.value}]") for row in s.titans.per_element) * len(
        e.elements
    )
    totals(sum(e.titan_copies), s.components.titan_tiles, "titan_tiles")
    e.support_values = tuple(row.value for row in s.supports.per_element)
    e.support_strength = e.support_values * len(e.elements)
    e.support_copies = tuple(copies(row.count, f"supports.per_element[{row.value}]") for row in s.supports.per_element) * len(
        e.elements
    )
    totals(sum(e.support_copies), s.components.support_tiles, "support_tiles")
    rows = s.disasters.per_element
    distinct([row.id for row in rows], "disasters.per_element")
    strengths = [row.strength for row in rows]
    demand(len(set(strengths)) == len(strengths), "disasters.per_element", "two rows have the same strength")
    positive("disasters.per_element", *strengths, *(row.vp for row in rows))
    pairs = [(element, row) for element in range(len(e.elements)) for row in rows]
    e.disasters = tuple(f"disaster:{e.elements[element]}:{row.strength}" for element, row in pairs)
    e.disaster_element = tuple(element for element, _ in pairs)
    e.disaster_strength = tuple(row.strength for _, row in pairs)
    e.disaster_vp = tuple(row.vp for _, row in pairs)
    e.disaster_copies = tuple(copies(row.count, f"disasters.per_element[{row.id}]") for _, row in pairs)
    demand(len(e.disasters) <= KINDS, "disasters.per_element", f"at most {KINDS} kinds")
    totals(sum(e.disaster_copies), s.components.disaster_tiles, "disaster_tiles")
    demand(sum(e.disaster_copies) >= e.rounds, "components.disaster_tiles", "every round needs its disaster tile")


def read_tiles(e: PanthalosEdition, s: Sheet) -> None:
    goods = {name: i for i, name in enumerate(e.goods)}
    for name, ids in (
        ("artisan", [a.id for a in s.artisan]),
        ("ship", [a.id for a in s.ship]),
        ("merchant", [m.id for m in s.merchant]),
    ):
        distinct(ids, name)
        demand(len(ids) <= KINDS, name, f"at most {KINDS} kinds")
    e.artisans = tuple(a.id for a in s.artisan)
    e.artisan_good = tuple(artisan_work(a, goods) for a in s.artisan)
    e.artisan_cost = tuple(a.cost for a in s.artisan)
    e.artisan_copies = tuple(copies(a.copies, f"artisan[{a.id}].copies") for a in s.artisan)
    for a in s.artisan:
        positive(f"artisan[{a.id}].cost", a.cost)
    totals(sum(e.artisan_copies), s.components.artisan_tiles, "artisan_tiles")
    for b in s.ship:
        demand(b.good in goods, f"ship[{b.id}].good", f"no good {b.good!r}")
        fits = b.accepts != [] and set(b.accepts) <= {"basic", "refined"}
        demand(fits, f"ship[{b.id}].accepts", "expected basic, refined or both")
    e.ships = tuple(a.id for a in s.ship)
    e.ship_good = tuple(goods[a.good] for a in s.ship)
    e.ship_basic = tuple(int("basic" in a.accepts) for a in s.ship)
    e.ship_refined = tuple(int("refined" in a.accepts) for a in s.ship)
    e.ship_copies = tuple(copies(a.copies, f"ship[{a.id}].copies") for a in s.ship)
    totals(sum(e.ship_copies), s.components.ship_tiles, "ship_tiles")
    for m in s.merchant:
        demand(m.wants != [], f"merchant[{m.id}].wants", "a merchant wants something")
        for want in m.wants:
            demand(want == "any" or want in goods, f"merchant[{m.id}].wants", f"no good {want!r}")
        demand(m.bonus.kind in BONUSES, f"merchant[{m.id}].bonus.kind", f"expected one of {', '.join(BONUSES)}")
        positive(f"merchant[{m.id}].bonus.amount", m.bonus.amount)
        positive(f"merchant[{m.id}].vp", m.vp)
    e.merchants = tuple(m.id for m in s.merchant)
    e.merchant_vp = tuple(m.vp for m in s.merchant)
    e.merchant_wants = tuple(int(sum(one(goods[want]) for want in m.wants if want != "any")) for m in s.merchant)
    e.merchant_any = tuple(m.wants.count("any") for m in s.merchant)
    e.merchant_bonus = tuple(YIELDS.index(BONUSES[m.bonus.kind]) for m in s.merchant)
    e.merchant_amount = tuple(m.bonus.amount for m in s.merchant)
    totals(len(e.merchants), s.components.merchant_tiles, "merchant_tiles")


def artisan_work(a: Artisan, goods: dict[str, int]) -> int:
    demand(a.effect in ("refine", "upgrade"), f"artisan[{a.id}].effect", f"expected refine or upgrade, found {a.effect!r}")
    if a.effect == "upgrade":
        return TRAINS
    demand(a.good == "any" or a.good in goods, f"artisan[{a.id}].good", f"no good {a.good!r}")
    return ANY_GOOD if a.good == "any" else goods[a.good]


def read_board(e: PanthalosEdition, s: Sheet) -> None:
    """One list of spaces for both sides; a space that one side lacks has `min` ABSENT there."""
    for side in SIDES:
        demand(side in s.board, f"board.{side}", "is missing")
    names: list[tuple[str, int]] = []
    for place, name in enumerate(PLACES[1:], 1):
        ids: list[str] = []
        for side in reversed(SIDES):  # the large side has them all, in order
            ids += [space.id for space in getattr(s.board[side], name) if space.id not in ids]
        names += [(space, place) for space in ids]
    e.spaces = tuple(name for name, _ in names)
    e.space_place = tuple(place for _, place in names)
    demand(len(set(e.spaces)) == len(e.spaces), "board", "a space stands in two places")
    demand(len(e.spaces) <= 60, "board", "at most 60 spaces")
    for side in SIDES:
        check_side(s.board[side], side, e)
    tables = [side_tables(s.board[side], e.spaces) for side in SIDES]
    (e.mins, e.lightning, e.yields, e.amounts, e.left) = (
        (tables[0][0], tables[1][0]),
        (tables[0][1], tables[1][1]),
        (tables[0][2], tables[1][2]),
        (tables[0][3], tables[1][3]),
        (tables[0][4], tables[1][4]),
    )
    e.spaces_of = (spaces_of(s.board["small"], e), spaces_of(s.board["large"], e))
    e.side_spaces = (tuple(sum(e.spaces_of[0], ())), tuple(sum(e.spaces_of[1], ())))
    e.open_to = (by_rank(e, 0), by_rank(e, 1))
    e.open_fields = sum(1 << i for i, place in enumerate(e.space_place) if PLACES[place] in ("titanus", "agro"))
    e.open_polis = tuple(i for i, place in enumerate(e.space_place) if place == POLIS)


def check_side(board: Side, side: str, e: PanthalosEdition) -> None:
    for name in PLACES[1:]:
        spaces: list[Space] = getattr(board, name)
        entry = f"board.{side}.{name}"
        distinct([space.id for space in spaces], entry)
        for space in spaces:
            here = f"{entry}[{space.id}]"
            demand(1 <= space.min <= e.die_max, f"{here}.min", f"expected 1 to {e.die_max}, found {space.min}")
            demand(
                not space.lightning or name in LIGHTNING, f"{here}.lightning", "only AGORA, PHALANX and ART have lightning spaces"
            )
            demand(space.pieces == (2 if name == "foro" else 1), f"{here}.pieces", "pairs stand in FORO, and only there")
            demand(space.unlimited == (name in ("titanus", "agro")), f"{here}.unlimited", "only TITANUS and AGRO have no limit")
            if name == "polis":
                demand(space.column in ("left", "right"), f"{here}.column", "expected left or right")
                demand(space.yields in YIELDS, f"{here}.yields", f"expected one of {', '.join(YIELDS)}")
                positive(f"{here}.amount", space.amount)
            if name in ("titanus", "agro"):
                fits = len(spaces) == 1 and space.min <= e.die_min
                demand(fits, here, "one open field that takes every die, so that nobody gets stuck")


def side_tables(board: Side, names: tuple[str, ...]) -> list[tuple[int, ...]]:
    known = {space.id: space for place in PLACES[1:] for space in getattr(board, place)}
    row = [known.get(name) for name in names]
    return [
        tuple(ABSENT if space is None else space.min for space in row),
        tuple(int(space is not None and space.lightning) for space in row),
        tuple(YIELDS.index(space.yields) if space is not None and space.yields else -1 for space in row),
        tuple(0 if space is None else space.amount for space in row),
        tuple(int(space is not None and space.column == "left") for space in row),
    ]


def spaces_of(board: Side, e: PanthalosEdition) -> tuple[tuple[int, ...], ...]:
    """By place, left to right; POLIS: left column first, each from the top."""
    found: list[tuple[int, ...]] = [()]
    for name in PLACES[1:]:
        spaces: list[Space] = getattr(board, name)
        if name == "polis":
            spaces = [s for s in spaces if s.column == "left"] + [s for s in spaces if s.column == "right"]
        found.append(tuple(e.spaces.index(space.id) for space in spaces))
    return tuple(found)


def by_rank(e: PanthalosEdition, side: int) -> tuple[tuple[int, ...], ...]:
    """Spaces of a side a piece may stand on by its rank: first for leaders (not POLIS), then for followers by pips."""
    spaces = e.side_spaces[side]
    leaders = tuple(s for s in spaces if e.space_place[s] != POLIS)
    return (leaders, *(tuple(s for s in spaces if e.mins[side][s] <= pips) for pips in range(1, e.die_max + 1)))


def read_effects(e: PanthalosEdition, s: Sheet) -> None:
    effect, duel = s.effect, s.duel
    e.agora_goods, e.agora_with_upgrade = effect.agora.two_goods, effect.agora.good_with_upgrade
    e.phalanx_supports, e.phalanx_with_upgrade = effect.phalanx.two_supports, effect.phalanx.support_with_upgrade
    e.art_artisans, e.scrap_per_vp = effect.art.artisans_taken, effect.art.scrap_tiles_per_vp
    demand(e.scrap_per_vp >= 1, "effect.art.scrap_tiles_per_vp", "expected 1 or more")
    e.oraculum_discs, e.crown_scrap = effect.oraculum.discs, effect.foro.crown_tiles_to_scrap
    e.pips_per_titan, e.lone_leader_titans = effect.titanus.pips_per_titan, effect.titanus.leaders_only_titans
    demand(e.pips_per_titan >= 1, "effect.titanus.pips_per_titan", "expected 1 or more")
    e.discs_per_pip, e.lone_leader_discs = effect.agro.discs_per_pip, effect.agro.leaders_only_discs
    e.krypt_redeem, e.lone_leader_bonus = effect.krypt.redeem_discs_per_titan, effect.krypt.leaders_only_bonus
    e.penalty_vp = effect.krypt.no_disc_penalty_vp
    e.ship_vp, e.ship_discs, e.ship_min = effect.ship.vp_per_symbol, effect.ship.discs, effect.ship.min_matching_goods
    demand(e.ship_min >= 1, "effect.ship.min_matching_goods", "expected 1 or more")
    e.duel_draw, e.duel_pip_loss, e.duel_redeem = (
        duel.titan_before_attack,
        duel.losing_attacker_die_loses,
        duel.redeem_discs_winner,
    )
    e.duel_attacker_vp, e.duel_defender_vp, e.concession_vp = duel.attacker_wins_vp, duel.defender_wins_vp, duel.concession_vp
    end = s.scoring
    e.vp_krypt_disc, e.vp_final_symbol = end.krypt_end.vp_per_disc_in_krypt, end.round_end.vp_per_shipped_symbol
    e.vp_pip, e.vp_crown = end.round_end.vp_per_pip, end.round_end.vp_per_crowned_die
    for entry, number in (
        ("effect.agora.two_goods", e.agora_goods),
        ("effect.agora.good_with_upgrade", e.agora_with_upgrade),
        ("effect.phalanx.two_supports", e.phalanx_supports),
        ("effect.phalanx.support_with_upgrade", e.phalanx_with_upgrade),
        ("effect.art.artisans_taken", e.art_artisans),
        ("effect.oraculum.discs", e.oraculum_discs),
        ("effect.foro.crown_tiles_to_scrap", e.crown_scrap),
        ("effect.titanus.leaders_only_titans", e.lone_leader_titans),
        ("effect.agro.leaders_only_discs", e.lone_leader_discs),
        ("effect.agro.discs_per_pip", e.discs_per_pip),
        ("effect.krypt.redeem_discs_per_titan", e.krypt_redeem),
        ("effect.ship.discs", e.ship_discs),
        ("duel.titan_before_attack", e.duel_draw),
        ("duel.redeem_discs_winner", e.duel_redeem),
        ("duel.losing_attacker_die_loses", e.duel_pip_loss),
    ):
        positive(entry, number)
