import { isReadingPage } from "~/site/reading-pages";

/** Prefetches a reading page when its link is hovered or focused. Not for members, whose pages are not cached. */
export function fetchAhead(): void {
  const fetched = new Set([location.href]);
  for (const type of ["pointerover", "focusin"]) {
    document.addEventListener(type, ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='/']");
      if (!link || fetched.has(link.href) || !isReadingPage(link.pathname)) return;
      if (document.querySelector(".menu-avatar")) return;
      fetched.add(link.href);
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "prefetch", href: link.href }),
      );
    });
  }
}
