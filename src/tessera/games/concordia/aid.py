"""The player aid of Concordia Venus: what a house costs, what the cards do, what the gods count."""

from collections.abc import Iterator

from tessera.core.about import Asked
from tessera.core.aid import Sheet, enough, listed
from tessera.games.concordia.about import priced, purse
from tessera.games.concordia.tables import GOODS


def aid(asked: Asked) -> Iterator[Sheet]:
    yield listed(asked, "houses", ("city", "costs", "trade"), houses(asked))
    yield listed(asked, "cards", ("card", "does"), cards(asked))
    yield listed(asked, "gods", ("god", "counts", "yours"), gods(asked))


def houses(asked: Asked) -> Iterator[tuple[bool, tuple[object, ...]]]:
    for good in GOODS:
        row = asked.data["goods"][good]
        price = {**priced(row["build_goods"]), "sestertius": row["build_money"]}
        yield enough(price, purse(asked)), (asked.name(good), price, row["price"])


def cards(asked: Asked) -> Iterator[tuple[bool, tuple[str, str]]]:
    """Those of the own hand first, then the others that can be seen."""
    view = asked.view
    mine = [card["kind"] for card in (asked.me["hand"] or [] if asked.me else [])]
    shown = [slot["card"]["kind"] for slot in view["display"] if slot["card"]]
    shown += [p["top"]["kind"] for p in view["players"] if p["top"]]
    for kind in dict.fromkeys([*mine, *sorted(shown)]):
        yield kind in mine, (asked.name(kind), asked.t(f"does-{kind}"))


def gods(asked: Asked) -> Iterator[tuple[bool, tuple[str, str, str]]]:
    mine = {god["god"]: god for god in asked.me["gods"]} if asked.me else {}
    for god in asked.data["scoring"]["order"]:
        own = mine.get(god, {"cards": 0, "per_card": 0})
        yield own["cards"] > 0, (asked.name(god), asked.effect(god), f"{own['cards']} × {own['per_card']}")
