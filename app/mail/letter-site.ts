import { config } from "~/base/kernel/config";
import { links } from "~/base/links";
import { brand, siteView } from "~/site/site.server";
import type { LetterSite } from "./sheet";

/** Returns the site's name, origin and look for mails, from the configuration: a request's Host header could be forged. */
export function letterSite(): LetterSite {
  const { name, language } = siteView();
  return { name, language, origin: config().appOrigin, look: brand()?.mail };
}

/** Links for members who may be signed out or signed in as somebody else: they name the email. */
export function letterUrls(email: string): { signInUrl: string; forgotUrl: string } {
  const { appOrigin } = config();
  return {
    signInUrl: appOrigin + links.signIn({ email }),
    forgotUrl: appOrigin + links.forgotPassword(email),
  };
}
