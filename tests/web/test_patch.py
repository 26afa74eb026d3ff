"""Patches: what the page gets instead of a fragment anew. Carried out, they give the fragment anew."""

import random

import pytest

import tessera
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
    assert patch(before, after) == changes
    assert normal(patched(before, changes)) == normal(after)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("<g><path/></g>", "<a><path/></a>"),
        ("<g>x</g><g>y</g>", "<g>x</g><g>z</g>"),
        ("<table><tr><td>1</td></tr></table>", "<table><tr><td>2</td></tr></table>"),
        ("<g><path/><path/></g>", "<g><text>whole other</text></g>"),
    ],
)
def test_what_is_another_thing_comes_whole(before, after):
    assert patch(before, after) is None


@pytest.mark.parametrize("game", [game.id for game in tessera.games()])
def test_every_patch_of_a_game_gives_the_fragment(game):
    """Board and own area, over a stretch of a random game; most fragments that change can be patched."""
    found = tessera.game(game)
    match, rnd = Match(Record(found, found.seat_counts()[-1], seed="patch")), random.Random(5)
    shown: dict[str, str] = {}
    tried = made = 0
    for _ in range(70):
        state = match.state
        targets = {key: key for key in state.options()} if state.seat == 0 else {}
        picture = table(state.view(0), targets=targets)
        for key, text in {**picture.fragments, **picture.own}.items():
            before = shown.get(key)
            if before is not None and before != text:
                tried += 1
                changes = patch(before, text)
                if changes is not None:
                    made += 1
                    assert normal(patched(before, changes)) == normal(text), key
            shown[key] = text
        match.choose(rnd.choice(state.options()))
        if match.state.over:
            break
    assert made > 0.8 * tried > 1
