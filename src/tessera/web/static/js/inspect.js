// Inspecting by keys: the arrows go through everything that has a meaning, in reading order; Enter opens its panel.
import { toast } from "./notice.js";
import { $$, say } from "./page.js";
import { ringed, show, stand } from "./panel.js";
import { root, word } from "./store.js";
import { THING, rectOf, seen, told } from "./things.js";
import { hideTip, tipAt } from "./tip.js";

const ROW = 24; // pixels: what lies within is one line
const mode = { things: [], at: -1 };

export const inspecting = () => mode.at >= 0;

/** All things that can be seen, line by line; board, own area and side column one after the other. */
function inOrder() {
  const rooms = [".strip", "#board-wrap", "#own", "#players", "#log"];
  return rooms.flatMap((room) =>
    $$(`${room} ${THING}`, root)
      .filter(seen)
      .map((node) => ({ node, box: rectOf(node) }))
      .sort((a, b) => Math.floor(a.box.top / ROW) - Math.floor(b.box.top / ROW) || a.box.left - b.box.left)
      .map(({ node }) => node));
}

export function begin() {
  mode.things = inOrder();
  if (!mode.things.length) return toast(word("about-inspect-none"));
  root.dataset.inspect = "1";
  say(word("about-inspect"));
  toast(word("about-inspect"));
  to(0);
}

export function end() {
  hideTip();
  ringed(null);
  Object.assign(mode, { things: [], at: -1 });
  delete root.dataset.inspect;
  stand(); // the ring goes back to the open panel
}

async function to(number) {
  mode.at = (number + mode.things.length) % mode.things.length;
  const thing = mode.things[mode.at];
  if (!thing.isConnected) return begin();
  thing.scrollIntoView({ block: "nearest", inline: "nearest" });
  ringed(rectOf(thing));
  root.dataset.inspected = thing.dataset.about;
  await tipAt(thing);
  const found = await told(thing.dataset.about).catch(() => null);
  if (found && mode.things[mode.at] === thing) say([found.tip.name, found.tip.text, found.tip.fact].filter(Boolean).join(". "));
}

const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A key while inspecting: was it ours? */
export function inspected(event) {
  const thing = mode.things[mode.at];
  if (event.key in STEPS) to(mode.at + STEPS[event.key]);
  else if (event.key === "Home" || event.key === "End") to(event.key === "Home" ? 0 : -1);
  else if (event.key === "Enter") {
    end();
    show(thing.dataset.about, { thing, focus: true });
  } else if (event.key === "Escape" || event.key.toLowerCase() === "i") end();
  else return false;
  return true;
}
