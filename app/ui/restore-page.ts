import { keepTyped } from "./keep-typed";

const CRASHED =
  "Part of this page stopped working. What you typed is still here, and its buttons and links work as before.";

let restore: (() => void) | undefined;

/**
 * Whether the address is another page's by now: two quick presses of Back move on before the scripts of the page in
 * between have run. They would draw the one page with the other's data. A reload helps; once is enough, whatever a
 * proxy makes of addresses.
 */
export function isLeftBehind(): boolean {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return document.documentElement.dataset.path !== window.location.pathname && load?.type !== "reload";
}

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
