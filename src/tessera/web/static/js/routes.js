// Where a piece goes: along the ways the board draws (class `way`: curves between two places) or a track (class `walk`: one line, which may
// be closed), where both ends lie on them; straight otherwise.
import { $$ } from "./page.js";

const NEAR = 34; // units: so far from the middle of a way, or from its end, a piece may stand
const BESIDE = 26; // and so far beside a track
const PIECES = 8; // of each half of a way

let kept = { drawn: "", ways: [], walks: [] };

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

/** A track: its corners; a closed one ends where it begins. */
function track(text) {
  const n = text.match(/-?[\d.]+/g).map(Number);
  const points = n.flatMap((x, at) => (at % 2 ? [] : [[x, n[at + 1]]]));
  return text.endsWith("Z") ? [...points, points[0]] : points;
}

/** All ways and tracks of the board, read once for every drawing of it. In a board that is cut into windows they lie elsewhere. */
function lines() {
  const paths = $$("#board-ground path.way, #board path.way, #board-ground path.walk").filter((path) => path.ownerSVGElement.id);
  const drawn = paths.map((path) => path.getAttribute("d")).join();
  if (kept.drawn !== drawn) {
    const read = (name, how) => paths.filter((path) => path.matches(`.${name}`)).map((path) => how(path.getAttribute("d"))).filter(Boolean);
    kept = { drawn, ways: read("way", curve), walks: read("walk", track) };
  }
  return kept;
}

/** The nearest point of a track: on which of its parts, and how far away. */
function nearest(walk, [x, y]) {
  const parts = walk.slice(1).map(([bx, by], n) => {
    const [ax, ay] = walk[n];
    const long = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
    const t = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long));
    return { n, far: far([x, y], [ax + t * (bx - ax), ay + t * (by - ay)]) };
  });
  return parts.reduce((best, one) => (one.far < best.far ? one : best));
}

const long = (points) => points.slice(1).reduce((sum, point, n) => sum + far(point, points[n]), 0);

/** From one place to another along a track that both stand on; round a closed one the shorter way. */
function onTrack(from, to) {
  for (const walk of lines().walks) {
    const [a, b] = [nearest(walk, from), nearest(walk, to)];
    if (Math.max(a.far, b.far) > BESIDE || a.n === b.n) continue;
    const [low, high] = [Math.min(a.n, b.n), Math.max(a.n, b.n)];
    const inner = walk.slice(low + 1, high + 1);
    const outer = [...walk.slice(0, low + 1).reverse(), ...walk.slice(high + 1, -1).reverse()];
    const ways = [a.n < b.n ? inner : inner.reverse()];
    if (far(walk[0], walk.at(-1)) < 1) ways.push(a.n < b.n ? outer : outer.reverse());
    return ways.map((way) => [from, ...way]).sort((one, other) => long([...one, to]) - long([...other, to]))[0];
  }
  return null;
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
  const all = lines().ways;
  if (!all.length) return onTrack(from, to);
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
