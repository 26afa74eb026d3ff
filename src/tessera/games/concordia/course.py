"""How far a game of Concordia has come: see core.course."""

from typing import Any

from tessera.core.course import Course, End, nearest

PHASES = ("card", "action")


def course(view: dict[str, Any]) -> Course:
    asking = view["asking"]
    phase = "" if asking is None else "card" if asking["decision"] == "play-card" else "action"
    return Course(view["round"], 0, PHASES, phase, ends(view))


def ends(view: dict[str, Any]) -> tuple[End, ...]:
    players = view["players"]
    if view["turns_left"] is not None and not view["over"]:
        return (End("turns", len(players) - view["turns_left"], len(players), view["concordia"]),)
    bought = view["cards_bought"]
    houses = [len(p["houses"]) for p in players]
    most = [n + p["houses_left"] for n, p in zip(houses, players, strict=True)]
    return (End("cards", bought, bought + view["cards_left"]), nearest("houses", houses, most))


def group(view: dict[str, Any], key: str) -> str:
    """What is bought and sold, by the good."""
    head, *what = key.split(":")
    return f"name-{what[0]}" if head in ("buy", "sell") and len(what) == 2 else ""
