"""What a click will do is shown before it is made, and one click still makes it."""

SHOWN = """() => ({
  box: [...document.querySelectorAll('[data-preview]')].filter(one => one.checkVisibility()).map(one => one.dataset.preview),
  ghosts: document.querySelectorAll('#board-will .will').length,
  rows: [...document.querySelectorAll('#players .was')].map(one => [one.textContent.trim(), one.dataset.will]),
  struck: [...document.querySelectorAll('#own .was')].map(one => [one.textContent.trim(), one.dataset.will]),
})"""
NOTHING = {"box": [], "ghosts": 0, "rows": [], "struck": []}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_a_move_that_is_pointed_at_is_shown_and_chosen_by_one_click(guest):
    guest.new_game("aquileia")
    guest.wait("your-turn")
    guest.settled()
    key = "henchman:dolus"
    option = guest.page.locator(f'#acts [data-key="{key}"]')
    option.hover()
    guest.until(lambda: guest.page.evaluate(SHOWN)["box"] == [key])
    shown = guest.page.evaluate(SHOWN)
    assert shown["ghosts"] == 1
    assert ["5", "4"] in shown["struck"]
    assert ["5", "4"] in shown["rows"]
    guest.page.mouse.move(2, 2)
    assert guest.page.evaluate(SHOWN) == NOTHING
    option.hover()
    guest.until(lambda: guest.page.evaluate(SHOWN)["box"] == [key])
    version = guest.version()
    guest.page.mouse.down()
    guest.page.mouse.up()
    guest.newer(version)
    guest.until(lambda: guest.page.evaluate(SHOWN) == NOTHING or guest.state() == "your-turn")


def test_a_finger_sees_first_and_commits_by_the_button(guests):
    guest = guests(**PHONE)
    guest.new_game("aquileia")
    guest.wait("your-turn")
    guest.settled()
    target = guest.page.locator("#board [data-key]").first
    key, version = target.get_attribute("data-key"), guest.version()
    target.tap(force=True)
    guest.until(lambda: guest.page.evaluate(SHOWN)["box"] == [key])
    assert guest.page.evaluate(SHOWN)["ghosts"] == 1
    guest.page.click("[data-do=clear]")
    assert guest.page.evaluate(SHOWN) == NOTHING
    assert guest.version() == version
    target.tap(force=True)
    guest.page.click("#commit-do")
    guest.newer(version)


def test_prices_stand_in_the_list_and_groups_fold(guest):
    guest.new_game("aquileia")
    guest.wait("your-turn")
    guest.settled()
    page = guest.page
    assert page.locator("#acts .grp").count() > 3
    assert page.locator("#acts .grp").first.locator("span").inner_text() == str(page.locator('#acts [data-in="1"]').count())
    page.locator("#acts .grp button").first.click()
    assert not page.locator('#acts [data-in="1"]').first.is_visible()
    page.locator("#acts .grp button").first.click()
    assert page.locator('#acts [data-in="1"]').first.is_visible()


def test_without_a_connection_the_question_says_so(guest):
    guest.new_game("gloria_mundi")
    guest.wait("your-turn")
    said = "() => getComputedStyle(document.querySelector('#prompt'), '::before').content"
    assert guest.page.evaluate(said) == "none"
    guest.context.set_offline(True)
    guest.page.evaluate("() => window.dispatchEvent(new Event('offline'))")
    guest.until(lambda: "No connection" in guest.page.evaluate(said))
    guest.context.set_offline(False)
    guest.until(lambda: guest.page.evaluate(said) == "none")
