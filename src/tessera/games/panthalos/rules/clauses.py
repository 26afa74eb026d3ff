"""Why a key is not possible now: the clause of the moment it belongs to."""

from mypy_extensions import i64

from tessera.games.panthalos.state import Table
from tessera.games.panthalos.tables import PanthalosEdition


def blocks(e: PanthalosEdition) -> list[tuple[int, str]]:
    """The blocks of the action index in rising order, each with the clause that says when such a key is chosen."""
    return [
        (e.PLACE_DIE, "PAN-010"),
        (e.PLACE_LEADER, "PAN-010"),
        (e.SHIP, "PAN-023"),
        (e.MERCHANT, "PAN-032"),
        (e.ARTISAN, "PAN-042"),
        (e.PASS, "PAN-051"),
        (e.SPACE, "PAN-010"),
        (e.PARTNER_DIE, "PAN-017"),
        (e.PARTNER_LEADER, "PAN-017"),
        (e.KIND, "PAN-120"),
        (e.LEAVE, "PAN-037"),
        (e.LOOK, "PAN-037"),
        (e.FIRST, "PAN-038"),
        (e.SECOND, "PAN-038"),
        (e.DIE, "PAN-237"),
        (e.TWO_GOODS, "PAN-120"),
        (e.GOOD_AND_UPGRADE, "PAN-120"),
        (e.TWO_SUPPORTS, "PAN-130"),
        (e.SUPPORT_AND_UPGRADE, "PAN-130"),
        (e.DECLINE, "PAN-060"),
        (e.SUPPORT, "PAN-130"),
        (e.TAKE_ARTISAN, "PAN-140"),
        (e.SCRAP, "PAN-140"),
        (e.TYPE, "PAN-140"),
        (e.BASIC, "PAN-140"),
        (e.REFINED, "PAN-140"),
        (e.TITAN, "PAN-193"),
        (e.MORE, "PAN-140"),
        (e.STOP, "PAN-195"),
        (e.RECRUIT, "PAN-160"),
        (e.CROWN, "PAN-163"),
        (e.DEFEND, "PAN-192"),
        (e.ENDURE, "PAN-192"),
        (e.SEAT, "PAN-204"),
        (e.DONE, "PAN-230"),
        (e.CONCEDE, "PAN-235"),
        (e.YES, "PAN-233"),
        (e.NO, "PAN-233"),
    ]


def not_now(g: Table, code: i64) -> str:
    if g.over:
        return "PAN-064"
    found = ""
    for first, clause in blocks(g.edition):
        if first > code:
            break
        found = clause
    return found
