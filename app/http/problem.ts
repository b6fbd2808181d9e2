import { data } from "@remix-run/node";
import { links } from "~/links";

/** A form that could not be taken, with what was typed: to be sent from the error page again. */
export type UnsentForm = { action: string; fields: { name: string; label: string; value: string }[] };

/** What the error page says; `link` is shown beside the link home. */
export type Problem = {
  title: string;
  text: string;
  link?: { href: string; label: string; newTab?: boolean };
  unsent?: UnsentForm;
};

/** An answer that ends in the error page. Throw it. */
export function problem(
  status: number,
  title: string,
  text: string,
  headers: HeadersInit = {},
  link?: Problem["link"],
  unsent?: UnsentForm,
) {
  return data<Problem>({ title, text, link, unsent }, { status, headers });
}

/** Where nothing is, or nothing for this visitor. */
export function noPage() {
  return problem(404, "Oops! Page not found", "There is nothing at this address.");
}

/** The entry of a table that a URL names. @throws the page of a missing URL when there is none */
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

/** Where a public page of a plan was, or may have been. */
export function notShared() {
  const text = "Its author has taken it back, or the address is not complete.";
  return problem(404, "This page is not shared", text, {}, { href: links.wizard(), label: "Make your own" });
}

/** Also for another member's plan: both look the same. */
export function noBraindump() {
  const text = "It may have been deleted, or it belongs to another account.";
  const link = { href: links.braindumps(), label: "Back to Brain Dumps" };
  return problem(404, "Brain dump not found", text, {}, link);
}
