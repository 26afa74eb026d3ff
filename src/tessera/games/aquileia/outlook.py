"""What a table is worth to a player, for bots and hints: the parts that outlook.toml weighs. Compiled.

It counts in final points. Henchmen still on the board count for what their space should bring; henchmen in hand for what an
average space brings, so that stopping early is never better than it looks.
"""

from typing import Final

from mypy_extensions import i64

from tessera.core.goods import count, covers, total
from tessera.core.hands import held
from tessera.core.outlook import Outlook, between
from tessera.core.sets import bit, bits
from tessera.games.aquileia.rules.contest import base, face_of
from tessera.games.aquileia.rules.placement import Place
from tessera.games.aquileia.rules.portus import income
from tessera.games.aquileia.scoring import all_villas, cards_for, neutral_points, villa_sum
from tessera.games.aquileia.state import Player, Table
from tessera.games.aquileia.tables import VILLA, WORKSHOP

USES: Final = 0.55  # activations a workshop sees per remaining round
GROWTH: Final = 0.16  # matching cards a villa colour still gains per remaining round


def rounds_left(g: Table) -> float:
    return float(g.edition.rounds - g.round)


def coin_worth(g: Table, p: Player) -> float:
    """Points a coin should still bring: nothing when no building can follow."""
    left = rounds_left(g)
    if left == 0.0:
        placing = bits(p.henchmen) < g.edition.henchmen and not p.stopped and p.crest == 0
        return 0.6 if placing or building_ahead(g, p) else 0.05
    return 0.8 + 0.04 * left


def building_ahead(g: Table, p: Player) -> bool:
    return any(p.henchmen >> space & 1 == 1 for space in g.edition.forum)


def purse(coins: i64) -> float:
    """Coins, the later ones of a metal worth less: prices ask for one to three of each."""
    worth = 0.0
    for metal in range(3):
        n = count(coins, metal)
        worth += float(n) if n <= 4 else 4.0 + 0.45 * float(n - 4)
    return worth


def site_worth(g: Table, p: Player, site: i64) -> float:
    """Points a house on this site should bring until the end, without its cost."""
    e = g.edition
    left = rounds_left(g)
    value = float(e.site_value[site])
    if e.site_kind[site] == VILLA:
        colour: i64 = e.site_colour[site]
        return value * (float(cards_for(g, p, colour)) + GROWTH * left)
    runs = USES * left
    if p.henchmen & e.paid_mask != 0:
        runs += 0.9
    if e.site_kind[site] == WORKSHOP:
        return value * runs
    return float(total(e.site_pays[site])) * runs * 0.8


def site_cost(g: Table, p: Player, site: i64) -> float:
    e = g.edition
    return coin_worth(g, p) * (float(total(e.site_coins[site])) + 1.1 * float(e.site_slaves[site]))


def building_worth(g: Table, p: Player) -> float:
    """What the forum spaces of this player should bring: the best sites he can pay, one after the other."""
    e = g.edition
    coins, slaves, built = p.coins, g.slaves_of(p), g.built()
    worth = 0.0
    free = e.houses - bits(p.houses)
    for space in e.forum:
        if p.henchmen >> space & 1 == 0:
            continue
        builds: i64 = e.space_builds[space]
        while builds > 0 and free > 0:
            builds -= 1
            best, gain = best_site(g, p, coins, slaves, built, e.space_scores[space] == 1)
            if best < 0:
                worth += 0.7 if rounds_left(g) > 0.0 else 0.2
                break
            worth += gain + 0.5
            coins -= e.site_coins[best]
            slaves -= e.site_slaves[best]
            built |= bit(best)
            free -= 1
    return worth


def best_site(g: Table, p: Player, coins: i64, slaves: i64, built: i64, scores: bool) -> tuple[int, float]:
    """The free site that brings most after its cost, and what it brings; -1 if none is worth its price."""
    e = g.edition
    best: i64 = -1
    most = 0.0
    site: i64 = 0
    while site < len(e.site_ids):
        if built >> site & 1 == 0 and e.site_slaves[site] <= slaves and covers(coins, e.site_coins[site]):
            gain = site_worth(g, p, site) - site_cost(g, p, site)
            if scores:
                gain += float(e.site_value[site])
            if gain > most:
                best, most = site, gain
        site += 1
    return best, most


def market_worth(g: Table, p: Player, coin: float) -> float:
    """What the market spaces of this player should bring."""
    e = g.edition
    worth = 0.0
    if p.henchmen >> e.dolus & 1 == 1:
        worth += coin * float(e.dolus_dice)
    if p.henchmen >> e.pecunia & 1 == 1 and total(p.coins) > 0:
        worth += float(e.pecunia_points) + 0.6 * coin
    for space in e.equi_spaces:
        kind: i64 = g.equi_open[e.space_slot[space]]
        if p.henchmen >> space & 1 == 1 and kind >= 0 and covers(p.coins, e.equi_price):
            own = 1.5 if e.equi_side[kind] < 0 or p.henchmen & e.side_masks[e.equi_side[kind]] != 0 else 1.0
            worth += own * float(e.equi_strength[kind]) + 1.2 * float(e.space_extra[space]) - coin * 0.6
    for space in e.servi_spaces:
        if p.henchmen >> space & 1 == 1:
            n = count(p.coins, e.space_metal[space]) // e.servi_price
            n = min(n, e.space_limit[space])
            worth += float(n) * (1.5 * slave_worth(g, p) - coin * 0.7)
    if p.henchmen >> e.potentia & 1 == 1:
        worth += 2.2 if p.henchmen & (e.arena_mask | e.stadium_mask) != 0 else 0.4
    return worth


def slave_worth(g: Table, p: Player) -> float:
    """One slave: a building's hands, or strength in the arena."""
    return 1.25 * coin_worth(g, p) if rounds_left(g) > 0.0 or building_ahead(g, p) else 0.1


def laurel_worth(g: Table, p: Player, kind: i64) -> float:
    """A laurel for this player: its points, or what villas of its colour are and may become worth."""
    e = g.edition
    colour: i64 = e.laurel_colour[kind]
    if colour < 0:
        return float(e.laurel_points[kind])
    return float(villa_sum(g, p, colour)) + 1.1 * rounds_left(g)


def equi_strength(g: Table, p: Player, side: i64) -> i64:
    """Of the horse cards of this side in hand, or (-1) of the weapons."""
    e, hand = g.edition, p.equi_public + p.equi_secret
    strength: i64 = 0
    for kind in range(len(e.equi_side)):
        if e.equi_side[kind] == side:
            strength += held(hand, kind) * e.equi_strength[kind]
    return strength


def fighting_strength(g: Table, p: Player, seat: i64, area: i64) -> float:
    """The strength this player should reach in a contest still to come or going on."""
    e = g.edition
    strength = float(p.strength) if p.strength > 0 else float(base(g, area, p.henchmen)) + 1.0
    if area == e.stadium_mask:
        strength += 0.7 * float(equi_strength(g, p, face_of(g, p, area)))
    else:
        strength += 0.7 * float(equi_strength(g, p, -1)) + 0.25 * float(g.slaves_of(p))
    if g.blue_holder == seat:
        strength += float(g.blue_dice) / 3.0
    elif p.henchmen >> e.potentia & 1 == 1:
        strength += 0.8
    return strength


def place_odds(g: Table, seat: i64, area: i64) -> float:
    """Expected number of contestants ahead of this one; also counts a share of those who may still join."""
    mine = fighting_strength(g, g.players[seat], seat, area)
    ahead = 0.0
    for other in range(len(g.players)):
        p = g.players[other]
        if other != seat and p.henchmen & area != 0:
            gap = fighting_strength(g, p, other, area) - mine
            if gap > 2.5:
                ahead += 1.0
            elif gap > -2.5:
                ahead += 0.5 + 0.2 * gap
    return ahead


def prize(ahead: float, first: float, second: float, third: float) -> float:
    """The prize for an expected place, first for 0 ahead, running out after three."""
    if ahead < 1.0:
        return first + ahead * (second - first)
    if ahead < 2.0:
        return second + (ahead - 1.0) * (third - second)
    return third * max(0.0, 3.0 - ahead)


def contests_worth(g: Table, seat: i64, coin: float) -> float:
    e, p = g.edition, g.players[seat]
    worth = 0.0
    if p.henchmen & e.arena_mask != 0:
        strength = fighting_strength(g, p, seat, e.arena_mask)
        ahead = place_odds(g, seat, e.arena_mask)
        worth += prize(ahead, 3.0 * coin + 2.0 * strength, 2.0 * coin + 1.8, coin)
    if p.henchmen & e.stadium_mask != 0:
        ahead = place_odds(g, seat, e.stadium_mask)
        hope = 2.5 + 0.3 * rounds_left(g)
        shown = laurel_worth(g, p, g.stadium_open) if g.stadium_open >= 0 else hope
        worth += prize(ahead, 3.0 * coin + max(shown, hope) + 0.5, 2.0 * coin + min(shown, hope), coin)
    return worth


def theatre_worth(g: Table, p: Player, coin: float) -> float:
    """The auctioneer gets the card, or its price."""
    if p.henchmen >> g.edition.theatrum & 1 == 0:
        return 0.0
    best: i64 = 0
    for colour in range(len(g.edition.colours)):
        worth = villa_sum(g, p, colour)
        best = max(best, worth)
    return 1.2 * coin + 0.45 * float(best)


def harbour_worth(g: Table, p: Player, coin: float) -> float:
    """An activation to come, the coin that pays for it, and what a thief may find."""
    e = g.edition
    worth = 0.0
    if p.henchmen & e.paid_mask != 0:
        points, coins = income(e, p)
        worth += 0.93 * (float(points) + coin * float(total(coins)))
    if p.henchmen >> e.latro & 1 == 1:
        worth += coin * (0.25 + 0.55 * float(bits(g.harbour_coins)))
    return worth


def colour_hope(g: Table, p: Player) -> float:
    """Villas still looking for cards, and cards still looking for villas."""
    e = g.edition
    left = rounds_left(g)
    hope = 0.0
    for colour in range(len(e.colours)):
        hope += GROWTH * left * float(villa_sum(g, p, colour)) + 1.1 * left * float(cards_for(g, p, colour))
    return hope


def in_hand_worth(g: Table, p: Player) -> float:
    """Henchmen still to be placed in this round."""
    if p.stopped or g.over or not isinstance(g.agenda[-1], Place):
        return 0.0
    return (1.6 if rounds_left(g) > 0.0 else 1.1) * float(g.henchmen_left(p))


def crest_worth(g: Table, p: Player) -> float:
    if rounds_left(g) == 0.0:
        return 0.0
    return max(0.0, 2.0 - 0.6 * float(p.crest)) if p.crest > 0 else 0.3


class Prospects(Outlook[Table]):
    """Every part is measured for each player alone, then compared. At the end only points count."""

    def done(self, g: Table) -> float:
        return 1.0 if g.over else between(float(g.round - 1) / float(g.edition.rounds - 1))

    def parts(self, g: Table, seat: i64) -> list[float]:
        e, p = g.edition, g.players[seat]
        found = [float(total(p.score)), float(neutral_points(g, p)), float(all_villas(g, p))]
        if g.over:
            return found + [0.0] * (len(self.weights.names) - 4)
        left, coin = rounds_left(g), coin_worth(g, p)
        points, coins = income(e, p)
        fights = 1.0 if left > 0.0 or p.henchmen & e.arena_mask != 0 else 0.0
        races = 1.0 if left > 0.0 or p.henchmen & e.stadium_mask != 0 else 0.0
        found += [
            colour_hope(g, p),
            float(points) * USES * left,
            float(total(coins)) * USES * left * 0.8,
            coin * purse(p.coins),
            slave_worth(g, p) * float(g.slaves_of(p)),
            1.2 * fights * float(equi_strength(g, p, -1)),
            0.8 * races * float(equi_strength(g, p, 1) + equi_strength(g, p, 2)),
            market_worth(g, p, coin),
            contests_worth(g, seat, coin),
            theatre_worth(g, p, coin),
            building_worth(g, p),
            harbour_worth(g, p, coin),
            crest_worth(g, p),
            in_hand_worth(g, p),
            1.0 if g.start_player == seat else 0.0,
        ]
        return found

    def terms(self, g: Table, seat: i64) -> list[float]:
        return self.compared([self.parts(g, who) for who in range(len(g.players))], seat)
