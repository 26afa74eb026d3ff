"""Everything a person reads has words in both languages, and no word lies about unused."""

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tessera
from tessera import Event, Game, State
from tessera.core.agenda import Choice
from tessera.core.codec import Agenda
from tessera.core.edition import parsed
from tessera.core.events import listen, restates
from tessera.core.facts import facts
from tessera.core.fluent import PRINTED
from tessera.core.purpose import DOES, LATER, RISK, message_of, purpose
from tessera.core.rulestext import rules_text
from tessera.core.words import COMMON, LANGUAGES, Words, begun, catalogue, words

from .tables import GAMES, Setup, every_game, few, mixes, played, random_game

pytestmark = pytest.mark.once  # words are not compiled

PREFIXES = (
    "decision",
    "opt",
    "did",
    "does",
    "later",
    "risk",
    "tie",
    "tied",
    "why",
    "count",
    "event",
    "name",
    "heading",
    "sheet",
    "term",
    "option",
    "learn",
    "label",
    "tip",
    "title",
    "about",
)


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def messages(game: Game | None, language: str) -> dict[str, frozenset[str]]:
    """Message -> the variables in it; a line that cannot be read, or a message written twice, is an error."""
    return in_file((COMMON if game is None else game.folder) / f"{language}.ftl")


def in_file(file: Path) -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file} cannot be read: {str(entry.content)[:80]!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file} has {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.found)
    return found


class Seen:
    """What random games of all set-ups show: decisions with their keys, events, names, lines of the score sheet."""

    def __init__(self, game: Game) -> None:
        self.choices: set[tuple[str, str]] = set()
        self.events: list[Event] = []
        self.names: set[str] = set()
        self.sheet: set[str] = set()
        for setup in few(game):
            self.watch(setup)

    def watch(self, setup: Setup) -> None:
        for seed in (21, 22):
            for n, state in enumerate(random_game(setup, seed)):
                if n == 0:
                    listen(state, self.events.append)
                self.choices |= {(state.decision, key) for key in state.options()}
                if n % 40 == 0:
                    self.look(state)
            self.look(state)

    def look(self, state: State) -> None:
        for seat in (None, 0):
            self.names |= set(strings(state.view(seat)))
        self.names |= set(strings(state.position()))
        for sheet in state.book.game.sheet(state):
            self.sheet |= set(sheet)


@cache
def seen(game: Game) -> Seen:
    return Seen(game)


def strings(data: Any) -> Iterator[str]:
    """Every word in plain data, keys too."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield str(key)
            yield from strings(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from strings(value)


def decisions(game: Game) -> set[str]:
    """Every decision the game declares, met or not."""
    found: set[str] = set()
    for options in mixes(game):
        book = game.book(**options)
        shape = game.shape(book, game.seat_counts(options)[0])
        for codec in shape.fields.values():
            if isinstance(codec, Agenda):
                found |= {
                    name for name, one in codec.shapes.items() if isinstance(one.made, type) and issubclass(one.made, Choice)
                }
    return found


def index_keys(game: Game) -> set[str]:
    return {key for options in mixes(game) for key in game.book(**options).keys}


def filled(word: Words, message: str, **args: Any) -> str:
    """A message filled in; a variable that nobody fills is an error."""
    text = word.bundle.form(message, Complete({**args, PRINTED: word.printed}))
    assert text.strip()
    return text


class Complete(dict[str, Any]):
    """Arguments that must hold whatever is asked of them."""

    def get(self, name: str, default: Any = None) -> Any:
        return self[name]


both_languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize("game", [None, *GAMES], ids=lambda game: game.id if game else "common")
def test_both_languages_have_the_same_messages_and_variables(game: Game | None) -> None:
    english, german = messages(game, "en"), messages(game, "de")
    assert set(english) == set(german)
    assert {name: sorted(english[name]) for name in english} == {name: sorted(german[name]) for name in german}


def pairs() -> list[Path]:
    """Every English catalogue of the house that is no game's own (those are read above)."""
    package = Path(tessera.__file__).parent
    return [file for file in sorted(package.rglob("*en.ftl")) if file.name != "en.ftl" or "games" not in file.parts]


@pytest.mark.parametrize("english", pairs(), ids=lambda file: f"{file.parent.name}/{file.name}")
def test_every_other_catalogue_is_whole_in_both_languages(english: Path) -> None:
    """Only a short form for a narrow board may be needed in one language alone."""
    german = english.with_name(english.name.replace("en.ftl", "de.ftl"))
    whole = [{name: used for name, used in in_file(file).items() if not name.endswith("-short")} for file in (english, german)]
    assert whole[0] == whole[1]


@every_game
@both_languages
def test_decisions_have_words(game: Game, language: str) -> None:
    word = words(game, language)
    assert decisions(game) >= {decision for decision, _ in seen(game).choices if decision}
    missing = [decision for decision in sorted(decisions(game)) if not word.has(f"decision-{decision}")]
    assert missing == []


@every_game
@both_languages
def test_options_have_words(game: Game, language: str) -> None:
    word = words(game, language)
    for decision, key in sorted(seen(game).choices):
        message, parts = word.option_message(decision, key)
        assert word.has(message), f"{decision}: {key} has no words ({message})"
        assert begun(filled(word, message, **word.parts(parts, None)), None) == word.option(decision, key)
        if word.has(did := message.replace("opt-", "did-", 1)):
            assert filled(word, did, who="Ada", **word.parts(parts, None)).startswith("Ada ")
    for one in {part for _, key in seen(game).choices for part in key.split(":")[1:] if not part.isdigit()}:
        assert word.has(f"name-{one}") or game.part is not None, f"{one} has no name"


@every_game
@both_languages
def test_what_an_option_is_for_is_whole(game: Game, language: str) -> None:
    """What it begins, brings later and risks: filled in everywhere, and the options of a decision are not all alike in it."""
    word = words(game, language)
    for state in played(game):
        for key in state.options() if not state.over else ():
            for what in (DOES, LATER, RISK):
                text = purpose(what, state, key, language, {})
                assert "{" not in text, f"{state.decision}: {key}: {text}"
                assert not text or word.has(message_of(what, word, state.decision, key))


@every_game
@both_languages
def test_options_name_players(game: Game, language: str) -> None:
    """A key that points to a seat reads as the player, as soon as names are known."""
    word, names = words(game, language), {seat: f"Nemo{seat}" for seat in range(6)}
    for decision, key in sorted(seen(game).choices):
        message, parts = word.option_message(decision, key)
        if "a_seat" in messages(game, language)[message]:
            assert f"Nemo{parts[0]}" in word.option(decision, key, None, names)


@every_game
@both_languages
def test_keys_that_differ_read_differently(game: Game, language: str) -> None:
    """Two options of one decision with the same words cannot be told apart."""
    word = words(game, language)
    by_decision: dict[str, dict[str, set[str]]] = {}
    for decision, key in seen(game).choices:
        by_decision.setdefault(decision, {}).setdefault(word.option(decision, key), set()).add(key)
    twice = {
        f"{decision}: {text}": sorted(keys)
        for decision, texts in by_decision.items()
        for text, keys in texts.items()
        if len(keys) > 1
    }
    assert twice == {}


@every_game
@both_languages
def test_events_have_words_for_all_who_see_them(game: Game, language: str) -> None:
    word = words(game, language)
    missing = [kind for kind in game.events if not word.has(f"event-{kind}")]
    assert missing == []
    checked: set[tuple[str, bool]] = set()
    for event in seen(game).events:
        for viewer in (event.seat, None):
            shown = event.seen_by(viewer)
            if event.kind in ("chose", "forced") or (event.kind, shown is event) in checked:
                continue
            checked.add((event.kind, shown is event))
            text = word.event(shown.kind, "Ada", shown.args, {seat: f"P{seat}" for seat in range(6)})
            assert "{" not in text, f"event-{event.kind}, seen by {'its seat' if shown is event else 'others'}: {text}"
            assert text != f"event-{event.kind}"
            unnamed = re.findall(r"\b[a-z]+(?:_[a-z]+)+\b", text)
            assert unnamed == [], f"event-{event.kind} shows an id instead of a name: {text}"


@every_game
@both_languages
def test_sheets_terms_and_options_have_words(game: Game, language: str) -> None:
    word = words(game, language)
    wanted = {f"sheet-{line}" for line in seen(game).sheet} | {f"term-{term}" for term in game.term_names}
    wanted |= {f"option-{option.name}" for option in game.options}
    wanted |= {f"option-{option.name}-{str(value).lower()}" for option in game.options for value in option.values}
    assert sorted(name for name in wanted if not word.has(name)) == []


def entries(data: Any) -> Iterator[str]:
    """The names of all entries of a view, however deep."""
    for name, value in (
        data.items() if isinstance(data, dict) else ((None, one) for one in data) if isinstance(data, list) else ()
    ):
        if name is not None:
            yield name
        yield from entries(value)


OWN = (
    "decision-", "opt-", "did-", "does-", "later-", "risk-", "event-", "name-", "count-", "sheet-", "term-", "option-", "heading-",
)  # fmt: skip


@every_game
def test_no_message_is_unused(game: Game) -> None:
    heads = {key.split(":")[0] for key in index_keys(game)}
    asked = decisions(game)
    known = {f"decision-{decision}" for decision in asked}
    known |= {f"opt-{decision}" for decision in asked} | {f"opt-{decision}-{head}" for decision in asked for head in heads}
    known |= {f"opt-{decision}-{head}-{n}" for decision in asked for head in heads for n in range(1, 4)}
    known |= {message.replace("opt-", f"{what}-", 1) for message in known for what in ("did", DOES, LATER, RISK)}
    known |= {f"{message}-now" for message in known}  # which of them are said is tested in test_facts
    known |= {f"event-{kind}{end}" for kind in game.events for end in ("", "-secret")}
    known |= {f"sheet-{line}" for line in seen(game).sheet} | {f"term-{term}" for term in game.term_names}
    known |= {f"term-{part}" for part in game.outlook[""].weights.names}  # hints may name them too
    known |= {f"option-{option.name}" for option in game.options}
    known |= {f"option-{option.name}-{str(value).lower()}" for option in game.options for value in option.values}
    used = seen(game).names | set(strings(parsed(game.default_edition, game.id)))
    used |= {part for key in index_keys(game) for part in key.split(":")}
    used |= {str(value) for event in seen(game).events for value in event.args.values()}
    for n, state in enumerate(played(game)):
        some = state.book.own(state.agenda[-1])
        step = 1 + len(some) // 40
        for key in [*state.options(), *(state.book.keys[code] for code in some[n % step :: step])]:
            used |= set(strings(facts(state, key)))
    known |= {f"name-{one}" for one in used} | {f"count-{one}" for one in used}
    known |= {f"heading-{one.replace('_', '-')}" for state in played(game)[::8] for one in entries(state.view(0))}
    unused = [name for name in messages(game, "en") if name not in known and name.startswith(OWN)]
    assert unused == []
    assert [name for name in messages(game, "en") if name.partition("-")[0] not in PREFIXES] == []


@every_game
def test_overlapping_catalogues(game: Game) -> None:
    """A game's message never hides a common one."""
    assert set(messages(game, "en")) & set(messages(None, "en")) == set()
    assert catalogue(game.folder, "en", Words.rooms).has("language-name")


@every_game
def test_rules_texts_have_the_same_clauses_in_the_same_order(game: Game) -> None:
    english, german = rules_text(game, "en"), rules_text(game, "de")
    assert list(english.clauses) == list(german.clauses)
    assert len(english.sections) == len(german.sections)
    assert english.title
    assert german.title
    assert len({name.partition("-")[0] for name in english.clauses}) == 1
    for text in (english, german):
        assert all(len(clause.text) > 10 for clause in text.clauses.values())
        assert all(heading for heading, _ in text.sections if heading != "")
    same = [name for name in english.clauses if english.clauses[name].text == german.clauses[name].text]
    assert same == [], "not translated"


@every_game
def test_rules_name_only_clauses_that_exist(game: Game) -> None:
    for language in LANGUAGES:
        text = rules_text(game, language)
        named = {name for clause in text.clauses.values() for name in re.findall(r"\b[A-Z]{3}-\d{3}\b", clause.text)}
        assert named <= set(text.clauses)


@every_game
def test_what_events_restate_exists(game: Game) -> None:
    """Every line of the table names a decision, the head of a key, an event and entries of it; and it is met in play."""
    heads = {key.split(":")[0] for key in index_keys(game)}
    for choice, events in game.restated.items():
        decision, _, head = choice.partition(":")
        assert decision in decisions(game), choice
        assert not head or head in heads, choice
        for kind, *entries in (said.split() for said in events.split(",")):
            assert kind in game.events, choice
            assert set(entries) <= {name.lstrip("*") for name in game.events[kind]}, choice
    met = 0
    for setup in few(game)[:2]:
        state, told = setup.start(5), list[Event]()
        chance = random.Random(5)
        while not state.over:
            told.clear()
            listen(state, told.append)
            state.apply(chance.choice(state.legal))
            met += any(event.kind == "chose" and any(restates(game.restated, event, after) for after in told) for event in told)
    assert met > 20
