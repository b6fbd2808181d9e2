import { all, type Control } from "~/base/enhance/dom";
import { textLength, tidyText } from "~/site/idea/description";

const isTooLong = ({ value, dataset }: Control) => textLength(tidyText(value)) > Number(dataset.max);

/** How long after the last key the text is saved. */
const QUIET_MS = 700;
/** How long a press waits at most for a save under way. */
const PATIENCE_MS = 4000;

/**
 * Saves what is typed into the wizard's form to the server's draft: shortly after the last key, and when the page is left. A
 * failure is silent: the next press sends all of it.
 */
export function keepTyped(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-keep]");
  const draftKey = form?.querySelector<HTMLInputElement>("[name=draft]");
  if (!form || !draftKey) return;
  let timer = 0;
  let isTyped = false;
  let isDue = false;
  let onItsWay: Promise<void> | null = null;

  const keep = () => {
    clearTimeout(timer);
    isDue = isTyped;
    // One save at a time, because the next request needs the revision that this one returns.
    if (!isTyped || onItsWay) return;
    isTyped = false;
    // The server would refuse a text that is too long.
    if (all<Control>("[data-max]", form).some(isTooLong)) return;
    const body = new URLSearchParams(new FormData(form) as never);
    const signal = AbortSignal.timeout(PATIENCE_MS);
    // `keepalive`: sent even when the page is left at once.
    onItsWay = fetch(form.dataset.keep ?? "", { method: "POST", body, keepalive: true, signal })
      .then(async (answer) => {
        if (answer.ok) draftKey.value = (await answer.json()).draft;
      })
      .catch(() => {})
      .then(() => {
        onItsWay = null;
        (isDue ? keep : wait)();
      });
  };
  const wait = () => {
    clearTimeout(timer);
    if (isTyped) timer = window.setTimeout(keep, QUIET_MS);
  };

  form.addEventListener("input", () => {
    isTyped = true;
    wait();
  });
  // Sent before the request for the next page, which may show this text.
  addEventListener("beforeunload", keep);
  // Phones may kill a hidden page without another event.
  document.addEventListener("visibilitychange", () => document.hidden && keep());
  // Restored from the back/forward cache with an old revision: load the page again.
  addEventListener("pageshow", ({ persisted }) => persisted && onItsWay && location.reload());
  form.addEventListener("submit", (event) => {
    isTyped = false;
    if (!onItsWay) return;
    event.preventDefault();
    onItsWay.then(() => form.requestSubmit(event.submitter));
  });
  // The form may have been filled before this script ran.
  isTyped = all<HTMLInputElement>("input, textarea", form).some(
    (each) => each.value !== each.defaultValue || each.checked !== each.defaultChecked,
  );
  wait();
}
