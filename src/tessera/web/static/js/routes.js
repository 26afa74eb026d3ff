// Where a piece goes: along the ways the board draws (class `way`), where both ends lie on them; straight otherwise.
import { $$ } from "./page.js";

const NEAR = 34; // units: so far from the middle of a way, or from its end, a piece may stand
const PIECES = 8; // of each half of a way

let kept = { drawn: "", ways: [] };

const far = ([a, b], [x, y]) => Math.hypot(a - x, b - y);

/** Points of `M a b Q c d e f`, the only curves ways are drawn with. */
function curve(text) {
  const n = (text.match(/-?[\d.]+/g) ?? []).map(Number);
  if (n.length !== 6) return null;
  return Array.from({ length: 2 * PIECES + 1 }, (_, step) => {
    const t = step / (2 * PIECES);
    const [a, q, b] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return [a * n[0] + q * n[2] + b * n[4], a * n[1] + q * n[3] + b * n[5]];
  });
}

/** All ways of the board, read once for every drawing of it. */
function ways() {
  const lines = $$("#board-ground path.way, #board path.way").map((path) => path.getAttribute("d"));
  const drawn = lines.join();
  if (kept.drawn !== drawn) kept = { drawn, ways: lines.map(curve).filter(Boolean) };
  return kept.ways;
}

/** The parts of ways that begin where a piece stands: from the middle of its way, or from its city. */
function beginnings(all, at) {
  const found = [];
  for (const way of all) {
    if (far(way[PIECES], at) < NEAR) found.push({ way, line: way.slice(PIECES) }, { way, line: way.slice(0, PIECES + 1).reverse() });
    if (far(way[0], at) < NEAR) found.push({ way, line: way });
    if (far(way.at(-1), at) < NEAR) found.push({ way, line: [...way].reverse() });
  }
  return found;
}

/** From one place to another along the ways: the points between, or null. At most four ways. */
function along(from, to) {
  const all = ways();
  if (!all.length) return null;
  let open = beginnings(all, from).map((one) => ({ ...one, seen: [one.way] }));
  for (let round = 0; round < 4 && open.length; round += 1) {
    const ends = open.map((one) => ({ one, cut: one.line.findIndex((point) => far(point, to) < NEAR / 2) })).filter(({ cut }) => cut > 0);
    if (ends.length) return ends.map(({ one, cut }) => one.line.slice(0, cut)).sort((a, b) => a.length - b.length)[0];
    open = open.flatMap(({ line, seen }) => beginnings(all, line.at(-1))
      .filter(({ way, line: next }) => !seen.includes(way) && next.length > PIECES + 1)
      .map(({ way, line: next }) => ({ way, seen: [...seen, way], line: [...line, ...next] })));
  }
  return null;
}

/** All points from the first place to the last. */
export function route(places) {
  const found = [places[0]];
  for (const [number, to] of places.slice(1).entries()) found.push(...(along(places[number], to) ?? []).slice(1), to);
  return found;
}

/** `translate(3 4) scale(2)`: its place and the rest. */
export function placed(transform) {
  const found = /translate\(([-\d.]+)[ ,]+([-\d.]+)\)\s*(.*)/.exec(transform ?? "");
  return found ? { at: [Number(found[1]), Number(found[2])], rest: found[3] } : null;
}
