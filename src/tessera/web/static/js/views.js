// Small screens: one part of the board, or the own area, the players, the log at a time.
import { $, $$ } from "./page.js";
import { measured } from "./sizes.js";
import { live, phone, refresh, root, shown } from "./store.js";

const BESIDE = ["board", "own", "players", "log"]; // parts that lie in the page; the others are drawn by the server

/** Show this part. Returns whether the server has to draw it. */
export function turnTo(name) {
  const drawn = !BESIDE.includes(name);
  root.dataset.tab = drawn ? "board" : name;
  if (drawn) shown.view = name;
  markView();
  return drawn;
}

/**
 * A new decision begins: show the part where its places are lit, if none is lit in the part that is shown. Somebody who reads
 * the log, the players or the rules is left alone; so is everybody between two decisions.
 */
export function follow() {
  const { meta } = shown;
  if (shown.whole || !live() || meta.state !== "your-turn" || shown.followed === meta.step) return;
  shown.followed = meta.step;
  reveal();
  const reads = ["players", "log"].includes(root.dataset.tab) || !$("#drawer").hidden || !$("#menu").hidden;
  const lit = (meta.views ?? []).filter(([, , , n]) => n).map(([name]) => name);
  const now = root.dataset.tab === "own" ? "own" : (shown.view ?? meta.views?.[0]?.[0]);
  const part = meta.where || (meta.own || lit.includes(now) ? "" : lit[0]); // what is lit in one's own area can be seen beside every part
  if (!reads && part && part !== now && turnTo(part)) refresh({ d: shown.digest });
}

/** Of what is lit in one's own area something is seen, however far the area was pushed. */
function reveal() {
  const room = $("#own").getBoundingClientRect(), lit = $$("#own [data-key], #own [data-keys]");
  const seen = (one) => { const at = one.getBoundingClientRect(); return at.left > room.left - 2 && at.right < room.right + 2; };
  if (lit.length && !lit.some(seen)) lit[0].scrollIntoView({ block: "nearest", inline: "nearest" });
}

export function markView() {
  const { tab } = root.dataset;
  const part = shown.whole ? "board" : (shown.view ?? $("#nav [data-view]")?.dataset.view);
  const now = tab === "board" ? part : tab;
  for (const button of $$("#nav [data-view]")) {
    if (button.dataset.view === now) button.setAttribute("aria-current", "page");
    else button.removeAttribute("aria-current");
  }
}

export function bindViews() {
  phone.addEventListener("change", () => {
    root.dataset.tab = "board";
    if (measured()) refresh();
  });
}
