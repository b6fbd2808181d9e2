import { redirect } from "@remix-run/node";
import { transaction } from "~/data/database";
import { changeSessionState, type SessionState } from "~/data/sessions";
import type { Flash } from "~/domain/flash";
import { isTheme, type Theme } from "~/domain/theme";
import { DAY_MS, SECOND_MS } from "~/kernel/clock";
import { config, isLoopbackHost } from "~/kernel/config";
import { requestContext } from "~/kernel/request-context";
import { byTheWay } from "./by-the-way";
import { readCookie, setCookie } from "./cookies";
import type { Visit } from "./visit";

/** On loopback a page has APP_URL's host: a mailed link to 127.0.0.1 would not see the cookies of localhost. */
export function redirectToOwnHost(request: Request): void {
  if (request.method !== "GET" && request.method !== "HEAD") return;
  const { pathname, search } = new URL(request.url);
  const { appHost, appOrigin, appIsLoopback } = config();
  const { host, spelling = pathname } = requestContext(request);
  if (appIsLoopback && host !== appHost && isLoopbackHost(host))
    throw redirect(appOrigin + spelling + search, 307);
}

/** The message for this page, which is then deleted. Not for HEAD or prefetch. */
export async function takeFlash(request: Request, visit: Visit): Promise<Flash | null> {
  const { session } = visit;
  const { pathname } = new URL(request.url);
  const findHere = ({ flashes }: SessionState) => flashes?.find(({ path }) => path === pathname);
  if (!session || !findHere(session.state) || request.method !== "GET" || isPrefetch(request)) return null;
  // In one transaction, so that of two parallel pages only one shows it.
  let taken: ReturnType<typeof findHere>;
  const take = (state: SessionState) => {
    taken = findHere(state);
    return taken ? { ...state, flashes: state.flashes?.filter((flash) => flash !== taken) } : state;
  };
  // If it cannot be deleted it would show twice: show it later.
  if (!(await byTheWay(transaction((tx) => changeSessionState(tx, session.id, take)))) || !taken) return null;
  const { path: _, ...message } = taken;
  return message;
}

/** Whether a message waits for the page at this path: to redirect from it would lose the message. */
export function hasMessage({ state }: Visit, path: string): boolean {
  return (state.flashes ?? []).some((flash) => flash.path === path);
}

function isPrefetch(request: Request): boolean {
  const purpose = request.headers.get("Sec-Purpose") ?? request.headers.get("Purpose") ?? "";
  return purpose.includes("prefetch");
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
