"""How far a game of Massilia has come: see core.course. It ends after its last round, and in no other way."""

from typing import Any

from tessera.core.course import Course

PHASES = ("prices", "dice", "actions")


def course(view: dict[str, Any]) -> Course:
    return Course(view["round"], view["rounds"], PHASES, view["phase"])


def group(view: dict[str, Any], key: str) -> str:
    """Dice by what they do."""
    parts = key.split(":")
    return f"action-{parts[-2]}" if parts[0] in ("die", "join", "keep") and len(parts) > 2 else ""
