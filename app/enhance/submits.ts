import { all } from "./dom";

/** A form that is on its way says so on its button, and is not sent a second time. */
export function markSubmits(): void {
  for (const form of all<HTMLFormElement>("form[method=post]")) {
    let end: (() => void) | undefined;
    form.addEventListener("submit", (event) => {
      if (end) return event.preventDefault();
      const pressed = event.submitter;
      const label = pressed?.textContent ?? "";
      end = () => {
        pressed?.removeAttribute("aria-disabled");
        if (pressed) pressed.textContent = label;
        end = undefined;
      };
      // A request that the reader stopped: ready again.
      setTimeout(() => end?.(), 10_000);
      if (!pressed) return;
      pressed.ariaDisabled = "true";
      pressed.textContent = pressed.dataset.pending ?? label;
    });
    // A page that comes back from the browser's memory.
    addEventListener("pageshow", ({ persisted }) => persisted && end?.());
  }
}
