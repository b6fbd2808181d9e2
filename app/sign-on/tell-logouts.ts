import { importJWK, SignJWT } from "jose";
import { failed, type Outcome, refused, sent } from "~/base/data/queue";
import { MINUTE_MS, now, SECOND_MS } from "~/base/kernel/clock";
import { config } from "~/base/kernel/config";
import { newId } from "~/base/kernel/ids";
import { log } from "~/base/kernel/log";
import { startWorker } from "~/base/kernel/worker";
import { findHold } from "~/mail/data/held";
import { claimLogout, nextLogoutTime, type SsoLogout, settleLogout } from "./data/logouts";
import { readKeys } from "./provider/keys";

const EVENT = "http://schemas.openid.net/event/backchannel-logout";
const TOKEN_SECONDS = 120;
const ANSWER_MS = 5 * SECOND_MS;
/** About twelve hours: the wait doubles up to an hour. */
const TRIES_MAX = 21;

/**
 * Returns a logout token (OpenID Connect Back-Channel Logout 1.0, 2.4). It names the session or the member, never both:
 * some clients that are told both end all of the member's sessions.
 */
async function logoutToken({ clientId, sub, sid }: SsoLogout): Promise<string> {
  const [key = {}] = await readKeys();
  const iat = Math.floor(now().getTime() / SECOND_MS);
  return new SignJWT({ events: { [EVENT]: {} }, ...(sid ? { sid } : { sub }) })
    .setProtectedHeader({ alg: "RS256", typ: "logout+jwt", kid: key.kid })
    .setIssuer(config().appOrigin)
    .setAudience(clientId)
    .setIssuedAt(iat)
    .setExpirationTime(iat + TOKEN_SECONDS)
    .setJti(newId())
    .sign(await importJWK(key, "RS256"));
}

async function post(uri: string, logout: SsoLogout): Promise<Outcome> {
  const tries = logout.attempts + 1;
  const again = (why: string) => (tries < TRIES_MAX ? failed(tries, why) : refused(why));
  try {
    const body = new URLSearchParams({ logout_token: await logoutToken(logout) });
    const signal = AbortSignal.timeout(ANSWER_MS);
    const { status } = await fetch(uri, { method: "POST", body, redirect: "manual", signal });
    if (status >= 200 && status < 300) return sent();
    // 400: the client could read the token, and will not take it (2.8).
    return status === 400 ? refused("It answered 400.") : again(`It answered ${status}.`);
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    return again(
      name === "TimeoutError" ? "It did not answer in 5 s." : `Not reached: ${cause?.code ?? name}.`,
    );
  }
}

/** Sends every logout that is due. */
export async function tellDueLogouts(isStopped = () => false): Promise<void> {
  while (!isStopped()) {
    const logout = await claimLogout();
    if (!logout) return;
    const { uri } = logout;
    const outcome = uri ? await post(uri, logout) : refused("The client is disabled, or wants none.");
    const { lastError } = outcome;
    if (lastError)
      log.warn({ client: logout.clientId, status: outcome.status, why: lastError }, "logout not told");
    await settleLogout(logout.id, outcome);
  }
}

/** Starts this process's worker that tells clients of sign-outs. While a restore holds mail back, it tells nobody. */
export function startLogoutWorker(): () => Promise<void> {
  return startWorker("logouts", MINUTE_MS, async (isStopped) => {
    if (await findHold()) return null;
    await tellDueLogouts(isStopped);
    return nextLogoutTime();
  });
}
