// Tabs beside the board: log, chat, notes, recap.
import { $, $$, ask } from "./page.js";

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

export function chatLines(table, message) {
  const box = $("#chat-lines");
  if (message.all) box.replaceChildren();
  for (const line of message.lines) {
    const row = document.createElement("li");
    const who = document.createElement("b");
    who.textContent = line.name;
    const text = document.createElement("span");
    text.textContent = line.text;
    row.append(who, " ", text);
    box.append(row);
  }
  box.scrollTop = box.scrollHeight;
  if ($("#panel-chat").hidden && !message.all) unread += message.lines.length;
  $("#unread").textContent = unread ? ` · ${unread}` : "";
}

async function show(table, name) {
  for (const tab of $$("[role=tab]")) {
    const on = tab.dataset.tab === name;
    tab.setAttribute("aria-selected", String(on));
    tab.setAttribute("tabindex", on ? "0" : "-1");
    document.getElementById(`panel-${tab.dataset.tab}`).hidden = !on;
  }
  if (name === "chat") { unread = 0; $("#unread").textContent = ""; $("#chat-lines").scrollTop = $("#chat-lines").scrollHeight; }
  if (name === "notes") await notes(table).catch(table.trouble);
  if (name === "recap") await recap(table).catch(table.trouble);
}

/** What was noted before. Until it is there nothing can be written: it would take the place of what could not be read. */
async function notes(table) {
  const field = $("#notes-text");
  if (!field.readOnly) return;
  field.value = (await ask(`/api/tables/${table.id}/notes`)).text;
  field.readOnly = false;
}

async function recap(table) {
  const lines = await ask(`/api/tables/${table.id}/recap`);
  $("#recap").replaceChildren(...(lines.length ? lines : [table.word("nothing-new")]).map((text) => {
    const row = document.createElement("li");
    row.textContent = text;
    return row;
  }));
}

export function bindTalk(table) {
  document.addEventListener("tab", (event) => show(table, event.detail));
  $(".tabs").addEventListener("keydown", (event) => {
    const tabs = $$("[role=tab]");
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const to = tabs[(tabs.indexOf(event.target) + step + tabs.length) % tabs.length];
    to.focus();
    show(table, to.dataset.tab);
    event.stopPropagation();
  });
  $("#chat-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const field = event.target.elements.text;
    if (field.value.trim()) said.set(table.send({ t: "chat", text: field.value }), field.value);
    field.value = "";
  });
  keepNotes(table, $("#notes-text"));
}

/** Notes are saved while they are written, again if that failed, and at once when the page goes. */
function keepNotes(table, field) {
  let waiting;
  const save = async () => {
    clearTimeout(waiting);
    waiting = undefined;
    try {
      await ask(`/api/tables/${table.id}/notes`, "PUT", { text: field.value }, { keepalive: true });
    } catch (error) {
      table.trouble(error);
      waiting ??= setTimeout(save, AGAIN);
    }
  };
  field.addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(save, PAUSE); });
  addEventListener("pagehide", () => { if (waiting) save(); });
}
