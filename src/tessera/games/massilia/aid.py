"""The player aid of Massilia: what the dice do, what goods cost and bring, what counts at the end, what the gods do."""

from collections.abc import Iterator

from tessera.core.about import Asked
from tessera.core.aid import Sheet, listed
from tessera.core.cards import cards as all_cards

COLOURED = ("violet", "orange", "pink")


def aid(asked: Asked) -> Iterator[Sheet]:
    money = asked.me["money"] if asked.me else -1
    view, data = asked.view, asked.data
    within = {die["colour"] for die in (*view["temple"], *asked.me["supply"])} if asked.me else set()
    colours = [colour for colour in data["dice"]["action"] if colour != "source"]
    dice = [(colour in within, (asked.said.name(f"die-{colour}"), asked.effect(colour))) for colour in colours]
    yield listed(asked, "dice", ("die", "does"), dice)
    goods = [(0 <= view["prices"][g] <= money, (asked.t(f"good-{g}"), view["prices"][g], view["markers"][g])) for g in COLOURED]
    yield listed(asked, "goods", ("good", "price", "mark"), goods)
    fixed = data["money"]
    costs = [("keep", fixed["keep_die_cost"]), ("build", fixed["build_cost"]), ("temple", view["prices"]["temple"])]
    yield listed(asked, "prices", ("", "price"), [(money >= n, (asked.t(f"aid-{name}"), n)) for name, n in costs])
    for card_title, rows in all_cards(asked.book, asked.language).items():
        if rows[0].id not in data["dice"]["action"]:
            held = {c["god"] for c in asked.me["hand"]} if asked.me else set()
            yield Sheet(card_title, "", (), tuple((row.id in held, (row.name, row.text)) for row in rows))
