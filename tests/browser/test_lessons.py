"""A lesson clicked to its end: one wanted place in the light, a wrong click named and not sent, the scoring, the last card."""

import re

import pytest

import tessera
from tessera.web.lessons import lesson
from tests.browser.guests import QUICKEST, in_turn
from tests.browser.test_site import serious

READY = ".lesson-card [data-do=next-lesson], .lesson-card[data-wanted], .lesson-card[data-done]"


def click_wanted(guest, key):
    """On the board or in the own area where it is lit there, else in the list."""
    spot = guest.page.locator(f'#board [data-key="{key}"], #own [data-key="{key}"]')
    if spot.count():
        assert guest.page.locator("#dim .hole").count() == 1, key
        spot.first.dispatch_event("click")
    else:
        guest.page.locator(f'#acts [data-key="{key}"]').dispatch_event("click")


def through(guest, steps):
    """Every card to the last one, with the words of its step; what was clicked by hand and how many sources were read."""
    page, clicked, sources = guest.page, 0, 0
    told = iter(steps)
    for _ in range(60):
        page.wait_for_selector(READY)
        card = page.locator(".lesson-card")
        if card.get_attribute("data-done"):
            return clicked, sources
        if card.get_attribute("data-scoring") is None:
            assert page.inner_text("#lesson-text") == next(told).words["en"]
        before = card.inner_text()
        key = card.get_attribute("data-wanted")
        if key is not None:
            assert set(guest.keys()) == {key}, "only the wanted option is listed"
            assert page.locator("#acts [aria-current=step]").count() == 1
            click_wanted(guest, key)
            clicked += 1
        else:
            sources += card.get_attribute("data-scoring") is not None
            assert page.get_attribute("#table", "data-state") != "your-turn" or guest.keys() == [], (
                "nothing to choose while reading"
            )
            assert page.get_attribute("#table", "data-state") != "your-turn" or "Next" in page.inner_text("#question")
            page.locator(".lesson-card [data-do=next-lesson]").click()
        page.wait_for_function("old => document.querySelector('.lesson-card')?.innerText !== old", arg=before)
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize("game", in_turn(QUICKEST))
def test_a_lesson_is_clicked_to_its_end(guest, game):
    page = guest.page
    page.goto("/")
    page.locator(f"form[action='/learn/{game}'] button").last.click()
    page.wait_for_selector("#table[data-line=open]")
    steps = lesson(tessera.game(game)).steps
    clicked, sources = through(guest, steps)
    assert clicked == sum(bool(step.key) for step in steps)
    assert sources >= 1
    assert page.locator("#final.shown").count() == 0
    page.locator(".lesson-card .btn.pri").click()
    page.wait_for_selector("#table:not([data-state=over])")
    assert page.locator("#players li").count() == 3


def test_a_wrong_click_is_named_and_not_sent(guest):
    page = guest.page
    page.goto("/")
    page.locator("form[action='/learn/concordia'] button").last.click()
    page.wait_for_selector("#table[data-line=open]")
    page.locator("[data-do=next-lesson]").click()
    page.wait_for_selector(".lesson-card[data-wanted]")
    version = guest.version()
    for times in (1, 2):
        other = page.locator("#board [aria-label]:not([data-key])").first
        other.dispatch_event("click")
        page.wait_for_selector(".oops:visible")
        assert re.split("[:;,]", other.get_attribute("aria-label"))[0] in page.inner_text(".oops")
        assert page.locator("#dim .arrow").count() == times - 1, "after the second miss an arrow"
        assert page.is_hidden("#about")
    assert guest.version() == version
    assert page.locator("#dim .named").count() == 2, "the two colonists the words name"
    assert serious(page, "a lesson") == []
    page.locator("[data-do=show-lesson]").click()
    guest.newer(version)
    page.wait_for_selector(".lesson-card[data-wanted^='move:']")
    page.locator("[data-do=back-lesson]").click()
    page.wait_for_selector(".lesson-card[data-wanted='play:architect']")
    assert guest.keys() == ["play:architect"], "the table went back with the words"
    page.keyboard.press("a")  # something open is closed first
    page.wait_for_selector("#aid:not([hidden])")
    page.keyboard.press("a")
    page.keyboard.press("Escape")
    page.wait_for_url("**/")
    page.locator("form[action='/learn/concordia'] button, a[href*='/t/']").first.click()
    page.wait_for_selector(".lesson-card[data-wanted='play:architect']")


MEETS = """
() => {
  const [tip, card] = ['#tip', '.lesson-card'].map(one => document.querySelector(one).getBoundingClientRect());
  return tip.left < card.right && card.left < tip.right && tip.top < card.bottom && card.top < tip.bottom;
}
"""


def test_no_tip_lies_over_the_card_of_a_lesson(guests):
    """Nor does one come up because the card went from under the pointer."""
    page = guests(viewport={"width": 1366, "height": 768}).page
    page.goto("/")
    page.locator("form[action='/learn/gloria_mundi'] button").last.click()
    page.wait_for_selector("#table[data-line=open] .lesson-card [data-do=next-lesson]")
    box, words = page.locator("[data-do=next-lesson]").bounding_box(), page.inner_text("#lesson-text")
    page.mouse.click(box["x"] + 20, box["y"] + 15)
    page.wait_for_function("old => document.querySelector('#lesson-text').innerText !== old", arg=words)
    thing = page.locator("#board [data-about]").first
    at = {"clientX": box["x"] + 20, "clientY": box["y"] + 15, "pointerType": "mouse", "bubbles": True}
    thing.dispatch_event("pointerover", at)
    page.evaluate("() => new Promise(done => setTimeout(done, 400))")  # set after the tip's own timer, which takes 350
    assert page.locator("#tip:visible").count() == 0
    for n in (3, 9, 15, 30, 45):
        page.locator("#board [data-about]").nth(n).dispatch_event("pointerover", at | {"clientX": 5})
        page.wait_for_selector("#tip:visible")
        assert not page.evaluate(MEETS), n
        page.mouse.move(3, 3)
        page.locator(".top").dispatch_event("pointerover", at | {"clientX": 6})
        page.wait_for_selector("#tip", state="hidden")


def test_on_a_phone_only_what_is_to_be_seen_is_framed(guests):
    """One of the customers that the first words name stands under the own area."""
    guest = guests(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    guest.page.goto("/")
    guest.page.locator("form[action='/learn/massilia'] button").last.click()
    guest.page.wait_for_function("""() => {
        const shows = document.querySelector(".lesson-card")?.dataset.shows ?? "";
        if (!shows) return false;  // still the page before
        const low = document.querySelector("#board-wrap").getBoundingClientRect().bottom;
        const customers = shows.split(" ").filter((one) => one && document.querySelector(`#board [data-about="${one}"]`));
        const frames = [...document.querySelectorAll("#dim .named")].map((one) => one.getBoundingClientRect());
        return frames.length && frames.length < customers.length && frames.every((one) => one.top + one.height / 2 < low);
    }""")  # when the page has come to rest


@pytest.mark.parametrize(("wide", "high"), [(390, 844), (360, 640)])
def test_on_a_phone_the_buttons_of_a_lesson_are_whole(guests, wide, high):
    """The longest words are German; the board gives way."""
    guest = guests(viewport={"width": wide, "height": high}, has_touch=True, is_mobile=True, locale="de-DE")
    page = guest.page
    page.goto("/")
    page.locator("form[action='/learn/massilia'] button").last.click()
    for _ in range(3):
        page.wait_for_selector(READY)
        guest.settled()
        low = max(page.locator(".lesson-card .btn").evaluate_all("all => all.map(one => one.getBoundingClientRect().bottom)"))
        assert low <= page.locator("#nav").bounding_box()["y"]
        assert page.locator("#board-wrap").bounding_box()["height"] >= 130
        before = page.inner_text("#lesson-text")
        page.locator(".lesson-card [data-do=next-lesson], .lesson-card [data-do=show-lesson]").first.click()
        page.wait_for_function("old => document.querySelector('#lesson-text').innerText !== old", arg=before)
