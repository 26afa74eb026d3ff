"""How far a game of Panthalos has come: see core.course."""

from typing import Any

from tessera.core.course import Course, End

PHASES = ("placement", "evaluation")


def course(view: dict[str, Any]) -> Course:
    krypt = End("krypt", view["krypt"]["discs"], view["krypt"]["threshold"])
    return Course(view["round"], view["rounds"], PHASES, view["phase"], (krypt,))


def group(view: dict[str, Any], key: str) -> str:
    """Spaces by their place."""
    space = view["spaces"].get(key)
    return f"place-{space['place']}" if space else ""
