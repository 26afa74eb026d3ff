"""What an option is said to do must happen, whatever the dice and the decks hold."""

import asyncio
import itertools
import json
import random
import threading
import time

import pytest

import tessera
from tessera.core.purpose import purpose
from tessera.web import faults
from tessera.web import socket as live
from tessera.web.effects import SELF, effects, heard, multiplied, news, repeats, tried, unnamed
from tests.web.visitors import PATIENCE, until, within


@pytest.mark.parametrize("game", [game.id for game in tessera.games()])
def test_only_what_is_certain_is_said(game):
    """No roll and no card drawn is foretold: what is said happens in a hundred other worlds too."""
    rnd = random.Random(4)
    state = tessera.game(game).start(tessera.game(game).seat_counts()[0], seed="effects")
    said = 0
    while not state.over:
        if rnd.random() < 0.08:
            seat, key = state.seat, rnd.choice(state.options())
            told, _ = tried(state, seat, key)
            said += len(told)
            for world in range(100):
                found = heard(state, seat, key, 5_000 + world)
                assert found is not None
                assert news(found[0])[: len(told)] == told, f"{state.decision}: {key}"
        state.choose(rnd.choice(state.options()))
    assert said > 0


@pytest.mark.parametrize("slow", [False, True])
def test_effects_come_with_the_picture_or_after_it(site, monkeypatch, slow):
    """Nobody waits for them: when they take long, the picture is there before."""

    def late(*args):
        time.sleep(0.4)
        return effects(*args)

    if slow:
        monkeypatch.setattr(live, "effects", late)
    else:
        monkeypatch.setattr(live, "QUICK", 20.0)
    me = site.visitor()
    table = me.table(seats=("me", "bot:random"))["id"]
    now = me.my_turn(table)
    with me.socket(table) as socket:
        socket.send(json.dumps({"t": "hello", "form": "desk"}))
        shown = until(socket, "update")
        assert shown["v"] == now["version"]
        assert ("effects" in shown) is not slow
        found = until(socket, "effects")["effects"] if slow else shown["effects"]
    assert found
    assert set(found) <= {option["key"] for option in now["options"]}
    assert all(found.values())


def test_no_answer_waits_for_the_effects(site, monkeypatch):
    """A refusal and a choice are answered while they are still worked out."""
    thought_of = threading.Event()

    def late(*args):
        thought_of.wait(3 * PATIENCE)
        return effects(*args)

    monkeypatch.setattr(live, "effects", late)
    me = site.visitor()
    table, now, key = me.begun()
    try:
        with me.socket(table) as socket:
            socket.send(json.dumps({"t": "hello", "form": "desk"}))
            until(socket, "update")
            socket.send("no message")
            until(socket, "error")
            socket.send(json.dumps({"t": "choose", "id": "one", "v": now["version"], "key": key}))
            assert until(socket, "ack")["id"] == "one"
    finally:
        thought_of.set()


def test_of_a_long_list_every_choice_speaks_in_the_end(site, monkeypatch):
    """In pieces, to whoever stays with the question."""
    monkeypatch.setattr("tessera.web.effects.AT_ONCE", 5)
    monkeypatch.setattr("tessera.web.effects.purpose", lambda *_: "")  # no words for all of them: each has its own
    me = site.visitor()
    table = me.table(game="massilia", seats=("me", "bot:random"))["id"]
    options = {option["key"] for option in me.my_turn(table)["options"]}
    assert len(options) > 10
    with me.socket(table) as socket:
        socket.send(json.dumps({"t": "hello", "form": "desk"}))
        heard_of = []
        while not heard_of or heard_of[-1] != options:
            message = json.loads(socket.recv(PATIENCE))
            heard_of += [set(message["effects"])] if "effects" in message else []
    assert len(heard_of) == -(-len(options) // 5)
    assert all(before < after for before, after in itertools.pairwise(heard_of))


def test_what_was_tried_of_another_question_keeps_no_list_going(site):
    """An act in the same moment as a picture: the options before it were tried under the number after it."""
    me = site.visitor()
    table = me.table(game="massilia", seats=("me", "bot:random"))["id"]
    me.my_turn(table)
    running = site.app.state.hall.tables[table]
    with me.socket(table) as socket:
        socket.send(json.dumps({"t": "hello", "form": "desk"}))
        until(socket, "update")
        page = next(iter(running.onlookers))
        assert within(lambda: page.pricing is not None and page.pricing.done())

        async def priced() -> None:
            page.tried = running.number, {"of-another-question": ([], None)}
            await asyncio.wait_for(page.price(page.sent, 0), 10)

        site.call(priced())


@pytest.mark.parametrize("game", [game.id for game in tessera.games()])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_one_does_oneself_is_said_without_ones_name(game, lang):
    """One's own name does not begin the lines of one's own list; where somebody else acts, it is said who."""
    rnd = random.Random(6)
    state = tessera.game(game).start(3, seed="names")
    names = {seat: f"Ana{'n' * seat}" for seat in range(3)}  # each begins with the one before
    texts: set[str] = set()
    while not state.over and len(texts) < 60:
        texts.update(effects(state, state.seat, lang, {**names, state.seat: "Zoe"}).values())
        state.choose(rnd.choice(state.options()))
    assert len(texts) > 20
    assert all(text.removeprefix("+")[0].isalnum() for text in texts), texts
    assert not [text for text in texts if text.startswith("Zoe ") or SELF in text]


def test_only_ones_own_name_goes_and_only_until_somebody_else_acts():
    lines = [f"{SELF} pays 1 wine.", f"{SELF}: 3 points.", f"Anabel pays {SELF} 2.", f"{SELF} passes."]
    assert unnamed(lines, "Ana") == ["Pays 1 wine.", "3 points.", "Anabel pays Ana 2.", "Ana passes."]
    assert unnamed([f"{SELF}, the thief, rolls gold."], "Ana") == ["Ana, the thief, rolls gold."]


def test_a_long_list_says_what_each_choice_does():
    """Only what the line above says is not said again."""
    state, rnd = tessera.game("aquileia").start(3, seed="long"), random.Random(2)
    while state.decision != "place":
        state.choose(rnd.choice(state.options()))
    told = effects(state, state.seat, "en", dict(enumerate("ABC")))
    assert len(state.options()) > 20
    assert len(told) > 12
    assert told["henchman:equi-right"] == told["henchman:equi-middle"], "a space with a name of its own does not stay silent"
    assert told["henchman:forum-4"] == told["henchman:forum-1"] != told["henchman:forum-3"], "after another one it is said again"
    assert told["henchman:dolus"].startswith("Roll")


def test_what_comes_to_every_stall_is_said_once():
    """On plot 1, where a number is both plot and amount, as on every other: goods of each colour come to the stall."""
    state = tessera.game("massilia").start(3, seed="plots")
    told = effects(state, state.seat, "en", dict(enumerate("ABC")))
    assert told == {"plot:1": "It begins with goods of every colour from the harbour."}


def test_what_comes_of_every_choice_alike_is_said_of_none(monkeypatch):
    """The last piece to place: wherever it goes, its owner then passes. What the places do is told instead."""
    state, rnd = tessera.game("panthalos").start(3, seed="alike"), random.Random(1)
    while state.decision != "place-space" or len(state.options()) < 5:
        state.choose(rnd.choice(state.options()))
    monkeypatch.setattr("tessera.web.effects.effect", lambda *_: "Passes.")
    told = list(effects(state, state.seat, "en", dict(enumerate("ABC"))).values())
    assert "Passes." not in told
    assert len(set(told)) == len(told) > 3


def test_what_somebody_else_does_whatever_is_chosen_is_said_of_none(monkeypatch):
    state, rnd = tessera.game("gloria_mundi").start(3, seed="others"), random.Random(1)
    while len(state.options()) < 2 or state.seat != 0:
        state.choose(rnd.choice(state.options()))
    monkeypatch.setattr("tessera.web.effects.purpose", lambda *_: "")
    for line, kept in (("And then: Ben loses: farm.", False), ("Loses: farm.", True)):
        monkeypatch.setattr("tessera.web.effects.effect", lambda *_, line=line: line)
        assert bool(effects(state, 0, "en", {0: "Ana", 1: "Ben", 2: "Lo"})) is kept


@pytest.mark.parametrize(("lang", "then"), [("en", "And then: "), ("de", "Und dann: ")])
def test_what_somebody_else_then_does_is_not_said_as_if_one_did_it(lang, then):
    """The Goth burns two cards: which of them one loses decides which the next one loses."""
    state, rnd = tessera.game("gloria_mundi").start(3, seed="others"), random.Random(1)
    names, found = {0: "Ana", 1: "Ben", 2: "Lo"}, 0
    while not state.over:
        for text in effects(state, state.seat, lang, names).values():
            begins = [name for seat, name in names.items() if seat != state.seat and text.startswith((f"{name} ", f"{name}:"))]
            assert not begins, text
            found += text.startswith(then)
        state.choose(rnd.choice(state.options()))
    assert found


def test_a_building_says_in_the_list_what_it_will_do():
    """Whatever comes of buying it: its price and steps stand in the option."""
    state, rnd = tessera.game("gloria_mundi").start(3, seed="buys"), random.Random(1)
    asked = 0
    while not state.over and asked < 8:
        if state.decision == "buy":
            told = effects(state, state.seat, "en", {0: "Ana", 1: "Ben", 2: "Lo"})
            cards = [key for key in state.options() if key != "pass"]
            asked += len(cards)
            for key in cards:
                assert told[key] == purpose("later", state, key, "en", {}), key
        state.choose(rnd.choice(state.options()))
    assert asked


@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_is_forced_later_is_not_counted_with_what_the_option_says(lang):
    """Another colour costs one penalty stone; the step that alone is left then costs one more, and that is said in words."""
    state = tessera.game("massilia").start(2, seed="forced")
    rnd = random.Random(3)
    found = 0
    while not state.over:
        if state.decision == "prepare":
            for key, text in effects(state, state.seat, lang, {0: "Ana", 1: "Ben"}).items():
                happens = heard(state, state.seat, key, 101)
                stones = [n for n, event in enumerate(happens[0]) if event.kind == "took-stones"] if happens else []
                forced = [n for n, event in enumerate(happens[0]) if event.kind == "forced"] if happens else []
                if len(stones) == 2 and stones[0] < min(forced, default=0) < stones[1]:
                    found += 1
                    assert "×" not in text, text
                    assert {
                        "en": " · And then nothing else is possible: takes a penalty stone, turns the die from ",
                        "de": " · Dann bleibt nur noch: nimmt einen Strafstein, dreht den Würfel von ",
                    }[lang] in text
        state.choose(rnd.choice(state.options()))
    assert found


def test_who_does_not_read_gets_the_newest_effects_alone():
    page = live.Connection(None, None, None, None, "en")
    for number in range(100):
        for kind in ("effects", "prices"):
            page.tell({"t": kind, "number": number})
    assert not page.closed
    assert [(one["t"], one["number"]) for one in page.short] == [("effects", 99), ("prices", 99)]


def test_what_goes_wrong_in_working_out_prices_stands_in_the_log(site, monkeypatch):
    """For the host, with the table; the page goes on without them."""

    def broken(*_):
        raise ZeroDivisionError("no price")

    monkeypatch.setattr(live, "prices", broken)
    faults.LAST.clear()
    me = site.visitor()
    table, now, key = me.begun()
    with me.socket(table) as socket:
        socket.send(json.dumps({"t": "hello", "form": "desk"}))
        until(socket, "update")
        assert within(lambda: [one for one in faults.LAST if one["event"] == "work-failed"])
        assert (faults.LAST[0]["table"], faults.LAST[0]["error"]) == (table, "ZeroDivisionError: no price")
        socket.send(json.dumps({"t": "choose", "id": "one", "v": now["version"], "key": key}))
        assert until(socket, "ack")["id"] == "one"


@pytest.mark.parametrize(
    ("line", "option", "same"),
    [
        ("Bids 3 bronze.", "Raise by 1 bronze: bid 3 bronze", True),
        ("Zahlt 1 Gold.", "Bauen: gelbe Villa 4, 1 Silber, 1 Gold", True),
        ("Drops out.", "Drop out", True),
        ("Gets 2 gold.", "Base card: 1 gold", False),  # another number
        ("Makes 2 steps, to 2.", "Buy Quartermaster: 1 food; 2 steps", False),  # one number more
        ("Makes the Goth run.", "On a city", False),
        ("Versteigere die Theaterkarte.", "Ein Gefolgsmann auf THEATRUM", False),  # a word put together is another word
    ],
)
def test_a_line_that_only_repeats_its_option_is_told_from_one_that_says_more(line, option, same):
    assert repeats(line, option) is same


def test_what_is_done_several_times_is_not_told_by_its_parts():
    """Two exchanges: the option says 2 food for 2 gold, so "pays 1 food, gets 1 gold" below it would only mislead."""
    assert repeats(multiplied("Pays 1 food.", 2), "Twice: 2 food for 2 gold")
    assert not repeats(multiplied("Pays 1 food.", 3), "Twice: 2 food for 2 gold")


@pytest.mark.parametrize(("lang", "line"), [("en", "Lays a titan face down."), ("de", "Legt verdeckt einen Titanen.")])
def test_what_all_choices_of_one_kind_do_is_said_of_none(lang, line):
    """Which titan is laid: each is laid face down. That one may give up instead does not make it news."""
    state, rnd = tessera.game("panthalos").start(4, seed="alike of a kind"), random.Random(2)
    asked = 0
    while not state.over:
        titans = [key for key in state.options() if key.startswith("titan:")]
        if state.decision in ("duel-titan", "duel-answer") and len(titans) > 1:
            asked += 1
            assert line not in effects(state, state.seat, lang, dict(enumerate("ABCD"))).values()
        state.choose(rnd.choice(state.options()))
    assert asked


def test_no_bid_is_said_twice():
    """At an auction the option says the bid; below it stands nothing of the same."""
    state, rnd = tessera.game("aquileia").start(4, seed="bids"), random.Random(2)
    asked = 0
    while not state.over:
        if state.decision in ("theatre-open", "theatre-bid"):
            asked += 1
            assert not [text for text in effects(state, state.seat, "en", dict(enumerate("ABCD"))).values() if "Bids" in text]
        state.choose(rnd.choice(state.options()))
    assert asked
