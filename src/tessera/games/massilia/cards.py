"""The gods' cards, the dice and what is scored at the end, in words."""

from collections.abc import Iterator

from tessera.core.words import Words


def cards(said: Words) -> Iterator[tuple[str, ...]]:
    data = said.edition.data
    for god in data["cards"]["god"]:
        text = said(f"tip-{god['effect']}", n=god["amount"])
        yield "title-gods", god["id"], said("tip-god", text=text, count=god["count"]), text
    for colour, action in data["dice"]["action"].items():
        if colour != "source":
            yield "title-dice", colour, said(f"tip-{action}")
    for row in data["scoring"]["stalls"]:
        yield "title-stalls", bounds(row["min"], row["max"]), said("tip-points", n=row["points"])
    for row in data["penalty"]["score"]:
        yield "title-stones", bounds(row["min"], row["max"]), said("tip-points", n=-row["points"])


def bounds(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}+" if most < 0 else f"{least}–{most}"
