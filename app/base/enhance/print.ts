import { all } from "./dom";

/** Shows the print buttons, which do nothing without scripts. */
export function addPrintButtons(): void {
  for (const print of all("[data-print]")) {
    print.hidden = false;
    print.addEventListener("click", () => window.print());
  }
}
