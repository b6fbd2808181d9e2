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
  const restoreTyped = keepTyped();
  const copy = document.documentElement.cloneNode(true);
  const { pathname } = window.location;
  return {
    onRecoverableError: restoreTyped,
    unmountWith(unmount) {
      restore = () => {
        restore = undefined;
        // Only the server has another page as plain HTML.
        if (window.location.pathname !== pathname) return window.location.reload();
        unmount();
        document.documentElement?.remove();
        document.append(copy);
        restoreTyped();
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

const CONTROLS = "input:not([type=hidden]), textarea, select";

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Remembers the form fields of the server's page. When React discards that page (a browser extension changed
 * it), the returned function copies what was typed into the new one.
 */
function keepTyped(): () => void {
  const before = [...document.querySelectorAll<Control>(CONTROLS)];
  return () => putBack(before);
}

/** Copies what was typed into controls that are gone from the page into those of their ids in a form of the same name. */
export function putBack(controls: Iterable<Control>): void {
  for (const old of controls) {
    const fresh = old.isConnected || !old.id ? null : (document.getElementById(old.id) as Control | null);
    if (fresh && fresh.constructor === old.constructor && formNameOf(fresh) === formNameOf(old))
      copyState(old, fresh);
  }
}

/** The attribute: a field called "name" hides the form's own. */
const formNameOf = ({ form }: Control) => form?.getAttribute("name");

function copyState(from: Control, to: Control) {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && isChoice(from)) {
    // A click, so that React notices the change.
    if (to.checked !== from.checked) to.click();
    return;
  }
  if (to.value === from.value) return;
  to.value = from.value;
  to.dispatchEvent(new Event("input", { bubbles: true }));
}

const isChoice = (input: HTMLInputElement) => input.type === "checkbox" || input.type === "radio";
