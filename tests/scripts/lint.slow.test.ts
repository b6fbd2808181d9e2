import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { newFolder } from "../support/folder";

const RULES = { "app/base/kernel/config.ts": "export const config = () => process.env;" };

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
  "app/base/kernel/value.ts": VALUE,
  "app/base/links.ts": VALUE,
  "app/mail/data/value.ts": VALUE,
  "app/base/text/relative.ts": 'export * from "../../mail/data/value";',
  "app/waitlist/peer.ts": 'import { value } from "~/newsletter/value"; export const a = value;',
  "app/newsletter/value.ts": VALUE,
  "app/accounts/inner.ts": 'import { value } from "~/newsletter/value"; export const a = value;',
  "app/site/type.ts": 'import type { Value } from "~/identity/value"; export type A = Value;',
  "app/identity/value.ts": VALUE,
  "app/identity/later.ts": 'export const a = () => import("~/accounts/value");',
  "app/accounts/value.ts": VALUE,
  "app/accounts/routes/page.tsx": 'import { value } from "~/newsletter/routes/page"; export const a = value;',
  "app/newsletter/routes/page.tsx": VALUE,
  "app/mail/ui/rows.tsx": 'import { value } from "~/mail/data/value"; export const a = value;',
  "app/mail/data/page.ts": 'import { value } from "~/mail/routes/page"; export const a = value;',
  "app/mail/routes/page.tsx": VALUE,
  "app/site/enhance/server.ts": 'import { value } from "~/base/kernel/value"; export const a = value;',
  "app/braindumper/planner/more.ts": 'import { value } from "~/base/kernel/value"; export const a = value;',
  "app/base/kernel/links.ts": 'export * from "../links";',
  "app/accounts/driver.ts": 'import { eq } from "drizzle-orm"; export const a = eq;',
  "app/base/http/driver-type.ts":
    'import type Sqlite from "better-sqlite3"; export type A = Sqlite.Database;',
  "app/site/egg.ts": 'import { hen } from "./hen"; export const egg = () => hen;',
  "app/site/hen.ts": 'import { egg } from "./egg"; export const hen = () => egg;',
  "app/site/nowhere.ts": 'export * from "~/gone";',
  "app/helpers/alone.ts": VALUE,
  "app/helpers/busy.ts": 'export * from "../site/value";',
  "app/site/value.ts": VALUE,
  "app/site/test.ts": 'export * from "../../tests/b";',
  "tests/b.ts": VALUE,
  "app/base/http/env.ts": "\nexport const a = process.env.PORT;",
  "app/base/http/env-renamed.ts": "const { env: all } = process; export const a = all;",
  "app/base/http/env-imported.ts": 'import { env } from "node:process"; export const a = env;',
  "app/base/http/env-in-brackets.ts": 'export const a = process["env"].PORT;',
};

const COMPLAINTS = [
  "base-imports-from-below: app/base/text/relative.ts → app/mail/data/value.ts",
  "text-keeps-its-place: app/base/text/relative.ts → app/mail/data/value.ts",
  "waitlist-imports-from-below: app/waitlist/peer.ts → app/newsletter/value.ts",
  "newsletter-shows-only-this: app/accounts/inner.ts → app/newsletter/value.ts",
  // These break the order, and take what is shown to nobody.
  "newsletter-shows-only-this: app/waitlist/peer.ts → app/newsletter/value.ts",
  "newsletter-shows-only-this: app/accounts/routes/page.tsx → app/newsletter/routes/page.tsx",
  "mail-shows-only-this: app/base/text/relative.ts → app/mail/data/value.ts",
  "identity-shows-only-this: app/site/type.ts → app/identity/value.ts",
  "accounts-shows-only-this: app/identity/later.ts → app/accounts/value.ts",
  "site-imports-from-below: app/site/type.ts → app/identity/value.ts",
  "identity-imports-from-below: app/identity/later.ts → app/accounts/value.ts",
  "routes-are-nobodys: app/accounts/routes/page.tsx → app/newsletter/routes/page.tsx",
  "ui-keeps-its-place: app/mail/ui/rows.tsx → app/mail/data/value.ts",
  "data-keeps-its-place: app/mail/data/page.ts → app/mail/routes/page.tsx",
  "enhance-keeps-its-place: app/site/enhance/server.ts → app/base/kernel/value.ts",
  "planner-stands-alone: app/braindumper/planner/more.ts → app/base/kernel/value.ts",
  "kernel-stands-alone: app/base/kernel/links.ts → app/base/links.ts",
  /drivers-only-in-data: app\/accounts\/driver\.ts → .*drizzle-orm/,
  /drivers-only-in-data: app\/base\/http\/driver-type\.ts → .*better-sqlite3/,
  /no-cycles: app\/site\/egg\.ts → \s*app\/site\/hen\.ts →\s*app\/site\/egg\.ts/,
  "no-unresolved: app/site/nowhere.ts → ~/gone",
  "no-unknown-place-alone: app/helpers/alone.ts",
  "no-unknown-place: app/helpers/busy.ts → app/site/value.ts",
  "app-imports-only-app: app/site/test.ts → tests/b.ts",
];

/** Where the environment is read outside app/base/kernel/config.ts. */
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
    for (const place of READS) expect(output).toContain(`/app/base/http/${place}`);
    expect(statuses).toEqual([COMPLAINTS.length, 1]);
  });

  test("allow what areas may do", () => {
    const { statuses, output } = check({
      ...RULES,
      "app/base/links.ts": VALUE,
      "app/base/text/a.ts": VALUE,
      "app/base/data/dialects/a.ts":
        'import "better-sqlite3"; import "~/base/kernel/config"; export * from "drizzle-orm";',
      "app/site/site.server.ts": 'import "zod"; export * from "../base/text/a";',
      "app/braindumper/planner/library/a.ts": VALUE,
      "app/braindumper/planner/a.ts": 'export * from "./library/a"; export * from "~/base/text/a";',
      "app/braindumper/tables.ts": 'export * from "drizzle-orm";',
      "app/braindumper/wizard.ts": 'import "node:fs"; export * from "./tables"; export * from "./planner/a";',
      "app/braindumper/routes/b.tsx": VALUE,
      "app/braindumper/routes/a.tsx":
        '// not process.env\nexport * from "./b"; export * from "~/base/links";',
      "app/imports/posts/notes.ts": 'export * from "~/accounts/forms";',
      "app/newsletter/data/issues.ts": 'export * from "~/base/data/dialects/a";',
      "app/operations/cli/a.ts": 'export * from "~/accounts/forms"; export const on = process.stdout;',
      "app/accounts/forms.ts":
        'export * from "~/newsletter/data/issues"; export * from "~/braindumper/wizard";',
      "app/cli/registry.ts": 'export * from "~/operations/cli/a";',
      "app/boot.server.ts":
        'import "./accounts/forms"; export const boot = () => import("./base/data/dialects/a");',
      "app/entry.server.tsx": 'export * from "./boot.server";',
      "app/root.tsx": 'import css from "./styles.css?url"; export default css;',
      "app/styles.css": "",
      "app/routes.ts": 'import "./base/links"; export default [];',
    });
    expect(output).toContain("no dependency violations found (2");
    expect(statuses).toEqual([0, 0]);
  });
});
