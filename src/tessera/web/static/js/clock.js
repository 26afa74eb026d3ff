// The players' clocks, counted on here between two messages.
import { $$ } from "./page.js";
import { shown } from "./store.js";

const [HOUR, DAY] = [3600, 86400];
let ticker;

/** Long times to the nearest hour or day: of a whole day, a second later nearly all is left. */
export function spoken(seconds) {
  if (seconds >= 1.9 * DAY) return `${Math.round(seconds / DAY)} d`;
  if (seconds >= 1.9 * HOUR) return `${Math.round(seconds / HOUR)} h`;
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}

export function ticking() {
  const began = Date.now();
  clearInterval(ticker);
  const { clock, turn } = shown.meta;
  if (!clock) return;
  const tick = () => {
    for (const [seat, left] of clock.left.entries()) {
      if (left === null) continue;
      const now = seat === clock.running ? Math.max(0, left - (Date.now() - began) / 1000) : left;
      for (const box of $$(`[data-clock-seat="${seat}"]`)) box.textContent = spoken(now);
      if (seat === turn) for (const box of $$("[data-clock]")) box.textContent = spoken(now);
    }
  };
  tick();
  if (clock.running !== null) ticker = setInterval(tick, 1000);
}
