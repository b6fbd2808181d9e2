import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { type Command, command, readArgs, UsageError, wholeNumber } from "~/base/command";
import { migrateSqlite, openSqlite } from "~/base/data/dialects/open-sqlite";
import { config } from "~/base/kernel/config";
import { isCommand, REGISTRY } from "~/cli/registry";
import { noteAddress } from "~/operations/data/readiness";
import { VERSION } from "~/operations/version";
import { admin, adminJson } from "../../support/admin";
import { withDatabase } from "../../support/database";
import { withEnvironment } from "../../support/environment";
import { folderWith, newFolder } from "../../support/folder";
import { OWN_SITE } from "../../support/own-site";

withDatabase();
const setEnvironment = withEnvironment();

const commands = Object.entries(REGISTRY).flatMap(([noun, entry]) =>
  isCommand(entry) ? [[noun]] : Object.keys(entry).map((verb) => [noun, verb]),
);

describe("help", () => {
  it("without a word shows every command, on exit code 2", async () => {
    const { code, out } = await admin();
    expect(code).toBe(2);
    for (const words of commands) expect(out).toContain(`  ${words.join(" ")}`);
  });

  it("a noun's --help lists what it has", async () => {
    for (const words of ["client --help", "client -h", "client help", "help client"]) {
      const { code, out } = await admin(...words.split(" "));
      expect(code).toBe(0);
      expect(out).toContain("client rotate-secret <client-id>");
      expect(out).not.toContain("user list");
    }
  });

  it("--json counts wherever it stands", async () => {
    expect((await admin("--json", "user", "list")).out).toBe("[]\n");
    expect((await admin("user", "--json", "list")).out).toBe("[]\n");
    expect((await admin("--json")).code).toBe(2);
  });

  it("--help is exit code 0", async () => {
    expect((await admin("--help")).code).toBe(0);
  });

  it.each(commands)("%s %s explains each of its options", async (...words) => {
    const [noun, verb] = words as [string, string?];
    // As it is typed: a noun's own command has no verb.
    const { code, out } = await admin(...words.filter((word) => word), "--help");
    expect(code).toBe(0);
    const entry = REGISTRY[noun] as never;
    const { options = {} } = (isCommand(entry) ? entry : entry[verb as string]) as { options?: object };
    for (const option of Object.keys(options)) expect(out).toMatch(new RegExp(`--${option} +\\w`));
  });
});

it("each command takes nothing away and reaches nobody, or does so with --yes alone", () => {
  const asking = commands.filter(([noun = "", verb = ""]) => {
    const entry = REGISTRY[noun] as never;
    return (isCommand(entry) ? entry : (entry[verb] as Command)).confirm;
  });
  expect(asking.map((words) => words.join(" "))).toEqual([
    "user reset-factors",
    "person delete",
    "import members",
    "import subscribers",
    "import undo",
    "invitation revoke",
    "mail release",
    "mail drop",
    "client rotate-secret",
    "keys rotate",
  ]);
  const others = commands.filter((words) => !asking.includes(words));
  expect(others.map((words) => words.join(" ").trim())).toEqual([
    "user list",
    // What another change takes back.
    "user change",
    "user verify",
    // What the next line takes back.
    "user make-operator",
    "user remove-operator",
    "user let-in",
    "user grant",
    // Whoever it was signs in again.
    "user sign-out",
    "user trail",
    "person show",
    "import posts",
    "import list",
    "export members",
    "export newsletter",
    "export waitlist",
    "export plans",
    "export ghost",
    "export clients",
    "invitation make",
    "invitation list",
    "check",
    "mail test",
    "upgrade",
    // Deletes only what --keep says.
    "backup",
    "backup list",
    // Looks at the backup first, and asks then.
    "restore",
    // Keeps where it came from, and fills an empty database alone.
    "migrate-to-postgres",
    "client create",
    "client change",
    "client list",
    "keys list",
  ]);
});

describe("links of a command lead where the site runs", () => {
  beforeEach(async () => {
    setEnvironment({ APP_URL: undefined });
    await noteAddress("https://loam.example");
  });

  it("without APP_URL to the address of its last start", async () => {
    const made = (await adminJson("invitation", "make")) as { url: string };
    expect(made.url).toMatch(/^https:\/\/loam\.example\//);
  });

  it.each([
    ["invitation", "make"],
    ["mail", "test", "ann@example.test"],
  ])("with another APP_URL to none: that is refused (%s %s)", async (...args) => {
    setEnvironment({ APP_URL: "http://127.0.0.1:3000" });
    expect(await admin(...args)).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /APP_URL is http:\/\/127.0.0.1:3000 here, and the site last ran at https:\/\/loam\.example/,
      ),
    });
  });
});

describe("what is not understood is exit code 2, and says what would be", () => {
  it.each([
    [["usr"], /no "usr". Known: user/],
    [["user"], /user what\? list/],
    [["user", "lst"], /user has no "lst". It has: list/],
    [["__proto__", "x"], /no "__proto__"/],
    [["user", "constructor"], /no "constructor"/],
    [["user", "list", "--limt", "3"], /--limt/],
    [["user", "list", "--limit", "x"], /--limit must be a whole number/],
    [["user", "list", "--limit"], /--limit/],
    [["user", "verify"], /<email> is missing/],
    [["user", "grant", "a@b.example"], /<number> is missing/],
    [["backup", "--keep", "0"], /--keep must be a whole number of at least 1/],
    [["backup", "--to", "x", "--keep", "3"], /--keep is for/],
    [["restore"], /<file> is missing/],
    [["client", "create", "--name", "X"], /--redirect-uri: Redirect urls are missing/],
    [["user", "list", "much"], /"much" is one argument too many/],
    [["person", "show", "-x@b.example"], /'-x'\. A word that begins with a hyphen needs -- before it\./],
  ])("%j", async (args, message) => {
    const { code, out, err } = await admin(...args);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(message);
  });

  it.each([
    [["user", "verify", "nobody@example.test"], /No account has the address nobody@example.test/],
    [["person", "delete", "nobody@example.test", "--yes"], /Nothing is stored of nobody/],
    [["user", "enable", "ann@example.test"], /no command any more: use user change EMAIL --disabled no/],
    [["client", "change", "nobody", "--disabled", "yes"], /no client "nobody"/],
    // Where nothing is to be confirmed it does no harm.
    [["user", "let-in", "nobody@example.test", "--yes"], /No account/],
    [["restore", "/nowhere.sqlite", "--yes"], /no such file/],
    [["migrate-to-postgres"], /Set DATABASE_URL/],
  ])("what is understood and cannot be done is exit code 1, in JSON too: %j", async (args, message) => {
    const plain = await admin(...args);
    expect([plain.code, plain.out]).toEqual([1, ""]);
    expect(plain.err).toMatch(message);
    expect(plain.err).not.toMatch(/\n\s+at /);
    const { code, out, err } = await admin(...args, "--json");
    expect([code, out]).toEqual([1, ""]);
    expect(JSON.parse(err)).toEqual({ error: expect.stringMatching(message) });
  });

  it("--version names the version", async () => {
    expect(await admin("--version")).toEqual({ code: 0, out: `Loam ${VERSION}\n`, err: "" });
    expect(await adminJson("--version")).toEqual({ version: VERSION });
  });

  it("with --json the error is JSON", async () => {
    const { code, err } = await admin("user", "lst", "--json");
    expect(code).toBe(2);
    expect(JSON.parse(err)).toEqual({ error: expect.stringContaining('no "lst"') });
  });
});

describe("what may not be looked at is not said to be missing", () => {
  // A link to itself: root, who may read everything, cannot look there either.
  let loop = "";
  beforeEach(() => {
    loop = path.join(newFolder(), "closed");
    symlinkSync(loop, loop);
  });
  const said = (file: string) => `${path.join(loop, file)} cannot be read (ELOOP).`;

  it.each([[["check"]], [["backup"]], [["backup", "list"]], [["restore", "/dev/null"]]])(
    "DATA_DIR by %j",
    async (args) => {
      setEnvironment({ DATA_DIR: loop });
      const { code, err } = await admin(...args);
      expect([code, err]).toEqual([1, expect.stringContaining(`${loop}/`)]);
      expect(err).toContain("cannot be read (ELOOP).");
      expect(err).not.toMatch(/There is no|damaged/);
    },
  );

  it("the database, the content, a backup, and the folder of a file to be made", async () => {
    await expect(openSqlite(path.join(loop, "loam.sqlite"))).rejects.toThrow(said("loam.sqlite"));
    expect((await admin("restore", path.join(loop, "copy"), "--yes")).err).toContain(said("copy"));
    expect((await admin("backup", "--to", path.join(loop, "in", "copy"))).err).toContain(said("in"));
    setEnvironment({ CONTENT_DIR: path.join(loop, "content") });
    expect((await admin("check", "--content")).err).toContain(said("content"));
  });

  it("the session secret, of which a restore would make a new one", async () => {
    const file = path.join(config().dataDir, "session-secret");
    rmSync(file, { force: true });
    symlinkSync(file, file);
    expect((await admin("backup")).err).toContain(`${file} cannot be read (ELOOP).`);
    rmSync(file);
    writeFileSync(file, "s".repeat(32));
    expect((await admin("backup")).code).toBe(0);
    rmSync(file);
  });
});

it("what must be given is asked for by name", () => {
  const one = command({ summary: "", takes: ["email"], run: async () => ({ json: 1, text: "" }) });
  expect(() => readArgs(one, [])).toThrow("<email> is missing.");
  expect(() => readArgs(one, [""])).toThrow("<email> is missing.");
  expect(readArgs(one, ["a@b.c"])).toEqual({ given: ["a@b.c"], options: {} });
});

it.each(["", "-1", "1.5", "1e3", "99999999999"])("%j is no whole number", (text) => {
  expect(() => wholeNumber(text, "n")).toThrow(UsageError);
});

const BUNDLE = path.resolve("build/admin/admin.js");

describe.skipIf(!existsSync(BUNDLE))("the built command line", () => {
  it("ends as well when nobody reads its answer to the end", async () => {
    const env = { NODE_ENV: "production" as const, DATA_DIR: newFolder() };
    const child = spawn(process.execPath, [BUNDLE, "--help"], { env, stdio: ["ignore", "pipe", "pipe"] });
    child.stdout.destroy();
    let said = "";
    child.stderr.on("data", (chunk) => {
      said += chunk;
    });
    const [code] = await once(child, "close");
    expect([code, said]).toEqual([0, ""]);
  });

  it("says when what takes its answer does not take all of it", () => {
    const run = (line: string) =>
      spawnSync("sh", ["-c", line, "", process.execPath, BUNDLE, "--help"], {
        env: { NODE_ENV: "production", DATA_DIR: newFolder() },
        encoding: "utf8",
      });
    const said = "The output is not complete:";
    const full = run('exec "$@" > /dev/full');
    expect([full.status, full.stderr]).toEqual([1, `${said} there is no room for it. Delete that file.\n`]);
    // The first write is cut short without an error, as on a disk that fills up.
    const cut = run(`ulimit -f 1; exec "$@" > ${path.join(newFolder(), "help")}`);
    expect([cut.status, cut.stderr]).toEqual([1, expect.stringContaining(said)]);
  });

  it("answers on standard output alone, and runs from any folder: its own files are found, and a file is meant from where the command was typed", async () => {
    const elsewhere = newFolder();
    const env = {
      NODE_ENV: "production" as const,
      PATH: process.env.PATH,
      DATA_DIR: path.join(elsewhere, "data"),
    };
    await migrateSqlite(path.join(env.DATA_DIR, "loam.sqlite"));
    const run = (...args: string[]) =>
      spawnSync(process.execPath, [BUNDLE, ...args], { env, cwd: elsewhere, encoding: "utf8" });
    expect(run("user", "list", "--json")).toMatchObject({ status: 0, stdout: "[]\n", stderr: "" });
    expect(run("check").stdout).toContain("Database: sound");
    expect(run("backup", "--to", "copy.tar.gz").status).toBe(0);
    expect(existsSync(path.join(elsewhere, "copy.tar.gz"))).toBe(true);
    expect(run("restore", "copy.tar.gz", "--yes")).toMatchObject({ status: 0 });
    expect(readdirSync(elsewhere).sort()).toEqual(["copy.tar.gz", "data"]);
    // The whole way to Postgres: this folder's own database is not written over on it.
    Object.assign(env, { DATABASE_URL: "postgres://127.0.0.1:1/none", SESSION_SECRET: "s".repeat(32) });
    expect(run("restore", "copy.tar.gz", "--yes").stderr).toMatch(
      /DATA_DIR=<new folder> … --new.+into an empty Postgres database/,
    );
  });

  it("sees the variables of the systemd unit by the wrapper beside it", async () => {
    const folder = newFolder();
    const [envFile, dataDir] = [path.join(folder, "loam.env"), path.join(folder, "data")];
    await migrateSqlite(path.join(dataDir, "loam.sqlite"));
    writeFileSync(envFile, 'MAIL_FROM="Loam: ours <hello@loam.example>"\nMONTHLY_GENERATIONS=many\n', {
      mode: 0o600,
    });
    const wrapper = path.join(folder, "loam");
    const text = readFileSync("deploy/systemd/loam", "utf8")
      .replace("/opt/loam", process.cwd())
      .replaceAll("/etc/loam.env", envFile)
      .replace("/var/lib/loam", dataDir);
    const run = () =>
      spawnSync("sh", [wrapper, "user", "list", "--json"], {
        env: { NODE_ENV: "production", PATH: process.env.PATH },
        encoding: "utf8",
      });
    writeFileSync(wrapper, text.replace("build/admin", "build/none"));
    expect(run().stderr).toMatch(/^There is no .+ a build is under way or broke off.+\n$/);
    writeFileSync(wrapper, text);
    expect(run().stderr).toContain("MONTHLY_GENERATIONS: must be a whole number");
    writeFileSync(envFile, "MONTHLY_GENERATIONS=7\n");
    expect(run()).toMatchObject({ status: 0, stdout: "[]\n" });
  });

  it("says mistakes of the configuration in JSON, too", () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [BUNDLE, "user", "list", "--json"], {
      env: { NODE_ENV: "production", PATH: process.env.PATH, TRUST_PROXY: "x" },
      encoding: "utf8",
    });
    expect([status, stdout]).toEqual([1, ""]);
    expect(JSON.parse(stderr).error).toContain("TRUST_PROXY: must be how many");
  });

  it("names every mistake that a start would, content too, and no other, without a stack", () => {
    const { folder: CONTENT_DIR } = folderWith({ ...OWN_SITE, "tools.json": "[" });
    const env = { NODE_ENV: "production" as const, PATH: process.env.PATH, CONTENT_DIR };
    const { status, stderr } = spawnSync(process.execPath, [BUNDLE, "user", "list"], {
      env: { ...env, APP_URL: "https://loam.example", PORT: "x" },
      encoding: "utf8",
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /mistakes:\n {2}PORT: .+\n {2}SMTP_URL or .+\n.+tools\.json has.+\n {4}line 1.+\n$/,
    );
  });
});
