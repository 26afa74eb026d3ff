// Short words to the player: toasts, what went wrong, whether all is saved; and asking the server about this table.
import { $, ask, made } from "./page.js";
import { id, word } from "./store.js";

const SECONDS = 4.5;
let hiding;

export function toast(text) {
  if (!text) return;
  let box = $("#toast");
  if (!box) {
    box = made("div", { id: "toast", className: "toast" });
    box.setAttribute("role", "status");
    document.body.append(box);
  }
  box.textContent = text;
  box.hidden = false;
  clearTimeout(hiding);
  hiding = setTimeout(() => { box.hidden = true; }, 1000 * SECONDS);
}

/** What could not be done: in the server's words, or that it was not reached. */
export function trouble(error) {
  if (error.code) toast(error.message);
  else toast(word(error instanceof TypeError ? "offline" : "error-unknown"));
}

/** Text only if it is another one: setting the same text lays it out again. */
export function put(node, text) {
  if (node && node.textContent !== text) node.textContent = text;
}

export function hide(node) {
  if (node && !node.hidden) node.hidden = true;
}

/** The tag beside the title: saved, not saved yet, offline. */
export function saved(name, kind) {
  const tag = $("#saved");
  put(tag, word(name));
  if (tag.className !== `tag ${kind}`) tag.className = `tag ${kind}`;
}

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    prompt("", text);
  }
  toast(word("copied"));
}

/** Something for the server to do at this table; null if it could not, and then it was said. */
export async function post(path, body) {
  try {
    return await ask(`/api/tables/${id}/${path}`, "POST", body);
  } catch (error) {
    trouble(error);
    return null;
  }
}
