import { all, button, icon } from "~/base/enhance/dom";
import { CLOSE } from "~/base/enhance/icon-paths";

/** How long a pause must last before the floating player may move back. */
const PAUSE_RELEASE_MS = 500;
/** How long the player stays where it is after a touch: 2 s of interaction and 1 s to settle. */
const INTERACTION_LOCK_MS = 2000 + 1000;

/** Loads the provider's player when its poster is clicked, and sends the provider no request before that. */
export function addVideos(): void {
  for (const box of all("[data-video]")) {
    const poster = box.querySelector("a");
    poster?.addEventListener("click", (event) => {
      event.preventDefault();
      play(box, poster);
    });
  }
}

/**
 * Shows the player in its place, or floating at the bottom right while that is out of view. It moves by a class only, because
 * moving an iframe in the DOM reloads it.
 */
function play(box: HTMLElement, poster: HTMLElement) {
  const frame = document.createElement("iframe");
  const player = document.createElement("div");
  let isOut = false;
  let isClosed = false;
  let isPlaying = false;
  let lockedUntil = 0;
  let timer = 0;
  let pause = 0;

  const float = (floats: boolean) => player.classList.toggle("floats", floats);

  /** Moves the player, unless it is playing or was just touched. */
  const settle = () => {
    clearTimeout(timer);
    const floats = isOut && !isClosed;
    if (isPlaying || player.classList.contains("floats") === floats) return;
    if (player.matches(":hover")) lockedUntil = Date.now() + INTERACTION_LOCK_MS;
    const wait = lockedUntil - Date.now();
    if (wait > 0) timer = window.setTimeout(settle, wait);
    else float(floats);
  };
  const touched = () => {
    lockedUntil = Date.now() + INTERACTION_LOCK_MS;
    settle();
  };
  const close = button("video-close", icon(CLOSE), () => {
    isClosed = true;
    float(false);
    frame.focus({ preventScroll: true });
  });
  close.ariaLabel = "Close the floating player";
  const say = (message: object) => frame.contentWindow?.postMessage(JSON.stringify(message), url.origin);

  const url = new URL(box.dataset.video ?? "");
  frame.src = url.href;
  frame.title = box.dataset.title ?? "";
  frame.allow = "encrypted-media; fullscreen; picture-in-picture";
  // Asks the provider's player to report its state.
  frame.addEventListener("load", () => {
    say({ event: "listening", id: 1 });
    say({ event: "command", func: "addEventListener", args: ["onStateChange"], id: 1 });
  });
  addEventListener("message", ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== url.origin) return;
    const state = playingIn(data);
    if (state === null) return;
    clearTimeout(pause);
    if (state) isPlaying = true;
    else
      pause = window.setTimeout(() => {
        isPlaying = false;
        settle();
      }, PAUSE_RELEASE_MS);
  });
  for (const type of ["pointerenter", "pointerdown", "touchstart"]) player.addEventListener(type, touched);
  // A press inside the iframe is only noticed as this page losing the focus.
  addEventListener("blur", () => document.activeElement === frame && touched());
  new IntersectionObserver(([entry]) => {
    isOut = !entry?.isIntersecting;
    if (!isOut) isClosed = false;
    settle();
  }).observe(box);

  player.className = "video-player";
  player.append(frame, close);
  poster.replaceWith(player);
  frame.focus();
}

/**
 * Reads from a message of the provider's frame whether the video is playing: true, false (paused or ended) or null.
 * The message is JSON: `onStateChange` with the state, or `infoDelivery` with it among other values.
 */
function playingIn(message: unknown): boolean | null {
  try {
    const { event, info } = typeof message === "string" ? JSON.parse(message) : Object(message);
    const state = event === "onStateChange" ? info : info?.playerState;
    if (state === 1) return true;
    return state === 0 || state === 2 ? false : null;
  } catch {
    return null;
  }
}
