"""A card, a building, a merchant, a disaster, a whole map of one's own: by a file alone, played, drawn, described, searched and learned."""

import json
import random
import re
from pathlib import Path

import pytest

import tessera
from tessera import Game, State, look
from tessera.arena.match import Fixture, play
from tessera.conformance.test_about import panels
from tessera.conformance.test_words import strings
from tessera.core.about import Asked
from tessera.core.aid import sheets
from tessera.core.cards import cards
from tessera.core.course import course
from tessera.core.events import Event, listen
from tessera.core.overlay import differences
from tessera.core.playout import playout
from tessera.core.record import Record, parse
from tessera.core.rulestext import rules_text
from tessera.core.words import LANGUAGES, words
from tessera.lab.batch import Batch

ROOT = Path(__file__).parents[2]

FILES = ROOT / "examples" / "editions"
NEW = {  # by game: the new thing's id, and its name in both languages
    "aquileia": ("workshop-7", "purple dye works 7", "Purpurfärberei 7"),
    "concordia": ("syracusae", "Syracuse", "Syrakus"),
    "gloria_mundi": ("x01", "Vineyard Festival", "Winzerfest"),
    "massilia": ("venus", "Venus", "Venus"),
    "panthalos": ("m13", "Phoenician trader", "phönizischer Händler"),
}
OPTIONS = {"concordia": {"map": "sicilia"}}
every_new = pytest.mark.parametrize("game", [tessera.game(name) for name in NEW], ids=lambda game: game.id)


def begun(game: Game, seed: int) -> State:
    counts = game.seat_counts()
    return game.start(counts[seed % len(counts)], seed, FILES / f"{game.id}.toml", **OPTIONS.get(game.id, {}))


def played(game: Game, games: int) -> set[str]:
    """Random games to the end, checked as they go; the words that came up."""
    seen: set[str] = set()
    for seed in range(games):
        state, chance, told = begun(game, seed), random.Random(seed), list[Event]()
        while not state.over:
            options = state.options()
            seen.update(part for key in options for part in key.split(":"))
            listen(state, told.append)
            state.choose(chance.choice(options))
            if chance.random() < 0.03:
                assert game.check(state) == ""
                seen.update(strings(state.view()))
                assert game.load(json.loads(json.dumps(state.position()))).digest() == state.digest()
                state.perspective(0).imagine(chance.randrange(10**6)).options()
        seen.update(str(value) for event in told for value in event.args.values())
        assert len(state.scores()) == state.seats()
    return seen


def foreign(state: State, text: str, language: str) -> list[str]:
    """The names an edition brings that stand there in the other language."""
    (other,) = set(LANGUAGES) - {language}
    brought = [name for name in words(state.book, language).edition.names.values() if isinstance(name, dict)]
    return [name[other] for name in brought if name[other] not in name[language] and name[other].lower() in text.lower()]


@every_new
def test_random_games(game: Game) -> None:
    played(game, 3)


@pytest.mark.long
@every_new
def test_two_hundred_random_games(game: Game) -> None:
    assert NEW[game.id][0] in played(game, 200)


@every_new
def test_it_is_drawn_and_described_in_both_languages(game: Game) -> None:
    id, *names = NEW[game.id]
    state = begun(game, 1)
    playout(state, 2, 40)
    for language, name in zip(LANGUAGES, names, strict=True):
        said = words(state.book, language)
        assert said.name(id) == name
        groups = cards(state.book, language)
        listed = {card.id: card for group in groups.values() for card in group}
        assert listed[id].name.lower() == name.lower()
        assert "tip-" not in " ".join([*groups, *(card.text for card in listed.values())])
        assert rules_text(state.book, language).clauses
        for key in state.book.keys[:: max(1, len(state.book.keys) // 200)]:
            assert said.option(state.decision, key)
        picture = look.svg(look.of_state(state, 0, language))
        assert picture.startswith("<svg")
        assert "label-" not in picture
        assert "name-" not in picture
        assert foreign(state, picture, language) == []


@every_new
@pytest.mark.parametrize("language", LANGUAGES)
def test_panels_aid_and_strip_speak_of_it(game: Game, language: str) -> None:
    """What is touched, the player aid and the course of the game know what an edition of one's own brings."""
    told: set[str] = set()
    for seed in range(8):
        state = begun(game, seed)
        playout(state, seed, 25 + 5 * seed)
        seat = None if state.over else int(state.seat)
        for about, panel in panels(state, seat, language).items():
            assert panel is not None, about
            text = " ".join([panel.name, *panel.text])
            assert NEW[game.id][0] not in text.split(), text
            assert not re.search(r"\b(about|tip|name|label)-[a-z]", text), text
            told.update(about.split(":"))
            assert foreign(state, f"{text} {panel.kind}", language) == []
        asked = Asked(state.book, state.view(seat), language)
        assert "name-" not in str(sheets(asked))
        assert course(game, state.view(seat))
    assert NEW[game.id][0] in {part.lower() for part in told} or game.id == "massilia"


@every_new
def test_nothing_else_is_renumbered(game: Game) -> None:
    """Every option keeps its number; what is new has its numbers behind all others."""
    old, new = game.book(), begun(game, 1).book
    assert new.keys[: len(old.keys)] == old.keys
    assert len(new.keys) > len(old.keys)
    assert [new.codes[key] for key in new.keys] == list(range(len(new.keys)))
    for block, grown in zip(old.blocks, new.blocks, strict=True):
        assert grown.keys[: len(block.keys)] == block.keys
        assert grown.options[: len(block.keys)] == block.options
        for option, key in zip(grown.options, grown.keys, strict=True):
            assert option in grown
            assert grown.key(option) == key == new.keys[option]
            assert new.block_of(option) is grown
    assert list(differences(game.edition_text(None).data, game.edition_text(FILES / f"{game.id}.toml").data))


def test_an_edition_that_leaves_something_out_has_numbers_of_its_own() -> None:
    game = tessera.game("gloria_mundi")
    less = game.edition_from('base = "gloria_mundi"\nremoved = ["building[F02]"]\n[components]\nbuilding_cards = 56\n')
    book = game.book(less)
    assert "buy:f02" not in book.codes
    assert [book.codes[key] for key in book.keys] == list(range(len(book.keys)))


@every_new
def test_its_records_replay_without_the_file(game: Game, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes((FILES / f"{game.id}.toml").read_bytes())
    record = Record(game, game.seat_counts()[0], seed="3", edition=file, options=OPTIONS.get(game.id, {}))
    state, chance = record.start(), random.Random(3)
    for _ in range(40):
        record.keys.append(chance.choice(state.options()))
        state.choose(record.keys[-1])
    text = record.text()
    file.unlink()
    game._books.clear()
    assert parse(text).verify().digest() == state.digest()


@every_new
def test_bots_search_on_it_and_networks_learn(game: Game) -> None:
    state = begun(game, 5)
    for bot in ("search:ms=20", "greedy"):
        player = tessera.bots.make(bot, seed=1)
        for _ in range(3):
            state.choose(player.choose(state.perspective(state.seat)))
    batch = Batch(game, 2, seats=state.seats(), seed=1, edition=FILES / f"{game.id}.toml", **OPTIONS.get(game.id, {}))
    batch.reset()
    for _ in range(20):
        batch.step(batch.sample())
    assert batch.observations.any()


@pytest.mark.long
@every_new
def test_bots_play_a_match_on_it(game: Game) -> None:
    bots = ("greedy",) * (game.seat_counts()[0] - 1) + ("search:ms=10",)
    assert play(Fixture(1, game.id, 7, bots, OPTIONS.get(game.id, {}), str(FILES / f"{game.id}.toml"))).scores


def test_a_new_map_is_offered_where_its_edition_is() -> None:
    game = tessera.game("concordia")
    maps = next(option for option in game.options if option.name == "map")
    assert {*game.values(maps), "sicilia"} == set(game.values(maps, FILES / "concordia.toml"))


def test_the_map_of_the_recipe_is_played_and_drawn() -> None:
    """docs/editions.md to the letter."""
    text = (ROOT / "docs" / "editions.md").read_text(encoding="utf-8")
    found = re.search(r'```toml\n(base = "concordia"\n\n\[maps\.(\w+)\].*?)```', text, re.S)
    assert found is not None
    game, (overlay, name) = tessera.game("concordia"), found.groups()
    for seats in game.seat_counts():
        state = game.start(seats, seats, game.edition_from(overlay), map=name)
        picture = look.svg(look.of_state(state, 0, "de"))
        assert all(city in picture for city in ("Nemausus", "Antipolis"))
        playout(state, seats)
        assert state.over
