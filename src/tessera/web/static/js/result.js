// The end of a game, over the table: bars that count up, the chart to click, the best and the most costly turn.
import { hang } from "./art.js";
import { copy } from "./notice.js";
import { $, $$, home, made } from "./page.js";
import { reviewed } from "./signs.js";
import { facts, id, root, still, word } from "./store.js";

const COUNTING = 900; // milliseconds, for all sources together

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && $("#final.shown")) showResult(false);
});

export function showResult(on) {
  const box = $("#final");
  const open = on && Boolean(box.children.length);
  const opened = open && !box.classList.contains("shown");
  box.classList.toggle("shown", open);
  if (!opened) return;
  hang();
  countUp(box);
  bindCourse(box);
  judgement(box).catch(() => {}); // without it the page is whole
  $("#end-title", box)?.focus({ preventScroll: true });
}

/** One source after the other grows, and the totals with them; at once where nobody wants motion. */
function countUp(box) {
  const parts = [...new Set($$("[data-part]", box).map((one) => one.dataset.part))].sort();
  if (still.matches || root.dataset.motion === "off" || box.dataset.counted || !parts.length) return;
  box.dataset.counted = "1";
  const each = COUNTING / parts.length;
  for (const part of $$("[data-part]", box)) {
    const delay = each * parts.indexOf(part.dataset.part);
    part.animate([{ opacity: 0 }, { opacity: 1 }], { duration: each, delay, fill: "backwards" });
  }
  const began = performance.now();
  const totals = $$("[data-bars] [data-total]", box).map((node) => [node, Number(node.dataset.total)]);
  const tick = () => {
    const share = Math.min(1, (performance.now() - began) / COUNTING);
    for (const [node, total] of totals) node.textContent = String(Math.round(total * share)).replace("-", "−");
    if (share < 1) requestAnimationFrame(tick);
  };
  tick();
}

/** The chart is a slider over the turns: pointing reads it, a click or Enter shows the table as it was then. */
function bindCourse(box) {
  const chart = $("#course", box);
  if (!chart || chart.dataset.bound) return;
  chart.dataset.bound = "1";
  const { steps, seats, chances } = JSON.parse(chart.dataset.course);
  const whose = Math.max(0, Number($("#judged", box)?.dataset.seat || 0));
  const [plot, line, tip] = [$(".ch-plot", chart), $(".ch-now", chart), $(".ch-tip", chart)];
  const last = steps.length - 1;
  let at = last;
  const show = (turn) => {
    at = Math.max(0, Math.min(last, turn));
    const x = `${(100 * at) / last}%`;
    for (const name of ["x1", "x2"]) line.setAttribute(name, x);
    chart.classList.add("at");
    const text = word("course-at", {
      n: at, name: facts.names[seats[at]] ?? "", who: facts.names[whose] ?? "", chance: chances[at][whose],
    });
    tip.textContent = text;
    tip.hidden = false;
    const wide = plot.clientWidth;
    tip.style.left = `${Math.max(0, Math.min(wide - tip.offsetWidth, (wide * at) / last - tip.offsetWidth / 2)) + 30}px`;
    chart.setAttribute("aria-valuenow", at);
    chart.setAttribute("aria-valuetext", text);
  };
  const pointed = (event) => {
    const { left, width } = plot.getBoundingClientRect();
    return Math.round(((event.clientX - left) / width) * last);
  };
  const go = () => {
    chart.dataset.goto = steps[at]; // the table goes there when it hears the click
    if (at === last) showResult(false);
  };
  chart.addEventListener("pointermove", (event) => show(pointed(event)));
  chart.addEventListener("click", (event) => {
    if (event.detail) show(pointed(event)); // not by a key
    go();
  }, true);
  chart.addEventListener("keydown", (event) => {
    const round = facts.names.length;
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowDown: -round, ArrowUp: round, Home: -last, End: last }[event.key];
    if (by) show(at + by);
    else if (event.key === "Enter" || event.key === " ") chart.click();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
}

/** The best and the most costly turn, as soon as they have been judged. */
async function judgement(box) {
  const place = $("#judged", box);
  if (!place || place.dataset.seat === "" || place.dataset.asked) return;
  place.dataset.asked = "1";
  const { judged, best, costly } = await reviewed(place.dataset.seat);
  if (!judged) return;
  const cards = [best && judgedCard(best, "your-best", "good", "judged-best"), costly && judgedCard(costly, "your-costly", "bad", "judged-costly")];
  const shown = cards.filter(Boolean);
  const none = made("section", { className: "card-box" }, made("p", { textContent: word("judged-none") }));
  place.replaceChildren(...(shown.length ? shown : [none]));
  place.hidden = false;
}

function judgedCard({ turn, at, words, other, percent, puzzle }, title, kind, text) {
  const show = made("button", { type: "button", className: "btn sm", textContent: word("show-me"), data: { goto: at } });
  const on = made("button", { type: "button", className: "btn sm", textContent: word("play-on"), data: { do: "fork-at", at } });
  const again = made("a", { className: "btn sm", href: `${home}/t/${id}/puzzle/${at}`, textContent: word("puzzle-here") });
  return made(
    "section", { className: "card-box", data: { about: `turn:${turn}` } },
    made("span", { className: `tag ${kind}`, textContent: word(title) }),
    made("h4", { textContent: `${word("turn-n", { n: turn })}: ${words}` }),
    made("p", { textContent: word(text, { n: percent, other }) }),
    made("div", { className: "row" }, show, on, ...(puzzle ? [again] : [])),
  );
}

/** The picture of the end: to another program where the device can, else its address. */
export async function sharePicture() {
  const url = `${location.origin}${home}/t/${id}#end`;
  if (!navigator.share) { await copy(url); return; }
  try {
    const picture = await (await fetch(`${home}/t/${id}/picture.png`)).blob();
    const files = [new File([picture], "tessera.png", { type: "image/png" })];
    await navigator.share(navigator.canShare?.({ files }) ? { files, url } : { url });
  } catch (error) {
    if (error.name !== "AbortError") await copy(url);
  }
}
