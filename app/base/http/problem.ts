import { data } from "@remix-run/node";
import { links } from "~/base/links";

/** A form that was not accepted, with what was typed, so that it can be sent again from the error page. */
type UnsentForm = { action: string; fields: { name: string; label: string; value: string }[] };

/** What the error page says. `link` is shown beside the link home. */
export type Problem = {
  title: string;
  text: string;
  link?: { href: string; label: string; newTab?: boolean };
  unsent?: UnsentForm;
};

type More = Pick<Problem, "link" | "unsent"> & { headers?: HeadersInit };

/** Returns a response that is shown as the error page. To be thrown. */
export function problem(status: number, title: string, text: string, { headers, link, unsent }: More = {}) {
  return data<Problem>({ title, text, link, unsent }, { status, headers });
}

/** Returns the 404 page, used for a missing page and for one that this visitor may not know about. */
export function noPage() {
  return problem(404, "Oops! Page not found", "There is nothing at this address.");
}

/** Returns the entry that a URL names in a table. @throws the 404 page when there is none */
export function requireNamed<Entry>(table: Record<string, Entry>, name = ""): Entry {
  const entry = Object.hasOwn(table, name) ? table[name] : undefined;
  if (entry === undefined) throw noPage();
  return entry;
}

/** Shown with 503 and Retry-After when the database or the server is overloaded. */
export const BUSY_PAGE: Problem = {
  title: "Busy for a moment",
  text: "The site is busy. Please try again in a few seconds.",
};

/** Returns the 404 page for a public plan that is not shared, or no longer. */
export function notShared() {
  const text = "Its author has taken it back, or the address is not complete.";
  const link = { href: links.braindumper(), label: "Make your own" };
  return problem(404, "This page is not shared", text, { link });
}
