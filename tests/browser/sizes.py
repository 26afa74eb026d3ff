"""A table at every size: what must hold of a page whatever its width and height. Used by test_sizes.py."""

import random
from typing import Any

import tessera
from tessera.core.record import Record
from tests.browser.guests import QUIET, Guest

SIZES = [
    (320, 640),
    (390, 844),
    (768, 1024),
    (912, 1368),
    (1024, 768),
    (1366, 768),
    (1440, 900),
    (2560, 1440),
    (960, 540),
    (1366, 620),
    (844, 390),
    (683, 384),
]

FORK = """
async ([t, at]) => (await fetch(`/api/tables/${t}/fork`, {method: 'POST', headers: {'content-type': 'application/json',
  'x-csrf': document.querySelector('meta[name=csrf]').content}, body: JSON.stringify({at, seat: 0, bot: 'easy'})})).json()
"""

WRONG = """
() => {
  const wrong = [];
  const name = (node) => (node.id || node.className?.baseVal || node.className || node.nodeName) + '';
  const within = (box, room) => box.left < room.right && box.right > room.left && box.top < room.bottom && box.bottom > room.top;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const whole = (r) => r && r.width > 0 && r.left >= -1 && r.top >= -1 && r.right <= innerWidth + 1 && r.bottom <= innerHeight + 1;
  if (document.documentElement.scrollWidth > innerWidth) wrong.push('wider than the screen');

  // words
  const walker = document.createTreeWalker(document.querySelector('#table'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data.trim();
    const node = walker.currentNode.parentElement;
    if (!text || node.closest('.vh, [hidden], script, template') || !node.checkVisibility?.()) continue;
    const matrix = node.getScreenCTM?.();
    const size = parseFloat(getComputedStyle(node).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    if (size < 10.9 && within(node.getBoundingClientRect(), screen))
      wrong.push(`${size.toFixed(1)} px: ${text.slice(0, 30)} in ${name(node)}`);
  }

  // words on a whole board: none over another, none beyond its edge
  if (innerWidth >= 600 && innerHeight >= 500) {
    const sheet = box('#board');
    const words = [...document.querySelectorAll('#board text, #board-ground text')].filter(node => node.checkVisibility?.()).map(node => {
      const { left, right, top, bottom, height } = node.getBoundingClientRect();
      return { text: node.textContent.trim(), left, right, top: top + 0.24 * height, bottom: bottom - 0.24 * height };
    }).filter(({ text }) => text);
    for (const [n, one] of words.entries()) {
      if (one.left < sheet.left - 2 || one.right > sheet.right + 2) wrong.push(`${one.text} is written beyond the board`);
      for (const other of words.slice(n + 1)) {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (across > 1 && down > 1 && one.text !== other.text) wrong.push(`${one.text} is written over ${other.text}`);
      }
    }
  }

  // a tablet held upright has room for all of the board
  const pushed = document.querySelector('#board-wrap.wide:not(.zoomed)');
  if (innerWidth >= 600 && innerHeight >= innerWidth && pushed?.clientWidth) wrong.push('the board does not fit beside the rest');

  // what must be at hand
  if (!whole(box('#question'))) wrong.push('the question is not on the screen');
  if (!whole(box('#strip'))) wrong.push('the strip is not on the screen');
  for (const one of [...document.querySelectorAll('#strip .st-end')].slice(0, 2)) {
    const [at, strip] = [one.querySelector('b').getBoundingClientRect(), box('#strip')];
    if (at.width < 40 || at.bottom > strip.bottom + 1 || at.right > strip.right + 1) wrong.push(`an ending is not seen: ${one.title}`);
  }
  const scores = [...document.querySelectorAll('#players .vp')];
  if (!scores.every(node => whole(node.getBoundingClientRect()))) wrong.push('scores are not on the screen');
  const option = document.querySelector('#acts [data-key]');
  if (option) {
    const at = option.getBoundingClientRect();
    const seen = document.elementFromPoint(at.left + at.width / 2, at.top + 12);
    if (!seen || !option.contains(seen)) wrong.push(`the first option lies under ${seen && name(seen)}`);
    const list = box('#acts');
    if (Math.min(list.bottom, innerHeight) - list.top < 40) wrong.push('no room for the options');
  }
  const own = document.querySelector('#own');
  if (!own.hidden && !whole(box('#own')) && !whole(box('#nav [data-view=own]'))) wrong.push('no way to the own area');

  // the log: a sentence has the width of its line
  for (const line of document.querySelectorAll('#log .ln')) {
    const text = line.querySelector('.what');
    const rows = new Set([...text.getClientRects()].map(one => Math.round(one.top))).size;
    const room = line.clientWidth - 80;
    if (text.checkVisibility() && rows > 1 && text.getBoundingClientRect().width < 0.5 * room) wrong.push(`squeezed: ${text.textContent}`);
    if (text.checkVisibility() && line.clientHeight > 80) wrong.push(`${line.clientHeight} px high: ${text.textContent}`);
  }

  const lines = document.querySelector('#log');
  const large = innerWidth >= 1180 && innerHeight >= 860 && lines.checkVisibility();
  if (large && lines.clientHeight < 100) wrong.push(`${lines.clientHeight} px for the log`);

  // what is lit lies under nothing
  const lit = [...document.querySelectorAll('#board [data-key], #board [data-keys], #own [data-key], #own [data-keys]')].map(node => {
    const shape = (node.querySelector('.t-ring, .t-touch') ?? node).getBoundingClientRect();
    return { node, shape, room: node.closest('#board-wrap, #own').getBoundingClientRect(), key: node.dataset.key ?? node.dataset.keys };
  }).filter(({ shape, room }) => shape.width && within(shape, room));
  for (const { node, shape, room, key } of lit) {
    const [x, y] = [shape.left + shape.width / 2, shape.top + shape.height / 2];
    const edge = 3; // what is cut there is pushed into view by the finger
    if (x < room.left + edge || x > room.right - edge || y < room.top + edge || y > room.bottom - edge) continue;
    const over = document.elementFromPoint(x, y);
    if (!over || (over.closest('[data-key],[data-keys]')?.dataset.key ?? over.closest('[data-keys]')?.dataset.keys) !== key) {
      wrong.push(`${key} lies under ${over && name(over)}`);
    }
  }
  for (const [n, one] of lit.entries()) {
    for (const other of lit.slice(n + 1)) {
      const [a, b] = [one.shape, other.shape];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const least = Math.min(a.width * a.height, b.width * b.height);
      const shared = across > 0 && down > 0 ? across * down : 0;
      if (one.key !== other.key && shared > 0.25 * least) wrong.push(`${one.key} and ${other.key} overlap`);
    }
  }

  for (const one of document.querySelectorAll('.hcard .was')) {
    const card = one.closest('.hcard');
    if (card.checkVisibility() && one.scrollWidth > card.clientWidth) wrong.push(`cut on its card: ${one.dataset.will}`);
  }

  // boxes over the table
  const boxes = [...document.querySelectorAll('[data-panel], [data-preview]')]
    .filter(node => node.checkVisibility?.() && !node.closest('#acts'));
  if (!own.hidden) boxes.push(own);
  for (const panel of boxes) {
    const at = panel.getBoundingClientRect();
    for (const { node, shape, room, key } of lit) {
      const seen = { left: Math.max(shape.left, room.left), right: Math.min(shape.right, room.right),
        top: Math.max(shape.top, room.top), bottom: Math.min(shape.bottom, room.bottom) };
      const mine = panel.contains(node) || panel.dataset.preview === key || panel.dataset.panel === key;
      const there = seen.right - seen.left > 1 && seen.bottom - seen.top > 1;
      if (!mine && there && within(seen, at)) wrong.push(`${name(panel)} lies over ${key}`);
    }
  }
  return [...new Set(wrong)];
}
"""


def played(game_id: str, choices: int, seats: int) -> tuple[str, int]:
    """A random game and a question of the first seat in it with several options: after so many choices, or the last one there is."""
    record = Record(tessera.game(game_id), seats, seed=f"sizes {choices}")
    state, rnd, at = record.start(), random.Random(f"{game_id} {choices}"), 0
    while not state.over and at < choices:
        options = state.options()
        if state.seat == 0 and len(options) > 3:
            at = len(record.keys)
        record.keys.append(rnd.choice(options))
        state.choose(record.keys[-1])
    return record.text(state.digest()), at


SEATS = """
async body => (await fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json',
  'x-csrf': document.querySelector('meta[name=csrf]').content}, body: JSON.stringify(body)})).json()
"""


def passed_on(guest: Guest, game_id: str, choices: int) -> str:
    """A full table at one screen after some choices, where the screen has just been passed on. Returns its address."""
    page, rnd = guest.page, random.Random(game_id)
    names = [{"kind": "local", "name": f"Amalasuntha {n}"} for n in range(2, tessera.game(game_id).seat_counts()[-1] + 1)]
    page.goto("/")
    made: dict[str, Any] = page.evaluate(SEATS, {"game": game_id, "seats": [{"kind": "me"}, *names], "public": True})
    page.goto(f"/t/{made['id']}")
    while choices > 0 or not page.locator("[data-do=sit]").count():
        if page.locator("[data-do=sit]").count():
            page.click("[data-do=sit]")
        guest.until(guest.keys)
        before = guest.version()
        page.locator(f'#acts [data-key="{rnd.choice(guest.keys())}"]').first.dispatch_event("click")
        guest.newer(before)
        guest.settled()
        choices -= 1
    return f"/t/{made['id']}"


def opened(guest: Guest, game_id: str, choices: int, seats: int) -> None:
    """A table at such a position, with this guest in the first seat."""
    record, at = played(game_id, choices, seats)
    page = guest.page
    page.goto("/")
    page.set_input_files("[name=record]", {"name": f"{game_id}.tessera", "mimeType": "text/plain", "buffer": record.encode()})
    page.eval_on_selector("form[action='/records']", "form => form.requestSubmit()")  # it may be folded away
    page.wait_for_selector("#table")
    made: dict[str, Any] = page.evaluate(FORK, [page.get_attribute("#table", "data-table"), at])
    assert "id" in made, made
    page.goto(f"/t/{made['id']}")
    guest.wait("your-turn")
    guest.settled()  # what comes behind the first picture would take a preview away


def wrong_at(guest: Guest, size: tuple[int, int], pointed: bool = False) -> list[str]:
    """What does not hold of the page at this size; `pointed`: also while a move is pointed at."""
    page = guest.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("wide => innerWidth === wide", arg=size[0])
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 20))))")
    page.wait_for_selector("#table:not([data-sizing])")  # it has looked how much room there is, and got the drawing that fits
    page.evaluate(QUIET)
    found: list[str] = page.evaluate(WRONG)
    if pointed:
        target = page.locator("#acts [data-key]").first
        target.hover()
        guest.until(lambda: page.locator("[data-preview]:visible").count())
        found += page.evaluate(WRONG)
        page.mouse.move(2, 2)
    return [f"{size[0]} x {size[1]}: {one}" for one in found]
