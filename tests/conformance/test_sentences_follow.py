"""Sentences at the table follow the edition: what an option, a refusal or a note on the board says of this moment."""

import re
from typing import Any

import pytest

import tessera
from tessera import State, look
from tessera.core.errors import BadEdition
from tessera.core.words import LANGUAGES, words
from tests.conformance.test_words_follow import texts

PANTHALOS = tessera.game("panthalos")


def at_agora(overlay: str, **entries: Any) -> State:
    sketch = {"seats": 2, "players": [{"figure": "agora-1"}, {}], "agora": ["iron", "iron"]} | entries
    agenda = [{"do": "agora-choice", "seat": 0, "space": "agora-1"}]
    return PANTHALOS.load({"agenda": agenda} | sketch, edition=PANTHALOS.edition_from(f'base = "panthalos"\n{overlay}'))


@pytest.mark.parametrize(
    ("overlay", "agora", "en", "de"),
    [
        ("[effect.agora]\ntwo_goods = 1\n", ["iron", "iron"], "1 good", "1 Ware"),
        ("[effect.agora]\ntwo_goods = 2\n", ["iron"], "1 good, the last one", "1 Ware, die letzte"),
        ("[effect.agora]\ntwo_goods = 3\n", ["iron", "iron"], "2 goods, the last ones", "2 Waren, die letzten"),
    ],
)
def test_the_last_good_is_the_last(overlay: str, agora: list[str], en: str, de: str) -> None:
    state = at_agora(overlay, agora=agora)
    assert [words(state.book, language).choices(state)["two-goods"] for language in LANGUAGES] == [en, de]


def test_no_good_with_an_upgrade_does_not_mean_that_none_is_left() -> None:
    state = at_agora("[effect.agora]\ngood_with_upgrade = 0\n")
    said = [words(state.book, language).choices(state)["good-and-upgrade"] for language in LANGUAGES]
    assert said == ["An upgrade", "Eine Aufwertung"]
    state = at_agora("[effect.agora]\ngood_with_upgrade = 1\n", agora=[])
    assert "no good left" in words(state.book).choices(state)["good-and-upgrade"]


REFINED = """base = "panthalos"
goods = { kind = [{ id = "grapes", refined = "hides" }, { id = "cattle", refined = "wine" }], symbols_basic = 3, symbols_refined = 7 }
"""


@pytest.mark.parametrize(
    ("language", "said"), [("en", ["Refine grapes: hides", "Deliver wine"]), ("de", ["Trauben veredeln: Häute", "Wein liefern"])]
)
def test_a_good_is_refined_to_what_its_edition_says(language: str, said: list[str]) -> None:
    edition = PANTHALOS.edition_from(REFINED)
    goods = {"good:grapes:basic": 1, "good:cattle:basic": 1, "good:cattle:refined": 2, "good:grapes:refined": 1}
    sketch = {"seats": 2, "players": [{"tiles": goods}, {}]}
    refines = {"do": "refine-good", "seat": 0, "good": "any", "left": 1}
    state = PANTHALOS.load(sketch | {"agenda": [refines]}, edition=edition)
    assert said[0] in words(state.book, language).choices(state).values()
    delivers = {"do": "merchant-wild", "seat": 0, "left": 1}
    pays = {"do": "merchant-pays", "seat": 0, "merchant": "m01"}
    state = PANTHALOS.load(sketch | {"agenda": [delivers, pays]}, edition=edition)
    assert said[1] in words(state.book, language).choices(state).values()


def test_a_ship_pays_what_its_edition_says() -> None:
    """The note at the port says what the option does."""
    overlay = (
        'base = "panthalos"\ngoods = { symbols_basic = 3, symbols_refined = 7 }\neffect = { ship = { vp_per_symbol = 2 } }\n'
    )
    goods = {"good:grapes:basic": 1, "good:grapes:refined": 2}
    sketch = {"seats": 2, "players": [{"tiles": goods}, {}], "port": ["grapes-both"], "agenda": [{"do": "turn", "seat": 0}]}
    state = PANTHALOS.load(sketch, edition=PANTHALOS.edition_from(overlay))
    assert "34 points" in words(state.book).choices(state)["ship:grapes-both"]
    assert "+34," in look.svg(look.of_state(state, 0, "en"))


def test_a_good_nobody_can_draw_is_refused() -> None:
    overlay = 'base = "panthalos"\nremoved = ["goods.kind[iron]"]\n[[goods.kind]]\nid = "figs"\nrefined = "figwine"\n'
    with pytest.raises(BadEdition, match=r"^edition: goods.kind\[figs\].id: unknown 'figs'; known: grapes, cattle"):
        PANTHALOS.edition_from(overlay)


# so many of everything that there is one of it: the word for one follows
ONES = {
    "aquileia": """components = { blue_dice = 1, per_player = { henchmen = 1, houses = 1 } }
[action]
arena = { red_dice = 1 }
stadium = { red_dice = 1 }
dolus = { red_dice = 1 }
pecunia = { max_exchanges = 1 }
potentia = { blue_dice = 1 }
""",
    "concordia": """player = { houses = 4 }
scoring = { vesta = { money_per_point = 1 }, venus_single = { houses_needed = 1 } }
[actions]
tribune = { free_cards = 1 }
mercator = { money_own = 1, money_bought = 1, good_types = 1 }
colonist = { money_base = 1 }
""",
    "gloria_mundi": "rulings = { repeat_limit = 1 }\n",
    "massilia": """goods = { stall_capacity = 1, start_goods_per_stall = { pink = 1, orange = 0, violet = 0 } }
[cards]
hand_limit = 1
open_display = 1
god = [{ id = "jupiter", amount = 1 }, { id = "mars", amount = 1 }, { id = "neptunus", amount = 1 }]
""",
    "panthalos": """duel = { attacker_wins_vp = 1, defender_wins_vp = 1 }
refill = { small = { agora = 1, phalanx = 1, art = 1, port = 1, merkator = 1 } }
[effect]
agora = { two_goods = 1 }
phalanx = { two_supports = 1 }
art = { scrap_tiles_per_vp = 1 }
titanus = { pips_per_titan = 1 }
foro = { crown_tiles_to_scrap = 1 }
""",
}
MANY = {
    "en": "cards|goods|supports|tiles|pips|points|discs|dice|henchmen|houses|ships|merchants|artisans|sestertii|kinds|times|pieces",
    "de": "Karten|Waren|Unterstützungen|Augen|Punkten?|Scheiben|Gefolgsleute|Häusern?|Schiffe|Sesterzen?|Warensorten|Steine|Tausche",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ONES)
def test_one_is_not_several(game: str, language: str) -> None:
    found = tessera.game(game)
    said = texts(found.book(found.edition_from(f'base = "{game}"\n{ONES[game]}')), language)
    wrong = re.compile(rf"(?<![\d,.–-] )(?<![\d.,–/-])\b1 (offene |ausliegende |open )?({MANY[language]})\b")
    assert {name: text for name, text in said.items() if wrong.search(text)} == {}
