"""Links with a code behind their #, and what else leads away from a table: a seat taken over, a table deleted."""


def test_a_seat_moves_by_its_link_and_the_code_is_nowhere_in_the_address(guests):
    one, two = guests(), guests()
    table = one.new_game("gloria_mundi", count=2)
    one.wait("your-turn")
    one.page.evaluate("() => { navigator.clipboard.writeText = async (text) => { document.body.dataset.copied = text; }; }")
    one.page.click("[data-do=more]")
    one.page.click("[data-do=seatlink]")
    link = one.until(lambda: one.page.evaluate("document.body.dataset.copied"))
    assert "/seat#" in link
    asked = []
    two.page.on("request", lambda request: asked.append(request.url))
    two.page.goto(link)
    two.page.wait_for_function("!location.hash")
    two.page.click("form button.pri")
    two.wait("your-turn")
    assert two.page.url.endswith(f"/t/{table}")
    assert not any(link.rpartition("#")[2] in url for url in asked)


def test_a_page_of_a_table_that_is_deleted_says_so(guests):
    one, two = guests(), guests()
    table = one.new_game("gloria_mundi", count=2)
    one.wait("your-turn")
    two.page.goto(f"/t/{table}")
    two.page.wait_for_selector("#table[data-line=open]")
    ask = "async () => (await import(document.querySelector('script[src*=table]').src.replace('table.js', 'page.js')))"
    one.page.evaluate(f"async () => (await ({ask})()).ask('/api/tables/{table}', 'DELETE')")
    two.page.wait_for_selector("text=There is nothing here")


def test_a_table_that_is_nobody_elses_can_be_deleted(guest):
    table = guest.new_game("gloria_mundi", count=2)
    guest.wait("your-turn")
    page = guest.page
    page.on("dialog", lambda dialog: dialog.accept())
    page.click("[data-do=more]")
    with page.expect_response(lambda answer: answer.request.method == "DELETE") as deleted:
        page.click("[data-do=delete]")
    assert deleted.value.status == 204
    page.wait_for_url(f"{guest.server.address}/")
    assert table not in page.content()
