import { all } from "./dom";

/** Open menus close on Escape and on a click elsewhere. Without this their own button closes them. */
export function dismissMenus(): void {
  const openMenus = () => all<HTMLDetailsElement>("details.menu[open]");
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const menu of openMenus()) {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
  });
  document.addEventListener("click", ({ target }) => {
    for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.open = false;
  });
}
