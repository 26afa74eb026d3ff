// Tabs beside the board: log, chat, notes.
import { trouble } from "./notice.js";
import { $, $$, ask, made } from "./page.js";
import { id, root, wire } from "./store.js";

const [PAUSE, AGAIN] = [600, 5000]; // milliseconds

let unread = 0;
const said = new Map(); // request id: a line of chat on its way

/** The server's answer to something that was sent: a line it refused goes back to where it was written. */
export function answered(id, refused) {
  const text = said.get(id);
  said.delete(id);
  if (!refused || !text) return;
  const field = $("#chat-form").elements.text;
  field.value ||= text;
}

export function chatLines(message) {
  const box = $("#chat-lines");
  if (message.all) box.replaceChildren();
  for (const { name, text } of message.lines) {
    box.append(made("li", {}, made("b", { textContent: name }), " ", made("span", { textContent: text })));
  }
  box.scrollTop = box.scrollHeight;
  if ($("#panel-chat").hidden && !message.all) unread += message.lines.length;
  $("#unread").textContent = unread ? ` · ${unread}` : "";
}

async function show(name) {
  for (const tab of $$("[role=tab]")) {
    const on = tab.dataset.tab === name;
    tab.setAttribute("aria-selected", String(on));
    tab.setAttribute("tabindex", on ? "0" : "-1");
    const panel = document.getElementById(`panel-${tab.dataset.tab}`);
    if (panel) panel.hidden = !on;
  }
  root.dataset.side = name; // the players' rows lie in the page; on a tablet they take the place of the log
  if (name === "chat") {
    unread = 0;
    $("#unread").textContent = "";
    $("#chat-lines").scrollTop = $("#chat-lines").scrollHeight;
  }
  if (name === "notes") await notes().catch(trouble);
}

/** What was noted before. Until it is there nothing can be written: it would take the place of what could not be read. */
async function notes() {
  const field = $("#notes-text");
  if (!field.readOnly) return;
  field.value = (await ask(`/api/tables/${id}/notes`)).text;
  field.readOnly = false;
}

export function bindTalk() {
  document.addEventListener("tab", (event) => show(event.detail));
  $(".tabs").addEventListener("keydown", (event) => {
    const tabs = $$("[role=tab]");
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const to = tabs[(tabs.indexOf(event.target) + step + tabs.length) % tabs.length];
    to.focus();
    show(to.dataset.tab);
    event.stopPropagation();
  });
  $("#chat-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const field = event.target.elements.text;
    if (field.value.trim()) said.set(wire.send({ t: "chat", text: field.value }), field.value);
    field.value = "";
  });
  keepNotes($("#notes-text"));
}

/** Notes are saved while they are written, again if that failed, and at once when the page goes. */
function keepNotes(field) {
  let waiting;
  const save = async () => {
    clearTimeout(waiting);
    waiting = undefined;
    try {
      await ask(`/api/tables/${id}/notes`, "PUT", { text: field.value }, { keepalive: true });
    } catch (error) {
      trouble(error);
      waiting ??= setTimeout(save, AGAIN);
    }
  };
  field.addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(save, PAUSE); });
  addEventListener("pagehide", () => { if (waiting) save(); });
}
