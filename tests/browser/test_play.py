"""Playing in the browser: whole games by clicking, with others, undo, why not, replay, languages, sizes, keyboard."""

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import tessera
from tests.browser.guests import QUICKEST, QUIET, in_turn
from tests.browser.test_site import in_both_themes, serious


@pytest.mark.parametrize("game", in_turn(QUICKEST))
def test_a_whole_game_by_clicking_lit_targets(guests, game):
    guest = guests(reduced_motion="no-preference" if game == "massilia" else "reduce")  # one with all that moves
    guest.from_lobby(game, count=tessera.game(game).seat_counts()[0])
    rnd = random.Random(game)
    guest.play_out(rnd.choice)
    assert guest.state() == "over"
    turns = guest.page.eval_on_selector_all("#log [data-turn]", "all => all.map(li => Number(li.dataset.turn))")
    assert turns == list(range(turns[0], turns[-1] + 1))  # the last twenty and some, without a gap, up to the end
    last = guest.page.locator("#log [data-turn] [data-goto]").last.get_attribute("data-goto")
    assert int(last) == guest.version() - 1  # beginning was the first version, and nothing was taken back
    assert len(turns) in range(20, 30) or turns[0] == 1
    guest.page.wait_for_selector("#final.shown .res")
    rows = guest.page.locator("#final .res tbody tr").count()
    assert rows >= 1
    total = guest.page.locator("#final tfoot tr").first.inner_text()
    assert any(c.isdigit() for c in total)
    if game == QUICKEST:
        looked_back(guest)


def looked_back(guest):
    """The page of the end and the replay: nothing serious for axe, marks on the scrubber, steps through mistakes only."""
    page = guest.page
    page.wait_for_selector("#judged:not([hidden]) .card-box")
    assert in_both_themes(page, "the end") == []
    page.keyboard.press("Escape")
    page.keyboard.press("[")
    page.wait_for_selector("#then .signed")
    marks = page.locator("#mos span").all_inner_texts()
    assert marks
    assert set(marks) <= {"?", "??", "!"}
    page.click("[data-only=faults]")
    for _ in range(2):
        before = page.url
        page.keyboard.press("[")
        guest.until(lambda before=before: page.url != before)
        page.wait_for_selector("#then .signed .tag.bad")
    assert in_both_themes(page, "the replay") == []


def test_every_legal_option_is_in_the_list_and_lit_on_the_board(guest):
    guest.new_game("gloria_mundi")
    guest.wait("your-turn")
    lit = set(guest.page.eval_on_selector_all("#board [data-key], #own [data-key]", "n => n.map(x => x.dataset.key)"))
    assert lit
    assert lit <= set(guest.keys())
    names = guest.page.eval_on_selector_all("#board [data-key]", "n => n.map(x => x.getAttribute('aria-label'))")
    assert all(names)


def keys_given(part: Any) -> Iterator[str]:
    """Option keys that a message brings: in a text, or as an attribute of a patch. That one goes (None) is no secret."""
    if isinstance(part, str):
        yield from re.findall(r'data-keys?="([^"]+)"', part)
    elif isinstance(part, dict):
        for inner in part.values():
            yield from keys_given(inner)
    elif isinstance(part, list):
        if len(part) == 3 and part[1] in ("data-key", "data-keys") and part[2] is not None:
            yield part[2]
        for inner in part:
            yield from keys_given(inner)


def test_two_browsers_one_table_and_no_secret_in_the_other_page(guests):
    """Each page shows its own stock; the other's is nowhere in its DOM, its messages or its source."""
    one, two = guests(), guests()
    one.page.goto("/new/gloria_mundi")
    one.page.check('[name=count][value="2"]', force=True)
    one.page.select_option("[name=seat1]", "open")
    one.page.click("[data-start]")
    one.page.wait_for_selector("[data-do=invite]")
    assert serious(one.page, "the waiting room") == []
    two.page.goto(one.page.url)
    two.page.click("[data-do=join]")
    for player in (one, two):
        player.page.wait_for_selector("#acts", state="attached")  # both sit at a running table, whoever begins
    api = "async (t) => (await fetch(`/api/tables/${t}/view`)).json()"
    table = one.page.get_attribute("#table", "data-table")
    for turn in range(14):
        for player in (one, two):
            if player.state() == "your-turn":
                player.click_key(player.keys()[turn % len(player.keys())])
        one.until(lambda: one.version() == two.version())
    mine, theirs = one.page.evaluate(api, table)["view"], two.page.evaluate(api, table)["view"]
    assert (mine["viewer"], theirs["viewer"]) == (0, 1)
    hidden = [name for name, value in theirs["players"][1].items() if mine["players"][1].get(name) != value]
    assert hidden, "this game hides something from the other seat"
    for name in hidden:
        assert name not in mine["players"][1] or mine["players"][1][name] in (None, {})
    for player, seat in ((one, 0), (two, 1)):
        updates = [message for message in map(json.loads, player.frames) if message["t"] == "update"]
        assert updates
        for message in updates:
            assert message["meta"].get("seat") in (seat, None)
            if message["meta"].get("turn") != seat:  # the other decides: its options are not for this page
                assert not list(keys_given(message)), message


def test_undo_brings_the_same_question_back(guest):
    guest.new_game("gloria_mundi", count=2)
    for _ in range(40):
        if guest.wait("your-turn", "over") == "over":
            break
        before, question = guest.keys(), guest.page.inner_text("#question")
        guest.click_key(before[-1])
        if guest.state() == "your-turn" and guest.page.get_attribute("[data-do=undo]", "aria-disabled") != "true":
            version = guest.version()
            guest.page.keyboard.press("u")
            said = guest.page.locator("#toast:not([hidden])")
            guest.until(lambda said=said, version=version: guest.version() > version or said.count())
            if guest.version() == version:
                continue  # it showed something after all: refused, and said so
            assert guest.keys() == before
            assert guest.page.inner_text("#question") == question
            assert guest.version() > version
            return
    pytest.fail("nothing could be undone in forty choices")


def test_why_not_gives_clause_and_text(guest):
    guest.new_game("gloria_mundi", count=2)
    for _ in range(30):
        if guest.wait("your-turn", "over") == "over":
            break
        guest.page.click("[data-do=closed]")
        guest.page.wait_for_selector("#closed > *")
        if guest.page.locator("#closed [data-why]").count():
            guest.page.locator("#closed [data-why]").first.click()
            guest.page.wait_for_selector("#about[data-why] [data-why-fact]")
            assert "GLO-" in guest.page.inner_text("#about")
            assert len(guest.page.inner_text("#about [data-why-fact]")) > 10
            guest.page.keyboard.press("Escape")
            assert guest.page.is_hidden("#about")
            return
        guest.click_key(guest.keys()[0])
    pytest.fail("nothing was ever closed")


def test_what_could_not_be_fetched_is_said(guest):
    """The server fails or cannot be reached: a word about it, and the list is as closed as before."""
    guest.new_game("gloria_mundi", count=2)
    guest.wait("your-turn")
    page = guest.page
    for answer, said in (
        (lambda route: route.fulfill(status=500), "did not work"),
        (lambda route: route.abort(), "No connection"),
    ):
        page.route("**/help", answer)
        page.click("[data-do=closed]")
        page.locator("#toast").filter(has_text=said).wait_for()
        assert page.locator("#closed").is_hidden()
        assert page.get_attribute("[data-do=closed]", "aria-expanded") == "false"
        page.unroute("**/help")
    page.click("[data-do=closed]")
    page.wait_for_selector("#closed > *")


def test_replay_scrubber_and_play_on(guest):
    table = guest.new_game("gloria_mundi", count=2)
    for _ in range(6):
        guest.wait("your-turn")
        guest.click_key(guest.keys()[0])
    guest.wait("your-turn")
    live = guest.page.locator("#board").inner_html()
    guest.page.keyboard.press("[")
    guest.page.keyboard.press("[")
    guest.page.wait_for_selector("#away:not([hidden])")
    assert guest.page.locator("#board [data-key]").count() == 0
    assert guest.page.locator("#board").inner_html() != live
    guest.page.click("#away [data-do=live]")
    guest.page.wait_for_selector("#away", state="hidden")
    guest.page.wait_for_selector("#acts [data-key]")
    guest.page.locator(".log .t").first.click()
    guest.page.wait_for_selector("#away:not([hidden])")
    guest.page.click("#away [data-do=fork]")
    guest.page.wait_for_url(lambda url: table not in url)
    guest.wait("your-turn")
    guest.click_key(guest.keys()[0])


def test_an_answer_about_the_last_question_is_not_shown_under_the_next(guest):
    page, held = guest.page, []

    def hold(route):
        held.append(route)

    page.route("**/help", hold)
    guest.new_game("concordia", count=2)
    guest.wait("your-turn")
    page.click("[data-do=closed]")
    guest.until(lambda: held)
    guest.click_key("play:architect")
    with page.expect_response("**/help"):
        held[0].continue_()
    guest.settled()
    assert page.locator("#closed *").count() == 0
    assert page.get_attribute("[data-do=closed]", "aria-expanded") == "false"


def test_every_move_tells_what_it_does(guest):
    """And its line never what another one did, even while the effects of the new ones are still on their way."""
    withheld = []

    def between(page_end):
        def pass_on(text):
            message = json.loads(text)
            if withheld and message["t"] in ("update", "effects"):
                withheld.append(message.pop("effects", None))
            if message["t"] != "effects" or "effects" in message:
                page_end.send(json.dumps(message))

        page_end.connect_to_server().on_message(pass_on)

    guest.page.route_web_socket("**/live/**", between)
    guest.new_game("concordia", count=2)
    guest.wait("your-turn")
    guest.page.wait_for_selector('#acts [data-key="play:tribune"] small:text("takes back")')
    withheld.append(None)
    guest.click_key("play:prefect")  # a longer list: every line is used again
    guest.until(lambda: len(withheld) > 1)
    guest.page.evaluate(QUIET)
    assert guest.page.eval_on_selector_all("#acts small", "all => all.map(one => one.textContent).join('')") == ""


def test_hot_seat_draws_a_curtain_between_hands(guest):
    page = guest.page
    page.goto("/new/gloria_mundi")
    page.check('[name=count][value="2"]', force=True)
    page.select_option("[name=seat1]", "local")
    page.fill("[name=name1]", "Drusilla")
    page.select_option("[name=seat0]", "local")
    page.fill("[name=name0]", "Antonia")
    page.click("[data-start]")
    seen = set()
    for _ in range(40):
        page.wait_for_selector("[data-do=sit], #acts [data-key]")
        if page.locator("[data-do=sit]").count():
            assert page.locator("#own").is_hidden() or page.locator("#own > *").count() == 0
            seen.add(page.inner_text("#question"))
            page.click("[data-do=sit]")
            page.wait_for_selector("#acts [data-key]")
        if len(seen) == 2:
            break
        guest.click_key(guest.keys()[0])
    assert len(seen) == 2


def test_confirm_at_the_end_of_the_turn(guest):
    guest.new_game("gloria_mundi", count=2)
    guest.wait("your-turn")
    guest.page.click("[data-do=more]")
    with guest.page.expect_response("**/api/me/settings"):
        guest.page.check("[data-setting=confirm]")
    guest.settled()
    guest.page.keyboard.press("Escape")
    for _ in range(30):
        guest.wait("your-turn")
        version = guest.version()
        guest.page.locator("#acts [data-key]").first.click()
        asked = guest.page.locator("#commit:not([hidden])")
        guest.until(lambda asked=asked, version=version: asked.count() or guest.version() > version)
        if guest.version() == version:
            guest.settled()
            assert guest.version() == version
            guest.page.click("#commit-do")
            guest.newer(version)
            return
        guest.newer(version)
    pytest.fail("the turn never ended")


def test_the_next_choice_need_not_wait_for_the_receipt(guest):
    """The update that shows a choice may come before its receipt; a quick player's next click must not be lost meanwhile."""
    held = []

    def relay(line):
        server = line.connect_to_server()
        server.on_message(lambda text: held.append(text) if json.loads(text)["t"] == "ack" else line.send(text))

    guest.page.route_web_socket(re.compile("/live/"), relay)
    guest.new_game("gloria_mundi", count=2)
    for _ in range(4):
        guest.wait("your-turn")
        guest.click_key(guest.keys()[0])
    assert len(held) >= 4
    assert guest.page.inner_text("#saved") == "saved"


LIT_AT_ONCE = """version => new Promise(done => {
  const page = document.querySelector('#table');
  const look = () => {
    if (page.dataset.state !== 'your-turn' || Number(page.dataset.version) <= version) return;
    seen.disconnect();
    const [unsure, place] = ['[data-do=undo][aria-busy]', '#board [data-key]'].map(one => document.querySelector(one));
    if (unsure) place?.dispatchEvent(new PointerEvent('pointerdown', {pointerType: 'touch', bubbles: true}));
    if (unsure) place?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    done(Boolean(unsure && place));
  };
  const seen = new MutationObserver(look);
  seen.observe(page, {attributes: true, childList: true, subtree: true});
  document.querySelector('#acts [data-key]').click();
})"""


@pytest.mark.parametrize("game", ["massilia", "panthalos"])
def test_what_was_lit_stays_lit_when_it_turns_out_what_can_be_taken_back(guest, game):
    """Moments after the question the page learns whether the last choice can be taken back. Who has lit a move meanwhile goes on."""
    guest.new_game(game, count=2)
    page = guest.page
    guest.wait("your-turn")
    guest.until(lambda: page.evaluate(LIT_AT_ONCE, guest.version()))
    lit = page.locator("#acts .on [data-key]").get_attribute("data-key")
    words, version = page.locator("#commit-do").inner_text(), guest.version()
    assert words
    page.wait_for_selector("[data-do=undo]:not([aria-busy])")
    assert page.locator("#commit-do").inner_text() == words
    assert page.locator("#acts .on [data-key]").get_attribute("data-key") == lit
    page.click("#commit-do")
    guest.newer(version)
