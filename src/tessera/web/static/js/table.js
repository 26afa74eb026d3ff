// The table page. It shows what the server sends and sends what is chosen; it knows no rule of any game.
import { bindAbout } from "./about.js";
import { bindActs } from "./acts.js";
import { bindAid } from "./aid.js";
import { bindArt } from "./art.js";
import { fit } from "./board.js";
import { bindLight } from "./choose.js";
import { ticking } from "./clock.js";
import { heard } from "./heard.js";
import { bindHints } from "./hints.js";
import { bindKeys } from "./keys.js";
import { bindLesson } from "./lesson.js";
import { bindLog } from "./log.js";
import { mark } from "./marks.js";
import { bindMotion } from "./motion.js";
import { saved, trouble } from "./notice.js";
import { $, say } from "./page.js";
import { look } from "./past.js";
import { bindPlayer } from "./player.js";
import { bindPreview } from "./preview.js";
import { showResult } from "./result.js";
import { bindRoom } from "./room.js";
import { rove } from "./rove.js";
import { bindSizes } from "./sizes.js";
import { facts, form, root, shown, wire, word } from "./store.js";
import { bindTalk } from "./talk.js";
import { dress } from "./update.js";
import { bindViews, follow } from "./views.js";

/** The page is there: which form it has and what it shows already. */
function hello() {
  return { t: "hello", lang: facts.lang, form: form(), d: root.dataset.form === form() ? root.dataset.digest : "" };
}

function lineIs(state) {
  root.dataset.line = state;
  if (state === "gone") setTimeout(() => location.reload(), 1500); // deleted, or only to be shown; who deletes it has left by then
  if (state !== "open") {
    saved("offline", "bad");
    say(word("offline"));
  } else if (shown.pending) saved("not-saved-yet", "warn");
  else saved("saved", "good");
}

/** Presses that came before this script could hear them. */
function catchUp() {
  const early = window.tesseraEarly ?? [];
  window.tesseraEarly = null;
  const still = early.filter((node) => root.contains(node) && !node.closest("a"));
  for (const node of still) node.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

$("#own").hidden = !$("#own").children.length;
bindSizes();
wire.begin(hello, heard, lineIs);
root.dataset.motion = facts.settings.motion;
const BOUND = [bindArt, bindLesson, bindAbout, bindActs, bindLight, bindPreview, bindKeys, bindTalk, bindLog, bindViews, bindMotion, bindPlayer];
for (const bind of [...BOUND, bindHints, bindAid, bindRoom]) bind();
root.dataset.state = facts.meta.state; // only now a click is heard
rove($("#board"));
rove($("#acts"));
ticking();
dress();
if (shown.meta.viewbox) fit();
follow();
if (root.dataset.at !== "") look(Number(root.dataset.at), true).catch(trouble);
else mark();
if (location.hash === "#end") showResult(true);
catchUp();
