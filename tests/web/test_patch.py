"""Patches: what the page gets instead of a fragment anew. Carried out, they give the fragment anew."""

import random
from html import unescape

import pytest

import tessera
from tessera.core.record import Record
from tessera.look import table
from tessera.web.match import Match
from tessera.web.patch import patch, patched


@pytest.mark.parametrize(
    ("before", "after", "changes"),
    [
        ("<g><text>3</text></g>", "<g><text>4</text></g>", [[1, 0, "4"]]),
        ('<g class="a"><path d="M0"/></g>', '<g class="b"><path d="M1"/></g>', [[0, "class", "b"], [1, "d", "M1"]]),
        ("<li><b>x</b> of 3<br>end</li>", "<li><b>x</b> of 4<br>END</li>", [[1, 1, " of 4"], [2, 1, "END"]]),
        ('<li hidden class="a">x</li>', '<li title="&#34;q&#34; &amp; r">x</li>', None),
        ("<li>a &lt; b</li>", "<li>a &amp; b</li>", [[0, 0, "a & b"]]),
    ],
)
def test_a_patch_says_what_changed(before, after, changes):
    found = patch(before, after)
    assert found is not None
    if changes is not None:
        assert found == changes
    assert unescape(patched(before, found)) == unescape(after)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("<g><path/></g>", "<g><circle/></g>"),
        ("<g><path/></g>", "<g></g>"),
        ("<li></li>", "<li>now a text</li>"),
        ("<li>a text</li>", "<li></li>"),
        ("<i>1</i><i>2</i>", "<b>1</b><i>2</i>"),
    ],
)
def test_other_elements_are_no_patch(before, after):
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
                    assert unescape(patched(before, changes)) == unescape(text), key
            shown[key] = text
        match.choose(rnd.choice(state.options()))
        if match.state.over:
            break
    assert made > 0.25 * tried > 1
