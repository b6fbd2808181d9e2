import "./exit-on-bad-start.server";
import { createHash } from "node:crypto";
import type { EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { leadElsewhere } from "~/base/front/addresses";
import { receiveAll } from "~/base/front/receive";
import { keptPages, respondOnce, respondWithKept } from "~/base/http/page-cache";
import { contentSecurityPolicy } from "~/base/http/page-headers";
import { BUSY_PAGE } from "~/base/http/problem";
import { SHARED } from "~/base/http/shared-answer";
import { isBusy, RETRY_AFTER_SECONDS } from "~/base/kernel/busy";
import { config } from "~/base/kernel/config";
import { log } from "~/base/kernel/log";
import { requestContext } from "~/base/kernel/request-context";
import { answerWithPage, hasSessionCookie, shownMember, visitOf } from "~/identity/visit";
import { withOwnStyle } from "~/site/render/own-style";
import { brand, isElsewhere, siteView, today } from "~/site/site.server";
import { readTheme } from "~/site/theme-cookie";
import { FrameContext, sharedKind } from "~/site/ui/frame";
import articleCss from "./article.css?inline";
import { boot } from "./boot.server";
import readingCss from "./reading.css?inline";

// In development Vite's server passes each request on instead (vite.config.ts).
if (config().isProduction) receiveAll();
leadElsewhere(isElsewhere);
await boot();

const pages = keptPages();

/** Pages of first visits have their styles inline, which saves a request and bytes. */
const OWN_STYLES = { page: ownStyle(readingCss), article: ownStyle(articleCss) };

function ownStyle(text: string) {
  const css = text.trim() + (brand()?.css ?? "");
  return { css, source: `'sha256-${createHash("sha256").update(css).digest("base64")}'` };
}

/** Renders the whole page before sending the first byte, so that its status is right even if rendering fails. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { file } = requestContext(request);
  if (file) return file;
  copyHeaders(context, headers);
  await answerWithPage(request, headers);
  const shared = sharedPage(context);
  if (status === 500 && requestContext(request).busy) status = sayBusy(context);
  // Every 503 says when to retry, even if the route's headers do not.
  if (status === 503 && !headers.has("Retry-After")) headers.set("Retry-After", String(RETRY_AFTER_SECONDS));
  const isKept = shared && shared !== "unkept" && status === 200 && isSameForMany(request, headers);
  const { formTargets, frames, pictures } = requestContext(request);
  const style = OWN_STYLES[shared === "article" ? "article" : "page"];
  const inlineStyle = isKept ? style.source : undefined;
  headers.set("Content-Type", "text/html; charset=utf-8");
  const isReadingPage = shared !== false;
  headers.set(
    "Content-Security-Policy",
    contentSecurityPolicy({ isReadingPage, formTargets, frames, pictures, inlineStyle }),
  );
  headers.append("Vary", "Cookie");
  if (isKept) return keptPage(request, headers, context, style.css);

  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  return respondOnce(request, Buffer.from(await render(request, context)), { status, headers });
}

/** Copies the headers of a page's loaders and action to its answer; an error page only gets their Retry-After. */
function copyHeaders({ staticHandlerContext }: EntryContext, headers: Headers): void {
  const { actionHeaders, errors, loaderHeaders } = staticHandlerContext;
  // The framework has already copied their cookies.
  const passes = (name: string) => (errors ? name === "retry-after" : name !== "set-cookie");
  for (const given of [...Object.values(loaderHeaders), ...Object.values(actionHeaders)])
    for (const [name, value] of given) if (passes(name)) headers.set(name, value);
}

/** Returns whether the answer can be cached: no session, no cookie to set, no form's answer, no Cache-Control of its own. */
function isSameForMany(request: Request, headers: Headers): boolean {
  return (
    config().isProduction &&
    (request.method === "GET" || request.method === "HEAD") &&
    !hasSessionCookie(request) &&
    !headers.has("Set-Cookie") &&
    !headers.has("Cache-Control")
  );
}

/**
 * Answers with a cached page. It depends only on its path and theme, since content is read once at start, and on
 * the day, with which posts begin and end. Anybody can make up queries, so pages with one are not
 * cached.
 */
async function keptPage(
  request: Request,
  headers: Headers,
  context: EntryContext,
  css: string,
): Promise<Response> {
  const { search } = new URL(request.url);
  const { path } = requestContext(request);
  const theme = readTheme(request);
  // Some shared caches ignore Vary, so only the page without a chosen theme may be cached by them.
  headers.set("Cache-Control", theme === "system" ? SHARED : "private, no-cache");
  const html = async () => withOwnStyle(await render(request, context), css);
  if (search) return respondOnce(request, Buffer.from(await html()), { status: 200, headers });
  return respondWithKept(request, await pages(JSON.stringify([theme, path, today()]), html), headers);
}

/**
 * As one string: React's streams fill a buffer of fixed size, and write a NUL where a letter of several bytes meets its end. Nothing
 * on a page comes later, so nothing is lost.
 */
async function render(request: Request, context: EntryContext): Promise<string> {
  const frame = { site: siteView(), theme: readTheme(request), user: await unreadMember(request, context) };
  const html = renderToString(
    <FrameContext.Provider value={frame}>
      <RemixServer context={withOwnRoutes(context)} url={request.url} />
    </FrameContext.Provider>,
  );
  return `<!DOCTYPE html>${html}`;
}

/** Returns the member when the root loader did not run, as for errors; undefined when unknown. */
async function unreadMember(request: Request, { staticHandlerContext: { loaderData } }: EntryContext) {
  if (loaderData.root) return undefined;
  return visitOf(request).then(shownMember, () => undefined);
}

/** Reduces the context to this page's routes, because the framework would otherwise build and match all of them again. */
function withOwnRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const routes: typeof manifest.routes = {};
  for (const { route } of staticHandlerContext.matches) {
    const own = manifest.routes[route.id];
    if (own) routes[route.id] = own;
  }
  return { ...context, manifest: { ...manifest, routes } };
}

/** Replaces the errors by the busy page. @returns its status */
function sayBusy({ staticHandlerContext: { errors } }: EntryContext): number {
  for (const id in errors) {
    errors[id] = { status: 503, statusText: "Service Unavailable", internal: false, data: BUSY_PAGE };
  }
  return 503;
}

/** Returns how the page may be shared between visitors. Error pages never are. */
function sharedPage({ staticHandlerContext, routeModules }: EntryContext) {
  const { matches, errors, loaderData } = staticHandlerContext;
  const leaf = matches.at(-1);
  return !leaf || errors
    ? false
    : sharedKind(leaf.pathname, routeModules[leaf.route.id]?.handle, loaderData[leaf.route.id]);
}

/** Logs errors, except missing pages and requests that the visitor aborted. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  if (isBusy(error)) {
    requestContext(request).busy = true;
    // The cause was already logged where it happened.
    log.warn({}, "busy");
    return;
  }
  log.error({ error }, "request failed");
}
