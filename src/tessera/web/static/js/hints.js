// Hints: what a bot would do, ranked, under the question; the players fold to one line meanwhile.
import { select } from "./choose.js";
import { help } from "./help.js";
import { foresee } from "./preview.js";
import { $, made, say } from "./page.js";
import { facts, root, shown, word } from "./store.js";

const SEATS = ["red", "blue", "yellow", "green", "black", "white"];
const STEP = 1100; // milliseconds for each step of the line of play
const box = $("#hints");
let asked; // the step of the question they are about

export function closeHints() {
  if (box.hidden) return;
  box.hidden = true;
  delete root.dataset.hint;
  $("[data-do=hint]")?.setAttribute("aria-expanded", "false");
}

/** Ask and show; pressed again, it closes. */
export async function hint() {
  if (!box.hidden) return closeHints();
  asked = shown.meta.step;
  const { candidates } = await help("hint");
  const close = made("button", { type: "button", className: "btn sm ico ghost", textContent: "×", data: { do: "close-hints" } });
  close.setAttribute("aria-label", word("close"));
  const title = made("h2", { textContent: word(candidates.length ? "hint-title" : "hint-none"), tabIndex: -1 });
  const best = Math.max(...candidates.map(({ chance }) => chance ?? 0), 0.01);
  const list = made("ol", {}, ...candidates.map((one, place) => row(one, place, best)));
  const foot = made("p", { className: "small soft", textContent: candidates.length ? word("hint-about") : "" });
  box.replaceChildren(made("header", {}, title, close), list, foot);
  box.dataset.panel = "hint";
  box.hidden = false;
  root.dataset.hint = "1";
  $("[data-do=hint]")?.setAttribute("aria-expanded", "true");
  title.focus({ preventScroll: true });
  say(candidates.slice(0, 1).map(({ words, number, text }) => [words, number, text].join(". ")).join());
}

function row({ key, words, chance, number, text, line }, place, best) {
  const head = made("p", { className: "hint-head" }, made("b", { textContent: words }), made("span", { textContent: number }));
  const bar = made("i", { className: "hint-bar" }, made("i"));
  bar.firstChild.style.width = `${Math.round((100 * (chance ?? 0)) / best)}%`;
  const steps = line.map(({ seat, words: step }) => made("li", { title: facts.names[seat] ?? "" }, made("i", { className: `seal s-${SEATS[seat]}` }), step));
  const more = JSON.stringify(line.slice(1).filter(({ seat }) => seat === line[0].seat).map((step) => step.key)); // the line ends with another's
  const show = made("button", { type: "button", className: "btn sm", textContent: word("hint-show"), data: { do: "show-hint", choose: key, more } });
  return made("li", { className: place ? "" : "best" },
    head, ...(chance === null ? [] : [bar]), ...(text ? [made("p", { textContent: text })] : []),
    ...(line.length > 1 ? [made("ol", { className: "hint-line" }, ...steps)] : []), show);
}

/** Light the option on the board and in the list, where the button carries it out; then show the rest of the turn, step by step. */
export function showHint(node) {
  const { choose: key, more } = node.dataset;
  const keys = JSON.parse(more);
  const steps = [...(node.parentNode.querySelector(".hint-line")?.children ?? [])];
  select(key);
  const go = (done) => {
    if (done && shown.selected !== key) return; // something else is looked at
    for (const [n, step] of steps.entries()) step.classList.toggle("at", n === done);
    foresee(key, 0, keys.slice(0, done));
    if (done < keys.length) setTimeout(() => go(done + 1), STEP);
  };
  go(0);
}

/** The next question has other hints. */
export function bindHints() {
  const stale = () => { if (shown.meta.step !== asked) closeHints(); };
  new MutationObserver(stale).observe(root, { attributes: true, attributeFilter: ["data-version", "data-at"] });
}
