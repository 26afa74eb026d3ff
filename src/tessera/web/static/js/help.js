// Help at the table: the rules drawer, why not, what is closed, and hints.
import { $, $$, part, say } from "./page.js";

export async function openDrawer(table, opener) {
  const drawer = $("#drawer");
  if (!drawer.hidden) { drawer.hidden = true; opener?.setAttribute("aria-expanded", "false"); return; }
  drawer.innerHTML = await part(`/t/${table.id}/rules`);
  drawer.hidden = false;
  table.shown.opener = opener;
  opener?.setAttribute("aria-expanded", "true");
  const search = $("#rules-search", drawer);
  search.addEventListener("input", () => find(table, drawer, search.value));
  $("[data-do=close-drawer]", drawer).focus();
}

function find(table, drawer, text) {
  const wanted = text.trim().toLowerCase();
  let found = 0;
  for (const chapter of $$("#rules-list details", drawer)) {
    let here = 0;
    for (const clause of $$(".clause", chapter)) {
      const fits = !wanted || clause.dataset.text.includes(wanted) || clause.textContent.toLowerCase().includes(wanted);
      clause.hidden = !fits;
      if (fits) here += 1;
    }
    chapter.hidden = !here;
    chapter.open = Boolean(wanted) && here > 0;
    found += here;
  }
  $("#rules-found", drawer).textContent = wanted ? table.word(found === 1 ? "rules-found-1" : "rules-found", { n: found }) : "";
}

/** The answer to "why not?", beside what was asked about. */
export function why(table, message) {
  const box = $("#why");
  box.innerHTML = message.html;
  box.hidden = false;
  const near = table.shown.asked?.getBoundingClientRect?.() ?? { left: innerWidth / 2, bottom: innerHeight / 3, width: 0 };
  const wide = Math.min(320, innerWidth - 24);
  const left = Math.max(12, Math.min(innerWidth - wide - 12, near.left + near.width / 2 - wide / 2));
  const top = Math.min(innerHeight - box.offsetHeight - 12, near.bottom + 10);
  box.style.left = `${left}px`;
  box.style.top = `${Math.max(60, top)}px`;
  say(box.innerText);
  $("[data-do=close-why]", box)?.focus();
}

export async function toggleClosed(table, button) {
  const box = $("#closed");
  const open = (on) => { box.hidden = !on; button.setAttribute("aria-expanded", String(on)); };
  open(box.hidden);
  if (box.hidden) return;
  try {
    const listing = await part(`/t/${table.id}/closed`);
    if (!box.hidden) box.innerHTML = listing; // the next question may have come meanwhile
  } catch (error) {
    open(false);
    throw error; // the table says it
  }
}

const signed = (number) => `${number > 0 ? "+" : "−"}${Math.abs(number).toFixed(1)}`;

export function hintList(table, found) {
  const drawer = $("#drawer");
  const list = document.createElement("ol");
  list.className = "hints";
  for (const candidate of found.candidates) {
    const row = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.className = "btn wide";
    button.dataset.key = candidate.key;
    button.textContent = candidate.words;
    const share = document.createElement("small");
    share.textContent = table.word("hint-chance", { n: Math.round(candidate.share * 100) });
    row.append(button, share);
    for (const reason of candidate.reasons) {
      const line = document.createElement("span");
      line.className = `tag ${reason.difference > 0 ? "good" : "bad"}`;
      line.textContent = `${reason.words} ${signed(reason.difference)}`;
      row.append(line);
    }
    list.append(row);
  }
  drawer.innerHTML = `<div class="row"><h2 class="grow"></h2><button class="btn sm" type="button" data-do="close-drawer"></button></div>`;
  $("h2", drawer).textContent = table.word(found.candidates.length ? "hint-title" : "hint-none");
  $("button", drawer).textContent = table.word("close");
  drawer.append(list);
  drawer.hidden = false;
  table.shown.opener = $("[data-do=hint]");
  (list.querySelector("button") ?? $("button", drawer)).focus();
}
