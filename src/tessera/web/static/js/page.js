// What every page can do: switch theme and language, ask the server, say things to screen readers.

export const $ = (selector, root = document) => root.querySelector(selector);
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];

/** The path under which the site lives, mostly none. */
export const home = document.documentElement.dataset.home ?? "";

const csrf = $("meta[name=csrf]")?.content ?? "";

/** Ask the server. Throws an Error whose `code` and `words` come from the server's typed refusal. */
export async function ask(path, method = "GET", body = undefined, more = {}) {
  const headers = { "x-csrf": csrf, "accept-language": document.documentElement.lang };
  if (body !== undefined) headers["content-type"] = "application/json";
  const answer = await fetch(home + path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body), ...more });
  const data = answer.headers.get("content-type")?.includes("json") ? await answer.json() : await answer.text();
  if (answer.ok) return data;
  const error = new Error(data.words ?? data.error ?? String(answer.status));
  error.code = data.error;
  throw error;
}

/** A part of a page, as text. */
export async function part(path) {
  const answer = await fetch(home + path, { headers: { "x-part": "1", "accept-language": document.documentElement.lang } });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.text();
}

/** A new element: its properties, its data- attributes, and what is inside. */
export function made(tag, { data = {}, ...facts } = {}, ...inside) {
  const node = Object.assign(document.createElement(tag), facts);
  Object.assign(node.dataset, data);
  node.append(...inside);
  return node;
}

export function say(text) {
  const live = $("#live");
  if (live) live.textContent = live.textContent === text ? `${text}\u00a0` : text; // only what is another text is read aloud
}

export function keep(name, value) {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
}

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-do=theme],[data-do=lang]");
  if (!button) return;
  if (button.dataset.do === "theme") {
    const root = document.documentElement;
    root.dataset.theme = root.dataset.theme === "dark" ? "light" : "dark";
    keep("theme", root.dataset.theme);
  } else {
    keep("lang", button.dataset.lang);
    location.reload();
  }
});
