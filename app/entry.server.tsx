import "~/exit-on-bad-start.server";
import { createHash, randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import serverManifest from "virtual:remix/server-manifest";
import type { EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { boot } from "~/boot.server";
import { siteView } from "~/content.server";
import { BUILD_HEADER, knowBuild } from "~/http/build";
import { readTheme } from "~/http/page";
import { contentSecurityPolicy } from "~/http/page-headers";
import { BUSY_PAGE } from "~/http/problem";
import { hasSessionCookie, shownMember, visitOf } from "~/http/visit";
import { isBusy, RETRY_AFTER_SECONDS } from "~/kernel/busy";
import { config } from "~/kernel/config";
import { log } from "~/kernel/log";
import { requestContext } from "~/kernel/request-context";
import { withOwnStyle } from "~/render/own-style";
import { answerKept, answerOnce, PageCache } from "~/render/page-cache";
import { SHARED } from "~/render/shared-answer";
import { FrameContext } from "~/ui/frame";
import { NonceContext } from "~/ui/nonce";
import articleCss from "./article.css?inline";
import readingCss from "./reading.css?inline";

knowBuild(serverManifest.version);
await boot();

/** A page that takes longer to render is cut off. Data is loaded before, so this is rendering alone. */
const RENDER_MS = 5000;

const pages = new PageCache();

/** Whoever comes for the first time gets a page with its styles in it: one request less, and fewer bytes in all. */
const OWN_STYLES = { page: ownStyle(readingCss), article: ownStyle(articleCss) };

function ownStyle(text: string) {
  const css = text.trim();
  return { css, source: `'sha256-${createHash("sha256").update(css).digest("base64")}'` };
}

/** Every page is rendered whole before the first byte, so that its status is true and it needs no script to appear. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { hydrate = false, shared = false } = pageHandle(context);
  if (status === 500 && requestContext(request).busy) status = sayBusy(context);
  // Routes whose own headers leave it out: it is part of every 503.
  if (status === 503 && !headers.has("Retry-After")) headers.set("Retry-After", String(RETRY_AFTER_SECONDS));
  const isKept = shared && status === 200 && isSameForMany(request, headers);
  const nonce = hydrate ? randomBytes(16).toString("base64url") : undefined;
  const { formTargets, frames } = requestContext(request);
  const style = OWN_STYLES[shared === "article" ? "article" : "page"];
  const inlineStyle = isKept ? style.source : undefined;
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentSecurityPolicy({ nonce, formTargets, frames, inlineStyle }));
  headers.append("Vary", "Cookie");
  if (isKept) return keptPage(request, headers, context, style.css);

  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  return answerOnce(request, await render(request, context, nonce), { status, headers });
}

/** Without a session, and not the answer to a form; a page that says itself how long it is true is not kept here. */
function isSameForMany(request: Request, headers: Headers): boolean {
  return (
    config().isProduction &&
    (request.method === "GET" || request.method === "HEAD") &&
    !hasSessionCookie(request) &&
    !headers.has("Cache-Control")
  );
}

/**
 * A page of one build is the same when path and theme are, for content is read once (content.server). What stands behind
 * a question mark is in the page too, and anybody can make it up: such a page is rendered each time.
 */
async function keptPage(
  request: Request,
  headers: Headers,
  context: EntryContext,
  css: string,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const theme = readTheme(request);
  // Some shared caches look at no Vary: they are to keep the page of those who chose nothing.
  headers.set("Cache-Control", theme === "system" ? SHARED : "private, no-cache");
  const html = async () => withOwnStyle((await render(request, context)).toString(), css);
  if (search) return answerOnce(request, Buffer.from(await html()), { status: 200, headers });
  return answerKept(request, await pages.page(`${theme} ${pathname}`, html), headers);
}

async function render(request: Request, context: EntryContext, nonce?: string): Promise<Buffer> {
  const frame = { site: siteView(), theme: readTheme(request), user: await unreadMember(request, context) };
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <FrameContext.Provider value={frame}>
          <RemixServer context={withOwnRoutes(context)} url={request.url} nonce={nonce} />
        </FrameContext.Provider>
      </NonceContext.Provider>,
      {
        nonce,
        onAllReady() {
          const chunks: Uint8Array[] = [];
          const whole = new Writable({
            write(chunk: Uint8Array, _, next) {
              chunks.push(chunk);
              next();
            },
            final(next) {
              resolve(Buffer.concat(chunks));
              next();
            },
          });
          whole.on("close", () => clearTimeout(timer)).on("error", reject);
          pipe(whole);
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(error);
        },
        onError(error) {
          log.error({ error }, "rendering");
        },
      },
    );
    timer = setTimeout(abort, RENDER_MS);
  });
}

/** The member, where the root loader did not run; undefined when that cannot be told, for an error page needs nothing. */
async function unreadMember(request: Request, { staticHandlerContext: { loaderData } }: EntryContext) {
  if (loaderData.root) return undefined;
  return visitOf(request).then(shownMember, () => undefined);
}

/**
 * The context with the routes of this page alone. To render it, the framework makes route objects of all that it is given
 * and matches the address against them once more; a browser gets the whole list as a file of its own.
 */
function withOwnRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const routes: typeof manifest.routes = {};
  for (const { route } of staticHandlerContext.matches) {
    const own = manifest.routes[route.id];
    if (own) routes[route.id] = own;
  }
  return { ...context, manifest: { ...manifest, routes } };
}

/** Turns an error that passes into one that says so. @returns its status. */
function sayBusy({ staticHandlerContext: { errors } }: EntryContext): number {
  for (const id in errors) {
    errors[id] = { status: 503, statusText: "Service Unavailable", internal: false, data: BUSY_PAGE };
  }
  return 503;
}

/** What the route module of the page says of it; nothing of an error page. */
function pageHandle(context: EntryContext): { hydrate?: boolean; shared?: boolean | "article" } {
  const { matches, errors } = context.staticHandlerContext;
  const leaf = matches.at(-1)?.route.id;
  return leaf && !errors ? (context.routeModules[leaf]?.handle ?? {}) : {};
}

/** Answers to client navigations carry a member's data: never kept. They name the build, so that an old page notices. */
export function handleDataRequest(response: Response): Response {
  response.headers.set("Cache-Control", "no-store");
  response.headers.set(BUILD_HEADER, serverManifest.version);
  return response;
}

/** Logs what went wrong; a page that is not there, or a visitor who left, is not an error. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  if (isBusy(error)) {
    requestContext(request).busy = true;
    // Why was said where it happened.
    log.warn({}, "busy");
    return;
  }
  log.error({ error }, "request failed");
}
