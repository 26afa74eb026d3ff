"""What is legal is said once: whatever else is known of it must agree. Two questions to a state."""

from collections.abc import Collection

from tessera import State
from tessera.core.agenda import Choice


def disagreement(state: State) -> str:
    """What options, candidates and bars of the pending decision say against each other, or ""."""
    if state.over:
        return ""
    top, legal = state.agenda[-1], state.legal
    if not isinstance(top, Choice):
        return f"{type(top).__name__} asks and is no Choice"
    own, candidates = set(state.book.own(top)), top.candidates(state)
    if len(set(legal)) != len(legal):
        return "an option is offered twice"
    if not set(legal) <= own or not set(candidates) <= own:
        return "it offers, or thinks of, what is in no block of its own"
    keys = state.book.keys
    barred = [keys[option] for option in legal if top.barred(state, option)]
    if barred:
        return f"legal, but barred: {', '.join(barred)}"
    if type(top).barred is not Choice.barred or type(top).options is Choice.options:
        free = [option for option in candidates if not top.barred(state, option)]
        if free != legal:
            return f"options and candidates not barred differ in {', '.join(keys[code] for code in set(free) ^ set(legal)) or 'order'}"
    return ""


def unnamed(state: State, clauses: Collection[str]) -> str:
    """The first key that `why_not` judges wrongly: legal and refused, or illegal without an existing clause; or ""."""
    legal = set(state.legal)
    for code, key in enumerate(state.book.keys):
        clause = state.why_not(key)
        if clause is not None if code in legal else clause not in clauses:
            return f"{key} is {'legal' if code in legal else 'illegal'} and refused by {clause!r}"
    return ""
