"""What an edition says otherwise than by one number: scales of points, and switches of the rules. Texts follow them, too."""

import importlib
import json
from collections.abc import Iterator
from typing import Any

import pytest

import tessera
from tessera import Game
from tessera.conformance.paths import at
from tessera.conformance.tables import every_game
from tessera.conformance.test_about import panels
from tessera.core.edition import parsed
from tessera.core.errors import BadEdition
from tessera.core.overlay import entry_of, merged
from tessera.core.playout import playout
from tessera.core.rulestext import either, rules_text
from tessera.core.words import LANGUAGES, words
from tests.conformance.otherwise import firsts, put
from tests.conformance.test_words_follow import texts

SCALES = """base = "massilia"
removed = ["penalty.score[7]", "penalty.score[9]", "scoring.stalls[3]", "scoring.stalls[4]"]
[penalty]
score = [{ min = 5, max = -1, points = 11 }]
[scoring]
stalls = [{ min = 3, max = 4, points = 8 }]
[[players.count]]
n = 2
start_stalls = 1
"""
SAID = {
    "en": {
        "MAS-082": "0 for 0–1, 4 for 2, 8 for 3–4, 25 for 5 or more.",
        "MAS-084": "0 for 0, 3 for 1–2, 6 for 3–4, 11 for 5 or more.",
        "MAS-015": "With two players each puts 1 stall",
    },
    "de": {
        "MAS-082": "0 für 0–1, 4 für 2, 8 für 3–4, 25 für 5 oder mehr.",
        "MAS-084": "0 für 0, 3 für 1–2, 6 für 3–4, 11 für 5 oder mehr.",
        "MAS-015": "zu zweit jeder 1 Stand",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_steps_of_a_scale_are_an_owners(language: str) -> None:
    book = tessera.game("massilia").book(tessera.game("massilia").edition_from(SCALES))
    for clause, said in SAID[language].items():
        assert said in rules_text(book, language).clauses[clause].text


def test_a_table_scores_by_the_scale_of_its_edition() -> None:
    state = tessera.game("massilia").start(2, 1, tessera.game("massilia").edition_from(SCALES))
    assert list(state.book.edition.stall_points) == [0, 0, 4, 8, 8, 25]
    assert list(state.book.edition.stone_loss) == [0, 3, 3, 6, 6, 11]
    asked = []
    while state.decision == "place-start-stall":
        asked.append(state.seat)
        state.choose(state.options()[0])
    assert sorted(asked) == [0, 1]
    playout(state, 1)
    assert state.over


@pytest.mark.parametrize("steps", ["[{ min = 5, max = -1 }]", "[{ min = 1, max = 3 }]", "[{ min = 4, max = 4, points = 1 }]"])
def test_a_scale_with_a_gap_is_refused_by_its_entry(steps: str) -> None:
    game = tessera.game("massilia")
    with pytest.raises(BadEdition, match=r"^edition: penalty\.score\[\d\]\.m(in|ax): "):
        game.book(game.edition_from(f'base = "massilia"\n[penalty]\nscore = {steps}\n'))


def test_a_new_row_of_a_scale_stands_where_it_belongs() -> None:
    scale = [{"min": 0, "max": 4}, {"min": 9, "max": -1}]
    assert [row["min"] for row in merged(scale, [{"min": 5, "max": 8}])] == [0, 5, 9]


# ---- switches ------------------------------------------------------------------------------------------------------------------

SHOWN = {"market.space.start_allowed"}  # what the table itself shows


def switches(game: Game) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every switch of an edition, and another way it may stand."""
    data = parsed(game.default_edition, game.id)
    for path in firsts(data, bool):
        yield path, not at(data, path)
    limits = importlib.import_module(f"tessera.games.{game.id}.edition").FORM.limits
    for path, choices in limits.words.items():
        if path.startswith("rulings."):
            yield tuple(path.split(".")), next(word for word in choices if word != entry_of(data, path))


@every_game
def test_every_switch_is_read_somewhere(game: Game) -> None:
    before, unread = texts(game.book(), "en"), []
    for path, value in switches(game):
        try:
            book = game.book(game.edition_from(json.dumps(put(parsed(game.default_edition, game.id), {path: value}))))
        except BadEdition:
            continue  # the rules rest on it
        if texts(book, "en") == before:
            unread.append(".".join(step for step in path if isinstance(step, str)))
    assert set(unread) <= SHOWN


@pytest.mark.parametrize(
    ("entry", "so", "otherwise"),
    [
        ("modify.wrap", "so", "not so"),
        ("modify.engine.max_joined_dice", "at most 0", "any number"),
        ("rulings.unused_supply_dice_go_to=screen", "behind it", "away"),
        ("modify.step_cost", "#", "for nothing"),
    ],
)
def test_a_place_says_one_thing_or_the_other(entry: str, so: str, otherwise: str) -> None:
    said = words(tessera.game("massilia"))
    holds = {"modify.engine.max_joined_dice": otherwise, "modify.step_cost": "1"}.get(entry, so)
    assert either(f"{entry}?{so}|{otherwise}", said) == holds


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_tribute_is_read_at_the_clause_and_on_the_road(language: str) -> None:
    game = tessera.game("gloria_mundi")
    state = game.start(3, 1, game.edition_from('base = "gloria_mundi"\n[goth_track]\ntribute_for = { farm = "peace" }\n'))
    plain = game.start(3, 1)
    space = next(n for n, one in enumerate(state.view()["spaces"]) if one["symbols"] == ["farm"])
    assert rules_text(state.book, language).clauses["GLO-051"] != rules_text(plain.book, language).clauses["GLO-051"]
    told, before = (panels(one, 0, language)[f"space:goth-{space}"] for one in (state, plain))
    assert told != before


DUAL = """base = "concordia"
[actions.dual_roles]
prefect-architect = ["mercator-5", "architect"]
"""


@pytest.mark.parametrize(("language", "name"), [("en", "Mercator/Architect"), ("de", "Merkator/Architekt")])
def test_a_dual_card_is_called_by_its_roles(language: str, name: str) -> None:
    """In every list, in options, and with the pictures of those roles; no clause says others."""
    game = tessera.game("concordia")
    plain, state = (game.start(2, 1, edition) for edition in (None, game.edition_from(DUAL)))
    said, was = words(state.book, language), words(plain.book, language).name("prefect-architect")
    assert said.name("prefect-architect") == name
    assert said.name("I-dual") == f"{name} I"
    assert name in said.option("play-card", "play:prefect-architect")
    assert [where for where, text in texts(state.book, language).items() if was.lower() in text.lower()] == []
    with pytest.raises(BadEdition, match=r"^edition: prefect-architect: this game calls something else"):
        game.edition_from(NAMESAKE)


NAMESAKE = """base = "concordia"
[maps.imperium]
cities = [{ id = "prefect-architect", name = "X", province = "italia", tile = "A", xy = [1, 1] }]
"""
