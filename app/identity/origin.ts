import { problem } from "~/base/http/problem";
import { config } from "~/base/kernel/config";
import { log } from "~/base/kernel/log";
import { requestContext } from "~/base/kernel/request-context";
import { parseUrl } from "~/base/text/url";

/**
 * Accepts a post only from our own pages (CSRF): by Sec-Fetch-Site, else Origin, else Referer, compared with APP_URL. Old
 * browsers, and all on plain http, send no Sec-Fetch-Site.
 * @throws a 403 that names APP_URL, since a wrong APP_URL is the usual cause
 */
export function requireOwnOrigin(request: Request): void {
  const { origin, referer, fetchSite } = requestContext(request);
  const { appOrigin } = config();
  if (
    fetchSite
      ? fetchSite === "same-origin" && (!origin || origin === appOrigin)
      : isOwn(origin ?? referer, appOrigin)
  )
    return;
  log.warn(
    { from: parseUrl(origin ?? referer ?? "")?.origin, appUrl: appOrigin },
    "a form was sent from elsewhere than APP_URL",
  );
  throw problem(
    403,
    "This form was sent from somewhere else",
    `Forms are only accepted from ${appOrigin}. Open the page there and send it again. If this is your site, set APP_URL to the address in your browser.`,
  );
}

function isOwn(url: string | null, appOrigin: string): boolean {
  return url !== null && parseUrl(url)?.origin === appOrigin;
}
