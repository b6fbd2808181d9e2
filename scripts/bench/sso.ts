// `npm run bench:sso`: complete sign-ons a second (authorize with a session, code, token, userinfo) of this server
// beside a bare oidc-provider with its in-memory store, in turns in the same run, and their ratio. The same bare engine
// is measured in the resource route of a bare Remix app, too: what is lost there the web server costs, and no code of ours.
import { execFileSync } from "node:child_process";
import http from "node:http";
import { member } from "../plain-visitor";
import { ROOT } from "../set-up.mjs";
import { type Bench, buildBareRemix, startBareProvider, startBareRemix, startOurs } from "./servers";

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const PARALLEL = 4;
/** The runs alternate, so that what else the machine does falls on all. */
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

/** A member of ours, and a site that is registered here. */
async function ourTarget(ours: Bench): Promise<Target> {
  const env = { ...process.env, PORT: String(ours.port), DATA_DIR: ours.dataDir };
  const made = execFileSync(
    process.execPath,
    ["build/admin/admin.js", "client", "create", "--name", "Bench", "--redirect-uri", CALLBACK, "--json"],
    { cwd: ROOT, env, encoding: "utf8" },
  );
  const { client_id, client_secret } = JSON.parse(made) as Record<string, string>;
  const at = (name: string) => `${ours.url}/api/oauth/${name}`;
  return {
    origin: ours.url,
    authorize: at("authorize"),
    token: at("token"),
    userinfo: at("userinfo"),
    client: `${client_id}:${client_secret}`,
    cookie: await member(ours, "ann@example.test"),
  };
}

async function bareTarget({ url }: Bench): Promise<Target> {
  const { headers } = await send(`${url}/sign-in`);
  const cookie = (headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; ");
  const at = { origin: url, authorize: `${url}/auth`, token: `${url}/token`, userinfo: `${url}/me` };
  return { ...at, client: "bench:bench-secret", cookie };
}

buildBareRemix();
const servers = [await startOurs(), await startBareRemix(), await startBareProvider()] as const;
try {
  const [ours, routed, bare] = servers;
  const sides = [
    { target: await ourTarget(ours), rate: 0 },
    { target: await bareTarget(routed), rate: 0 },
    { target: await bareTarget(bare), rate: 0 },
  ];
  for (const { target } of sides) await measure(target, 2);
  for (let round = 0; round < ROUNDS; round++)
    for (const side of sides) side.rate += (await measure(side.target, SECONDS / ROUNDS)) / ROUNDS;
  const [here, inRoute, alone] = sides.map(({ rate }) => rate) as [number, number, number];
  const against = (rate: number) => `${rate.toFixed(1)}/s, ratio ${(rate / alone).toFixed(2)}`;
  console.log(`Sign-ons of a bare oidc-provider in memory: ${alone.toFixed(1)}/s`);
  console.log(`the same in a resource route of a bare Remix app: ${against(inRoute)}`);
  console.log(
    `this server: ${against(here)} (at least ${TARGET}); ${(here / inRoute).toFixed(2)} of that route`,
  );
  process.exitCode = here / alone >= TARGET ? 0 : 1;
} finally {
  for (const server of servers) await server.stop();
  agent.destroy();
}
