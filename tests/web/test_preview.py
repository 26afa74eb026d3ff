"""What a click will do: it happens as shown, whatever the dice and the decks hold, and shows nothing the seat cannot know."""

import json
import random
import re
from html import unescape
from itertools import chain
from types import SimpleNamespace
from typing import Any

import pytest

import tessera
from tessera.core.course import course
from tessera.core.purpose import DOES, LATER, RISK, purpose
from tessera.core.words import words
from tessera.look.lettering import lettering
from tessera.web.effects import tried
from tessera.web.groups import FROM, grouped
from tessera.web.preview import Foreseen, counts, outcomes, preview
from tessera.web.prices import prices
from tessera.web.strip import strip
from tessera.web.viewer import Viewer
from tests.web.visitors import PATIENCE, until

GAMES = [game.id for game in tessera.games()]


def table_of(state: tessera.State) -> Any:
    names = [f"Player {seat}" for seat in range(state.seats())]
    chairs = [SimpleNamespace(seat=seat, name=name, kind="human", bot="", stand_in=0) for seat, name in enumerate(names)]
    return SimpleNamespace(names=lambda: names, edition=None, book=state.book, chairs=chairs)


def positions(game_id: str, share: float, most: int, seats: int = 3, deal: str = "") -> Any:
    """Some questions of a random game."""
    rnd = random.Random(game_id + deal)
    state, found = tessera.game(game_id).start(seats, seed=f"previews {game_id}{deal}"), 0
    while not state.over and found < most:
        if rnd.random() < share:
            found += 1
            yield state, rnd
        state.choose(rnd.choice(state.options()))


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_is_the_same_in_twin_worlds(game):
    """Worlds that a seat cannot tell apart give it the same preview, letter by letter."""
    drawn = 0
    for state, rnd in positions(game, 0.12, 9):
        key, viewer = rnd.choice(state.options()), Viewer(state.seat, form=rnd.choice(("desk", "phone")))
        twin = state.imagined(state.seat, 900 + drawn)
        here, there = [preview(table_of(one), viewer, one, key) for one in (state, twin)]
        assert json.dumps(here) == json.dumps(there), f"{state.decision}: {key}"
        drawn += bool(here["ghosts"] or here["own"] or here["players"])
    assert drawn > 2


def test_who_rolls_loses_no_dice():
    """After the last start stall of Massilia the start player rolls: his dice lie before him, and nobody took them."""
    state = tessera.game("massilia").start(3, seed="rolls")
    while True:
        key = state.options()[0]
        then = state.imagined(state.seat, 1)
        then.choose(key)
        if then.decision == "keep-dice":
            break
        state.choose(key)
    assert then.seat != state.seat
    assert "<dt>others</dt>" not in preview(table_of(state), Viewer(state.seat), state, key)["box"]


@pytest.mark.parametrize(("language", "word"), [("en", "others"), ("de", "andere")])
def test_what_another_pays_stands_in_the_preview(language, word):
    """Concordia's team game: what is missing comes from the partner."""
    game = tessera.game("concordia")
    position = game.start(seats=4, seed=1, teams=True).position()
    position["players"][0] |= {"money": 2, "goods": {}}
    position["players"][2]["money"] = 9
    position |= {"agenda": [{"do": "play-card", "seat": 0}]}
    state = game.load(position)
    state.choose("play:mercator-3")
    boxes = [preview(table_of(state), Viewer(0, lang=language), state, f"buy:{good}:1")["box"] for good in ("cloth", "food")]
    assert f"<dt>{word}</dt>" in boxes[0]
    assert "Player 2" in boxes[0]
    assert "−2" in unescape(boxes[0])
    assert f"<dt>{word}</dt>" not in boxes[1]


@pytest.mark.parametrize("game", GAMES)
def test_what_a_preview_says_happens_in_other_worlds_too(game):
    """Numbers of the own row and prices are kept in worlds that were not tried."""
    certain = 0
    for state, rnd in positions(game, 0.15, 12):
        seat, key = state.seat, rnd.choice(state.options())
        table = table_of(state)
        told = preview(table, Viewer(seat), state, key)["players"].get(f"pl{seat}", {})
        if tried(state, seat, key)[1] is None:
            continue
        certain += 1
        for number in range(3):
            other = state.imagined(seat, 7_000 + number)
            again = preview(table, Viewer(seat), other, key)["players"].get(f"pl{seat}", {})
            assert again == told
            other.choose(key)
            assert other.scores()[seat] == outcomes(state, seat, key, 1)[0].scores()[seat]
    assert certain > 3


@pytest.mark.parametrize("game", GAMES)
def test_what_a_move_brings_later_and_risks_stands_in_its_preview(game):
    """In the words of its game, in both languages; and once it does nothing yet, what it begins."""
    met = set()
    for state, _ in positions(game, 1, 400):
        for key in state.options() if len(met) < 3 else ():
            for what in {DOES, LATER, RISK} - met:
                english, german = (purpose(what, state, key, lang, {}) for lang in ("en", "de"))
                if not english:
                    continue
                assert english != german
                assert english in unescape(preview(table_of(state), Viewer(state.seat), state, key).get("box", english))
                met.add(what)
    assert met == {DOES, LATER, RISK}


def test_numbers_are_struck_out_names_are_not():
    assert counts("5 henchmen", "4 henchmen")
    assert counts("–", "3")
    assert not counts("Tribune", "Diplomat")


def test_only_the_seat_that_decides_is_told(site):
    me, other = site.visitor(), site.visitor()
    table = me.table(seats=("me", "bot:random"))["id"]
    now = me.my_turn(table)
    key = now["options"][0]["key"]
    asked = json.dumps({"t": "preview", "v": now["version"], "key": key})
    with me.socket(table) as mine, other.socket(table) as theirs:
        for line in (mine, theirs):
            line.send(json.dumps({"t": "hello", "form": "desk"}))
            until(line, "update")
            line.send(asked)
        told = until(mine, "preview")
        assert (told["key"], told["v"]) == (key, now["version"])
        assert told["ghosts"] or told["own"] or told["box"]
        theirs.send(json.dumps({"t": "ping"}))
        answers = []
        while "pong" not in answers:
            answers.append(json.loads(theirs.recv(timeout=PATIENCE))["t"])
        assert "preview" not in answers


@pytest.mark.parametrize("game", GAMES)
def test_prices_stand_beside_options(game):
    """Somewhere in four games options differ in price or points; each price belongs to an option."""
    seen = 0
    for state, _ in chain.from_iterable(positions(game, 0.3, 40, deal=deal) for deal in ("", " 2", " 3", " 4")):
        found = prices(state, state.seat, "en", [f"Player {seat}" for seat in range(3)], None)
        assert set(found) <= set(state.options())
        seen += bool(found)
    assert seen > 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_strip_says_round_phase_and_every_ending(game, lang):
    """In every position of a game, also to spectators: one phase at most is the present one, and no bar is longer than it can be."""
    known = tessera.game(game)
    ends, phases = set(), set()
    for seats in (known.seat_counts()[0], known.seat_counts()[-1]):
        rnd, state = random.Random(seats), known.start(seats, seed=f"strip {seats}")
        while not state.over:
            if rnd.random() < 0.1:
                view = state.view(rnd.choice((None, 0)))
                at = course(known, view)
                drawn = strip(state.book, view, lang, [f"Player {seat}" for seat in range(seats)])
                assert drawn.count("aria-current") <= 1
                assert drawn.count("progressbar") == len(at.ends)
                assert all(end.value >= 0 and end.limit > 0 and end.share <= 1 for end in at.ends)
                assert at.round > 0
                ends |= {end.id for end in at.ends}
                phases |= {at.now}
            state.choose(rnd.choice(state.options()))
    assert ends or at.rounds
    assert len(phases) > 1
    said = lettering(known, lang)
    assert all(said.has(f"strip-phase-{phase}") for phase in at.phases)
    last = course(known, state.view(None))
    over = strip(state.book, state.view(None), lang, [f"Player {seat}" for seat in range(seats)])
    assert over.count("progressbar") == sum(end.share == 1 for end in last.ends), (
        "what did not end the game is of no interest any more"
    )
    for end in ends:
        now = said(f"strip-end-{end}-now", value=3, limit=9, left=6, who="Livia")
        assert re.findall(r"[^\W\d]+", re.sub(r"\b(Livia|of|left|von|noch)\b", "", now)), f"{now!r} does not say of what"


def test_a_game_from_outside_shows_its_round_if_it_has_one():
    outside: Any = SimpleNamespace(room=lambda name: None)
    assert course(outside, {"round": 3, "rounds": 9})[:2] == (3, 9)
    assert course(outside, {"round": None})[:2] == (0, 0)


@pytest.mark.parametrize("game", GAMES)
def test_long_lists_stand_under_headings(game):
    """Every option is there once, under a heading that says something, and in the order of the list."""
    known, found = tessera.game(game), 0
    rnd, state = random.Random(2), known.start(known.seat_counts()[-1], seed="headings")
    while not state.over:
        options = list(words(state.book, "en").choices(state).items())
        if len(options) >= FROM:
            groups = grouped(state.book, state.view(state.seat), options, "en")
            assert sorted(one for group in groups for one in group.options) == sorted(options)
            assert all(group.title for group in groups[:-1])
            assert len(groups) <= 1 or 2 * sum(bool(group.title) for group in groups) <= len(options), "a heading for each move"
            found += len(groups) > 2
            assert all(group.options == [one for one in options if one in group.options] for group in groups)
        state.choose(rnd.choice(state.options()))
    assert found or game == "gloria_mundi"


def test_a_preview_says_what_could_be_chosen_no_more():
    """Where the same question comes again: what was open before and is not then."""
    found = 0
    for state, _ in positions("massilia", 1, 60):
        for key in state.options():
            worlds = outcomes(state, state.seat, key)
            closed = Foreseen(table_of(state), Viewer(state.seat), state, worlds).closes(key) if worlds else []
            found += bool(closed)
            assert set(closed) < set(state.options())
            assert not set(closed) & {option for world in worlds for option in world.options()}
    assert found


def test_a_line_of_play_is_foreseen_as_far_as_all_worlds_ask_for_it():
    state = tessera.game("concordia").start(3, seed="a line")
    table, viewer = table_of(state), Viewer(state.seat)
    pick = next(key for key in after(state, "play:architect").options() if key.startswith("move:land"))
    to = next(key for key in after(state, "play:architect", pick).options() if key.startswith("to:l-"))
    first, moved = (preview(table, viewer, state, "play:architect", more) for more in ((), (pick, to)))
    assert first["ghosts"] == []
    stands = f"token:land:{state.seat}:{to.removeprefix('to:')}"
    assert [stands in one for one in moved["ghosts"]].count(True) == 1, "the colonist where he will stand"
    assert preview(table, viewer, state, "play:architect", ("nonsense", pick)) == first


def after(state: tessera.State, *keys: str) -> tessera.State:
    found = state.clone()
    for key in keys:
        found.choose(key)
    return found
