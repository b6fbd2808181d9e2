import { data } from "@remix-run/node";
import { links } from "~/links";

/** What the error page says; `link` leads on, where something is nearer than home. */
export type Problem = { title: string; text: string; link?: { href: string; label: string } };

/** An answer that ends in the site's error page: throw it. */
export function problem(
  status: number,
  title: string,
  text: string,
  headers: HeadersInit = {},
  link?: Problem["link"],
) {
  return data<Problem>({ title, text, link }, { status, headers });
}

/** When the database or the processor has too much to do, or cannot be reached: it comes with a 503 and Retry-After. */
export const BUSY_PAGE: Problem = {
  title: "Busy for a moment",
  text: "The site is busy. Please try again in a few seconds.",
};

/** A plan that is not there, or not this member's: both look the same. */
export function noBraindump() {
  const text = "It may have been deleted, or it belongs to another account.";
  const link = { href: links.braindumps(), label: "Back to Brain Dumps" };
  return problem(404, "Brain dump not found", text, {}, link);
}
