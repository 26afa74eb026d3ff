"""The log in sentences: everything once."""

from types import SimpleNamespace

import pytest

import tessera
from tessera.core.events import Event
from tessera.web.render import Viewer, sentences

NAMES = {0: "Ana", 1: "Bob"}


def told(game, *events):
    table = SimpleNamespace(game=tessera.game(game), named=lambda: NAMES)
    return sentences(table, SimpleNamespace(events=events, seat=0), Viewer(0))


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
    assert lines == ["Ana: Build: white villa 8", "Ana pays 1 bronze."]


def test_what_somebody_else_does_is_no_repetition():
    """Nor is what a later choice brings about."""
    build, other = chose("forum-build", "site:villa-white-8"), Event("built", 1, {"site": "villa-white-8"})
    assert told("aquileia", build, other)[0] == "Ana: Build: white villa 8"
    mine = Event("built", 0, {"site": "villa-white-8"})
    assert told("aquileia", build, chose("place", "stop", 1), mine)[0] == "Ana: Build: white villa 8"


def test_what_happens_several_times_is_counted():
    """Three hidden cards are three, also for those who only see that somebody draws."""
    drawn = [Event("drew-slave", 1, {"slave": "slave-1"}, ("slave",)) for _ in range(3)]
    paid = Event("paid", 1, {"n": 3, "metal": "gold"})
    assert told("aquileia", paid, *drawn) == ["Bob pays 3 gold.", "Bob draws a slave card. (×3)"]


@pytest.mark.parametrize(
    ("ones", "twos", "text"),
    [(0, 1, "1 double slave card"), (2, 0, "2 single slave cards"), (1, 2, "1 single and 2 double slave cards")],
)
def test_slaves_paid_are_counted(ones, twos, text):
    assert told("aquileia", Event("paid-slaves", 0, {"ones": ones, "twos": twos})) == [f"Ana pays {text}."]
