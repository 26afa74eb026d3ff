// The replay scrubber: the game as a mosaic, one stone per turn, in the colour and the lane of the seat.
import { $ } from "./page.js";
import { facts, word } from "./store.js";

const SVG = "http://www.w3.org/2000/svg";
const COLOURS = ["red", "blue", "yellow", "green", "black", "white"];
const LEAST = 40;

class Scrubber {
  constructor(root) {
    this.root = root;
    this.go = () => {}; // (step) shows the table after so many choices, null is the present; set by past.js
    this.ends = [];
    this.at = 0;
    this.signs = []; // of a finished game: turns with a mark
    this.only = ""; // "mine" or "faults": steps go to no other turn
    root.addEventListener("click", (event) => {
      const box = root.getBoundingClientRect();
      const turn = Math.floor(((event.clientX - box.left) / box.width) * this.slots());
      if (turn < this.ends.length) this.go(this.ends[turn]);
    });
    root.addEventListener("pointermove", (event) => { // dragging
      if (event.buttons !== 1) return;
      clearTimeout(this.dragged);
      this.dragged = setTimeout(() => root.dispatchEvent(new MouseEvent("click", { clientX: event.clientX, clientY: event.clientY })), 60);
    });
    root.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (event.key === "Home") this.go(0);
      else if (event.key === "End") this.go(null);
      else if (step && event.key.length === 7) this.round(step);
      else if (step) this.turn(step);
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
  }

  slots() { return Math.max(LEAST, 20 * Math.ceil((this.ends.length + 4) / 20)); } // in steps, so that the scale seldom changes

  set(turns, at) {
    const [seats, lengths] = turns ?? ["", []];
    this.seats = seats;
    let sum = 0;
    this.ends = lengths.map((n) => (sum += n));
    this.total = sum;
    this.at = at;
    this.draw(seats);
  }

  /** The turn whose end is shown, or -1 at the start. */
  index() { return this.ends.findIndex((end) => end >= this.at); }

  /** How many turns are over, or begun, in what is shown. */
  number() { return this.at === 0 ? 0 : this.index() + 1 || this.ends.length; }

  /** To the turn before or after this one that is the same seat's. */
  round(step) {
    const now = this.number() - 1;
    const seat = this.seats[Math.max(0, now)];
    let to = now + step;
    while (to >= 0 && to < this.ends.length && this.seats[to] !== seat) to += step;
    this.turn(Math.max(-1, Math.min(this.ends.length - 1, to)) - now);
  }

  turn(step) {
    const index = this.at === 0 ? -1 : this.index();
    let to = index + step;
    while (Math.abs(step) === 1 && to >= 0 && to < this.ends.length && !this.goes(to)) to += step;
    const wanted = Math.max(-1, Math.min(this.ends.length - 1, to));
    this.go(wanted < 0 ? 0 : wanted === this.ends.length - 1 ? null : this.ends[wanted]);
  }

  /** Whether a step of the replay stops at this turn. */
  goes(n) {
    if (this.only === "mine") return Number(this.seats[n]) === this.mine;
    return this.only !== "faults" || this.signs.some(({ turn, mark }) => turn === n + 1 && mark !== "!");
  }

  /** Marks over the stones of the turns they belong to. */
  sign(signs, mine) {
    this.mine = mine;
    if (this.signs === signs) return;
    this.signs = signs;
    this.lay();
  }

  lay() {
    for (const old of [...this.root.querySelectorAll("span")]) old.remove();
    for (const { turn, mark } of this.signs) {
      const made = document.createElement("span");
      made.className = mark === "!" ? "mo-good" : "mo-bad";
      made.textContent = mark;
      made.style.left = `${(100 * (turn - 0.5)) / this.slots()}%`;
      this.root.append(made);
    }
  }

  /** Only what changed: a new stone, the frame round the present one. Everything anew when the scale changes or turns were taken back. */
  draw(seats) {
    const slots = this.slots();
    const now = this.at === 0 ? -1 : this.index();
    if (this.drawn?.seats === seats && this.drawn.now === now && this.drawn.slots === slots) return; // within a turn
    const lanes = Math.max(1, ...[...seats].map(Number));
    if (!this.svg || this.drawn.slots !== slots || this.drawn.lanes !== lanes) this.build(slots);
    for (let n = 0; n < slots; n += 1) {
      const seat = n < seats.length ? Number(seats[n]) : null;
      const look = seat === null ? "mo-next" : `mo-${COLOURS[seat]}${now >= 0 && n > now ? " mo-later" : ""}`;
      if (this.looks[n] === look) continue;
      this.looks[n] = look;
      this.stones[n].setAttribute("class", look);
      this.stones[n].setAttribute("y", seat === null ? 5 : 2 + (6 * seat) / lanes);
    }
    const where = now < 0 ? -20.6 : now * 10 - 0.6;
    if (this.drawn.where !== where) this.frame.setAttribute("x", where);
    this.drawn = { seats, now, slots, lanes, where };
    this.root.setAttribute("aria-valuemax", this.ends.length);
    this.root.setAttribute("aria-valuenow", now + 1);
    const who = facts.names[Number(seats[now])] ?? "";
    const sign = this.signs.find(({ turn }) => turn === now + 1);
    const said = word(who ? "turn-said" : "turn-count", { n: now + 1, of: this.ends.length, who });
    this.root.setAttribute("aria-valuetext", sign ? `${said}, ${sign.mark}` : said);
  }

  build(slots) {
    const rect = (x, y, width, height) => {
      const made = document.createElementNS(SVG, "rect");
      for (const [name, value] of Object.entries({ x, y, width, height })) made.setAttribute(name, value);
      return made;
    };
    this.svg = document.createElementNS(SVG, "svg");
    this.svg.setAttribute("viewBox", `0 0 ${slots * 10} 22`);
    this.svg.setAttribute("preserveAspectRatio", "none");
    this.svg.setAttribute("aria-hidden", "true");
    this.stones = Array.from({ length: slots }, (_, n) => rect(n * 10 + 0.8, 5, 8.4, 12));
    this.looks = [];
    this.frame = rect(-20.6, 1, 11.2, 20);
    this.frame.setAttribute("class", "mo-now");
    this.svg.append(...this.stones, this.frame);
    this.drawn = {};
    this.root.replaceChildren(this.svg);
    this.lay();
  }
}

export const scrubber = new Scrubber($("#mos"));
