import { all } from "./dom";

const LOOK_EVERY_MS = 2000;

/**
 * Looks for a first answer while the server has it written, and for the end of an issue's sending. What came of it is filled in
 * then; what is marked "always" at each look. The rest of the page stays as it is. Without scripts a link leads to it.
 */
export function lookForFirstAnswer(): void {
  const [place] = all("[data-looks]");
  if (!place) return;
  const look = async () => {
    const answer = await fetch(place.dataset.looks ?? "").catch(() => null);
    // Lost on the way, or the site is busy: asked again.
    if (!answer || answer.status >= 500) return wait();
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById(place.id);
    // Signed out, or the plan is gone.
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
