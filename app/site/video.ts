/** Parameters of the provider's player: the script API, inline playback, no unrelated videos, no autoplay. */
const PARAMETERS = { enablejsapi: "1", playsinline: "1", rel: "0", autoplay: "0" };

/** Returns the URL of a video's frame; `origin` is that of the page that talks to it. */
export function videoFrameUrl(embed: string, id: string, origin: string): string {
  const url = new URL(embed + encodeURIComponent(id));
  for (const [name, value] of Object.entries({ ...PARAMETERS, origin })) url.searchParams.set(name, value);
  return url.href;
}

/** How long a pause must last before the floating player may move back. */
export const PAUSE_RELEASE_MS = 500;
/** How long the player stays where it is after a touch: 2 s of interaction and 1 s to settle. */
export const INTERACTION_LOCK_MS = 2000 + 1000;

/**
 * Reads from a message of the provider's frame whether the video is playing: true, false (paused or ended) or null.
 * The message is JSON: `onStateChange` with the state, or `infoDelivery` with it among other values.
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
