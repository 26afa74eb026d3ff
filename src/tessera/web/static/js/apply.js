// Keyed fragments: only what changed is parsed; a node that stays keeps its identity, so that CSS can move it.

const SVG = "http://www.w3.org/2000/svg";

function parsed(text, svg) {
  if (svg) {
    const found = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${text}</svg>`, "image/svg+xml").documentElement;
    if (found.firstElementChild && !found.querySelector("parsererror")) return document.importNode(found.firstElementChild, true);
  }
  const box = document.createElement("template");
  box.innerHTML = svg ? `<svg>${text}</svg>` : text;
  const first = box.content.firstElementChild;
  return svg ? first.firstElementChild : first;
}

/** Make `old` like `fresh`: attributes, then children one by one. */
export function sync(old, fresh) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (old.innerHTML !== fresh.innerHTML) old.replaceChildren(...fresh.childNodes);
}

export class Layer {
  constructor(root, svg) {
    this.root = root;
    this.svg = svg;
    this.nodes = new Map();
    for (const node of root.children) if (node.id) this.nodes.set(node.id, node);
  }

  /** `change`: {set: {key: text}, del: [keys], order: [keys]}. With `full` everything not in it goes. Returns the moved and new nodes. */
  apply(change, full) {
    const touched = [];
    const set = change?.set ?? {};
    if (full) for (const key of [...this.nodes.keys()]) if (!(key in set)) this.drop(key);
    for (const key of change?.del ?? []) this.drop(key);
    for (const [key, text] of Object.entries(set)) {
      const fresh = parsed(text, this.svg);
      if (!fresh) continue;
      const old = this.nodes.get(key);
      if (old && old.nodeName === fresh.nodeName) {
        const place = old.getAttribute("transform");
        sync(old, fresh);
        if (place !== old.getAttribute("transform")) touched.push(old);
      } else {
        if (old) this.drop(key);
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
