import { all } from "./dom";

/** Without an answer for this long the form may be sent again: the request was stopped, or lost. */
const PATIENCE_MS = 10_000;
const NO_CONNECTION = "There is no connection to the site. What you typed is still here: try again.";
const NO_ANSWER = "The site has not answered yet. What you typed is still here: try again.";

/** Forms on their way, and what makes each ready again. */
const pending = new Map<HTMLFormElement, () => void>();

/**
 * Sends each form once: a second press waits for the answer to the first, but not forever. Says so when there is no
 * answer, or no connection. Listens last, so that a module that answers a form itself has said so.
 */
export function guardForms(): void {
  addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    const pressed = event.submitter as HTMLButtonElement | null;
    // Stopped by a script, or its answer is for a frame: the page stays.
    if (event.defaultPrevented || pressed?.formTarget || !form.matches("[method=post]")) return;
    if (pending.has(form)) return event.preventDefault();
    // The browser only guesses: a second press after the message is sent all the same.
    const isTold = form.querySelector(".unsent");
    isTold?.remove();
    if (navigator.onLine || isTold) return markPending(form, pressed);
    event.preventDefault();
    tell(form, NO_CONNECTION);
  });
  // The page came back from the back/forward cache, as it was left.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) for (const ready of pending.values()) ready();
  });
}

export const isPending = (form: HTMLFormElement) => pending.has(form);

/** Marks a form as pending, on its buttons too, which stay focusable. */
function markPending(form: HTMLFormElement, pressed: HTMLElement | null) {
  const buttons = all("button", form);
  const label = [...(pressed?.childNodes ?? [])];
  for (const each of buttons) each.ariaDisabled = "true";
  if (pressed?.dataset.pending) pressed.replaceChildren(pressed.dataset.pending);
  const ready = () => {
    clearTimeout(timer);
    pending.delete(form);
    for (const each of buttons) each.ariaDisabled = null;
    if (pressed?.dataset.pending) pressed.replaceChildren(...label);
  };
  const timer = setTimeout(() => {
    ready();
    // A file to save leaves the page as it is.
    if (!("saves" in form.dataset)) tell(form, NO_ANSWER);
  }, PATIENCE_MS);
  pending.set(form, ready);
}

/** Shows a message at the head of a form, and scrolls there: its button may be far below. */
function tell(form: HTMLFormElement, text: string) {
  const note = Object.assign(document.createElement("p"), {
    className: "unsent",
    role: "alert",
    textContent: text,
  });
  form.prepend(note);
  note.scrollIntoView({ block: "nearest" });
}
