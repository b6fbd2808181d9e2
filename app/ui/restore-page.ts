import { keepTyped } from "./keep-typed";

const CRASHED =
  "Part of this page stopped working. What you typed is still here, and its buttons and links work as before.";

let restore: (() => void) | undefined;

/**
 * Remembers the server's page before React takes it over. When React fails for good, `pageCrashed` puts that page back,
 * with what was typed: plain HTML that works without any script.
 */
export function keepPage(): { onRecoverableError: () => void; unmountWith(unmount: () => void): void } {
  const typed = keepTyped();
  const copy = document.documentElement.cloneNode(true);
  const { pathname } = window.location;
  return {
    onRecoverableError: typed.restore,
    unmountWith(unmount) {
      restore = () => {
        restore = undefined;
        // Another page than the one that was loaded: only the server has it as plain HTML.
        if (window.location.pathname !== pathname) return window.location.reload();
        unmount();
        document.documentElement?.remove();
        document.append(copy);
        typed.restore();
        tell();
      };
    },
  };
}

/** To be called when a page could not be drawn: outside of React's own work, which must not be pulled from under it. */
export function pageCrashed(): void {
  setTimeout(() => restore?.());
}

function tell() {
  const note = document.createElement("p");
  note.className = "crashed";
  note.setAttribute("role", "status");
  note.textContent = CRASHED;
  document.querySelector("main")?.prepend(note);
}
