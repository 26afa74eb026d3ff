"""The own area shows everything at once on a wide screen, however much somebody owns."""

import random

import pytest

import tessera
from tessera import look
from tessera.web.render import ASKED
from tessera.web.site import draw_part
from tests.browser.guests import Guest

pytestmark = pytest.mark.browser
GAMES = [game.id for game in tessera.games()]
SHARE = 0.12  # of the positions of whole games
LAID_OUT = """all => all.map(blocks => {
  const own = document.querySelector('#own');
  own.innerHTML = blocks;
  const boxes = [own, ...own.querySelectorAll('.blk, .pcs')];
  return boxes.map(box => Math.max(box.scrollHeight - box.clientHeight, box.scrollWidth - box.clientWidth));
})"""


def owned(game: tessera.Game, lang: str) -> dict[str, str]:
    """The own area of whoever decides, at many positions of random games."""
    found = {}
    for seats in game.seat_counts():
        rnd = random.Random(seats)
        state = game.start(seats, seed=f"own-{seats}")
        while not state.over:
            if rnd.random() < SHARE:
                targets = {key: key for key in state.options()}
                table = look.table(
                    state.view(state.seat), targets=targets, lang=lang, names=[f"Player {n}" for n in range(seats)]
                )
                found[f"{seats} seats, {state.decision}, {len(found)}"] = "".join(block.text for block in table.own.values())
            state.choose(rnd.choice(state.options()))
    return found


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_the_own_area_is_cut_off(chromium, server, game, lang):
    guest = Guest(chromium, server, locale=lang)
    guest.page.goto("/")
    guest.full_table(game)
    guest.wait("your-turn")
    areas = owned(tessera.game(game), lang)
    laid_out = guest.page.evaluate(LAID_OUT, list(areas.values()))
    assert len(areas) > 40
    assert {where: over for where, over in zip(areas, laid_out, strict=True) if max(over) > 0} == {}
    guest.check()
    guest.context.close()


ROWS = """question => {
  const box = document.querySelector('#prompt');
  box.innerHTML = question;
  return new Set([...box.querySelectorAll('footer > :not([hidden])')].map(one => one.getBoundingClientRect().top)).size;
}"""


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("wide", [1440, 390])
def test_what_stands_under_the_question_fits_in_one_row(chromium, server, wide, lang):
    """A second row would take the place of two moves of the list."""
    guest = Guest(chromium, server, locale=lang, viewport={"width": wide, "height": 844})
    guest.page.goto("/")
    guest.full_table("gloria_mundi")
    guest.wait("your-turn")
    for more in ({"undo": True}, {"undo": True, "restart": True}, {"plead": True}):
        question = draw_part("prompt", lang, question="?", **ASKED | {"mine": True, **more})
        assert guest.page.evaluate(ROWS, question) == 1, more
    guest.context.close()
