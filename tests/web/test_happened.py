"""What happened: the log by turn and what is marked on the board, over whole random games of every game."""

import random
import re
from collections import Counter
from dataclasses import replace
from types import SimpleNamespace

import pytest

import tessera
from tessera.core.events import restates
from tessera.core.game import games
from tessera.core.record import Record
from tessera.core.story import sentence
from tessera.core.words import words
from tessera.web import marks
from tessera.web.about import of_turn
from tessera.web.changes import LIT, compare, place
from tessera.web.ending import told as turned
from tessera.web.errors import Refusal
from tessera.web.match import Match
from tessera.web.review import Turning
from tessera.web.story import told
from tessera.web.telling import drawn_at, entries, log_lines, missed, rows_at, signs, turns
from tessera.web.viewer import Viewer

GAMES = [game.id for game in games()]
TOWARDS = 60  # choices of a game that is only looked into


def table_of(name, choices=100_000, seats=None):
    game = tessera.game(name)
    count = seats or game.seat_counts()[-1]
    match, rnd = Match(Record(game, count, seed="happened")), random.Random(11)
    while not match.state.over and len(match.steps) < choices:
        if match.nodded is not None:
            match.nod()
        else:
            match.choose(rnd.choice(match.state.options()))
    names = [f"P{seat}" for seat in range(count)]
    chairs = [SimpleNamespace(name=one, seat=seat) for seat, one in enumerate(names)]
    return SimpleNamespace(
        game=game,
        book=match.state.book,
        running=match,
        edition=match.record.edition,
        chairs=chairs,
        named=lambda: dict(enumerate(names)),
    )


@pytest.fixture(scope="module", params=GAMES)
def whole(request):
    return table_of(request.param)


# ---- the log ------------------------------------------------------------------------------------------------------


def test_every_turn_stands_once_and_every_choice_in_one_turn(whole):
    found = turns(whole.running)
    assert [turn.number for turn in found] == list(range(1, len(found) + 1))
    assert [turn.first for turn in found] == [0, *(turn.end for turn in found[:-1])]
    assert found[-1].end == len(whole.running.known)
    assert all(step.seat == turn.seat for turn in found for step in whole.running.known[turn.first : turn.end])


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_turning_point_names_its_mover_once(whole, lang):
    """At its head, not in every sentence."""
    for turn in turns(whole.running)[::5]:
        lines = turned(whole, Viewer(0, lang), Turning(turn.end, turn.seat, turn.number, 0, 0.2, 0.5))["lines"]
        assert lines, turn
        assert not [text for text in lines if text.startswith((f"P{turn.seat} ", f"P{turn.seat}:"))], lines


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_sentence_of_a_game_stands_exactly_once_in_its_log(whole, lang):
    """What `story` tells of each choice; only runs of the same sentence are counted over a whole turn, and a choice that a later
    sentence of its turn says as well is left out."""
    viewer = Viewer(0, lang)
    for turn in turns(whole.running):
        steps = whole.running.known[turn.first : turn.end]
        apart = [text for step in steps for text in told(whole, step, viewer) if text != whole.named()[step.seat]]
        together = entries(whole, viewer, turn)
        name = whole.named()[turn.seat]
        bare = unrun([plain(text.removeprefix(f"{name}: ").removeprefix(f"{name} ").lower()) for text in apart])
        here = [plain(entry.text.lower()) for entry in together]
        assert not Counter(here) - Counter(bare)
        seen = [event.seen_by(0) for step in steps for event in step.events]
        chosen = {of_choice(whole, lang, event) for event in seen if event.kind == "chose"}
        left = Counter(bare) - Counter(here)
        assert set(left) <= chosen
        assert left or here == bare, "in this order"
        sayings = [event for entry in together for event in entry.events if event.kind != "chose"]
        for text in left:
            assert any(text == plain(of_choice(whole, lang, choice)) for choice in restated_in(whole, steps, sayings)), text


def restated_in(whole, steps, sayings):
    """The choices of these steps that one of the sentences says."""
    chosen = [event for step in steps for event in step.events if event.kind in ("chose", "forced")]
    return [choice for choice in chosen if any(restates(whole.game.restated, choice, event) for event in sayings)]


def of_choice(whole, lang, choice):
    """A choice as the log tells it, without the name of whoever chose."""
    name, text = whole.named()[choice.seat], sentence(words(whole.book, lang), replace(choice, kind="chose"), whole.named())
    return plain(text.removeprefix(f"{name}: ").removeprefix(f"{name} ").lower())


def plain(text):
    return re.sub(r" \(×\d+\)", "", text)


def unrun(texts):
    return [text for n, text in enumerate(texts) if n == 0 or text != texts[n - 1]]


def test_lines_are_keyed_by_turn_and_the_divider_stands_before_what_was_missed(whole):
    match = whole.running
    last = turns(match)[-1]
    seat = next(turn.seat for turn in reversed(turns(match)) if turn.seat != last.seat)
    found = turns(match)
    new = missed(found, seat)
    keys = list(log_lines(whole, Viewer(seat), None))
    assert [turn.seat == seat for turn in new] == [False] * len(new)
    assert keys.index("l-since") + 1 == keys.index(f"turn-{max(new[0].number, int(keys[-1][5:]) - len(keys) + 2)}")
    assert keys[-1] == f"turn-{len(found)}"
    assert len([key for key in keys if key.startswith("turn-")]) <= 30


def test_points_and_signs_of_a_line_are_what_the_rows_say(whole):
    viewer = Viewer(None)
    for turn in turns(whole.running)[:12]:
        before, after = rows_at(whole, viewer, turn.first), rows_at(whole, viewer, turn.end)
        points, found = signs(before, after, turn.seat)
        assert after[turn.seat]["score"] - before[turn.seat]["score"] == points
        for sign in found:
            assert after[turn.seat]["counts"][sign.place].label == sign.label


# ---- the marks ----------------------------------------------------------------------------------------------------


def test_everything_a_turn_changed_is_flagged_by_one_sentence(whole):
    """Over a whole game: each piece that is new or named stands under exactly one sentence of its turn; what only slid or reads otherwise
    is left out where something is named, or in Gloria Mundi the whole market would be marked in every turn."""
    viewer = Viewer(0)
    found = turns(whole.running)
    for turn in found[:: max(1, len(found) // 40)]:
        flags = marks.of_turn(whole, viewer, turn)["flags"]
        marked = [(one[0], one[1]) for _, changes in flags for one in changes]
        assert len(marked) == len(set(marked))
        assert {number for number, _ in flags} <= set(range(max(1, len(entries(whole, viewer, turn)))))
        before, after = (drawn_at(whole, viewer, number).fragments for number in (turn.first, turn.end))
        kinds = {one[2] for _, changes in flags for one in changes}
        named = any(not kind.startswith("~") for kind in kinds)
        assert not named or not {"~moved", "~other"} & kinds
        changes = [change for change in compare(before, after) if change.kind not in ("aside", "gone")]
        assert {change.key for change in changes if change.kind == "new" or not named} <= set(marked)


def test_a_card_that_went_is_marked_where_it_lay():
    """All of it, wherever its drawing begins: Concordia's cards are drawn from their corner."""
    table, viewer = table_of("concordia", 200), Viewer(None)
    seen = 0
    for turn in turns(table.running):
        boxes = [
            one[3:] for _, changes in marks.of_turn(table, viewer, turn)["flags"] for one in changes if one[2].endswith("gone")
        ]
        before = [drawn_at(table, viewer, n).fragments for n in range(turn.first, turn.end)]
        cards = {
            (*place(node), float(rect["width"]), float(rect["height"]))
            for picture in before for key, node in picture.items() if key.startswith("card-")
            for rect in [next(one.attributes for one in node.all() if one.name == "rect")]
        }  # fmt: skip
        for left, top, right, bottom in (box for box in boxes if len(box) == 4):
            seen += (left, top, right - left, bottom - top) in cards
    assert seen > 3


def test_every_fragment_that_differs_is_found(whole):
    """Whatever has a place of its own and is drawn otherwise is a change; what can be pressed is none."""
    viewer = Viewer(0)
    before, after = (drawn_at(whole, viewer, number).fragments for number in (10, 20))
    keys = {change.id for change in compare(before, after)}
    for key, one in after.items():
        lit = one.attributes.get("class", "").split(" ")[0] in LIT
        if place(one) is not None and not lit and (key not in before or before[key].mark != one.mark):
            assert key in keys
    assert not compare(after, dict(after))


@pytest.mark.parametrize("name", GAMES)
def test_twin_worlds_are_marked_alike(name):
    """Whoever cannot tell two worlds apart sees the same marks and the same log in both."""
    one, two = table_of(name, TOWARDS), table_of(name, TOWARDS)
    found = turns(one.running)
    for seat in (0, None):
        for turn in found[-4:]:
            for number in range(turn.first, turn.end + 1):
                state = two.running.at(two.running.inner(number))
                twin = state.imagined(seat, 7) if seat is not None and not state.over else state
                assert twin.view(seat) == state.view(seat)
            mine = marks.of_turn(one, Viewer(seat), turn)
            two.running.at = imagined(two.running, seat)
            assert marks.flags(two, Viewer(seat), turn) == mine["flags"]


def imagined(match, seat):
    """The same game, but every state is another world that fits what the seat knows."""
    true = Match.at

    def at(number):
        state = true(match, number)
        return state if seat is None or state.over else state.imagined(seat, 3 + number)

    return at


def test_other_seats_secrets_are_in_no_mark():
    """Aquileia: who draws a card is told, which one only to himself."""
    table = table_of("aquileia", 200)
    for turn in turns(table.running):
        secret = [event for step in table.running.known[turn.first : turn.end] for event in step.events if event.secret]
        for event in secret:
            for entry in entries(table, Viewer((event.seat + 1) % 4), turn):
                assert all(
                    name not in one.args for one in entry.events if one.seat == event.seat for name in event.secret if one.secret
                )


def test_while_somebody_chooses_nothing_is_marked_and_the_turns_stay_missed():
    table = table_of("concordia", 40)
    match = table.running
    seat, other = match.state.seat, (match.state.seat + 1) % 4
    assert "marks" in marks.now(table, Viewer(seat), "your-turn") or match.steps[-1].seat == seat
    assert marks.now(table, Viewer(other), "waiting") == {}
    match.choose(match.state.options()[0])
    if match.state.seat == seat:
        now = marks.now(table, Viewer(seat), "your-turn")
        assert "missed" in now
        assert "marks" not in now
    watching = marks.now(table, Viewer(None), "waiting")
    assert len(watching["marks"]) == 1


def test_an_address_of_a_turn_is_its_last_choice():
    table = table_of("concordia", 40)
    ends = [turn.end for turn in turns(table.running)]
    assert [marks.turn_at(table.running, number) for number in range(-1, len(ends) + 2)] == [0, 0, *ends, ends[-1]]


def test_a_turn_can_be_asked_about(whole):
    """Its panel says all that happened in it."""
    here = SimpleNamespace(table=whole, viewer=Viewer(0), names=list(whole.named().values()), at=None)
    turn = max(turns(whole.running)[:30], key=lambda one: one.end - one.first)
    found = of_turn(here, str(turn.number))
    assert found.name.startswith(whole.named()[turn.seat])
    assert list(found.text) == [entry.text for entry in entries(whole, Viewer(0), turn)]
    with pytest.raises(Refusal):
        of_turn(here, "0")
