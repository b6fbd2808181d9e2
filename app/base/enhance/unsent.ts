import { MEMBER_FIELD } from "~/base/forms/hidden-fields";
import { all, type Control } from "./dom";
import { isPending } from "./pending";

const KEY = "unsent";

type Value = string | boolean;
export type Values = Record<string, Value>;
/**
 * A sent form's values, each with those that this tab knows to be the server's: the one that the page came with, and the last one
 * saved. With a key for the form and its member. `revision`: the form's name, which in the wizard holds the draft's revision. The
 * script of 0.1.0, which a tab may have loaded before an upgrade, kept each value alone, and no revision.
 */
type Unsent = {
  form: string;
  revision?: string | null;
  values: Record<string, [typed: Value, ...known: Value[]] | Value>;
};

/**
 * Keeps a sent form's values in this tab until an answer has arrived. If there is none, or it is an error page, the form gets
 * them back: after Back, a reload, or when it is opened again. Passwords, codes and files are never kept.
 * @returns whether this page is the answer to a form
 */
export function keepUnsent(): boolean {
  // Listens on the window, after guardForms: a submit that it prevented is not on its way.
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

/** Keeps a form's values until it is answered, or until `forgetUnsent`. `saved`: what was sent of them before. */
export function rememberUnsent(form: HTMLFormElement, saved: Values = {}): void {
  const values: Unsent["values"] = {};
  for (const control of controlsOf(form)) {
    const before = initialOf(control);
    values[control.id] = [stateOf(control), before, saved[control.id] ?? before];
  }
  write({ form: nameOf(form), revision: form.getAttribute("name"), values });
}

/** Returns what a form's fields hold, by id. */
export const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries(controlsOf(form).map((control) => [control.id, stateOf(control)]));

export function forgetUnsent(form: HTMLFormElement): void {
  if (read()?.form === nameOf(form)) write(null);
}

/** Returns whether this page answers a form: that is a redirect, or the form with its errors. */
function isAnswer(): boolean {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return Boolean(load?.redirectCount) || document.querySelector("[data-error-summary]") !== null;
}

function bringBack({ form, revision, values }: Unsent) {
  const found = all<HTMLFormElement>("form[method=post]").find((each) => nameOf(each) === form);
  const isSavedSince = revision !== undefined && found?.getAttribute("name") !== revision;
  for (const control of found ? controlsOf(found) : []) {
    const [typed, ...known] = [values[control.id] ?? []].flat();
    // A value restored by the browser, or already typed, is newer.
    if (typed === undefined || stateOf(control) !== initialOf(control)) continue;
    // So is an answer that another tab has saved since. (The page that came after this form may have been left before this
    // script ran there, so the values can be here although they were saved.)
    if (isSavedSince && !known.includes(initialOf(control))) continue;
    if (typeof typed === "string") control.value = typed;
    else control.checked = typed;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

const NOT_KEPT = "[type=hidden], [type=password], [type=file], [autocomplete=one-time-code], :not([id])";

const controlsOf = (form: HTMLFormElement) =>
  all<HTMLInputElement>(`:is(input, textarea, select):not(${NOT_KEPT})`, form);

const isChoice = ({ type }: Control) => type === "checkbox" || type === "radio";
const stateOf = (one: HTMLInputElement) => (isChoice(one) ? one.checked : one.value);
const initialOf = (one: HTMLInputElement) => (isChoice(one) ? one.defaultChecked : one.defaultValue);

/** Uses attributes because a field called "name" hides the form's property. The draft's revision is cut off: it changes. */
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
    // Storage is full or forbidden. Browsers restore most of it themselves.
  }
}
