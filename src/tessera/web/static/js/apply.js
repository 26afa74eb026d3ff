// Keyed fragments: only what changed is parsed; a node that stays keeps its identity, so that CSS can move it.

const SVG = "http://www.w3.org/2000/svg";

/** All texts of one message are parsed together: one document instead of dozens. */
function parsed(texts, svg) {
  const box = document.createElement("template");
  box.innerHTML = svg ? `<svg xmlns="${SVG}">${texts.join("")}</svg>` : texts.join("");
  return [...(svg ? box.content.firstElementChild : box.content).children];
}

const TAGS = /(<[^>]*>)/;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
const SIGNS = { amp: "&", lt: "<", gt: ">", quot: '"', "#34": '"', "#39": "'", "#x27": "'" };
const plain = (text) => text.replace(/&(#?\w+);/g, (whole, name) => SIGNS[name] ?? whole);
const nameOf = (tag) => /^<\/?([\w:-]+)/.exec(tag)?.[1];

function setAttributes(node, before, after) {
  const read = (tag) => new Map([...tag.slice(1 + nameOf(tag).length).matchAll(ATTRIBUTE)].map(([, name, value]) => [name, plain(value ?? "")]));
  const [old, fresh] = [read(before), read(after)];
  for (const name of old.keys()) if (!fresh.has(name)) node.removeAttribute(name);
  for (const [name, value] of fresh) if (old.get(name) !== value) node.setAttribute(name, value);
}

/**
 * The usual change: the same elements with another number, place or class. Then only these are touched and nothing is parsed.
 * Returns whether it could be done; if not, nothing has been changed.
 */
function patched(node, before, after) {
  const [old, fresh] = [before.split(TAGS), after.split(TAGS)];
  if (old.length !== fresh.length) return false;
  const work = [];
  const open = [];
  const nodes = [node, ...node.getElementsByTagName("*")];
  let [next, closed] = [0, null];
  for (let n = 0; n < old.length; n += 1) {
    if (n % 2 === 0) {
      if (old[n] === fresh[n]) continue;
      const text = closed ? closed.nextSibling : open.at(-1)?.firstChild;
      if (text?.nodeType !== Node.TEXT_NODE || !fresh[n] || text.data !== plain(old[n])) return false;
      work.push(() => { text.data = plain(fresh[n]); });
    } else if (old[n].startsWith("</")) {
      if (old[n] !== fresh[n]) return false;
      closed = open.pop();
    } else {
      const it = nodes[next];
      next += 1;
      if (!it || nameOf(old[n]) !== nameOf(fresh[n]) || it.localName !== nameOf(old[n])) return false;
      if (old[n] !== fresh[n]) work.push(() => setAttributes(it, old[n], fresh[n]));
      if (old[n].endsWith("/>") || VOID.has(it.localName)) closed = it;
      else { open.push(it); closed = null; }
    }
  }
  if (next !== nodes.length) return false;
  for (const one of work) one();
  return true;
}
const VOID = new Set(["input", "br", "img", "hr"]);

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

  /** `change`: {set: {key: text}, del: [keys], order: [keys]}. With `full` everything not in it goes. Returns the moved and new nodes. */
  apply(change, full) {
    const touched = [];
    const set = change?.set ?? {};
    if (full) for (const key of [...this.nodes.keys()]) if (!(key in set)) this.drop(key);
    for (const key of change?.del ?? []) this.drop(key);
    const anew = [];
    for (const [key, text] of Object.entries(set)) {
      const before = this.texts.get(key);
      if (before === text) continue;
      const old = this.nodes.get(key);
      const place = old?.getAttribute("transform");
      this.texts.set(key, text);
      if (before === undefined || !old || !patched(old, before, text)) anew.push([key, text, old, place]);
      else if (place !== old.getAttribute("transform")) touched.push(old);
    }
    const nodes = anew.length ? parsed(anew.map(([, text]) => text), this.svg) : [];
    for (const [number, [key, , old, place]] of anew.entries()) {
      const fresh = nodes[number];
      if (!fresh) continue;
      if (old && old.nodeName === fresh.nodeName) {
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
