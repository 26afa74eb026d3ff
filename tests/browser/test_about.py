"""Touch anything: by mouse, finger and keys a thing tells what it is; what is lit is never in its way."""

import pytest

import tessera
from tessera.core.words import LANGUAGES
from tests.browser.guests import QUICKEST, in_turn
from tests.browser.hands import PHONE
from tests.browser.test_site import serious

DRAWN = "() => [...new Set([...document.querySelectorAll('#table [data-about]')].map(node => node.dataset.about))]"
ASK = """async ([things, lang]) => {
  const table = document.querySelector('#table').dataset.table;
  const found = await Promise.all(things.map(async about => {
    const answer = await fetch(`/t/${table}/about/${encodeURIComponent(about)}`, { headers: { 'accept-language': lang } });
    const { html, tip } = answer.ok ? await answer.json() : { html: '', tip: {} };
    const box = document.createElement('div');
    box.innerHTML = html;
    return [about, answer.status, tip.name ?? '', box.textContent.trim().length];
  }));
  return found.filter(([, status, name, length]) => status !== 200 || !name || length < 12);
}"""
LIT = """() => {
  const box = document.querySelector('#about').getBoundingClientRect();
  const lit = [...document.querySelectorAll('#board [data-key] .t-ring, #board [data-keys] .t-ring, #acts [data-key]')];
  return lit.map(node => node.getBoundingClientRect())
    .filter(one => one.left < box.right - 1 && box.left < one.right - 1 && one.top < box.bottom - 1 && box.top < one.bottom - 1).length;
}"""


def middle(node):
    box = node.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("game", in_turn(QUICKEST))
def test_everything_on_the_page_has_a_panel(guest, game):
    guest.full_table(game)
    guest.wait("your-turn")
    things = guest.page.evaluate(DRAWN)
    assert len(things) > 25
    for lang in LANGUAGES:
        assert guest.page.evaluate(ASK, [things, lang]) == []


def test_a_mouse_gets_a_tip_and_a_panel_beside_the_thing(guest):
    guest.new_game("concordia", count=3)
    guest.wait("your-turn")
    guest.settled()
    page = guest.page
    city = page.locator('[data-about="city:massilia"]').first
    x, y = middle(city)
    page.mouse.move(x, y)
    page.wait_for_selector("#tip:not([hidden])")
    assert page.get_attribute("#tip", "data-panel") == "city:massilia"
    assert city.get_attribute("aria-describedby") == "tip"
    page.mouse.click(x, y)
    page.wait_for_selector('#about[data-panel="city:massilia"]')
    assert page.is_hidden("#tip")
    assert "Massilia" in page.inner_text("#about h2")
    assert page.evaluate(LIT) == 0
    assert serious(page, "panel") == []
    page.keyboard.press("p")
    assert page.get_attribute("[data-do=about-pin]", "aria-pressed") == "true"
    page.keyboard.press("Escape")
    assert page.is_hidden("#about")
    page.mouse.click(*middle(page.locator("#players [data-about='seat:1']")), button="right")
    page.wait_for_selector('#about[data-panel="seat:1"]')


def test_a_lit_thing_is_chosen_by_a_click_and_told_by_a_right_click(guest):
    guest.new_game("massilia", count=2)
    guest.wait("your-turn")
    guest.settled()
    lit = guest.page.locator("#board [data-key]").first
    key, version = lit.get_attribute("data-key"), guest.version()
    guest.page.mouse.click(*middle(lit), button="right")
    guest.page.wait_for_selector("#about[data-panel] footer .btn")
    assert guest.version() == version
    assert guest.page.get_attribute("#about footer .btn", "data-choose") == key
    guest.page.locator("#about footer .btn").click()
    guest.newer(version)
    assert guest.page.is_hidden("#about")


def test_keys_go_from_thing_to_thing(guest):
    guest.new_game("gloria_mundi", count=2)
    guest.wait("your-turn")
    guest.settled()
    page = guest.page
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("i")
    page.wait_for_selector("#table[data-inspect]")
    seen = []
    for _ in range(4):
        seen.append(page.get_attribute("#table", "data-inspected"))
        page.keyboard.press("ArrowRight")
    assert len(set(seen)) > 1
    page.keyboard.press("Enter")
    page.wait_for_selector("#about:not([hidden])")
    assert page.evaluate("document.activeElement.closest('#about') !== null")
    page.keyboard.press("Escape")
    assert page.is_hidden("#about")
    page.locator("#acts [data-key]").first.focus()
    page.keyboard.press("i")
    page.wait_for_selector("#about[data-panel^='option:']")
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.closest('#acts') !== null"), "the focus comes back"


def test_on_a_phone_it_is_a_sheet_that_a_long_press_opens(guests):
    guest = guests(**PHONE)
    guest.new_game("concordia", count=2)
    guest.wait("your-turn")
    guest.settled()
    page, version = guest.page, guest.version()
    card = page.locator("#own [data-key]").first
    x, y = middle(card)
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_selector("#about[data-panel^='card:']")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    box = page.locator("#about").bounding_box()
    assert box["width"] == 390
    assert box["y"] > 844 * 0.4
    assert guest.version() == version, "nothing was chosen"
    page.tap("[data-do=about-close]")
    assert page.is_hidden("#about")


PLAIN = """async () => fetch('/api/me/settings', { method: 'PATCH', body: JSON.stringify({ plain: true }), headers: {
  'content-type': 'application/json', 'x-csrf': document.querySelector('meta[name=csrf]').content } })"""


def test_a_puzzle_has_a_plain_board_where_boards_are_plain(guest):
    page = guest.page
    page.goto("/puzzles/gloria_mundi/1")
    grounds = "all => all.map(one => one.getAttribute('href').split('.').at(-1))"
    assert set(page.eval_on_selector_all("#board image.art, #board-ground image.art", grounds)) == {"webp"}
    page.evaluate(PLAIN)
    page.reload()
    assert set(page.eval_on_selector_all("#board image.art, #board-ground image.art", grounds)) == {"svg"}
    guest.check()


def test_in_a_puzzle_things_tell_what_they_are_and_answer(guest):
    page = guest.page
    page.goto("/puzzles/gloria_mundi/1")
    page.locator("#board [data-about^='space:']").first.dispatch_event("click")
    page.wait_for_selector("#about:not([hidden])")
    assert page.inner_text("#about .about-body").strip()
    page.keyboard.press("Escape")
    assert page.locator("#about").is_hidden()
    page.locator("#own [data-key]").first.dispatch_event("contextmenu")
    page.locator("#about [data-choose]").first.click()
    page.wait_for_selector("main[data-puzzle]:not([data-state=asked])")


@pytest.mark.parametrize("wide", [900, 1024, 1440])
def test_all_of_ones_own_is_seen_at_a_puzzle(guests, wide):
    """What one has decides what one can: nothing of it stands beyond an edge."""
    page, beyond = guests(viewport={"width": wide, "height": 768}, locale="de-DE").page, []
    for game in tessera.games():
        page.goto(f"/puzzles/{game.id}/1")
        page.wait_for_selector("#own .blk")
        beyond += page.eval_on_selector(
            "#own",
            """own => [...own.querySelectorAll('.blk, .blk > *')]
          .filter(one => one.checkVisibility() && one.getBoundingClientRect().width)
          .filter(one => {
            const [at, room] = [one, own].map(part => part.getBoundingClientRect());
            return at.right > room.right + 1 || at.bottom > room.bottom + 1;
          })
          .map(one => `${location.pathname}: ${one.textContent.trim().slice(0, 30)}`)""",
        )
    assert beyond == []


def test_on_a_phone_a_puzzle_asks_and_judges_before_the_board(guests):
    page = guests(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True).page
    page.goto("/puzzles/gloria_mundi/1")
    for said in ("h1", ".verdict"):
        place, board = page.locator(said).bounding_box(), page.locator("#board").bounding_box()
        assert 0 <= place["y"] < place["y"] + place["height"] <= board["y"] < 400
        if said == "h1":
            page.locator("#acts [data-key]").first.dispatch_event("click")
            page.wait_for_selector(".verdict")


def test_on_a_phone_a_puzzle_cuts_no_line_of_ones_own(guests):
    page = guests(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="de-DE").page
    for number in (1, 2):
        page.goto(f"/puzzles/massilia/{number}")
        below = "own => Math.max(...[...own.querySelectorAll('.blk > .small')].map(one => one.getBoundingClientRect().bottom))"
        assert page.eval_on_selector("#own", f"own => ({below})(own) - own.getBoundingClientRect().bottom") <= 0
