import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { debianProgram } from "../support/debian-program";
import { newFolder } from "../support/folder";
import { startProgram } from "../support/program";
import { freePort, poll } from "../support/server";

describe("deploy/Caddyfile", () => {
  let seen: IncomingMessage[] = [];
  const origin = createServer((request, response) => {
    seen.push(request);
    response.setHeader("Content-Type", "text/html");
    response.end("The site. ".repeat(200));
  });
  let url = "";
  let end = async () => {};
  const ask = async (at: string, headers: Record<string, string> = {}) => {
    const response = await fetch(url + at, { headers, redirect: "manual" });
    return { response, text: await response.text() };
  };

  beforeAll(async () => {
    await new Promise<void>((resolve) => origin.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${await freePort()}`;
    const folder = newFolder();
    const config = path.join(folder, "Caddyfile");
    // As it is delivered, but for where the site is; no port for its own administration.
    const { port } = origin.address() as AddressInfo;
    const file = readFileSync("deploy/Caddyfile", "utf8")
      .replace("dynamic a loam 3000", `dynamic a localhost ${port}`)
      .replace("lb_try_duration 5s", "lb_try_duration 100ms");
    writeFileSync(config, `{\n\tadmin off\n}\n${file}`);
    const env = { ...process.env, HOME: folder, APP_URL: url };
    const run = ["run", "--config", config, "--adapter", "caddyfile"];
    const caddy = startProgram(debianProgram("caddy", "caddy"), run, { env });
    end = async () => {
      await caddy.stop();
    };
    await poll(
      10_000,
      () => `Caddy does not answer: ${caddy.said()}`,
      async () => ((await fetch(`${url}/metrics`).catch(() => null)) ? true : undefined),
    );
  }, 120_000);
  afterAll(async () => {
    await end();
    origin.close();
  });

  it("passes requests on with the client's address alone, and an id of its own", async () => {
    seen = [];
    const { text } = await ask("/blog?a=b", { "X-Forwarded-For": "203.0.113.9", "X-Request-Id": "made-up" });
    expect(text).toContain("The site.");
    expect(seen[0]?.url).toBe("/blog?a=b");
    expect(seen[0]?.headers).toMatchObject({ host: new URL(url).host, "x-forwarded-for": "127.0.0.1" });
    expect(seen[0]?.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each(["/metrics", "/READYZ", "//metrics", "/metrics/", "/%6detrics", "/metrics?x=1", "/metrics.data"])(
    "%s is not for the street",
    async (at) => {
      seen = [];
      expect((await ask(at)).response.status).toBe(404);
      expect(seen).toEqual([]);
    },
  );

  it("says on a page of its own that the site is away", async () => {
    origin.closeAllConnections();
    await new Promise((resolve) => origin.close(resolve));
    const { response, text } = await ask("/blog");
    expect([response.status, response.headers.get("Retry-After")]).toEqual([502, "5"]);
    expect(response.headers.get("Content-Type")).toContain("text/html");
    expect(text).toContain("<h1>Back in a moment</h1>");
  });
});

it("`loam` uses the data folder of the service's settings, or one that is named, and has hints name it", () => {
  const folder = newFolder();
  const [settings, script] = [path.join(folder, "loam.env"), path.join(folder, "loam")];
  const text = readFileSync("deploy/systemd/loam", "utf8").replaceAll("/etc/loam.env", settings);
  writeFileSync(script, text.replace("build/admin/admin.js", "says.mjs"));
  const says = "console.log(process.env.LOAM_COMMAND, process.env.DATA_DIR, process.argv[2])";
  writeFileSync(path.join(folder, "says.mjs"), says);
  const run = (inFile: string, env: Record<string, string> = {}) => {
    writeFileSync(settings, inFile);
    return execFileSync("/bin/sh", [script, "check"], {
      env: { NODE_ENV: "test", PATH: process.env.PATH, LOAM: folder, ...env },
      encoding: "utf8",
    });
  };
  expect(() => execFileSync("/bin/sh", [script], { stdio: "pipe" })).toThrow("There is no ");
  expect(run("PORT='3000'\n")).toBe("loam /var/lib/loam check\n");
  expect(run("", { DATA_DIR: "/tmp/copy" })).toBe("loam /tmp/copy check\n");
  expect(run("PORT='3000'\n  DATA_DIR = '/srv/loam'\n")).toBe("loam /srv/loam check\n");
});

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

describe.runIf(hasSystemd)("deploy/systemd", () => {
  const UNITS = ["loam.service", "loam-backup.service", "loam-backup.timer"];

  it("has units that systemd takes as they are", () => {
    const root = newFolder();
    // Verified in a system of its own, where node and /opt/loam are.
    for (const folder of ["etc/systemd/system", "usr/bin", "opt/loam", "usr/lib/systemd"])
      mkdirSync(path.join(root, folder), { recursive: true });
    execFileSync("cp", ["-r", "/usr/lib/systemd/system", path.join(root, "usr/lib/systemd/")]);
    writeFileSync(path.join(root, "usr/bin/node"), "#!/bin/sh\n", { mode: 0o755 });
    for (const unit of UNITS)
      execFileSync("cp", [`deploy/systemd/${unit}`, path.join(root, "etc/systemd/system/", unit)]);
    const args = ["verify", "--man=no", "--recursive-errors=no", `--root=${root}`, ...UNITS];
    const { status, stdout, stderr } = spawnSync("systemd-analyze", args, { encoding: "utf8" });
    expect([status, stdout + stderr]).toEqual([0, ""]);
  });

  it.each(["loam.service", "loam-backup.service"])("lets %s do little", (unit) => {
    const args = ["security", "--offline=true", "--threshold=15", `deploy/systemd/${unit}`];
    const { status, stdout, stderr } = spawnSync("systemd-analyze", args, { encoding: "utf8" });
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/exposure level for .*: 1\.\d OK/);
  });
});
