import path from "node:path";
import type { APIResponse } from "@playwright/test";
import Sqlite from "better-sqlite3";
import { expect } from "vitest";
import { plainText, test } from "../support/built-site";
import { Client, newMember, rawRequest } from "../support/client";
import { registerClient } from "../support/community";
import { IDEAS, PASSWORD } from "../support/people";
import { startServer } from "../support/server";
import { mistakes } from "../support/valid-html";

const FORM = "application/x-www-form-urlencoded";

/** Posts that end before any loader has run, by the status that they are answered with. */
const REFUSED: Record<number, (client: Client) => Promise<APIResponse>> = {
  // Of a route without a page of its own.
  400: (client) => client.post("/theme", { theme: "none" }),
  403: (client) => client.post("/auth", {}, { Origin: "https://elsewhere.example" }),
  405: (client) => client.post("/tools"),
  413: (client) => client.send("/auth", FORM, `email=${"a".repeat(70_000)}`),
  415: (client) => client.send("/auth", "application/json", "{}"),
};

const headerOf = (html: string) => plainText(/<header.*?<\/header>/s.exec(html)?.[0] ?? "");

test("every error page is valid HTML in the site's frame, with a policy, for member and stranger", async ({
  people,
  as,
}) => {
  const [member, stranger] = [await as("member"), await as("stranger")];
  await stranger.post("/theme", { theme: "dark", to: "/" });
  const asked = { ...REFUSED, 404: (client: Client) => client.get("/nope") };
  for (const [status, ask] of Object.entries(asked)) {
    for (const [client, shown, hidden] of [
      [member, people.member.email, "Sign in"],
      [stranger, "Sign in", "Your account"],
    ] as const) {
      const answer = await ask(client);
      const html = await answer.text();
      expect(answer.status()).toBe(Number(status));
      expect(headerOf(html), status).toContain(shown);
      expect(headerOf(html), status).not.toContain(hidden);
      expect(answer.headers()["content-security-policy"], status).toContain("default-src 'none'");
      expect(await mistakes(html), status).toEqual([]);
      if (client === stranger) expect(html).toMatch(/<html[^>]* data-theme="dark"/);
    }
  }
});

test("an error page needs no database: what cannot be read is left out of its header", async () => {
  const server = await startServer();
  const { client, person } = await newMember(server);
  const headerAfter = async (asked: Promise<APIResponse>, status: number) => {
    const answer = await asked;
    expect(answer.status(), answer.url()).toBe(status);
    return headerOf(await answer.text());
  };
  const lose = (table: string) => {
    const database = new Sqlite(path.join(server.dataDir, "loam.sqlite"));
    database.pragma("foreign_keys = OFF");
    database.exec(`ALTER TABLE ${table} RENAME TO lost_${table}`);
    database.close();
  };
  lose("brain_dumps");
  expect(await headerAfter(client.get("/braindumps"), 503)).toContain(person.email);
  lose("sessions");
  for (const header of [
    await headerAfter(client.get("/braindumps"), 503),
    await headerAfter(client.post("/tools"), 405),
  ]) {
    expect(header).toContain("Braindumper");
    expect(header).not.toMatch(/Sign in|Your account/);
  }
  await client.close();
  await server.stop();
});

test("no address reads a file that is not meant to be read", async ({ server }) => {
  const up = ["..", "%2e%2e", "..%2f..", "%2e%2e%2f%2e%2e", "..%5c..", "....//"];
  // Pages, files of the build, and the top.
  const starts = ["/blog", "/assets", ""];
  const ends = ["package.json", "etc/passwd"];
  const paths = starts.flatMap((start) =>
    up.flatMap((dots) => ends.map((end) => `${start}/${dots}/${dots}/${end}`)),
  );
  const nul = starts.map((start) => `${start}/%00`);
  for (const path of [...paths, ...nul]) {
    const asked = await rawRequest(server, path);
    const { location = "" } = asked.headers;
    // Of another spelling the one is asked for.
    const { status, body } = asked.status === 308 ? await rawRequest(server, location) : asked;
    expect([303, 400, 404], `${path} answered ${status}`).toContain(status);
    expect(asked.body + body, path).not.toMatch(/root:x:|"name": "loam"|createRequire/);
  }
});

test("forms work behind a proxy that rewrites Host, and refuse a post from another site by naming APP_URL", async ({
  server,
}) => {
  const { person } = await newMember(server);
  const body = new URLSearchParams({ email: person.email, password: person.password }).toString();
  const headers = { Host: "inner.example:8080", Origin: server.url, "Content-Type": FORM };
  for (const forwarded of [{}, { "X-Forwarded-Host": "evil.example" }]) {
    const page = await rawRequest(server, "/auth", { headers: { ...headers, ...forwarded } });
    expect(page.status).toBe(200);
    expect(page.body).not.toMatch(/inner\.example|evil\.example/);
    const answer = await rawRequest(server, "/auth", {
      method: "POST",
      headers: { ...headers, ...forwarded },
      body,
    });
    expect([answer.status, answer.headers.location]).toEqual([303, "/"]);
  }
  for (const Origin of ["https://evil.example", "null"]) {
    const refused = await rawRequest(server, "/auth", {
      method: "POST",
      headers: { ...headers, Host: "evil.example", Origin },
      body,
    });
    expect(refused.status).toBe(403);
    expect(refused.body).toContain(`Forms are only accepted from ${server.url}.`);
  }
});

test("a form may end here, and where a sign-on that is under way leads; nowhere else", async ({ server }) => {
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

test("the framework's data of a page is not there: no message is taken, and nothing is told", async ({
  as,
}) => {
  const member = await as("member");
  // Their forms for the theme differ: each leads back.
  const text = async (answer: APIResponse) => (await answer.text()).replace(/(name="to" value=")[^"]*/, "$1");
  const lost = await text(await member.get("/nothing"));
  for (const url of ["/account.data", "/_root.data", "/admin.data", "/account.data?_routes=root"]) {
    const answer = await member.get(url);
    expect([url, answer.status(), await text(answer)]).toEqual([url, 404, lost]);
    expect((await member.post(url, { name: "Bea" })).status(), url).toBeGreaterThanOrEqual(400);
  }
});

test("what belongs to a member is never kept by a cache; a stranger's page sets no cookie", async ({
  server,
  people,
}) => {
  const client = await Client.open(server, people.cookies.member);
  const own = ["/braindumps", "/account", "/braindumper/summary", "/account/email"];
  own.push(`/braindumps/${people.plans.cursor}`, `/braindumps/${people.plans.cursor}/download`);
  for (const url of own)
    expect([url, (await client.get(url)).headers()["cache-control"]]).toEqual([
      url,
      expect.stringMatching(/^(private, )?no-store$/),
    ]);
  await client.close();
  for (const url of ["/", "/auth", "/braindumper", "/braindumps", "/nope"])
    expect([url, (await fetch(server.url + url)).headers.getSetCookie()]).toEqual([url, []]);
});

test("after a whole journey the log holds no password, token, cookie, address or idea, and is JSON", async () => {
  const server = await startServer();
  try {
    const { client, person } = await newMember(server);
    const mail = await server.waitForMail(person.email);
    const token = mail.text?.match(/token_hash=([\w-]+)/)?.[1] as string;
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
    const cookie = (await client.cookies()).cookies.find(({ name }) => name === "session")?.value as string;
    await client.close();
    const log = server.log();
    const ofSignOn = [code, access, site.secret, "state-of-ann"];
    for (const secret of [PASSWORD, token, cookie, person.email, "rehearsals", ...ofSignOn])
      expect(log).not.toContain(secret);
    const lines = log.trim().split("\n");
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) {
      const { level, msg, request: id } = JSON.parse(line);
      expect(level).toMatch(/^(info|warn)$/);
      // What a library prints belongs to no request, nor does the start.
      if (!["console", "started"].includes(msg) && !msg.startsWith("There was no database"))
        expect([msg, id]).toEqual([msg, expect.any(String)]);
    }
  } finally {
    await server.stop();
  }
});

test("letters of several bytes are whole wherever they stand in a page", async ({ as }) => {
  const client = await as("stranger");
  for (const letter of ["“", "ü", "漢", "😀"]) {
    // So many that one stands at every multiple of 2,048 bytes; moved by each number of bytes that a letter has.
    for (const moved of ["", "a", "ab", "abc"]) {
      const idea = moved + letter.repeat(2500);
      const html = await (await client.post("/braindumper/idea", { description: idea })).text();
      expect(html).toContain(`>${idea}</textarea>`);
      expect(html.includes("\0"), letter).toBe(false);
    }
  }
});
