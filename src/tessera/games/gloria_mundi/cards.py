"""The buildings in words, from the grammar of their abilities."""

from collections.abc import Iterator
from typing import Any

from tessera.core.words import Words


def cards(said: Words) -> Iterator[tuple[str, ...]]:
    for building in said.edition.data["building"]:
        does = ability(said, building["ability"], building["type"] == "builder")
        steps = said.counted("step", building["steps"])
        text = said("tip-building", price=said.said(building["price"]), steps=steps, effect=does)
        yield "title-buildings", building["id"].lower(), text, does


def ability(said: Words, ability: dict[str, Any], builder: bool) -> str:
    """What it does, by its kind."""
    gain, give = (items(said, ability.get(side, [])) for side in ("gain", "give"))
    often = "-often" if ability.get("repeat") else ""
    match ability["kind"]:
        case "produce":
            return said("tip-bought" if builder else "tip-produce", gain=gain)
        case "exchange":
            return said(f"tip-exchange{often}", give=give, gain=gain)
        case "own":
            return said("tip-own", gain=gain, n=ability["count"]["n"], of=said.name(ability["count"]["of"]))
        case "condition":
            ((what, type),) = ((what, type) for what, type in ability["when"].items() if type)
            return said(f"tip-{what}", gain=gain, type=said.name(type))
        case "substitute":
            pay, serves = (either(said, ability[side]) for side in ("pay", "for"))
            return said(f"tip-substitute{often}", pay=pay, **{"for": serves})
        case _:
            return said("tip-wall", type=said.name(ability["protects"]))


def items(said: Words, listed: list[dict[str, Any]]) -> str:
    return f" {said('tip-and')} ".join(item(said, one["of"], one["n"]) for one in listed)


def item(said: Words, kinds: list[str], n: int) -> str:
    odd = f"tip-kind-{kinds[0]}"
    if said.has(odd):
        return said(odd)
    return said.counted(kinds[0], n) if len(kinds) == 1 else f"{n} {either(said, kinds)}"


def either(said: Words, kinds: list[str]) -> str:
    return f" {said('tip-or')} ".join(said.name(kind) for kind in kinds)
