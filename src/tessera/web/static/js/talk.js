// Tabs beside the board: log, chat, notes, recap.
import { $, $$, ask } from "./page.js";

let unread = 0;

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
  if (name === "notes" && !table.notesRead) {
    table.notesRead = true;
    const { text } = await ask(`/api/tables/${table.id}/notes`);
    if (!$("#notes-text").value) $("#notes-text").value = text; // somebody may have begun to write meanwhile
  }
  if (name === "recap") recap(table);
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
    if (field.value.trim()) table.send({ t: "chat", text: field.value });
    field.value = "";
  });
  let saving;
  $("#notes-text").addEventListener("input", (event) => {
    clearTimeout(saving);
    saving = setTimeout(() => ask(`/api/tables/${table.id}/notes`, "PUT", { text: event.target.value }), 600);
  });
}
