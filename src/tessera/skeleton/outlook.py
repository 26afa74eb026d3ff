"""How bots judge a table: what a seat has, part by part. What each part counts stands in outlook.toml."""

from tessera.core.outlook import Outlook

from .state import Table


class Prospects(Outlook[Table]):
    def parts(self, g: Table, seat: int) -> list[float]:
        """Points, and how high the stones are that are left in the hand."""
        p = g.players[seat]
        return [float(p.points), sum(p.hand) / g.edition.count]

    def done(self, g: Table) -> float:
        """How much of the game is over, 0 to 1."""
        return 1 - len(g.players[0].hand) / g.edition.hand
