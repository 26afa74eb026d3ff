// Looking back at a finished game: what one's own turns gave away (?, ??) or found (!), on the scrubber and beside the turn that is shown.
import { $, $$, ask, home, made } from "./page.js";
import { scrubber } from "./scrub.js";
import { id, root, word } from "./store.js";

const LATER = 300; // milliseconds until the line is asked again
const found = {}; // by seat, what is being judged or was

/** A seat's choices as they were judged; it is judged as long as somebody looks on. */
export async function reviewed(seat) {
  while (root.dataset.line !== "open") await new Promise((done) => { setTimeout(done, LATER); });
  found[seat] ??= ask(`/api/tables/${id}/review?seat=${seat}`);
  return found[seat];
}

/** "only mine", "only mistakes": what a step of the replay leaves out. */
function filters() {
  const one = (only, text) => {
    const button = made("button", { type: "button", className: "btn sm", textContent: word(text), data: { do: "only", only } });
    button.setAttribute("aria-pressed", String(scrubber.only === only));
    return button;
  };
  return made("div", { className: "row only" }, one("mine", "only-mine"), one("faults", "only-faults"));
}

export function only(node) {
  scrubber.only = scrubber.only === node.dataset.only ? "" : node.dataset.only;
  for (const one of $$("[data-do=only]")) one.setAttribute("aria-pressed", String(one.dataset.only === scrubber.only));
}

/** In the box of the turn that is shown: its mark in words, and the way to try it again. */
function beside() {
  const box = $("#then");
  for (const old of $$(".signed", box)) old.remove();
  const sign = scrubber.signs.find(({ turn }) => turn === scrubber.number());
  const parts = [filters()];
  if (sign) {
    const kind = sign.mark === "!" ? "good" : "bad";
    const text = word(kind === "good" ? "judged-best" : "judged-costly", { n: sign.percent, other: sign.other });
    const puzzle = made("a", { className: "btn sm", href: `${home}/t/${id}/puzzle/${sign.at}`, textContent: word("puzzle-here") });
    parts.unshift(made("p", {}, made("b", { className: `tag ${kind}`, textContent: sign.mark }), ` ${sign.words}. ${text}`));
    parts.push(...(sign.puzzle ? [puzzle] : []));
  }
  box.append(made("div", { className: "signed" }, ...parts));
}

/** After a turn of a finished game was shown. */
export async function signed() {
  if (!$("#then [data-do=result]") || root.dataset.viewer === "") return;
  const { signs } = await reviewed(root.dataset.viewer);
  scrubber.sign(signs ?? [], Number(root.dataset.viewer));
  if ($("#then [data-do=result]")) beside();
}
