/** Runs on every page; each entry point imports it. */
import { all } from "~/base/enhance/dom";
import { forgetErrors } from "~/base/enhance/errors";
import { runFlash } from "~/base/enhance/flash";
import { dismissMenus } from "~/base/enhance/menus";
import { helpWithPassword } from "~/base/enhance/password";
import { guardForms } from "~/base/enhance/pending";
import { hideFromOthers } from "~/identity/enhance/former-member";
import { fetchAhead } from "~/site/enhance/fetch-ahead";

dismissMenus();
fetchAhead();
guardForms();
forgetErrors();
hideFromOthers();
for (const flash of all("[data-seconds]")) runFlash(flash);
for (const box of all("[data-password]")) helpWithPassword(box);
