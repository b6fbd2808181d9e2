import { createStaticHandler, isRouteErrorResponse, matchRoutes } from "@remix-run/router";
import type { FormView } from "~/base/forms/form";
import { SHOWN } from "~/base/forms/hidden-fields";
import type { Problem } from "~/base/http/problem";
import { config } from "~/base/kernel/config";
import { newId } from "~/base/kernel/ids";
import { inContext, type RequestContext, requestContext } from "~/base/kernel/request-context";
import type { Flash } from "~/base/text/flash";
import type { SessionState } from "~/identity/data/sessions";
import type { User } from "~/identity/data/users";
import { answerWithPage } from "~/identity/visit";
import { addressed } from "~/routes";
import { newSession } from "./members";
import { parseXml } from "./parse-xml";

const modules = import.meta.glob<RouteModule>([
  "../../app/root.tsx",
  "../../app/*/{routes,desk}/**/*.{ts,tsx}",
  "../../app/desk/frame.tsx",
]);

/** The parts of a route module that an answer depends on. */
type RouteModule = { loader?: never; action?: never; default?: unknown };

export function loadRoute(file: string): Promise<RouteModule> {
  const load = modules[`../../app/${file}`];
  if (!load) throw new Error(`There is no route module ${file}.`);
  return load();
}

/** Returns whether a refusal is shown as the error page: the route has a page, or an empty one inside. */
export async function refusesAsPage(file: string): Promise<boolean> {
  const isWithoutPage = addressed.some((route) => route.file === file && route.children);
  return isWithoutPage || (await loadRoute(file)).default !== undefined;
}

/** The answer: a page's loader data (its HTML is not rendered), or a file's text. */
export type VisitorAnswer = {
  status: number;
  /** How many milliseconds the answer took. */
  ms: number;
  /** The target of a redirect. */
  location: string | null;
  headers: Headers;
  /** The data of the page's own loader. */
  data: Record<string, unknown>;
  /** The message that the page shows. */
  flash: Flash | null;
  user: { name: string; email: string } | null;
  /** The key of the page's forms. */
  key: string | null;
  theme: unknown;
  failed: boolean;
  /** The texts of the error summary by field; "" is for the whole form. */
  errors: Record<string, string[]>;
  /** What was typed and is shown again. */
  values: Record<string, unknown>;
  /** What the error page says. */
  problem: Problem | null;
  text: string;
};

type Fields = Record<string, string>;
type Sent = { method: string; headers?: Record<string, string>; body?: BodyInit };

/**
 * A browser without scripts: it keeps cookies, and calls the loaders and actions of the matching route and the root
 * directly, as the framework would.
 */
export class Visitor {
  readonly cookies = new Map<string, string>();
  /** The paths of cookies that are not sent to every page. */
  private readonly paths = new Map<string, string>();
  /** Called when the answer is out, before work that was deferred until then (`afterAnswer`). */
  onAnswer: () => Promise<void> = async () => {};

  constructor(readonly ip = "127.0.0.1") {}

  get(path: string, headers: Record<string, string> = {}): Promise<VisitorAnswer> {
    return this.send(path, { method: "GET", headers });
  }

  /** Returns what a browser sends of a page's form as it is shown. */
  async filled(path: string): Promise<Fields> {
    const { values, fields } = (await this.get(path)).data.form as FormView;
    const boxes = Object.values(fields).filter(({ type }) => type === "checkbox");
    return { ...(values as Fields), ...Object.fromEntries(boxes.map(({ name }) => [name + SHOWN, "on"])) };
  }

  /** Posts a form like a page of this site. `headers` override the defaults; an empty one is removed. */
  post(path: string, fields: Fields = {}, headers: Record<string, string> = {}): Promise<VisitorAnswer> {
    return this.postBody(path, new URLSearchParams(fields), headers);
  }

  postBody(
    path: string,
    body: BodyInit | undefined,
    headers: Record<string, string> = {},
  ): Promise<VisitorAnswer> {
    const own = { Origin: config().appOrigin, "Sec-Fetch-Site": "same-origin" };
    return this.send(path, { method: "POST", headers: { ...own, ...headers }, body });
  }

  /** Follows one redirect. @throws Error when the answer is not one */
  follow(answer: VisitorAnswer): Promise<VisitorAnswer> {
    if (!answer.location)
      throw new Error(`No redirect but ${answer.status}: ${JSON.stringify(answer.errors)}`);
    return this.get(answer.location);
  }

  async send(path: string, { method, headers = {}, body }: Sent): Promise<VisitorAnswer> {
    const url = new URL(path, config().appOrigin);
    // Remix passes `?sent` to loaders and actions as `?sent=`.
    if (url.search) url.search = `${url.searchParams}`;
    const sent = new Headers({ Host: url.host });
    for (const [name, value] of Object.entries(headers)) if (value !== "") sent.set(name, value);
    const cookies = [...this.cookies].filter(([name]) => isUnder(this.paths.get(name) ?? "/", url.pathname));
    if (cookies.length > 0) sent.set("Cookie", cookies.map((pair) => pair.join("=")).join("; "));
    const request = new Request(url, { method, headers: sent, body, duplex: "half" } as RequestInit);
    const answer = await this.asOneRequest(request, () => answerOf(request, url.pathname));
    for (const line of answer.headers.getSetCookie()) this.store(line);
    return answer;
  }

  /** Runs everything for one request in a shared context, as app/base/front does. */
  private async asOneRequest(request: Request, work: () => Promise<VisitorAnswer>): Promise<VisitorAnswer> {
    const context: RequestContext = { ...requestContext(request), id: newId(), ip: this.ip, afterAnswer: [] };
    // app/base/front removes Origin before Remix sees the request.
    request.headers.delete("Origin");
    const start = performance.now();
    const answer = await inContext(context, work);
    answer.ms = performance.now() - start;
    await this.onAnswer();
    for (const begin of context.afterAnswer ?? []) await begin();
    return answer;
  }

  private store(line: string) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const [, path = "/"] = /;\s*Path=([^;]*)/i.exec(line) ?? [];
    const isSecure = /;\s*Secure(;|$)/i.test(line);
    if (isSecure && !config().isHttps) throw new Error(`A browser drops this on http: ${line}`);
    if (/^__(Host|Secure)-/.test(name) && !isSecure) throw new Error(`A browser drops this: ${line}`);
    if (name.startsWith("__Host-") && path !== "/") throw new Error(`A browser drops this: ${line}`);
    this.paths.set(name, path);
    if (/;\s*Max-Age=0(;|$)/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** Returns whether a cookie with `path` is sent to `pathname` (RFC 6265, 5.1.4). */
function isUnder(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(path.endsWith("/") ? path : `${path}/`);
}

/** Returns a member's signed-in browser. */
export async function signedIn(member: User, state: SessionState = {}): Promise<Visitor> {
  const visitor = new Visitor();
  visitor.cookies.set(config().isHttps ? "__Host-session" : "session", await newSession(member, state));
  return visitor;
}

const table = (addressed as { file: string; path?: string; index?: boolean }[]).map(
  ({ file, path, index }) => ({ id: file, path, index }),
);
const matches = new Map<string, ReturnType<typeof matchRoutes>>();

/** Caches matches, because the router would process the whole route table for each lookup. */
function matchOf(pathname: string) {
  if (!matches.has(pathname)) matches.set(pathname, matchRoutes(table as never, pathname));
  return matches.get(pathname)?.[0];
}

async function answerOf(request: Request, pathname: string): Promise<VisitorAnswer> {
  const match = matchOf(pathname);
  if (!match) throw new Error(`No route answers ${pathname}.`);
  const file = match.route.id as string;
  const [root, leaf] = await Promise.all([loadRoute("root.tsx"), loadRoute(file)]);
  const child = {
    id: file,
    path: match.route.path,
    index: match.route.index,
    loader: leaf.loader,
    action: leaf.action,
  };
  if (!(await refusesAsPage(file))) {
    const handler = createStaticHandler([child] as never);
    const response = await handler.queryRoute(request, { routeId: file }).catch(rejected);
    const text = await response.text();
    if (response.ok && response.headers.get("Content-Type")?.includes("xml")) parseXml(text);
    const isProblem = !response.ok && text.startsWith('{"title"');
    return {
      ...empty(response.status, response.headers),
      problem: isProblem ? JSON.parse(text) : null,
      text,
    };
  }
  const handler = createStaticHandler([
    { id: "root", path: "", loader: root.loader, children: [child] },
  ] as never);
  const context = await handler.query(request);
  if (context instanceof Response) return empty(context.status, context.headers);

  const { file: sent } = requestContext(request);
  if (sent) return { ...empty(sent.status, sent.headers), text: await sent.text() };
  const headers = new Headers();
  for (const some of [...Object.values(context.actionHeaders), ...Object.values(context.loaderHeaders)])
    for (const [name, value] of some) headers.append(name, value);
  await answerWithPage(request, headers);
  const [error] = Object.values(context.errors ?? {});
  // Anything else is a fault of ours (a 500): let the test fail with it.
  if (error && !isRouteErrorResponse(error)) throw error;
  const frame = context.loaderData.root as
    | Pick<VisitorAnswer, "flash" | "user" | "key" | "theme" | "failed">
    | undefined;
  const result = Object.values(context.actionData ?? {})[0] as
    | { error?: VisitorAnswer["errors"]; initialValue?: VisitorAnswer["values"] }
    | undefined;
  return {
    ...empty(context.statusCode, headers),
    ...frame,
    data: (context.loaderData[file] as VisitorAnswer["data"]) ?? {},
    errors: result?.error ?? {},
    values: result?.initialValue ?? {},
    problem: isRouteErrorResponse(error) ? (error.data as VisitorAnswer["problem"]) : null,
  };
}

/** A route without a page throws its answer too. */
function rejected(error: unknown): Response {
  if (error instanceof Response) return error;
  if (isRouteErrorResponse(error)) return Response.json(error.data, { status: error.status });
  throw error;
}

function empty(status: number, headers: Headers): VisitorAnswer {
  return {
    status,
    ms: 0,
    location: headers.get("Location"),
    headers,
    data: {},
    flash: null,
    user: null,
    key: null,
    theme: null,
    failed: false,
    errors: {},
    values: {},
    problem: null,
    text: "",
  };
}
