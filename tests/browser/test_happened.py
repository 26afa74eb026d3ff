"""What happened, in the page: marks, the log by turn, "show me", the replay, motion and sound."""

import random

import pytest

from tests.browser.guests import QUICKEST, QUIET, in_turn
from tests.browser.hands import PHONE

PICTURE = "() => { const t = document.querySelector('#table'); return [t.dataset.at, location.pathname.split('/').slice(3).join('/')]; }"
MOVING = "() => document.getAnimations().filter(a => !(a instanceof CSSAnimation) && a.effect.target?.closest('#board, #birds')).length"
ROUTE = """async places => {
  const { route } = await import(new URL('./routes.js', document.querySelector('script[type=module][src*=table]').src));
  return route(places);
}"""
FREE = """() => [...document.querySelectorAll('#board [data-key]')].map(node => [node, node.getBoundingClientRect()])
  .map(([node, box]) => [node, box.left + box.width / 2, box.top + box.height / 2])
  .filter(([node, x, y]) => node.contains(document.elementFromPoint(x, y))).map(([, x, y]) => [x, y])"""


def turns_made(guest):
    return guest.page.eval_on_selector_all("#log [data-turn]", "all => Number(all.at(-1)?.dataset.turn ?? 0)")


def marked(guest, game, turns=6):
    """A table at which others have just moved, before the guest's first choice of a turn: what it shows is marked."""
    guest.full_table(game)
    rnd = random.Random(game)
    for _ in range(60):
        guest.wait("your-turn")
        if turns_made(guest) >= turns and guest.page.evaluate("Boolean(document.querySelector('#l-since'))"):
            guest.settled()
            if guest.page.locator("#marks .mk").count():
                return
        guest.click_key(rnd.choice(guest.keys()))
    raise AssertionError("nobody else moved anything")


def where(guest):
    at, path = guest.page.evaluate(PICTURE)
    return at, path


@pytest.mark.parametrize("game", in_turn(QUICKEST))
def test_what_others_changed_is_marked_until_the_next_choice(guest, game):
    marked(guest, game)
    page = guest.page
    cut = page.eval_on_selector_all(
        "#log .what", "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"
    )
    assert cut == [], "a line of the log is whole"
    seen = page.eval_on_selector_all(
        "#marks [data-changed]",
        "all => all.map(g => [g.dataset.changed, g.dataset.flag, g.getBBox().width > 0 || g.children.length > 0])",
    )
    new = page.eval_on_selector_all("#l-since ~ [data-turn]", "all => all.map(li => `turn:${li.dataset.turn}`)")
    assert {turn for turn, _, _ in seen} <= set(new)
    assert [int(flag) for _, flag, _ in seen] == list(range(1, len(seen) + 1))
    assert all(drawn for _, _, drawn in seen)
    flags = page.eval_on_selector_all("#log .fx [data-flag]", "all => all.map(li => li.dataset.flag)")
    heads = page.eval_on_selector_all("#log .what[data-flag]", "all => all.map(one => one.dataset.flag)")
    assert {flag for _, flag, _ in seen} == set(flags) | set(heads)
    assert page.evaluate("getComputedStyle(document.querySelector('#marks')).pointerEvents") == "none"
    flags = changed(guest)
    page.locator("#acts [data-key]").first.hover()  # looking is no acting
    page.keyboard.press("[")
    page.wait_for_selector("#away:not([hidden])")
    page.keyboard.press("Escape")
    guest.until(lambda: changed(guest) == flags)
    page.reload()
    guest.wait("your-turn")
    guest.until(lambda: changed(guest) == flags)
    guest.click_key(guest.keys()[0])
    guest.until(lambda: not changed(guest) & flags)
    guest.check()


def changed(guest):
    """What is marked: turn and number."""
    found = "all => all.map(g => `${g.dataset.changed} ${g.dataset.flag}`)"
    return set(guest.page.eval_on_selector_all("#marks [data-changed]", found))


def test_a_line_opens_to_its_effects_and_lights_its_pieces(guest):
    marked(guest, "massilia")
    page = guest.page
    line = page.locator("#l-since ~ [data-turn] .ln").first
    assert page.get_attribute("#log", "role") == "log"
    assert line.get_attribute("aria-expanded") == "false"
    line.click()
    assert line.get_attribute("aria-expanded") == "true"
    row = page.locator("#l-since ~ [data-turn]").first
    assert row.locator(".fx li").first.is_visible()
    turn = row.get_attribute("data-turn")
    row.locator(".ln").hover()
    page.wait_for_selector(f'#marks [data-changed="turn:{turn}"].peek.hot')
    page.hover("#players")
    page.wait_for_selector("#marks:not(.some)")
    first = page.locator("#log [data-turn] .ln").first  # an old turn: asked for
    first.hover()
    page.wait_for_selector("#marks.some")
    guest.check()


def test_show_me_plays_what_was_missed_and_comes_back(guest):
    marked(guest, "massilia")
    page = guest.page
    page.keyboard.press("w")
    page.wait_for_selector("#table[data-playing]")
    page.wait_for_selector('#table:not([data-at=""]) #then')
    page.keyboard.press(" ")
    page.wait_for_selector("#table:not([data-playing])")
    page.click('[data-speed="4"]')
    page.keyboard.press(" ")
    page.wait_for_selector('#table[data-at=""]')  # played to the end: the present again
    page.wait_for_selector("#marks .mk")
    assert guest.state() == "your-turn"
    page.click("#l-since [data-do=show-me]")
    page.wait_for_selector("#table[data-playing]")
    page.keyboard.press("Escape")
    page.wait_for_selector('#table[data-at=""]')
    guest.check()


def test_the_replay_goes_by_turns_and_rounds_and_its_address_follows(guest):
    marked(guest, "massilia", turns=12)
    page = guest.page
    last = turns_made(guest)
    page.keyboard.press("[")
    guest.until(lambda: where(guest)[1] == f"turn/{last - 1}")
    assert f"{last - 1}" in page.inner_text("#away-text")
    page.keyboard.press("ArrowLeft")
    guest.until(lambda: where(guest)[1] == f"turn/{last - 2}")
    seats = page.evaluate("document.querySelector('#mos').getAttribute('aria-valuetext')")
    assert f"{last - 2}" in seats
    page.keyboard.press("ArrowUp")  # the turn of the same seat before
    guest.until(lambda: where(guest)[1] not in (f"turn/{last - 2}", f"turn/{last - 3}"))
    page.keyboard.press("Home")
    guest.until(lambda: where(guest) == ("0", "turn/0"))
    page.keyboard.press("ArrowRight")
    guest.until(lambda: where(guest)[1] == "turn/1")
    assert page.locator("#then h2").inner_text()
    address = page.url
    page.keyboard.press("Escape")
    guest.until(lambda: where(guest) == ("", ""))
    page.goto(address)  # a shared position: with its question and what could be chosen
    page.wait_for_selector("#then .asked")
    assert "Waiting" not in page.title()
    guest.check()


SEEN = """
() => {
  const { left, right, top, bottom } = document.querySelector('#board-wrap').getBoundingClientRect();
  const within = (r) => r.width && r.left < right && r.right > left && r.top < bottom && r.bottom > top;
  return [...document.querySelectorAll('#marks *')].some(one => within(one.getBoundingClientRect()));
}
"""


@pytest.mark.parametrize(("game", "part"), [("massilia", "harbour"), ("concordia", "display")])
def test_on_a_phone_the_replay_shows_the_part_where_it_happens(guests, game, part):
    """Another part, if nothing of a turn is seen in this one; what is chosen by hand stays until the next turn; then back."""
    guest = guests(**PHONE)
    guest.new_game(game, 2)
    page, rnd = guest.page, random.Random(3)
    for _ in range(8):
        guest.wait("your-turn")
        guest.click_key(rnd.choice(guest.keys()))
    guest.wait("your-turn")
    guest.settled()

    def turned(act):
        act()
        page.wait_for_selector("#table[data-at]:not([data-at='']):not([data-looking])")
        page.evaluate(QUIET)
        return page.get_attribute("#nav [aria-current]", "data-view"), page.evaluate(SEEN)

    page.locator(f"#nav [data-view={part}]").tap()
    page.wait_for_selector(f"#nav [data-view={part}][aria-current]")
    shown = [turned(lambda: page.keyboard.press("[")) for _ in range(4)]
    assert {now for now, _ in shown} - {part}
    assert all(seen for _, seen in shown), shown
    assert turned(page.locator(f"#nav [data-view={part}]").tap)[0] == part
    page.keyboard.press("Escape")
    page.wait_for_selector('#table[data-at=""]')
    page.wait_for_selector(f"#nav [data-view={part}][aria-current]")


def test_pieces_travel_and_a_click_meanwhile_is_a_click(guests):
    """Motion never stands before a target, and a press ends it."""
    guest = guests(reduced_motion="no-preference")
    marked(guest, "massilia")
    page = guest.page
    page.evaluate("() => { window.moves = 0; const old = Element.prototype.animate; Element.prototype.animate = function (f, o) {"
                  " if (this.closest('#board')) window.moves += 1; return old.call(this, f, { ...o, duration: 60000 }); }; }")  # fmt: skip
    street = page.evaluate(ROUTE, [[68, 400], [300, 627]])
    assert street == [[68, 400], [68, 627], [300, 627]]  # round the corner, not across the stalls
    rnd = random.Random(5)
    for _ in range(12):
        guest.wait("your-turn")
        before = guest.version()
        free = page.evaluate(FREE)
        if free:
            page.mouse.click(*rnd.choice(free))
        else:
            page.click(f'#acts [data-key="{rnd.choice(guest.keys())}"]')
        guest.newer(before)
    assert page.evaluate("window.moves") > 0
    guest.wait("your-turn", "over")

    def still():
        page.mouse.click(3, 3)
        return page.evaluate(MOVING) == 0

    guest.until(still)
    guest.check()


LANDING = """async () => {
  const file = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/motion.js')).name;
  const { animate } = await import(file);
  const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  const sign = document.querySelector('#players .sub > span').firstElementChild;
  const height = () => sign.getBoundingClientRect().y;
  animate({ changed: [], was: new Map(), gone: [], gains: [sign] });
  await frame();
  const flying = document.getAnimations().find(one => one.effect.target.matches('.bird'));
  flying.pause();
  const before = height();
  document.querySelector('#prompt').style.paddingBottom = '90px';
  await frame();
  flying.currentTime = flying.effect.getComputedTiming().endTime - 0.01;
  const [bird, goal] = [flying.effect.target, sign].map(one => one.getBoundingClientRect());
  flying.finish();
  await frame();
  return [height() - before, Math.abs(bird.x + bird.width / 2 - goal.x - goal.width / 2),
    Math.abs(bird.y + bird.height / 2 - goal.y - goal.height / 2), document.querySelectorAll('#birds > *').length];
}"""


def test_coins_land_in_their_row_though_the_question_grows_meanwhile(guests):
    guest = guests(reduced_motion="no-preference")
    guest.full_table(QUICKEST)
    guest.wait("your-turn")
    guest.settled()
    grown, aside, above, left = guest.page.evaluate(LANDING)
    assert grown > 20
    assert max(aside, above) < 3
    assert left == 0
    guest.check()


ENDED = """async () => {
  const file = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/motion.js')).name;
  const { animate } = await import(file);
  const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  const sign = document.querySelector('#players .sub > span').firstElementChild;
  animate({ changed: [], was: new Map(), gone: [], gains: [sign] });
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', code: 'Space', bubbles: true }));
  await frame();
  return document.querySelectorAll('#birds > *').length;
}"""


def test_a_key_ends_what_has_not_set_out_yet(guests):
    guest = guests(reduced_motion="no-preference")
    guest.full_table(QUICKEST)
    guest.wait("your-turn")
    guest.settled()
    assert guest.page.evaluate(ENDED) == 0
    guest.check()


SET_OUT = """() => { window.from = {}; const old = Element.prototype.animate; Element.prototype.animate = function (frames, timing) {
  if (this.closest('#board')) window.from[this.id] = frames[0].transform;
  return old.call(this, frames, timing);
}; }"""


def test_a_piece_that_is_placed_comes_from_the_hand_of_its_owner(guests):
    guest = guests(reduced_motion="no-preference")
    guest.full_table("aquileia")
    guest.wait("your-turn")
    guest.page.evaluate(SET_OUT)
    guest.click_key("henchman:gold-b")
    x, y = guest.page.evaluate("window.from['h-gold-b'].match(/[-\\d.]+(?=px)/g).map(Number)")
    assert 0 < x < 400
    assert y > 690  # in units of the board: below it, where one's own area is
    guest.check()


@pytest.mark.parametrize("how", ["reduced", "setting"])
def test_nothing_moves_where_nothing_shall(guests, how):
    guest = guests(reduced_motion="reduce" if how == "reduced" else "no-preference")
    marked(guest, "massilia")
    page = guest.page
    if how == "setting":
        page.evaluate("document.querySelector('#table').dataset.motion = 'off'")
    page.evaluate("() => { window.moves = 0; const old = Element.prototype.animate;"
                  " Element.prototype.animate = function (...a) { window.moves += 1; return old.apply(this, a); }; }")  # fmt: skip
    rnd = random.Random(5)
    for _ in range(6):
        guest.wait("your-turn")
        guest.click_key(rnd.choice(guest.keys()))
    assert page.evaluate("window.moves") == 0
    guest.check()


SOUNDING = """async () => {
  const file = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/sound.js')).name;
  const { SOUNDS, buffer } = await import(file);
  const heard = {};
  for (const name of Object.keys(SOUNDS)) {
    const deck = new OfflineAudioContext(1, 2 * 44100, 44100);
    const [player, gain] = [deck.createBufferSource(), deck.createGain()];
    player.buffer = buffer(name, deck);
    gain.gain.value = 4;
    player.connect(gain).connect(deck.destination);
    player.start();
    const samples = [...(await deck.startRendering()).getChannelData(0)].slice(0, player.buffer.length);
    const mean = (of) => samples.reduce((sum, s) => sum + of(s), 0) / samples.length;
    heard[name] = [Math.sqrt(mean((s) => s * s)), Math.max(...samples.map(Math.abs)), mean((s) => s), Math.abs(samples.at(-1))];
  }
  return heard;
}"""  # every sound at full volume: how loud on the whole, its highest point, its mean, its very end


LISTENED = """async () => {
  window.begun = [];
  window.AudioContext = class extends AudioContext {
    createBufferSource() {
      const made = super.createBufferSource();
      made.start = (when) => window.begun.push([made.buffer.duration, when]);
      return made;
    }
    get currentTime() { return 3; }
  };
  Object.defineProperty(navigator, 'userActivation', { value: { get hasBeenActive() { return window.pressed; } } });
  window.pressed = false;
  const own = (part) => performance.getEntriesByType('resource').find(({ name }) => name.endsWith(part)).name;
  const { sound } = await import(own('/sound.js'));
  const { facts } = await import(own('/store.js'));
  Object.assign(facts.settings, { sound: true, volume: 100 });
  window.play = async (...names) => { names.forEach(sound); await new Promise(done => setTimeout(done)); return window.begun.splice(0); };
}"""  # what begins: how long it is, and when


def test_sounds_never_pile_up(guest):
    guest.new_game(QUICKEST, count=2)
    guest.wait("your-turn")
    page = guest.page
    page.evaluate(LISTENED)
    assert page.evaluate("window.play('piece')") == []  # the browser allows none yet
    page.evaluate("window.pressed = true")
    begun = page.evaluate("window.play('dice', 'piece', 'turn')")
    assert begun == [[0.5, 3], [0.9, 3.5]]  # one for the move, the call when that is over
    page.evaluate("Object.defineProperty(document, 'hidden', { value: true })")
    assert [lasts for lasts, _ in page.evaluate("window.play('coin', 'end')")] == [1.8]  # in a hidden tab the call alone
    guest.check()


def test_sound_is_off_until_it_is_wanted(guest):
    guest.new_game("massilia", count=2)
    guest.wait("your-turn")
    page = guest.page
    guest.click_key(guest.keys()[0])
    assert page.evaluate("document.documentElement.dataset.sounded ?? ''") == ""
    page.click("[data-do=more]")
    with page.expect_response("**/settings"):
        page.check("[data-setting=sound]")
    with page.expect_response("**/settings"):
        page.fill("[data-setting=volume]", "20")
        page.dispatch_event("[data-setting=volume]", "change")
    page.keyboard.press("Escape")
    guest.wait("your-turn")
    guest.click_key(guest.keys()[0])
    guest.until(lambda: page.evaluate("document.documentElement.dataset.sounded ?? ''"))
    page.reload()
    assert page.is_checked("[data-setting=sound]")
    for name, (loud, peak, mean, end) in page.evaluate(SOUNDING).items():
        assert loud > 0.02, f"{name} is not heard"
        assert peak < 1, f"{name} is cut off at full volume"
        assert abs(mean) < 0.02, name
        assert end < 0.001, f"{name} ends with a click"
    assert page.input_value("[data-setting=volume]") == "20"
    guest.check()
