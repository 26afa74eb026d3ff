// The line that says how far the engine is compiled: there while it is, gone when the site has changed over.

const line = document.querySelector("#behind");
const EVERY = 2000;

async function look() {
  try {
    const { share } = await (await fetch(`${document.documentElement.dataset.home ?? ""}/behind`)).json();
    line.querySelector("b").textContent = `${share} %`;
    if (share >= 100) { line.remove(); return; }
  } catch { /* the site is changing over, or gone: the page says that elsewhere */ }
  setTimeout(look, EVERY);
}

setTimeout(look, EVERY);
