/** A request that nobody hears of for so long was stopped by the reader: the form can be sent again. */
const STOPPED_MS = 10_000;

const pending = new WeakSet<HTMLFormElement>();

/** Whether this form is on its way. */
export const isPending = (form: HTMLFormElement) => pending.has(form);

/**
 * Says on its button that a form is on its way. The button stays focusable; only a second press is to be ignored.
 * `isBusy` says whether a script still waits for the answer.
 * @returns what makes the form ready again
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
  // A page that comes back from the browser's memory.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && end();
  addEventListener("pageshow", onShow);
  function end() {
    if (!pending.delete(form)) return;
    clearInterval(timer);
    removeEventListener("pageshow", onShow);
    for (const each of buttons) each.ariaDisabled = null;
    // Unless the page has written something else there meanwhile.
    if (pressed?.dataset.pending && pressed.textContent === pressed.dataset.pending)
      pressed.replaceChildren(...label);
  }
  return end;
}
