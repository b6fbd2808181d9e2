import { problem } from "~/base/http/problem";
import { accountInLog } from "~/base/kernel/account-in-log";
import { DAY_SECONDS, HOUR_SECONDS } from "~/base/kernel/clock";
import { config } from "~/base/kernel/config";
import { clientKey, networkKey, shortIp } from "~/base/kernel/ip";
import { log } from "~/base/kernel/log";
import { requestContext } from "~/base/kernel/request-context";
import { TOO_MANY, tryAgain } from "~/base/text/wait-text";
import { consumeLimits, type Limit, type Use } from "~/identity/data/rate-limits";
import { knownDevice } from "./known-device";

export type FormLimit = {
  /** Per ip, for all accounts, in an hour; `day` in a day. */
  ip: Limit;
  day?: Limit;
  /** Per account: for each ip that tries it, or for a signed-in member. */
  account: Limit[];
  /** Why there is a wait; the message adds how long. */
  text: string;
};

function formLimit(name: string, perIp: number, perAccount: number | null, text = TOO_MANY): FormLimit {
  const limit = (who: string, points: number) => ({ name: `${name}:${who}`, points, seconds: HOUR_SECONDS });
  return {
    ip: limit("ip", perIp),
    account: perAccount === null ? [] : [limit("account", perAccount)],
    text,
  };
}

/** Limits by the hour, generous enough for an office behind one ip. */
export const LIMITS = {
  // Shared by all forms without a limit of their own, so that nothing can be sent without bounds.
  anyForm: formLimit("form", 2400, 600),
  // Wrong passwords are also counted where the password is checked (accounts/sign-in).
  signIn: formLimit("sign-in", 100, 60),
  signUp: formLimit("sign-up", 30, 10),
  resend: formLimit("resend", 30, 10),
  forgot: formLimit("forgot", 30, 10),
  // No limit per account: it is known only after the link is used.
  verify: formLimit("verify", 60, null, "Too many verification attempts. Please try again later."),
  password: formLimit("password", 60, 20),
  // Wrong codes also count where they are checked (accounts/second-factor).
  code: formLimit(
    "code",
    100,
    60,
    "Too many wrong codes. Use your app, a recovery code or a passkey instead, or wait.",
  ),
  passkey: formLimit("passkey", 100, null),
  // Each of these sends a mail to an email that somebody typed.
  newEmail: {
    ...formLimit("new-email", 60, null),
    account: [
      { name: "new-email:minute", points: 1, seconds: 60 },
      { name: "new-email:day", points: 5, seconds: DAY_SECONDS },
    ],
  },
  generate: formLimit("generate", 120, 120),
  // Counts downloads of the file, which is the expensive part, not presses of the button before.
  export: formLimit("export", 20, 10),
  newsletter: formLimit("newsletter", 60, 20),
  // Drawing a share picture takes 0.2 s of CPU.
  card: formLimit("card", 600, null),
  waitlist: formLimit("waitlist", 30, 10),
  subscribe: formLimit("subscribe", 30, 10),
  // Drafts need no account and are stored for days, so these limits protect the disk.
  wizard: {
    ...formLimit("wizard", 600, null),
    day: { name: "wizard:day", points: 2000, seconds: DAY_SECONDS },
    account: [{ name: "wizard:account", points: 300, seconds: DAY_SECONDS }],
  },
  // Each may cost a call to a model server. Beyond it the six questions are asked alone, and nobody is refused.
  model: {
    ...formLimit("model", 60, 30),
    day: { name: "model:day", points: 200, seconds: DAY_SECONDS },
  },
  // Only updates an existing draft, so storage does not grow.
  keep: formLimit("keep", 3600, null),
  signOn: {
    ...formLimit("sign-on", 300, null),
    day: { name: "sign-on:day", points: 2000, seconds: DAY_SECONDS },
  },
  // Clients send their members here again and again, and an office has many members.
  memberSignOn: formLimit("member-sign-on", 3000, 300),
  keptForm: formLimit("kept-form", 30, null),
} as const satisfies Record<string, FormLimit>;

/** Returns the message at a limit: why there is a wait, and when to try again. */
export const limitText = ({ text }: FormLimit, waitSeconds: number) => `${text} ${tryAgain(waitSeconds)}`;

/** An account that a form names: the signed-in member's, or any email that a visitor typed. */
export type NamedAccount = { email: string; isMember: boolean };

/** Returns the key that counts attempts at an account: each ip and known device has its own, so nobody uses up another's. */
export async function guesserOf(request: Request, email: string): Promise<{ key: string; isKnown: boolean }> {
  const device = await knownDevice(request, email);
  if (device) return { key: device, isKnown: true };
  return { key: `${email.toLowerCase()} ${clientKey(requestContext(request).ip)}`, isKnown: false };
}

/** Counts one submission of a form. @returns 0 when it may pass, else the seconds to wait */
export async function countSending(
  request: Request,
  limit: FormLimit,
  account: NamedAccount | null,
): Promise<number> {
  if (!config().rateLimits) return 0;
  const used = await consumeLimits(await usesOf(request, limit, account));
  if (!used) return 0;
  const network = shortIp(requestContext(request).ip);
  const who = { network, ...(account && { account: accountInLog(account.email) }) };
  log.warn({ limit: used.limit.name, ...who }, "limit reached");
  return used.wait;
}

/** An IPv6 /48 has 65,536 client networks (/64), which together may do as much as this many clients. */
const CLIENTS_OF_NETWORK = 4;

/** Returns what a request counts against an ip limit: one use by its client, and one by the IPv6 /48 around it. */
export function usesByIp(request: Request, limit: Limit): Use[] {
  const { ip } = requestContext(request);
  const network = networkKey(ip);
  const ofNetwork = { ...limit, name: `${limit.name}:48`, points: limit.points * CLIENTS_OF_NETWORK };
  return [{ limit, key: clientKey(ip) }, ...(network ? [{ limit: ofNetwork, key: network }] : [])];
}

async function usesOf(request: Request, limit: FormLimit, account: NamedAccount | null) {
  const byClient = [limit.ip, limit.day].flatMap((each) => (each ? usesByIp(request, each) : []));
  if (!account) return byClient;
  const { email, isMember } = account;
  const { key, isKnown } = isMember
    ? { key: email.toLowerCase(), isKnown: false }
    : await guesserOf(request, email);
  const byAccount = limit.account.map((each) => ({ limit: each, key, about: email }));
  return isKnown ? byAccount : [...byClient, ...byAccount];
}

/** Counts a request that is not a form. @throws a 429 page when the limit is used up */
export async function refuseTooMany(
  request: Request,
  limit: FormLimit,
  member: { email: string } | null = null,
): Promise<void> {
  const account = member && { email: member.email, isMember: true };
  const wait = await countSending(request, limit, account);
  const headers = { "Retry-After": String(wait) };
  if (wait > 0) throw problem(429, "Please wait", limitText(limit, wait), { headers });
}
