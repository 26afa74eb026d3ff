// A link with a code behind its #: the code goes into the form and out of the address, so that no history or server keeps it.

import "./page.js";

const code = location.hash.slice(1);
if (code) {
  document.querySelector("input[name=code]").value = code;
  document.querySelector("[data-code]").hidden = true;
  history.replaceState(null, "", location.pathname);
}
