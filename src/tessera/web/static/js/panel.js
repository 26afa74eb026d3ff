// The panel of a thing, beside it or as a sheet from below; and the ring round the thing.
import { trouble } from "./notice.js";
import { $, say } from "./page.js";
import { place } from "./place.js";
import { drawnAt, picture, rectOf, seen, told } from "./things.js";

const sheet = matchMedia("(max-width: 899px), (max-width: 1179px) and (orientation: portrait)");
const panel = $("#about");
const ring = $("#about-ring");
const open = { about: null, why: "", thing: null, opener: null, pinned: false, fresh: 0 };

export const isOpen = () => open.about !== null;
export const isPinned = () => open.pinned;

/** Shows what is told of `about`. `thing`: where it was touched; `focus`: the keyboard or a finger opened it. */
export async function show(about, { why = "", thing = null, focus = false, opener = document.activeElement } = {}) {
  const asked = (open.fresh += 1);
  const found = await told(about, why).catch(trouble);
  if (!found || asked !== open.fresh) return;
  if (!isOpen()) open.opener = opener;
  Object.assign(open, { about, why, thing: thing ?? drawnAt(about) });
  fill(found);
  panel.hidden = false;
  if (sheet.matches) reveal(open.thing);
  stand();
  if (focus) $("#about-name", panel).focus({ preventScroll: true });
  else say([found.tip.name, found.tip.fact || found.tip.text].filter(Boolean).join(". "));
}

function fill({ about, why, html }) {
  panel.dataset.panel = about;
  if (why === null) delete panel.dataset.why;
  else panel.dataset.why = why;
  $("#about-in", panel).innerHTML = html;
  const drawn = open.thing && picture(open.thing);
  const band = $(".about-band", panel);
  if (drawn) band.append(drawn);
  else band.remove();
}

/** Ring and panel where the thing is now. */
export function stand() {
  if (!isOpen()) return;
  const thing = open.thing?.isConnected && seen(open.thing) ? open.thing : drawnAt(open.about);
  open.thing = thing;
  const near = (thing && rectOf(thing)) ?? { left: innerWidth / 2, right: innerWidth / 2, top: 80, bottom: 80, width: 0, height: 0 };
  ringed(thing ? near : null);
  if (sheet.matches) panel.removeAttribute("style");
  else place(panel, near);
}

export function ringed(box) {
  ring.hidden = !box;
  if (box) Object.assign(ring.style, { left: `${box.left - 4}px`, top: `${box.top - 4}px`, width: `${box.width + 8}px`, height: `${box.height + 8}px` });
}

/** On a small screen the thing stays in sight above the sheet. */
function reveal(thing) {
  const box = thing && rectOf(thing);
  if (box && box.bottom > innerHeight * 0.44) thing.scrollIntoView({ block: "start" });
}

export function close() {
  if (!isOpen()) return;
  const { opener } = open;
  const inside = panel.contains(document.activeElement);
  Object.assign(open, { about: null, thing: null, opener: null, pinned: false, fresh: open.fresh + 1 });
  panel.hidden = true;
  delete panel.dataset.panel;
  delete panel.dataset.full;
  pinned();
  ringed(null);
  if (inside && opener?.isConnected) opener.focus?.({ preventScroll: true });
}

export function pin() {
  if (!isOpen()) return;
  open.pinned = !open.pinned;
  pinned();
}

function pinned() {
  $("[data-do=about-pin]", panel).setAttribute("aria-pressed", String(open.pinned));
}

/** The table has changed: what is told may be another thing now. */
export async function renew() {
  if (!isOpen()) return;
  const { about, why } = open;
  const asked = (open.fresh += 1);
  const found = await told(about, why).catch(() => null);
  if (asked !== open.fresh || open.about !== about) return;
  if (!found) return close();
  const at = $(".about-body", panel)?.scrollTop ?? 0;
  fill(found);
  $(".about-body", panel).scrollTop = at;
  stand();
}

/** The sheet follows the finger: up is all of it, down closes it. */
function swipe(grip) {
  let from = null;
  grip.addEventListener("pointerdown", (event) => { from = event.clientY; });
  grip.addEventListener("pointerup", (event) => {
    const far = from === null ? 0 : event.clientY - from;
    from = null;
    if (far > 40) close();
    else if (far < -30 || Math.abs(far) < 6) panel.toggleAttribute("data-full");
  });
}

export function bindPanel() {
  swipe($(".about-grip", panel));
  addEventListener("resize", stand);
  document.addEventListener("scroll", (event) => { if (!panel.contains(event.target)) stand(); }, { capture: true, passive: true });
}

