"""What a seat sees, in words.

rest        how many stones nobody got;   gone   stones of former rounds
scores, winners
players     [{seat, laid, stones, hand, points}]: hand is null where the viewer may not see it
"""

from typing import Any

from .state import Table


def view(g: Table, seat: int) -> dict[str, Any]:
    """What this seat sees; -1 is a spectator."""
    return {
        "rest": len(g.rest),
        "gone": list(g.gone),
        "scores": g.scores(),
        "winners": g.winners(),
        "players": [
            {
                "seat": who,
                "laid": p.laid or None,
                "stones": len(p.hand),
                "hand": list(p.hand) if who == seat or g.over else None,
                "points": p.points,
            }
            for who, p in enumerate(g.players)
        ],
    }
