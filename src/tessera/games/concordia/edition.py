"""Reads an edition: schema and sense of the TOML data, then the typed tables of the chosen map and mode."""

from collections.abc import Iterable
from typing import Any

import msgspec

from tessera.core.edition import demand, shaped
from tessera.core.errors import BadEdition
from tessera.core.fields import filled
from tessera.core.goods import packed
from tessera.core.numbers import Sorter
from tessera.core.sets import set_of
from tessera.games.concordia.charts import LETTERS, chart_of, check_map, union_of
from tessera.games.concordia.schema import Data, Good, Letter, Map, PlayerCard, PurchaseCard, ReducedMap, Scoring, Strict
from tessera.games.concordia.tables import GODS, GOODS, KINDS, MASON, PREFECT_ARCHITECT, ROLES, WEAVER, Cards, Tables

ANY = "any"
NO_LIMIT = 1_000_000_000
BUYERS = ("senator", "consul", "praetor", "proconsul")


def maps_of(data: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """The maps, each checked against its own schema: a whole map, or one that drops letters of another."""
    found = {}
    for name, one in data.items():
        shape: type[Strict] = ReducedMap if "base" in one else Map
        try:
            found[name] = msgspec.to_builtins(shaped(one, shape))
        except BadEdition as error:
            raise BadEdition(f"maps.{name}.{error}") from None
    return found


def bare(data: Any) -> Any:
    """The data without its notes on where each value comes from."""
    if isinstance(data, dict):
        return {k: bare(v) for k, v in data.items() if k not in ("source", "sure") and not k.endswith("_source")}
    return [bare(item) for item in data] if isinstance(data, list) else data


def read(data: dict[str, Any], options: dict[str, Any]) -> Tables:
    """The tables of one map (`options["map"]`) and one mode (`options["teams"]`)."""
    d = shaped(bare(data), Data)
    d.maps = maps_of(d.maps)
    check(d)
    team = bool(options["teams"])
    a, p, goods = d.actions, d.player, [getattr(d.goods, good) for good in GOODS]
    extra = (d.display.cloth if options["display"] == "cloth" else d.display.wine).extra
    steps = (p.land_colonists + p.sea_colonists) * a.architect.steps_per_colonist_on_board  # the most one architect can have
    chart = chart_of(d.maps, options["map"], steps)
    per, most = points_of(d.scoring, team)
    e = Tables()
    e.index(*union_of(d.maps), chart, p.warehouse_spaces, d.display.spaces)
    return filled(
        e, a.tribune, a.architect, a.mercator, a.colonist, p, d.display, d.scoring, d.scoring.vesta, d.scoring.venus_single, d.safety,
        team=team,
        interim=bool(options["interim"]) and not team,
        chart=chart,
        cards=cards_of(d, team),
        price=tuple(good.price for good in goods),
        build_money=tuple(good.build_money for good in goods),
        build_goods=tuple(bag(good.build_goods) for good in goods),
        temples=tuple(int(good.temple) for good in goods),
        coins=tuple(d.bonus_markers.coins[good] for good in GOODS),
        tiles=tuple(tuple(spread(getattr(d.city_tiles, letter).goods)) for letter in LETTERS),
        warehouse=p.warehouse_spaces,
        colonists=(p.land_colonists, p.sea_colonists),
        colonist_cost=counts(p.colonist_cost),
        start_goods=counts(p.start.goods),
        start_money=tuple(p.start.money.team_by_team if team else p.start.money.single),
        top_stack=tuple((d.stacks.team if team else d.stacks.single).get(str(n), 0) for n in range(7)),
        extra=tuple(bag(good for good in space if good != ANY) for space in extra),
        extra_any=tuple(space.count(ANY) for space in extra),
        magnus_goods=d.praefectus_magnus.bonus_goods,
        marker_goods=a.prefect.bonus_goods,
        per=per,
        most=most,
        interim_money=(d.interim.first_place_money, d.interim.second_place_money),
        drawing=drawing(d, options["map"]),
    )  # fmt: skip


def points_of(s: Scoring, team: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """By god: points for each thing it counts, and the most for one card. Vesta and Minerva reckon otherwise (see scoring)."""
    venus = (s.venus_team.per_province, NO_LIMIT) if team else (s.venus_single.per_province, s.venus_single.max_per_card)
    by_god = {
        "jupiter": (s.jupiter.per_temple_house, s.jupiter.max_per_card),
        "saturnus": (s.saturnus.per_province, NO_LIMIT),
        "venus": venus,
        "mercurius": (s.mercurius.per_good_type, s.mercurius.max_per_card),
        "mars": (s.mars.per_colonist_on_board, s.mars.max_per_card),
    }
    found = [by_god.get(god, (0, 0)) for god in GODS]
    return tuple(per for per, _ in found), tuple(most for _, most in found)


def bag(goods: Iterable[str]) -> int:
    listed = list(goods)
    return packed(tuple(listed.count(good) for good in GOODS))


def counts(by_name: dict[str, int]) -> int:
    return packed(tuple(by_name.get(good, 0) for good in GOODS))


def spread(by_name: dict[str, int]) -> list[int]:
    return [g for g, good in enumerate(GOODS) for _ in range(by_name.get(good, 0))]


def masks(groups: Iterable[Iterable[int]]) -> tuple[int, ...]:
    return tuple(set_of(group) for group in groups)


def cards_of(d: Data, team: bool) -> Cards:
    own, bought = d.player_cards.cards, d.purchase_cards.cards
    every: list[PlayerCard | PurchaseCard] = [*own, *bought]
    mode = "team" if team else "single"
    first = len(own)
    of_kind = masks([i for i, card in enumerate(every) if card.kind == kind] for kind in KINDS)
    of_god = masks([i for i, card in enumerate(every) if god in card.gods] for god in GODS)
    return filled(
        Cards(),
        ids=tuple(card.id for card in every),
        kind_of=tuple(KINDS.index(card.kind) for card in every),
        stack_of=(0,) * first + tuple(card.stack for card in bought),
        price_of=(0,) * first + tuple(bag(card.price) for card in bought),
        of_kind=of_kind,
        of_god=of_god,
        by_kind=Sorter(of_kind),
        by_god=Sorter(of_god),
        specialists=set_of(i for i, card in enumerate(every) if card.kind in KINDS[MASON : WEAVER + 1]),
        own=(1 << first) - 1,
        hands=masks(
            (
                [i for i, card in enumerate(own) if card.single],
                [i for i, card in enumerate(own) if card.team in ("all", "first-half")],
                [i for i, card in enumerate(own) if card.team in ("all", "second-half")],
            )
        ),
        stacks=tuple(
            tuple(first + i for i, card in enumerate(bought) if card.stack == stack and mode in card.used) for stack in range(6)
        ),
        roles=tuple(tuple(KINDS.index(role) for role in d.actions.dual_roles.get(kind, [])) for kind in KINDS),
        grows=tuple(GOODS.index(d.actions.specialist_good[k]) if k in d.actions.specialist_good else -1 for k in KINDS),
        minerva=tuple(d.scoring.minerva.get(kind, 0) for kind in KINDS),
        buys=tuple(getattr(d.actions, kind).cards if kind in BUYERS else 0 for kind in KINDS),
    )


def drawing(d: Data, name: str) -> dict[str, Any]:
    """What only the screen needs: names, colours, coordinates."""
    chosen = d.maps[name]
    base = d.maps[chosen.get("base", name)]
    return {
        "id": name,
        "name": chosen["name"],
        "view": base["view"],
        "recommended_single": chosen["recommended_single"],
        "recommended_team": chosen["recommended_team"],
        "display_printed": base["display_printed"],
        "provinces": {p["id"]: p for p in base["provinces"]},
        "cities": {c["id"]: c for c in base["cities"]},
        "ways": {w["id"]: w for w in base["ways"]},
        "goods": {good: getattr(d.goods, good).colour for good in GOODS},
        "colours": d.game.colours,
        "pantheon": {"single": d.pantheon.single, "team": d.pantheon.team},
        "extra": {"cloth": d.display.cloth.extra, "wine": d.display.wine.extra},
        "prices": {card.id: card.price for card in d.purchase_cards.cards},
    }


# ---- sense ------------------------------------------------------------------------------------------------


def check(d: Data) -> None:
    demand(d.schema == 1, "schema", "this program reads schema 1")
    demand(d.game.single_players == [2, 3, 4, 5], "game.single_players", "the rules know 2 to 5 players")
    demand(d.game.team_players == [4, 6], "game.team_players", "the rules know 4 or 6 players")
    demand(len(set(d.game.colours)) >= 6, "game.colours", "six players need six colours")
    check_maps(d)
    check_goods(d)
    check_players(d)
    check_cards(d)
    check_actions(d)
    for side in ("cloth", "wine"):
        extra = getattr(d.display, side).extra
        demand(len(extra) == d.display.spaces, f"display.{side}.extra", f"{d.display.spaces} spaces need as many entries")
        for i, space in enumerate(extra):
            demand(all(good in (*GOODS, ANY) for good in space), f"display.{side}.extra[{i}]", f"unknown good in {space}")
    demand(1 <= d.display.spaces <= 12, "display.spaces", "1 to 12 spaces are possible")


def check_maps(d: Data) -> None:
    for name, data in d.maps.items():
        demand(all(letter in LETTERS for letter in data["tiles_used"]), f"maps.{name}.tiles_used", "letters are A to D")
        for letter in LETTERS:
            cities = sum(city["tile"] == letter for city in data.get("cities", []))
            tiles = getattr(d.city_tiles, letter).count
            demand(cities <= tiles, f"maps.{name}.cities", f"{cities} cities of letter {letter}, but {tiles} tiles")
        check_map(d.maps, name)


def known_goods(names: Iterable[str], entry: str) -> None:
    for name in names:
        demand(name in GOODS, entry, f"unknown good {name!r}")


def check_goods(d: Data) -> None:
    demand(d.goods.order == list(GOODS), "goods.order", f"must be {', '.join(GOODS)}")
    for name in GOODS:
        good: Good = getattr(d.goods, name)
        demand(1 <= good.price <= 100, f"goods.{name}.price", "1 to 100 is possible")
        demand(0 <= good.build_money <= 100, f"goods.{name}.build_money", "0 to 100 is possible")
        known_goods(good.build_goods, f"goods.{name}.build_goods")
        demand(name in d.bonus_markers.coins, f"bonus_markers.coins.{name}", "is missing")
        demand(0 <= d.bonus_markers.coins[name] <= 20, f"bonus_markers.coins.{name}", "0 to 20 is possible")
    known_goods(d.bonus_markers.coins, "bonus_markers.coins")
    for letter in LETTERS:
        tiles: Letter = getattr(d.city_tiles, letter)
        known_goods(tiles.goods, f"city_tiles.{letter}.goods")
        demand(sum(tiles.goods.values()) == tiles.count, f"city_tiles.{letter}", "count and goods differ")
    demand(
        sum(getattr(d.city_tiles, x).count for x in LETTERS) == d.city_tiles.total,
        "city_tiles.total",
        "is not the sum of the letters",
    )


def check_players(d: Data) -> None:
    p = d.player
    known_goods(p.colonist_cost, "player.colonist_cost")
    known_goods(p.start.goods, "player.start.goods")
    for name, value, least, most in (
        ("warehouse_spaces", p.warehouse_spaces, 1, 40),
        ("land_colonists", p.land_colonists, 1, 9),
        ("sea_colonists", p.sea_colonists, 1, 9),
        ("houses", p.houses, 1, 60),
    ):
        demand(least <= value <= most, f"player.{name}", f"{least} to {most} is possible")
    colonists = p.land_colonists + p.sea_colonists
    demand(p.start.colonists_on_board == 2, "player.start.colonists_on_board", "one land and one sea colonist start on the map")
    waiting = colonists - p.start.colonists_on_board
    demand(p.start.colonists_in_warehouse == waiting, "player.start.colonists_in_warehouse", f"must be {waiting}")
    free = p.warehouse_spaces - waiting - sum(p.start.goods.values())
    demand(free >= 0, "player.start.goods", "do not fit into the warehouse")
    demand(p.start.free_spaces == free, "player.start.free_spaces", f"must be {free}")
    demand(len(p.start.money.single) >= max(d.game.single_players), "player.start.money.single", "one amount per seat")
    demand(
        len(p.start.money.team_by_team) >= max(d.game.team_players) // 2, "player.start.money.team_by_team", "one amount per team"
    )
    demand(d.praefectus_magnus.start_seat == "last", "praefectus_magnus.start_seat", 'only "last" is known')
    demand(d.praefectus_magnus.passes_to == "right", "praefectus_magnus.passes_to", 'only "right" is known')


def check_cards(d: Data) -> None:
    own, bought = d.player_cards.cards, d.purchase_cards.cards
    seen: set[str] = set()
    every: list[PlayerCard | PurchaseCard] = [*own, *bought]
    for card in every:
        demand(card.id not in seen, f"cards[{card.id}]", "this id stands there twice")
        demand(card.kind in KINDS, f"cards[{card.id}].kind", f"unknown kind {card.kind!r}")
        demand(bool(card.gods) and all(god in GODS for god in card.gods), f"cards[{card.id}].gods", f"unknown god in {card.gods}")
        seen.add(card.id)
    demand(len(own) == d.player_cards.per_player, "player_cards.per_player", f"{len(own)} cards are listed")
    demand(len(bought) == d.purchase_cards.total, "purchase_cards.total", f"{len(bought)} cards are listed")
    demand(len(own) + len(bought) <= 62, "purchase_cards.cards", "62 cards in all are the most")
    demand(
        any(card.kind == "tribune" and card.single and card.team == "all" for card in own),
        "player_cards",
        "every hand needs a tribune",
    )
    for card in own:
        demand(card.team in ("all", "first-half", "second-half", "no"), f"player_cards[{card.id}].team", f"unknown {card.team!r}")
    for item in bought:
        known_goods(item.price, f"purchase_cards[{item.id}].price")
        demand(1 <= item.stack <= 5, f"purchase_cards[{item.id}].stack", "1 to 5 is possible")
        demand(all(m in ("single", "team") for m in item.used), f"purchase_cards[{item.id}].used", "single or team")
    check_stacks(d)


def check_stacks(d: Data) -> None:
    for mode, tops, cards, seats, gods in (
        ("single", d.stacks.single, d.stacks.cards_in_play_single, d.game.single_players, d.pantheon.single),
        ("team", d.stacks.team, d.stacks.cards_in_play_team, d.game.team_players, d.pantheon.team),
    ):
        for n in seats:
            top = tops.get(str(n), 0)
            demand(1 <= top <= 5, f"stacks.{mode}.{n}", "1 to 5 is possible")
            used = [card for card in d.purchase_cards.cards if mode in card.used and card.stack <= top]
            demand(cards.get(str(n)) == len(used), f"stacks.cards_in_play_{mode}.{n}", f"the stacks hold {len(used)}")
            for god in GODS:
                found = sum(god in card.gods for card in used)
                demand(
                    gods.get(str(n), {}).get(god, 0) == found, f"pantheon.{mode}.{n}.{god}", f"the stacks show it {found} times"
                )


def check_actions(d: Data) -> None:
    a = d.actions
    known = {
        "actions.specialist_good": (sorted(a.specialist_good), sorted(KINDS[MASON : WEAVER + 1])),
        "actions.dual_roles": (sorted(a.dual_roles), sorted(KINDS[PREFECT_ARCHITECT:])),
        "actions.diplomat_not_copyable": (sorted(a.diplomat_not_copyable), ["diplomat", "tribune"]),
        "actions.magister_not_repeatable": (sorted(a.magister_not_repeatable), ["magister", "senator"]),
        "actions.proconsul.not_buyable": (a.proconsul.not_buyable, ["proconsul"]),
    }
    for entry, (found, wanted) in known.items():
        demand(found == wanted, entry, f"the rules know {', '.join(wanted)} only")
    for kind, good in a.specialist_good.items():
        demand(kind in KINDS and good in GOODS, f"actions.specialist_good.{kind}", "unknown kind or good")
        demand(kind in d.scoring.minerva, f"scoring.minerva.{kind}", "is missing")
    for kind, roles in a.dual_roles.items():
        fits = kind in KINDS and len(roles) == 2 and all(role in [KINDS[r] for r in ROLES] for role in roles)
        demand(fits, f"actions.dual_roles.{kind}", "needs two of prefect, architect, mercator-5")
    demand(d.scoring.order == list(GODS), "scoring.order", f"must be {', '.join(GODS)}")
    demand(d.scoring.vesta.money_per_point >= 1, "scoring.vesta.money_per_point", "at least 1")
    demand(
        0 <= a.architect.steps_per_colonist_on_board <= 3, "actions.architect.steps_per_colonist_on_board", "0 to 3 is possible"
    )
    demand(0 <= a.mercator.good_types <= 5, "actions.mercator.good_types", "0 to 5 is possible")
    demand(a.tribune.colonists == 1, "actions.tribune.colonists", "must be 1")
    demand(d.scoring.venus_team.both_partners == 1, "scoring.venus_team.both_partners", "must be 1: a house of each partner")
    demand(1 <= d.safety.max_turns_per_player <= 10_000, "safety.max_turns_per_player", "1 to 10000 is possible")
    for name in ("senator", "praetor"):
        demand(getattr(a, name).extra_price, f"actions.{name}.extra_price", "must be true: that is what the card is")
    for name in ("consul", "proconsul"):
        demand(not getattr(a, name).extra_price, f"actions.{name}.extra_price", "must be false: that is what the card is")
