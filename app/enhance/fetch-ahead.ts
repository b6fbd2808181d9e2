import { isReadingPage } from "~/domain/reading-pages";

/**
 * Fetches a reading page ahead when a pointer or the focus comes to its link, so that a click only waits for a 304. Only
 * for visitors without a session: a member's pages are kept by no browser, and would be asked for twice.
 * @param signal ends it
 */
export function fetchAhead(signal?: AbortSignal): void {
  const fetched = new Set([location.href]);
  for (const type of ["pointerover", "focusin"]) {
    document.addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='/']");
        if (!link || fetched.has(link.href) || !isReadingPage(link.pathname)) return;
        if (document.querySelector(".menu-avatar")) return;
        fetched.add(link.href);
        document.head.append(
          Object.assign(document.createElement("link"), { rel: "prefetch", href: link.href }),
        );
      },
      { signal },
    );
  }
}
