// The tip under the pointer: name, one sentence, one fact; after a moment, and then at once from thing to thing.
import { $, made } from "./page.js";
import { place } from "./place.js";
import { root } from "./store.js";
import { LIT, THING, rectOf, told } from "./things.js";

const WAIT = 350; // milliseconds until it shows
const NEXT = 600; // so long after one was shown the next comes at once
const tip = $("#tip");
let over = null;
let timer;
let pressed = null; // where the pointer was pressed last: what comes to lie under it there was not pointed at
let hiddenAt = -NEXT;

export function hideTip() {
  clearTimeout(timer);
  if (!tip.hidden) hiddenAt = performance.now();
  tip.hidden = true;
  delete tip.dataset.panel;
  over?.removeAttribute("aria-describedby");
  over = null;
}

/** Shows it for this thing. */
export async function showTip(thing) {
  const { tip: found } = await told(thing.dataset.about).catch(() => ({}));
  if (!found || over !== thing || !thing.isConnected) return;
  const lines = [
    made("p", { className: "tip-name" }, made("b", { textContent: found.name }), found.kind ? ` ${found.kind}` : ""),
    ...(found.text ? [made("p", { textContent: found.text })] : []),
    ...(found.fact ? [made("p", { className: found.bad ? "bad" : "", textContent: found.fact })] : []),
  ];
  tip.replaceChildren(...lines);
  tip.dataset.panel = thing.dataset.about;
  tip.hidden = false;
  place(tip, rectOf(thing));
  thing.setAttribute("aria-describedby", "tip");
}

/** For the keyboard: this thing, at once. */
export function tipAt(thing) {
  hideTip();
  over = thing;
  return showTip(thing);
}

function entered(event) {
  if (event.pointerType === "touch" || event.buttons) return;
  if (pressed?.clientX === event.clientX && pressed.clientY === event.clientY) return;
  const lit = event.target.closest?.(LIT) ?? event.target.closest?.("#about");
  const thing = lit ? null : event.target.closest?.(THING);
  if (thing === over) return;
  const now = !tip.hidden || performance.now() - hiddenAt < NEXT;
  hideTip();
  if (!thing || thing.dataset.about === $("#about").dataset.panel) return;
  over = thing;
  timer = setTimeout(() => showTip(thing), now ? 0 : WAIT);
}

export function bindTip() {
  root.addEventListener("pointerover", entered);
  root.addEventListener("pointerleave", hideTip);
  root.addEventListener("pointerdown", (event) => { hideTip(); pressed = event; });
  document.addEventListener("scroll", hideTip, { capture: true, passive: true });
}
