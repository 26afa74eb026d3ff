"""How far a game of Aquileia has come: see core.course."""

from typing import Any

from tessera.core.course import Course, End

PHASES = ("placement", "mercatus", "arena", "stadium", "theatrum", "forum", "portus")


def course(view: dict[str, Any]) -> Course:
    players = view["players"]
    placed = sum(len(p["henchmen"]) + (p["crest"] is not None) for p in players)
    left = sum(p["henchmen_left"] + (p["crest"] is None) for p in players if not p["finished"])
    ends = (End("pieces", placed, placed + left),) if view["phase"] == "placement" else ()
    return Course(view["round"], view["rounds"], PHASES, view["phase"], ends)


def group(view: dict[str, Any], key: str) -> str:
    """Places by the area in which they act, buildings by their kind."""
    head, _, what = key.partition(":")
    if head == "henchman":
        return f"region-{view['spaces'][what]['area']}"
    return f"group-{view['sites'][what]['kind']}" if head == "site" else ""
