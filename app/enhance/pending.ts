/** After this long without an answer the request was stopped by the user. */
const STOPPED_MS = 10_000;

const pending = new WeakSet<HTMLFormElement>();

export const isPending = (form: HTMLFormElement) => pending.has(form);

/**
 * Marks a form as pending, on its button too. The button stays focusable. `isBusy` says whether a script
 * still waits. @returns a function that makes the form ready again
 */
export function markPending(
  form: HTMLFormElement,
  pressed: HTMLElement | null,
  isBusy: () => boolean = () => false,
): () => void {
  pending.add(form);
  const buttons = [...form.querySelectorAll("button")];
  const label = [...(pressed?.childNodes ?? [])];
  for (const each of buttons) each.ariaDisabled = "true";
  if (pressed?.dataset.pending) pressed.replaceChildren(pressed.dataset.pending);
  const timer = setInterval(() => isBusy() || end(), STOPPED_MS);
  // The page came back from the back/forward cache.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && end();
  addEventListener("pageshow", onShow);
  function end() {
    if (!pending.delete(form)) return;
    clearInterval(timer);
    removeEventListener("pageshow", onShow);
    for (const each of buttons) each.ariaDisabled = null;
    // Unless React has changed the button meanwhile.
    if (pressed?.dataset.pending && pressed.textContent === pressed.dataset.pending)
      pressed.replaceChildren(...label);
  }
  return end;
}
