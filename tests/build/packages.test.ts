import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { describe, expect, it } from "vitest";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, { version?: string; resolved?: string; dev?: boolean }>;
};

const installed = Object.entries(lock.packages).map(([at, { version = "0.0.0", dev = false }]) => ({
  name: at.replace(/^.*node_modules\//, ""),
  at,
  version,
  dev,
}));

function isAtLeast(version: string, least: string): boolean {
  const [a, b] = [version, least].map((each) => each.split("-")[0]?.split(".").map(Number) ?? []);
  for (let part = 0; part < 3; part++) {
    if (a?.[part] !== b?.[part]) return (a?.[part] ?? 0) > (b?.[part] ?? 0);
  }
  return true;
}

describe("versions in which the framework's holes are closed", () => {
  const remix = installed.filter(({ name }) =>
    /^@remix-run\/(node|react|serve|server-runtime|express|dev|router)$/.test(name),
  );

  it("is about packages that are there", () => {
    const names = remix.map(({ name }) => name);
    for (const name of ["node", "react", "serve", "server-runtime", "router"]) {
      expect(names).toContain(`@remix-run/${name}`);
    }
  });

  it.each(remix)("$name $version ($at)", ({ name, at, version }) => {
    const least = name === "@remix-run/router" ? "1.23.3" : "2.17.5";
    expect(isAtLeast(version, least)).toBe(true);
    // What the lock file says is what is installed.
    expect(JSON.parse(readFileSync(path.join(at, "package.json"), "utf8")).version).toBe(version);
  });

  it("isAtLeast compares numbers", () => {
    expect(isAtLeast("1.23.10", "1.23.3")).toBe(true);
    expect(isAtLeast("1.9.9", "1.23.3")).toBe(false);
    expect(isAtLeast("2.0.0-pre.1", "1.23.3")).toBe(true);
  });
});

it("there is one React", () => {
  for (const name of ["react", "react-dom"]) {
    expect(installed.filter((each) => each.name === name).map(({ at }) => at)).toEqual([
      `node_modules/${name}`,
    ]);
  }
  const require = createRequire(path.resolve("node_modules/@remix-run/react/package.json"));
  expect(require.resolve("react")).toBe(createRequire(path.resolve("package.json")).resolve("react"));
});

it("the lock file names no private host", () => {
  const hosts = Object.values(lock.packages).flatMap(
    ({ resolved }) => resolved?.match(/^https?:\/\/([^/]+)/)?.[1] ?? [],
  );
  expect([...new Set(hosts)].filter((host) => host !== "registry.npmjs.org")).toEqual([]);
});

const CLIENT = path.resolve("build/client");

// Only where the app is built; `npm test` builds it first.
describe.skipIf(!existsSync(CLIENT))("nothing of the server is in what browsers get", () => {
  const files = (existsSync(CLIENT) ? readdirSync(CLIENT, { recursive: true, encoding: "utf8" }) : []).filter(
    (file) => /\.(js|css|html|json|map)$/.test(file),
  );
  const text = files.map((file) => readFileSync(path.join(CLIENT, file), "utf8")).join("\n");

  it("there is something to look at", () => {
    expect(files.some((file) => /application-.+\.js$/.test(file))).toBe(true);
    expect(text.length).toBeGreaterThan(20_000);
  });

  it("no source map", () => {
    expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
    expect(text).not.toContain("sourceMappingURL=");
  });

  it.each([
    ...["better-sqlite3", "argon2", "postmark", "nodemailer", "openai", "drizzle", "pino", "rate-limiter"],
    ...[
      "ZodError",
      "_zod",
      "DATABASE_URL",
      "SESSION_SECRET",
      "POSTMARK_SERVER_TOKEN",
      "SMTP_URL",
      "OPENAI_API_KEY",
    ],
    ...["METRICS_TOKEN", "DATA_DIR", "process.env", "password_hash", "node:fs", "node:crypto"],
  ])("%s", (word) => {
    expect(text.includes(word)).toBe(false);
  });
});
