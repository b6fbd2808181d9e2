import { all } from "./dom";

/** After this long without an answer the form may be sent again: the request was cancelled or lost. */
const PATIENCE_MS = 10_000;
const NO_CONNECTION = "There is no connection to the site. What you typed is still here: try again.";
const NO_ANSWER = "The site has not answered yet. What you typed is still here: try again.";

/** Forms that wait for their answer, each with a function that makes it ready again. */
const pending = new Map<HTMLFormElement, () => void>();

/**
 * Sends each form once: a second press is ignored while the answer is awaited, for ten seconds. Shows a message when
 * there is no answer or no connection. Must be registered last, after modules that handle a form's submit themselves.
 */
export function guardForms(): void {
  addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    const pressed = event.submitter as HTMLButtonElement | null;
    // A script handles this submit, or its answer goes into a frame, so this page stays.
    if (event.defaultPrevented || pressed?.formTarget || !form.matches("[method=post]")) return;
    if (pending.has(form)) return event.preventDefault();
    // `onLine` may be wrong, so a second press after the message is sent anyway.
    const isTold = form.querySelector(".unsent");
    isTold?.remove();
    if (navigator.onLine || isTold) return markPending(form, pressed);
    event.preventDefault();
    tell(form, NO_CONNECTION);
  });
  // The page was restored from the back/forward cache in its pending state.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) for (const ready of pending.values()) ready();
  });
}

/** Marks a form as pending. Its buttons become aria-disabled, not disabled, so that they keep the focus. */
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
    // After a download the page stays, so there is no answer to wait for.
    if (!("saves" in form.dataset)) tell(form, NO_ANSWER);
  }, PATIENCE_MS);
  pending.set(form, ready);
}

/** Shows a message at the top of a form and scrolls to it: the pressed button may be far below. */
function tell(form: HTMLFormElement, text: string) {
  const note = Object.assign(document.createElement("p"), {
    className: "unsent",
    role: "alert",
    textContent: text,
  });
  form.prepend(note);
  note.scrollIntoView({ block: "nearest" });
}
