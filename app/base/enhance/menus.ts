import { all } from "./dom";

/** Closes open menus on Escape and on a click elsewhere. */
export function dismissMenus(): void {
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
