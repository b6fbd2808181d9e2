import { textLength, tidyText } from "~/domain/description";
import { all, type Control } from "./dom";
import { forgetUnsent, rememberUnsent } from "./unsent";

const isTooLong = ({ value, dataset }: Control) => textLength(tidyText(value)) > Number(dataset.max);

/** What was typed is kept when no key was pressed for this long. */
const QUIET_MS = 700;
/** A press waits for text that is being saved, but not forever. */
const PATIENCE_MS = 4000;

/**
 * Keeps what is typed into the wizard's form on the server: a moment after the last key, and when the page is left. This is
 * silent, even when it is refused: then this tab keeps it, and the next press sends all of it.
 */
export function keepTyped(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-keep]");
  const draftKey = form?.querySelector<HTMLInputElement>("[name=draft]");
  if (!form || !draftKey) return;
  let timer = 0;
  let isTyped = false;
  let onItsWay: Promise<void> | null = null;

  const keep = () => {
    clearTimeout(timer);
    // The next request sends the revision that this one returns.
    if (!isTyped || onItsWay) return;
    isTyped = false;
    // The server would refuse it, and this page may be gone before that is known.
    if (all<Control>("[data-max]", form).some(isTooLong)) return rememberUnsent(form);
    const body = new URLSearchParams(new FormData(form) as never);
    const signal = AbortSignal.timeout(PATIENCE_MS);
    // Sent even when the user leaves the page at once.
    onItsWay = fetch(form.dataset.keep ?? "", { method: "POST", body, keepalive: true, signal })
      .then(async (answer) => {
        if (!answer.ok) return rememberUnsent(form);
        draftKey.value = (await answer.json()).draft;
        forgetUnsent(form);
      })
      .catch(() => rememberUnsent(form))
      .then(() => {
        onItsWay = null;
        wait();
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
  // Before the request for the next page, which may show it.
  addEventListener("beforeunload", keep);
  // Phones may end a hidden page without a word.
  document.addEventListener("visibilitychange", () => document.hidden && keep());
  // The page came back as it was left, with an old revision.
  addEventListener("pageshow", ({ persisted }) => persisted && onItsWay && location.reload());
  form.addEventListener("submit", (event) => {
    isTyped = false;
    if (!onItsWay) return;
    event.preventDefault();
    onItsWay.then(() => form.requestSubmit(event.submitter));
  });
  // Typed before this script was there.
  isTyped = all<HTMLInputElement>("input, textarea", form).some(
    (each) => each.value !== each.defaultValue || each.checked !== each.defaultChecked,
  );
  wait();
}
