"""What an option is for, beside what choosing it does at once, in a game's own words where it has any:

    does-DECISION-HEAD      what is begun by it: "Move your colonists, then build."
    later-DECISION-HEAD     what it brings later: "+1 food whenever Asia produces"
    risk-DECISION-HEAD      what may come of it: "the others get 3 goods"

They are filled like `opt-DECISION-HEAD-now`, and {$does} is what the card or space in the key does; {$kind_does} what the one does that is
the fact `kind`. A message that comes out empty says nothing.
"""

from collections.abc import Mapping

from tessera.core.agenda import State
from tessera.core.cards import uses
from tessera.core.facts import facts
from tessera.core.words import Words, begun, words

DOES, LATER, RISK = "does", "later", "risk"


def message_of(what: str, said: Words, decision: str, key: str) -> str:
    """The message that says it, whether the game has it or not."""
    return said.option_message(decision, key)[0].replace("opt", what, 1)


def purpose(what: str, state: State, key: str, language: str, names: Mapping[int, str]) -> str:
    """One of them, for the seat that decides; "" where there is nothing to say."""
    said = words(state.book, language)
    message, parts = message_of(what, said, state.decision, key), said.option_message(state.decision, key)[1]
    if not said.has(message):
        return ""
    known = facts(state, key)
    return begun(
        said(message, **said.parts(parts, names), **said.filled(known, names), **used(state, key, known, language)), names
    ).strip()


def used(state: State, key: str, known: Mapping[str, object], language: str) -> dict[str, str]:
    """What the things do that the key and the facts name."""
    use = uses(state.book, language, state.seats())
    named = [part for part in reversed(key.split(":")) if part in use and not part.isdigit()]
    told = {f"{name}_does": use.get(value, "") for name, value in known.items() if isinstance(value, str)}
    return {**told, "does": use[named[0]] if named else ""}
