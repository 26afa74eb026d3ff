"""From 320 to 2560 pixels, upright and lying, and at 200 % zoom: everything is at hand, readable, and under nothing."""

import random

import pytest

import tessera
from tests.browser.guests import QUICKEST
from tests.browser.sizes import SIZES, opened, passed_on, wrong_at
from tests.browser.test_site import serious

GAMES = [game.id for game in tessera.games()]
SHOWN = {"de": {"color_scheme": "dark", "locale": "de-DE"}, "en": {"color_scheme": "light", "locale": "en-GB"}}


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_at_hand_at_every_size(guests, game):
    guest = guests(**SHOWN["de" if GAMES.index(game) % 2 else "en"])
    opened(guest, game, 60, tessera.game(game).seat_counts()[-1])
    wrong = [one for size in SIZES for one in wrong_at(guest, size, pointed=size == (1366, 768))]
    assert wrong == []


@pytest.mark.parametrize("game", [GAMES[0], *(pytest.param(game, marks=pytest.mark.long) for game in GAMES[1:])])
def test_axe_finds_nothing_serious_between_phone_and_desk(guests, game):
    """In the layouts that no other test looks at: tablet, and a phone on its side."""
    guest = guests(**SHOWN["en" if GAMES.index(game) % 2 else "de"])
    opened(guest, game, 40, 3)
    for wide, high in ((1024, 768), (844, 390)):
        guest.page.set_viewport_size({"width": wide, "height": high})
        guest.settled()
        assert serious(guest.page, f"{game} at {wide} x {high}") == []


@pytest.mark.long
@pytest.mark.parametrize("shown", SHOWN)
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_at_any_size(guests, game, shown):
    """Also with the panel of a thing open."""
    guest, found = guests(**SHOWN[shown]), []
    opened(guest, game, 60, tessera.game(game).seat_counts()[-1])
    for wide, high in SIZES:
        guest.page.set_viewport_size({"width": wide, "height": high})
        guest.page.wait_for_function("wide => innerWidth === wide", arg=wide)
        guest.settled()
        found += serious(guest.page, f"{game} at {wide} x {high}")
        guest.page.locator("#players [data-about^='seat:']").first.click()
        guest.page.wait_for_selector("#about:not([hidden])")
        found += serious(guest.page, f"{game} at {wide} x {high}, panel")
        guest.page.keyboard.press("Escape")
    assert found == []


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("choices", [0, 30, 90, 150, 220])
@pytest.mark.parametrize("game", GAMES)
def test_everything_is_at_hand_in_whole_games(guests, game, choices, theme, lang):
    counts = tessera.game(game).seat_counts()
    guest = guests(color_scheme=theme, locale={"en": "en-GB", "de": "de-DE"}[lang])
    opened(guest, game, choices, counts[choices // 30 % len(counts)])
    wrong = [one for size in SIZES for one in wrong_at(guest, size, pointed=True)]
    assert wrong == []


def passed_on_is_right(guests, game, choices, sizes):
    """At one screen: between two hands, with the next one's hand, and for an onlooker; with what happened marked on the board."""
    guest, onlooker = guests(**SHOWN["de"]), guests(**SHOWN["en"])
    address = passed_on(guest, game, choices)
    wrong = [one for size in sizes for one in wrong_at(guest, size)]
    guest.page.click("[data-do=sit]")
    guest.until(guest.keys)
    guest.settled()
    wrong += [one for size in sizes for one in wrong_at(guest, size)]
    onlooker.page.goto(address)
    wrong += [f"onlooker, {one}" for size in sizes for one in wrong_at(onlooker, size)]
    assert wrong == []


def test_one_screen_is_passed_on_at_a_small_and_a_large_size(guests):
    passed_on_is_right(guests, "aquileia", 3, [(320, 640), (1366, 768)])


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_one_screen_is_passed_on_at_every_size(guests, game):
    passed_on_is_right(guests, game, 12, SIZES)


TOO_WIDE = """
() => [...document.querySelectorAll('.final *, .puzzle *')]
  .filter(node => node.checkVisibility() && !node.closest('svg, .pan, #own, table, [tabindex="0"]'))
  .filter(node => { const { left, right, width } = node.getBoundingClientRect(); return width && (left < -1 || right > innerWidth + 1); })
  .map(node => `${node.className || node.nodeName}: ${node.textContent.trim().slice(0, 40)}`)
"""


BARE = """
() => {
  const says = (one) => one.checkVisibility() && [...one.childNodes].some(text => text.nodeType === 3 && text.data.trim());
  const read = (one) => [one, ...one.querySelectorAll('*')].some(part => says(part) && part.getBoundingClientRect().width > 2);
  return [...document.querySelectorAll('#strip > *')].filter(one => one.checkVisibility() && !read(one)).map(one => one.className);
}
"""


OUT_OF_ITS_BAR = """
() => [...document.querySelectorAll('.sbar .src-t')].filter(one => one.checkVisibility()).filter(one => {
  const [number, part] = [one.getBoundingClientRect(), one.closest('g').querySelector('.src').getBoundingClientRect()];
  return number.left < part.left || number.right > part.right;
}).map(one => `${innerWidth}: ${one.textContent}`)
"""


CHART = """
() => {
  const box = document.querySelector('.ch-box').getBoundingClientRect(), plot = document.querySelector('.ch-plot').getBoundingClientRect();
  const wrong = [...document.querySelectorAll('.ch-plot path.ch')].map(path => {
    const last = path.getPointAtLength(path.getTotalLength()).matrixTransform(path.getScreenCTM());
    return Math.abs(last.x - plot.right);
  }).filter(far => far > 1.5);
  const marks = [...document.querySelectorAll('.ch-ends > svg')].map(one => one.getBoundingClientRect());
  if (marks.some(one => one.left < plot.right || one.right > box.right + 1)) wrong.push('a mark stands before the end of its line');
  if (innerWidth > 320 && box.right < box.left + 200) wrong.push('the chart is narrow');
  const size = (one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a;
  return [...wrong, ...[...document.querySelectorAll('.ch-box text')].map(size).filter(one => one < 11)];
}
"""


def test_the_end_and_a_puzzle_fit_on_a_small_phone(guests):
    guest = guests(viewport={"width": 320, "height": 640}, **SHOWN["de"])
    guest.new_game("gloria_mundi", 2)
    guest.play_out(lambda keys: keys[-1], board=False)
    guest.page.wait_for_selector(".final.shown .end")
    guest.page.wait_for_selector("#judged .card-box")  # comes a little later
    guest.settled()
    assert guest.page.evaluate(TOO_WIDE) == []
    assert guest.page.evaluate(BARE) == [], "a frame round nothing"
    for wide in (320, 600, 768, 900, 1024, 1180, 1440):
        guest.page.set_viewport_size({"width": wide, "height": 768})
        guest.page.wait_for_function("wide => innerWidth === wide", arg=wide)
        assert guest.page.evaluate(OUT_OF_ITS_BAR) == [], "numbers of points that reach into the next part"
        assert guest.page.evaluate(CHART) == [], wide
    guest.page.set_viewport_size({"width": 320, "height": 640})
    guest.page.goto("/puzzles/massilia/1")
    assert guest.page.evaluate(TOO_WIDE) == []


LONG = """
() => {
  document.querySelector('#question').textContent = 'Würfel braun 4: ändern, einen weiteren dazunehmen oder die Aktion ausführen';
  const steps = document.querySelector('#prompt .steps:last-of-type');
  steps.hidden = false;
  steps.innerHTML = '<li>Aus dem Tempel: beige 4</li><li>Als Würfel dieser Farbe nutzen: braun</li><li>Ein Auge weniger</li>';
  for (const name of ['undo', 'show-me', 'restart', 'closed']) document.querySelector(`#prompt [data-do=${name}]`).hidden = false;
  document.querySelector('#prompt [data-do=undo]').removeAttribute('aria-disabled');
  const [moves, tabs] = ['#acts', '#nav'].map(part => document.querySelector(part).getBoundingClientRect());
  return innerWidth > 500 ? innerHeight - moves.top : tabs.top - moves.top;
}
"""


BELOW = """
() => document.querySelector('#closed').getBoundingClientRect().top - document.querySelector('#acts').getBoundingClientRect().bottom
"""


@pytest.mark.parametrize(("wide", "high"), [(320, 640), (683, 384)])
def test_the_longest_question_leaves_room_for_the_moves(guests, wide, high):
    """German, in mid-turn, with all the buttons beside it."""
    guest = guests(viewport={"width": wide, "height": high}, **SHOWN["de"])
    guest.new_game("massilia", 3)
    guest.wait("your-turn")
    guest.settled()
    guest.page.click("[data-do=closed]")
    guest.page.wait_for_selector("#closed *")
    assert guest.page.evaluate(BELOW) >= 0, "what is closed stands below the moves"
    guest.page.click("[data-do=closed]")
    assert guest.page.evaluate(LONG) >= 80, "a move and a half"


GROWN = """
() => [...document.querySelectorAll('#players .vp')].map(score => {
  Object.assign(score, { textContent: '117' }).dataset.diff = '+14';
  return score.getBoundingClientRect().right - score.closest('li').getBoundingClientRect().right;
})
"""


def test_five_large_scores_that_grow_fit_on_the_smallest_phone(guests):
    guest = guests(viewport={"width": 320, "height": 640})
    guest.full_table("concordia")
    guest.wait("your-turn")
    guest.settled()
    over = guest.page.evaluate(GROWN)
    assert len(over) >= 5
    assert max(over) <= 0


STANDS = """
() => ['#board', '#own', '#prompt', '#prompt > footer', '#players', '.log'].map(one => {
  const { left, top, width, height } = document.querySelector(one).getBoundingClientRect();
  return [one, left, top, width, height].join(' ');
})
"""


@pytest.mark.parametrize(("game", "wide", "high"), [("aquileia", 960, 540), ("concordia", 1366, 620)])
def test_on_a_low_screen_the_whole_board_is_seen_and_nothing_moves(guests, game, wide, high):
    """A tablet lying low, a small desk under the bars of a browser: whatever is asked, everything stays where it stands."""
    guest, rnd = guests(viewport={"width": wide, "height": high}), random.Random(4)
    guest.new_game(game, 4)
    stood = set()
    for _ in range(6):
        guest.wait("your-turn")
        guest.settled()
        assert wrong_at(guest, (wide, high)) == []
        assert not guest.page.locator("#board-wrap.wide").count(), "the board is pushed about"
        stood.add(tuple(guest.page.evaluate(STANDS)))
        guest.click_key(rnd.choice(guest.keys()))
    assert len(stood) == 1, stood


def test_the_rules_lie_beside_the_question(guests):
    """Who reads what he may do can still see what he is asked and choose it: at every width that has a column for it."""
    guest = guests(viewport={"width": 960, "height": 540})
    guest.new_game(QUICKEST, 3)
    guest.wait("your-turn")
    guest.page.keyboard.press("r")
    guest.page.wait_for_selector("#rules-search")
    for wide, high in [(960, 540), (1180, 800), (1366, 768), (1920, 1080)]:
        guest.page.set_viewport_size({"width": wide, "height": high})
        drawer, question = (guest.page.locator(one).bounding_box() for one in ("#drawer", "#prompt"))
        assert drawer["x"] + drawer["width"] <= question["x"], (wide, high)
        assert drawer["x"] >= 0
