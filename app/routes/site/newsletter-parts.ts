import { siteContent } from "~/content/site.server";
import { dayAt } from "~/domain/time-zone";
import { noPage } from "~/http/problem";

/** @throws the page of a missing URL where content/site.json does not switch the archive on */
export function requireArchive(): void {
  if (!siteContent().newsletter.archive) throw noPage();
}

export const dayOf = (date: Date | null) => dayAt(date ?? new Date(0), siteContent().timeZone);
