"""The frame round every view: which game, who looks, who is asked what. The game adds the rest.

What a view shows as it lies there has the words it has in a position. So a game's `view.py` lists its entries in their order and works out
only those that a position has not; table, player and pending decision alike.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from tessera.core.agenda import State, dashed
from tessera.core.codec import Shape
from tessera.core.goods import unpacked
from tessera.core.position import shape_of


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


# ---- entries that stand in a position too -----------------------------------------------------------------


def shown(shape: Shape, thing: Any, order: Sequence[str], own: Mapping[str, Any]) -> dict[str, Any]:
    """These entries: the view's own, all others as in a position."""
    return {name: own[name] if name in own else shape.fields[name].out(shape.value(thing, name)) for name in order}


def of_table(g: Any, order: Sequence[str], own: Mapping[str, Any]) -> dict[str, Any]:
    """What lies on the table."""
    return shown(shape_of(g.book, len(g.players)), g, order, own)


def of_player(g: Any, seat: int, order: Sequence[str], own: Mapping[str, Any]) -> dict[str, Any]:
    """What lies before a player."""
    players: Any = shape_of(g.book, len(g.players)).fields["players"]
    return shown(players.item, g.players[seat], order, own)


def of_decision(g: Any, order: Sequence[str], own: Mapping[str, Any]) -> dict[str, Any]:
    """What the pending decision is about: those of these entries that it has, and behind them the view's own that are not listed."""
    if g.over:
        return {}
    agenda: Any = shape_of(g.book, len(g.players)).fields["agenda"]
    shape = agenda.shapes[dashed(type(g.agenda[-1]).__name__)]
    there = [name for name in order if name in own or name in shape.fields]
    return shown(shape, g.agenda[-1], list(dict.fromkeys([*there, *own])), own)


# ---- small words ------------------------------------------------------------------------------------------


def seat_or_none(seat: int) -> int | None:
    """A seat, or nobody."""
    return None if seat < 0 else int(seat)


def bag(goods: int, names: Sequence[str]) -> dict[str, int]:
    """Packed goods by their names."""
    return dict(zip(names, unpacked(goods, len(names)), strict=True))


def some(goods: int, names: Sequence[str]) -> dict[str, int]:
    """The same, as far as they are there."""
    return {name: n for name, n in bag(goods, names).items() if n}
