import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { buildSync } from "esbuild";
import { newFolder } from "../support/folder";
import { startProgram } from "../support/program";
import { poll, SERVE_ARGS, START_MS, STOP_MS } from "../support/server";

/** The fake app, bundled with the app's own front: remix-serve and the scripts are tried on it. */
const FAKE_BUILD = buildSync({
  entryPoints: ["tests/scripts/fake-app.ts"],
  alias: { "~": path.resolve("app") },
  ...{ bundle: true, platform: "node", format: "esm", packages: "external", write: false },
}).outputFiles?.[0]?.text as string;

export type FakeRoot = Awaited<ReturnType<typeof makeFakeRoot>>;
export type Started = ReturnType<FakeRoot["serve"]>;

/** A clone that is already installed and built, with the fake app for a build. */
export async function makeFakeRoot() {
  const folder = newFolder();
  cpSync("scripts", path.join(folder, "scripts"), { recursive: true });
  for (const inside of ["build/server", "public"]) mkdirSync(path.join(folder, inside), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  writeFileSync(
    path.join(folder, "package.json"),
    '{"type":"module","scripts":{"start":"node scripts/start.mjs"}}',
  );
  writeFileSync(path.join(folder, "build/server/index.js"), FAKE_BUILD);
  const { buildStamp } = await import(pathToFileURL(path.join(folder, "scripts/set-up.mjs")).href);
  writeFileSync(path.join(folder, "build/.stamp"), buildStamp());

  const children: ReturnType<typeof startProgram>[] = [];
  function run(program: string, args: string[], env: Record<string, string>) {
    const { PATH, HOME } = process.env;
    const child = startProgram(program, args, {
      cwd: folder,
      env: { NODE_ENV: "production", PATH, HOME, ...env },
    });
    children.push(child);
    /** Resolves when the output holds the text. */
    const says = (text: string) =>
      poll(
        START_MS,
        () => `no "${text}" in:\n${child.said()}`,
        async () => child.said().includes(text) || undefined,
      );
    /** Resolves with the exit code when it has ended by itself. */
    const ended = () =>
      poll(
        START_MS,
        () => `it goes on:\n${child.said()}`,
        async () => child.hasEnded() || undefined,
      ).then(() => child.stop());
    return { ...child, says, ended };
  }
  return {
    folder,
    /** Stock remix-serve alone. */
    serve: (env: Record<string, string>) => run(process.execPath, SERVE_ARGS, { HOST: "127.0.0.1", ...env }),
    /** As it is typed. */
    npmStart: (env: Record<string, string>) => run("npm", ["start"], env),
    stop: () => Promise.all(children.map((child) => child.stop("SIGTERM", STOP_MS))),
  };
}
