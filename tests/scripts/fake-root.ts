import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { buildStamp } from "../../scripts/set-up.mjs";
import { poll } from "../support/server";

/** A built app of one route that tells what reached it: the real scripts and remix-serve are tried on it. */
const FAKE_BUILD = `
const context = () => globalThis[Symbol.for("loam.request-context")].getStore();
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
async function answer({ request }) {
  const url = new URL(request.url);
  await pause(Math.random() * 20);
  const { signal, ...store } = context() ?? {};
  if (url.pathname === "/hang") {
    signal.addEventListener("abort", () => console.log("the client went away"));
    console.log("hanging");
    const until = globalThis[Symbol.for("loam.shutdown")].signal;
    if (url.searchParams.has("polite")) until.addEventListener("abort", () => console.log("told to stop"));
    await new Promise((resolve) => url.searchParams.has("polite") && until.addEventListener("abort", resolve));
    return new Response("ended");
  }
  if (url.pathname === "/last-work") {
    const { signal, waitUntil } = globalThis[Symbol.for("loam.shutdown")];
    signal.addEventListener("abort", () => waitUntil(pause(300).then(() => console.log("last work done"))));
  }
  if (url.pathname === "/after-answer") {
    context().afterAnswer.push(async () => {
      console.log("begun after the answer");
      await pause(300);
      console.log("finished after the answer");
    });
  }
  if (url.pathname === "/own-header") return new Response("", { headers: { "Referrer-Policy": "no-referrer" } });
  if (url.pathname === "/leads") {
    const kept = url.searchParams.get("kept");
    const headers = { Location: "/", ...(kept && { "Cache-Control": kept }) };
    return new Response(null, { status: Number(url.searchParams.get("status")), headers });
  }
  if (url.pathname === "/busy") context().busy = true;
  if (["/busy", "/broken"].includes(url.pathname)) throw new Error("thrown");
  if (store.tooLarge) return new Response("too large", { status: 413 });
  const body = request.method === "POST" ? await request.text() : "";
  await pause(1);
  return Response.json({ url: request.url, store, stillThere: context()?.id === store.id, bodyLength: body.length,
    headers: Object.fromEntries(request.headers) });
}
export const routes = { all: { id: "all", path: "*", module: { loader: answer, action: answer } } };
export const entry = { module: { default: () => new Response("page") } };
export const assets = { version: "1", url: "", entry: { module: "", imports: [] }, routes: {} };
export const assetsBuildDirectory = "build/client", publicPath = "/", basename = "/", mode = "production";
export const future = { v3_singleFetch: true }, isSpaMode = false;
`;

export type FakeRoot = { folder: string; start(env?: Record<string, string>): Started; remove(): void };
export type Started = {
  child: ChildProcess;
  log(): string;
  /** Resolves when the output holds the text. */
  says(text: string): Promise<void>;
  /** Resolves with exit code and signal. */
  ended: Promise<{ code: number | null; signal: string | null }>;
};

/** A clone that is already installed and built, with the fake app for a build. */
export function makeFakeRoot(): FakeRoot {
  const folder = mkdtempSync(path.join(os.tmpdir(), "loam-start-"));
  cpSync("scripts", path.join(folder, "scripts"), { recursive: true });
  for (const inside of ["node_modules", "build/server", "public"])
    mkdirSync(path.join(folder, inside), { recursive: true });
  for (const name of readdirSync("node_modules").filter((each) => !each.startsWith(".")))
    symlinkSync(path.resolve("node_modules", name), path.join(folder, "node_modules", name));
  writeFileSync(path.join(folder, "package.json"), '{"type":"module"}');
  writeFileSync(path.join(folder, "package-lock.json"), "{}");
  writeFileSync(path.join(folder, "build/server/index.js"), FAKE_BUILD);
  writeFileSync(path.join(folder, "node_modules/.package-lock.json"), "{}");
  writeFileSync(path.join(folder, "build/.stamp"), buildStamp(folder));

  const children: ChildProcess[] = [];
  return {
    folder,
    start(env = {}) {
      const { PATH, HOME } = process.env;
      // Its own process group, so that a failed test can end the server under it too.
      const child = spawn(process.execPath, ["scripts/start.mjs"], {
        cwd: folder,
        env: { NODE_ENV: "test", PATH, HOME, ...env },
        detached: true,
      });
      children.push(child);
      let output = "";
      child.stdout.on("data", (chunk) => (output += chunk));
      child.stderr.on("data", (chunk) => (output += chunk));
      const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) =>
        child.once("close", (code, signal) => resolve({ code, signal })),
      );
      const says = async (text: string) => {
        await poll(
          10_000,
          () => `no "${text}" in:\n${output}`,
          async () => output.includes(text) || undefined,
        );
      };
      return { child, log: () => output, says, ended };
    },
    remove() {
      for (const { pid } of children) {
        try {
          process.kill(-(pid as number), "SIGKILL");
        } catch {
          // Already ended, as it should be.
        }
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
