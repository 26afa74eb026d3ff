// The waiting room: the name before sitting down, the chat in front, and a call when the game begins.
import { toast } from "./notice.js";
import { $, $$ } from "./page.js";
import { notify } from "./signal.js";
import { sound } from "./sound.js";
import { facts, word } from "./store.js";

const here = () => $("[data-room]");
let typed = null; // what stands in the field for the name; the question may be drawn anew while somebody types

export const myName = () => $("#room-name")?.value.trim() ?? "";

function dress() {
  const field = $("#room-name");
  if (field && field.value === "") field.value = typed ?? facts.me;
  for (const one of $$("[data-csrf]")) one.value = $("meta[name=csrf]").content;
}

function begun() {
  document.dispatchEvent(new CustomEvent("tab", { detail: "log" }));
  toast(word("game-begins"));
  notify(facts.title, word("game-begins"));
  sound("turn");
}

export function bindRoom() {
  if (!here()) return;
  document.dispatchEvent(new CustomEvent("tab", { detail: "chat" }));
  document.addEventListener("input", (event) => { if (event.target.id === "room-name") typed = event.target.value; });
  const watch = new MutationObserver(() => {
    if (here()) dress();
    else {
      watch.disconnect();
      begun();
    }
  });
  watch.observe($("#prompt"), { childList: true, subtree: true });
  dress();
}
