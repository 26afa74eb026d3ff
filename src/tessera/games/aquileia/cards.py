"""The building sites, the cards and the action spaces in words."""

from collections.abc import Iterator
from typing import Any

from tessera.core.words import Words

PRINTED = {"display_slot": "tip-equi", "max_cards": "tip-servi", "builds": "tip-forum", "value": "tip-contest"}  # on spaces


def cards(said: Words) -> Iterator[tuple[str, ...]]:
    data = said.edition.data
    for site in data["site"]:
        use = said(f"tip-{site['kind']}", pays=said.said(site.get("pays", {})), value=site["value"])
        yield "title-sites", site["id"], said("tip-site", cost=said.said(site["cost"]), use=use), use
    for deck in ("slave", "equi_arma", "stadium", "theatre"):
        for card in data["deck"][deck]:
            yield "title-cards", card["type"], card_in_words(said, deck.replace("_", "-"), card)
    for space in data["space"]:
        yield "title-spaces", space["id"], space_in_words(said, space)


def card_in_words(said: Words, deck: str, card: dict[str, Any]) -> str:
    colours = said.said(card.get("colours", [])) if deck == "theatre" else said.name(card.get("colour", ""))
    n = card.get("slaves", card.get("strength", card.get("points", 0)))
    which = f"-{card['kind']}" if "kind" in card else "-colour" if "colour" in card else ""
    return said(f"tip-{deck}{which}", n=n, count=card["count"], colours=colours, side=said.name(card.get("side", "")))


def space_in_words(said: Words, space: dict[str, Any]) -> str:
    """By what is printed on it, or by its own message."""
    own = f"tip-{space['id']}"
    metal = said.name(space.get("metal", ""))
    if said.has(own):
        return said(own)
    more, scores = int(space.get("extra_deck_card", 0)), int(space.get("score_value", 0))
    for entry, message in PRINTED.items():
        if entry in space:
            return said(message, n=int(space[entry]), metal=metal, more=more, scores=scores)
    return said("tip-harbour", metal=metal)
