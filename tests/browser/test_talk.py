"""Beside the board: chat, notes, hints. What somebody wrote is not lost."""

FLOOD = """lines => {
  const form = document.querySelector('#chat-form');
  for (let n = 0; n < lines; n++) { form.elements.text.value = `line ${n}`; form.requestSubmit(); }
}"""


def test_hints_chat_and_notes(guest):
    guest.new_game("gloria_mundi", count=2)
    guest.wait("your-turn")
    page = guest.page
    page.click("[data-do=hint]")
    page.wait_for_selector("#hints .best [data-choose]")
    page.click("#hints .best [data-choose]")
    assert page.is_visible("#commit"), "lit, and not yet sent"
    page.keyboard.press("Escape")
    assert page.is_hidden("#hints")
    clock = "async all => { const { spoken } = await import('/static/js/clock.js'); return all.map(spoken); }"
    source = page.evaluate(
        "() => performance.getEntriesByType('resource').map(one => one.name).find(one => one.includes('clock'))"
    )
    shown = page.evaluate(clock.replace("/static/js/clock.js", source), [86399, 3 * 86400 - 1, 7 * 86400 - 1, 7200 - 1, 599.5])
    assert shown == ["24 h", "3 d", "7 d", "2 h", "9:59"], "a day is not 23 hours at once"
    page.click("#tab-chat")
    page.fill("#chat-form input", "<b>salve</b>")
    page.keyboard.press("Enter")
    page.wait_for_selector("#chat-lines li")
    assert "<b>salve</b>" in page.inner_text("#chat-lines")
    page.click("#tab-notes")
    with page.expect_response(lambda answer: answer.url.endswith("/notes") and answer.request.method != "GET"):
        page.fill("#notes-text", "farms first")
    page.reload()
    page.click("#tab-notes")
    page.wait_for_selector("#notes-text:not([readonly])")
    assert page.input_value("#notes-text") == "farms first"


def test_a_line_of_chat_that_was_refused_goes_back_to_where_it_was_written(guest):
    guest.new_game("gloria_mundi", count=2)
    guest.wait("your-turn")
    page = guest.page
    page.click("#tab-chat")
    page.evaluate(FLOOD, 150)
    page.wait_for_selector("#toast:not([hidden])")  # too fast
    assert page.input_value("#chat-form input").startswith("line ")
    assert 0 < page.locator("#chat-lines li").count() < 150


def test_notes_that_could_not_be_read_are_not_written_over(guest):
    """Reading fails: nothing can be written in their place, and the next opening tries again."""
    guest.new_game("gloria_mundi", count=2)
    page = guest.page
    page.click("#tab-notes")
    page.fill("#notes-text", "farms first")
    page.reload()  # before the pause after which notes are saved
    page.route("**/notes", lambda route: route.abort())
    page.click("#tab-notes")
    page.wait_for_selector("#toast:not([hidden])")
    assert page.locator("#notes-text").get_attribute("readonly") is not None
    page.unroute("**/notes")
    page.click("#tab-log")
    page.click("#tab-notes")
    page.wait_for_selector("#notes-text:not([readonly])")
    assert page.input_value("#notes-text") == "farms first"


def test_notes_are_saved_when_the_line_is_back(guest):
    guest.new_game("gloria_mundi", count=2)
    page = guest.page
    page.click("#tab-notes")
    page.wait_for_selector("#notes-text:not([readonly])")
    page.route("**/notes", lambda route: route.abort())
    page.fill("#notes-text", "walls later")
    page.wait_for_selector("#toast:not([hidden])")
    page.unroute("**/notes")
    with page.expect_response(lambda answer: answer.url.endswith("/notes") and answer.ok):
        pass
    page.reload()
    page.click("#tab-notes")
    page.wait_for_selector("#notes-text:not([readonly])")
    assert page.input_value("#notes-text") == "walls later"


def test_the_form_goes_along_with_how_many_play(guest):
    """Six play Concordia in teams: the form turns that way and says so, and back again; who asks for teams gets a number that has them."""
    page = guest.page
    page.goto("/new/concordia")
    page.select_option("[name=seat1]", "local")
    page.fill("[name=name1]", "Tante Frida")
    teams, said = page.locator("[name=opt-teams][value=True]"), page.locator("[data-fits]")
    assert not teams.is_checked()
    assert "with 2–5" in page.inner_text("[data-option]:has([name=opt-teams])")
    for count, wanted in (("6", True), ("5", False), ("6", True), ("4", False)):
        page.check(f'[name=count][value="{count}"]', force=True)
        assert teams.is_checked() == wanted, count
        assert bool(said.inner_text()) == (count != "4" or not wanted)
    page.check('[name=count][value="5"]', force=True)
    teams.check(force=True)
    assert page.locator("[name=count]:checked").input_value() == "4"
    assert said.inner_text() == "4 people: Teams of two."
    assert page.locator("[data-seat]:visible").count() == 4
    page.check('[name=count][value="6"]', force=True)
    assert said.inner_text() == ""
    assert page.input_value("[name=name1]") == "Tante Frida"
    page.click("[data-start]")
    page.wait_for_selector("#table")
    assert page.locator("#players li").count() == 6
