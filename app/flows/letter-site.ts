import { siteView } from "~/content.server";
import { config } from "~/kernel/config";
import { links } from "~/links";
import type { LetterSite } from "~/mail/letters";

/** What letters say of the site: its name, and the address that links are built from (never a request's Host). */
export function letterSite(): LetterSite {
  return { name: siteView().name, origin: config().appOrigin };
}

/** Where a letter leads whose member may not be signed in, or not here: the pages know which account is meant. */
export function letterUrls(email: string): { signInUrl: string; forgotUrl: string } {
  const { appOrigin } = config();
  return {
    signInUrl: appOrigin + links.signInAs(email),
    forgotUrl: appOrigin + links.forgotPasswordOf(email),
  };
}
