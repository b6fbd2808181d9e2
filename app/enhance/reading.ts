/** The script of reading pages. */
import { runCountdowns } from "./countdown";
import { all } from "./dom";
import { fetchAhead } from "./fetch-ahead";
import { runFlash } from "./flash";
import { dismissMenus } from "./menus";
import { helpWithPassword } from "./password";
import { isPending, markPending } from "./pending";

dismissMenus();
fetchAhead();
for (const flash of all("[data-seconds]")) runFlash(flash, () => flash.remove());
for (const form of all<HTMLFormElement>("form[method=post]")) {
  form.addEventListener("submit", (event) => {
    if (isPending(form)) event.preventDefault();
    else markPending(form, event.submitter);
  });
}
for (const box of all("[data-password]")) helpWithPassword(box);
runCountdowns();
