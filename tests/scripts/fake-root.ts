import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import { buildStamp } from "../../scripts/set-up.mjs";
import { newFolder } from "../support/folder";
import { poll, START_MS } from "../support/server";

/** The fake app, bundled with the app's own front: remix-serve and the scripts are tried on it. */
const FAKE_BUILD = buildSync({
  entryPoints: ["tests/scripts/fake-app.ts"],
  alias: { "~": path.resolve("app") },
  ...{ bundle: true, platform: "node", format: "esm", packages: "external", write: false },
}).outputFiles?.[0]?.text as string;

export type FakeRoot = { folder: string; start(env?: Record<string, string>): Started; stop(): void };
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
  const folder = newFolder();
  cpSync("scripts", path.join(folder, "scripts"), { recursive: true });
  for (const inside of ["node_modules", "build/server", "public"])
    mkdirSync(path.join(folder, inside), { recursive: true });
  for (const name of readdirSync("node_modules").filter((each) => !each.startsWith(".")))
    symlinkSync(path.resolve("node_modules", name), path.join(folder, "node_modules", name));
  symlinkSync("../node_modules", path.join(folder, "build/node_modules"));
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
          START_MS,
          () => `no "${text}" in:\n${output}`,
          async () => output.includes(text) || undefined,
        );
      };
      return { child, log: () => output, says, ended };
    },
    stop() {
      for (const { pid } of children) {
        try {
          process.kill(-(pid as number), "SIGKILL");
        } catch {
          // Already ended, as it should be.
        }
      }
    },
  };
}
