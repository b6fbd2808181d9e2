// `npm run bench:sso`: complete sign-ons per second (authorize with a session, code, token, userinfo) of this server
// and of a bare oidc-provider with its in-memory store, alternately in the same run, and their ratio.
import { registerClient } from "../../tests/support/community";
import { type RunningServer, startServer } from "../../tests/support/server";
import { ask, cookiesOf, member } from "../plain-visitor";
import { ratio } from "../report";
import { perSecond, startBareProvider } from "./load";

const ROUND_MS = Number(process.env.BENCH_SECONDS ?? 10) * 100;
const ROUNDS = 10;
const PARALLEL = 4;
const CALLBACK = "http://127.0.0.1:9/callback";
type Target = { site: RunningServer; paths: string[]; id: string; secret: string; cookie: string };

async function signOn({ site, paths: [authorize, token, userinfo], id, secret, cookie }: Target) {
  const asked = {
    client_id: id,
    redirect_uri: CALLBACK,
    response_type: "code",
    scope: "openid email",
    state: "s",
  };
  const { headers } = await ask(site, `${authorize}?${new URLSearchParams(asked)}`, { cookie });
  const code = new URL(String(headers.location), site.url).searchParams.get("code");
  if (!code) throw new Error(`no code: ${headers.location}`);
  const tokens = await ask(site, `${token}`, {
    form: { grant_type: "authorization_code", code, redirect_uri: CALLBACK },
    // Sent by the client's server, not by a page, so without an Origin.
    headers: { Origin: undefined, Authorization: `Basic ${btoa(`${id}:${secret}`)}` },
  });
  const { access_token } = JSON.parse(`${tokens.body}`) as { access_token?: string };
  const info = await ask(site, `${userinfo}`, { headers: { Authorization: `Bearer ${access_token}` } });
  if (!info.body.includes('"email"')) throw new Error(`no userinfo: ${tokens.body} ${info.body}`);
}

const [site, bareSite] = [await startServer(), await startBareProvider()];
const ours: Target = {
  ...{ site, paths: ["authorize", "token", "userinfo"].map((name) => `/api/oauth/${name}`) },
  ...{ ...(await registerClient(site, CALLBACK)), cookie: await member(site) },
};
const bare: Target = {
  ...{ site: bareSite, paths: ["/auth", "/token", "/me"], id: "bench", secret: "bench-secret" },
  cookie: cookiesOf(await ask(bareSite, "/sign-in")).join("; "),
};
const rates: [number, number][] = [];
// The first round is a warm-up.
for (let round = 0; round <= ROUNDS; round++) {
  const rateOf = (target: Target) => perSecond(ROUND_MS, PARALLEL, () => signOn(target));
  rates[round] = [await rateOf(ours), await rateOf(bare)];
}
ratio("sign-ons of a bare oidc-provider in memory", rates.slice(1), "at least 0.5", "a second");
process.exit();
