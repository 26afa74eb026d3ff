"""Merchants, ships, artisans, tiles and spaces in words."""

from collections.abc import Iterator
from typing import Any

from tessera.core.words import Words


def cards(said: Words) -> Iterator[tuple[str, str, str]]:
    data = said.edition.data
    for merchant in data["merchant"]:
        wants = ", ".join(said("tip-refined", good=refined(said, good)) for good in merchant["wants"])
        bonus = yielded(said, merchant["bonus"])
        yield "title-merchants", merchant["id"], said("tip-merchant", wants=wants, vp=merchant["vp"], bonus=bonus)
    for ship in data["ship"]:
        sides = {"basic": said.name(ship["good"]), "refined": refined(said, ship["good"])}
        accepts = ", ".join(sides[kind] for kind in ship["accepts"])
        yield "title-ships", ship["id"], said("tip-ship", accepts=accepts, copies=ship["copies"])
    for artisan in data["artisan"]:
        message = "tip-artisan-any" if artisan["good"] == "any" else f"tip-artisan-{artisan['effect']}"
        facts = {"good": said.name(artisan["good"]), "refined": refined(said, artisan["good"]), "cost": artisan["cost"]}
        yield "title-artisans", artisan["id"], said(message, **facts, copies=artisan["copies"])
    yield from tiles(said, data)
    for side in ("small", "large"):
        for place, spaces in data["board"][side].items():
            for space in spaces if place != "source" else ():
                yield f"title-board-{side}", space["id"], space_in_words(said, place, space)


def at_table(said: Words, seats: int) -> Iterator[tuple[str, str]]:
    """The spaces of the side that so many play on."""
    data = said.edition.data
    side = data["setup"]["side_by_players"][str(seats)]
    for place, spaces in data["board"][side].items():
        for space in spaces if place != "source" else ():
            yield space["id"], space_in_words(said, place, space)


def tiles(said: Words, data: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    elements = len(data["elements"]["list"])
    for row in data["disasters"]["per_element"]:
        count = row["count"] * elements
        yield "title-disasters", row["id"], said("tip-disaster", strength=row["strength"], vp=row["vp"], count=count)
    for kind in ("titans", "supports"):
        for row in data[kind]["per_element"]:
            yield f"title-{kind}", str(row["value"]), said(f"tip-{kind}", value=row["value"], count=row["count"] * elements)


def refined(said: Words, good: str) -> str:
    kinds = {kind["id"]: kind["refined"] for kind in said.edition.data["goods"]["kind"]}
    return said.name(kinds[good]) if good in kinds else said("tip-any")


def yielded(said: Words, what: dict[str, Any]) -> str:
    return said(f"tip-gain-{what.get('kind', what.get('yields'))}", n=what["amount"])


def space_in_words(said: Words, place: str, space: dict[str, Any]) -> str:
    """What a piece there brings, and how strong it has to be."""
    does = yielded(said, space) if place == "polis" else said(f"tip-{place}")
    return said("tip-space", min=space["min"], does=does, lightning=int(space.get("lightning", False)))
