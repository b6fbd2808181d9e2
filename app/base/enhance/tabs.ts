import { all } from "./dom";

/** Turns a list of links to parts of the page into tabs. The open tab is in the URL's fragment. */
export function makeTabs(): void {
  for (const list of all("[data-tabs]")) {
    const tabs = all<HTMLAnchorElement>("a", list);
    const open = (shown: HTMLAnchorElement) => {
      for (const tab of tabs) {
        const part = document.getElementById(tab.hash.slice(1));
        tab.ariaSelected = String(tab === shown);
        tab.tabIndex = tab === shown ? 0 : -1;
        part?.toggleAttribute("data-off", tab !== shown);
        part?.querySelector(":scope > details")?.toggleAttribute("open", tab === shown);
      }
    };
    const show = (tab: HTMLAnchorElement) => {
      open(tab);
      history.replaceState(history.state, "", tab.hash);
    };
    list.role = "tablist";
    for (const [at, tab] of tabs.entries()) {
      tab.role = "tab";
      tab.setAttribute("aria-controls", tab.hash.slice(1));
      const part = document.getElementById(tab.hash.slice(1));
      part?.setAttribute("role", "tabpanel");
      part?.querySelector("h2")?.classList.add("print-only");
      tab.addEventListener("click", (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        show(tab);
      });
      tab.addEventListener("keydown", (event) => {
        const places: Record<string, number> = { Home: 0, End: -1, ArrowLeft: at - 1, ArrowRight: at + 1 };
        const place = places[event.key];
        const next = place === undefined ? undefined : tabs.at(place % tabs.length);
        if (!next) return;
        event.preventDefault();
        show(next);
        next.focus();
      });
    }
    const asked = tabs.find(({ hash }) => hash === location.hash) ?? tabs[0];
    if (asked) open(asked);
  }
}
