// Everything by keyboard: one stop per group, arrows inside it, and single letters for what is needed often.
import { $, $$ } from "./page.js";

/** Only one element of a group can be reached by Tab; arrows move from there. */
export function rove(group) {
  if (!group) return;
  const all = $$("[data-key],[data-keys],[data-why]", group);
  const first = all.find((node) => node.dataset.why === undefined) ?? all[0];
  for (const node of all) {
    const index = node === first ? "0" : "-1";
    if (node.getAttribute("tabindex") !== index) node.setAttribute("tabindex", index);
  }
}

function middle(node) {
  const box = node.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** The nearest neighbour in the direction of an arrow key. */
function neighbour(from, nodes, key) {
  const [x, y] = middle(from);
  const along = { ArrowRight: (dx) => dx, ArrowLeft: (dx) => -dx, ArrowDown: (dx, dy) => dy, ArrowUp: (dx, dy) => -dy }[key];
  let best = null;
  let least = Infinity;
  for (const node of nodes) {
    if (node === from) continue;
    const [a, b] = middle(node);
    const [dx, dy] = [a - x, b - y];
    const ahead = along(dx, dy);
    if (ahead <= 1) continue;
    const aside = Math.abs(dx) + Math.abs(dy) - ahead;
    const cost = ahead + 2.5 * aside;
    if (cost < least) { least = cost; best = node; }
  }
  return best;
}

function move(event, group) {
  const nodes = $$("[data-key],[data-keys],[data-why]", group).filter((node) => !node.closest("[hidden]"));
  const from = document.activeElement.closest("[data-key],[data-keys],[data-why]");
  const to = neighbour(from, nodes, event.key);
  if (!to) return;
  from.setAttribute("tabindex", "-1");
  to.setAttribute("tabindex", "0");
  to.focus();
  event.preventDefault();
}

export function bindKeys(table, { act, clear, choose, scrubber, ACTS }) {
  document.addEventListener("keydown", (event) => {
    const node = event.target;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (node.matches("input:not([type=checkbox], [type=radio]), textarea, select") && event.key !== "Escape") return;
    if (event.key.startsWith("Arrow")) {
      const group = node.closest?.("#board, #acts, #own");
      if (group && node.closest("[data-key],[data-keys],[data-why]")) move(event, group);
      return;
    }
    if ((event.key === "Enter" || event.key === " ") && node.closest?.("[role=button]:is([data-key], [data-keys], [data-why])")) {
      event.preventDefault();
      if (!event.repeat) act(node.closest("[data-key],[data-keys],[data-why]"), event);
      return;
    }
    if (event.repeat) return;
    const nth = /^[1-9]$/.test(event.key) ? $$("#acts li:not([hidden]) [data-key]")[Number(event.key) - 1] : null;
    if (nth) { choose(nth.dataset.key); return; }
    const handle = {
      u: () => { const button = $("[data-do=undo]:not([hidden])"); if (button) act(button, event); },
      h: () => ACTS.hint(),
      r: () => ACTS.rules($("[data-do=rules]")),
      l: () => { document.dispatchEvent(new CustomEvent("tab", { detail: "log" })); $("#log").focus(); },
      b: () => ACTS.read(),
      "[": () => scrubber.turn(-1),
      "]": () => scrubber.turn(1),
      "?": () => ACTS.more($("[data-do=more]")),
      Escape: () => {
        if (node.matches("input, textarea")) node.blur();
        clear();
        for (const name of ["#menu", "#why"]) $(name).hidden = true;
        $("[data-do=more]").setAttribute("aria-expanded", "false");
        if (!$("#drawer").hidden) ACTS["close-drawer"]();
        ACTS["close-result"]();
      },
    }[event.key];
    if (handle) { event.preventDefault(); handle(); }
  });
}
