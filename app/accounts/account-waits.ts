import { fromNow, HOUR_MS, now, SECOND_MS } from "~/base/kernel/clock";
import { waitText } from "~/base/text/wait-text";
import { listMembersWithFailures } from "~/identity/data/audit";
import { type Actor, COMMAND_LINE } from "~/identity/data/operator-acts";
import { clearLimit, clearWaits, listWaits, usedUpUntil } from "~/identity/data/rate-limits";
import { normalEmail, type User } from "~/identity/data/users";
import { actOnAccount } from "./account-acts";
import { PASSWORDS } from "./sign-in";

/** Why an account refuses sign-ins for a while, and until when. A browser that the account knows may still get in. */
export type Wait = { why: string; until: Date };

/** Formats the remaining wait, rounded up, and its reason: `2 minutes after wrong passwords`. */
export const waitInWords = ({ why, until }: Wait): string =>
  `${waitText((until.getTime() - now().getTime()) / SECOND_MS)} after ${why}`;

const WHY: Record<string, string> = {
  "sign-in": "wrong passwords",
  code: "wrong codes",
  "recovery-code": "wrong recovery codes",
};

const whyOf = (limit: string) => WHY[limit.split(":")[0] ?? ""] ?? "too many tries";

/** Returns the longest current wait for each of these emails that has one, by email. */
export async function findWaits(emails: string[]): Promise<Map<string, Wait>> {
  const waits = new Map<string, Wait>();
  for (const { email, limit, until } of await listWaits(emails)) {
    const known = waits.get(email);
    if (!known || known.until < until) waits.set(email, { why: whyOf(limit), until });
  }
  return waits;
}

/** Returns the longest wait that now keeps somebody out of this account, or null if there is none. */
export async function findWaitOf({ email }: Pick<User, "email">): Promise<Wait | null> {
  const found = (await findWaits([email])).get(email) ?? null;
  const until = await usedUpUntil(PASSWORDS.everywhere, normalEmail(email));
  const everywhere = until && { why: "wrong passwords from many places", until };
  return everywhere && (!found || found.until < everywhere.until) ? everywhere : found;
}

/** No wait after a wrong try is longer than this, so older failures keep nobody out now. */
const LOOK_BACK_MS = HOUR_MS;
const MOST = 200;

/** Returns the members (at most 200) who are kept out now because somebody typed wrong passwords or codes. */
export async function listKeptOut() {
  const members = await listMembersWithFailures(fromNow(-LOOK_BACK_MS), MOST);
  const waits = await findWaits(members.map(({ email }) => email));
  return members.flatMap(({ id, email, name }) => {
    const wait = waits.get(email);
    return wait ? [{ id, email, name, ...wait }] : [];
  });
}

/** Ends all waits of an account, so that the next password or code is checked at once. */
export async function endWaits(user: User, by: Actor = COMMAND_LINE): Promise<void> {
  await actOnAccount(user, "let_in", by, async (tx) => {
    await clearWaits(tx, user.email);
    await clearLimit(tx, PASSWORDS.everywhere, normalEmail(user.email));
  });
}
