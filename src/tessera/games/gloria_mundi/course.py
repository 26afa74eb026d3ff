"""How far a game of Gloria Mundi has come: see core.course."""

from typing import Any

from tessera.core.course import Course, End, nearest

PHASES = ("lay-base", "activation", "purchase", "goth")


def course(view: dict[str, Any]) -> Course:
    players = view["players"]
    laid = [sum(map(len, p["display"].values())) for p in players]
    owned = [n + sum(p["hand"].values()) for n, p in zip(laid, players, strict=True)]
    ends = (
        nearest("africa", [p["space"] for p in players], [view["africa"]] * len(players)),
        End("goth", view["goth"]["space"], view["rome"]),
        nearest("hand", laid, owned),
        End("deck", view["turn"], view["turn"] + view["pile"]),
    )
    return Course(view["turn"], 0, PHASES, view["phase"], ends)
