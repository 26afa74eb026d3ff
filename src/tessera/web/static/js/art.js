// Pictures of stone on the board: theme and screen choose the file. Until it is there, or where nobody wants it, the drawing beneath is seen.
import { $, $$, home } from "./page.js";
import { facts, root } from "./store.js";

const page = document.documentElement;

/** How the file ends that this screen needs: on a fine screen, or one that shows a part of the board large, twice as fine. */
function ending() {
  const board = $("#board");
  const wide = Number(board.getAttribute("viewBox").split(" ")[2]);
  const fine = (board.clientWidth / wide) * devicePixelRatio > 1.2;
  return `-${page.dataset.theme ?? "light"}${fine ? "-2x" : ""}.webp`;
}

/** Give every picture its file; those that have it already stay untouched. */
export function hang() {
  const images = $$("image.art", root);
  if (!$("#board-ground image.art")) $("#board-ground").classList.remove("dressed"); // a view without a picture
  if (!images.length) return;
  const plain = Boolean(facts.settings.plain);
  const end = ending();
  for (const image of images) {
    const file = `${home}/look/${image.dataset.art}${end}`;
    if (plain) image.removeAttribute("href");
    else if (image.getAttribute("href") !== file) image.setAttribute("href", file);
  }
  if (plain) for (const sheet of $$("svg.dressed")) sheet.classList.remove("dressed");
}

export function bindArt() {
  root.addEventListener("load", ({ target }) => {
    if (target.matches?.("#board-ground image.art")) target.ownerSVGElement.closest("#board-ground").classList.add("dressed");
  }, true);
  new MutationObserver(hang).observe(page, { attributes: true, attributeFilter: ["data-theme"] });
  addEventListener("resize", hang);
  hang();
}
