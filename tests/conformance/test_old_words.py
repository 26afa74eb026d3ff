"""At tables of an edition in which everything is otherwise nobody reads what the game's own edition says."""

import random
import re
from collections import defaultdict
from collections.abc import Iterator
from io import StringIO

import pytest
from rich.console import Console

import tessera
from tessera import Game, State, look
from tessera.cli.boards import board, folded_entries
from tessera.cli.find import entries
from tessera.cli.play import Sitting
from tessera.cli.say import Say
from tessera.conformance.setups import few
from tessera.conformance.tables import every_game
from tessera.conformance.test_about import panels
from tessera.core.about import Asked
from tessera.core.aid import sheets
from tessera.core.events import Event, listen
from tessera.core.facts import facts, reason
from tessera.core.purpose import DOES, LATER, RISK, purpose
from tessera.core.record import Record
from tessera.core.story import sentences
from tessera.core.words import LANGUAGES, words
from tessera.web.effects import effects
from tessera.web.help import applying, askable
from tessera.web.site import option_name
from tests.conformance.otherwise import other_names, other_numbers, places_of_numbers
from tests.conformance.test_new_things import FILES
from tests.conformance.test_words_follow import texts

MADE_OF = re.compile(r"(Words|Lettering) name-")  # a message that nobody reads as it is: names are asked of the edition first
NAMES = {0: "Ada", 1: "Ben", 2: "Cleo", 3: "Dora", 4: "Emil", 5: "Flora"}


def typed(state: State, log: list[Event], language: str, seen_by: int, chance: random.Random) -> Iterator[tuple[str, str]]:
    """What stands in the terminal, and what it answers. Laying out what it shows takes most of the time: some of it at each moment."""
    book = state.book
    console = Console(record=True, width=400, file=StringIO(), highlight=False)
    record = Record(
        book.game, state.seats(), options=dict(book.options), seed="1", edition=book.game.edition_from(book.edition.text)
    )
    sitting = Sitting(record, state.clone(), [None] * state.seats(), language, console, log=log)
    shown = list(entries(state.view(seen_by)))
    asking = {
        "board": "", "keys": "", "log": "", "hint": "greedy", **{f"why {key}": key for key in chance.sample(book.keys, 20)},
        **{f"show {name}": name for name in chance.sample(shown, min(3, len(shown)))},
    }  # fmt: skip
    for word, rest in asking.items():
        sitting.command(word.partition(" ")[0], rest)
        yield f"terminal {word}", console.export_text()


def told(state: State, log: list[Event], language: str, chance: random.Random) -> Iterator[tuple[str, str]]:
    """Sentences about this moment: where they stand, and what they say."""
    seat, said, book = int(state.seat), words(state.book, language), state.book
    yield "question", said.question(state, NAMES)
    for key, text in said.choices(state, NAMES).items():
        yield "option", text
        for what in (DOES, LATER, RISK):
            yield what, purpose(what, state, key, language, NAMES)
    closed = chance.sample(book.keys, 20) + chance.sample(sorted(askable(state)), min(20, len(askable(state))))
    for key in closed:
        if (why := reason(state, key)) is not None:
            yield "refusal", said.reason(why, NAMES)
            yield "refused", said.option(state.decision, key, facts(state, key) if not why.belongs else None, NAMES)
    yield from (("effect", text) for text in effects(state, seat, language, NAMES).values())
    yield from (("rule", one["text"]) for one in applying(state, language, 99))
    yield from (("log", line) for line in sentences(said, book.game, log, seat, NAMES))
    for about, found in panels(state, seat, language).items():
        if found is not None:
            yield f"panel {about}", "\n".join(map(str, (found.name, found.kind, *found.text, *found.now, *found.who)))
    for sheet in sheets(Asked(book, state.view(seat), language)):
        yield f"aid {sheet.title}", "\n".join([sheet.title, sheet.text, *sheet.head, *(" ".join(row) for _, row in sheet.rows)])


def read(state: State, log: list[Event], language: str, chance: random.Random) -> Iterator[tuple[str, str]]:
    """Every text about this moment, on the board and in the terminal too."""
    yield from told(state, log, language, chance)
    drawn = look.svg(look.of_state(state, int(state.seat), language, [*NAMES.values()][: state.seats()]))
    yield from (("board", text) for text in re.findall(r">([^<>]+)<", drawn))
    yield from (("board", text) for text in re.findall(r'aria-label="([^"]+)"', drawn))
    yield from typed(state, log, language, int(state.seat), chance)


def tables(game: Game, edition: str, games: int, each: int) -> Iterator[tuple[State, list[Event], random.Random]]:
    """Moments of random games of every way to set it up, and what happened before."""
    ways = few(game)
    for seed in range(games):
        setup, chance = ways[seed % len(ways)], random.Random(seed)
        state = game.start(setup.seats, seed, game.edition_from(edition), **dict(setup.options))
        log: list[Event] = []
        listen(state, log.append)
        for n in range(3000):
            if state.over:
                break
            if n % each == seed % each:
                yield state, log, chance
                log.clear()
            state.choose(chance.choice(state.options()))


MOMENTS = [(3, 40), pytest.param((24, 17), marks=pytest.mark.long)]  # games, and every how many decisions


@pytest.mark.parametrize("many", MOMENTS, ids=["short", "long"])
@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_nobody_reads_an_old_name(game: Game, language: str, many: tuple[int, int]) -> None:
    """Nor a new one in the other language."""
    edition, ids = other_names(game)
    old = {words(game, language).name(one) for id in ids for one in (id, id.lower())}
    if not old:
        pytest.skip("it names nothing that its texts do not name")
    (other,) = set(LANGUAGES) - {language}
    words_of_old = "|".join(map(re.escape, sorted(old | {name.upper() for name in old})))
    wrong = re.compile(rf"\b({words_of_old}|Xq[a-z]+{other}|XQ[A-Z]+{other.upper()})\b")
    book = game.book(game.edition_from(edition))
    said = {where: text for where, text in texts(book, language).items() if not MADE_OF.search(where)}
    found = {where: text for where, text in said.items() if wrong.search(text)}
    for option in game.options:
        for value in game.values(option, game.edition_from(edition)):
            text = option_name(book, language, option.name, value)
            found |= {f"option {value}": text} if wrong.search(text) else {}
    for state, log, chance in tables(game, edition, *many):
        found |= {where: text for where, text in read(state, log, language, chance) if wrong.search(text)}
    assert {where: wrong.findall(text) for where, text in found.items()} == {}


def test_a_map_and_a_province_of_one_id_have_names_of_their_own() -> None:
    """Concordia's Italia and Hellas are both: whoever calls the map otherwise does not speak of the province, nor the other way round."""
    game = tessera.game("concordia")
    for name in ('"Xq"', '{ en = "Xq", de = "Xq" }'):
        book = game.book(game.edition_from(f'base = "concordia"\nmaps.italia.name = {name}\n'))
        assert (option_name(book, "de", "map", "italia"), words(book, "de").name("italia")) == ("Xq", "Italia")
        province = f'base = "concordia"\n[[maps.imperium.provinces]]\nid = "italia"\nname = {name}\n'
        book = game.book(game.edition_from(province))
        assert (option_name(book, "de", "map", "italia"), words(book, "de").name("italia")) == ("Italia", "Xq")


def test_the_last_place_of_the_forum_says_its_own_surcharge() -> None:
    game = tessera.game("gloria_mundi")
    state = game.start(3, 1, game.edition_from('base = "gloria_mundi"\nforum = { surcharges = [9, 8, 7] }\n'))
    for language in LANGUAGES:
        told = panels(state, 0, language)["space:slot-0"]
        assert told is not None
        assert "+7" in " ".join(told.text)


def test_the_terminal_folds_what_is_printed_in_every_edition() -> None:
    game = tessera.game("gloria_mundi")
    state = game.start(3, 5, game.edition_from('base = "gloria_mundi"\n[[building]]\nid = "F01"\nsteps = 3\n'))
    assert "cards" in folded_entries(state.view(0), Say(state.book, "en"))


# ---- numbers -----------------------------------------------------------------------------------------------------------------

NUMBER, APART = re.compile(r"\d+"), re.compile(r"\b[A-Z]{3}-\d{3}\b|\(×\d+\)")  # clauses, and how often the log says a thing
UNCHANGED = {"gloria_mundi": 4, "panthalos": 4}  # of numbers that depend on each other
# sentences with a number that no edition changes by itself: how many there are, numbers of places and phases, what is left of something
STAYING = {
    "aquileia": r"in the game|im Spiel|blue dice|blauen Würfel|Round|Runde|rounds|With # players|Mit # Spielern|field #|Feld #|"
    "# slaves a card|# Sklaven:|It costs|Der Preis|Build up to|Baue bis zu",  # once and twice are two sentences
    "concordia": r"panel: Tribune?: |space #|Feld #|stack #|Stapel #|in the deck|im Stapel|player #|Spieler #|\(# of #\)|\(# von #\)|"
    "# to # players|# bis # Personen|Round|Runde",
    "gloria_mundi": "runs over it|Läuft der Gote|in phase #|in Phase #",
    "massilia": r"#\+ -?# |in the game|im Spiel|Round|Runde|Mars|four quadrants|vier Viertel",
    "panthalos": r"^aid: |evaluated as number|als Nummer|this side of|dieser Seite|Merchant|merchant|Händler|# pieces recruit|"
    "zu # einen|# of them|Es gibt #|[Rr]ound|Runde|Two pieces|Zwei zusammen|in reserve|at most|höchstens|never above|nie über|"
    "top disaster|obersten Unheil|Pay |zahlen: |from # to #|# bis #",
}
WALKS = [
    (2, 40, 3),
    pytest.param((6, 20, 3), marks=pytest.mark.long),
]  # games, every how many decisions, how often a sentence is said


def said_with(game: Game, edition: str, language: str, games: int, each: int) -> dict[str, list[tuple[str, ...]]]:
    """Every sentence without its numbers, and with which it was said. What lies on board and screen is another matter."""
    found = defaultdict[str, list[tuple[str, ...]]](list)
    for state, log, chance in tables(game, edition, games, each):
        for where, text in told(state, log, language, chance):
            for line in text.split("\n"):
                bare = APART.sub("", line)
                found[f"{where.split()[0]}: {NUMBER.sub('#', bare)}"].append(tuple(NUMBER.findall(bare)))
    return found


def unchanged(own: list[tuple[str, ...]], other: list[tuple[str, ...]], least: int) -> list[str]:
    """The numbers, above 1, that stand at one place of a sentence at every table, whatever the edition."""
    if min(len(own), len(other)) < least:
        return []
    places = ({one[n] for one in (*own, *other)} for n in range(len(own[0])))
    return [next(iter(values)) for values in places if len(values) == 1 and int(min(values)) > 1]


@pytest.mark.parametrize("many", WALKS, ids=["short", "long"])
@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_nobody_reads_an_old_number(game: Game, language: str, many: tuple[int, int, int]) -> None:
    edition, changed = other_numbers(game)
    assert changed == len(places_of_numbers(game)) - UNCHANGED.get(game.id, 0)
    own = said_with(game, game.edition_text(None).text, language, *many[:2])
    other = said_with(game, edition, language, *many[:2])
    still = {text: found for text in own if (found := unchanged(own[text], other.get(text, []), many[2]))}
    same = re.compile(r"^panel: \(|" + STAYING.get(game.id, "(?!)"))  # lines in brackets say what lies there
    assert {text: found for text, found in still.items() if not same.search(text)} == {}


def test_the_terminal_shows_a_table_on_a_map_of_an_edition() -> None:
    """The screen began a table of the game's own edition to know what is printed, which has no such map."""
    game = tessera.game("concordia")
    state = game.start(2, 1, game.edition_from((FILES / "concordia.toml").read_text(encoding="utf-8")), map="sicilia")
    console = Console(record=True, width=200, file=StringIO())
    console.print(board(state.view(0), Say(state.book, "de")))
    assert "Himera" in console.export_text()
