"""Reads an edition into typed tables: schema first, then sense; a misfit is refused by the name of its entry."""

from collections.abc import Iterable
from itertools import combinations_with_replacement, product
from typing import Any

from tessera.core.blocks import Block
from tessera.core.edition import demand, shaped
from tessera.core.fields import filled
from tessera.core.goods import one, packed, total
from tessera.core.sets import set_of
from tessera.games.gloria_mundi import tables as t
from tessera.games.gloria_mundi.schema import Ability, BuildingEntry, EditionFile, ItemEntry, Rulings, SetUp
from tessera.games.gloria_mundi.tables import Building, Item, Tables

MOST_BUILDINGS = 500
MOST_PRICE = 40
MOST_SYMBOLS = 6

# ---- sense ----------------------------------------------------------------------------------------------------


def read(data: dict[str, Any], options: dict[str, Any]) -> Tables:
    file = shaped(data, EditionFile)
    check_frame(file)
    check_track(file)
    check_rulings(file.rulings)
    for entry in file.building:
        check_building(entry)
    return tables_of(file)


def check_frame(file: EditionFile) -> None:
    demand(file.game.id == "gloria_mundi", "game.id", f"this is no edition of gloria_mundi but of {file.game.id!r}")
    demand((file.game.min_players, file.game.max_players) == (2, 6), "game", "the game is for 2 to 6 players")
    demand(tuple(r.id for r in file.resources) == t.RESOURCES, "resources", f"must be {', '.join(t.RESOURCES)}, in this order")
    demand([r.joker for r in file.resources] == [False, False, False, True], "resources", "glory, and only glory, is the joker")
    demand(tuple(b.id for b in file.base_types) == t.TYPES, "base_types", f"must be {', '.join(t.TYPES)}, in this order")
    demand(file.supply.unlimited, "supply.unlimited", "must be true: the supply never runs out")
    for base in file.base_types:
        demand(base.produces in t.RESOURCES, f"base_types[{base.id}].produces", f"unknown resource {base.produces!r}")
    demand(len(set(file.colors.list)) == len(file.colors.list) >= 6, "colors.list", "six different colours are needed")
    known([*file.setup.start_resources], t.RESOURCES, "setup.start_resources")
    known([*file.setup.start_display], t.TYPES, "setup.start_display")
    demand(file.setup.start_player == "random", "setup.start_player", "must be random")
    demand(file.setup.forum_cards == 0, "setup.forum_cards", "the forum starts empty")
    players = [a.players for a in file.setup.by_players]
    demand(sorted(players) == [2, 3, 4, 5, 6], "setup.by_players", "one entry each for 2, 3, 4, 5 and 6 players")
    for allotment in file.setup.by_players:
        for base in file.base_types:
            entry = f"setup.by_players[{allotment.players}].{base.id}"
            n = getattr(allotment, base.id)
            demand(n >= file.setup.start_display.get(base.id, 0), entry, "must cover the start display")
            demand(
                n * allotment.players <= base.cards,
                entry,
                f"{allotment.players} x {n} is more than the {base.cards} cards there are",
            )
    demand(1 <= len(file.forum.surcharges) <= 12, "forum.surcharges", "1 to 12 slots")
    demand(all(0 <= s <= 20 for s in file.forum.surcharges), "forum.surcharges", "each 0 to 20")
    demand(file.forum.slide == "until_gap", "forum.slide", "must be until_gap")
    demand(file.forum.buys_per_turn == 1, "forum.buys_per_turn", "must be 1")
    ids = [b.id.lower() for b in file.building]
    demand(len(set(ids)) == len(ids), "building", "every id may stand there once")
    demand(1 <= len(ids) <= MOST_BUILDINGS, "building", f"1 to {MOST_BUILDINGS} cards")
    demand(len(ids) == file.components.building_cards, "components.building_cards", f"{len(ids)} buildings are listed")


def check_track(file: EditionFile) -> None:
    goth = file.goth_track
    demand(5 <= file.player_track.africa <= 500, "player_track.africa", "5 to 500 steps")
    demand(file.player_track.rome == 0 == file.setup.roman_at, "player_track.rome", "Rome is space 0, where the Romans start")
    demand(file.player_track.clamp, "player_track.clamp", "must be true: surplus steps are lost")
    demand(goth.start == 0 == file.setup.goth_at, "goth_track.start", "the Goth starts on space 0")
    demand(2 <= goth.rome <= 500, "goth_track.rome", "2 to 500 steps")
    demand(
        [s.at for s in goth.spaces] == list(range(1, goth.rome)),
        "goth_track.spaces",
        f"must list spaces 1 to {goth.rome - 1} in order",
    )
    for space in goth.spaces:
        entry = f"goth_track.spaces[{space.at}]"
        demand(1 <= len(space.symbols) <= MOST_SYMBOLS, entry, f"1 to {MOST_SYMBOLS} symbols")
        known(space.symbols, t.TYPES, entry)
    demand(set(goth.tribute_for) == set(t.TYPES), "goth_track.tribute_for", "one resource for each type")
    known(list(goth.tribute_for.values()), t.RESOURCES[:3], "goth_track.tribute_for")


def check_rulings(rulings: Rulings) -> None:
    for name in ("glory_joker_in_ability_costs", "substitute_chaining", "base_production_optional"):
        demand(not getattr(rulings, name), f"rulings.{name}", "only false is supported")
    demand(rulings.refund == "printed_price", "rulings.refund", "only printed_price is supported")
    demand(rulings.stock_visibility in ("owner", "all"), "rulings.stock_visibility", "must be owner or all")
    demand(1 <= rulings.repeat_limit <= 2000, "rulings.repeat_limit", "1 to 2000")
    demand(0 <= rulings.substitute_without_x_limit <= 100, "rulings.substitute_without_x_limit", "0 to 100")


def check_building(b: BuildingEntry) -> None:
    entry = f"building[{b.id}]"
    demand(b.id.isascii() and b.id.isalnum(), f"{entry}.id", "letters and digits only")
    demand(b.type in t.BUILDING_TYPES, f"{entry}.type", f"must be one of {', '.join(t.BUILDING_TYPES)}")
    known([*b.price], t.RESOURCES, f"{entry}.price")
    demand(all(n >= 0 for n in b.price.values()), f"{entry}.price", "no negative pieces")
    demand(sum(b.price.values()) <= MOST_PRICE, f"{entry}.price", f"at most {MOST_PRICE} pieces")
    demand(0 <= b.steps <= 100, f"{entry}.steps", "0 to 100")
    a = b.ability
    allowed = {"builder": ("substitute", "produce"), "wall": ("wall",)}.get(b.type, ("produce", "exchange", "own", "condition"))
    demand(a.kind in allowed, f"{entry}.ability.kind", f"a {b.type} building has {' or '.join(allowed)}, not {a.kind!r}")
    check_items(a, f"{entry}.ability")
    needs = {"exchange": a.give, "own": a.count, "condition": a.when, "substitute": a.pay and a.serves, "wall": a.protects}
    for kind, content in needs.items():
        demand(a.kind != kind or bool(content), f"{entry}.ability", f"{kind} lacks what it needs")
    if a.count:
        known([a.count.of], t.COUNTED, f"{entry}.ability.count.of")
        demand(a.count.n >= 1, f"{entry}.ability.count.n", "at least 1")
    if a.when:
        demand(bool(a.when.card) != bool(a.when.goth), f"{entry}.ability.when", "either card or goth")
        known([a.when.card or a.when.goth], t.TYPES, f"{entry}.ability.when")
    known([*a.pay, *a.serves], t.RESOURCES, f"{entry}.ability")
    if a.protects:
        known([a.protects], t.TYPES, f"{entry}.ability.protects")


def check_items(a: Ability, entry: str) -> None:
    demand(bool(a.gain) or a.kind in ("substitute", "wall"), f"{entry}.gain", "nothing to gain")
    building = any(item.of == ["building"] for item in a.give)
    for name, items, kinds in (
        ("gain", a.gain, (*t.RESOURCES, "step", *(("its_steps", "its_price") if building else ()))),
        ("give", a.give, (*t.RESOURCES, "building")),
    ):
        for item in items:
            known(item.of, kinds, f"{entry}.{name}")
            demand(len(item.of) == len(set(item.of)) >= 1, f"{entry}.{name}", "each kind once")
            demand(1 <= item.n <= 20, f"{entry}.{name}", "1 to 20 pieces")
            special = {"building", "its_steps", "its_price"} & set(item.of)
            demand(
                not special or (len(item.of) == 1 and item.n == 1), f"{entry}.{name}", f"{', '.join(special)} stands alone, once"
            )
    demand(sum(item.of == ["building"] for item in a.give) <= 1, f"{entry}.give", "one building at most")


def known(names: Iterable[str], allowed: Iterable[str], entry: str) -> None:
    for name in names:
        demand(name in allowed, entry, f"unknown {name!r}; known: {', '.join(allowed)}")


# ---- tables ---------------------------------------------------------------------------------------------------


def tables_of(file: EditionFile) -> Tables:
    ids = [b.id.lower() for b in file.building]
    buildings = tuple(building_of(b) for b in file.building)
    ways = [ways_to_pay(space.symbols, file.goth_track.tribute_for) for space in file.goth_track.spaces]
    e = Tables()
    e.index(
        buildings,
        most=max(sum(b.price.values()) for b in file.building) + max(file.forum.surcharges),
        times=file.rulings.repeat_limit,
        bags={
            "pay": by_size(bag for bags in ways for bag in bags),
            "pick": by_size(bag for b in buildings for item in b.gain for bag in mixes(item)),
            "give": by_size(bag for b in buildings for item in b.choices for bag in mixes(item)),
        },
    )
    for b in buildings:
        for block, items in ((e.pick, b.gain), (e.give, b.choices)):
            for item in items:
                item.codes = options(block, mixes(item))
    triggers = [n for n, b in enumerate(buildings) if b.kind == t.TRIGGER]
    return filled(
        e,
        file.rulings,
        file.forum,
        buildings=buildings,
        produces=tuple(t.RESOURCES.index(b.produces) for b in file.base_types),
        tribute_for=tuple(t.RESOURCES.index(file.goth_track.tribute_for[type]) for type in t.TYPES),
        symbols=(0, *(sum(one(t.TYPES.index(s)) for s in space.symbols) for space in file.goth_track.spaces), 0),
        ways=((), *((e.move, *options(e.pay, bags)) for bags in ways), ()),
        allotments=allotments(file.setup),
        start_stock=bag_of(file.setup.start_resources),
        start_display=tuple(file.setup.start_display.get(type, 0) for type in t.TYPES),
        africa=file.player_track.africa,
        rome=file.goth_track.rome,
        colors=tuple(file.colors.list),
        triggers=tuple(sorted(triggers, key=ids.__getitem__)),
        open_stocks=file.rulings.stock_visibility == "all",
    )


def by_size(bags: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(set(bags), key=lambda bag: (total(bag), bag)))


def options(block: Block, bags: list[int]) -> tuple[int, ...]:
    """The options of a block that mean these pieces."""
    return tuple(option for option in block.options if block.item(option) in bags)


def allotments(setup: SetUp) -> tuple[tuple[int, ...], ...]:
    found = {a.players: (a.farm, a.city, a.legion) for a in setup.by_players}
    return tuple(found.get(players, ()) for players in range(7))


def ways_to_pay(symbols: list[str], tribute_for: dict[str, str]) -> list[int]:
    """Every set of pieces that pays this space: its resource or glory for each symbol (GLO-051, GLO-053)."""
    each = [(one(t.RESOURCES.index(tribute_for[symbol])), one(t.GLORY)) for symbol in symbols]
    return [sum(pieces) for pieces in product(*each)]


def mixes(item: Item) -> list[int]:
    """All ways to make n pieces out of the kinds shown (GLO-082, GLO-083); nothing where there is no choice."""
    return [sum(map(one, mix)) for mix in combinations_with_replacement(item.kinds, item.n)] if len(item.kinds) > 1 else []


def types_on(b: BuildingEntry) -> tuple[str, ...]:
    """The base types a building may lie on (GLO-040, GLO-072, GLO-076, GLO-077)."""
    return t.TYPES if b.type == "builder" else (b.ability.protects if b.type == "wall" else b.type,)


def is_lock(b: BuildingEntry) -> bool:
    """A condition on the building's own card type shuts out everything else of that type (GLO-095)."""
    return b.ability.when is not None and b.ability.when.card == b.type


def bag_of(counts: dict[str, int]) -> int:
    return packed(tuple(counts.get(kind, 0) for kind in t.RESOURCES))


def kind_of(b: BuildingEntry) -> int:
    a = b.ability
    if a.kind == "condition" and a.when is not None:
        return t.LOCK if is_lock(b) else t.FOREIGN if a.when.card else t.GOTH
    if a.kind == "produce":
        return t.TRIGGER if b.type == "builder" else t.PRODUCE
    return {"exchange": t.EXCHANGE, "own": t.OWN, "substitute": t.SUBSTITUTE, "wall": t.PROTECT}[a.kind]


def item_of(entry: ItemEntry) -> Item:
    kinds = tuple(t.KINDS.index(kind) for kind in entry.of)
    return filled(Item(), kinds=kinds, kind=kinds[0], n=entry.n, codes=())


def building_of(b: BuildingEntry) -> Building:
    a, type, kind = b.ability, t.BUILDING_TYPES.index(b.type), kind_of(b)
    plain = [entry for entry in a.give if len(entry.of) == 1 and entry.of != ["building"]]
    on = tuple(t.TYPES.index(type) for type in types_on(b))
    gain = tuple(item_of(entry) for entry in a.gain)
    choices = tuple(item_of(entry) for entry in a.give if len(entry.of) > 1)
    discards = any(entry.of == ["building"] for entry in a.give)
    slash = len(choices) > 0 or any(len(item.kinds) > 1 for item in gain)
    when = (a.when.card or a.when.goth) if a.when else b.type
    return filled(
        Building(),
        id=b.id.lower(),
        type=type,
        on=on,
        fits=set_of(on),
        price=bag_of(b.price),
        cost=sum(b.price.values()),
        steps=b.steps,
        kind=kind,
        gain=gain,
        give=sum(entry.n * one(t.KINDS.index(entry.of[0])) for entry in plain),
        choices=choices,
        discards=discards,
        repeat=a.repeat,
        count=t.COUNTED.index(a.count.of) if a.count else 0,
        per=a.count.n if a.count else 1,
        when=t.TYPES.index(when) if when in t.TYPES else -1,
        pay=set_of(t.RESOURCES.index(kind) for kind in a.pay),
        serves=set_of(t.RESOURCES.index(kind) for kind in a.serves),
        waits=type < t.BUILDER and kind != t.LOCK,
        unit_by_unit=a.repeat and (discards or slash),
        asks=a.repeat or discards or slash,
    )
