import { siteView } from "~/content.server";
import { config } from "~/kernel/config";
import type { LetterSite } from "~/mail/letters";

/** What letters say of the site: its name, and the address that links are built from (never a request's Host). */
export function letterSite(): LetterSite {
  return { name: siteView().name, origin: config().appOrigin };
}
