"""Playing by keys, by accessible names, and by the pointer on the own area."""

import pytest

import tessera
from tests.browser.guests import QUICKEST


def by_keyboard(guest, game, most):
    """From the lobby to the table and through so many choices, the end if it comes before."""
    page = guest.page
    page.goto("/")
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.getAttribute('href')") == f"/new/{game}":
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-start]")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.hasAttribute('data-start')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("#table")
    for number in range(most):
        if guest.wait("your-turn", "over") == "over":
            break
        version, keys = guest.version(), guest.keys()
        if number % 7 == 3:  # by arrows through the list, once the page has put the focus where it belongs
            page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
            page.evaluate("document.querySelector('#acts [tabindex=\"0\"]').focus()")
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press(str(1 + number % min(9, len(keys))))
        guest.acted(version, keys)


def test_some_turns_by_keyboard_alone(guest):
    by_keyboard(guest, QUICKEST, 25)
    assert guest.version() > 25


@pytest.mark.long
@pytest.mark.parametrize("game", [game.id for game in tessera.games()])
def test_a_whole_game_by_keyboard_alone(guest, game):
    by_keyboard(guest, game, 2000)
    assert guest.state() == "over"


def by_name(guest, game, most):
    """As with a screen reader: what is asked is read by its heading, a move chosen by its name, the end found by its name."""
    page = guest.page
    page.goto("/")
    page.get_by_role("link", name=f"Play {tessera.game(game).title}").click()
    page.get_by_role("button", name="Start game").click()
    moves = page.get_by_role("list", name="Your legal moves")
    for number in range(most):
        if guest.wait("your-turn", "over") == "over":
            break
        version, keys = guest.version(), guest.keys()
        asked = page.get_by_role("region", name="What to do").get_by_role("heading", level=2)
        assert asked.inner_text().strip()
        names = moves.get_by_role("button").evaluate_all(
            "all => all.filter(one => one.dataset.key).map(one => one.firstChild.data.trim())"
        )
        assert all(names)
        name = names[number % len(names)]
        moves.get_by_role("button", name=name).first.click()
        guest.acted(version, keys)


def test_some_turns_by_accessible_names_alone(guest):
    by_name(guest, "massilia", 10)
    assert guest.version() > 10


@pytest.mark.long
@pytest.mark.parametrize("game", [game.id for game in tessera.games()])
def test_a_whole_game_by_accessible_names_alone(guest, game):
    by_name(guest, game, 2000)
    assert guest.state() == "over"
    assert guest.page.get_by_role("region", name="Result").get_by_role("heading").first.inner_text()


def test_board_targets_can_be_reached_and_chosen_by_keys(guest):
    guest.new_game("gloria_mundi")
    guest.wait("your-turn")
    page = guest.page
    page.evaluate("document.querySelector('#board [data-key][tabindex=\"0\"]').focus()")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.key") is not None
    version = guest.version()
    page.keyboard.press("Enter")
    guest.newer(version)


def test_things_of_the_own_area_are_chosen_by_keys_and_by_mouse(guest):
    """A card stays in the page when it is no choice any more: the focus goes on to the question, and nothing stays lit by the pointer."""
    page = guest.page
    guest.new_game("concordia", count=2)
    for way, wanted in (("mouse", '="play:architect"'), ("Enter", ""), (" ", "")):
        while guest.wait("your-turn") and not page.locator("#own-hand [data-key]").count():
            guest.click_key(guest.keys()[-1])
        version, card = guest.version(), page.locator(f"#own-hand [data-key{wanted}]").first
        key = card.get_attribute("data-key")
        if way == "mouse":
            card.hover()
            assert page.locator(f'#acts [data-key="{key}"].hov').count() == 1
            card.click()
        else:
            card.focus()
            page.keyboard.press(way)
        guest.newer(version)
        guest.wait("your-turn", "over")
        guest.settled()
        if way == "mouse":
            page.mouse.move(2, 2)
            assert page.locator(".hov").count() == 0
        elif guest.state() == "your-turn":
            assert page.evaluate("document.activeElement.id") == "question"


def test_what_the_pointer_lit_goes_out_with_the_question(guest):
    """The pointer rests on a card while a key is pressed: then the card stands for nothing, and its line in the list for another move."""
    page = guest.page
    guest.new_game("concordia", count=2)
    guest.wait("your-turn")
    version, first = guest.version(), guest.keys()[0]
    assert first != "play:diplomat"
    page.locator('#own-hand [data-key="play:diplomat"]').hover()
    assert page.locator('#acts [data-key="play:diplomat"].hov').count() == 1
    assert page.locator(f'#own-hand [data-key="{first}"]').count() == 1
    page.keyboard.press("1")
    guest.newer(version)
    page.mouse.move(2, 2)
    guest.until(lambda: page.locator(".hov").count() == 0)
