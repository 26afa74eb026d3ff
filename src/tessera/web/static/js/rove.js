// Going through the targets of a group by arrow keys: one of them can be reached by Tab, the arrows lead on from there.
import { $$ } from "./page.js";

export const TARGETS = "[data-key],[data-keys],[data-why]";

/** Only one element of a group can be reached by Tab; arrows move from there. */
export function rove(group) {
  if (!group) return;
  const all = $$(TARGETS, group);
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
    if (cost < least) [least, best] = [cost, node];
  }
  return best;
}

/** On to the next target in the direction of the arrow. */
export function move(event, group) {
  const nodes = $$(TARGETS, group).filter((node) => !node.closest("[hidden]"));
  const from = document.activeElement.closest(TARGETS);
  const to = neighbour(from, nodes, event.key);
  if (!to) return;
  from.setAttribute("tabindex", "-1");
  to.setAttribute("tabindex", "0");
  to.focus();
  event.preventDefault();
}
