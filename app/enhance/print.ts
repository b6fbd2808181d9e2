import { all } from "./dom";

/** Shows the buttons that print their page. */
export function addPrintButtons(): void {
  for (const print of all("[data-print]")) {
    print.hidden = false;
    print.addEventListener("click", () => window.print());
  }
}
