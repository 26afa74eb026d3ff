"""Who is ahead, and how bots judge a table: what a seat has, part by part. What each part counts stands in outlook.toml."""

from tessera.core.outlook import Outlook

from .state import Table


def standing(g: Table) -> list[tuple[int, ...]]:
    """Per seat: the score, then tie-breaks; higher is better. Here coins alone (TAL-009)."""
    return [(p.coins,) for p in g.players]


class Prospects(Outlook[Table]):
    def parts(self, g: Table, seat: int) -> list[float]:
        """Coins, and the chance of this throw at the pot."""
        p = g.players[seat]
        return [float(p.coins), 0.0 if p.out else g.pot * g.worth(p) / g.edition.venus]

    def done(self, g: Table) -> float:
        return g.round / g.edition.rounds
