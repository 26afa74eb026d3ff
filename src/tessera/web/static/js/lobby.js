// The form for a new table: another game brings another form; fewer players hide seats; local players get a name.
import { $, $$, home, part } from "./page.js";

// Some values of an option are for some numbers of players only: what was picked last holds, the other follows it, which is said. What
// somebody wished comes back when it can.
const wished = new WeakMap();
function fit(form, picked, count) {
  const note = $("[data-fits]", form);
  if (!note) return;
  note.textContent = "";
  for (const box of $$("[data-option]:has([data-counts])", form)) {
    const all = $$("[data-counts]", box), now = all.find((one) => one.checked || one.selected);
    const numbers = (one) => one.dataset.counts.split(" ").map(Number), admits = (one) => one && numbers(one).includes(count());
    let next = wished.get(box) ?? now;
    if (box.contains(picked)) {
      wished.delete(box);
      if (!now || admits(now)) continue;
      const near = numbers(now).reduce((a, b) => (Math.abs(b - count()) < Math.abs(a - count()) ? b : a));
      $(`[name=count][value="${near}"]`, form).checked = true;
      next = now;
    } else {
      if (next) wished.set(box, next);
      next = admits(next) ? next : all.find(admits);
      if (!next || next === now) continue;
      next[next.matches("option") ? "selected" : "checked"] = true;
    }
    const value = (next.matches("option") ? next : next.nextElementSibling).firstChild.data.trim();
    note.textContent = note.dataset.says.replace("#n", count()).replace("#value", value);
  }
}

function dress(form) {
  const count = () => Number($("[name=count]:checked", form)?.value ?? $("[name=count]", form)?.value);
  const update = (picked) => {
    fit(form, picked, count);
    $$("[data-seat]", form).forEach((row, number) => {
      row.hidden = number >= count();
      const select = $("select", row);
      select.disabled = row.hidden;
      $(".local", row).hidden = select.value !== "local";
    });
  };
  form.addEventListener("change", async (event) => {
    if (event.target.matches("[data-game]")) {
      const box = document.createElement("div");
      try { box.innerHTML = await part(`/new/${event.target.value}/form`); } catch { location.href = `${home}/new/${event.target.value}`; return; }
      const fresh = box.firstElementChild;
      form.replaceWith(fresh);
      dress(fresh);
      $("[data-game]", fresh).focus();
    } else update(event.target);
  });
  update();
}
$$("[data-newform]").forEach(dress);
