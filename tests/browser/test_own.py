"""The own area shows everything at once on a wide screen, however much somebody owns."""

import random

import pytest

import tessera
from tessera import look
from tessera.core.words import LANGUAGES
from tessera.web.render import ASKED
from tessera.web.site import draw_part

pytestmark = pytest.mark.browser
GAMES = [game.id for game in tessera.games()]
SHARE = 0.12  # of the positions of whole games
LAID_OUT = """([lang, all]) => (document.documentElement.lang = lang, all).map(blocks => {
  const own = document.querySelector('#own');
  own.innerHTML = blocks;
  const boxes = [own, ...own.querySelectorAll('.blk, .pcs')];
  const over = boxes.map(box => Math.max(box.scrollHeight - box.clientHeight, box.scrollWidth - box.clientWidth));
  const letters = [...own.querySelectorAll('text')].filter(text => text.checkVisibility()).map(text => {
    const { a, b } = text.getScreenCTM();
    return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
  });
  return [Math.max(...over), Math.min(11, ...letters)];
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


@pytest.mark.parametrize("size", [(1440, 900), pytest.param((1024, 768), marks=pytest.mark.long)], ids=["1440", "1024"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_the_own_area_is_cut_off_or_written_too_small(guests, game, size):
    guest = guests(viewport={"width": size[0], "height": size[1]})
    guest.full_table(game)
    guest.wait("your-turn")
    for lang in LANGUAGES:
        areas = owned(tessera.game(game), lang)
        laid_out = guest.page.evaluate(LAID_OUT, [lang, list(areas.values())])
        assert len(areas) > 40
        wrong = {where: found for where, found in zip(areas, laid_out, strict=True) if found[0] > 0 or found[1] < 10.9}
        assert wrong == {}, lang


CUT = """([lang, all]) => (document.documentElement.lang = lang, all).flatMap(blocks => {
  const own = document.querySelector('#own');
  own.innerHTML = blocks;
  return [...own.querySelectorAll('.hcard')].flatMap(card => {
    const { bottom, right } = card.getBoundingClientRect();
    const parts = (line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      return [...range.getClientRects()];
    };
    const lines = [...card.querySelectorAll('b, small')].filter(line => line.checkVisibility()).flatMap(line => {
      const room = line.getBoundingClientRect();
      return parts(line).map(at => [at, Math.min(bottom, room.bottom + 2)]);
    });
    // a line is a little higher than its letters
    const over = lines.filter(([at, low]) => at.bottom > low + 3 || at.right > right + 1);
    const high = (name) => new Set(parts(name).map(at => Math.round(at.top))).size;
    const broken = [...card.querySelectorAll('b')].some(name => !/[\\s\\u00ad\\u200b/-]/.test(name.textContent) && high(name) > 1);
    return over.length || broken ? [card.textContent.trim()] : [];
  });
})"""


@pytest.mark.parametrize("game", ["concordia", "massilia"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_on_a_phone_cuts_no_line_of_a_card(guests, lang, game):
    """A large hand too: names and words stand whole in their cards, and no word of a name in two parts."""
    guest = guests(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    guest.full_table(game)
    guest.wait("your-turn")
    assert sorted(set(guest.page.evaluate(CUT, [lang, list(owned(tessera.game(game), lang).values())]))) == []


BROKEN = """([lang, all]) => (document.documentElement.lang = lang, all).flatMap(blocks => {
  const own = document.querySelector('#own');
  own.innerHTML = blocks;
  return [...own.querySelectorAll('.hcard b')].filter(one => one.checkVisibility()).flatMap(one => {
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT), found = [];
    while (walker.nextNode()) {
      for (const word of walker.currentNode.data.matchAll(/[^\\s\\u00ad\\u200b/-]+/g)) {
        const range = document.createRange();
        range.setStart(walker.currentNode, word.index);
        range.setEnd(walker.currentNode, word.index + word[0].length);
        if (new Set([...range.getClientRects()].map(at => Math.round(at.top))).size > 1) found.push(word[0]);
      }
    }
    return found;
  });
})"""


@pytest.mark.parametrize("game", GAMES)
def test_no_name_of_a_card_is_broken_in_mid_word(guests, game):
    guest = guests(viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    guest.full_table(game)
    guest.wait("your-turn")
    areas = {lang: list(owned(tessera.game(game), lang).values()) for lang in LANGUAGES}
    for wide, high in ((844, 390), (390, 844), (1024, 768)):
        guest.page.set_viewport_size({"width": wide, "height": high})
        for lang in LANGUAGES:
            assert sorted(set(guest.page.evaluate(BROKEN, [lang, areas[lang]]))) == [], (wide, lang)


ROWS = """([lang, question]) => {
  document.documentElement.lang = lang;
  const box = document.querySelector('#prompt');
  box.innerHTML = question;
  return new Set([...box.querySelectorAll('footer > :not([hidden])')].map(one => one.getBoundingClientRect().top)).size;
}"""


@pytest.mark.parametrize("wide", [1440, 390])
def test_what_stands_under_the_question_fits_in_one_row(guests, wide):
    """A second row would take the place of two moves of the list."""
    guest = guests(viewport={"width": wide, "height": 844})
    guest.full_table("gloria_mundi")
    guest.wait("your-turn")
    for lang in LANGUAGES:
        for more in ({"undo": True}, {"undo": True, "restart": True}, {"plead": True}):
            question = draw_part("prompt", lang, question="?", **ASKED | {"mine": True, **more})
            assert guest.page.evaluate(ROWS, [lang, question]) == 1, (lang, more)
