import "~/kernel/exit-on-bad-config";
import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable, type EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { boot } from "~/boot.server";
import { contentSecurityPolicy } from "~/http/page-headers";
import { log } from "~/kernel/log";
import { requestContext } from "~/kernel/request-context";
import { NonceContext } from "~/ui/nonce";

await boot();

/** A page that takes longer to render is cut off. Data is loaded before, so this is rendering alone. */
const RENDER_MS = 5000;

/** Every page is rendered whole before the first byte, so that its status is true and it needs no script to appear. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const hydrates = pageHydrates(context);
  const nonce = hydrates ? randomBytes(16).toString("base64url") : undefined;
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set(
    "Content-Security-Policy",
    contentSecurityPolicy({ nonce, formTargets: requestContext(request).formTargets }),
  );
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  headers.append("Vary", "Cookie");

  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={context} url={request.url} nonce={nonce} />
      </NonceContext.Provider>,
      {
        nonce,
        onAllReady() {
          const body = new PassThrough().on("close", () => clearTimeout(timer));
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
          pipe(body);
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(error);
        },
        onError(error) {
          log.error({ request: requestContext(request).id, error: describe(error) }, "rendering");
        },
      },
    );
    timer = setTimeout(abort, RENDER_MS);
  });
}

/** Reading pages ship no framework script; a page says `handle = { hydrate: true }` to get it. */
function pageHydrates(context: EntryContext): boolean {
  const { matches, errors } = context.staticHandlerContext;
  const leaf = matches.at(-1)?.route.id;
  if (!leaf || errors) return false;
  return (context.routeModules[leaf]?.handle as { hydrate?: boolean } | undefined)?.hydrate === true;
}

/** Answers to client navigations carry a member's data: never kept. */
export function handleDataRequest(response: Response): Response {
  response.headers.set("Cache-Control", "no-store");
  return response;
}

/** Logs what went wrong; a page that is not there, or a visitor who left, is not an error. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  log.error({ request: requestContext(request).id, error: describe(error) }, "request failed");
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
