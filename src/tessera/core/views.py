"""The frame round every view: which game, who looks, who is asked what. The game adds the rest."""

from typing import Any

from tessera.core.agenda import State


def asked(state: State, viewer: int | None) -> str:
    """The pending decision as this viewer (none: a spectator) may know it: how far somebody is with a secret act is his secret."""
    sealed = state.book.game.sealed_decisions
    return sealed[0] if viewer != state.seat and state.decision in sealed else state.decision


def framed(state: State, seat: int | None) -> dict[str, Any]:
    """What `seat` may know. Nothing in it depends on anything hidden from that seat."""
    viewer = -1 if seat is None else seat
    head = {
        "game": state.book.game.id,
        "options": dict(state.book.options),
        "viewer": None if viewer < 0 else viewer,
        "over": state.over,
        "asking": None if state.over else {"seat": int(state.seat), "decision": asked(state, viewer)},
    }
    return head | state.book.view(state, viewer)
