"""The player aid of Gloria Mundi: the forum with its prices, what base cards give, what the tribute costs."""

from collections.abc import Iterator
from typing import Any

from tessera.core.about import Asked
from tessera.core.aid import Sheet, enough, listed
from tessera.games.gloria_mundi.cards import ability


def aid(asked: Asked) -> Iterator[Sheet]:
    view, data = asked.view, asked.data
    rows = [(can_buy(asked, slot), forum_row(asked, slot)) for slot in view["forum"] if slot["card"]]
    yield listed(asked, "forum", ("building", "costs", "does"), rows)
    hand = asked.me["hand"] if asked.me else {}
    bases = [(hand.get(row["id"], 0) > 0, (asked.name(row["id"]), {row["produces"]: 1})) for row in data["base_types"]]
    yield listed(asked, "bases", ("base", "gives"), bases)
    price = view["goth"]["price"]
    if price:
        stock = asked.me["stock"] if asked.me else None
        yield listed(asked, "tribute", ("space", "costs"), [(enough(price, stock), (str(view["goth"]["next"]), price))])


def forum_row(asked: Asked, slot: dict[str, Any]) -> tuple[object, ...]:
    face = asked.view["cards"][slot["card"]]
    printed = next(row for row in asked.data["building"] if row["id"].lower() == slot["card"])
    steps, does = asked.said.counted("step", face["steps"]), ability(asked.said, printed["ability"], printed["type"] == "builder")
    return asked.name(slot["card"]), f"{asked.said.said(face['price'])} + {slot['surcharge']}", f"{steps}. {does}"


def can_buy(asked: Asked, slot: dict[str, Any]) -> bool:
    """Pieces enough, of the right kinds with glory for what is missing, and a bare card to lay it on."""
    me, face = asked.me, asked.view["cards"][slot["card"]]
    if me is None or me["stock"] is None:
        return False
    missing = sum(max(0, n - me["stock"].get(kind, 0)) for kind, n in face["price"].items() if kind != "glory")
    glory = me["stock"].get("glory", 0) - face["price"].get("glory", 0)
    bare = any(stack["building"] is None for kind in face["on"] for stack in me["display"][kind])
    return bare and glory >= missing and me["pieces"] >= slot["cost"]
