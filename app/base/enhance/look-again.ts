import { all } from "./dom";

const LOOK_EVERY_MS = 2000;

/**
 * For a page that waits for something on the server: fetches it again and again, shows what has changed in the waiting part, and goes
 * there when it waits no longer. Where no script comes, a link leads there, or the page loads itself again (`reloadsAt`, root.tsx).
 */
export function lookAgain(): void {
  const [place] = all("[data-looks]");
  const url = place?.dataset.looks;
  if (!url) return;
  // Ends the reload that the page has announced, and with it whatever still loads: so not before all has.
  if (document.readyState === "complete") stop();
  else addEventListener("load", () => stop());
  // Not a visit, which would take the message for the next one (identity/flash). A redirect is followed in sight.
  const asked = { headers: { Purpose: "prefetch" }, redirect: "manual" } as const;
  const look = async () => {
    const answer = await fetch(url, asked).catch(() => null);
    // The request was lost or the site is busy: ask again later.
    if (!answer || answer.status >= 500) return wait();
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const [fresh] = all("[data-looks]", page);
    if (!fresh) return location.replace(url);
    place.replaceChildren(...fresh.childNodes);
    wait();
  };
  const wait = () => setTimeout(look, LOOK_EVERY_MS);
  wait();
}
