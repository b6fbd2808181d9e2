import { all } from "./dom";

const ASK_EVERY_MS = 1000;

/**
 * For a page that waits for something on the server. Without scripts it reloads itself (Refresh header). With scripts
 * it moves to `?live`, which sends no Refresh, polls every second, and reloads when something changed. A page with a
 * message waits until that has been read.
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
    if (mark === null || mark === place.dataset.mark) return setTimeout(ask, ASK_EVERY_MS);
    location.replace(live);
  };
  setTimeout(ask, ASK_EVERY_MS);
}

/** Returns the state that the server reports at this URL; null without an answer. */
async function readMark(url: string): Promise<string | null> {
  try {
    return (await (await fetch(url)).json()).mark;
  } catch {
    return null;
  }
}
