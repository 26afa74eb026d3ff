// The player aid: key A, in the place of the log or as a sheet; open per game, and so again next time.
import { trouble } from "./notice.js";
import { $, part } from "./page.js";
import { id, root, shown } from "./store.js";

const kept = `aid:${root.dataset.game}`;
const box = $("#aid");

async function fill() {
  const seat = shown.meta.seat == null ? "" : `?sat=${shown.meta.seat}`;
  const html = await part(`/t/${id}/aid${seat}`);
  const at = $(".aid-body", box)?.scrollTop ?? 0;
  box.innerHTML = html;
  $(".aid-body", box).scrollTop = at;
}

function show(on) {
  box.hidden = !on;
  if (on) [root.dataset.aid, box.dataset.panel] = ["1", "aid"];
  else delete root.dataset.aid;
  $(".top [data-do=aid]").setAttribute("aria-expanded", String(on));
  localStorage.setItem(kept, on ? "1" : "");
}

/** Opens it, or closes it again. */
export async function aid() {
  if (!box.hidden) {
    show(false);
    $(".top [data-do=aid]").focus({ preventScroll: true });
    return;
  }
  await fill();
  show(true);
  $("#aid-name").focus({ preventScroll: true });
}

export function bindAid() {
  new MutationObserver(() => { if (!box.hidden) fill().catch(trouble); }).observe(root, { attributes: true, attributeFilter: ["data-version"] });
  if (localStorage.getItem(kept) && matchMedia("(min-width: 1180px), (min-width: 900px) and (orientation: landscape)").matches) fill().then(() => show(true)).catch(trouble);
}
