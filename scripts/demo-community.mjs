// `npm run demo:community`: a small community site on this machine, a real OpenID Connect client (openid-client) of
// Loam. Starts Loam too when it is not running, and registers itself, so that the whole sign-on can be seen in a browser.
import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { checkPort } from "./run-server.mjs";
import { prepare, ROOT, runMain, SetUpError } from "./set-up.mjs";
import { appUrlOf } from "./shared.mjs";

const NAME = "Demo community";
const START_MS = 60_000;

const port = process.env.DEMO_PORT || "4000";
const here = `http://127.0.0.1:${port}`;
const callback = `${here}/oauth2/callback`;
const loam = appUrlOf(process.env);

/** Who signed on here, by the value of this site's own cookie. A demo forgets them when it ends. */
const visitors = new Map();

await runMain(async () => {
  await checkPort(port, "127.0.0.1");
  await prepare({ build: true, tools: true });
  if (!(await answers())) await startLoam();
  const openid = await import("openid-client");
  const { client_id, client_secret } = register();
  const config = await openid.discovery(new URL(loam), client_id, client_secret, undefined, {
    execute: [openid.allowInsecureRequests],
  });
  const site = createServer((request, response) => {
    answer(openid, config, request, response).catch(({ message }) => problem(response, 500, message));
  });
  site.listen(Number(port), "127.0.0.1", () => {
    console.log(`
  A community runs at ${here}
  Open it, press "Sign in with Loam", and come back as a member.
  No account yet? Make one on the way: the confirmation mail is at ${loam}/outbox.
  Press Ctrl+C to stop.
`);
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit());
});

async function answers() {
  return (await fetch(`${loam}/healthz`).catch(() => null))?.ok;
}

/** As `npm start` does; it ends with us. */
async function startLoam() {
  const env = { ...process.env, COMMUNITY_URL: process.env.COMMUNITY_URL || here };
  const options = { cwd: ROOT, env, stdio: ["ignore", "ignore", "inherit"] };
  const child = spawn(process.execPath, ["scripts/start.mjs"], options);
  process.once("exit", () => child.kill());
  for (const deadline = Date.now() + START_MS; !(await answers()); await wait(200)) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new SetUpError(`Loam did not start at ${loam}.`);
  }
  console.log(`  Loam runs at ${loam}`);
}

/** The client of the last run with a new secret, or a new one. */
function register() {
  const known = admin("client", "list").find(
    (each) => each.name === NAME && !each.disabledAt && each.redirectUris.includes(callback),
  );
  if (known) return admin("client", "rotate-secret", known.id);
  return admin("client", "create", "--name", NAME, "--redirect-uri", callback, "--logout-uri", `${here}/`);
}

function admin(...args) {
  const options = { cwd: ROOT, env: { ...process.env, NODE_ENV: "production" }, encoding: "utf8" };
  const result = spawnSync(process.execPath, ["build/admin/admin.js", ...args, "--json"], options);
  if (result.status !== 0) throw new SetUpError(`The demo could not be registered: ${result.stderr.trim()}`);
  return JSON.parse(result.stdout);
}

async function answer(openid, config, request, response) {
  const url = new URL(request.url, here);
  const visitor = visitors.get(readCookie(request)) ?? {};
  if (url.pathname === "/") return home(response, visitor);
  if (url.pathname === "/sign-in") return signIn(openid, config, response);
  if (url.pathname === "/oauth2/callback") return comeBack(openid, config, url, request, visitor, response);
  if (url.pathname === "/sign-out") return signOut(openid, config, request, visitor, response);
  problem(response, 404, "Nothing here");
}

function home(response, { member, claims }) {
  if (!member) {
    const text = "<p>This is somebody else's site. Its members have their account at Loam.</p>";
    return page(response, NAME, `${text}<p><a class="button" href="/sign-in">Sign in with Loam</a></p>`);
  }
  const told = escapeHtml(JSON.stringify({ "user info": member, "ID token": claims }, null, 2));
  const leave = '<p><a class="button" href="/sign-out">Sign out</a></p>';
  page(
    response,
    `Hello, ${member.name}`,
    `<p>What Loam told this site about you:</p><pre>${told}</pre>${leave}`,
  );
}

async function signIn(openid, config, response) {
  const id = randomBytes(32).toString("base64url");
  const verifier = openid.randomPKCECodeVerifier();
  const visitor = { verifier, state: openid.randomState(), nonce: openid.randomNonce() };
  visitors.set(id, visitor);
  const address = openid.buildAuthorizationUrl(config, {
    redirect_uri: callback,
    scope: "openid profile email",
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    state: visitor.state,
    nonce: visitor.nonce,
  });
  redirect(response, address.href, `demo=${id}; Path=/; HttpOnly; SameSite=Lax`);
}

async function comeBack(openid, config, url, request, visitor, response) {
  if (url.searchParams.has("error")) return problem(response, 400, `Not signed in: ${url.search}`);
  const tokens = await openid.authorizationCodeGrant(config, url, {
    pkceCodeVerifier: visitor.verifier,
    expectedState: visitor.state,
    expectedNonce: visitor.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  const member = await openid.fetchUserInfo(config, tokens.access_token, claims.sub);
  visitors.set(readCookie(request), { member, claims, idToken: tokens.id_token });
  redirect(response, "/");
}

function signOut(openid, config, request, { idToken }, response) {
  visitors.delete(readCookie(request));
  if (!idToken) return redirect(response, "/");
  const asked = { id_token_hint: idToken, post_logout_redirect_uri: `${here}/` };
  redirect(response, openid.buildEndSessionUrl(config, asked).href);
}

function readCookie(request) {
  return /(?:^|;\s*)demo=([\w-]+)/.exec(request.headers.cookie ?? "")?.[1] ?? "";
}

function redirect(response, location, cookie) {
  response.writeHead(303, { Location: location, ...(cookie && { "Set-Cookie": cookie }) }).end();
}

function problem(response, status, text) {
  page(response, "That did not work", `<p>${escapeHtml(text)}</p><p><a href="/">Back</a></p>`, status);
}

function page(response, title, body, status = 200) {
  const style =
    "html{color-scheme:light dark}" +
    "body{font:1.1rem/1.6 system-ui;max-width:40rem;margin:3rem auto;padding:0 1rem}" +
    ".button{display:inline-block;padding:.6rem 1.2rem;border:2px solid;border-radius:.5rem;text-decoration:none}" +
    "pre{white-space:pre-wrap;overflow-wrap:anywhere}";
  response.writeHead(status, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
  response.end(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${escapeHtml(title)}</title><style>${style}</style><h1>${escapeHtml(title)}</h1>${body}</html>`,
  );
}

function escapeHtml(text) {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
