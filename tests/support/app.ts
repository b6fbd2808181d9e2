// The app as remix-serve runs it (app/routes.ts, app/entry.server.tsx, app/base/front), in this process and from its
// sources: what tests set (clock, database, content, environment) counts for it too. It listens on a free port.
import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { createRequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import type { RouteConfigEntry } from "@remix-run/route-config";
import express from "express";
import { receivedContext } from "~/base/kernel/request-context";
import routes from "~/routes";

type Routes = ServerBuild["routes"];
type Module = Routes[string]["module"];
const modules = import.meta.glob<Module>([
  "../../app/*/{routes,desk}/**/*.{ts,tsx}",
  "../../app/{desk/frame,base/ui/nothing}.tsx",
]);

/** Names the routes as the bundler does: by their own id, or by their file. */
async function loadRoutes(entries: RouteConfigEntry[], parentId = "root"): Promise<Routes> {
  const load = async ({
    file,
    id = file.replace(/\.\w+$/, ""),
    children = [],
    ...route
  }: RouteConfigEntry) => {
    const module = (await modules[`../../app/${file}`]?.()) as Module;
    return { [id]: { id, parentId, ...route, module }, ...(await loadRoutes(children, id)) };
  };
  return Object.assign({}, ...(await Promise.all(entries.map(load))));
}

async function makeBuild(): Promise<ServerBuild> {
  const root = { id: "root", path: "", module: (await import("../../app/root")) as unknown as Module };
  const all: Routes = { root, ...(await loadRoutes(routes)) };
  const shown = Object.entries(all).map(([id, { module, ...route }]) => [
    id,
    { ...route, module: "", hasLoader: module.loader !== undefined },
  ]);
  const manifest = { version: "test", url: "", routes: Object.fromEntries(shown) };
  return {
    entry: { module: (await import("../../app/entry.server")) as ServerBuild["entry"]["module"] },
    routes: all,
    assets: { ...manifest, entry: { module: "", imports: [] } } as unknown as ServerBuild["assets"],
    publicPath: "/",
    assetsBuildDirectory: "",
    basename: "/",
    mode: "production",
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_singleFetch: true,
      v3_lazyRouteDiscovery: false,
    },
    isSpaMode: false,
  };
}

async function start(): Promise<{ port: number; settle(): Promise<void> }> {
  const build = await makeBuild();
  const working = new Set<Promise<unknown>>();
  const site = express().disable("x-powered-by");
  // What begins when an answer is out is waited for, so that a test sees what it did.
  site.use((request, response, next) => {
    const closed = once(response, "close");
    working.add(closed);
    const { afterAnswer } = receivedContext(request) ?? {};
    if (afterAnswer) afterAnswer.push = (begin) => working.add(closed.then(() => begin())).size;
    next();
  });
  site.all("*", createRequestHandler({ build, mode: "production" }));
  const server = http.createServer(site).listen(0, "127.0.0.1");
  await once(server, "listening");
  server.unref();
  const settle = async () => {
    await Promise.all(working);
    working.clear();
  };
  return { port: (server.address() as AddressInfo).port, settle };
}

let app: ReturnType<typeof start> | undefined;

const agent = new http.Agent({ keepAlive: true });

export type Answer = { status: number; headers: Headers; text: string };

type Sent = { method?: string; headers?: Record<string, string>; body?: string; ip?: string };

/** Sends one request, and waits for what the app does after its answer. */
export async function send(
  path: string,
  { method = "GET", headers = {}, body = "", ip }: Sent = {},
): Promise<Answer> {
  app ??= start();
  const { port, settle } = await app;
  const request = http.request({ host: "127.0.0.1", port, path, method, headers, localAddress: ip, agent });
  request.end(body);
  const [response] = (await once(request, "response")) as [http.IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  await settle();
  const received = new Headers();
  const { rawHeaders: raw, statusCode: status = 0 } = response;
  for (let at = 0; at < raw.length; at += 2) received.append(raw[at] as string, raw[at + 1] as string);
  return { status, headers: received, text: Buffer.concat(chunks).toString() };
}
