"""The two endings and their scoring, alone and together; before the end the points on the track."""

from mypy_extensions import i64

from tessera.core.goods import count
from tessera.games.panthalos.state import Player, Table, held
from tessera.games.panthalos.tables import Tables


def stored_symbols(e: Tables, p: Player) -> i64:
    """PAN-069, PAN-247: symbols of all own goods that some collected ship accepts."""
    basic: i64 = 0  # bits of the goods whose side is covered
    refined: i64 = 0
    for kind in range(len(e.ships)):
        if held(p.ships, kind) > 0:
            basic |= e.ship_basic[kind] << e.ship_good[kind]
            refined |= e.ship_refined[kind] << e.ship_good[kind]
    symbols: i64 = 0
    for good in range(len(e.goods)):
        if basic >> good & 1 == 1:
            symbols += count(p.basic, good) * e.symbols_basic
        if refined >> good & 1 == 1:
            symbols += count(p.refined, good) * e.symbols_refined
    return symbols


def krypt_points(e: Tables, p: Player) -> i64:
    """PAN-067: what the own discs on the collecting fields cost under the KRYPT end."""
    return e.vp_per_disc_in_krypt * p.krypt_discs


def goods_points(e: Tables, p: Player) -> i64:
    return e.vp_per_shipped_symbol * stored_symbols(e, p)


def dice_points(e: Tables, p: Player) -> i64:
    """PAN-071: the pips of all own followers outside the reserve."""
    pips: i64 = 0
    for die in p.followers(e.dice):
        pips += p.shows(die)
    return e.vp_per_pip * pips


def crown_points(e: Tables, p: Player) -> i64:
    """PAN-072, PAN-246: crowned dice; the figure scores nothing."""
    return e.vp_per_crowned_die * p.crowns()


def final_points(e: Tables, p: Player, krypt_end: bool, round_end: bool) -> i64:
    """PAN-073: what an ending adds to the track; both endings together add both."""
    points: i64 = 0
    if krypt_end:
        points += krypt_points(e, p)
    if round_end:
        points += goods_points(e, p) + dice_points(e, p) + crown_points(e, p)
    return points


def standing(g: Table) -> list[tuple[int, ...]]:
    """PAN-074: most points win; equal points share the victory, so there is nothing behind the points."""
    e = g.edition
    return [(int(p.score + final_points(e, p, g.krypt_end, g.round_end)),) for p in g.players]


def final_parts(e: Tables, p: Player) -> dict[str, int]:
    """What counts at the KRYPT end, and then what counts at the end of the last round."""
    return {
        "krypt": int(krypt_points(e, p)),
        "goods": int(goods_points(e, p)),
        "followers": int(dice_points(e, p)),
        "crowns": int(crown_points(e, p)),
    }


def sheet(g: Table) -> list[dict[str, int]]:
    """Where the points come from; the parts add up to the score."""
    found: list[dict[str, int]] = []
    for p in g.players:
        parts: dict[str, int] = {"track": int(p.score)}
        for name, points in final_parts(g.edition, p).items():
            parts[name] = points if (g.krypt_end if name == "krypt" else g.round_end) else 0
        found.append(parts)
    return found
