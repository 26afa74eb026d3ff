// The players' clocks, counted on here between two messages.
import { $$ } from "./page.js";
import { shown } from "./store.js";

const [HOUR, DAY] = [3600, 86400];
let ticker;

function spoken(seconds) {
  if (seconds >= 2 * DAY) return `${Math.floor(seconds / DAY)} d`;
  if (seconds >= 2 * HOUR) return `${Math.floor(seconds / HOUR)} h`;
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
