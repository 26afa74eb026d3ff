"""Points by god, at the end and at any time before it; teams, interim scoring, and the tie-break."""

from typing import Any

from mypy_extensions import i64

from tessera.core.goods import count
from tessera.core.sets import bit, bits
from tessera.games.concordia.state import Table
from tessera.games.concordia.tables import GODS, JUPITER, MARS, MASON, MERCURIUS, SATURNUS, VENUS, VESTA, WEAVER, Tables


def owned(g: Table, seat: i64) -> i64:
    """All cards of a player, played or not (CON-143)."""
    p = g.players[seat]
    cards = p.hand
    for card in p.pile:
        cards |= bit(card)
    return cards


def wealth(g: Table, seat: i64) -> i64:
    """Money and goods at list price."""
    p = g.players[seat]
    return p.money + at_list_price(g.edition, p.goods)


def at_list_price(e: Tables, goods: i64) -> i64:
    worth: i64 = 0
    for good in range(5):
        worth += count(goods, good) * e.price[good]
    return worth


def per_card(g: Table, seat: i64, god: i64) -> i64:
    """What one card of this god is worth to this player now (CON-145 to CON-150); Minerva's cards differ (see `minerva`)."""
    e, p = g.edition, g.players[seat]
    if god == VESTA:
        return wealth(g, seat) // e.money_per_point
    if god == JUPITER:
        return e.jupiter.of(bits(p.houses & temple_cities(g)))
    if god == SATURNUS:
        return e.saturnus.of(provinces_with(g, p.houses, 1))
    if god == VENUS:
        if e.team:
            return e.venus.of(provinces_shared(g, p.houses, g.players[g.partner(seat)].houses))
        return e.venus.of(provinces_with(g, p.houses, e.houses_needed))
    if god == MERCURIUS:
        return e.mercurius.of(sum([1 for grown in g.growing if p.houses & grown != 0]))
    return e.mars.of(len(p.land) + len(p.sea)) if god == MARS else 0


def temple_cities(g: Table) -> i64:
    """The cities whose good has a temple."""
    temples: i64 = 0
    good: i64 = 0
    for grown in g.growing:
        if g.edition.temples[good] == 1:
            temples |= grown
        good += 1
    return temples


def provinces_shared(g: Table, houses: i64, others: i64) -> i64:
    """In how many provinces there is one of these houses and one of the others."""
    n: i64 = 0
    for mask in g.edition.chart.cities_in:
        cities: i64 = mask
        if houses & cities != 0 and others & cities != 0:
            n += 1
    return n


def provinces_with(g: Table, houses: i64, least: i64) -> i64:
    """In how many provinces at least so many of these houses stand."""
    n: i64 = 0
    for mask in g.edition.chart.cities_in:
        here: i64 = houses & mask
        if here != 0 and (least == 1 or bits(here) >= least):
            n += 1
    return n


def minerva(g: Table, seat: i64, cards: i64) -> i64:
    """Each specialist scores the houses in cities of its good (CON-151)."""
    e = g.edition
    sum: i64 = 0
    if cards & e.cards.specialists == 0:
        return sum
    houses = g.players[seat].houses
    for kind in range(MASON, WEAVER + 1):
        mine: i64 = cards & e.cards.of_kind[kind]
        if mine != 0:
            grown: i64 = g.growing[e.cards.grows[kind]]
            value: i64 = e.cards.minerva[kind]
            sum += bits(mine) * value * bits(houses & grown)
    return sum


def god_points(g: Table, seat: i64, god: i64, cards: i64) -> i64:
    """Points of this player's cards of one god."""
    if god >= len(GODS) - 1:
        return minerva(g, seat, cards)
    mine: i64 = cards & g.edition.cards.of_god[god]
    return bits(mine) * per_card(g, seat, god) if mine != 0 else 0


def points(g: Table, seat: i64) -> i64:
    """All gods in their order, and the Concordia card (CON-136)."""
    cards = owned(g, seat)
    sum: i64 = g.edition.concordia_card if g.concordia == seat else 0
    god: i64 = 0
    while god < 7:
        sum += god_points(g, seat, god, cards)
        god += 1
    return sum


def standing(g: Any) -> list[tuple[int, ...]]:
    """Per seat: points (of the team), and how soon the Praefectus Magnus would reach him (or his partner) (CON-139 to 141)."""
    state: Table = g
    n = len(state.players)
    score: list[int] = [points(state, seat) for seat in range(n)]
    walk: list[int] = [n - 1 - (state.magnus - seat) % n for seat in range(n)]
    if not state.edition.team:
        return [(score[seat], walk[seat]) for seat in range(n)]
    half = n // 2
    return [(score[s] + score[(s + half) % n], max(walk[s], walk[(s + half) % n])) for s in range(n)]


def sheet(g: Any) -> list[dict[str, int]]:
    """Per seat: points by god, the Concordia card, and in the team game the partner's points."""
    state: Table = g
    found: list[dict[str, int]] = []
    for seat in range(len(state.players)):
        cards = owned(state, seat)
        lines: dict[str, int] = {GODS[god]: god_points(state, seat, god, cards) for god in range(7)}
        lines["concordia"] = state.edition.concordia_card if state.concordia == seat else 0
        if state.edition.team:
            lines["partner"] = points(state, state.partner(seat))
        found.append(lines)
    return found


def interim_money(g: Table) -> list[int]:
    """By seat: first and second place get money, shared places all the same; a shared first leaves no second (CON-133)."""
    found: list[int] = []
    for p in g.players:
        better: i64 = 0
        for other in g.players:
            if other.interim > p.interim:
                better += 1
        found.append(g.edition.interim_money[better] if better < len(g.edition.interim_money) else 0)
    return found
