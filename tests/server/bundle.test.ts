import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** What only a server needs, by words of its own that survive minifying. */
const SERVER_ONLY = {
  zod: /ZodError|invalid_union/,
  "the database": /better-sqlite3|drizzle/,
  "password hashing": /argon2/,
  mail: /nodemailer|postmark/,
  "the model's client": /OpenAI/,
  "sign-on": /oidc-provider/,
  logging: /\bpino\b/,
  "the library of questions": /\bsettledUnder\b/,
  Node: /\bnode:fs\b|process\.env/,
  secrets: /SESSION_SECRET|passwordHash/,
};

test("nothing that only a server needs is in the scripts that the browser gets", () => {
  const found = (folder: string, words: RegExp) =>
    scriptsIn(folder).filter((file) => words.test(readFileSync(file, "utf8")));
  for (const [what, words] of Object.entries(SERVER_ONLY)) {
    expect(found("build/server", words), `${what}: the words are those that a build keeps`).not.toEqual([]);
    expect(found("build/client", words), what).toEqual([]);
  }
});

test("what only the desk needs is in no script of other pages", () => {
  for (const file of scriptsIn("build/client"))
    expect(readFileSync(file, "utf8"), file).not.toMatch(/\/admin\//);
});

test("browsers get the site's own scripts: none of the framework, and no React", () => {
  const nameOf = (file: string) => /assets\/([a-z-]+)-[\w-]{8}\.js$/.exec(file)?.[1];
  const names = new Set(scriptsIn("build/client").map(nameOf));
  expect([...names].sort()).toEqual(["application", "article", "passkey", "preview", "reading"]);
  for (const file of scriptsIn("build/client")) {
    const text = readFileSync(file, "utf8");
    expect(text, file).not.toMatch(/__remix/);
    expect(text, file).not.toMatch(/hydrateRoot|__react/);
  }
});

function scriptsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => join(folder, name));
}
