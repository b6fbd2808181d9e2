import { all, type Control } from "./dom";

/**
 * Makes the answer to a refused form a page like any other: reloading it, or coming back to it, asks nothing and
 * keeps what was typed.
 */
export function keepRefused(): void {
  if (!document.querySelector("[data-error-summary]")) return;
  history.replaceState(null, "", location.href);
  // Browsers bring back only what was changed on the page itself.
  for (const control of all<Control>("textarea, input:is([type=text], [type=email])")) {
    const { value } = control;
    control.value = value;
  }
}

/** After a form was sent the focus is on the new page's heading, unless the page or its address has a better place. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading || location.hash || document.querySelector("[autofocus], dialog:modal")) return;
  if (document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
