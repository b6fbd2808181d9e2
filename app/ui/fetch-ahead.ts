import { useEffect } from "react";
import { isReadingPage } from "~/domain/reading-pages";

/**
 * A reading page is fetched ahead when a pointer or the focus comes to its link. Only for strangers: a member's pages
 * are kept by no browser, and would be asked for twice.
 */
export function useFetchAhead(isStranger: boolean): void {
  useEffect(() => {
    if (!isStranger) return;
    const fetched = new Set<string>();
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='/']");
      if (!link || fetched.has(link.href) || !isReadingPage(link.pathname)) return;
      fetched.add(link.href);
      const ahead = Object.assign(document.createElement("link"), { rel: "prefetch", href: link.href });
      document.head.append(ahead);
    };
    const types = ["pointerover", "focusin"];
    for (const type of types) document.addEventListener(type, onIntent);
    return () => {
      for (const type of types) document.removeEventListener(type, onIntent);
    };
  }, [isStranger]);
}
