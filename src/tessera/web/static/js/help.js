// Help at the table: the rules drawer, and what is closed.
import { $, $$, ask, made, part } from "./page.js";
import { id, shown, word } from "./store.js";

/** The rules, with what applies now on top; pressed again, it closes. */
export async function openDrawer(opener) {
  const drawer = $("#drawer");
  if (!drawer.hidden) {
    drawer.hidden = true;
    opener?.setAttribute("aria-expanded", "false");
    return;
  }
  drawer.innerHTML = await part(`/t/${id}/rules`);
  drawer.hidden = false;
  shown.opener = opener;
  opener?.setAttribute("aria-expanded", "true");
  const search = $("#rules-search", drawer);
  search.addEventListener("input", () => find(drawer, search.value));
  $("[data-do=close-drawer]", drawer).focus();
}

function find(drawer, text) {
  const wanted = text.trim().toLowerCase();
  let found = 0;
  for (const chapter of $$("#rules-list details", drawer)) {
    let here = 0;
    for (const clause of $$(".clause", chapter)) {
      const fits = !wanted || clause.dataset.text.includes(wanted) || clause.textContent.toLowerCase().includes(wanted);
      clause.hidden = !fits;
      if (fits) here += 1;
    }
    chapter.hidden = !here;
    chapter.open = Boolean(wanted) && here > 0;
    found += here;
  }
  const told = found === 1 ? word("rules-found-1") : word("rules-found", { n: found });
  $("#rules-found", drawer).textContent = wanted ? told : "";
}

/** Help about the pending decision, as plain facts: all that is "closed", or a "hint". */
export const help = (about, more = {}) => ask(`/api/tables/${id}/help`, "POST", { about, ...more });

/** The list of all that is closed, under the question. */
export async function toggleClosed(button) {
  const box = $("#closed");
  const open = (on) => {
    box.hidden = !on;
    button.setAttribute("aria-expanded", String(on));
  };
  open(box.hidden);
  if (box.hidden) return;
  try {
    const { closed } = await help("closed");
    if (!box.hidden) box.replaceChildren(closedList(closed)); // the next question may have come meanwhile
  } catch (error) {
    open(false);
    throw error; // the table says it
  }
}

function closedList(groups) {
  if (!groups.length) return made("p", { className: "small soft", textContent: word("nothing-closed") });
  return made("ul", {}, ...groups.map(closedGroup));
}

/** One reason: its clause, the fact if it is the same for all, and what it closes; each opens the panel of the thing. */
function closedGroup({ clause, things, words }) {
  const same = things.every(({ fact }) => fact === things[0].fact) ? things[0].fact : "";
  const head = made("p", {}, made("span", { className: "tag", textContent: clause }), ` ${same}`);
  const rows = things.map(({ key, words: name, fact }) => {
    const more = same || !fact ? [] : [made("small", { textContent: fact })];
    return made("li", {}, made("button", { type: "button", data: { why: key } }, made("b", { textContent: name }), ...more));
  });
  const rest = words ? [made("li", { className: "small soft", textContent: words })] : [];
  return made("li", {}, head, made("ul", {}, ...rows, ...rest));
}

/** The drawer with a heading, a button that closes it, and this in it. */
export function openWith(title, ...inside) {
  const drawer = $("#drawer");
  const close = made("button", { type: "button", className: "btn sm", textContent: word("close"), data: { do: "close-drawer" } });
  const head = made("div", { className: "row" }, made("h2", { className: "grow", textContent: title }), close);
  drawer.replaceChildren(head, ...inside);
  drawer.hidden = false;
  close.focus();
}
