// What is shown at this table, in one place. The page's root element repeats what styles and tests look at (data-state, -version, -at ...).
import { $, home } from "./page.js";
import { Wire } from "./wire.js";

export const root = $("#table");
export const id = root.dataset.table;
export const facts = JSON.parse($("#facts").textContent); // words, settings, names: what the server told once
export const wire = new Wire(`${home}/live/${id}`);

export const shown = {
  // the picture
  meta: facts.meta, // what the server says about it: state, title, viewbox, steps, turns, clock, views
  digest: root.dataset.digest, // of what is drawn now; the server sends what differs from it
  at: null, // looked back at: after so many choices; null is live
  wanted: undefined, // the position that was asked for: an answer that comes when something else is wanted is not shown
  opened: new Set(), // lines of the log that are open
  reading: false, // somebody has scrolled back in the log
  online: [], // seats whose players are here
  // choosing
  selected: null, // the key that is lit and waits for the button
  narrowed: false, // only the moves of one place are listed
  pending: null, // the request on its way, and since which version
  sent: 0,
  slow: undefined, // the timer that says "not saved yet"
  // help
  asked: null, // what was asked about
  opener: null, // the button that opened the drawer
  // small screens
  whole: "desk", // the whole board is shown, at this size; "": a part of it
  view: null, // the part of the board that is shown
  followed: null, // the step for which the part with lit places was looked for
  fitted: "", // width and height of a board that is wider than the screen
};

export const version = () => Number(root.dataset.version);
export const live = () => shown.at === null;

/** A sentence of the site in the reader's language. */
export const word = (name, args = {}) =>
  Object.entries(args).reduce((text, [key, value]) => text.replaceAll(`{${key}}`, value), facts.words[name] ?? name);

/** What a media query says, kept: asking it anew makes the browser work out every style first. */
function media(query) {
  const list = matchMedia(query);
  const kept = { matches: list.matches, addEventListener: (kind, heard) => list.addEventListener(kind, heard) };
  list.addEventListener("change", () => { kept.matches = list.matches; });
  return kept;
}
export const phone = media("(max-width: 899px), (max-height: 499px), (max-width: 1179px) and (orientation: portrait)"); // one part of the table at a time; as in layout.css;
export const still = media("(prefers-reduced-motion: reduce)");

/** Which drawing this page wants: the whole board at the size it has here, or one part of it on a phone; see sizes.js. */
export const form = () => (shown.whole ? shown.whole : (shown.view ?? "phone"));

/** Ask for the picture again, in the form this page has now. `from` says what it shows: then only what differs comes. */
export const refresh = (from = {}) => wire.push({ t: "form", form: form(), ...from });
