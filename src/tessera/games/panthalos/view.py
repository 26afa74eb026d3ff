"""What a seat sees of Panthalos, in words; nothing in it depends on anything hidden from that seat.

side            "small" or "large"
round, rounds   the current round and their number
templum         value of this round; templum_track: one value per round
start_player    seat; order: seats in player order
phase           "placement", "evaluation" or "over"; place: the place being evaluated ("thermae" ... "arena") or null
spaces          id -> {place, min, lightning, pieces: [{seat, piece, pips, leader}]}, for POLIS also column, yields, amount and
                disc (seat or null); only the spaces of this side, places in order and each from left to right
displays        agora (goods), phalanx (supports), art (artisans), port (ships), merkator (merchants): open tiles in order
ships           faces: id -> {good, accepts}; merchants: id -> {vp, wants, any, bonus, amount};
                artisans: id -> {effect, good, cost}
stacks          how many tiles lie in goods_bag, support_bag, titan_stack, artisan_stack, ship_stack, merchant_stack, disasters
titan_discard   titan -> number
out             tiles that have left the game: key -> number
disaster        the open tile: {tile, element, strength, vp, strike} or null
disasters       the stack from the top: the tile where this seat knows it, else null
krypt           {discs, threshold, by_seat, fields: {A: n, ...}}
players         per seat: colour, score, discs, bank, krypt_discs, figure (place), dice (id -> {pips, at, crowned}), unplaced
                (keys), goods (kind -> {basic, refined}), supports, titans (number), known_titans, own_titans (only for the
                viewer, else null), artisans, ships, passed, challenged, committed (bool), commitment (only for the viewer, else
                null), polis (spaces with a disc), required (what KRYPT asks now), strength (supports and known titans of the
                open element; for the viewer all titans), final: {krypt, goods, followers, crowns},
                projected: {krypt, round, both} (score under each ending)
context         what the pending decision is about: piece, space, left, good, merchant, required, paid, titan, attacker,
                defender, tiles (the two disaster tiles, for the one who looks), for_points (scrapping in ART)
scores          points per seat now; winners: seats at the end, else null; ending: {krypt, rounds}
"""

from typing import Any

from tessera.core.blocks import Block
from tessera.core.goods import count
from tessera.core.views import of_decision, of_player, of_table
from tessera.games.panthalos.position import pieces
from tessera.games.panthalos.rules import arena, gains, krypt, placement
from tessera.games.panthalos.rules.rounds import ROUND
from tessera.games.panthalos.rules.sense import families
from tessera.games.panthalos.scoring import final_parts, final_points
from tessera.games.panthalos.state import Player, Table, held, tally
from tessera.games.panthalos.tables import ANY_GOOD, ON, PLACES, POLIS, SUPPLY, TRAINS, YIELDS, Tables

SIDES = ("small", "large")
TABLE = (
    "side", "round", "rounds", "templum", "templum_track", "start_player", "order", "phase", "place", "spaces", "displays", "ships",
    "merchants", "artisans", "stacks", "titan_discard", "out", "disaster", "disasters", "krypt", "players", "context", "scores",
    "winners", "ending",
)  # fmt: skip
PLAYER = (
    "colour", "score", "discs", "bank", "krypt_discs", "figure", "dice", "unplaced", "goods", "supports", "titans", "known_titans",
    "own_titans", "artisans", "ships", "passed", "challenged", "committed", "commitment", "polis", "required", "strength", "final",
    "projected",
)  # fmt: skip
DISPLAYS = ("agora", "phalanx", "art", "port", "merkator")
DECISION = ("left", "only_supply", "required", "good", "paid", "titan", "attacker", "defender", "space", "piece")


def view(g: Table, seat: int) -> dict[str, Any]:
    e = g.edition
    own = {
        "side": SIDES[g.side],
        "rounds": e.rounds,
        "templum": int(g.templum()),
        "templum_track": list(e.templum),
        "order": g.order(),
        "phase": phase(g),
        "place": place_now(g),
        "spaces": spaces(g),
        "displays": of_table(g, DISPLAYS, {}),
        "ships": {name: ship_face(e, kind) for kind, name in enumerate(e.ships)},
        "merchants": {name: merchant_face(e, kind) for kind, name in enumerate(e.merchants)},
        "artisans": {name: artisan_face(e, kind) for kind, name in enumerate(e.artisans)},
        "stacks": {family: len(stack) for family, _, _, stack, _ in families(g)},
        "out": gone(g),
        "disaster": disaster(g),
        "disasters": known_stack(g, seat),
        "krypt": collecting_fields(g),
        "players": [player(g, who, p, who == seat) for who, p in enumerate(g.players)],
        "context": context(g, seat),
        "scores": [int(p.score + final_points(e, p, g.krypt_end, g.round_end)) for p in g.players],
        "winners": g.winners() if g.over else None,
        "ending": {"krypt": bool(g.krypt_end), "rounds": bool(g.round_end)},
    }
    return of_table(g, TABLE, own)


def tiles(block: Block, pack: int) -> dict[str, int]:
    """Packed tiles by key; only what is there is listed."""
    return {key: int(held(pack, kind)) for kind, key in enumerate(block.keys) if held(pack, kind) > 0}


# ---- where the game stands --------------------------------------------------------------------------------


def phase(g: Table) -> str:
    if g.over:
        return "over"
    return "placement" if any(isinstance(frame, placement.Placement | placement.Turn) for frame in g.agenda) else "evaluation"


def place_now(g: Table) -> str | None:
    """The place being evaluated: the one before the next place that is still on the agenda."""
    if phase(g) != "evaluation":
        return None
    steps = [ROUND.index(type(frame)) for frame in g.agenda if type(frame) in ROUND]
    return PLACES[min(max(0, steps[-1] - 1), len(PLACES) - 1)] if steps else PLACES[-1]


# ---- the board --------------------------------------------------------------------------------------------


def spaces(g: Table) -> dict[str, Any]:
    e, side = g.edition, g.side
    found: dict[str, Any] = {}
    for space in e.side_spaces[side]:
        place = e.space_place[space]
        entry: dict[str, Any] = {
            "place": PLACES[place],
            "min": e.mins[side][space],
            "lightning": bool(e.lightning[side][space]),
            "pieces": [],
        }
        if place == POLIS:
            owner = g.polis[space]
            entry["column"] = "left" if e.left[side][space] else "right"
            entry["yields"], entry["amount"] = YIELDS[e.yields[side][space]], e.amounts[side][space]
            entry["disc"] = owner if owner >= 0 else None
        found[e.spaces[space]] = entry
    names = pieces(e)
    for seat, p in enumerate(g.players):
        for piece in range(e.dice + 1):
            if p.at(piece) >= ON:
                leader = bool(p.leads(piece))
                standing = {
                    "seat": seat,
                    "piece": names[piece],
                    "pips": None if leader else int(p.shows(piece)),
                    "leader": leader,
                }
                found[e.spaces[p.at(piece) - ON]]["pieces"].append(standing)
    return found


def disaster(g: Table) -> dict[str, Any] | None:
    if not g.disasters:
        return None
    e, kind = g.edition, g.disasters[0]
    return {
        "tile": e.disasters[kind],
        "element": e.elements[e.disaster_element[kind]],
        "strength": e.disaster_strength[kind],
        "vp": e.disaster_vp[kind],
        "strike": int(krypt.strike(g)),
    }


def known_stack(g: Table, seat: int) -> list[str | None]:
    bit = seat if seat >= 0 else len(g.players)
    return [
        g.edition.disasters[kind] if aware >> bit & 1 else None
        for kind, aware in zip(g.disasters, g.known_disasters, strict=True)
    ]


def collecting_fields(g: Table) -> dict[str, Any]:
    e = g.edition
    left = int(g.krypt_discs())
    fields = {}
    for i, capacity in enumerate(e.field_capacity):
        here = left if capacity < 0 else min(left, capacity)
        fields["ABCDEFGH"[i]] = here
        left -= here
    return {
        "discs": int(g.krypt_discs()),
        "threshold": e.thresholds[len(g.players)],
        "by_seat": [int(p.krypt_discs) for p in g.players],
        "fields": fields,
    }


def gone(g: Table) -> dict[str, int]:
    """Tiles out of the game, worked out; tiles hidden in stacks and hands count as still there."""
    found = {}
    prefix = {"goods_bag": "good:", "artisan_stack": "artisan:", "ship_stack": "ship:", "merchant_stack": "merchant:"}
    for family, names, copies, stack, elsewhere in families(g):
        for kind, most in enumerate(copies):
            n = most - elsewhere[kind] - stack.count(kind)
            if n > 0:
                found[prefix.get(family, "") + names[kind]] = n
    return found


# ---- faces ------------------------------------------------------------------------------------------------


def ship_face(e: Tables, kind: int) -> dict[str, Any]:
    accepts = [side for side, flag in (("basic", e.ship_basic[kind]), ("refined", e.ship_refined[kind])) if flag]
    return {"good": e.goods[e.ship_good[kind]], "accepts": accepts}


def merchant_face(e: Tables, kind: int) -> dict[str, Any]:
    wants = e.merchant_wants[kind]
    return {
        "vp": e.merchant_vp[kind],
        "wants": [name for good, name in enumerate(e.goods) for _ in range(count(wants, good))],
        "any": e.merchant_any[kind],
        "bonus": YIELDS[e.merchant_bonus[kind]],
        "amount": e.merchant_amount[kind],
    }


def artisan_face(e: Tables, kind: int) -> dict[str, Any]:
    good = e.artisan_good[kind]
    wanted = None if good == TRAINS else "any" if good == ANY_GOOD else e.goods[good]
    return {"effect": "upgrade" if good == TRAINS else "refine", "good": wanted, "cost": e.artisan_cost[kind]}


# ---- players ----------------------------------------------------------------------------------------------


def player(g: Table, seat: int, p: Player, own: bool) -> dict[str, Any]:
    e = g.edition
    worked_out = {
        "colour": e.colours[seat],
        "bank": int(p.bank),
        "unplaced": unplaced(e, p),
        "goods": {
            name: {"basic": int(count(p.basic, good)), "refined": int(count(p.refined, good))}
            for good, name in enumerate(e.goods)
        },
        "supports": tiles(e.support, p.supports),
        "titans": int(tally(p.titans)),
        "own_titans": tiles(e.titan, p.titans) if own else None,
        "artisans": {name: int(held(p.artisans, kind)) for kind, name in enumerate(e.artisans) if held(p.artisans, kind)},
        "ships": {name: int(held(p.ships, kind)) for kind, name in enumerate(e.ships) if held(p.ships, kind)},
        "committed": p.duel_titan >= 0 and (own or not deciding(g, seat)),
        "polis": [e.spaces[s] for s in e.open_polis if g.polis[s] == seat],
        "required": int(krypt.required(g, seat)) if g.disasters else None,
        "strength": known_strength(g, p, own),
        "final": final_parts(e, p),
        "projected": {
            "krypt": int(p.score + final_points(e, p, True, False)),
            "round": int(p.score + final_points(e, p, False, True)),
            "both": int(p.score + final_points(e, p, True, True)),
        },
    }
    return of_player(g, seat, PLAYER, worked_out if own else {"commitment": None, **worked_out})


def deciding(g: Table, seat: int) -> bool:
    """Is this seat still at its secret part of a duel? Before it is done nobody sees how far it is."""
    return not g.over and g.seat == seat and g.decision in g.book.game.sealed_decisions


def unplaced(e: Tables, p: Player) -> list[str]:
    """What can still be placed, in the words of the options: die-V and leader."""
    found = [f"die-{p.shows(die)}" for die in range(1, e.dice + 1) if p.at(die) == SUPPLY and not p.leads(die)]
    leaders = sum(1 for piece in range(e.dice + 1) if p.at(piece) == SUPPLY and p.leads(piece))
    return sorted(found) + ["leader"] * leaders


def known_strength(g: Table, p: Player, own: bool) -> int | None:
    """Titans and supports of the open element: all of them for the owner, the public ones for others."""
    return int(krypt.strength(g, p.titans if own else p.known_titans, p.supports)) if g.disasters else None


# ---- the pending decision ---------------------------------------------------------------------------------


def context(g: Table, seat: int) -> dict[str, Any]:
    """What the question is about. Frames hold no secrets; what is secret comes from the viewer's own side."""
    if g.over or not g.agenda:
        return {}
    e, frame = g.edition, g.agenda[-1]
    found: dict[str, Any] = {}
    if isinstance(frame, placement.OmenKeep) and frame.seat == seat:
        found["tiles"] = [e.disasters[g.disasters[0]], e.disasters[g.disasters[1]]]
    merchant = next((f.merchant for f in g.agenda[::-1] if isinstance(f, placement.MerchantPays)), None)
    if merchant is not None:
        found["merchant"] = e.merchants[merchant]
    duel = next((f for f in g.agenda[::-1] if isinstance(f, arena.Duel)), None)
    if duel is not None:
        found["attacker"], found["defender"] = int(duel.seat), int(duel.defender)
        found["space"] = e.spaces[duel.space]
    if isinstance(frame, gains.ScrapTile):
        found["for_points"] = len(g.agenda) > 1 and isinstance(g.agenda[-2], gains.ScrapPays)
    return of_decision(g, DECISION, found)
