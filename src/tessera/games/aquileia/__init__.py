"""Aquileia: henchmen, contests, an auction, villas and laurels. 3 to 5 players, 2 as a variant of our own."""

from collections.abc import Sequence
from typing import Any

from tessera.core.game import wired
from tessera.core.printed import rows
from tessera.core.words import Words
from tessera.games.aquileia.tables import METALS, SOURCES, Tables


def names(e: Tables) -> dict[str, Sequence[str]]:
    """The words for numbers of events; plain numbers stay numbers."""
    return {
        "space": e.space_ids, "site": e.site_ids, "slave": e.slave_ids, "equi": e.equi_ids, "laurel": e.laurel_ids,
        "theatre": e.theatre_ids, "colour": e.colours, "metal": METALS, "source": SOURCES,
    }  # fmt: skip


def part(text: str, said: Words) -> str:
    """The name of a building site: what stands on it, what it is worth, costs or pays."""
    site = rows(said.edition, "site").get(text)
    if site is None:
        return text
    alike = [one for one in said.edition.data["site"] if face(one) == face(site)]
    cost, pays = said.said(site["cost"]), said.said(site.get("pays", {}))
    name = said(f"label-{site['kind']}", value=site["value"], cost=cost, pays=pays, colour=site.get("colour", ""),
                named=said.name(site.get("colour", "")))  # fmt: skip
    return name if len(alike) == 1 else f"{name} ({text if site['kind'] == 'workshop' else cost})"


def face(site: dict[str, Any]) -> tuple[Any, ...]:
    """What the name of a site says about it."""
    return (
        site["kind"],
        site["value"],
        site.get("colour"),
        str(site.get("pays")),
        str(site["cost"]) * (site["kind"] == "workshop"),
    )


GAME = wired(
    __name__,
    "Aquileia",
    (2, 5),
    rules_version=1,
    search={"turns": 2},
    secret_decisions=("stadium-laurel",),
    part=part,
    digest_name="Aquileia",
)
