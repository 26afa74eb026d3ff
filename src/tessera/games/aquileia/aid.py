"""The player aid of Aquileia: what the areas do in their order, what may still be built, how coins are exchanged."""

from collections.abc import Iterator

from tessera.core.about import Asked
from tessera.core.aid import Sheet, enough, listed
from tessera.games.aquileia.about import purse


def aid(asked: Asked) -> Iterator[Sheet]:
    view, data = asked.view, asked.data
    areas = [
        (view["phase"] == row["id"], (row["numeral"], f"{asked.t('area-' + row['id'])}: {asked.t('about-area-' + row['id'])}"))
        for row in data["area"]
    ]
    yield listed(asked, "areas", ("", "does"), areas)
    free = [(id, site) for id, site in view["sites"].items() if site["seat"] is None]
    priced = [(id, {k: n for k, n in site["cost"].items() if n}) for id, site in free]
    yield listed(
        asked, "sites", ("site", "costs"), [(enough(price, purse(asked)), (asked.name(id), price)) for id, price in priced]
    )
    coins = asked.me["coins"] if asked.me else None
    swaps = [
        ({k: n for k, n in row["give"].items() if n}, {k: n for k, n in row["get"].items() if n})
        for row in data["action"]["pecunia"]["exchange"]
    ]
    yield listed(asked, "exchange", ("give", "get"), [(enough(give, coins), (give, get)) for give, get in swaps])
