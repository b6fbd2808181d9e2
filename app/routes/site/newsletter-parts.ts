import { siteContent } from "~/content.server";
import { problem } from "~/http/problem";

/** @throws the page of a missing address where content/site.json does not switch the archive on */
export function requireArchive(): void {
  if (!siteContent().newsletter.archive) throw missing();
}

export function missing() {
  return problem(404, "Oops! Page not found", "There is nothing at this address.");
}

export const dayOf = (date: Date | null) => (date ?? new Date(0)).toISOString().slice(0, 10);
