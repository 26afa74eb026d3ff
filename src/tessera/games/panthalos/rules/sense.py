"""What cannot be on a table: discs, pieces and tiles are conserved. Compiled, because the soak asks after every decision."""

from typing import Any

from mypy_extensions import i64

from tessera.core.agenda import Frame
from tessera.core.goods import count, total
from tessera.games.panthalos.rules.arena import Attack, Challenge, Duel, DuelAnswer, DuelRedeem, DuelSupport, DuelTitan
from tessera.games.panthalos.rules.gains import ScrapMore, ScrapTile, UpgradeDie
from tessera.games.panthalos.rules.krypt import Defend, KryptPay, KryptRedeem, payable
from tessera.games.panthalos.rules.placement import ForoPartner, MerchantWild, OmenKeep, PlaceSpace
from tessera.games.panthalos.rules.places import (
    AgoraChoice,
    ArtChoice,
    CrownDie,
    ForoChoice,
    ForoSlot,
    PhalanxChoice,
    PolisDisc,
    PolisYield,
    bare_spaces,
    pieces_on,
)
from tessera.games.panthalos.state import Player, Table, held
from tessera.games.panthalos.tables import ABSENT, ARENA, ART, FIGURE, FORO, ON, POLIS, SUPPLY


def check(g: Table) -> str:
    """ "" or what is wrong with this table, by entry of the position."""
    for seat, p in enumerate(g.players):
        wrong = discs(g, seat, p) or pieces(g, seat, p) or titans(g, seat, p)
        if wrong != "":
            return wrong
    return tiles(g) or spaces(g) or agenda(g)


def discs(g: Table, seat: i64, p: Player) -> str:
    n: i64 = p.discs + p.bank + p.krypt_discs + p.crowns()
    for owner in g.polis:
        if owner == seat:
            n += 1
    if n != g.edition.discs:
        return f"players[{seat}].discs: {n} discs in all; there are {g.edition.discs}"
    if p.discs < 0 or p.bank < 0 or p.krypt_discs < 0:
        return f"players[{seat}].discs: fewer than none in supply, bank or KRYPT"
    return ""


def piece_entry(seat: i64, piece: i64) -> str:
    return f"players[{seat}].figure" if piece == FIGURE else f"players[{seat}].dice.d{piece}"


def pieces(g: Table, seat: i64, p: Player) -> str:
    e = g.edition
    piece: i64 = 0
    while piece <= e.dice:
        at = p.at(piece)
        if at >= ON and e.mins[g.side][at - ON] == ABSENT:
            return f"{piece_entry(seat, piece)}: this side of the board has no space {e.spaces[at - ON]}"
        if p.leads(piece):
            if at >= ON and e.space_place[at - ON] == POLIS:
                return f"{piece_entry(seat, piece)}: leaders are not allowed in POLIS"
            if SUPPLY < at < ON:
                return f"{piece_entry(seat, piece)}: a leader is in the supply or on a space, never in THERMAE or in the reserve"
        if piece != FIGURE and not e.die_min <= p.shows(piece) <= e.die_max:
            return f"{piece_entry(seat, piece)}: shows {p.shows(piece)}"
        piece += 1
    return ""


def titans(g: Table, seat: i64, p: Player) -> str:
    """Known titans and committed tiles are among those the player has."""
    e = g.edition
    if p.known_titans != 0:
        for kind in range(e.titan_kinds()):
            if held(p.known_titans, kind) > held(p.titans, kind):
                return f"players[{seat}].known_titans: more {e.titan.keys[kind]} are known than the player has among tiles"
    if p.duel_titan < 0:
        return "" if p.duel_supports == 0 else f"players[{seat}].commitment: supports without a titan"
    if held(p.titans, p.duel_titan) == 0:
        return f"players[{seat}].commitment: the player has no {e.titan.keys[p.duel_titan]} among tiles"
    for kind in range(e.support_kinds()):
        n = held(p.duel_supports, kind)
        if n > held(p.supports, kind):
            return f"players[{seat}].commitment: more {e.support.keys[kind]} committed than the player has among tiles"
        if n > 0 and kind // len(e.support_values) != p.duel_titan // len(e.titan_values):
            return f"players[{seat}].commitment: {e.support.keys[kind]} is not of the titan's element"
    return ""


# ---- tiles ------------------------------------------------------------------------------------------------

Family = tuple[str, tuple[str, ...], tuple[int, ...], tuple[int, ...], list[int]]


def families(g: Table) -> list[Family]:
    """Each bag or stack: its name, the names and copies of its kinds, what lies in it, and how many of each kind lie elsewhere."""
    e = g.edition
    goods = lying(g.agora, [], len(e.goods))
    for p in g.players:
        for good in range(len(e.goods)):
            goods[good] += count(p.basic, good) + count(p.refined, good)
    supports = lying(g.phalanx, [p.supports for p in g.players], e.support_kinds())
    titans = lying((), [g.titan_discard] + [p.titans for p in g.players], e.titan_kinds())
    artisans = lying(g.art, [p.artisans for p in g.players], len(e.artisans))
    ships = lying(g.port, [p.ships for p in g.players], len(e.ships))
    merchants = lying(g.merkator, [], len(e.merchants))
    return [
        ("goods_bag", e.goods, e.good_copies, g.goods_bag, goods),
        ("support_bag", e.support.keys, e.support_copies, g.support_bag, supports),
        ("titan_stack", e.titan.keys, e.titan_copies, g.titan_stack, titans),
        ("artisan_stack", e.artisans, e.artisan_copies, g.artisan_stack, artisans),
        ("ship_stack", e.ships, e.ship_copies, g.ship_stack, ships),
        ("merchant_stack", e.merchants, e.merchant_copies, g.merchant_stack, merchants),
        ("disasters", e.disasters, e.disaster_copies, g.disasters, lying((), [], len(e.disasters))),
    ]


def lying(row: tuple[int, ...], packs: list[int], kinds: i64) -> list[int]:
    """How many of each kind lie in an open row and in packed numbers."""
    found = [0 for _ in range(kinds)]
    for kind in row:
        found[kind] += 1
    for pack in packs:
        for kind in range(kinds):
            found[kind] += held(pack, kind)
    return found


def tiles(g: Table) -> str:
    """No kind of tile lies on the table more often than it was printed; what is missing has left the game."""
    for family, names, copies, stack, found in families(g):
        for kind in stack:
            found[kind] += 1
        for kind in range(len(copies)):
            if found[kind] > copies[kind]:
                return f"{family}: {found[kind]} tiles {names[kind]} on the table; there are {copies[kind]}"
    if len(g.known_disasters) != len(g.disasters):
        return "known_disasters: does not fit the stack of disasters"
    return ""


# ---- spaces and agenda ------------------------------------------------------------------------------------


def spaces(g: Table) -> str:
    """PAN-016, PAN-017: one piece per space, in FORO up to two of one owner; TITANUS and AGRO hold any number."""
    e = g.edition
    owners = [-1 for _ in e.spaces]
    numbers = [0 for _ in e.spaces]
    for seat, p in enumerate(g.players):
        for piece in range(e.dice + 1):
            space = p.at(piece) - ON
            if space < 0 or e.open_fields >> space & 1 == 1:
                continue
            numbers[space] += 1
            most = 2 if e.space_place[space] == FORO else 1
            if numbers[space] > most or (owners[space] >= 0 and owners[space] != seat):
                return f"players: {numbers[space]} pieces stand on {e.spaces[space]}"
            owners[space] = seat
            if e.space_place[space] == POLIS and g.polis[space] >= 0 and g.polis[space] != seat:
                return f"polis.{e.spaces[space]}: a piece of seat {seat} stands on a disc of seat {g.polis[space]}"
    return ""


def agenda(g: Table) -> str:
    """Entries that play could not have come to."""
    i = len(g.agenda)
    for frame in g.agenda:
        i -= 1
        here = in_krypt(g, frame) or in_arena(g, frame) or in_places(g, frame) or of_tiles(g, frame)
        if here != "":
            return f"agenda[{i}]: {here}"
    return duels(g)


def in_krypt(g: Table, frame: Frame[Any]) -> str:
    e, seat = g.edition, frame.seat
    if isinstance(frame, (Defend, KryptPay)) and len(g.disasters) == 0:
        return "no disaster tile is open"
    if isinstance(frame, KryptPay) and not payable(g, frame):
        return f"seat {seat} does not own enough to pay {frame.required}"
    if isinstance(frame, (KryptPay, KryptRedeem)) and not discarded(g, frame.paid):
        return "paid titans lie in titan_discard, but these do not"
    if isinstance(frame, KryptRedeem) and (frame.paid == 0 or g.players[seat].discs < e.redeem_discs_per_titan):
        return f"krypt-redeem needs a paid titan, and {e.redeem_discs_per_titan} in players[{seat}].discs to buy it back"
    if isinstance(frame, OmenKeep) and len(g.disasters) < 2:
        return "there are no two disaster tiles"
    return ""


def in_arena(g: Table, frame: Frame[Any]) -> str:
    e, seat = g.edition, frame.seat
    if isinstance(frame, (Attack, Challenge, Duel)):
        if e.space_place[frame.space] != ARENA or g.owner_on(frame.space) != seat:
            return f"no piece of seat {seat} stands on {e.spaces[frame.space]} in ARENA"
    if isinstance(frame, Duel) and frame.defender == seat:
        return f"seat {seat} cannot challenge itself"
    if isinstance(frame, DuelTitan) and g.players[seat].titans == 0:
        return f"seat {seat} has no titan to commit"
    if isinstance(frame, DuelSupport) and g.players[seat].duel_titan < 0:
        return f"duel-support needs the titan in players[{seat}].commitment"
    if isinstance(frame, DuelRedeem):
        if held(g.players[seat].known_titans, frame.titan) == 0:
            return f"the winner's {e.titan.keys[frame.titan]} must be among known_titans"
        if g.players[seat].discs < e.redeem_discs_winner:
            return f"duel-redeem needs {e.redeem_discs_winner} in players[{seat}].discs"
    return ""


def duels(g: Table) -> str:
    """Who commits is attacker or defender of the duel that waits; nobody else has committed anything."""
    attacker, defender = -1, -1
    for frame in g.agenda:
        if isinstance(frame, Duel):
            attacker, defender = int(frame.seat), int(frame.defender)
    i = len(g.agenda)
    for frame in g.agenda:
        i -= 1
        wanted = attacker if isinstance(frame, DuelTitan) else defender if isinstance(frame, DuelAnswer) else frame.seat
        if frame.seat != wanted:
            return f"agenda[{i}]: in this duel seat {wanted} is asked, not seat {frame.seat}"
    for seat, p in enumerate(g.players):
        if p.duel_titan >= 0 and seat not in (attacker, defender):
            return f"players[{seat}].commitment: tiles lie committed only in an own duel"
    return ""


def in_places(g: Table, frame: Frame[Any]) -> str:
    e, seat = g.edition, frame.seat
    if isinstance(frame, (AgoraChoice, PhalanxChoice, ArtChoice)):
        place = ART if isinstance(frame, ArtChoice) else frame.place()
        if e.space_place[frame.space] != place or g.owner_on(frame.space) != seat:
            return f"space: no piece of seat {seat} stands on {e.spaces[frame.space]} in that place"
    if isinstance(frame, (ForoSlot, ForoChoice, ForoPartner)) and e.space_place[frame.space] != FORO:
        return f"space: {e.spaces[frame.space]} is no slot of FORO"
    if isinstance(frame, (ForoChoice, ForoPartner)):
        wanted = 2 if isinstance(frame, ForoChoice) else 1
        if pieces_on(g, seat, frame.space) != wanted:
            return f"space: seat {seat} must have {wanted} of its pieces on {e.spaces[frame.space]}"
    if isinstance(frame, PolisDisc) and not 0 < g.players[seat].discs < len(bare_spaces(g, seat)):
        return f"polis-disc needs fewer discs in players[{seat}].discs than followers of that seat in POLIS, but one"
    if isinstance(frame, PolisYield) and (e.space_place[frame.space] != POLIS or g.polis[frame.space] != seat):
        return f"space: no disc of seat {seat} lies on {e.spaces[frame.space]} in POLIS"
    if isinstance(frame, PlaceSpace) and g.players[seat].at(frame.piece) != SUPPLY:
        return f"that piece is not in the supply of seat {seat}"
    return ""


def of_tiles(g: Table, frame: Frame[Any]) -> str:
    e, seat = g.edition, frame.seat
    if isinstance(frame, ScrapTile) and g.players[seat].tiles() < frame.left:
        return f"seat {seat} does not own so many tiles: {frame.left}"
    if isinstance(frame, ScrapMore) and g.players[seat].tiles() < e.scrap_tiles_per_vp:
        return f"seat {seat} does not own so many tiles: {e.scrap_tiles_per_vp}"
    if isinstance(frame, CrownDie) and (g.players[seat].discs < 1 or g.players[seat].tiles() < e.crown_tiles_to_scrap):
        return f"seat {seat} needs a disc, and so many tiles: {e.crown_tiles_to_scrap}"
    if isinstance(frame, UpgradeDie) and not g.players[seat].can_upgrade(e.dice, frame.only_supply, e.die_max):
        return f"no follower of seat {seat} can gain a pip"
    if isinstance(frame, MerchantWild) and total(g.players[seat].refined) < frame.left:
        return f"seat {seat} does not own {frame.left} refined goods"
    return ""


def discarded(g: Table, paid: i64) -> bool:
    return all(held(paid, kind) <= held(g.titan_discard, kind) for kind in range(g.edition.titan_kinds()))
