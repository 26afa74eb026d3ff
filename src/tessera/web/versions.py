"""What this program can play, and what it can only show: a table keeps to the rules it was begun with."""

from sqlalchemy import ColumnElement, and_, or_

from tessera.core.game import games
from tessera.web.models import TableRow


def why_not(row: TableRow) -> str:
    """Why this table cannot be played here: "game", "rules", or "" if it can. One that has not begun takes the rules of today."""
    game = next((game for game in games() if game.id == row.game), None)
    if game is None:
        return "game"
    return "" if row.status == "open" or row.rules == game.rules_version else "rules"


def played_here() -> ColumnElement[bool]:
    """The same for a query over running tables."""
    return or_(*(and_(TableRow.game == game.id, TableRow.rules == game.rules_version) for game in games()))
