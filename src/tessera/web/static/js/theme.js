// Before the first paint: the theme the person chose, or the system's.
(() => {
  const root = document.documentElement;
  if (root.dataset.themeChoice === "auto") {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const set = () => { root.dataset.theme = dark.matches ? "dark" : "light"; };
    set();
    dark.addEventListener("change", set);
  }
})();
