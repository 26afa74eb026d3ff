// Exercises: a click on the board answers like one on the list, on anything else it tells what that is; what was solved is remembered on this device.
import { $, $$, ask, home } from "./page.js";

const KEPT = "puzzles";
const solved = new Set(JSON.parse(localStorage.getItem(KEPT) ?? "[]"));
const page = document.documentElement;
const main = $("main[data-puzzle]");

if (main?.dataset.state === "right") {
  solved.add(main.dataset.puzzle);
  localStorage.setItem(KEPT, JSON.stringify([...solved]));
}
for (const link of $$("a[data-puzzle]")) link.classList.toggle("solved", solved.has(link.dataset.puzzle));

const listed = (key) => $(`#acts [data-key="${CSS.escape(key)}"]`);

for (const place of $$("#board [data-key], #own [data-key]")) {
  place.addEventListener("click", () => listed(place.dataset.key)?.click());
  place.addEventListener("keydown", (event) => { if (event.key === "Enter") listed(place.dataset.key)?.click(); });
}
for (const place of $$("#board [data-keys]")) {
  place.addEventListener("click", () => {
    const keys = new Set(place.dataset.keys.split(" "));
    for (const one of $$("#acts [data-key]")) one.parentNode.hidden = !keys.has(one.dataset.key);
  });
}

// ---- what is this? ----------------------------------------------------------------------------------------------

const panel = $("#about");
const GAP = 12; // pixels between a thing and its panel
const LIT = "[data-key], [data-keys]";

async function tell(thing, focus) {
  const { about, html } = await ask(`${main.dataset.puzzle}/about/${encodeURIComponent(thing.dataset.about)}${location.search}`);
  $("#about-in", panel).innerHTML = html;
  $(".about-band", panel)?.remove();
  Object.assign(panel, { hidden: false, opener: thing });
  panel.dataset.panel = about;
  if (innerWidth < 900) panel.removeAttribute("style"); // a sheet from below
  else stand(thing.getBoundingClientRect());
  if (focus) $("#about-name", panel).focus({ preventScroll: true });
}

/** To the right of its thing, or to the left where there is no room. */
function stand(near) {
  const [wide, high] = [panel.offsetWidth, panel.offsetHeight];
  const left = near.right + GAP + wide < innerWidth ? near.right + GAP : Math.max(GAP, near.left - GAP - wide);
  const top = Math.max(GAP, Math.min(near.top, innerHeight - high - GAP));
  Object.assign(panel.style, { left: `${Math.round(left)}px`, top: `${Math.round(top)}px` });
}

function shut() {
  if (panel.contains(document.activeElement)) panel.opener?.focus?.({ preventScroll: true });
  panel.hidden = true;
  delete panel.dataset.panel;
}

const thingAt = (event) => event.target.closest("[data-about]") ?? (event.target.closest(LIT)
  ? document.elementsFromPoint(event.clientX, event.clientY).map((node) => node.closest("[data-about]")).find(Boolean) : null);

main?.addEventListener("click", (event) => {
  const chosen = event.target.closest("[data-choose]");
  if (chosen) return listed(chosen.dataset.choose)?.click();
  if (event.target.closest("[data-do=about-close]")) return shut();
  if (event.target.closest("#about, button, a") || event.target.closest(LIT)) return;
  const thing = thingAt(event);
  if (thing) tell(thing, true);
  else if (!panel.hidden) shut();
});
main?.addEventListener("contextmenu", (event) => { // a finger that holds asks so as well
  const thing = event.target.closest("#about") ? null : thingAt(event);
  if (!thing) return;
  event.preventDefault();
  tell(thing, true);
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && panel && !panel.hidden) shut();
  const thing = document.activeElement?.closest("[data-about]");
  if (event.key.toLowerCase() === "i" && thing && !event.ctrlKey && !event.metaKey) tell(thing, true);
});

/** Pictures of stone under the board, in the theme that is shown. */
function hang() {
  for (const image of $$("image.art")) {
    image.setAttribute("href", `${home}/look/${image.dataset.art}-${page.dataset.theme ?? "light"}.${main.dataset.plain === "1" ? "svg" : "webp"}`);
    image.addEventListener("load", () => image.closest("#board")?.classList.add("dressed"), { once: true });
  }
}
new MutationObserver(hang).observe(page, { attributes: true, attributeFilter: ["data-theme"] });
hang();
