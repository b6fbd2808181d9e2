import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { newFolder } from "../support/folder";

const RULES = { "app/kernel/config.ts": "export const config = () => process.env;" };

let root: string;

beforeAll(() => {
  root = newFolder();
  for (const file of [".dependency-cruiser.cjs", "tsconfig.json", "package.json", "biome.json", "scripts"]) {
    cpSync(file, path.join(root, file), { recursive: true });
  }
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"));
});

/** Runs the check over an app of just these files. */
function check(files: Record<string, string>) {
  rmSync(path.join(root, "app"), { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const run = (command: string) => spawnSync(command, { cwd: root, encoding: "utf8", shell: true });
  const imports = run("npx depcruise app --config .dependency-cruiser.cjs");
  const environment = run("npx biome lint --vcs-enabled=false --reporter=github app");
  const output = [imports, environment].map(({ stdout, stderr }) => stdout + stderr).join("");
  return { statuses: [imports.status, environment.status], output };
}

const VALUE = "export const value = 1; export type Value = number;";

/** One app with every mistake in it. */
const MISTAKES: Record<string, string> = {
  ...RULES,
  "app/kernel/value.ts": VALUE,
  "app/data/value.ts": VALUE,
  "app/domain/value.ts": VALUE,
  "app/domain/relative.ts": 'export * from "../data/value";',
  "app/planner/alias.ts": 'import { value } from "~/kernel/value"; export const a = value;',
  "app/ui/type.tsx": 'import type { Value } from "~/data/value"; export type A = Value;',
  "app/model/later.ts": 'export const a = () => import("~/data/value");',
  "app/routes/plans/a.tsx": 'import { value } from "../account/b"; export const a = value;',
  "app/routes/account/b.tsx": VALUE,
  "app/flows/driver.ts": 'import { eq } from "drizzle-orm"; export const a = eq;',
  "app/http/driver-type.ts": 'import type Sqlite from "better-sqlite3"; export type A = Sqlite.Database;',
  "app/domain/egg.ts": 'import { hen } from "./hen"; export const egg = () => hen;',
  "app/domain/hen.ts": 'import { egg } from "./egg"; export const hen = () => egg;',
  "app/domain/nowhere.ts": 'export * from "~/gone";',
  "app/links.ts": 'export * from "./domain/value";',
  "app/kernel/links.ts": 'export * from "../links";',
  "app/helpers/alone.ts": VALUE,
  "app/helpers/busy.ts": 'export * from "../domain/value";',
  "app/domain/test.ts": 'export * from "../../tests/b";',
  "tests/b.ts": VALUE,
  "app/http/env.ts": "\nexport const a = process.env.PORT;",
  "app/http/env-renamed.ts": "const { env: all } = process; export const a = all;",
  "app/http/env-imported.ts": 'import { env } from "node:process"; export const a = env;',
  "app/http/env-in-brackets.ts": 'export const a = process["env"].PORT;',
};

const COMPLAINTS = [
  "domain-imports-only-its-own: app/domain/relative.ts → app/data/value.ts",
  "planner-imports-only-its-own: app/planner/alias.ts → app/kernel/value.ts",
  "ui-imports-only-its-own: app/ui/type.tsx → app/data/value.ts",
  "model-imports-only-its-own: app/model/later.ts → app/data/value.ts",
  "areas-keep-to-themselves: app/routes/plans/a.tsx → app/routes/account/b.tsx",
  /drivers-only-in-data: app\/flows\/driver\.ts → .*drizzle-orm/,
  /drivers-only-in-data: app\/http\/driver-type\.ts → .*better-sqlite3/,
  /no-cycles: app\/domain\/egg\.ts → \s*app\/domain\/hen\.ts →\s*app\/domain\/egg\.ts/,
  "no-unresolved: app/domain/nowhere.ts → ~/gone",
  "links-imports-only-its-own: app/links.ts → app/domain/value.ts",
  "kernel-imports-only-its-own: app/kernel/links.ts → app/links.ts",
  "no-unknown-place-alone: app/helpers/alone.ts",
  "no-unknown-place: app/helpers/busy.ts → app/domain/value.ts",
  "app-imports-only-app: app/domain/test.ts → tests/b.ts",
];

/** Where the environment is read outside app/kernel/config.ts. */
const READS = [
  "env.ts,line=2",
  "env-imported.ts,line=1",
  "env-in-brackets.ts,line=1",
  "env-renamed.ts,line=1",
];

describe("import rules", () => {
  test("refuse every mistake, and nothing else", () => {
    const { statuses, output } = check(MISTAKES);

    for (const complaint of COMPLAINTS) expect(output).toMatch(complaint);
    for (const place of READS) expect(output).toContain(`/app/http/${place}`);
    expect(statuses).toEqual([COMPLAINTS.length, 1]);
  });

  test("allow what the layers may do", () => {
    const { statuses, output } = check({
      ...RULES,
      "app/links.ts": VALUE,
      "app/domain/a.ts": VALUE,
      "app/planner/library/a.ts": VALUE,
      "app/planner/a.ts": 'export * from "./library/a"; export * from "~/domain/a";',
      "app/data/dialects/a.ts":
        'import "better-sqlite3"; import "~/base/kernel/config"; export * from "drizzle-orm";',
      "app/http/a.ts": '// not process.env\nexport * from "~/data/dialects/a"; export * from "~/base/links";',
      "app/flows/a.ts":
        'import "node:fs"; export * from "~/site/site.server"; export * from "~/data/dialects/a";',
      "app/content/site.server.ts": 'import "zod"; export * from "../domain/a";',
      "app/boot.server.ts": 'import "./flows/a"; export const boot = () => import("./data/dialects/a");',
      "app/entry.server.tsx": 'export * from "./boot.server";',
      "app/root.tsx": 'import css from "./styles.css?url"; export default css;',
      "app/styles.css": "",
      "app/routes.ts": 'import "./links"; export default [];',
      "app/routes/plans/a.tsx": 'export * from "./b"; export * from "~/flows/a"; export * from "~/http/a";',
      "app/routes/plans/b.tsx": VALUE,
    });
    expect(output).toContain("no dependency violations found (20 modules");
    expect(statuses).toEqual([0, 0]);
  });
});
