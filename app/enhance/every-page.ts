/** Runs on every page; each entry point imports it. */
import { all } from "./dom";
import { forgetErrors } from "./errors";
import { fetchAhead } from "./fetch-ahead";
import { runFlash } from "./flash";
import { hideFromOthers } from "./former-member";
import { dismissMenus } from "./menus";
import { helpWithPassword } from "./password";
import { guardForms } from "./pending";

dismissMenus();
fetchAhead();
guardForms();
forgetErrors();
hideFromOthers();
for (const flash of all("[data-seconds]")) runFlash(flash);
for (const box of all("[data-password]")) helpWithPassword(box);
