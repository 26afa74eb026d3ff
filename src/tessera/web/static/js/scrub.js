// The replay scrubber: the game as a mosaic, one stone per turn, in the colour and the lane of the seat.

const SVG = "http://www.w3.org/2000/svg";
const COLOURS = ["red", "blue", "yellow", "green", "black", "white"];
const LEAST = 40;

export class Scrubber {
  constructor(root, go) {
    this.root = root;
    this.go = go;
    this.ends = [];
    this.at = 0;
    root.addEventListener("click", (event) => {
      const box = root.getBoundingClientRect();
      const turn = Math.floor(((event.clientX - box.left) / box.width) * this.slots());
      if (turn < this.ends.length) go(this.ends[turn]);
    });
    root.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1, ArrowDown: -5, ArrowUp: 5 }[event.key];
      if (event.key === "Home") go(0);
      else if (event.key === "End") go(null);
      else if (step) this.turn(step);
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
  }

  slots() { return Math.max(LEAST, this.ends.length + 4); }

  set(turns, at) {
    const [seats, lengths] = turns ?? ["", []];
    let sum = 0;
    this.ends = lengths.map((n) => (sum += n));
    this.total = sum;
    this.at = at;
    this.draw(seats);
  }

  /** The turn whose end is shown, or -1 at the start. */
  index() { return this.ends.findIndex((end) => end >= this.at); }

  turn(step) {
    const index = this.at === 0 ? -1 : this.index();
    const wanted = Math.max(-1, Math.min(this.ends.length - 1, index + step));
    this.go(wanted < 0 ? 0 : wanted === this.ends.length - 1 ? null : this.ends[wanted]);
  }

  draw(seats) {
    const slots = this.slots();
    const lanes = Math.max(1, ...[...seats].map(Number));
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("viewBox", `0 0 ${slots * 10} 22`);
    svg.setAttribute("preserveAspectRatio", "none");
    svg.setAttribute("aria-hidden", "true");
    const now = this.at === 0 ? -1 : this.index();
    for (let n = 0; n < slots; n += 1) {
      const seat = n < seats.length ? Number(seats[n]) : null;
      const stone = document.createElementNS(SVG, "rect");
      stone.setAttribute("class", seat === null ? "mo-next" : `mo-${COLOURS[seat]}${now >= 0 && n > now ? " mo-later" : ""}`);
      stone.setAttribute("x", n * 10 + 0.8);
      stone.setAttribute("y", seat === null ? 5 : 2 + (6 * seat) / lanes);
      stone.setAttribute("width", 8.4);
      stone.setAttribute("height", 12);
      svg.append(stone);
    }
    const frame = document.createElementNS(SVG, "rect");
    frame.setAttribute("class", "mo-now");
    frame.setAttribute("x", Math.max(0, now) * 10 - 0.6 + (now < 0 ? -20 : 0));
    frame.setAttribute("y", 1);
    frame.setAttribute("width", 11.2);
    frame.setAttribute("height", 20);
    svg.append(frame);
    this.root.replaceChildren(svg);
    this.root.setAttribute("aria-valuemax", this.ends.length);
    this.root.setAttribute("aria-valuenow", now + 1);
    this.root.setAttribute("aria-valuetext", `${now + 1} / ${this.ends.length}`);
  }
}
