// Pictures of the ground: theme and screen choose the file, plain boards the flat one. Until it is there the drawing beneath is seen.
import { $, $$, home } from "./page.js";
import { facts, root } from "./store.js";

const page = document.documentElement;
let paper = false; // the page is being printed
const worn = new Set(); // pictures that have come

/** Whether this screen needs pictures twice as fine: it is fine itself, or shows a part of the board large. */
function fine() {
  const board = $("#board");
  const wide = Number(board.getAttribute("viewBox").split(" ")[2]);
  return (board.clientWidth / wide) * devicePixelRatio > 1.2;
}

/** Give every picture its file; those that have it already stay untouched. */
export function hang() {
  const images = $$("image.art", root);
  if (!$("#board-ground image.art")) $("#board-ground").classList.remove("dressed"); // a view without a picture
  if (!images.length) return;
  const plain = Boolean(facts.settings.plain);
  const [theme, dense] = [page.dataset.theme ?? "light", fine()];
  for (const image of images) {
    const file = plain ? flat(image) : `${home}/look/${image.dataset.art}-${theme}${dense || image.closest(".beside") ? "-2x" : ""}.webp`;
    if (image.getAttribute("href") === file) continue;
    const ground = image.closest("#board-ground");
    if (!worn.has(file)) ground?.classList.remove("dressed"); // another picture has to come first
    image.setAttribute("href", file);
  }
  if (paper) flatten();
}

/** The same picture in flat colours. */
function flat(image) {
  return `${home}/look/${image.dataset.art}-${page.dataset.theme ?? "light"}.svg`;
}

/** On paper boards are plain. What is asked for now would come after the print: so it is put into the page itself. */
function flatten() {
  for (const image of $$("image.art:not(:has(+ .flat))", root)) {
    const asked = new XMLHttpRequest();
    asked.open("GET", flat(image), false);
    try { asked.send(); } catch { return; } // offline: the drawing beneath is printed
    if (asked.status !== 200) continue;
    const drawn = new DOMParser().parseFromString(asked.responseText, "image/svg+xml").documentElement;
    for (const name of ["x", "y", "width", "height", "preserveAspectRatio"]) {
      if (image.hasAttribute(name)) drawn.setAttribute(name, image.getAttribute(name));
    }
    drawn.classList.add("flat");
    image.after(document.adoptNode(drawn));
  }
}

export function bindArt() {
  root.addEventListener("load", ({ target }) => {
    if (!target.matches?.("#board-ground image.art")) return;
    worn.add(target.getAttribute("href"));
    target.closest("#board-ground").classList.add("dressed");
  }, true);
  new MutationObserver(hang).observe(page, { attributes: true, attributeFilter: ["data-theme"] });
  addEventListener("resize", hang);
  addEventListener("beforeprint", () => { paper = true; flatten(); });
  addEventListener("afterprint", () => {
    paper = false;
    for (const drawn of $$("svg.flat", root)) drawn.remove();
  });
  hang();
}
