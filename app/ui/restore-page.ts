import { keepTyped } from "./keep-typed";

const CRASHED =
  "Part of this page stopped working. What you typed is still here, and its buttons and links work as before.";

let restore: (() => void) | undefined;

/**
 * Whether the url is another page's by now: two quick presses of Back leave a page before its scripts ran,
 * and they would render one page with the other's data. The caller reloads, once.
 */
export function isLeftBehind(): boolean {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return document.documentElement.dataset.path !== window.location.pathname && load?.type !== "reload";
}

/**
 * Remembers the server's page before React takes over. When React fails for good, `pageCrashed` puts that
 * page back with what was typed; it works without scripts.
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
        // Only the server has another page as plain HTML.
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

/** Call this when a page could not be rendered. Restores it after React's own work is done. */
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
