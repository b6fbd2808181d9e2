import { all } from "./dom";

const ASK_EVERY_MS = 1000;

/**
 * For a page that waits for the server. Without scripts the document reloads itself (Refresh header). With scripts it
 * moves to `?live`, which does not, and asks the server every second. When something has changed it redraws its live parts,
 * or reloads the page if it has none or has stopped waiting. A page with a message stays until that has been read.
 */
export function stayLive(): void {
  const [place] = all("[data-live]");
  if (!place) return;
  const { search } = location;
  const isLive = new URLSearchParams(search).has("live");
  const live = isLive ? location.href : `${location.pathname}${search ? `${search}&` : "?"}live`;
  if (!isLive && !document.querySelector("[data-seconds]")) {
    // A Refresh of this document cannot be cancelled; only loading another document ends it.
    location.replace(live);
    return;
  }
  const ask = async () => {
    const mark = await readMark(place.dataset.live ?? "");
    if (mark === null || mark === place.dataset.mark || (await drawAgain(place)))
      return setTimeout(ask, ASK_EVERY_MS);
    location.replace(live);
  };
  setTimeout(ask, ASK_EVERY_MS);
}

/** Copies the live parts of the page as it is now. @returns whether the page still waits */
async function drawAgain(place: HTMLElement): Promise<boolean> {
  const parts = all("[data-live-part]", place);
  if (parts.length === 0) return false;
  const answer = await fetch(location.href, { redirect: "manual" }).catch(() => null);
  // The answer was lost: asked again.
  if (!answer) return true;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.querySelector<HTMLElement>("[data-live]");
  if (!fresh) return false;
  place.dataset.mark = fresh.dataset.mark;
  for (const [at, part] of all("[data-live-part]", fresh).entries())
    parts[at]?.replaceChildren(...part.childNodes);
  return true;
}

async function readMark(url: string): Promise<string | null> {
  try {
    const { mark } = await (await fetch(url)).json();
    return typeof mark === "string" ? mark : null;
  } catch {
    return null;
  }
}
