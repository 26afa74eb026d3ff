// Motion: what a move changed is shown on its way, at most 700 ms a move. The page is already as it will be: nothing waits for it, nothing
// that moves takes a click, and a press, a key or looking elsewhere ends it. Moves that come quickly are played one after the other.
import { $, $$, made } from "./page.js";
import { placed, route } from "./routes.js";
import { live, root, shown, still } from "./store.js";

const EASE = "cubic-bezier(.3,.7,.2,1)";
const [MOVE, WALK, ROLL, TURN, FLY] = [320, 110, 420, 200, 420]; // milliseconds
const [LONGEST, BACKLOG] = [700, 4000]; // a move; all that wait, before they are played faster
const MOST = 8; // signs that fly at once
const ways = new Map(); // node: what moves it now, and where it leads
const running = new Set();
let free = 0; // when the move before is over
let ended = 0; // how often all was ended

export const moving = () => root.dataset.motion !== "off" && !still.matches && !document.hidden;

/** Play something, after what waits already. */
function play(node, frames, { begin, lasts, ...more }) {
  const wait = Math.max(0, begin - performance.now());
  const motion = node.animate(frames, { duration: lasts, delay: wait, easing: EASE, fill: "backwards", ...more });
  running.add(motion);
  motion.finished.catch(() => {}).then(() => {
    running.delete(motion);
    if (ways.get(node)?.motion === motion) ways.delete(node);
  });
  return motion;
}

const written = ([x, y], rest) => `translate(${x}px, ${y}px) ${rest}`;
const length = (points) => points.slice(1).reduce((sum, [x, y], n) => sum + Math.hypot(x - points[n][0], y - points[n][1]), 0);

/** A piece goes from place to place; if it is on its way already, on from there. */
function travel(node, places, begin, lasts) {
  const { rest } = placed(node.getAttribute("transform"));
  const before = ways.get(node);
  const way = before ? [...before.way, ...places.slice(1)] : places;
  before?.motion.cancel();
  const points = route(way);
  const whole = length(points) || 1;
  const frames = points.map((point, n) => ({ transform: written(point, rest), offset: length(points.slice(0, n + 1)) / whole }));
  frames.at(-1).offset = 1;
  const motion = play(node, frames, { begin: before?.begin ?? begin, lasts: before ? before.lasts + lasts : lasts, easing: "ease-in-out" });
  ways.set(node, { motion, way, begin: before?.begin ?? begin, lasts: before ? before.lasts + lasts : lasts });
}

/** Words of an id that say what a thing is, not the how-manieth: `col-green-sea-0`. */
const names = (id) => id.split("-").filter((part) => part.length > 2 && !/^\d+$/.test(part));

/** A piece that went as this one came, and says the same of itself: it is the same piece. */
function same(node, gone) {
  const mine = names(node.id);
  return gone.find(({ id }) => names(id).filter((part) => mine.includes(part)).length >= 2);
}

function origin(node, was, gone) {
  if (was.has(node)) return placed(was.get(node).transform);
  const home = node.dataset.from && document.getElementById(node.dataset.from)?.getAttribute("transform");
  return placed(home ?? same(node, gone)?.transform);
}

/** Where its owner sits, on the board's own scale: one's own area, or the row of somebody else; null where that is not on the screen. */
function handOf(node) {
  const colour = node.querySelector?.("[class^='s-']")?.classList[0];
  const row = colour && $(`#players .${colour}`)?.closest("li");
  const box = row && (row.dataset.seat === root.dataset.viewer ? $("#own") : row).getBoundingClientRect();
  const scale = box?.width && node.ownerSVGElement?.getScreenCTM();
  return scale ? [(box.left + Math.min(box.width / 2, 140) - scale.e) / scale.a, (box.top + Math.min(box.height / 2, 40) - scale.f) / scale.d] : null;
}

const die = (node) => node.querySelector?.("[class^='d-']") && !node.querySelector("[class^='s-']");
const card = (node) => node.dataset?.from !== undefined || node.querySelector?.(".card");

/** A piece comes from its owner's hand; where that is not to be seen, from above. */
function setDown(node, { rest }, above, begin, pace) {
  const hand = handOf(node);
  if (hand) play(node, [{ transform: written(hand, rest) }, {}], { begin, lasts: pace * MOVE });
  else play(node, [{ opacity: 0, transform: above(18) }, { opacity: 1, offset: 0.5 }, {}], { begin, lasts: pace * TURN });
}

/** When the page is laid out: to measure forces nothing then. Not if all was ended meanwhile. */
function soon(then) {
  const before = ended;
  requestAnimationFrame(() => { if (before === ended) then(); });
}

/** How a piece of this message moves: what it is, and what to play. */
function plan(node, was, gone) {
  const now = placed(node.getAttribute("transform"));
  if (!now) return null;
  const from = origin(node, was, gone);
  const away = from && Math.hypot(from.at[0] - now.at[0], from.at[1] - now.at[1]) > 1;
  if (away) return { kind: card(node) ? "card" : "piece", go: (begin, pace) => travel(node, [from.at, now.at], begin, pace * MOVE) };
  if (was.has(node) && !was.get(node).inside) return null; // only lit, or not to be had: it is the same
  const above = (high) => written([now.at[0], now.at[1] - high], now.rest);
  const tumble = [[-240, 26], [-60, 12], [35, 5], [-12, 0], [0, 0]].map(([deg, high]) => ({ transform: `${above(high)} rotate(${deg}deg)` }));
  if (die(node)) return { kind: "dice", go: (begin, pace) => play(node, tumble, { begin, lasts: pace * ROLL }) };
  const flat = `${written(now.at, now.rest)} scaleX(.05)`;
  if (card(node)) return { kind: "card", go: (begin, pace) => play(node, [{ transform: flat }, {}], { begin, lasts: pace * TURN }) };
  if (!was.has(node)) return { kind: "piece", go: (begin, pace) => soon(() => setDown(node, now, above, begin, pace)) };
  return null;
}

/** When the next move may begin, and how fast it goes: the longer the queue, the faster. */
function slot() {
  if (shown.meta.state === "your-turn" && live()) hurry(); // what others did is over soon when somebody can choose
  const now = performance.now();
  const begin = Math.max(now, free);
  const pace = (root.dataset.motion === "fast" ? 0.4 : 1) * Math.min(1, Math.max(0.15, (BACKLOG - (begin - now)) / BACKLOG));
  free = begin + pace * LONGEST * 0.7;
  return { begin, pace };
}

/** What waits and moves is done within the time of one move. */
function hurry() {
  const now = performance.now();
  const rate = Math.max(1, (free - now) / LONGEST);
  if (rate > 1) for (const motion of running) motion.updatePlaybackRate(rate);
  free = Math.min(free, now + LONGEST);
}

/** Show a message on its way. `changed`: nodes that are new or have moved or changed; `was`: where they stood; `gone`: what went;
 * `gains`: signs in players' rows that say more now. Returns what was to be seen: dice, card, piece, coin. */
export function animate({ changed, was, gone, gains }) {
  const pieces = changed.filter((node) => node.ownerSVGElement && !node.matches(".target, .ask")); // what can be pressed is there at once
  const plans = pieces.map((node) => plan(node, was, gone)).filter(Boolean);
  const kinds = new Set(plans.map(({ kind }) => kind));
  if (gains.length) kinds.add("coin");
  if (moving() && (plans.length || gains.length)) {
    const { begin, pace } = slot();
    for (const { go } of plans) go(begin, pace);
    const source = pieces[0] ?? $("#board-wrap");
    if (gains.length) soon(() => fly(gains.slice(0, MOST), source, begin, pace));
  }
  return kinds;
}

const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];

const aims = new Map(); // what flies: where it set out, the sign it flies to, its motion

/** From the board to the sign, wherever that is by now. */
function aim(bird) {
  const { x, y, sign, motion } = aims.get(bird);
  const box = sign.getBoundingClientRect();
  if (!box.width) return;
  const [a, b] = middle(box);
  motion.effect.setKeyframes([`translate(${x}px, ${y}px) scale(1.5)`, `translate(${a}px, ${b}px)`].map((transform) => ({ transform })));
}

/** The question grows or shrinks while they fly, and the rows below it move. */
const follow = new ResizeObserver(() => { for (const bird of aims.keys()) aim(bird); });

/** Goods and coins fly from the board to the row of their owner. */
function fly(gains, source, begin, pace) {
  const from = source.getBoundingClientRect();
  if (!from.width) return;
  const [x, y] = middle(from.width > 300 ? $("#board-wrap").getBoundingClientRect() : from);
  const there = gains.filter((sign) => sign.getBoundingClientRect().width);
  if (there.length) for (const one of $$("#prompt, #players")) follow.observe(one);
  for (const [n, sign] of there.entries()) {
    const bird = made("div", { className: "bird" }, sign.cloneNode(true));
    $("#birds").append(bird);
    aims.set(bird, { x, y, sign, motion: play(bird, [{}, {}], { begin: begin + 40 * n, lasts: pace * FLY }) });
    aim(bird);
    aims.get(bird).motion.finished.catch(() => {}).then(() => land(bird));
  }
}

function land(bird) {
  bird.remove();
  aims.delete(bird);
  if (!aims.size) follow.disconnect();
}

/** Everything is where it belongs, at once. */
export function skip() {
  free = 0;
  ended += 1; // what has not set out yet stays
  for (const motion of [...running]) motion.finish();
  for (const bird of $$("#birds > *")) land(bird);
}

export function bindMotion() {
  for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, skip, true);
  document.addEventListener("visibilitychange", skip);
}
