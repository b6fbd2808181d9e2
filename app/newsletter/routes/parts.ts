import { noPage } from "~/base/http/problem";
import { dayAt } from "~/base/text/time-zone";
import { siteContent } from "~/site/site.server";

/** @throws the 404 page unless site/site.json switches the archive on */
export function requireArchive(): void {
  if (!siteContent().newsletter.archive) throw noPage();
}

export const dayOf = (date: Date | null) => dayAt(date ?? new Date(0), siteContent().timeZone);
