import { all, type Control } from "./dom";

/** Makes reloading a refused form's page, or coming back to it, send nothing again and keep what was typed. */
export function keepRefused(): void {
  if (!document.querySelector("[data-error-summary]")) return;
  history.replaceState(null, "", location.href);
  // Browsers restore only values that were changed on the page itself.
  for (const control of all<Control>("textarea, input:is([type=text], [type=email])")) {
    const { value } = control;
    control.value = value;
  }
}

/** Returns whether this page answers a form: that is a redirect, or the form with its errors. */
export function isAnswer(): boolean {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return Boolean(load?.redirectCount) || document.querySelector("[data-error-summary]") !== null;
}

/** Focuses the new page's heading after a form was sent, unless the page or its fragment sets the focus elsewhere. */
export function focusHeading(): void {
  if (!isAnswer()) return;
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading || location.hash || document.querySelector("[autofocus], dialog:modal")) return;
  if (document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Redirects after a delay in milliseconds, which the page's Refresh header, in whole seconds, cannot express. */
export function redirectAfterDelay(): void {
  const link = document.querySelector<HTMLAnchorElement>("a[data-after]");
  if (link) setTimeout(() => location.replace(link.href), Number(link.dataset.after));
}

/** Opens the cards of saved plans with Space too, as buttons do. */
export function openWithSpace(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".plan-card a")) {
    link.addEventListener("keydown", (event) => {
      if (event.key !== " ") return;
      event.preventDefault();
      link.click();
    });
  }
}
