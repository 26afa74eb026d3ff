"""Every card and space of a game with its effect in words, made from the edition: for the rules pages, the terminal and the table.

A game's `cards.py` says what there is, `cards(said)`: (heading, id, words) one after the other, with the messages of its
`cards.en.ftl` and `cards.de.ftl`; where the words also say what the thing costs or how many there are, a fourth time without that.
Numbers, prices and names come from the edition, so a card of one's own describes itself. `at_table(said, seats)`, where there is one,
gives (id, words) of what options name and no list holds (the kind of a card), or what hangs on the number of players (the side of a board).
"""

from collections import defaultdict
from functools import lru_cache
from typing import NamedTuple

from tessera.core.agenda import Book
from tessera.core.game import Game
from tessera.core.words import Words, begun, edition_in


class Card(NamedTuple):
    id: str
    name: str
    text: str
    use: str  # what it is good for, and nothing else


class CardWords(Words):
    """A game's words with those of its cards."""

    rooms = ("", "cards.")


def cards(of: Game | Book, language: str = "en") -> dict[str, list[Card]]:
    """By heading: the cards and spaces of a game, or of the edition of a table's book."""
    return listed(*edition_in(of), language)


def effect(of: Game | Book, id: str, language: str = "en") -> str:
    """What one card or space does, in words; "" where there is no such thing."""
    return next((card.text for group in cards(of, language).values() for card in group if card.id == id), "")


def effects(of: Game | Book, language: str, seats: int) -> dict[str, str]:
    """What every thing that a view or an option names does at a table of so many."""
    return all_effects(*edition_in(of), language, seats)


def uses(of: Game | Book, language: str, seats: int) -> dict[str, str]:
    """What every thing is good for, and nothing else."""
    return all_effects(*edition_in(of), language, seats, priced=False)


@lru_cache(maxsize=64)
def all_effects(game: Game, text: str, language: str, seats: int, priced: bool = True) -> dict[str, str]:
    room = game.room("cards")
    here = room.at_table(CardWords(game, language, text), seats) if room is not None and hasattr(room, "at_table") else ()
    found = {card.id: card.text if priced else card.use for group in listed(game, text, language).values() for card in group}
    return found | {id: begun(words, None) for id, words in here}


@lru_cache(maxsize=64)
def listed(game: Game, text: str, language: str) -> dict[str, list[Card]]:
    room, said = game.room("cards"), CardWords(game, language, text)
    found: dict[str, list[Card]] = defaultdict(list)
    for heading, id, words, *use in room.cards(said) if room is not None else ():
        found[said(heading)].append(
            Card(id, begun(said.name(id), None), begun(words, None), begun(use[0] if use else words, None))
        )
    return dict(found)
