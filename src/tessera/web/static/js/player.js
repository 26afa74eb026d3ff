// Playing turns one after the other: looking back at a whole game, or only at what happened since my last move ("show me").
import { trouble } from "./notice.js";
import { look } from "./past.js";
import { $, $$ } from "./page.js";
import { scrubber } from "./scrub.js";
import { live, phone, root, shown, word } from "./store.js";
import { turnTo } from "./views.js";

const BREATH = 1300; // milliseconds from turn to turn
let timer;
let last = null; // the turn at which "show me" ends; null: the game's
let speed = Number(sessionStorage.getItem("speed")) || 1;

export const playing = () => root.dataset.playing === "1";

function set(on) {
  if (on) root.dataset.playing = "1";
  else delete root.dataset.playing;
  const button = $("[data-do=play]");
  button.setAttribute("aria-pressed", String(on));
  button.setAttribute("aria-label", word(on ? "pause" : "play-turns"));
}

export function pause() {
  clearTimeout(timer);
  set(false);
}

/** The next turn, after a breath; at the end it stops, or goes back to the present after "show me". */
async function step() {
  const now = scrubber.number();
  if (last !== null && now >= last) return stop();
  if (now >= scrubber.ends.length) return pause();
  await look(scrubber.ends[now], true);
  if (playing()) timer = setTimeout(() => step().catch(trouble), BREATH / speed);
}

/** On a small screen the log lies over the board: what is played shall be seen. */
function toBoard() {
  if (phone.matches && root.dataset.tab !== "board") turnTo(shown.view ?? shown.meta.views?.[0]?.[0] ?? "board");
}

/** Play on from the turn that is shown; at the end of the game from its beginning. */
async function play() {
  toBoard();
  set(true);
  if (live()) {
    last = null;
    await look(0, true);
  } else if (scrubber.number() >= scrubber.ends.length) await look(0, true);
  timer = setTimeout(() => step().catch(trouble), BREATH / speed / 2);
}

export function toggle() {
  if (playing()) pause();
  else return play();
}

/** What I missed: from my last move to the present. */
export async function showMe() {
  const [first, end] = shown.meta.missed ?? [];
  if (!first || !live()) return;
  last = end;
  toBoard();
  set(true);
  await look(first > 1 ? scrubber.ends[first - 2] : 0, true);
  timer = setTimeout(() => step().catch(trouble), BREATH / speed / 2);
}

/** Back to the present. */
export function stop() {
  pause();
  last = null;
  return look(null);
}

export function setSpeed(node) {
  speed = Number(node.dataset.speed);
  sessionStorage.setItem("speed", speed);
  for (const one of $$("[data-speed]")) one.setAttribute("aria-pressed", String(one === node));
}

const turn = (step) => () => { pause(); scrubber.turn(step); };
const KEYS = {
  " ": toggle,
  ArrowLeft: turn(-1),
  ArrowRight: turn(1),
  ArrowUp: () => { pause(); scrubber.round(-1); },
  ArrowDown: () => { pause(); scrubber.round(1); },
  Home: () => { pause(); scrubber.go(0); },
  End: () => { pause(); scrubber.go(scrubber.total); },
  Escape: stop,
};
const OTHERS = "input, textarea, select, [role=tab], #log, dialog, [role=dialog], .menu, .drawer"; // they have these keys for themselves

/** Looking back has keys of its own. Returns whether this was one. */
export function replayKey(event) {
  if (live() || !(event.key in KEYS) || event.target.closest(OTHERS)) return false;
  if (event.key === " " && event.target.matches("button, [role=button]")) return false;
  event.preventDefault();
  Promise.resolve(KEYS[event.key]()).catch(trouble);
  return true;
}

export function bindPlayer() {
  setSpeed($(`[data-speed="${speed}"]`) ?? $('[data-speed="1"]'));
  $(".scrub").addEventListener("click", (event) => { // pressed by a hand: the keys of the replay are free again
    if (event.detail && !live()) $("#mos").focus({ preventScroll: true });
  });
}
