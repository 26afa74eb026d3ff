"""The personality cards, the gods and the cities in words."""

from collections.abc import Iterator
from typing import Any

from tessera.core.words import Words


def cards(said: Words) -> Iterator[tuple[str, ...]]:
    data = said.edition.data
    for card in data["player_cards"]["cards"]:
        yield "title-own", card["id"], said("tip-own", does=does(said, card["kind"]), gods=said.said(card["gods"]))
    for card in data["purchase_cards"]["cards"]:
        facts = {"gods": said.said(card["gods"]), "price": said.said(card["price"]), "stack": card["stack"]}
        does_it = does(said, card["kind"])
        use = said("tip-own", does=does_it, gods=facts["gods"])
        yield "title-bought", card["id"], said("tip-bought", does=does_it, **facts), use
    for god in data["scoring"]["order"]:
        yield "title-gods", god, said(f"tip-{god}")
    for name, chart in data["maps"].items():
        for city in chart.get("cities", []):
            yield chart_title(said, name), city["id"], said("tip-city", province=said.name(city["province"]), letter=city["tile"])


def at_table(said: Words, _seats: int) -> Iterator[tuple[str, str]]:
    """What a card does by its kind: that is what a hand is played by."""
    data = said.edition.data
    rows = [*data["player_cards"]["cards"], *data["purchase_cards"]["cards"]]
    for kind in dict.fromkeys(card["kind"] for card in rows):
        yield kind, does(said, kind)


def does(said: Words, kind: str) -> str:
    """What a card of this kind does."""
    actions: dict[str, Any] = said.edition.data["actions"]
    if kind in actions["specialist_good"]:
        return said("tip-specialist", good=said.name(actions["specialist_good"][kind]))
    if kind in actions["dual_roles"]:
        return said("tip-dual", roles=f" {said('tip-or')} ".join(said.name(role) for role in actions["dual_roles"][kind]))
    return said(f"tip-{kind}")


def chart_title(said: Words, name: str) -> str:
    message = f"option-map-{name}"
    return message if said.has(message) else said.name(name)
