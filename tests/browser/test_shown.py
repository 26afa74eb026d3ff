"""What a page shows: languages, phones, patches, the log, rows."""

import random
import statistics

import pytest

from tests.browser.guests import in_turn


def test_the_language_is_the_browsers_and_can_be_switched(guests):
    german = guests(locale="de-DE")
    german.page.goto("/")
    assert german.page.get_attribute("html", "lang") == "de"
    assert "Fünf Spiele" in german.page.inner_text("main") or "Spiele" in german.page.inner_text("main")
    german.new_game("gloria_mundi")
    german.wait("your-turn")
    german_question = german.page.inner_text("#question")
    german.page.click("[data-do=lang]")
    german.page.wait_for_selector("html[lang=en]")
    german.page.wait_for_selector("#question")
    assert german.page.inner_text("#question") != german_question


def test_a_phone_shows_views_and_plays(guests):
    phone = guests(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, device_scale_factor=2)
    phone.new_game("gloria_mundi")
    phone.wait("your-turn")
    page = phone.page
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.wait_for_selector("#nav [data-view]:nth-of-type(5)")  # the first picture may still be the large one
    views = page.locator("#nav [data-view]")
    assert views.count() >= 5
    for number in range(views.count()):
        views.nth(number).click()
        page.wait_for_function("n => document.querySelectorAll('#nav [data-view]')[n].ariaCurrent === 'page'", arg=number)
    views.first.click()
    phone.settled()
    heights = page.eval_on_selector_all("#acts button", "n => n.map(x => x.getBoundingClientRect().height)")
    assert heights
    assert min(heights) >= 44
    version = phone.version()
    page.locator("#acts [data-key]").first.tap()
    phone.newer(version)


def test_one_stray_tap_on_the_board_sends_nothing(guests):
    phone = guests(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    phone.new_game("gloria_mundi", count=2)
    for _ in range(25):
        if phone.wait("your-turn", "over") == "over":
            break
        for view in range(3):
            phone.page.locator("#nav [data-view]").nth(view).click()
            phone.settled()
            target = phone.page.locator("#board [data-key]").first
            if target.count() and target.is_visible():
                version = phone.version()
                target.tap(force=True)
                phone.page.wait_for_selector("#commit-do:visible")
                assert phone.version() == version
                phone.page.click("#commit-do")
                phone.newer(version)
                return
        phone.click_key(phone.keys()[0])
    pytest.fail("no target on any view of the board")


SHOWN = """
() => Object.fromEntries(['board-ground', 'board', 'own', 'players', 'log', 'prompt'].map(id => {
  const box = document.getElementById(id)?.cloneNode(true);
  for (const node of box ? [box, ...box.querySelectorAll('*')] : []) {
    for (const name of ['tabindex', 'data-flown', 'style']) node.removeAttribute(name);
    if (node.dataset.online) node.hidden = false;
    if (node.matches('.clock')) node.textContent = ''; // it runs
    node.classList.remove('hov', 'sel', 'lit');
    for (const { name, value } of [...node.attributes].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      node.removeAttribute(name);
      if (name !== 'class' || value.trim()) node.setAttribute(name, value.trim());
    }
  }
  return [id, box?.innerHTML];
}))
"""


def fresh(guest):
    """The same page once more, with all that follows the first picture."""
    guest.frames.clear()
    guest.page.reload()
    guest.page.wait_for_selector("#table[data-line=open]")
    guest.sure()
    guest.settled()


CUT = """
() => [...document.querySelectorAll('#players li')].flatMap(row => {
  const box = row.getBoundingClientRect();
  return [...row.querySelectorAll('.vp, .clock, .sub > *')].filter(part => {
    const { left, right, top, bottom, width } = part.getBoundingClientRect();
    return !width || left < box.left || right > box.right || top < box.top || bottom > box.bottom;
  }).map(part => `${row.id}: ${part.outerHTML}`);
})
"""
COUNTER = """
() => {
  window.touched = [];
  new MutationObserver(all => {
    const nodes = all.reduce((sum, one) => sum + one.addedNodes.length + one.removedNodes.length + (one.type !== 'childList'), 0);
    window.touched.push(nodes);
  }).observe(document.querySelector('#table'), { subtree: true, childList: true, attributes: true, characterData: true });
}
"""


def some_moves(guest, rnd, number):
    """With what is opened now and then, and with every row looked at: they have a fixed height, and all counts must fit into it."""
    for _ in range(number):
        if guest.wait("your-turn", "over") == "over":
            break
        assert guest.page.evaluate(CUT) == []
        if rnd.random() < 0.3:  # what is opened in the question must not be in the way of the next one
            guest.page.click("[data-do=closed]")
            guest.page.wait_for_selector("#closed *")
        guest.click_key(rnd.choice(guest.keys()))
    guest.wait("your-turn", "over")
    guest.page.mouse.move(2, 2)
    guest.sure()
    guest.settled()


@pytest.mark.parametrize("game", in_turn("panthalos"))
def test_updates_of_the_fullest_table(guests, game):
    """Whatever the machine: the messages of a game are a few kilobytes, and few nodes of the page's two thousand are touched by one.
    Most come as patches: after many of them the page must not differ from one that got everything at once."""
    guest, rnd = guests(), random.Random(game)
    guest.full_table(game, pace="live")
    guest.wait("your-turn")
    guest.settled()
    guest.frames.clear()
    guest.page.evaluate(COUNTER)
    some_moves(guest, rnd, 10)
    sizes = [len(frame) for frame in guest.frames if '"t":"update"' in frame]
    touched = [number for number in guest.page.evaluate("window.touched") if number]
    print(
        f"{game}: {len(sizes)} updates, median {statistics.median(sizes):.0f} characters, {statistics.median(touched):.0f} nodes"
    )
    assert len(sizes) >= 8
    assert statistics.median(sizes) <= 6500
    assert statistics.median(touched) <= 40
    for more in (0, 6):
        some_moves(guest, rnd, more)
        before, version = guest.page.evaluate(SHOWN), guest.version()
        fresh(guest)
        assert guest.version() == version
        after = guest.page.evaluate(SHOWN)
        for name in before:
            assert before[name] == after[name], name


REWRITTEN = """
() => {
  const rows = [...document.querySelectorAll('#players > *, #own > *')];
  for (const row of rows) { const font = document.createElement('font'); font.textContent = row.textContent; row.replaceChildren(font); }
  return rows.length;
}
"""


def test_a_page_that_something_else_has_rewritten_mends_itself(guests):
    guest, rnd = guests(), random.Random(5)
    guest.new_game("massilia")
    guest.wait("your-turn")
    assert guest.page.evaluate(REWRITTEN) > 3
    noticed = []
    guest.page.on("console", lambda said: noticed.append(said.text) if "not as it was drawn" in said.text else None)
    while not noticed:  # until something that was rewritten changes
        version = guest.version()
        guest.page.click(f'#acts [data-key="{rnd.choice(guest.keys())}"]')
        guest.newer(version)
        assert guest.wait("your-turn", "over") == "your-turn"
    guest.page.wait_for_selector("#table[data-line=open]")
    guest.page.mouse.move(2, 2)
    guest.sure()
    guest.settled()
    mended = guest.page.evaluate(SHOWN)
    fresh(guest)
    assert mended == guest.page.evaluate(SHOWN)


NAV = """
() => ({ lit: [...document.querySelectorAll('#nav button')].filter(b => b.querySelector('.lit-n')).map(b => b.dataset.view),
         now: document.querySelector('#nav [aria-current]')?.dataset.view })
"""


@pytest.mark.parametrize("game", ["panthalos", pytest.param("massilia", marks=pytest.mark.long)])
def test_a_phone_follows_the_decision_but_not_a_reader(guests, game):
    """A new decision shows a part of the board where it can be made; who reads the log goes on reading."""
    guest, rnd = guests(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True), random.Random(game)
    guest.new_game(game)
    away = ""
    for number in range(200):  # until it had to go somewhere: which games and moves do, chance decides
        if guest.wait("your-turn", "over") == "over":
            guest.new_game(game)
            guest.wait("your-turn")
            away = ""
        guest.settled()
        seen = guest.page.evaluate(NAV)
        assert not seen["lit"] or "own" in seen["lit"] or seen["now"] in seen["lit"], seen
        if number >= 10 and away and seen["now"] != away:
            break
        views = guest.page.eval_on_selector_all("#nav button", "all => all.map(b => b.dataset.view)")
        unlit = [view for view in views if view not in ("own", "players", "log", *seen["lit"])]
        away = rnd.choice(unlit) if unlit else seen["now"]
        guest.page.click(f'#nav [data-view="{away}"]')
        guest.click_key(rnd.choice(guest.keys()))
    else:
        pytest.fail("it never had to go anywhere: nothing was tested")
    guest.page.click('#nav [data-view="log"]')
    for _ in range(3):
        if guest.wait("your-turn", "over") == "over":
            break
        guest.click_key(rnd.choice(guest.keys()))
        guest.settled()
        assert guest.page.evaluate(NAV)["now"] == "log"


def looked(guest, where):
    """The wheel has turned the log; 300 ms later the page asks where the reader is. A timer of the page's own that is set after that one
    and takes longer rings after it, however busy the machine is."""
    guest.page.wait_for_function(f"() => {{ const log = document.querySelector('#log'); return {where}; }}")
    guest.page.evaluate("() => new Promise(done => setTimeout(done, 320))")


def test_the_log_shows_its_end_unless_somebody_reads_in_it(guest):
    """Also after the effects in words have come and the list of moves has grown."""
    guest.new_game("aquileia")
    left = "() => { const log = document.querySelector('#log'); return log.scrollHeight - log.scrollTop - log.clientHeight; }"
    for _ in range(8):
        guest.wait("your-turn")
        guest.click_key(guest.keys()[0])
    guest.wait("your-turn")
    guest.settled()
    assert guest.page.evaluate("document.querySelector('#log').scrollHeight - document.querySelector('#log').clientHeight") > 100
    assert guest.page.evaluate(left) < 3
    guest.page.hover("#log")
    guest.page.mouse.wheel(0, -4000)
    looked(guest, "log.scrollTop < 40")
    guest.click_key(guest.keys()[0])
    guest.wait("your-turn")
    guest.settled()
    assert guest.page.evaluate("document.querySelector('#log').scrollTop") < 40
    guest.page.hover("#log")
    guest.page.mouse.wheel(0, 9000)
    looked(guest, "log.scrollHeight - log.scrollTop - log.clientHeight < 3")
    guest.wait("your-turn")
    guest.click_key(guest.keys()[0])
    guest.wait("your-turn", "over")
    guest.settled()
    assert guest.page.evaluate(left) < 3


def test_a_new_list_of_moves_begins_at_its_beginning(guests):
    guest, rnd = guests(viewport={"width": 390, "height": 700}, has_touch=True, is_mobile=True), random.Random(1)
    guest.new_game("panthalos")
    place = (
        "() => { const acts = document.querySelector('#acts'); return [acts.scrollTop, acts.scrollHeight - acts.clientHeight]; }"
    )
    seen = 0
    while seen < 3:
        assert guest.wait("your-turn", "over") == "your-turn"
        key = rnd.choice(guest.keys())
        guest.page.evaluate("() => { document.querySelector('#acts').scrollTop = 1e5; }")
        scrolled = guest.page.evaluate(place)[0]
        guest.click_key(key)
        guest.wait("your-turn", "over")
        guest.settled()
        now, room = guest.page.evaluate(place)
        assert now == 0
        seen += scrolled > 0 and room > 0


def test_pointing_at_a_log_without_turns_is_no_fault(guest):
    """Nothing there is a line: what the page lights then is nothing."""
    guest.new_game("concordia", count=2)
    guest.wait("your-turn")
    assert guest.page.locator("#log [data-turn]").count() == 0
    guest.page.hover("#log")
    looked(guest, "log.matches(':hover')")


SEEN = """
() => {
  const room = document.querySelector('#own').getBoundingClientRect();
  const lit = [...document.querySelectorAll('#own [data-key], #own [data-keys]')].map(one => one.getBoundingClientRect());
  return !lit.length || lit.some(at => at.left > room.left - 2 && at.right < room.right + 2);
}
"""


def test_what_is_lit_in_ones_own_area_is_pushed_into_view_on_a_phone(guests):
    guest, rnd = guests(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True), random.Random(2)
    guest.new_game("gloria_mundi", 2)
    for _ in range(40):
        if guest.wait("your-turn", "over") == "over":
            break
        guest.until(lambda: guest.page.evaluate(SEEN), seconds=5)
        guest.page.evaluate("() => { const own = document.querySelector('#own'); own.scrollLeft = own.scrollLeft ? 0 : 1e5; }")
        before, keys = guest.version(), guest.keys()
        guest.page.locator(f'#acts [data-key="{rnd.choice(keys)}"]').dispatch_event("click")
        if guest.page.locator("#commit-do:visible").count():
            guest.page.locator("#commit-do").click()
        guest.acted(before, keys)
