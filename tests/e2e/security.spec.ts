import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { request } from "@playwright/test";
import Sqlite from "better-sqlite3";
import { registerClient } from "../support/community";
import { startServer } from "../support/server";
import { Client } from "./client";
import { newPerson, PASSWORD, signUpVerified } from "./journey";
import { expect, IDEAS, test } from "./site";

test("S26: a forged Host does not reach the mailed links", async ({ server }) => {
  const person = newPerson();
  const body = new URLSearchParams({ ...person, acceptTerms: "on" }).toString();
  const { port } = new URL(server.url);
  await new Promise<void>((resolve, reject) => {
    const headers = {
      Host: "evil.example",
      "X-Forwarded-Host": "evil.example:99",
      "X-Forwarded-Proto": "https",
      Origin: server.url,
      "Content-Type": "application/x-www-form-urlencoded",
      "Content-Length": Buffer.byteLength(body),
    };
    http
      .request({ host: "127.0.0.1", port, path: "/auth/sign-up", method: "POST", headers }, (answer) => {
        expect(answer.statusCode).toBe(303);
        answer.resume().on("end", resolve);
      })
      .on("error", reject)
      .end(body);
  });
  const mail = await server.waitForMail(person.email);
  expect(mail.text).toContain(`${server.url}/auth/verify?token_hash=`);
  expect(`${mail.text}${mail.html}`).not.toContain("evil.example");
});

test("everything under DATA_DIR is for the server's account alone, and a start mends what is wider", async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "loam-modes-"));
  const wide = async () => {
    const entries = [
      dataDir,
      ...(await readdir(dataDir, { recursive: true })).map((name) => path.join(dataDir, name)),
    ];
    const modes = await Promise.all(
      entries.map(async (entry) => ({ entry, mode: (await stat(entry)).mode & 0o077 })),
    );
    return { count: entries.length, wide: modes.filter(({ mode }) => mode !== 0).map(({ entry }) => entry) };
  };
  await mkdir(path.join(dataDir, "backups"));
  await writeFile(path.join(dataDir, "backups", "old.sqlite"), "");
  await chmod(dataDir, 0o755);
  for (let start = 0; start < 2; start += 1) {
    const server = await startServer({ env: { DATA_DIR: dataDir } });
    const person = newPerson();
    const client = await Client.open(server);
    await client.post("/auth/sign-up", { ...person, acceptTerms: "on" });
    await server.waitForMail(person.email);
    const [, picture = ""] =
      /property="og:image" content="([^"]+)"/.exec(await (await client.get("/tools")).text()) ?? [];
    expect((await fetch(picture)).status).toBe(200);
    await promisify(execFile)(process.execPath, ["build/admin/admin.js", "backup"], {
      env: { ...process.env, DATA_DIR: dataDir },
    });
    const found = await wide();
    expect(found.wide).toEqual([]);
    // The database and its -wal and -shm, the secret, a mail, a picture, two backups, and the folders.
    expect(found.count).toBeGreaterThan(10);
    await server.stop();
    for (const name of ["loam.sqlite", "outbox", "session-secret"])
      await chmod(path.join(dataDir, name), 0o755);
  }
  await rm(dataDir, { recursive: true });
});

test("S42: opening every address changes nothing in the database", async ({ server, people }) => {
  const client = await Client.open(server, people.cookies.member);
  const file = path.join(server.dataDir, "loam.sqlite");
  // Last-seen, the shown-once message and guided clicks may change; everything else may not.
  const state = () => {
    const database = new Sqlite(file, { readonly: true });
    const tables = ["users", "drafts", "mailed_tokens", "user_limits", "jobs", "outgoing_mail"];
    const rows = tables.map((table) => database.prepare(`SELECT * FROM ${table} ORDER BY 1`).all());
    const plans = database.prepare("SELECT id, user_id, generated_context FROM brain_dumps ORDER BY 1").all();
    database.close();
    return JSON.stringify([rows, plans]);
  };
  await client.get("/");
  const before = state();
  const addresses = ["/", "/auth", "/auth?tab=signup", "/auth/sign-up", "/auth/sign-out", "/auth/confirm"];
  addresses.push("/auth/forgot-password", "/auth/reset-password", "/auth/redirect", "/community", "/theme");
  addresses.push("/braindumper", "/braindumper/describe", "/braindumper/type", "/braindumper/summary");
  addresses.push(
    "/braindumps",
    `/braindumps/${people.plans.lovable}`,
    `/braindumper/plan/${people.plans.bolt}`,
  );
  addresses.push(
    `/braindumps/${people.plans.lovable}/download`,
    "/account",
    "/account/password",
    "/account/email",
    "/account/name",
  );
  addresses.push("/account/sessions", "/account/export", "/account/delete", "/outbox", "/healthz");
  addresses.push(people.verifyLink.replace(server.url, ""));
  for (const address of addresses) await client.get(address);
  expect(state()).toBe(before);
  await client.close();
});

test("S45: the nonce of an application page is new each time, and nothing unsafe is allowed", async ({
  server,
}) => {
  const policies = [];
  for (let each = 0; each < 2; each += 1)
    policies.push((await fetch(`${server.url}/auth`)).headers.get("Content-Security-Policy") ?? "");
  const [one, other] = policies.map((policy) => policy.match(/'nonce-([^']{16,})'/)?.[1]);
  expect(one).toBeTruthy();
  expect(one).not.toBe(other);
  for (const policy of policies) {
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    for (const part of [
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ])
      expect(policy).toContain(part);
  }
});

test("S47: a form may end here, and where a sign-on that is under way leads; nowhere else", async ({
  server,
}) => {
  const formTargets = async (client: Client, path: string) =>
    /form-action ([^;]*)/.exec((await client.get(path)).headers()["content-security-policy"] ?? "")?.[1];
  const callback = "http://127.0.0.1:9/oauth2/callback";
  const site = await registerClient(server, callback);
  const asked = { client_id: site.id, redirect_uri: callback, response_type: "code", state: "s" };
  const visitor = await Client.open(server);
  await visitor.get(`/api/oauth/authorize?${new URLSearchParams(asked)}`);
  expect(await formTargets(visitor, "/auth")).toBe("'self' http://127.0.0.1:9");
  expect(await formTargets(visitor, "/braindumper")).toBe("'self'");
  const stranger = await Client.open(server);
  for (const path of ["/auth", "/", "/braindumper", "/waitlist"])
    expect(await formTargets(stranger, path), path).toBe("'self'");
  await visitor.close();
  await stranger.close();
});

test("S48: hardening headers stand on pages, data, files, downloads, errors, and lost addresses", async ({
  server,
  people,
}) => {
  const client = await Client.open(server, people.cookies.member);
  const html = await (await client.get("/braindumps")).text();
  const asset = html.match(/\/assets\/[^"]+\.css/)?.[0] as string;
  const addresses = [
    "/",
    "/auth",
    "/braindumps.data",
    asset,
    "/nope",
    "/healthz",
    "/favicon.ico",
    "/feed.xml",
  ];
  addresses.push(`/braindumps/${people.plans.cursor}/download`);
  for (const address of addresses) {
    const headers = (await client.get(address)).headers();
    expect([address, headers["x-content-type-options"]]).toEqual([address, "nosniff"]);
    expect([address, headers["referrer-policy"]]).toEqual([address, "strict-origin-when-cross-origin"]);
    expect([address, headers["cross-origin-opener-policy"]]).toEqual([address, "same-origin"]);
    expect([address, headers["x-powered-by"]]).toEqual([address, undefined]);
    expect([address, headers["access-control-allow-origin"]]).toEqual([address, undefined]);
  }
  await client.close();
});

test("S49: what belongs to a member is never kept by a cache; a stranger's page sets no cookie", async ({
  server,
  people,
}) => {
  const client = await Client.open(server, people.cookies.member);
  const own = ["/braindumps", "/braindumps.data", "/account", "/braindumper/summary", "/account/email"];
  own.push(`/braindumps/${people.plans.cursor}`, `/braindumps/${people.plans.cursor}/download`);
  for (const address of own)
    expect([address, (await client.get(address)).headers()["cache-control"]]).toEqual([
      address,
      expect.stringMatching(/^(private, )?no-store$/),
    ]);
  await client.close();
  for (const address of ["/", "/auth", "/braindumper", "/braindumps", "/nope"])
    expect([address, (await fetch(server.url + address)).headers.getSetCookie()]).toEqual([address, []]);
});

test("S50: another site cannot show this one in a frame", async ({ page, server }) => {
  const host = http.createServer((_, answer) => {
    answer.setHeader("Content-Type", "text/html");
    answer.end(`<iframe src="${server.url}/auth"></iframe>`);
  });
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  const { port } = host.address() as { port: number };
  await page.goto(`http://127.0.0.1:${port}/`);
  const frame = page.frames().find((each) => each !== page.mainFrame());
  expect(await frame?.content().catch(() => "")).not.toContain("Welcome back");
  host.close();
});

test("S74: after a whole journey the log holds no password, token, cookie, address or idea, and is JSON", async ({
  browser,
}) => {
  const server = await startServer();
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  try {
    const person = await signUpVerified(page, server);
    const mail = await server.waitForMail(person.email);
    const token = mail.text?.match(/token_hash=([\w-]+)/)?.[1] as string;
    const client = await Client.open(server, await context.storageState());
    await client.writePlan(IDEAS.replit);
    await client.post("/auth/forgot-password", { email: person.email });
    const callback = "http://127.0.0.1:9/oauth2/callback";
    const site = await registerClient(server, callback);
    const asked = {
      client_id: site.id,
      redirect_uri: callback,
      response_type: "code",
      state: "state-of-ann",
    };
    const back = (await client.get(`/api/oauth/authorize?${new URLSearchParams(asked)}`)).headers().location;
    const code = new URL(back as string).searchParams.get("code") as string;
    // The site's own server asks for the rest.
    const body = new URLSearchParams({
      grant_type: "authorization_code",
      code,
      redirect_uri: callback,
      client_id: site.id,
      client_secret: site.secret,
    });
    const answer = await fetch(`${server.url}/api/oauth/token`, { method: "POST", body });
    const { access_token: access } = (await answer.json()) as { access_token: string };
    const headers = { Authorization: `Bearer ${access}` };
    expect((await fetch(`${server.url}/api/oauth/userinfo`, { headers })).ok).toBe(true);
    await client.close();
    const cookie = (await context.cookies()).find(({ name }) => name === "session")?.value as string;
    const log = server.log();
    const ofSignOn = [code, access, site.secret, "state-of-ann"];
    for (const secret of [PASSWORD, token, cookie, person.email, "rehearsals", ...ofSignOn])
      expect(log).not.toContain(secret);
    const lines = log.trim().split("\n");
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) {
      const { level, msg, request: id } = JSON.parse(line);
      expect(level).toMatch(/^(info|warn)$/);
      // What a library prints belongs to no request.
      if (msg !== "console") expect(id).toEqual(expect.any(String));
    }
  } finally {
    await context.close();
    await server.stop();
  }
});

test("S29: https gives the cookie its __Host- name, plain http a plain one", async () => {
  const server = await startServer({
    env: { APP_URL: "https://loam.example", SMTP_URL: "smtp://127.0.0.1:9" },
  });
  try {
    const http = await request.newContext({ baseURL: server.url, maxRedirects: 0 });
    const headers = { Origin: "https://loam.example" };
    const answer = await http.post("/braindumper", { form: { platform: "rork" }, headers });
    expect(answer.status()).toBe(303);
    expect(answer.headers()["set-cookie"]).toMatch(
      /^__Host-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/,
    );
    expect(answer.headers()["strict-transport-security"]).toBe("max-age=31536000");
  } finally {
    await server.stop();
  }
});

test("S18: a copy of the database opens nothing: no mailed secret and no cookie stands in it", async ({
  server,
}) => {
  const client = await Client.open(server);
  const person = newPerson();
  await client.signUp(person);
  const mail = await server.waitForMail(person.email);
  const token = mail.text?.match(/token_hash=([\w-]+)/)?.[1] as string;
  const cookie = (await client.cookies()).cookies.find(({ name }) => name === "session")?.value as string;
  await client.close();
  for (const file of ["loam.sqlite", "loam.sqlite-wal"]) {
    const bytes = await readFile(path.join(server.dataDir, file), "latin1");
    expect(bytes).not.toContain(cookie);
    expect(bytes).not.toContain(PASSWORD);
  }
  const database = new Sqlite(path.join(server.dataDir, "loam.sqlite"), { readonly: true });
  const letters = database.prepare("SELECT letter FROM outgoing_mail WHERE recipient = ?").all(person.email);
  const tokens = database.prepare("SELECT secret_hash FROM mailed_tokens").all();
  database.close();
  expect(JSON.stringify([letters, tokens])).not.toContain(token);
});
