/** The provider's script API, inline play, no related videos, no autoplay. */
const PARAMETERS = { enablejsapi: "1", playsinline: "1", rel: "0", autoplay: "0" };

/** The url of a video's frame; `origin` is the page that talks to it. */
export function videoFrameUrl(embed: string, id: string, origin: string): string {
  const url = new URL(embed + encodeURIComponent(id));
  for (const [name, value] of Object.entries({ ...PARAMETERS, origin })) url.searchParams.set(name, value);
  return url.href;
}

/** A pause must last this long before the player may move. */
export const PAUSE_RELEASE_MS = 500;
/** After a touch the player stays: 2 s of interaction and 1 s to settle. */
export const INTERACTION_LOCK_MS = 2000 + 1000;

/**
 * What a message of the provider's frame says about playing: true, false (paused or ended) or null. It is
 * JSON: `onStateChange` with the state, or `infoDelivery` with it among other things.
 */
export function playingIn(message: unknown): boolean | null {
  try {
    const { event, info } = typeof message === "string" ? JSON.parse(message) : Object(message);
    const state = event === "onStateChange" ? info : info?.playerState;
    if (state === 1) return true;
    return state === 0 || state === 2 ? false : null;
  } catch {
    return null;
  }
}
