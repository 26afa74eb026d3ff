"""Reads an edition into the typed tables of the chosen map and mode; a misfit is refused by the name of its entry."""

from collections.abc import Iterable
from typing import Any

from tessera.core.edition import demand
from tessera.core.fields import filled
from tessera.core.form import EditionForm
from tessera.core.goods import packed
from tessera.core.numbers import Sorter
from tessera.core.sets import set_of
from tessera.games.concordia import charts
from tessera.games.concordia import tables as t
from tessera.games.concordia.charts import LETTERS, chart_of, check_map, check_ways, union_of
from tessera.games.concordia.tables import GODS, GOODS, KINDS, MASON, WEAVER, Blessing, Cards, Tables

ANY = "any"
NO_LIMIT = 1_000_000_000
BUYERS = ("senator", "consul", "praetor", "proconsul")
FORM = EditionForm(__file__, t, charts)


def read(data: dict[str, Any], options: dict[str, Any]) -> Tables:
    """The tables of one map (`options["map"]`) and one mode (`options["teams"]`)."""
    d = FORM.read(data)
    check(d)
    team = bool(options["teams"])
    a, p, goods = d.actions, d.player, [getattr(d.goods, good) for good in GOODS]
    steps = (p.land_colonists + p.sea_colonists) * a.architect.steps_per_colonist_on_board  # the most one architect can have
    chart = chart_of(d.maps, options["map"], steps)
    extra = getattr(d.display, options["display"]).extra
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
        coins=tuple(getattr(d.bonus_markers.coins, good) for good in GOODS),
        tiles=tuple(tuple(spread(getattr(d.city_tiles, letter).goods)) for letter in LETTERS),
        warehouse=p.warehouse_spaces,
        colonists=(p.land_colonists, p.sea_colonists),
        colonist_cost=counts(p.colonist_cost),
        start_goods=counts(p.start.goods),
        start_money=tuple(p.start.money.team_by_team if team else p.start.money.single),
        top_stack=tuple(getattr(d.stacks.team if team else d.stacks.single, str(n), 0) for n in range(7)),
        extra=tuple(bag(good for good in space if good != ANY) for space in extra),
        extra_any=tuple(space.count(ANY) for space in extra),
        magnus_goods=d.praefectus_magnus.bonus_goods,
        marker_goods=a.prefect.bonus_goods,
        **blessings(d.scoring, team),
        interim_money=(d.interim.first_place_money, d.interim.second_place_money),
        drawing=drawing(d, options["map"]),
    )  # fmt: skip


def blessings(s: Any, team: bool) -> dict[str, Blessing]:
    """By god: points for each thing it counts, and the most for one card. Vesta and Minerva reckon otherwise (see scoring)."""
    venus = (s.venus_team.per_province, NO_LIMIT) if team else (s.venus_single.per_province, s.venus_single.max_per_card)
    by_god = {
        "jupiter": (s.jupiter.per_temple_house, s.jupiter.max_per_card),
        "saturnus": (s.saturnus.per_province, NO_LIMIT),
        "venus": venus,
        "mercurius": (s.mercurius.per_good_type, s.mercurius.max_per_card),
        "mars": (s.mars.per_colonist_on_board, s.mars.max_per_card),
    }
    return {god: filled(Blessing(), per=per, most=most) for god, (per, most) in by_god.items()}


def bag(goods: Iterable[str]) -> int:
    listed = list(goods)
    return packed(tuple(listed.count(good) for good in GOODS))


def counts(by_name: Any) -> int:
    return packed(tuple(getattr(by_name, good, 0) for good in GOODS))


def spread(by_name: Any) -> list[int]:
    return [g for g, good in enumerate(GOODS) for _ in range(getattr(by_name, good, 0))]


def masks(groups: Iterable[Iterable[int]]) -> tuple[int, ...]:
    return tuple(set_of(group) for group in groups)


def cards_of(d: Any, team: bool) -> Cards:
    own, bought = d.player_cards.cards, d.purchase_cards.cards
    every = [*own, *bought]
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
        roles=tuple(tuple(KINDS.index(role) for role in getattr(d.actions.dual_roles, kind, [])) for kind in KINDS),
        grows=tuple(
            GOODS.index(getattr(d.actions.specialist_good, k)) if hasattr(d.actions.specialist_good, k) else -1 for k in KINDS
        ),
        minerva=tuple(getattr(d.scoring.minerva, kind, 0) for kind in KINDS),
        buys=tuple(getattr(d.actions, kind).cards if kind in BUYERS else 0 for kind in KINDS),
    )


def drawing(d: Any, name: str) -> dict[str, Any]:
    """What only the screen needs: names, colours, coordinates."""
    chosen = d.maps[name]
    base = d.maps[chosen.base or name]
    return {
        "id": name,
        "name": chosen.name,
        "view": base.view,
        "recommended_single": chosen.recommended_single,
        "recommended_team": chosen.recommended_team,
        "display_printed": base.display_printed,
        "provinces": {p.id: vars(p) for p in base.provinces},
        "cities": {c.id: vars(c) for c in base.cities},
        "ways": {w.id: vars(w) for w in base.ways},
        "goods": {good: getattr(d.goods, good).colour for good in GOODS},
        "colours": d.game.colours,
        "pantheon": {mode: {n: vars(gods) for n, gods in vars(by).items()} for mode, by in vars(d.pantheon).items()},
        "extra": {"cloth": d.display.cloth.extra, "wine": d.display.wine.extra},
        "prices": {card.id: card.price for card in d.purchase_cards.cards},
    }


# ---- sense ------------------------------------------------------------------------------------------------


def check(d: Any) -> None:
    for name in d.maps:
        check_map(d.maps, name)
        check_ways(d.maps, name)
        for letter in LETTERS:
            cities, tiles = sum(city.tile == letter for city in d.maps[name].cities), getattr(d.city_tiles, letter).count
            demand(cities <= tiles, f"maps.{name}.cities", f"{cities} cities of letter {letter}, but {tiles} tiles")
    check_players(d.player, d.game)
    check_cards(d)
    for side in ("cloth", "wine"):
        entries = len(getattr(d.display, side).extra)
        demand(entries == d.display.spaces, f"display.{side}.extra", f"{d.display.spaces} spaces need as many entries")


def check_players(p: Any, game: Any) -> None:
    start = p.start
    waiting = p.land_colonists + p.sea_colonists - start.colonists_on_board
    demand(start.colonists_in_warehouse == waiting, "player.start.colonists_in_warehouse", f"must be {waiting}")
    free = p.warehouse_spaces - waiting - sum(vars(start.goods).values())
    demand(free >= 0, "player.start.goods", "do not fit into the warehouse")
    demand(start.free_spaces == free, "player.start.free_spaces", f"must be {free}")
    demand(len(start.money.single) >= max(game.single_players), "player.start.money.single", "one amount per seat")
    teams = max(game.team_players) // 2
    demand(len(start.money.team_by_team) >= teams, "player.start.money.team_by_team", "one amount per team")


def check_cards(d: Any) -> None:
    own, bought = d.player_cards.cards, d.purchase_cards.cards
    demand(len(own) + len(bought) <= 62, "purchase_cards.cards", "62 cards in all are the most")
    tribune = any(card.kind == "tribune" and card.single and card.team == "all" for card in own)
    demand(tribune, "player_cards", "every hand needs a tribune")
    check_stacks(d, "single", d.game.single_players)
    check_stacks(d, "team", d.game.team_players)


def check_stacks(d: Any, mode: str, seats: list[int]) -> None:
    """What is counted for people, by number of players: the cards in play, and how often they show each god."""
    tops, pantheon, cards = getattr(d.stacks, mode), getattr(d.pantheon, mode), getattr(d.stacks, f"cards_in_play_{mode}")
    for n in map(str, seats):
        used = [card for card in d.purchase_cards.cards if mode in card.used and card.stack <= getattr(tops, n)]
        demand(getattr(cards, n) == len(used), f"stacks.cards_in_play_{mode}.{n}", f"the stacks hold {len(used)}")
        for god in GODS:
            found, shown = sum(god in card.gods for card in used), getattr(getattr(pantheon, n), god, 0)
            demand(shown == found, f"pantheon.{mode}.{n}.{god}", f"the stacks show it {found} times")
