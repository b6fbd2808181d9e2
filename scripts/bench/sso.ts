// `npm run bench:sso`: complete sign-ons a second (authorize with a session, code, token, userinfo) of this server
// beside a bare oidc-provider with its in-memory store, one after the other in the same run, and their ratio.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const PARALLEL = 4;
/** The runs alternate, so that what else the machine does falls on both. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const CALLBACK = "http://127.0.0.1:9/callback";
const TARGET = 0.5;

type Target = {
  origin: string;
  authorize: string;
  token: string;
  userinfo: string;
  client: string;
  cookie: string;
};

const agent = new http.Agent({ keepAlive: true, maxSockets: PARALLEL });

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string };

function send(url: string, headers: http.OutgoingHttpHeaders = {}, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? "GET" : "POST";
    const type = body === undefined ? {} : { "Content-Type": "application/x-www-form-urlencoded" };
    const sent = http.request(url, { method, agent, headers: { ...type, ...headers } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.on("error", reject).end(body);
  });
}

async function signOn(target: Target): Promise<void> {
  const [id = ""] = target.client.split(":");
  const query = {
    client_id: id,
    redirect_uri: CALLBACK,
    response_type: "code",
    scope: "openid email",
    state: "s",
  };
  const Authorization = `Basic ${Buffer.from(target.client).toString("base64")}`;
  const { headers } = await send(`${target.authorize}?${new URLSearchParams(query)}`, {
    Cookie: target.cookie,
  });
  const code = new URL(headers.location ?? "", target.origin).searchParams.get("code");
  if (!code) throw new Error(`no code: ${headers.location}`);
  const form = new URLSearchParams({
    grant_type: "authorization_code",
    code,
    redirect_uri: CALLBACK,
  }).toString();
  const token = await send(target.token, { Authorization }, form);
  const { access_token } = JSON.parse(token.body) as { access_token?: string };
  if (!access_token) throw new Error(`no token: ${token.body}`);
  const info = await send(target.userinfo, { Authorization: `Bearer ${access_token}` });
  if (!info.body.includes('"email"')) throw new Error(`no userinfo: ${info.status} ${info.body}`);
}

/** Sign-ons a second. */
async function measure(target: Target, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      while (performance.now() < end) {
        await signOn(target);
        done++;
      }
    }),
  );
  return done / ((performance.now() - begun) / 1000);
}

async function until(address: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}.`);
    if (
      await send(address).then(
        ({ status }) => status === 200,
        () => false,
      )
    )
      return;
    await wait(50);
  }
}

async function freePort(): Promise<number> {
  const probe = http.createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

async function startLoam(dataDir: string): Promise<{ child: ChildProcess; target: Target }> {
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const own = { NODE_ENV: "production" as const, PORT: port, HOST: "127.0.0.1", DATA_DIR: dataDir };
  const env = { ...process.env, ...own };
  const serve = "node_modules/@remix-run/serve/dist/cli.js";
  const preload = pathToFileURL(path.resolve("scripts/preload.mjs")).href;
  const child = spawn(process.execPath, ["--import", preload, serve, "build/server/index.js"], {
    env,
    stdio: "ignore",
  });
  await until(`${origin}/healthz`, child);
  const made = execFileSync(
    process.execPath,
    ["build/admin/admin.js", "client", "create", "--name", "Bench", "--redirect-uri", CALLBACK, "--json"],
    { env, encoding: "utf8" },
  );
  const { client_id, client_secret } = JSON.parse(made) as Record<string, string>;
  const api = `${origin}/api/oauth`;
  const cookie = await signUp(origin);
  const client = `${client_id}:${client_secret}`;
  const target = {
    origin,
    authorize: `${api}/authorize`,
    token: `${api}/token`,
    userinfo: `${api}/userinfo`,
  };
  return { child, target: { ...target, client, cookie } };
}

/** A member's cookie, made as a visitor makes it: sign-up, mailed link. */
async function signUp(origin: string): Promise<string> {
  const cookies = new Map<string, string>();
  const post = async (address: string, fields: Record<string, string>) => {
    const Cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
    const answer = await send(
      origin + address,
      { Cookie, Origin: origin },
      new URLSearchParams(fields).toString(),
    );
    for (const line of answer.headers["set-cookie"] ?? []) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
  };
  const account = {
    firstName: "Ann",
    email: "ann@example.test",
    password: "Strata-layers-9",
    acceptTerms: "on",
  };
  await post("/auth/sign-up", account);
  for (;;) {
    const { body } = await send(`${origin}/outbox`);
    const [, token] = /token_hash=([\w-]+)/.exec(body) ?? [];
    if (token) {
      await post("/auth/verify", { token_hash: token, type: "signup" });
      return [...cookies].map((pair) => pair.join("=")).join("; ");
    }
    await wait(50);
  }
}

async function startBare(): Promise<{ child: ChildProcess; target: Target }> {
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ["scripts/bench/bare-sso.mjs"], {
    env: { ...process.env, NODE_ENV: "production", PORT: port },
    stdio: "ignore",
  });
  await until(`${origin}/.well-known/openid-configuration`, child);
  const { headers } = await send(`${origin}/sign-in`);
  const cookie = (headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; ");
  const target = { origin, authorize: `${origin}/auth`, token: `${origin}/token`, userinfo: `${origin}/me` };
  return { child, target: { ...target, client: "bench:bench-secret", cookie } };
}

const dataDir = mkdtempSync(path.join(os.tmpdir(), "loam-bench-"));
const [loam, bare] = [await startLoam(dataDir), await startBare()];
try {
  await measure(loam.target, 2);
  await measure(bare.target, 2);
  const rates = { loam: 0, bare: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    rates.loam += (await measure(loam.target, SECONDS / ROUNDS)) / ROUNDS;
    rates.bare += (await measure(bare.target, SECONDS / ROUNDS)) / ROUNDS;
  }
  const ratio = rates.loam / rates.bare;
  const figures = `this server ${rates.loam.toFixed(1)}/s, bare oidc-provider in memory ${rates.bare.toFixed(1)}/s`;
  console.log(`Sign-ons: ${figures}; ratio ${ratio.toFixed(2)} (at least ${TARGET}).`);
  process.exitCode = ratio >= TARGET ? 0 : 1;
} finally {
  for (const { child } of [loam, bare]) child.kill();
  await Promise.all([loam, bare].map(({ child }) => child.exitCode === null && once(child, "exit")));
  agent.destroy();
  rmSync(dataDir, { recursive: true, force: true });
}
