/** Returns whether the page that a path leads to is one of those that <body> names, or below it. */
function isAhead(pathname: string): boolean {
  const [, first = ""] = pathname.split("/");
  return first === "" || (document.body.dataset.ahead ?? "").split(" ").includes(first);
}

/** Prefetches a reading page when its link is hovered or focused. Not for members, whose pages are not cached. */
export function fetchAhead(): void {
  const fetched = new Set([location.href]);
  for (const type of ["pointerover", "focusin"]) {
    document.addEventListener(type, ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='/']");
      if (!link || fetched.has(link.href) || !isAhead(link.pathname)) return;
      if (document.querySelector(".menu-avatar")) return;
      fetched.add(link.href);
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "prefetch", href: link.href }),
      );
    });
  }
}
