// Before the first paint: the theme the person chose, or the system's. And clicks that come before the page's module is there are kept.
(() => {
  const root = document.documentElement;
  if (root.dataset.themeChoice === "auto") {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const set = () => { root.dataset.theme = dark.matches ? "dark" : "light"; };
    set();
    dark.addEventListener("change", set);
  }
  window.tesseraEarly = [];
  document.addEventListener("click", (event) => window.tesseraEarly?.push(event.target));
})();
