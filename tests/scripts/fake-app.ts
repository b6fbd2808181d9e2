// An app of one route that tells what reached it, as remix-serve wants it built. What is in front of it is the real thing.
import { setTimeout as pause } from "node:timers/promises";
import { receiveAll } from "~/base/front/receive";
import { logConsole } from "~/base/kernel/log";
import { runningRequest } from "~/base/kernel/request-context";
import { shutdownSignal, waitUntil } from "~/base/kernel/shutdown";

receiveAll();
// As a site does that has started.
logConsole();

async function answer({ request }: { request: Request }): Promise<Response> {
  const url = new URL(request.url);
  await pause(Math.random() * 20);
  const { signal, ...store } = runningRequest() ?? {};
  if (url.pathname === "/hang") {
    signal?.addEventListener("abort", () => console.log("the client went away"));
    console.log("hanging");
    const isPolite = url.searchParams.has("polite");
    if (isPolite) shutdownSignal.addEventListener("abort", () => console.log("told to stop"));
    await new Promise((resolve) => isPolite && shutdownSignal.addEventListener("abort", resolve));
    return new Response("ended");
  }
  if (url.pathname === "/last-work") {
    const work = () => pause(300).then(() => console.log("last work done"));
    shutdownSignal.addEventListener("abort", () => waitUntil(work()));
  }
  if (url.pathname === "/after-answer") {
    runningRequest()?.afterAnswer?.push(async () => {
      console.log("begun after the answer");
      await pause(300);
      console.log("finished after the answer");
    });
  }
  if (url.pathname === "/healthz") return new Response("ok\n");
  if (url.pathname === "/own-header")
    return new Response("", { headers: { "Referrer-Policy": "no-referrer" } });
  if (url.pathname === "/leads") {
    const kept = url.searchParams.get("kept");
    const headers = { Location: "/", ...(kept && { "Cache-Control": kept }) };
    return new Response(null, { status: Number(url.searchParams.get("status")), headers });
  }
  if (url.pathname === "/busy") Object.assign(runningRequest() ?? {}, { busy: true });
  if (["/busy", "/broken"].includes(url.pathname)) throw new Error("thrown");
  if (Number(request.headers.get("Content-Length")) > 64 * 1024)
    return new Response("too large", { status: 413 });
  const body = request.method === "POST" ? await request.text() : "";
  await pause(1);
  return Response.json({
    url: request.url,
    store,
    stillThere: "id" in store && runningRequest()?.id === store.id,
    bodyLength: body.length,
    headers: Object.fromEntries(request.headers),
  });
}

export const routes = { all: { id: "all", path: "*", module: { loader: answer, action: answer } } };
export const entry = { module: { default: () => new Response("page") } };
export const assets = { version: "1", url: "", entry: { module: "", imports: [] }, routes: {} };
export const [assetsBuildDirectory, publicPath, basename, mode] = ["build/client", "/", "/", "production"];
export const future = { v3_singleFetch: true };
export const isSpaMode = false;
