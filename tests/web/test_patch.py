"""Patches: what the page gets instead of a fragment anew. Carried out, they give the fragment anew."""

import random

import pytest

import tessera
from tessera.core.nodes import Element, Written
from tessera.core.record import Record
from tessera.look import table
from tessera.web.match import Match
from tessera.web.patch import normal, patch, patched


@pytest.mark.parametrize(
    ("before", "after", "changes"),
    [
        ("<g><text>3</text></g>", "<g><text>4</text></g>", [[1, 0, "4"]]),
        ('<g class="a"><path d="M0"/></g>', '<g class="b"><path d="M1"/></g>', [[0, "class", "b"], [1, "d", "M1"]]),
        ('<li hidden class="a">x</li>', '<li class="b">x</li>', [[0, "hidden", None], [0, "class", "b"]]),
        ('<li title="x">a &lt; b</li>', '<li title="x">a &amp; b</li>', [[0, 0, "a & b"]]),
        ("<li><b>x</b> of 3<br>end</li>", "<li><b>x</b> of 4<br>END</li>", [[0, 1, " of 4"], [0, 3, "END"]]),
        ("<li>a/<wbr>b<span>1</span></li>", "<li>a/<wbr>b<span>2</span></li>", [[2, 0, "2"]]),
        ("<li><b>x</b><span>y</span></li>", "<li><b>x</b></li>", [[0, 1, 1, ""]]),
        (
            '<li><i title="a">1</i><i title="c">3</i></li>',
            '<li><i title="a">1</i><i title="b">2</i><i title="c">4</i></li>',
            [[2, 0, "4"], [0, 1, 0, '<i title="b">2</i>']],
        ),
        ("<li><b>a longer one</b></li>", "<li>text<b>a longer one</b></li>", [[0, 0, 0, "text"]]),
    ],
)
def test_a_patch_says_what_changed(before, after, changes):
    assert patch(Written(before), Written(after)) == changes
    assert normal(patched(before, changes)) == normal(after)


@pytest.mark.parametrize(
    ("before", "after", "changes"),
    [
        (
            '<g class="a"><path/><path/></g>',
            "<g><text>another</text></g>",
            [[0, "class", None], [0, 0, 2, "<text>another</text>"]],
        ),
        (
            "<ul><li>one</li><b>x</b><li>two</li><b>y</b></ul>",
            "<ul><i>first</i><b>x</b><i>second</i><b>y</b></ul>",
            [[0, 0, 4, "<i>first</i><b>x</b><i>second</i><b>y</b>"]],
        ),
    ],
)
def test_of_what_is_mostly_new_the_content_comes_anew(before, after, changes):
    """Once, not in several pieces; and the element itself stays, so that it can be seen to move."""
    assert patch(Written(before), Written(after)) == changes
    assert normal(patched(before, changes)) == normal(after)


def test_another_element_comes_whole():
    assert patch(Written("<g><path/></g>"), Written("<a><path/></a>")) is None


def test_a_table_has_the_body_a_page_gives_it():
    """A page counts it, so it must be counted here."""
    before, after = "<table><tr><td>1</td></tr></table>", "<table><tr><td>2</td></tr></table>"
    assert patch(Written(before), Written(after)) == [[3, 0, "2"]]


def test_a_part_of_the_page_is_a_box_of_its_own():
    assert patch(Written("<p>a</p><p>b</p>", boxed=True), Written("<p>a</p><p>c</p>", boxed=True)) == [[2, 0, "c"]]
    assert patch(Written("", boxed=True), Written("<p>a</p>", boxed=True)) == [[0, 0, 0, "<p>a</p>"]]


def test_a_fragment_that_stays_is_the_same_object_and_is_not_looked_into():
    """Whatever two viewers see alike is drawn once, and compared by identity."""
    state = Record(tessera.game("concordia"), 5, seed="patch").start()
    one, other = (table(state.view(seat)).fragments for seat in (None, (state.seat + 1) % 5))
    assert sum(node is other[key] for key, node in one.items()) > 0.9 * len(one)


@pytest.mark.parametrize("game", [game.id for game in tessera.games()])
def test_every_patch_of_a_game_gives_the_fragment(game):
    """Board and own area, over a stretch of a random game; most fragments that change can be patched."""
    found = tessera.game(game)
    match, rnd = Match(Record(found, found.seat_counts()[-1], seed="patch")), random.Random(5)
    shown: dict[str, Element] = {}
    tried = made = 0
    for _ in range(70):
        state = match.state
        targets = {key: key for key in state.options()} if state.seat == 0 else {}
        picture = table(state.view(0), targets=targets)
        for key, now in {**picture.fragments, **picture.own}.items():
            before = shown.get(key)
            if before is not None and before.text != now.text:
                tried += 1
                changes = patch(before, now)
                made += sum(len(change[3]) for change in changes if len(change) == 4) < 0.5 * len(now.text)
                assert normal(patched(before.text, changes)) == normal(now), key
            shown[key] = now
        if match.nodded is None:
            match.choose(rnd.choice(state.options()))
        else:
            match.nod()
        if match.state.over:
            break
    assert made > 0.8 * tried > 1
