// The result of a finished game, over the table.
import { $ } from "./page.js";

export function showResult(on) {
  $("#final").classList.toggle("shown", on && Boolean($("#final").children.length));
}
