import { redirect } from "@remix-run/node";
import { readCookie, setCookie } from "~/base/http/cookies";
import { DAY_MS, SECOND_MS } from "~/base/kernel/clock";
import { config, isLoopbackHost } from "~/base/kernel/config";
import { requestContext } from "~/base/kernel/request-context";
import { isTheme, type Theme } from "./theme";

/** On loopback, redirects to APP_URL's host: cookies of localhost are not sent to 127.0.0.1, which mailed links may name. */
export function redirectToOwnHost(request: Request): void {
  if (request.method !== "GET" && request.method !== "HEAD") return;
  const { pathname, search } = new URL(request.url);
  const { appHost, appOrigin, appIsLoopback } = config();
  const { host, spelling = pathname } = requestContext(request);
  if (appIsLoopback && host !== appHost && isLoopbackHost(host))
    throw redirect(appOrigin + spelling + search, 307);
}

const THEME = { name: "theme" };
const YEAR_SECONDS = (365 * DAY_MS) / SECOND_MS;

export function readTheme(request: Request): Theme {
  const theme = readCookie(request, THEME);
  return isTheme(theme) ? theme : "system";
}

export function themeCookie(theme: Theme): string {
  return setCookie(THEME, theme, theme === "system" ? 0 : YEAR_SECONDS);
}
