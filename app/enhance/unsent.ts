import { MEMBER_FIELD } from "~/domain/hidden-fields";
import { all, type Control } from "./dom";
import { isPending } from "./pending";

const KEY = "unsent";

/** What was sent, and in which form of which member. */
type Unsent = { form: string; values: Record<string, string | boolean> };

/**
 * Keeps in this tab what was sent, until an answer to it is there. When none comes and the browser shows an error page of
 * its own, or when the answer is an error page of ours, the form has it again: after Back, after a reload, and when it is
 * opened again. Passwords, codes and files are not kept. @returns whether this page is the answer to a form
 */
export function keepUnsent(): boolean {
  // On the window, after the guard of forms: what that stopped is not on its way.
  addEventListener("submit", ({ target, defaultPrevented }) => {
    const form = target as HTMLFormElement;
    if (!defaultPrevented && isPending(form)) rememberUnsent(form);
  });
  const unsent = read();
  if (!unsent) return false;
  if (!isAnswer()) {
    bringBack(unsent);
    return false;
  }
  write(null);
  return true;
}

/** Keeps a form's values until its answer is there, or until they are forgotten. */
export function rememberUnsent(form: HTMLFormElement): void {
  const values = Object.fromEntries(controlsOf(form).map((control) => [control.id, stateOf(control)]));
  write({ form: nameOf(form), values });
}

export function forgetUnsent(form: HTMLFormElement): void {
  if (read()?.form === nameOf(form)) write(null);
}

/** Forms are answered with a redirect, or with the form and its errors. */
function isAnswer(): boolean {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return Boolean(load?.redirectCount) || document.querySelector("[data-error-summary]") !== null;
}

function bringBack({ form, values }: Unsent) {
  const found = all<HTMLFormElement>("form[method=post]").find((each) => nameOf(each) === form);
  for (const control of found ? controlsOf(found) : []) {
    const value = values[control.id];
    // What the browser itself brought back, or somebody has typed already, is newer.
    if (value === undefined || stateOf(control) !== initialOf(control)) continue;
    if (typeof value === "string") control.value = value;
    else control.checked = value;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

const NOT_KEPT = "[type=hidden], [type=password], [type=file], [autocomplete=one-time-code], :not([id])";

const controlsOf = (form: HTMLFormElement) =>
  all<HTMLInputElement>(`:is(input, textarea, select):not(${NOT_KEPT})`, form);

const isChoice = ({ type }: Control) => type === "checkbox" || type === "radio";
const stateOf = (one: HTMLInputElement) => (isChoice(one) ? one.checked : one.value);
const initialOf = (one: HTMLInputElement) => (isChoice(one) ? one.defaultChecked : one.defaultValue);

/** By attributes: a field called "name" hides the form's own. A draft's form is the same at each of its revisions. */
function nameOf(form: HTMLFormElement): string {
  const member = form.querySelector<HTMLInputElement>(`[name="${MEMBER_FIELD}"]`)?.value;
  return [
    new URL(form.action, location.href).pathname,
    (form.getAttribute("name") ?? form.getAttribute("id"))?.replace(/\.\d+$/, ""),
    member,
  ].join(" ");
}

function read(): Unsent | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

function write(unsent: Unsent | null) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(unsent));
  } catch {
    // Full, or forbidden: browsers keep most of it themselves.
  }
}
