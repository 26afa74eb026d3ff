// Keyed fragments: only what changed is parsed; a node that stays keeps its identity, so that CSS can move it.

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

/** Make `old` like `fresh`: its attributes, and its content if that has changed. Nodes that stay are not laid out again. */
function sync(old, fresh) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  content(old, fresh);
}

function content(old, fresh) {
  const [before, after] = [[...old.childNodes], [...fresh.childNodes]];
  if (before.length !== after.length || before.some((node, n) => node.nodeName !== after[n].nodeName)) { old.replaceChildren(...after); return; }
  for (const [n, node] of before.entries()) {
    if (node.isEqualNode(after[n])) continue;
    if (node.nodeType === Node.TEXT_NODE) node.data = after[n].data;
    else sync(node, after[n]);
  }
}

/** Another content for a box; what is the same stays, the focus too. */
export function fill(box, html) {
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  content(box, fresh.content);
}

export class Layer {
  constructor(root, svg) {
    this.root = root;
    this.svg = svg;
    this.nodes = new Map();
    this.texts = new Map();
    for (const node of root.children) if (node.id) this.nodes.set(node.id, node);
  }

  /** `change`: {patch: {key: changes}, set: {key: text}, del: [keys], order: [keys]}. With `full` everything not in it goes. Returns the moved and new nodes. */
  apply(change, full) {
    const touched = [];
    if (!change && !full) return touched;
    const set = change?.set ?? {};
    if (full) {
      this.texts.clear();
      for (const key of [...this.nodes.keys()]) if (!(key in set)) this.drop(key);
    }
    for (const key of change?.del ?? []) this.drop(key);
    for (const [key, changes] of Object.entries(change?.patch ?? {})) {
      const node = this.nodes.get(key);
      this.texts.delete(key);
      patch(node, changes);
      if (changes.some(([n, what]) => n === 0 && what === "transform")) touched.push(node);
    }
    const anew = Object.entries(set).filter(([key, text]) => this.texts.get(key) !== text);
    const nodes = anew.length ? parsed(anew.map(([, text]) => text), this.svg) : [];
    for (const [number, [key, text]] of anew.entries()) {
      const [fresh, old] = [nodes[number], this.nodes.get(key)];
      if (!fresh) continue;
      this.texts.set(key, text);
      if (old && old.nodeName === fresh.nodeName) {
        const place = old.getAttribute("transform");
        sync(old, fresh);
        if (place !== old.getAttribute("transform")) touched.push(old);
      } else {
        old?.remove();
        this.root.append(fresh);
        this.nodes.set(key, fresh);
        touched.push(fresh);
      }
    }
    const order = change?.order ?? (full ? Object.keys(set) : null);
    if (order) this.arrange(order);
    return touched;
  }

  drop(key) {
    this.nodes.get(key)?.remove();
    this.nodes.delete(key);
    this.texts.delete(key);
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
