// Looking back: the table as it was after so many choices, and back to the present.
import { trouble } from "./notice.js";
import { $, ask } from "./page.js";
import { showResult } from "./result.js";
import { scrubber } from "./scrub.js";
import { form, id, live, refresh, root, shown, word } from "./store.js";
import { update } from "./update.js";

/** The table after `number` choices; null is the present. */
export async function look(number) {
  const latest = number !== null && number >= (shown.meta.steps ?? 0) && root.dataset.at === "";
  if (number === null || latest) {
    if (!live()) backToLive();
    return;
  }
  const message = await ask(`/api/tables/${id}/look?at=${number}&form=${form()}`);
  shown.at = number;
  root.dataset.at = number;
  $("#away").hidden = false;
  $("#away-text").textContent = word("you-look-at", { n: number, of: message.meta.steps });
  showResult(false);
  update({ ...message, past: true });
}

function backToLive() {
  shown.at = null;
  root.dataset.at = "";
  $("#away").hidden = true;
  if (location.pathname !== `/t/${id}`) history.replaceState(null, "", `/t/${id}`);
  refresh();
}

scrubber.go = (number) => look(number).catch(trouble);
