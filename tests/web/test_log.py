"""The log in sentences: everything once."""

import random
from types import SimpleNamespace

import pytest

import tessera
from tessera.core import story
from tessera.core.events import Event
from tessera.core.words import words
from tessera.web.story import sentences
from tessera.web.viewer import Viewer

NAMES = {0: "Ana", 1: "Bob"}
WAY, PINK = {"start": 1, "end": 4}, "Ana moves the pink customer from 1 to 4."


def told(game, *events, lang="en"):
    table = SimpleNamespace(game=tessera.game(game), book=tessera.game(game).book(), named=lambda: NAMES)
    return sentences(table, SimpleNamespace(events=events, seat=0), Viewer(0, lang))


def both(state, event):
    names = {seat: str(seat) for seat in range(6)}
    return [story.sentence(words(state.book, lang), event, names) for lang in ("en", "de")] if event.kind == "chose" else []


def chose(decision, key, seat=0):
    return Event("chose", seat, {"decision": decision, "key": key})


def test_a_choice_is_told_by_what_it_brings_about():
    """In its place, before what is paid for it."""
    paid = [Event("paid", 0, {"n": 1, "metal": "bronze"}), Event("paid", 0, {"n": 3, "metal": "silver"})]
    built = Event("built", 0, {"site": "villa-white-8"})
    lines = told("aquileia", chose("forum-build", "site:villa-white-8"), *paid, built)
    assert lines == ["Ana builds: white villa 8.", "Ana pays 1 bronze.", "Ana pays 3 silver."]


def test_whoever_is_challenged_is_named_once():
    assert told("panthalos", chose("challenge", "seat:1"), Event("challenged", 0, {"target-seat": 1})) == ["Ana challenges Bob."]


def test_several_choices_in_a_row_are_told_by_what_they_bring_about():
    paid = [Event("paid", 0, {"n": 2, "kind": kind}) for kind in ("food", "gold")]
    lines = told("gloria_mundi", chose("pay-food", "food:2"), chose("pay-gold", "gold:2"), *paid)
    assert lines == ["Ana pays 2 food.", "Ana pays 2 gold."]


def test_a_choice_that_nothing_repeats_is_told():
    lines = told("aquileia", chose("forum-build", "site:villa-white-8"), Event("paid", 0, {"n": 1, "metal": "bronze"}))
    assert lines == ["Ana builds: white villa 8.", "Ana pays 1 bronze."]


def test_what_somebody_else_does_is_no_repetition():
    """Nor is what a later choice brings about."""
    build, other = chose("forum-build", "site:villa-white-8"), Event("built", 1, {"site": "villa-white-8"})
    assert told("aquileia", build, other)[0] == "Ana builds: white villa 8."
    mine = Event("built", 0, {"site": "villa-white-8"})
    assert told("aquileia", build, chose("place", "stop", 1), mine)[0] == "Ana builds: white villa 8."


@pytest.mark.parametrize("game", [game.id for game in tessera.games()])
def test_no_choice_is_told_as_an_order(game):
    """ "Ana buys nothing.", as all else is told, and not "Ana: Buy nothing"."""
    found, played = [], tessera.game(game)
    for seats in played.seat_counts():
        events, chance = [], random.Random(seats)
        state = played.start(seats=seats, seed=seats, listen=events.append)
        while not state.over:
            events.clear()
            state.choose(chance.choice(state.options()))
            found += [
                (event.seat, one)
                for viewer in (0, None)
                for event in story.told(played, events, viewer)
                for one in both(state, event)
            ]
    assert found
    assert [text for seat, text in set(found) if text.startswith(f"{seat}: ")] == []


def test_what_happens_several_times_is_counted():
    """Three hidden cards are three, also for those who only see that somebody draws."""
    drawn = [Event("drew-slave", 1, {"slave": "slave-1"}, ("slave",)) for _ in range(3)]
    paid = Event("paid", 1, {"n": 3, "metal": "gold"})
    assert told("aquileia", paid, *drawn) == ["Bob pays 3 gold.", "Bob draws a slave card (×3)."]


@pytest.mark.parametrize(
    ("ones", "twos", "text"),
    [(0, 1, "1 double slave card"), (2, 0, "2 single slave cards"), (1, 2, "1 single and 2 double slave cards")],
)
def test_slaves_paid_are_counted(ones, twos, text):
    assert told("aquileia", Event("paid-slaves", 0, {"ones": ones, "twos": twos})) == [f"Ana pays {text}."]


@pytest.mark.parametrize(
    ("game", "event", "args", "english", "german"),
    [
        ("concordia", "stored", {"n": 1, "good": "tool"}, "Ana stores 1 tool.", "Ana lagert 1 Werkzeug ein."),
        ("concordia", "stored", {"n": 2, "good": "tool"}, "Ana stores 2 tools.", "Ana lagert 2 Werkzeuge ein."),
        ("concordia", "earned", {"money": 1}, "Ana earns 1 sestertius.", "Ana erhält 1 Sesterz."),
        ("massilia", "moved", {"figure": "consul", **WAY}, "Ana moves the consul from 1 to 4.", "Ana zieht den Konsul von 1 nach 4."),
        ("massilia", "moved", {"figure": "pink", **WAY}, PINK, "Ana zieht den Kunden (rosa) von 1 nach 4."),
        ("massilia", "final", {"score": 1}, "Ana ends with 1 point.", "Ana hat am Ende 1 Punkt."),
        ("massilia", "bought", {"n": 3, "good": "pink", "beige": 0}, "Ana buys 3 pink goods.", "Ana kauft 3 rosa Waren."),
    ],
)  # fmt: skip
def test_words_that_depend_on_what_is_named(game, event, args, english, german):
    """Some messages look at the very name that fills them: a name that changes must not leave them behind."""
    assert told(game, Event(event, 0, args)) == [english]
    assert told(game, Event(event, 0, args), lang="de") == [german]


def test_what_happens_before_the_first_choice_is_told():
    """The first building of Gloria Mundi, the first disaster of Panthalos."""
    for game, kinds in (("gloria_mundi", {"revealed"}), ("panthalos", {"round", "open-disaster"})):
        told: list[Event] = []
        tessera.game(game).start(2, seed=3, listen=told.append)
        assert kinds <= {event.kind for event in told}


def test_supports_lost_in_a_duel_are_told():
    lines = told("panthalos", Event("lost-support", 0, {"support": "support:fire:2"}))
    assert lines == ["Ana loses support (fire 2)."]
