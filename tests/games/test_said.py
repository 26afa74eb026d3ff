"""What options, questions and refusals say at tables set up for it: prices, results, facts, in both languages."""

import random
import re
from typing import Any

import pytest

import tessera
from tessera import State
from tessera.core.facts import facts, reason
from tessera.core.words import begun, words
from tessera.web.about import price_rows

from .aquileia.table import STEFAN
from .aquileia.table import Table as Aquileia
from .concordia import table as concordia
from .gloria_mundi import table as gloria
from .massilia import table as massilia
from .panthalos.table import Desk
from .panthalos.table import play as panthalos_play

NAMES = dict(enumerate(["Ada", "Ben", "Cleo", "Dora", "Emil"]))


def option(state: State, key: str, language: str = "en") -> str:
    return words(state.book.game, language).option(state.decision, key, facts(state, key), NAMES)


def both(state: State, key: str) -> tuple[str, str]:
    return option(state, key), option(state, key, "de")


def question(state: State, language: str = "en") -> str:
    return words(state.book.game, language).question(state, NAMES)


def why(state: State, key: str, language: str = "en") -> str:
    found = reason(state, key)
    assert found is not None
    return f"{found.clause}: {words(state.book.game, language).reason(found, NAMES)}"


@pytest.mark.parametrize("game", tessera.games(), ids=lambda game: game.id)
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_message_chooses_by_a_word_that_is_a_name(game: tessera.Game, language: str) -> None:
    """Facts come to a message in words: one that is the name of a thing would never be met in the other language."""
    text = (game.folder / f"{language}.ftl").read_text(encoding="utf-8")
    names = {id for id, name in re.findall(r"^name-([\w-]+) = (.*)", text, re.M) if id != name}
    asked = [
        (head, set(re.findall(r"^ +\*?\[([a-z][\w-]*)\]", body, re.M)))
        for head, body in re.findall(r"^([\w-]+) =(.*(?:\n[ }].*)*)", text, re.M)
    ]
    assert len(asked) > 200
    assert [(head, found) for head, keys in asked if not head.startswith("label-") and (found := keys & names)] == []


# ---- Gloria Mundi ---------------------------------------------------------------------------------------------------


def test_a_wall_alone_or_both() -> None:
    state = gloria.table(
        gloria.player(), gloria.player(city=["w03"], farm=[None]), agenda=[{"do": "lose-card", "seat": 1}],
        demand={"city": 1, "farm": 1}, goth=9,
    )  # fmt: skip
    assert question(state) == "The Goth still burns 1 farm, 1 city. Which one of your base cards?"
    assert both(state, "lose:city:w03") == ("Town Gate only, the city stays", "Nur Stadttor; es bleibt: Stadt")
    assert option(state, "raze:city:w03") == "City and Town Gate both"


def test_the_building_costs_and_brings() -> None:
    state = gloria.table(gloria.player("5f 2y", farm=[None]), gloria.player(), forum=["f01", None, None, None, None, "f02"],
                         agenda=[{"do": "buy", "seat": 0}])  # fmt: skip
    assert why(state, "buy:f01") == (
        "GLO-037: Threshing Floor costs 2 food, 1 gold, and 5 more on this slot, 8 pieces in all; you have 5 food, 2 glory: "
        "short of 1 piece of any kind."
    )
    assert why(state, "buy:c01", "de") == "GLO-008: Zollhaus liegt nicht im Forum."


ANY = "of any kind"


@pytest.mark.parametrize(
    ("stock", "card", "short", "rows"),
    [
        ("2f", "f01", "short of 1 gold, 5 pieces of any kind.", [("food", 2, 2, 0), ("gold", 1, 0, 1), (ANY, 5, 0, 5)]),
        ("3f 4p", "f01", "short of 1 gold.", [("food", 2, 3, 0), ("gold", 1, 0, 1), (ANY, 5, 5, 0)]),
        ("4f 3y", "f01", "short of 1 piece of any kind.", [("food", 2, 4, 0), ("gold", 1, 0, 0), (ANY, 5, 5, 1)]),
        ("9f 1y", "b06", "short of 2 gold, 2 peace, 1 of them your glory stands in for.",
         [("food", 1, 9, 0), ("gold", 2, 0, 2), ("peace", 2, 0, 2), (ANY, 5, 9, 0)]),
    ],
)  # fmt: skip
def test_what_is_short_is_told_by_kind(stock: str, card: str, short: str, rows: list[tuple[str, int, int, int]]) -> None:
    state = gloria.table(gloria.player(stock, farm=[None]), gloria.player(), forum=[card, None, None, None, None, "f09"],
                         agenda=[{"do": "buy", "seat": 0}])  # fmt: skip
    found = reason(state, f"buy:{card}")
    assert found is not None
    assert why(state, f"buy:{card}").endswith(f": {short}")
    assert price_rows(words(state.book.game), found.facts) == rows


def test_what_is_missing_for_a_building_is_counted() -> None:
    state = gloria.table(gloria.player("4g 1y", farm=[None], city=[None]), gloria.player(), forum=["f02", None, None, None, None, "c06"],
                         agenda=[{"do": "buy", "seat": 0}])  # fmt: skip
    assert why(state, "buy:f02", "de").endswith(
        "du hast 4 Gold, 1 Ruhm; dir fehlt: 3 Nahrung, 1 Frieden, 1 Stein beliebiger Art; davon ersetzt dein Ruhm 1."
    )


def test_a_lock_says_what_it_gives() -> None:
    state = gloria.table(gloria.player(legion=["l11", None]), gloria.player())
    gloria.play(state, "legion")
    assert (state.decision, option(state, "lock:l11")) == ("choose-lock", "Only Parade Ground: 2 glory")
    assert option(state, "none") == "Activate everything else, its base card below too"
    had = state.view(0)["players"][0]["stock"]["peace"]
    gloria.play(state, "none")
    assert state.view(0)["players"][0]["stock"]["peace"] == had + 3, "the one just laid, the bare one, and the one under the lock"


@pytest.mark.parametrize("game", [game.id for game in tessera.games()])
def test_numbers_in_a_list_rise_as_numbers(game: str) -> None:
    """2 before 10, plot 3 before plot 13: of two moves that differ in one number only, the smaller comes first."""
    known, compared = tessera.game(game), 0
    for seed in range(3):
        state, rnd = known.start(seed=f"rise {seed}"), random.Random(seed)
        while not state.over:
            last: dict[str, int] = {}
            for key in words(known, "en").choices(state):
                numbers = re.findall(r"(?<=:)\d+$", key)
                head = key.removesuffix(numbers[0]) if numbers else ""
                if numbers and head:
                    assert last.get(head, -1) < int(numbers[0]), (state.decision, key)
                    last[head] = int(numbers[0])
                    compared += 1
            state.choose(rnd.choice(state.options()))
    assert compared > 30


# ---- Massilia -------------------------------------------------------------------------------------------------------


def test_a_pip_more_says_which() -> None:
    state = massilia.play(massilia.table(temple=["brown:6"]), "die:temple:brown:6")
    assert both(state, "up") == ("One pip more: 6 becomes 1, 1 penalty stone", "Ein Auge mehr: 6 wird 1, 1 Strafstein")
    assert question(state) == "A brown die of 6: change it, add another, or carry out its action"


def test_customers_and_consul_say_what_they_do() -> None:
    entries: dict[str, Any] = {"temple": ["brown:3"], "left": 0, "prices": {"temple": 2}, "money": 6}
    sold = massilia.play(massilia.table(stalls={7: (0, "2O 3B"), 13: (1, "1P")}, **entries), "die:temple:brown:3")
    assert option(sold, "move:pink:7") == "Pink customer to space 7: buys 3 beige goods from you for 6 sesterces, if you like"
    assert option(sold, "move:consul:3") == "Consul to space 3: you may build for 5 sesterces"
    assert option(sold, "move:consul:13") == "Consul to space 13: tax of 1 sesterce for Ben"
    massilia.play(sold, "move:pink:7")
    assert both(sold, "yes") == ("Sell 3 beige goods: 6 sesterces", "3 beige Waren verkaufen: 6 Sesterze")
    assert question(sold) == "Sell 3 beige goods of the stall on plot 7 for 6 sesterces?"


def test_the_first_answer_is_not_nothing_more() -> None:
    own = {1: (0, "2P 1B"), 9: (0, "1O")}
    state = massilia.table(temple=["brown:3"], left=0, money=5, stalls=own)
    massilia.play(state, "die:temple:brown:3", "move:consul:3", "yes")
    assert (state.decision, option(state, "done")) == ("move-goods", "Move nothing")
    assert question(state) == "Move goods to the new stall on plot 3? There is room for 6."
    assert option(massilia.play(state, "take:1:beige"), "done") == "Move no more goods"


def test_dice_that_this_edition_does_not_add() -> None:
    """MAS-124, not what the action lacks."""
    for old, new, key in (
        ("joined_die_may_be_recoloured = true", "joined_die_may_be_recoloured = false", "join:temple:black:3"),
        ("joined_die_may_come_from_own_supply = true", "joined_die_may_come_from_own_supply = false", "join:supply:grey:3"),
    ):
        state = massilia.table(
            temple=["grey:1", "black:3"], supply=["grey:3"], stalls={1: (0, "1P")}, edition=massilia.changed(old, new)
        )
        massilia.play(state, "die:temple:grey:1")
        assert why(state, key) == "MAS-124: In this edition that die cannot be added to a grey action."


# ---- Concordia ------------------------------------------------------------------------------------------------------


def test_a_house_says_its_price() -> None:
    tiles = {"novaria": "tool", "massilia": "brick"}
    state = concordia.table(
        tiles=tiles, p0={"goods": "1b 1t 2f", "money": 9, "land": ["l-massilia-novaria"]}, p1={"houses": ["novaria"]}
    )
    concordia.play(state, "play:architect")
    assert option(state, "stop") == "No movement"
    concordia.play(state, "stop")
    assert both(state, "build:massilia") == ("Build in Massilia: 1 food, 1 sestertius", "In Massilia bauen: 1 Nahrung, 1 Sesterz")
    assert option(state, "stop") == "End building"
    assert why(state, "build:roma", "de") == "CON-034: Roma ist die Hauptstadt."
    poor = concordia.table(
        tiles=tiles, p0={"goods": "1b 1t 1f", "money": 5, "land": ["l-massilia-novaria"]}, p1={"houses": ["novaria"]}
    )
    concordia.play(poor, "play:architect", "stop")
    assert (
        why(poor, "build:novaria")
        == "CON-031: 1 house stands in Novaria, the next costs 1 brick, 1 tool, 6 sestertii; you are short of 1 sestertius."
    )


@pytest.mark.parametrize("language", ["en", "de"])
def test_one_tool_is_one_tool(language: str) -> None:
    game = concordia.table().book.game
    said = words(game, language)
    one, two = said.option("mercator-trade", "buy:tool:1"), said.option("mercator-trade", "sell:tool:2")
    assert (one, two) == (("Buy 1 tool", "Sell 2 tools") if language == "en" else ("1 Werkzeug kaufen", "2 Werkzeuge verkaufen"))
    assert said.event("stored", "Ada", {"good": "tool", "n": 1}) == (
        "Ada stores 1 tool." if language == "en" else "Ada lagert 1 Werkzeug ein."
    )


# ---- Aquileia -------------------------------------------------------------------------------------------------------


def test_things_of_another_phase() -> None:
    state = Aquileia().load()
    assert why(state, "site:villa-white-4").startswith("AQU-013: It answers “The forum: what do you build?”")
    assert why(Aquileia().men(STEFAN, "forum-1").do("forum").load(), "keep-open").startswith("AQU-032")


def test_a_bid_says_what_it_is() -> None:
    said = words(Aquileia().load().book.game, "de")
    assert said.event("bid", "Ada", {"bronze": 1, "silver": 0, "gold": 2}) == "Ada bietet 1 Bronze, 2 Gold."
    state = Aquileia().men(STEFAN, "theatrum").coins(STEFAN, 2, 0, 0).do("theatrum").load()
    assert option(state, "coin:bronze") == "Open with 1 bronze"
    assert why(state, "coin:gold") == "AQU-076: You have 2 bronze."


# ---- Panthalos ------------------------------------------------------------------------------------------------------


def test_a_merchant_says_what_he_wants_and_pays() -> None:
    desk = Desk().tiles(0, "good:cotton:refined", "good:cattle:refined")
    desk["merkator"] = ["m07", "m01"]
    desk["merchant_stack"] = [one for one in desk["merchant_stack"] if one not in ("m07", "m01")]
    state = desk.load()
    assert option(state, "merchant:m07").startswith("Serve merchant 7: ")
    assert " for 8 points" in option(state, "merchant:m07")


def test_what_enduring_costs() -> None:
    supply, bank = "Ertragen: eine Scheibe aus deinem Vorrat kommt", "Ertragen: eine Scheibe aus dem allgemeinen Vorrat kommt"
    for discs, krypt, text, german in (
        (1, 0, "Endure it: a disc of your supply goes to the KRYPT", f"{supply} in die KRYPT"),
        (0, 0, "Endure it: a disc of your bank goes to the KRYPT", f"{bank} in die KRYPT"),
        (0, 11, "Endure it without a disc: you lose 3 points", "Ohne Scheibe ertragen: du verlierst 3 Punkte"),
    ):
        desk = Desk().tiles(0, "titan:fire:9", "titan:water:9", "titan:earth:9", "titan:air:9", "support:fire:3", "support:water:3",
                            "support:earth:3", "support:air:3").discs(0, discs, krypt)  # fmt: skip
        state = desk.evaluate("krypt")
        assert state.decision == "defend"
        assert both(state, "endure") == (text, german)


def test_a_ship_during_a_duel() -> None:
    desk = Desk().die(0, "d1", at="arena-1", pips=3).tiles(0, "titan:fire:9")
    state = desk.evaluate("arena")
    assert state.decision == "challenge"
    assert {why(state, key)[:7] for key in ("ship:iron-both", "merchant:m01", "place:leader", "endure")} == {"PAN-060"}


def test_which_die_gains_a_pip() -> None:
    desk = Desk().die(0, "d1", at="phalanx-3", pips=4)
    desk["phalanx"] = []
    state = desk.evaluate("phalanx")
    assert option(state, "support-and-upgrade") == "An upgrade; there is no support left"
    panthalos_play(state, "support-and-upgrade")
    assert both(state, "d1") == ("Die 1 (PHALANX 3): 4 becomes 5", "Würfel 1 (PHALANX 3): 4 wird 5")


def test_the_omen_names_both_tiles() -> None:
    desk = Desk().tiles(0, "good:iron:refined")
    desk["merkator"] = ["m01"]
    state = panthalos_play(desk.load(), "merchant:m01", "look")
    said = words(state.book.game, "en")
    open_tile, other = (said.name(tile) for tile in desk["disasters"][:2])
    assert option(state, "first") == begun(f"{open_tile} stays open, {other} goes to the bottom", None)
    assert option(state, "second") == begun(f"{other} is turned up, {open_tile} goes to the bottom", None)


def test_a_disc_in_polis_says_what_it_brings() -> None:
    desk = Desk().discs(0, 1)
    for die, space in (("d1", "polis-l1"), ("d2", "polis-r3")):
        desk.die(0, die, at=space, pips=3)
    state = desk.evaluate("polis")
    assert option(state, "polis-r3").startswith("A disc on POLIS (every round) 3: 1 ")
