// `npm run demo:community`: a small community site on this machine, which is a real OpenID Connect client
// (openid-client) of Loam. Starts Loam if it is not running and registers itself, so that a complete sign-on can be
// tried in a browser.
import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import * as openid from "openid-client";
import { fail, ROOT } from "./set-up.mjs";
import { appUrlOf } from "./shared.mjs";

const NAME = "Demo community";
const STYLE =
  "html{color-scheme:light dark}body{font:1.1rem/1.6 system-ui;max-width:40rem;margin:3rem auto;padding:0 1rem}pre{white-space:pre-wrap;overflow-wrap:anywhere}";

const port = process.env.DEMO_PORT || "4000";
const here = `http://127.0.0.1:${port}`;
const callback = `${here}/oauth2/callback`;
const loam = appUrlOf(process.env);

/** Visitors who signed on, by the value of this site's cookie. Kept in memory only. */
const visitors = new Map();

const site = createServer((request, response) => {
  answer(new URL(request.url, here), request, response).catch(({ message }) =>
    show(response, "That did not work", `<p>${escapeHtml(message)}</p><p><a href="/">Back</a></p>`, 500),
  );
});
site.once("error", ({ message }) => fail(`${message}. Choose another port with DEMO_PORT=….`));
await once(site.listen(Number(port), "127.0.0.1"), "listening");
if (!(await isThere())) await startLoam();
const { client_id, client_secret } = register();
const execute = [openid.allowInsecureRequests];
const config = await openid.discovery(new URL(loam), client_id, client_secret, undefined, { execute });
console.log(`
  A community runs at ${here}
  Open it, press "Sign in with Loam", and come back as a member.
  No account yet? Make one on the way: the confirmation mail is at ${loam}/outbox.
  Press Ctrl+C to stop.
`);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit());

async function isThere() {
  return (await fetch(`${loam}/healthz`).catch(() => null))?.ok;
}

/** Starts Loam like `npm start`. Each of the two processes ends with the other. */
async function startLoam() {
  const env = { ...process.env, COMMUNITY_URL: process.env.COMMUNITY_URL || here };
  const options = { cwd: ROOT, env, stdio: ["ignore", "ignore", "inherit"] };
  const child = spawn(process.execPath, ["scripts/start.mjs"], options);
  process.once("exit", () => child.kill());
  child.once("exit", (code) => process.exit(code ?? 1));
  while (!(await isThere())) await wait(100);
  console.log(`  Loam runs at ${loam}`);
}

/** Registers a client, or gives the one from the last run a new secret. */
function register() {
  const known = admin("client", "list").find(
    (each) => each.name === NAME && !each.disabledAt && each.redirectUris.includes(callback),
  );
  if (known) return admin("client", "rotate-secret", known.id, "--yes");
  return admin("client", "create", "--name", NAME, "--redirect-uri", callback, "--logout-uri", `${here}/`);
}

function admin(...args) {
  const options = { cwd: ROOT, env: { ...process.env, NODE_ENV: "production" }, encoding: "utf8" };
  const result = spawnSync(process.execPath, ["build/admin/admin.js", ...args, "--json"], options);
  if (result.status !== 0) fail(`The demo could not be registered: ${result.stderr.trim()}`);
  return JSON.parse(result.stdout);
}

async function answer(url, request, response) {
  const id = /(?:^|;\s*)demo=([\w-]+)/.exec(request.headers.cookie ?? "")?.[1] ?? "";
  const { member, claims, idToken, ...checks } = visitors.get(id) ?? {};
  if (url.pathname === "/sign-in") return signIn(response);
  if (url.pathname === "/sign-out") {
    visitors.delete(id);
    const asked = { id_token_hint: idToken, post_logout_redirect_uri: `${here}/` };
    return redirect(response, idToken ? openid.buildEndSessionUrl(config, asked).href : "/");
  }
  if (url.pathname === "/oauth2/callback") {
    const tokens = await openid.authorizationCodeGrant(config, url, checks);
    const claims = tokens.claims();
    const member = await openid.fetchUserInfo(config, tokens.access_token, claims.sub);
    visitors.set(id, { member, claims, idToken: tokens.id_token });
    return redirect(response, "/");
  }
  if (url.pathname !== "/") return show(response, "Nothing here", '<p><a href="/">Back</a></p>', 404);
  if (!member) {
    const text = "<p>This is somebody else's site. Its members have their account at Loam.</p>";
    return show(response, NAME, `${text}<p><a href="/sign-in">Sign in with Loam</a></p>`);
  }
  const told = escapeHtml(JSON.stringify({ "user info": member, "ID token": claims }, null, 2));
  const text = `<p>What Loam told this site about you:</p><pre>${told}</pre>`;
  show(response, `Hello, ${member.name}`, `${text}<p><a href="/sign-out">Sign out</a></p>`);
}

async function signIn(response) {
  const [id, pkceCodeVerifier] = [randomBytes(32).toString("base64url"), openid.randomPKCECodeVerifier()];
  const [expectedState, expectedNonce] = [openid.randomState(), openid.randomNonce()];
  visitors.set(id, { pkceCodeVerifier, expectedState, expectedNonce, idTokenExpected: true });
  const address = openid.buildAuthorizationUrl(config, {
    ...{ redirect_uri: callback, scope: "openid profile email", state: expectedState, nonce: expectedNonce },
    code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: "S256",
  });
  redirect(response, address.href, { "Set-Cookie": `demo=${id}; Path=/; HttpOnly; SameSite=Lax` });
}

const redirect = (response, Location, headers = {}) =>
  response.writeHead(303, { ...headers, Location }).end();

function show(response, title, body, status = 200) {
  response.writeHead(status, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
  const head = `<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>`;
  const page = `${head}<style>${STYLE}</style><h1>${escapeHtml(title)}</h1>${body}`;
  response.end(`<!doctype html><html lang="en">${page}</html>`);
}

function escapeHtml(text) {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
