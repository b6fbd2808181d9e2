import { isReadingPage } from "~/domain/reading-pages";
import { all } from "./dom";

/** A reading page is fetched ahead when a pointer or the focus comes to its link: then only a 304 is left to wait for. */
export function fetchAhead(): void {
  // A member's pages are kept by no browser: they would be asked for twice.
  if (document.querySelector(".menu-avatar")) return;
  const links = new Set(all<HTMLAnchorElement>("a[href^='/']"));
  for (const link of links) {
    if (!isReadingPage(link.pathname) || link.pathname === location.pathname) continue;
    const fetchIt = () => {
      if (!links.delete(link)) return;
      const ahead = document.createElement("link");
      ahead.rel = "prefetch";
      ahead.href = link.href;
      document.head.append(ahead);
    };
    for (const type of ["pointerenter", "focus"]) link.addEventListener(type, fetchIt);
  }
}
