"""The site as a whole: accessibility, weight, speed, and what happens when the line or the server breaks."""

import random
import statistics
import time

import pytest
from tools.site_bench import clicks, slow_moves

import tessera
from tessera.core.record import Record
from tessera.web.exercises import exercises
from tests.browser.guests import Guest, Server, in_turn

axe = pytest.importorskip("axe_playwright_python.sync_playwright")
GAMES = [game.id for game in tessera.games()]


def serious(page, name, **options):
    """What axe calls serious or critical, with the elements."""
    found = axe.Axe().run(page, options={"resultTypes": ["violations"], **options}).response["violations"]
    return [
        f"{name}: {one['id']}: {one['help']}: {[node['html'][:140] for node in one['nodes'][:3]]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def in_both_themes(page, name):
    """Everything in the light one; the dark one differs in its colours only."""
    page.emulate_media(color_scheme="light")
    trouble = serious(page, name)
    page.emulate_media(color_scheme="dark")
    assert page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    return trouble + serious(page, f"{name}, dark", runOnly=["color-contrast"])


def test_axe_finds_nothing_serious_on_any_page(guest):
    pages = ["/", "/learn", "/rules", f"/rules/{GAMES[0]}", f"/new/{GAMES[-1]}", "/you", "/nowhere", f"/learn/{GAMES[0]}"]
    pages += ["/puzzles", f"/puzzles/{GAMES[0]}/1", f"/puzzles/{GAMES[1]}/1?choice={exercises(tessera.game(GAMES[1]))[0].best}"]
    trouble = []
    for path in pages:
        guest.page.goto(path)
        trouble += in_both_themes(guest.page, path)
    assert trouble == []


@pytest.mark.parametrize("game", in_turn("massilia", GAMES[-1]))
def test_axe_finds_nothing_serious_at_a_table(guest, game):
    guest.new_game(game)
    guest.wait("your-turn")
    guest.settled()
    trouble = in_both_themes(guest.page, f"table of {game}")
    if game == GAMES[-1]:
        guest.page.keyboard.press("r")
        guest.page.wait_for_selector("#rules-search")
        trouble += in_both_themes(guest.page, "rules drawer")
        guest.page.keyboard.press("Escape")
        guest.page.click("[data-do=more]")
        trouble += in_both_themes(guest.page, "menu")
    assert trouble == []


def test_axe_on_a_phone_and_in_german(guests):
    phone = guests(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="de-DE")
    phone.page.goto("/")
    trouble = serious(phone.page, "lobby")
    phone.new_game("gloria_mundi")
    phone.wait("your-turn")
    phone.settled()
    trouble += serious(phone.page, "table")
    assert trouble == []


def test_the_first_page_is_light(guest):
    sizes = []
    guest.page.on(
        "response", lambda response: sizes.append(int(response.headers.get("content-length") or 0) or len(response.body()))
    )
    guest.page.goto("/", wait_until="networkidle")
    assert 0 < sum(sizes) <= 200_000, sizes


def best(values: list[float], share: float = 1 / 3) -> float:
    """The median of the best third: what the page needs when nothing else on the machine gets in the way."""
    return statistics.median(sorted(values)[: max(1, round(share * len(values)))])


@pytest.mark.long
def test_click_to_updated_board(guest):
    """The mark is a median of 20 ms on loopback, which the benchmark shows. Here, on machines of any load, only what is far from it
    fails: the best third of 24 clicks above three times the mark."""
    guest.new_game("gloria_mundi", count=2)
    taken = clicks(guest, random.Random(1), 24)
    print(
        f"click to updated board: p50 {statistics.median(taken):.1f} ms, best third {best(taken):.1f} ms, max {max(taken):.1f} ms"
    )
    assert best(taken) <= 60


@pytest.mark.long
@pytest.mark.parametrize("game", [name for name in ("concordia", "panthalos") if name in GAMES])
def test_updates_are_cheap_on_a_slow_phone(chromium, tmp_path, game):
    """Six times slower: the whole main-thread time of an update (script, style, layout, paint, commit), from Chromium's own trace.

    Everything the move changes is in it: board, question, players' rows, log, and what follows in tasks of its own. The mark is 50 ms;
    `python -m tools.site_bench` gives all figures. Here, on machines of any load, only what is far from it fails: the best third above
    twice the mark. What does not depend on the machine is tested below.
    """
    server = Server(tmp_path, TESSERA_BOT_DELAY="0.5").start()
    try:
        guest = Guest(chromium, server)
        guest.new_game(game, tessera.game(game).seat_counts()[-1])
        guest.wait("your-turn")
        guest.settled()
        found, _, empty, _ = slow_moves(guest, random.Random(game), 9)
        guest.check()
        guest.context.close()
    finally:
        server.stop()
    whole = [one.whole + sum(one.later) for one in found]
    longest = [max(one.tasks + one.later) for one in found if one.tasks]
    assert len(whole) >= 8
    print(
        f"{game}: updates at 6x: median {statistics.median(whole):.0f} ms, best third {best(whole):.0f} ms, empty frame {empty:.0f} ms"
    )
    slow = max(1.0, empty / 14)  # a frame in which nothing changes takes 11 to 16 ms on a quiet machine
    assert best(whole) <= 100 * slow
    assert best(longest, 1 / 2) <= 150 * slow


def test_reload_in_mid_game_continues(guest):
    guest.new_game("gloria_mundi", count=2)
    guest.wait("your-turn")
    guest.click_key(guest.keys()[0])
    guest.wait("your-turn")
    before = (guest.version(), guest.keys(), guest.page.inner_text("#question"))
    guest.page.reload()
    guest.wait("your-turn")
    assert (guest.version(), guest.keys(), guest.page.inner_text("#question")) == before
    guest.click_key(guest.keys()[0])


def test_the_server_dies_and_comes_back(chromium, tmp_path):
    """Kill -9 in mid-game: the page reconnects by itself and goes on where it was."""
    server = Server(tmp_path).start()
    try:
        guest = Guest(chromium, server)
        guest.new_game("gloria_mundi", count=2)
        guest.wait("your-turn")
        guest.click_key(guest.keys()[0])
        guest.wait("your-turn")
        before = (guest.version(), guest.keys())
        server.kill()
        guest.page.wait_for_selector("#table[data-line=lost]")
        server.start()
        began = time.time()
        guest.page.wait_for_selector("#table[data-line=open]")
        print(f"reconnected after {time.time() - began:.1f} s")
        assert (guest.version(), guest.keys()) == before
        guest.click_key(guest.keys()[0])
        guest.check()
        guest.context.close()
    finally:
        server.stop()


def test_a_move_made_while_offline_arrives_once(guest):
    guest.new_game("gloria_mundi", count=2)
    guest.wait("your-turn")
    version = guest.version()
    key = guest.keys()[0]
    guest.page.evaluate("() => { window.dispatchEvent(new Event('offline')); }")
    guest.context.set_offline(True)
    guest.page.locator(f'#acts [data-key="{key}"]').click()
    guest.page.wait_for_selector("#saved.warn, #saved.bad")
    assert guest.version() == version
    guest.context.set_offline(False)
    guest.newer(version)
    log = guest.page.evaluate(
        "async t => (await fetch(`/api/tables/${t}/log`)).json()", guest.page.get_attribute("#table", "data-table")
    )
    assert sum(line["version"] == version + 1 for line in log) == 1


def test_five_quick_clicks_are_one_choice(guest):
    guest.new_game("gloria_mundi", count=2)
    guest.wait("your-turn")
    version = guest.version()
    guest.page.evaluate("() => { const b = document.querySelector('#acts [data-key]'); for (let i = 0; i < 5; i++) b.click(); }")
    guest.newer(version)
    guest.settled()
    log = guest.page.evaluate(
        "async t => (await fetch(`/api/tables/${t}/log`)).json()", guest.page.get_attribute("#table", "data-table")
    )
    mine = [line for line in log if line["seat"] == 0 and line["version"] > version]
    assert len(mine) == 1


def test_another_game_brings_its_name_and_board(guest):
    guest.page.goto("/new/massilia")
    guest.page.select_option("[data-game]", "aquileia")
    guest.page.wait_for_selector("h1:text-is('Aquileia')")
    assert guest.page.locator("h1").count() == 1
    shown = guest.page.locator(".newform img:visible")
    assert shown.count() == 1
    assert "boards/aquileia-light" in shown.get_attribute("src")


def test_a_form_that_could_not_be_fetched_is_asked_for_as_a_page(guest):
    guest.page.goto("/new/massilia")
    guest.page.route("**/form", lambda route: route.abort())
    guest.page.select_option("[data-game]", "aquileia")
    guest.page.wait_for_url("**/new/aquileia")


def test_on_paper_a_table_is_its_board_and_a_page_its_text(guests):
    """Light, without buttons, and nothing is cut; on the screen all is as before then."""
    guest = guests(color_scheme="dark")
    guest.new_game("massilia")
    guest.wait("your-turn")
    guest.settled()
    page = guest.page
    for path, kept in ((page.url, ["#board", "#own", "#players", "#strip"]), ("/rules/massilia", ["h1", ".clause >> nth=0"])):
        page.goto(path)
        page.emulate_media(media="print", color_scheme="dark")
        page.evaluate("dispatchEvent(new Event('beforeprint'))")
        assert page.locator("button:visible, .btn:visible").count() == 0
        assert all(page.locator(one).is_visible() for one in kept)
        if "#board" in kept:  # its ground is in the page: a file would come after the print
            assert page.locator("#board-ground > g svg.flat[viewBox] path:visible").count() > 100
            assert page.locator("image.art:visible, #board-ground .vector:visible").count() == 0
        assert page.evaluate("document.documentElement.dataset.theme") == "light"
        page.evaluate("dispatchEvent(new Event('afterprint'))")
        assert page.evaluate("document.documentElement.dataset.theme") == "dark"
        page.emulate_media(media="screen", color_scheme="dark")
        assert page.locator("svg.flat").count() == 0


def test_until_another_picture_is_there_the_drawing_beneath_is_seen(guest):
    """In another theme, on a finer screen: there was nothing below the pieces until then."""
    page, held = guest.page, []
    guest.new_game("massilia")
    page.wait_for_selector("#board-ground.dressed", state="attached")
    page.route("**/town-dark*.webp", lambda route: held.append(route))  # noqa: PLW0108  (playwright looks into functions)
    with page.expect_request("**/town-dark*.webp"):
        page.evaluate("document.documentElement.dataset.theme = 'dark'")
    page.wait_for_selector("#board-ground:not(.dressed) .vector", state="visible")
    for route in held:
        route.continue_()
    page.wait_for_selector("#board-ground.dressed", state="attached")


def test_the_title_of_the_end_lies_under_nothing_on_a_phone(guests):
    guest = guests(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page, record = guest.page, Record(tessera.game("gloria_mundi"), 2, seed="end")
    state, rnd = record.start(), random.Random(1)
    while not state.over:
        record.keys.append(rnd.choice(state.options()))
        state.choose(record.keys[-1])
    page.goto("/")
    text = record.text(state.digest()).encode()
    page.set_input_files("[name=record]", {"name": "end.tessera", "mimeType": "text/plain", "buffer": text})
    page.eval_on_selector("form[action='/records']", "form => form.requestSubmit()")
    page.locator("[data-do=result]").first.dispatch_event("click")
    page.wait_for_selector(".final.shown #end-title")
    guest.settled()
    top, low = (
        page.eval_on_selector(one, "node => { const { top, bottom } = node.getBoundingClientRect(); return [top, bottom]; }")
        for one in ("#final", "#strip")
    )
    assert top[0] >= low[1] - 1, "the strip has a row of its own"
