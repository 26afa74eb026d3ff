// Exercises: a click on the board answers like one on the list; what was solved is remembered on this device.
import { $, $$, home } from "./page.js";

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

/** Pictures of stone under the board, in the theme that is shown. */
function hang() {
  for (const image of $$("image.art")) {
    image.setAttribute("href", `${home}/look/${image.dataset.art}-${page.dataset.theme ?? "light"}.webp`);
    image.addEventListener("load", () => image.closest("#board")?.classList.add("dressed"), { once: true });
  }
}
new MutationObserver(hang).observe(page, { attributes: true, attributeFilter: ["data-theme"] });
hang();
