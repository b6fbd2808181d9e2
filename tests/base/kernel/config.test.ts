import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { describe, expect, it } from "vitest";
import {
  config,
  environmentSchema,
  isLoopbackHost,
  startProblems,
  startWarnings,
} from "~/base/kernel/config";
import { withEnvironment } from "../../support/environment";
import { newFolder } from "../../support/folder";

const setEnvironment = withEnvironment();

it("needs no variable: everything has a default that works", () => {
  setEnvironment({ APP_URL: undefined, PORT: undefined, HOST: undefined, DATA_DIR: undefined });
  expect(config()).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    appOrigin: "http://127.0.0.1:3000",
    appHost: "127.0.0.1:3000",
    isHttps: false,
    appIsLoopback: true,
    databaseUrl: "",
    monthlyGenerations: 5,
    postmark: null,
    smtpUrl: "",
    rateLimits: true,
  });
});

it("APP_URL follows PORT until it is set", () => {
  setEnvironment({ APP_URL: "", PORT: "4321" });
  expect(config().appOrigin).toBe("http://127.0.0.1:4321");
  setEnvironment({ APP_URL: "https://Loam.example/" });
  expect(config()).toMatchObject({
    appOrigin: "https://loam.example",
    appHost: "loam.example",
    isHttps: true,
    appIsLoopback: false,
  });
});

it("an empty variable is one that is not set", async () => {
  const names = ["DATA_DIR", "CONTENT_DIR", "PORT", "MAIL_FROM", "TRUST_PROXY", "RATE_LIMITS", "SMTP_URL"];
  setEnvironment(Object.fromEntries(names.map((name) => [name, undefined])));
  const unset = config();
  setEnvironment(Object.fromEntries(names.map((name) => [name, ""])));
  expect(config()).toEqual(unset);
  expect(await startProblems()).toEqual([]);
});

describe("mistakes are named, all of them, by their variable", () => {
  it.each([
    ["PORT", "x"],
    ["PORT", "-1"],
    ["PORT", "0"],
    ["PORT", "65536"],
    ["DATABASE_CONNECTIONS", "0"],
    ["MAIL_FROM", "Loam"],
    ["MAIL_FROM", "Loam <nobody>"],
    ["MAIL_FROM", "Loam <a@b.example>, Bo <b@b.example>"],
    ["MAIL_FROM", "a@b.example, b@b.example"],
    ["MAIL_FROM", "Loam <a,b@b.example>"],
    ["MAIL_FROM", "Loam <a@b.example/c>"],
    ["MAIL_FROM", "Loam\r\nBcc: <a@b.example>"],
    ["APP_URL", "loam.example"],
    ["APP_URL", "ftp://loam.example"],
    ["APP_URL", "https://loam.example/some/path"],
    ["POSTMARK_URL", "javascript:alert(1)"],
    ["MONTHLY_GENERATIONS", "1.5"],
    ["MAIL_PER_HOUR", "0"],
    ["RATE_LIMITS", "maybe"],
    ["SESSION_SECRET", "short"],
    ["COMMUNITY_URL", "community"],
    ["COMMUNITY_URL", "https://community.example,"],
    ["ANALYTICS_SCRIPT_URL", "https://count.example/a.js,count.js"],
    ["BREACH_CHECK_URL", "pwned"],
  ])("%s=%s", (name, value) => {
    setEnvironment({ [name]: value });
    expect(() => config()).toThrow(new RegExp(`^The configuration has mistakes:\n  ${name}: `));
  });

  it.each([
    ["APP_URL", "loam.example", "must be an http or https address, like https://"],
    ["TRUST_PROXY", "true", "how many proxies stand before the site"],
    ["APP_URL", "https://loam.example/?a=b", "no path, query or user name"],
    ["APP_URL", "https://loam.example?", "no path, query or user name"],
    ["APP_URL", "https://ann@loam.example", "no path, query or user name"],
    ["APP_URL", "https://ann:pass@loam.example/", "no path, query or user name"],
    ["DATABASE_URL", "mysql://x", "must start with postgres://"],
    ["SMTP_URL", "foo", "must start with smtp:// or smtps://"],
    ["METRICS_TOKEN", "short", "must be at least 16 characters long"],
    // Some of these can be read as an address, of another host.
    ["DATABASE_URL", "postgres://ann:p#ss@db.example/loam", "# as %23"],
    ["DATABASE_URL", "postgres://ann:12#ss@db.example/loam", "# as %23"],
    ["DATABASE_URL", "postgres://ann:12/ss@db.example/loam", "/ as %2F"],
    ["DATABASE_URL", "postgres://ann:12?ss@db.example/loam", "\\? as %3F"],
    ["DATABASE_URL", "postgres://ann:p@ss@db.example/loam", "@ as %40"],
    ["SMTP_URL", "smtp://ann@loam.example:pass@mail.example", "@ as %40"],
    ["SMTP_URL", "smtp://ann:12#ss@mail.example:587", "# as %23"],
    ["SMTP_URL", "smtps://ann:50%/off@mail.example", "/ as %2F"],
    ["SMTP_URL", "smtps://ann:50%off@mail.example", "% as %25"],
    ["SMTP_URL", "smtp://127.0.0.1:70000", "port must be from 1 to 65535$"],
    ["SMTP_URL", "smtp://ann:cut-at-the-sign", "port must be from 1 to 65535; .* write # as %23"],
    ["DATABASE_URL", "postgres://ann:pass@db.example:70000/loam", "port must be from 1 to 65535$"],
    ["SMTP_URL", "smtp://", "must name a host"],
    ["HOST", "999.1.1.1", "must be an ip address or a name"],
    // An option that nobody reads would send mail, and the password, unencrypted.
    [
      "SMTP_URL",
      "smtp://m.example?requireTls=true",
      "no option requireTls. It takes requireTLS, tls.servername",
    ],
    [
      "SMTP_URL",
      "smtp://m.example?foo=bar",
      "no option foo. It takes requireTLS, tls.servername, tls.reject",
    ],
    ["SMTP_URL", "smtp://m.example?requireTLS=1", "requireTLS must be true or false$"],
    ["SMTP_URL", "smtp://m.example?requireTLS", "requireTLS must be true or false$"],
    [
      "SMTP_URL",
      "smtp://m.example?tls.rejectUnauthorized=no",
      "tls.rejectUnauthorized must be true or false$",
    ],
    ["SMTP_URL", "smtp://m.example?tls.servername=", "tls.servername must have a value$"],
    ["SMTP_URL", "smtp://m.example?requireTLS=false&requireTLS=true", "requireTLS is there twice$"],
    ["DATABASE_URL", "postgres://db.example/loam?ssl=true", "no option ssl. It takes sslmode, "],
    [
      "DATABASE_URL",
      "postgres://db.example/loam?sslmode=requrie",
      "sslmode must be disable, .+ or no-verify$",
    ],
    ["NODE_ENV", "Production", "must be production, development or test$"],
    ["BACKUP_EVERY", "100000", "must be at most 8760"],
  ])("%s=%s: with what to write instead", (name, value, hint) => {
    setEnvironment({ [name]: value });
    expect(() => config()).toThrow(new RegExp(`^[^\n]+\n {2}${name}: [^\n]*${hint}`));
  });

  it.each([
    ["SMTP_URL", "smtp://ann%40loam.example:p%23%2F%40@mail.example:587/?requireTLS=true"],
    ["SMTP_URL", "smtps://[::1]:465?tls.servername=mail.example&tls.rejectUnauthorized=false"],
    [
      "DATABASE_URL",
      "postgres://db.example/loam?sslmode=require&sslrootcert=/etc/ca.pem&application_name=loam",
    ],
    ["HOST", "::"],
    ["HOST", "loam-1.internal"],
    ["DATABASE_URL", "postgres://ann:p%40ss@[::1]:5432/loam?sslmode=verify-full"],
    ["DATABASE_URL", "postgresql://ann@/loam?host=/var/run/postgresql"],
  ])("%s=%s is taken", (name, value) => {
    setEnvironment({ [name]: value });
    expect(() => config()).not.toThrow();
  });

  it.each([
    ["SESSION_LIFETIME_DAYS", "after 30 days"],
    ["COMMUNITY_CLIENT_ID", "write COMMUNITY_URL=<address>,<client id>"],
    ["BACKUP_PASSWORD", "write BACKUP_RECIPIENT=age1"],
    ["DAILY_GENERATIONS_MAX", "write MODEL_CALLS_PER_DAY"],
  ])("%s of an older version: with what to write instead", async (name, hint) => {
    setEnvironment({ [name]: "30" });
    expect(await startProblems()).toEqual([
      expect.stringMatching(new RegExp(`^${name} is no variable any more: .*${hint}`)),
    ]);
  });

  it("two at once", () => {
    setEnvironment({ PORT: "x", SMTP_URL: "y" });
    expect(() => config()).toThrow(/PORT: .+\n {2}SMTP_URL: /);
  });

  it("what stands in the way of a start is in the same list, once, and a variable that is wrong is not called missing", async () => {
    const wrong = { PORT: "x", SMTP_URL: "mail.example", SESSION_SECRET: "short" };
    setEnvironment({ ...wrong, APP_URL: "https://loam.example", DATABASE_URL: "postgres://db.example/x" });
    expect((await startProblems()).map((problem) => problem.split(":")[0])).toEqual([
      "PORT",
      "SESSION_SECRET",
      "SMTP_URL",
    ]);
    setEnvironment({ ...wrong, SMTP_URL: undefined, SESSION_SECRET: undefined });
    expect((await startProblems()).map((problem) => problem.split(":")[0])).toEqual([
      "PORT",
      "SESSION_SECRET",
      "SMTP_URL or POSTMARK_SERVER_TOKEN",
    ]);
    setEnvironment({ HOST: "999.1.1.1", PORT: "x", APP_URL: "loam.example/path", DATABASE_URL: undefined });
    expect((await startProblems()).map((problem) => problem.split(":")[0])).toEqual([
      "PORT",
      "HOST",
      "APP_URL",
    ]);
  });

  it("a line of the settings file that is none, with which Node takes the next variable away", async () => {
    const bom = "\uFEFFMAIL_PER_HOUR";
    const [stray, colon] = ["Backups go to Anna\nPORT", "SESSION_SECRET: x\n# note\nHOST"];
    setEnvironment({ LOAM_SETTINGS: "/etc/loam.env", [bom]: "3", [stray]: "4731", [colon]: "x" });
    expect(await startProblems()).toEqual([
      "/etc/loam.env: '(BOM)MAIL_PER_HOUR …' is not NAME='value'",
      "/etc/loam.env: 'Backups …' is not NAME='value'",
      "/etc/loam.env: 'SESSION_SECRET: …' is not NAME='value'",
    ]);
  });

  it("a key for backups with a letter too many or too few prevents the start", async () => {
    const identity = await generateIdentity();
    const recipient = await identityToRecipient(identity);
    setEnvironment({ BACKUP_RECIPIENT: recipient, BACKUP_IDENTITY: identity });
    expect(await startProblems()).toEqual([]);
    setEnvironment({
      BACKUP_RECIPIENT: `${recipient},${recipient}q`,
      BACKUP_IDENTITY: identity.slice(0, -1),
      PORT: "x",
    });
    expect(await startProblems()).toEqual([
      expect.stringMatching(/^PORT: /),
      `BACKUP_RECIPIENT: ${recipient}q is misspelt or cut off`,
      "BACKUP_IDENTITY: is misspelt or cut off",
    ]);
  });

  it("each of two secrets must be long", () => {
    const long = "x".repeat(32);
    setEnvironment({ SESSION_SECRET: `short,${long}` });
    expect(() => config()).toThrow("SESSION_SECRET");
    setEnvironment({ SESSION_SECRET: `${long},${long}y` });
    expect(config().sessionSecrets).toEqual([long, `${long}y`]);
    // A blank beside the comma belongs to neither: with it nothing that the old one signed would hold.
    setEnvironment({ SESSION_SECRET: `${long}, ${long}y` });
    expect(config().sessionSecrets).toEqual([long, `${long}y`]);
    for (const given of [`${long},${" ".repeat(32)}`, `${long},${long}`, `${long};${long}y`]) {
      setEnvironment({ SESSION_SECRET: given });
      expect(() => config()).toThrow("SESSION_SECRET");
    }
  });
});

describe("secrets in files", () => {
  const folder = newFolder();
  const fileWith = (text: string) => {
    const file = path.join(folder, "secret");
    writeFileSync(file, text);
    return file;
  };

  it.each(["SESSION_SECRET", "DATABASE_URL", "SMTP_URL", "POSTMARK_SERVER_TOKEN", "METRICS_TOKEN"])(
    "%s_FILE names the file that holds it",
    (name) => {
      const values: Record<string, string> = { DATABASE_URL: "postgres://db", SMTP_URL: "smtp://mail" };
      const value = values[name] ?? "x".repeat(32);
      setEnvironment({ [`${name}_FILE`]: fileWith(`\uFEFF${value}\r\n`) });
      const { sessionSecrets, databaseUrl, smtpUrl, postmark, metricsToken } = config();
      expect([...sessionSecrets, databaseUrl, smtpUrl, postmark?.token, metricsToken]).toContain(value);
      expect(startWarnings()).toEqual([]);
    },
  );

  it("a file that cannot be read, an empty one, a wrong value and both at once are mistakes", async () => {
    setEnvironment({ SMTP_URL_FILE: path.join(folder, "none"), METRICS_TOKEN_FILE: fileWith("\n") });
    expect(await startProblems()).toEqual([
      expect.stringMatching(/^SMTP_URL_FILE: .+none.+ENOENT/),
      expect.stringMatching(/^METRICS_TOKEN_FILE: .+ is empty/),
    ]);
    setEnvironment({ SMTP_URL_FILE: fileWith("foo"), METRICS_TOKEN_FILE: undefined });
    expect(await startProblems()).toEqual(["SMTP_URL: must start with smtp:// or smtps://"]);
    setEnvironment({ SMTP_URL: "smtp://mail" });
    expect(await startProblems()).toEqual([expect.stringMatching(/^SMTP_URL_FILE: .+ SMTP_URL is set too/)]);
  });

  it("a file is never silently left out: whom backups are for may be in one, what is no secret may not", async () => {
    setEnvironment({
      BACKUP_RECIPIENT_FILE: path.join(folder, "none"),
      MAIL_FROM_FILE: fileWith("a@b.example"),
    });
    expect(await startProblems()).toEqual([
      expect.stringMatching(/^BACKUP_RECIPIENT_FILE: .+none.+ENOENT/),
      "MAIL_FROM_FILE: only secrets are read from files; set MAIL_FROM itself",
    ]);
    const recipient = `age1${"q".repeat(58)}`;
    setEnvironment({ BACKUP_RECIPIENT_FILE: fileWith(recipient), MAIL_FROM_FILE: undefined });
    expect(config().backup.recipients).toEqual([recipient]);
  });
});

it("rate limits can be switched off on a loopback address alone", async () => {
  setEnvironment({ RATE_LIMITS: "off" });
  expect(config().rateLimits).toBe(false);
  setEnvironment({ APP_URL: "https://loam.example" });
  expect(config().rateLimits).toBe(true);
});

it.each([
  ["localhost", true],
  ["LOCALHOST:3000", true],
  ["127.0.0.1", true],
  ["127.0.0.1:80", true],
  ["[::1]", true],
  ["[::1]:3000", true],
  ["::1", true],
  ["0.0.0.0", false],
  ["::", false],
  ["loam.example", false],
  ["localhost.evil.example", false],
  ["127.0.0.1.evil.example", false],
  ["evil.example:127.0.0.1", false],
  ["", false],
])("%j is a loopback name: %s", (host, expected) => {
  expect(isLoopbackHost(host)).toBe(expected);
});

describe("what a site must not be started with", () => {
  const PUBLIC = { APP_URL: "https://loam.example", TRUST_PROXY: "1", MAIL_FROM: "hello@loam.example" };
  const SECRET = "x".repeat(32);
  it.each([
    ["nothing configured", {}, [], []],
    ["a public address without mail", PUBLIC, [/SMTP_URL or POSTMARK_SERVER_TOKEN/], []],
    [
      "two that send mail, of which one would win silently",
      { ...PUBLIC, SMTP_URL: "smtp://mail.example", POSTMARK_SERVER_TOKEN: "x" },
      [/^SMTP_URL and POSTMARK_SERVER_TOKEN: mail is sent by one of them: leave the other out/],
      [],
    ],
    [
      "mail that leaves, with links to nowhere",
      { SMTP_URL: "smtp://mail.example" },
      [],
      [/^APP_URL is not set/],
    ],
    ["a public address with mail", { ...PUBLIC, SMTP_URL: "smtp://mail.example" }, [], []],
    [
      "plain http",
      { ...PUBLIC, APP_URL: "http://loam.example", TRUST_PROXY: "0", POSTMARK_SERVER_TOKEN: "x" },
      [],
      [/plain http.+set TRUST_PROXY/],
    ],
    [
      "what is not what it looks like",
      {
        APP_URL: "https://loam.example",
        SMTP_URL: "smtp://mail.example",
        RATE_LIMITS: "off",
        OPENAI_MODEL: "x",
        SESION_SECRET: SECRET,
        MAIL_FORM: "x@y.example",
      },
      [],
      [
        /TRUST_PROXY is 0/,
        /MAIL_FROM is not set/,
        /RATE_LIMITS=off counts on a loopback/,
        /OPENAI_MODEL alone/,
        /^Unknown variable SESION_SECRET.+SESSION_SECRET\?/,
        /^Unknown variable MAIL_FORM.+MAIL_FROM\?/,
      ],
    ],
    [
      "half of a setting",
      {
        OPENAI_API_KEY: "sk",
        OPENAI_BASE_URL: "http://127.0.0.1:1",
        POSTMARK_URL: "http://127.0.0.1:1",
        POSTMARK_WEBHOOK_SECRET: SECRET,
        SMTP_HOST: "mail.example",
      },
      [],
      [
        /^OPENAI_API_KEY alone does nothing: set OPENAI_MODEL too/,
        /^OPENAI_BASE_URL alone/,
        /^POSTMARK_URL alone/,
        /^POSTMARK_WEBHOOK_SECRET alone/,
        /^SMTP_HOST alone does nothing: write SMTP_URL=/,
      ],
    ],
    [
      "Postgres without a secret, and without mail",
      { ...PUBLIC, DATABASE_URL: "postgres://x" },
      [/SESSION_SECRET/, /SMTP_URL/],
      [],
    ],
    ["Postgres with a secret", { DATABASE_URL: "postgres://x", SESSION_SECRET: SECRET }, [], []],
  ])("%s", async (_, environment, problems, warnings) => {
    setEnvironment({ APP_URL: undefined, ...environment });
    expect(await startProblems()).toEqual(problems.map((problem) => expect.stringMatching(problem)));
    expect(startWarnings()).toEqual(warnings.map((warning) => expect.stringMatching(warning)));
  });
});

describe("the tables of docs/configuration.md", () => {
  const table = readFileSync("docs/configuration.md", "utf8");
  const inTable = [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, names = ""]) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name as string),
  );
  /** Set by the scripts; read by the tests alone. */
  const inSchema = Object.keys(environmentSchema.shape).filter((name) => name !== "NODE_ENV");

  it("has each variable that the server knows, and no other", () => {
    expect(inTable.filter((name) => name !== "CHROMIUM_PATH").sort()).toEqual(inSchema.sort());
  });

  it.each([
    "PORT",
    "DATABASE_CONNECTIONS",
    "TRUST_PROXY",
    "MONTHLY_GENERATIONS",
    "MAIL_PER_HOUR",
    "MAIL_FROM",
    "MODEL_CALLS_PER_DAY",
  ])("says the default of %s", (name) => {
    const value = environmentSchema.parse({})[name as "PORT"];
    expect(table).toMatch(new RegExp(`\`${name}\`[^|]*\\| [^|]*\`${value}\``));
  });
});
