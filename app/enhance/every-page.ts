/** Runs on every page; each entry point imports it. */
import { all } from "~/base/enhance/dom";
import { forgetErrors } from "~/base/enhance/errors";
import { runFlash } from "~/base/enhance/flash";
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

/** Closes open menus on Escape and on a click elsewhere. */
function dismissMenus(): void {
  const close = (isMeant: (menu: Element) => boolean, focus?: boolean) => {
    for (const menu of all<HTMLDetailsElement>("details.menu[open]")) {
      if (!isMeant(menu)) continue;
      menu.open = false;
      if (focus) menu.querySelector("summary")?.focus();
    }
  };
  document.addEventListener("keydown", ({ key }) => close(() => key === "Escape", true));
  document.addEventListener("click", ({ target }) => close((menu) => !menu.contains(target as Node)));
}
