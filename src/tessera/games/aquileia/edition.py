"""Reads an edition into typed tables; a misfit is refused by the name of its entry."""

from collections.abc import Iterable, Sequence
from typing import Any

from tessera.core import hands
from tessera.core.edition import demand
from tessera.core.fields import filled
from tessera.core.form import EditionForm
from tessera.core.goods import packed
from tessera.core.hands import card, whole
from tessera.core.sets import set_of
from tessera.games.aquileia import tables as t
from tessera.games.aquileia.tables import AREAS, CHANGER, KINDS, METALS, VILLA, WORKSHOP, Tables

ODD_SPACES = ("dolus", "pecunia", "potentia", "theatrum", "latro")
FORM = EditionForm(__file__, t, hands)


# ---- sense ----------------------------------------------------------------------------------------------------


def read(data: dict[str, Any], options: dict[str, Any]) -> Tables:
    file = FORM.read(data)
    check_components(file)
    check_decks(file)
    check_market(file)
    check_places(file)
    check_sites(file)
    return tables_of(file)


def check_components(file: Any) -> None:
    made, act, rounds = file.components, file.action, file.game_length.rounds
    demand(made.per_player.henchmen <= len(file.space), "components.per_player.henchmen", f"there are {len(file.space)} spaces")
    used = f"two per round are used up: {2 * rounds} for {rounds} rounds"
    demand(made.stadium_cards == 2 * rounds, "components.stadium_cards", used)
    demand(made.blue_dice == act.potentia.blue_dice, "action.potentia.blue_dice", f"there are {made.blue_dice} blue dice")
    most_red = max(act.dolus.red_dice, act.arena.red_dice, act.stadium.red_dice)
    demand(most_red <= made.red_dice, "components.red_dice", f"{most_red} red dice are rolled at once")
    for exchange in act.pecunia.exchange:
        demand(coins(exchange.give) > 0, f"action.pecunia.exchange[{exchange.id}].give", "something must be given")


def check_decks(file: Any) -> None:
    few, many = file.deck.slave
    demand(few.slaves < many.slaves, "deck.slave", "the kind with fewer slaves comes first")
    for equi in file.deck.equi_arma:
        demand((equi.kind == "horse") == bool(equi.side), f"deck.equi_arma[{equi.type}]", "horses have a side, weapons none")


def check_market(file: Any) -> None:
    """Every space of the market sells cards or has a rule of its own."""
    market = [space for space in file.space if space.area == "mercatus"]
    for space in market:
        known = space.display_slot >= 0 or space.max_cards > 0 or space.id in ODD_SPACES
        demand(known, f"space[{space.id}]", "a market space has a display_slot, max_cards, or is dolus, pecunia, potentia")
        demand(space.max_cards == 0 or space.metal != "", f"space[{space.id}].metal", "a SERVI space names its metal")
    slots = sorted(space.display_slot for space in market if space.display_slot >= 0)
    demand(slots == list(range(file.setup.open_equi_cards)), "setup.open_equi_cards", f"the EQUI spaces have the slots {slots}")


def check_places(file: Any) -> None:
    """The other areas, and what is closed with few players."""
    spaces, order = {space.id: space for space in file.space}, file.action.portus.order
    for odd in ODD_SPACES:
        demand(odd in spaces, "space", f"there must be a space {odd!r}")
    for id, space in spaces.items():
        demand(space.area != "stadium" or space.side != "", f"space[{id}].side", "a stadium space is on the gold or silver side")
        demand(space.area != "forum" or space.builds > 0, f"space[{id}].builds", "a forum space builds at least once")
    demand(order[:1] == ["latro"], "action.portus.order", "LATRO acts first")
    metals = [spaces[place].metal for place in order[1:]]
    demand("" not in metals and len(set(metals)) == len(metals), "action.portus.order", "each paid space has a metal of its own")
    harbour = {id for id, space in spaces.items() if space.area == "portus"}
    demand(set(order) == harbour, "action.portus.order", "must name every harbour space")
    for count in file.player_count:
        entry = f"player_count[{count.players}].closed_spaces"
        demand(len(set(count.closed_spaces)) < len(spaces), entry, f"no space is open to {count.players} players")


def check_sites(file: Any) -> None:
    for site in file.site:
        entry, villa = f"site[{site.id}]", site.kind == "villa"
        demand(villa == (site.side == "right"), f"{entry}.side", "villas stand right, the others left")
        demand(villa == (site.colour != ""), f"{entry}.colour", "villas have a colour, the others none")
        demand(site.kind == "changer" or coins(site.pays) == 0, f"{entry}.pays", "only money-changers pay coins")


# ---- tables ---------------------------------------------------------------------------------------------------


def indexed(file: Any, cards: dict[str, Any]) -> Tables:
    """Tables with their action index."""
    act, e = file.action, Tables()
    sides: tuple[int, ...] = cards["equi_side"]
    e.index(
        {"space": [s.id for s in file.space], "exchange": [x.id for x in act.pecunia.exchange], "slave": list(cards["slave_ids"]),
         "equi": list(cards["equi_ids"]), "site": [s.id for s in file.site]},
        servi=max(space.max_cards for space in file.space),
        dice=act.potentia.blue_dice,
        weapons=tuple(kind for kind, side in enumerate(sides) if side < 0),
        horses=tuple(kind for kind, side in enumerate(sides) if side >= 0),
        hands=slave_payments(cards["slave_worth"], max(site.cost.slaves for site in file.site)),
    )  # fmt: skip
    return e


def tables_of(file: Any) -> Tables:
    act, cards = file.action, of_cards(file)
    pieces = file.components.per_player
    return filled(
        indexed(file, cards),
        *(file.game_length, pieces, file.setup, file.placement, file.advantage_track, act.potentia, act.arena),
        **cards,
        **of_spaces(file),
        **of_sites(file, cards["colours"]),
        player_colours=tuple(file.players.colours),
        start_coins=coins(file.setup.coins),
        faces=tuple(map(METALS.index, file.dice.faces)),
        paid_limit=file.placement.portus_paid_limit_per_player,
        dolus_dice=act.dolus.red_dice,
        pecunia_points=act.pecunia.points,
        pecunia_most=act.pecunia.max_exchanges,
        exchange_give=tuple(coins(exchange.give) for exchange in act.pecunia.exchange),
        exchange_get=tuple(coins(exchange.get) for exchange in act.pecunia.exchange),
        equi_price=coins(act.equi.price),
        servi_price=act.servi.coins_per_card,
        arena_red=act.arena.red_dice,
        arena_coins=tuple(act.arena.prize_coins),
        arena_face=METALS.index(act.arena.counting_face),
        arena_metal=METALS.index(act.arena.prize_metal),
        prize_slaves=act.arena.slave_cards,
        stadium_red=act.stadium.red_dice,
        stadium_coins=tuple(act.stadium.prize_coins),
        latro_dice=act.portus.latro_red_dice,
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


def places(names: Sequence[str], wanted: Iterable[str]) -> tuple[int, ...]:
    """What these names stand for, -1 for none."""
    return tuple(names.index(name) if name else -1 for name in wanted)


def coins(of: Any) -> int:
    """Coins of each metal as one number; nothing where nothing is said."""
    return packed((of.bronze, of.silver, of.gold)) if of else 0


def of_cards(file: Any) -> dict[str, Any]:
    deck = file.deck
    colours = tuple(dict.fromkeys(laurel.colour for laurel in deck.stadium if laurel.colour))
    return {
        "colours": colours,
        **columns("slave", deck.slave, ids="type", count="count", worth="slaves"),
        **columns("equi", deck.equi_arma, ids="type", count="count", strength="strength"),
        **columns("laurel", deck.stadium, ids="type", count="count", points="points"),
        **columns("theatre", deck.theatre, ids="type", count="count"),
        "equi_side": places(METALS, [kind.side for kind in deck.equi_arma]),
        "laurel_colour": places(colours, [kind.colour for kind in deck.stadium]),
        "theatre_first": places(colours, [kind.colours[0] for kind in deck.theatre]),
        "theatre_second": places(colours, [kind.colours[1] for kind in deck.theatre]),
        "all_slaves": whole(tuple(kind.count for kind in deck.slave)),
        "all_equi": whole(tuple(kind.count for kind in deck.equi_arma)),
        "all_laurels": whole(tuple(kind.count for kind in deck.stadium)),
    }


def area(file: Any, id: str) -> tuple[int, ...]:
    """The spaces of an area in order of resolution."""
    return tuple(sorted([n for n, space in enumerate(file.space) if space.area == id], key=lambda n: file.space[n].order))


def of_spaces(file: Any) -> dict[str, Any]:
    names = [space.id for space in file.space]
    market, stadium, paid = area(file, "mercatus"), area(file, "stadium"), places(names, file.action.portus.order[1:])
    closed: dict[int, list[str]] = {entry.players: entry.closed_spaces for entry in file.player_count}
    return {
        **columns("space", file.space, ids="id", slot="display_slot", limit="max_cards", value="value", builds="builds"),
        "space_extra": tuple(int(space.extra_deck_card) for space in file.space),
        "space_scores": tuple(int(space.score_value) for space in file.space),
        "space_area": places(AREAS, [space.area for space in file.space]),
        "space_metal": places(METALS, [space.metal for space in file.space]),
        **dict(zip(ODD_SPACES, places(names, ODD_SPACES), strict=True)),
        "market": market,
        "equi_spaces": tuple(
            sorted([n for n in market if file.space[n].display_slot >= 0], key=lambda n: file.space[n].display_slot)
        ),
        "servi_spaces": tuple(n for n in market if file.space[n].max_cards > 0),
        "forum": area(file, "forum"),
        "paid": paid,
        "paid_mask": set_of(paid),
        "arena_mask": set_of(area(file, "arena")),
        "stadium_mask": set_of(stadium),
        "side_masks": tuple(set_of(n for n in stadium if file.space[n].side == metal) for metal in METALS),
        "open_spaces": tuple(set_of(n for n, id in enumerate(names) if id not in closed.get(k, names)) for k in range(6)),
    }


def of_sites(file: Any, colours: tuple[str, ...]) -> dict[str, Any]:
    kinds = tuple(KINDS.index(site.kind) for site in file.site)
    return {
        **columns("site", file.site, ids="id", value="value"),
        "site_kind": kinds,
        "site_colour": places(colours, [site.colour for site in file.site]),
        "site_coins": tuple(coins(site.cost) for site in file.site),
        "site_slaves": tuple(site.cost.slaves for site in file.site),
        "site_pays": tuple(coins(site.pays) for site in file.site),
        "villas": tuple(set_of(n for n, site in enumerate(file.site) if site.colour == colour) for colour in colours),
        "workshops": set_of(site for site, kind in enumerate(kinds) if kind == WORKSHOP),
        "changers": set_of(site for site, kind in enumerate(kinds) if kind == CHANGER),
        "left_mask": set_of(site for site, kind in enumerate(kinds) if kind != VILLA),
    }
