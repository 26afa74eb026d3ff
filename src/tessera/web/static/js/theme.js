// Before the first paint: the theme the person chose, or the system's; paper is light. And clicks that come before the page's module is there are kept.
(() => {
  const root = document.documentElement;
  if (root.dataset.themeChoice === "auto") {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const set = () => { root.dataset.theme = dark.matches ? "dark" : "light"; };
    set();
    dark.addEventListener("change", set);
  }
  let shown;
  addEventListener("beforeprint", () => { shown = root.dataset.theme; root.dataset.theme = "light"; });
  addEventListener("afterprint", () => { root.dataset.theme = shown; });
  window.tesseraEarly = [];
  document.addEventListener("click", (event) => window.tesseraEarly?.push(event.target));
})();
