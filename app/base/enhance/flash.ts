import { button, icon } from "./dom";
import { CHECK, CLOSE } from "./icon-paths";

/** How long a message stays at least after the pointer has left it. */
const LEAST_MS = 1000;

/**
 * Gives a message a close button and lets it end by itself. `done` is called when it is closed or its time is over; the timer
 * pauses on hover, focus, and while a dialog covers it. One that does not float stays.
 */
export function runFlash(flash: HTMLElement, done = () => flash.remove()): void {
  let leftMs = Number(flash.dataset.seconds) * 1000;
  let startedAt = 0;
  let timer = 0;
  const run = () => {
    if (timer || !flash.isConnected || flash.matches(":hover, :focus-within")) return;
    if (document.querySelector("dialog[open]") || getComputedStyle(flash).position === "static") return;
    startedAt = Date.now();
    timer = window.setTimeout(done, leftMs);
  };
  const stop = () => {
    if (!timer) return;
    clearTimeout(timer);
    timer = 0;
    leftMs = Math.max(leftMs - Date.now() + startedAt, LEAST_MS);
  };
  const close = button("flash-close", icon(CLOSE), done);
  close.ariaLabel = "Close message";
  flash.append(close);
  // The timer replaces the CSS animation that hides the message without scripts.
  flash.style.animation = "none";
  for (const type of ["pointerenter", "focusin"]) flash.addEventListener(type, stop);
  // On focusout the old element still has the focus, so check a moment later.
  for (const type of ["pointerleave", "focusout"]) flash.addEventListener(type, () => setTimeout(run));
  // Captured, because a dialog's close event does not bubble.
  document.addEventListener("close", run, true);
  // A dialog of this page may open a moment later.
  setTimeout(run);
}

/** Shows a success message, which it returns, like the server's. Not escaped, so only for texts of our own. */
export function showFlash(title: string, seconds: number, text = ""): HTMLElement {
  const flash = Object.assign(document.createElement("div"), { className: "flash flash-success is-later" });
  flash.dataset.seconds = String(seconds);
  const more = text && `<p>${text}</p>`;
  flash.innerHTML = `${icon(CHECK)}<div class="flash-text"><p class="flash-title">${title}</p>${more}</div>`;
  document.querySelector("[data-flashes]")?.replaceChildren(flash);
  runFlash(flash);
  return flash;
}
