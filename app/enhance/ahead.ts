import { isReadingPage } from "~/domain/reading-pages";
import { all } from "./dom";

/** A reading page is fetched ahead when a pointer or the focus comes to its link: then it is there at the click. */
export function fetchAhead(): void {
  // A member's pages are kept by no browser: they would be asked for twice.
  if (document.querySelector(".menu-avatar")) return;
  for (const link of all<HTMLAnchorElement>("a[href^='/']")) {
    if (!isReadingPage(link.pathname) || link.pathname === location.pathname) continue;
    const fetchIt = () => {
      const ahead = document.createElement("link");
      ahead.rel = "prefetch";
      ahead.href = link.href;
      document.head.append(ahead);
    };
    for (const type of ["pointerenter", "focus"]) link.addEventListener(type, fetchIt, { once: true });
  }
}
