// The form for a new table: another game brings another form; fewer players hide seats; local players get a name.
import { $, $$, home, part } from "./page.js";

function dress(form) {
  const count = () => Number($("[name=count]:checked", form)?.value ?? $("[name=count]", form)?.value);
  const update = () => {
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
    } else update();
  });
  update();
}
$$("[data-newform]").forEach(dress);
