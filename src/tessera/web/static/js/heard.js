// What the server says over the line: a new picture, receipts, refusals, who is here, what was said.
import { why } from "./about.js";
import { settle, sure } from "./choose.js";
import { tail } from "./log.js";
import { saved, toast } from "./notice.js";
import { $ } from "./page.js";
import { live, refresh, root, shown, version, wire, word } from "./store.js";
import { foretold } from "./preview.js";
import { answered, chatLines } from "./talk.js";
import { explain, present, price, update } from "./update.js";

const HANDLERS = { update, ack, effects, sure, prices, preview: foretold, error: refused, pong, chat: chatLines, here };

export function heard(message) {
  try {
    HANDLERS[message.t]?.(message);
  } catch (fault) {
    if (message.t !== "update" || message.full) throw fault;
    console.warn(fault); // small changes need a page as it was drawn: ask for the whole one
    root.dataset.digest = "";
    wire.again(0);
  }
}

function ack(message) {
  answered(message.id, false);
  if (message.id === shown.pending) settle();
}

function refused(message) {
  answered(message.id, true);
  if (message.id && message.id === shown.pending) settle();
  if (message.error === "not-saved") saved("not-saved-yet", "warn");
  else if (message.error === "stale") toast(word("not-sent"));
  else if (message.error === "illegal" && message.key) why(message.key);
  else toast(message.words ?? word("error-unknown"));
}

/** The effects of the moves, where they were not quick enough to come with the picture. */
function effects(message) {
  if (message.v !== version()) return;
  const began = performance.now();
  explain(message.effects);
  tail(); // the list of moves has grown, the log is lower now
  performance.measure("tessera-later", { start: began });
}

/** What the moves cost and bring, at the right of each. */
function prices(message) {
  if (message.v === version()) price(message.prices);
}

function pong(message) {
  if (live() && message.v > version()) refresh();
}

function here({ online, watchers }) {
  shown.online = online;
  present();
  const tag = $("#watchers");
  tag.hidden = !watchers;
  const kind = $("[data-room]") ? "looking" : "watching"; // before the game nobody watches anything
  tag.textContent = watchers === 1 ? word(`${kind}-1`) : word(kind, { n: watchers });
}
