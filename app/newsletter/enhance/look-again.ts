import { all } from "~/base/enhance/dom";

const LOOK_EVERY_MS = 2000;

/**
 * Polls while the server sends an issue, and fills in the result. Parts marked "always" are updated at each poll; the
 * rest of the page stays. Without scripts a link leads to it.
 */
export function lookAgain(): void {
  const [place] = all("[data-looks]");
  if (!place) return;
  const look = async () => {
    const answer = await fetch(place.dataset.looks ?? "").catch(() => null);
    // The request was lost or the site is busy: ask again later.
    if (!answer || answer.status >= 500) return wait();
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById(place.id);
    // The member has signed out, or the issue was deleted.
    if (!fresh) return;
    const isHere = place.contains(document.activeElement);
    for (const [at, part] of all("[data-part]", fresh).entries())
      if (part.dataset.part || !fresh.dataset.looks)
        all("[data-part]", place)[at]?.replaceChildren(...part.childNodes);
    if (fresh.dataset.looks) return wait();
    if (isHere) all("[tabindex]", place)[0]?.focus();
  };
  const wait = () => setTimeout(look, LOOK_EVERY_MS);
  wait();
}
