/** What the frame is asked for: the provider's script interface, no full screen by itself, no related videos, no autoplay. */
const PARAMETERS = { enablejsapi: "1", playsinline: "1", rel: "0", autoplay: "0" };

/** Address of a video's frame below the provider's `embed` address; `origin` is the page that will talk to it. */
export function videoFrameUrl(embed: string, id: string, origin: string): string {
  const url = new URL(embed + encodeURIComponent(id));
  for (const [name, value] of Object.entries({ ...PARAMETERS, origin })) url.searchParams.set(name, value);
  return url.href;
}

/** A pause must last so long before the player may move (specification §9). */
export const PAUSE_RELEASE_MS = 500;
/** After a hover, press or touch the player stays where it is: 2 s of interaction and 1 s to come to rest. */
export const INTERACTION_LOCK_MS = 2000 + 1000;

/**
 * What a message of the provider's frame says of playing: true, false (paused or ended), or null when it says nothing.
 * It comes as JSON text: `onStateChange` with the state, or `infoDelivery` with the state among other things.
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
