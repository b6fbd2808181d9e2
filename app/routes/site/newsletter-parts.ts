import { siteContent } from "~/content/site.server";
import { dayAt } from "~/domain/time-zone";
import { noPage } from "~/http/problem";

/** @throws the 404 page unless content/site.json switches the archive on */
export function requireArchive(): void {
  if (!siteContent().newsletter.archive) throw noPage();
}

export const dayOf = (date: Date | null) => dayAt(date ?? new Date(0), siteContent().timeZone);
