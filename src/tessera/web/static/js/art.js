// Pictures of stone on the board: theme and screen choose the file. Until it is there, or where nobody wants it, the drawing beneath is seen.
import { $, $$, home } from "./page.js";
import { facts, root } from "./store.js";

const page = document.documentElement;

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
  root.toggleAttribute("data-plain", plain);
  const [theme, dense] = [page.dataset.theme ?? "light", fine()];
  for (const image of images) {
    const file = `${home}/look/${image.dataset.art}-${theme}${dense || image.closest(".beside") ? "-2x" : ""}.webp`;
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
