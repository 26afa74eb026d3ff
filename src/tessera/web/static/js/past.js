// Looking back: the table as it was after so many choices, and back to the present.
import { trouble } from "./notice.js";
import { $, ask, home } from "./page.js";
import { showResult } from "./result.js";
import { scrubber } from "./scrub.js";
import { signed } from "./signs.js";
import { form, id, live, refresh, root, shown, word } from "./store.js";
import { update } from "./update.js";
import { turnTo } from "./views.js";

let left = ["board", null]; // tab and part of the board, before somebody looked back

/** The table after `number` choices; null is the present, and so is its end, unless `stay`. */
export async function look(number, stay = false) {
  root.dataset.looking = "1"; // until it is shown
  try {
    await fetched(number, stay);
  } finally {
    if (shown.wanted == null) delete root.dataset.looking;
  }
}

async function fetched(number, stay) {
  const latest = !stay && number !== null && number >= (shown.meta.steps ?? 0) && root.dataset.at === "";
  shown.wanted = latest ? null : number;
  if (shown.wanted === null) {
    if (!live()) backToLive();
    return;
  }
  if (live()) left = [root.dataset.tab, shown.view];
  const [from, base] = [live() ? "" : `&from=${shown.at}`, shown.digest];
  const message = await ask(`/api/tables/${id}/look?at=${number}&form=${form()}${from}&d=${base}`);
  if (shown.wanted !== number) return;
  const other = shown.at !== number;
  if (message.full || shown.digest === base) await show(number, message);
  else await look(number, stay); // the page has moved on: what differs does not fit any more
  if (other) await toPart(number);
}

/** On a small screen: another part of the board, if what the turn changed is seen there and not here. */
async function toPart(number) {
  const part = shown.meta.part;
  if (shown.whole || shown.at !== number || root.dataset.tab !== "board" || !part || part === (shown.view ?? shown.meta.views?.[0]?.[0])) return;
  turnTo(part);
  await look(number, true);
}

async function show(number, message) {
  shown.wanted = undefined;
  shown.at = number;
  shown.reading = false;
  root.dataset.at = number;
  $("#away").hidden = false;
  showResult(false);
  try {
    update({ ...message, past: true });
    follow(message.meta.title);
    signed().catch(trouble);
  } catch (fault) {
    if (message.full) throw fault;
    console.warn(fault); // small changes need a page as it was drawn
    shown.digest = "";
    await look(number, true);
  }
}

/** Words and the address follow what is shown: a turn where it ends with one, else so many choices. */
function follow(title) {
  const now = scrubber.number();
  $("#away-text").textContent = word("you-look-at", { n: now, of: scrubber.ends.length });
  document.title = title;
  const whole = shown.at === 0 || scrubber.ends[now - 1] === shown.at;
  history.replaceState(null, "", `${home}/t/${id}/${whole ? `turn/${now}` : `at/${shown.at}`}`);
}

function backToLive() {
  const now = shown.whole || left[0] !== "board" ? "" : (left[1] ?? shown.meta.views?.[0]?.[0]);
  if (now && root.dataset.tab === "board") turnTo(now); // to the part that was looked at before
  const from = { at: shown.at, d: shown.digest };
  shown.at = null;
  root.dataset.at = "";
  $("#away").hidden = true;
  if (location.pathname !== `${home}/t/${id}`) history.replaceState(null, "", `${home}/t/${id}`);
  refresh(from);
}

scrubber.go = (number) => look(number).catch(trouble);
