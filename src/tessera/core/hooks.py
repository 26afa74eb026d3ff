"""Doors that higher floors may fill in: the core knows no drawing, but a state can show itself in a notebook."""

from collections.abc import Callable

from tessera.core.agenda import State

_drawers: list[Callable[[State], str]] = []


def draw_with(drawer: Callable[[State], str]) -> None:
    """Called once by tessera.look: how a state becomes SVG."""
    _drawers[:] = [drawer]


def drawing(state: State) -> str | None:
    if not _drawers:
        import importlib
        import importlib.util

        if importlib.util.find_spec("tessera.look") is not None:
            importlib.import_module("tessera.look")
    return _drawers[0](state) if _drawers else None
