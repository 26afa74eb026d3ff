// Keyed fragments: the server says what changed, and the page carries it out. A node that stays keeps its identity, so that CSS can move it.

const SVG = "http://www.w3.org/2000/svg";

/** All texts of one message are parsed together: one document instead of dozens. */
function parsed(texts, svg) {
  const box = document.createElement("template");
  box.innerHTML = svg ? `<svg xmlns="${SVG}">${texts.join("")}</svg>` : texts.join("");
  return [...(svg ? box.content.firstElementChild : box.content).children];
}

/** Small changes of what is there, see web/patch.py: an attribute, a text, or some children of the nth element. */
export function patch(node, changes) {
  const inner = node.getElementsByTagName("*");
  const targets = changes.map(([n]) => (n ? inner[n - 1] : node)); // all of them first: what follows may move the numbers
  for (const [number, [, what, value, html]] of changes.entries()) {
    const it = targets[number];
    if (!it) throw new Error(FOREIGN);
    if (html !== undefined) splice(it, what, value, html);
    else if (typeof what === "number") write(it.childNodes[what], value);
    else if (value === null) it.removeAttribute(what);
    else it.setAttribute(what, value);
  }
}

const FOREIGN = "this page is not as it was drawn"; // a translator or another helper of the browser has been at work in it

function write(text, value) {
  if (text?.nodeType !== Node.TEXT_NODE) throw new Error(FOREIGN);
  text.data = value;
}

function splice(parent, at, count, html) {
  if (parent.childNodes.length < at + count) throw new Error(FOREIGN);
  const before = parent.childNodes[at + count] ?? null;
  for (let n = 0; n < count; n += 1) parent.childNodes[at].remove();
  if (!html) return;
  const place = document.createRange();
  place.selectNodeContents(parent); // so that it is parsed as what stands there: page or drawing
  parent.insertBefore(place.createContextualFragment(html), before);
}

/** What the last changes moved or took away, for motion: where nodes stood before and whether they look otherwise, and what is gone. */
export const before = { was: new Map(), gone: [] };

export class Layer {
  constructor(root, svg) {
    this.root = root;
    this.svg = svg;
    this.nodes = new Map();
    for (const node of root.children) if (node.id) this.nodes.set(node.id, node);
  }

  /** `change`: {patch: {key: changes}, set: {key: text}, del: [keys], order: [keys]}. With `full` everything not in it goes. Returns the moved, changed and new nodes. */
  apply(change, full) {
    const touched = [];
    if (!change && !full) return touched;
    const set = change?.set ?? {};
    if (full) for (const key of [...this.nodes.keys()]) if (!(key in set)) this.drop(key);
    for (const key of change?.del ?? []) this.drop(key);
    for (const [key, changes] of Object.entries(change?.patch ?? {})) {
      const node = this.nodes.get(key);
      if (!node) throw new Error(FOREIGN);
      const inside = changes.some(([n, what]) => n > 0 || typeof what === "number");
      before.was.set(node, { transform: node.getAttribute("transform"), inside });
      patch(node, changes);
      touched.push(node);
    }
    const keys = Object.keys(set);
    const fresh = keys.length ? parsed(Object.values(set), this.svg) : [];
    for (const [number, key] of keys.entries()) {
      const [node, old] = [fresh[number], this.nodes.get(key)];
      this.nodes.set(key, node);
      if (old) old.replaceWith(node);
      else touched.push(this.root.appendChild(node));
    }
    const order = change?.order ?? (full ? keys : null);
    if (order) this.arrange(order);
    return touched;
  }

  drop(key) {
    const node = this.nodes.get(key);
    if (node && this.svg) before.gone.push({ id: key, transform: node.getAttribute("transform") });
    node?.remove();
    this.nodes.delete(key);
  }

  /** Put the nodes into this order, moving as few as possible. */
  arrange(order) {
    let before = this.root.firstElementChild;
    for (const key of order) {
      const node = this.nodes.get(key);
      if (!node) continue;
      if (node === before) before = before.nextElementSibling;
      else this.root.insertBefore(node, before);
    }
  }
}
