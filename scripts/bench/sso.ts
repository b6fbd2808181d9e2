// `npm run bench:sso`: complete sign-ons a second (authorize with a session, code, token, userinfo) of this server
// beside a bare oidc-provider with its in-memory store, in turns in the same run, and their ratio. The same bare engine
// is measured in the resource route of a bare Remix app, too: what is lost there the web server costs, and no code of ours.
import { registerClient } from "../../tests/support/community";
import { ask, cookiesOf, member } from "../plain-visitor";
import { ratio } from "../report";
import { prepare } from "../set-up.mjs";
import { perSecond } from "./load";
import { type Bench, buildBareRemix, startBareProvider, startBareRemix, startOurs } from "./servers";

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const PARALLEL = 4;
/** The runs alternate, so that what else the machine does falls on all. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const CALLBACK = "http://127.0.0.1:9/callback";
const OURS = {
  authorize: "/api/oauth/authorize",
  token: "/api/oauth/token",
  userinfo: "/api/oauth/userinfo",
};
const BARE = { authorize: "/auth", token: "/token", userinfo: "/me" };

type Target = { site: Bench; paths: typeof OURS; id: string; secret: string; cookie: string };

async function signOn({ site, paths, id, secret, cookie }: Target): Promise<void> {
  const query = {
    client_id: id,
    redirect_uri: CALLBACK,
    response_type: "code",
    scope: "openid email",
    state: "s",
  };
  const { headers } = await ask(site, `${paths.authorize}?${new URLSearchParams(query)}`, { cookie });
  const code = new URL(String(headers.location), site.url).searchParams.get("code");
  if (!code) throw new Error(`no code: ${headers.location}`);
  const token = await ask(site, paths.token, {
    form: { grant_type: "authorization_code", code, redirect_uri: CALLBACK },
    // Sent by the other site's server, not by a page.
    headers: { Origin: undefined, Authorization: `Basic ${btoa(`${id}:${secret}`)}` },
  });
  const { access_token } = JSON.parse(token.body.toString()) as { access_token?: string };
  if (!access_token) throw new Error(`no token: ${token.body}`);
  const info = await ask(site, paths.userinfo, { headers: { Authorization: `Bearer ${access_token}` } });
  if (!info.body.includes('"email"')) throw new Error(`no userinfo: ${info.status} ${info.body}`);
}

/** A member of ours, and a site that is registered here. */
async function ourTarget(site: Bench): Promise<Target> {
  const client = await registerClient(site as never, CALLBACK);
  return { site, paths: OURS, ...client, cookie: await member(site, "ann@example.test") };
}

async function bareTarget(site: Bench): Promise<Target> {
  const cookie = cookiesOf(await ask(site, "/sign-in")).join("; ");
  return { site, paths: BARE, id: "bench", secret: "bench-secret", cookie };
}

await prepare({ build: true, tools: true });
buildBareRemix();
const targets = [
  await ourTarget(await startOurs()),
  await bareTarget(await startBareRemix()),
  await bareTarget(await startBareProvider()),
];
const rates = targets.map(() => 0);
// The first round warms them up.
for (let round = 0; round <= ROUNDS; round++)
  for (const [at, target] of targets.entries()) {
    const rate = await perSecond((SECONDS / ROUNDS) * 1000, PARALLEL, () => signOn(target));
    if (round > 0) rates[at] = (rates[at] ?? 0) + rate / ROUNDS;
  }
const [here = 0, inRoute = 0, alone = 0] = rates;
const name = "sign-ons of a bare oidc-provider in memory";
ratio(name, here / alone, "at least 0.5", `${here.toFixed(1)}/s beside ${alone.toFixed(1)}/s`);
const routed = `the engine in a route of a bare Remix app, ${name}`;
ratio(routed, inRoute / alone, "no code of ours", `${inRoute.toFixed(1)}/s`);
process.exit();
