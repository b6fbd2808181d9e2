import type { Typed } from "~/base/forms/form";
import { BUSY_PAGE, problem } from "~/base/http/problem";
import { isBusy, RETRY_AFTER_SECONDS } from "~/base/kernel/busy";

/** Status and headers for a form that could not be handled because the site was busy. */
export const RETRY_LATER = { status: 503, headers: { "Retry-After": String(RETRY_AFTER_SECONDS) } };

/** Throws the busy page if the site was too busy, and any other error unchanged. */
export function throwBusyPage(error: unknown): never {
  throw isBusy(error) ? busyPage() : error;
}

export function busyPage() {
  const { title, text } = BUSY_PAGE;
  return problem(RETRY_LATER.status, title, text, RETRY_LATER.headers);
}

/** Returns the message above a form that comes back because the site was busy. */
export const busyText = ({ password }: Typed): string =>
  `The site is busy. What you typed is still here${password ? ", except the password" : ""}: try again in a few seconds.`;
