"""Reads an edition into typed tables; a misfit is refused by the name of its entry."""

from collections.abc import Iterable
from itertools import combinations_with_replacement, product
from typing import Any

from tessera.core.blocks import Block
from tessera.core.edition import demand
from tessera.core.fields import filled
from tessera.core.form import EditionForm
from tessera.core.goods import one, packed, total
from tessera.core.sets import set_of
from tessera.games.gloria_mundi import tables as t
from tessera.games.gloria_mundi.tables import Building, Item, Tables

MOST_PRICE = 40
FORM = EditionForm(__file__, t)

# ---- sense ----------------------------------------------------------------------------------------------------


def read(data: dict[str, Any], options: dict[str, Any]) -> Tables:
    file = FORM.read(data)
    check_set_up(file)
    check_track(file.goth_track)
    for building in file.building:
        check_building(building)
    return tables_of(file)


def check_set_up(file: Any) -> None:
    ids = [b.id.lower() for b in file.building]
    demand(len(set(ids)) == len(ids), "building", "every id may stand there once")
    for allotment in file.setup.by_players:
        for base in file.base_types:
            entry = f"setup.by_players[{allotment.players}].{base.id}"
            n, laid = getattr(allotment, base.id), getattr(file.setup.start_display, base.id)
            demand(n >= laid, entry, "must cover the start display")
            most = f"{allotment.players} x {n} is more than the {base.cards} cards there are"
            demand(n * allotment.players <= base.cards, entry, most)


def check_track(goth: Any) -> None:
    spaces = [space.at for space in goth.spaces]
    demand(spaces == list(range(1, goth.rome)), "goth_track.spaces", f"must list spaces 1 to {goth.rome - 1} in order")


def check_building(b: Any) -> None:
    entry, a = f"building[{b.id}]", b.ability
    demand(b.id.isascii() and b.id.isalnum(), f"{entry}.id", "letters and digits only")
    demand(sum(vars(b.price).values()) <= MOST_PRICE, f"{entry}.price", f"at most {MOST_PRICE} pieces")
    allowed = {"builder": ("substitute", "produce"), "wall": ("wall",)}.get(b.type, ("produce", "exchange", "own", "condition"))
    demand(a.kind in allowed, f"{entry}.ability.kind", f"a {b.type} building has {' or '.join(allowed)}, not {a.kind!r}")
    serves = vars(a)["for"]
    needs = {"exchange": a.give, "own": a.count, "condition": a.when, "substitute": a.pay and serves, "wall": a.protects}
    for kind, content in needs.items():
        demand(a.kind != kind or bool(content), f"{entry}.ability", f"{kind} lacks what it needs")
    if a.when:
        demand(bool(a.when.card) != bool(a.when.goth), f"{entry}.ability.when", "either card or goth")
    demand(bool(a.gain) or a.kind in ("substitute", "wall"), f"{entry}.ability.gain", "nothing to gain")
    taken = sum(item.of == ["building"] for item in a.give)
    demand(taken <= 1, f"{entry}.ability.give", "one building at most")
    for name in ("gain", "give"):
        for item in getattr(a, name):
            demand(len(set(item.of)) == len(item.of), f"{entry}.ability.{name}", "each kind once")
            special = {"building", "its_steps", "its_price"} & set(item.of)
            alone = len(item.of) == 1 and item.n == 1 and (name == "give" or taken == 1)
            demand(not special or alone, f"{entry}.ability.{name}", f"{', '.join(special)} stands alone, once, for one building")


# ---- tables ---------------------------------------------------------------------------------------------------


def tables_of(file: Any) -> Tables:
    ids = [b.id.lower() for b in file.building]
    buildings = tuple(building_of(b) for b in file.building)
    ways = [ways_to_pay(space.symbols, vars(file.goth_track.tribute_for)) for space in file.goth_track.spaces]
    e = Tables()
    e.index(
        buildings,
        most=max(sum(vars(b.price).values()) for b in file.building) + max(file.forum.surcharges),
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
        tribute_for=tuple(t.RESOURCES.index(getattr(file.goth_track.tribute_for, type)) for type in t.TYPES),
        symbols=(0, *(sum(one(t.TYPES.index(s)) for s in space.symbols) for space in file.goth_track.spaces), 0),
        ways=((), *((*options(e.pay, bags), e.move) for bags in ways), ()),
        tolls=((), *(tuple(e.pay.item(option) for option in options(e.pay, bags)) for bags in ways), ()),
        allotments=allotments(file.setup),
        start_stock=bag_of(file.setup.start_resources),
        start_display=tuple(getattr(file.setup.start_display, type) for type in t.TYPES),
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


def allotments(setup: Any) -> tuple[tuple[int, ...], ...]:
    found = {a.players: (a.farm, a.city, a.legion) for a in setup.by_players}
    return tuple(found.get(players, ()) for players in range(7))


def ways_to_pay(symbols: list[str], tribute_for: dict[str, str]) -> list[int]:
    """Every set of pieces that pays this space: its resource or glory for each symbol (GLO-051, GLO-053)."""
    each = [(one(t.RESOURCES.index(tribute_for[symbol])), one(t.GLORY)) for symbol in symbols]
    return [sum(pieces) for pieces in product(*each)]


def mixes(item: Item) -> list[int]:
    """All ways to make n pieces out of the kinds shown (GLO-082, GLO-083); nothing where there is no choice."""
    return [sum(map(one, mix)) for mix in combinations_with_replacement(item.kinds, item.n)] if len(item.kinds) > 1 else []


def types_on(b: Any) -> tuple[str, ...]:
    """The base types a building may lie on (GLO-040, GLO-072, GLO-076, GLO-077)."""
    return t.TYPES if b.type == "builder" else ((b.ability.protects if b.type == "wall" else b.type),)


def is_lock(b: Any) -> bool:
    """A condition on the building's own card type shuts out everything else of that type (GLO-095)."""
    return bool(b.ability.when) and bool(b.ability.when.card == b.type)


def bag_of(counts: Any) -> int:
    return packed(tuple(getattr(counts, kind) for kind in t.RESOURCES))


def kind_of(b: Any) -> int:
    a = b.ability
    if a.kind == "condition":
        return t.LOCK if is_lock(b) else t.FOREIGN if a.when.card else t.GOTH
    if a.kind == "produce":
        return t.TRIGGER if b.type == "builder" else t.PRODUCE
    return {"exchange": t.EXCHANGE, "own": t.OWN, "substitute": t.SUBSTITUTE, "wall": t.PROTECT}[a.kind]


def item_of(entry: Any) -> Item:
    kinds = tuple(t.KINDS.index(kind) for kind in entry.of)
    return filled(Item(), kinds=kinds, kind=kinds[0], n=entry.n, codes=())


def building_of(b: Any) -> Building:
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
        cost=sum(vars(b.price).values()),
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
        serves=set_of(t.RESOURCES.index(kind) for kind in vars(a)["for"]),
        waits=type < t.BUILDER and kind != t.LOCK,
        unit_by_unit=a.repeat and (discards or slash),
        asks=a.repeat or discards or slash,
    )
