"""Reads an edition into typed tables: schema first, then sense; a misfit is refused by the name of its entry."""

from collections.abc import Iterable, Sequence
from typing import Any

from tessera.core.codec import short
from tessera.core.edition import demand, shaped
from tessera.core.fields import filled
from tessera.core.hands import MOST_KINDS, card, whole
from tessera.core.sets import set_of
from tessera.games.aquileia.schema import FIXED, Coins, File
from tessera.games.aquileia.tables import AREAS, CHANGER, KINDS, METALS, VILLA, WORKSHOP, Tables

ODD_SPACES = ("dolus", "pecunia", "potentia", "theatrum", "latro")


def read(data: dict[str, Any], options: dict[str, Any]) -> Tables:
    check_fixed(data)
    file = shaped(data, File)
    distinct([space.id for space in file.space], "space")
    check_components(file)
    check_decks(file)
    check_market(file)
    check_places(file)
    check_sites(file)
    return tables_of(file)


# ---- sense ----------------------------------------------------------------------------------------------------


def distinct(names: Sequence[str], entry: str) -> None:
    for name in names:
        demand(list(names).count(name) == 1, f"{entry}[{name}]", "stands there twice")
        demand(bool(name) and ":" not in name and " " not in name, f"{entry}[{name}]", "ids have no colon and no space")


def numbered(names: Sequence[str], wanted: str, entry: str) -> int:
    demand(wanted in names, entry, f"unknown id {wanted!r}; known: {', '.join(names)}")
    return list(names).index(wanted)


def check_fixed(data: dict[str, Any]) -> None:
    for entry, wanted in FIXED.items():
        found: Any = data
        for name in entry.split("."):
            found = found.get(name) if isinstance(found, dict) else None
        demand(repr(found) == repr(wanted), entry, f"must be {wanted!r}, found {short(found)}")


def check_components(file: File) -> None:
    made, act, colours = file.components, file.action, file.players.player_colours
    demand(len(set(colours)) == len(colours) >= 5, "players.colours", "five different colours are needed")
    demand(made.per_player.henchmen <= len(file.space), "components.per_player.henchmen", f"there are {len(file.space)} spaces")
    rounds = file.game_length.rounds
    used = f"two per round are used up: {2 * rounds} for {rounds} rounds"
    demand(made.stadium_cards == 2 * rounds, "components.stadium_cards", used)
    demand(made.blue_dice == act.potentia.blue_dice, "action.potentia.blue_dice", f"there are {made.blue_dice} blue dice")
    most_red = max(act.dolus.dolus_dice, act.arena.arena_red, act.stadium.stadium_red)
    demand(most_red <= made.red_dice, "components.red_dice", f"{most_red} red dice are rolled at once")
    demand(tuple(area.id for area in file.area) == AREAS, "area", f"the areas act in the order {', '.join(AREAS)}")
    distinct([exchange.id for exchange in act.pecunia.exchange], "action.pecunia.exchange")
    for exchange in act.pecunia.exchange:
        demand(exchange.give != Coins(), f"action.pecunia.exchange[{exchange.id}].give", "something must be given")


def check_decks(file: File) -> None:
    """Kinds fit a packed hand, and the number of cards is the one the components list."""
    made, deck = file.components, file.deck
    decks: dict[str, tuple[Sequence[Any], int]] = {
        "slave": (deck.slave, made.slave_cards),
        "equi_arma": (deck.equi_arma, made.equi_arma_cards),
        "stadium": (deck.stadium, made.stadium_cards),
        "theatre": (deck.theatre, made.theatre_cards),
    }
    distinct([kind.type for kinds, _ in decks.values() for kind in kinds], "deck")
    for name, (kinds, said) in decks.items():
        demand(len(kinds) <= MOST_KINDS, f"deck.{name}", f"{len(kinds)} kinds; {MOST_KINDS} at most")
        there = sum(kind.count for kind in kinds)
        demand(there == said, f"deck.{name}", f"{there} cards, but the components list {said}")
    demand(len(deck.slave) == 2, "deck.slave", "there must be exactly two kinds: payments name cards of both")
    demand(deck.slave[0].slaves < deck.slave[1].slaves, "deck.slave", "the kind with fewer slaves comes first")
    for equi in deck.equi_arma:
        sided = (equi.kind == "horse") == (equi.side is not None)
        demand(sided, f"deck.equi_arma[{equi.type}]", "horses have a side, weapons none")


def check_market(file: File) -> None:
    """Every space of the market sells cards or has a rule of its own."""
    for space in file.space:
        if space.area == "mercatus":
            known = space.slot >= 0 or space.limit > 0 or space.id in ODD_SPACES
            demand(known, f"space[{space.id}]", "a market space has a display_slot, max_cards, or is dolus, pecunia, potentia")
            demand(space.limit == 0 or space.metal is not None, f"space[{space.id}].metal", "a SERVI space names its metal")
    slots = sorted(space.slot for space in file.space if space.area == "mercatus" and space.slot >= 0)
    demand(slots == list(range(file.setup.open_equi_cards)), "setup.open_equi_cards", f"the EQUI spaces have the slots {slots}")


def check_places(file: File) -> None:
    """The other areas, and what is closed with few players."""
    names = [space.id for space in file.space]
    demand(len(names) <= 60, "space", f"{len(names)} spaces; 60 at most")
    for odd in ODD_SPACES:
        demand(odd in names, "space", f"there must be a space {odd!r}")
    for space in file.space:
        entry = f"space[{space.id}]"
        demand(
            space.area != "stadium" or space.side is not None, f"{entry}.side", "a stadium space is on the gold or silver side"
        )
        demand(space.area != "forum" or space.builds > 0, f"{entry}.builds", "a forum space builds at least once")
    order = file.action.portus.order
    demand(order[:1] == ["latro"], "action.portus.order", "LATRO acts first")
    metals = [file.space[numbered(names, place, "action.portus.order")].metal for place in order[1:]]
    own = None not in metals and len(set(metals)) == len(metals)
    demand(own, "action.portus.order", "each paid space has a metal of its own")
    harbour = {space.id for space in file.space if space.area == "portus"}
    demand(set(order) == harbour, "action.portus.order", "must name every harbour space")
    demand(
        {entry.players for entry in file.player_count} == {2, 3, 4, 5}, "player_count", "an entry each for 2, 3, 4 and 5 players"
    )
    for count in file.player_count:
        for space_id in count.closed_spaces:
            numbered(names, space_id, f"player_count[{count.players}].closed_spaces")
        demand(len(set(count.closed_spaces)) < len(names), "player_count", f"no space is open to {count.players} players")


def check_sites(file: File) -> None:
    distinct([site.id for site in file.site], "site")
    demand(1 <= len(file.site) <= 60, "site", f"{len(file.site)} sites; 1 to 60 are possible")
    for site in file.site:
        entry, villa = f"site[{site.id}]", site.kind == "villa"
        demand(villa == (site.side == "right"), f"{entry}.side", "villas stand right, the others left")
        demand(villa == (site.colour is not None), f"{entry}.colour", "villas have a colour, the others none")
        demand(site.kind == "changer" or site.pays == Coins(), f"{entry}.pays", "only money-changers pay coins")


# ---- tables ---------------------------------------------------------------------------------------------------


def tables_of(file: File) -> Tables:
    act, e = file.action, Tables()
    cards = of_cards(file)
    sides: tuple[int, ...] = cards["equi_side"]
    e.index(
        {"space": [s.id for s in file.space], "exchange": [x.id for x in act.pecunia.exchange], "slave": list(cards["slave_ids"]),
         "equi": list(cards["equi_ids"]), "site": [s.id for s in file.site]},
        servi=max(space.limit for space in file.space),
        dice=act.potentia.blue_dice,
        weapons=tuple(kind for kind, side in enumerate(sides) if side < 0),
        horses=tuple(kind for kind, side in enumerate(sides) if side >= 0),
        hands=slave_payments(cards["slave_worth"], max(site.cost.slaves for site in file.site)),
    )  # fmt: skip
    return filled(
        e,
        *(file.players, file.game_length, file.components.per_player, file.setup, file.placement, file.advantage_track),
        *(act.dolus, act.pecunia, act.servi, act.potentia, act.arena, act.stadium, act.portus),
        **cards,
        **of_spaces(file),
        **of_sites(file, cards["colours"]),
        start_coins=file.setup.coins.packed,
        faces=tuple(map(METALS.index, file.dice.faces)),
        exchange_give=tuple(exchange.give.packed for exchange in act.pecunia.exchange),
        exchange_get=tuple(exchange.get.packed for exchange in act.pecunia.exchange),
        equi_price=act.equi.price.packed,
        arena_face=METALS.index(act.arena.counting_face),
        arena_metal=METALS.index(act.arena.prize_metal),
    )


def slave_payments(worth: tuple[int, ...], most: int) -> tuple[int, ...]:
    """Every payment without a superfluous card for any number of slaves a site may cost, fewest cards of the first kind first."""
    found = []
    for ones in range(most + 1):
        for twos in range(most + 1):
            shown = ones * worth[0] + twos * worth[1]
            least = max(shown - worth[0] if ones else -1, shown - worth[1] if twos else -1)
            if ones + twos and any(least < need <= shown for need in range(1, most + 1)):
                found.append(ones * card(0) + twos * card(1))
    return tuple(found)


def columns(head: str, rows: Sequence[Any], **entries: str) -> dict[str, Any]:
    """One table per entry of these rows: columns("slave", cards, ids="type") gives slave_ids."""
    return {f"{head}_{name}": tuple(getattr(row, entry) for row in rows) for name, entry in entries.items()}


def places(names: Sequence[str], wanted: Iterable[str | None]) -> tuple[int, ...]:
    """What these names stand for, -1 for None."""
    return tuple(-1 if name is None else names.index(name) for name in wanted)


def of_cards(file: File) -> dict[str, Any]:
    deck = file.deck
    colours = tuple(dict.fromkeys(laurel.colour for laurel in deck.stadium if laurel.colour is not None))
    pairs = [[numbered(colours, colour, f"deck.theatre[{kind.type}]") for colour in kind.colours] for kind in deck.theatre]
    return {
        "colours": colours,
        **columns("slave", deck.slave, ids="type", count="count", worth="slaves"),
        **columns("equi", deck.equi_arma, ids="type", count="count", strength="strength"),
        **columns("laurel", deck.stadium, ids="type", count="count", points="points"),
        **columns("theatre", deck.theatre, ids="type", count="count"),
        "equi_side": places(METALS, [kind.side for kind in deck.equi_arma]),
        "laurel_colour": places(colours, [kind.colour for kind in deck.stadium]),
        "theatre_first": tuple(first for first, _ in pairs),
        "theatre_second": tuple(second for _, second in pairs),
        "all_slaves": whole(tuple(kind.count for kind in deck.slave)),
        "all_equi": whole(tuple(kind.count for kind in deck.equi_arma)),
        "all_laurels": whole(tuple(kind.count for kind in deck.stadium)),
        "all_theatre": whole(tuple(kind.count for kind in deck.theatre)),
    }


def area(file: File, id: str) -> tuple[int, ...]:
    """The spaces of an area in order of resolution."""
    return tuple(sorted([n for n, space in enumerate(file.space) if space.area == id], key=lambda n: file.space[n].order))


def of_spaces(file: File) -> dict[str, Any]:
    names = [space.id for space in file.space]
    market, stadium, paid = area(file, "mercatus"), area(file, "stadium"), places(names, file.action.portus.order[1:])
    closed: dict[int, list[str]] = {entry.players: entry.closed_spaces for entry in file.player_count}
    return {
        **columns("space", file.space, ids="id", slot="slot", limit="limit", value="value", builds="builds"),
        "space_extra": tuple(int(space.extra) for space in file.space),
        "space_scores": tuple(int(space.scores) for space in file.space),
        "space_area": places(AREAS, [space.area for space in file.space]),
        "space_metal": places(METALS, [space.metal for space in file.space]),
        **dict(zip(ODD_SPACES, places(names, ODD_SPACES), strict=True)),
        "market": market,
        "equi_spaces": tuple(sorted([n for n in market if file.space[n].slot >= 0], key=lambda n: file.space[n].slot)),
        "servi_spaces": tuple(n for n in market if file.space[n].limit > 0),
        "forum": area(file, "forum"),
        "paid": paid,
        "paid_mask": set_of(paid),
        "arena_mask": set_of(area(file, "arena")),
        "stadium_mask": set_of(stadium),
        "side_masks": tuple(set_of(n for n in stadium if file.space[n].side == metal) for metal in METALS),
        "open_spaces": tuple(set_of(n for n, id in enumerate(names) if id not in closed.get(k, names)) for k in range(6)),
    }


def of_sites(file: File, colours: tuple[str, ...]) -> dict[str, Any]:
    for site in file.site:
        if site.colour is not None:
            numbered(colours, site.colour, f"site[{site.id}].colour")
    kinds = tuple(KINDS.index(site.kind) for site in file.site)
    return {
        **columns("site", file.site, ids="id", value="value"),
        "site_kind": kinds,
        "site_colour": places(colours, [site.colour for site in file.site]),
        "site_coins": tuple(site.cost.packed for site in file.site),
        "site_slaves": tuple(site.cost.slaves for site in file.site),
        "site_pays": tuple(site.pays.packed for site in file.site),
        "villas": tuple(tuple(n for n, site in enumerate(file.site) if site.colour == colour) for colour in colours),
        "workshops": tuple(site for site, kind in enumerate(kinds) if kind == WORKSHOP),
        "changers": tuple(site for site, kind in enumerate(kinds) if kind == CHANGER),
        "left_mask": set_of(site for site, kind in enumerate(kinds) if kind != VILLA),
    }
