import { listMembersWithFailures } from "~/data/audit";
import { type Actor, COMMAND_LINE } from "~/data/operator-acts";
import { clearBars, clearLimit, listBars, usedUpUntil } from "~/data/rate-limits";
import { normalEmail, type User } from "~/data/users";
import { waitText } from "~/domain/wait-text";
import { fromNow, HOUR_MS, now, SECOND_MS } from "~/kernel/clock";
import { actOnAccount } from "./account-acts";
import { PASSWORDS } from "./sign-in";

/** What keeps somebody out of an account for a while. A browser that the account knows may still get in. */
export type Bar = { why: string; until: Date };

/** `2 minutes after wrong passwords`: until it ends, rounded up. */
export function barText({ why, until }: Bar): string {
  return `${waitText((until.getTime() - now().getTime()) / SECOND_MS)} after ${why}`;
}

const WHY: Record<string, string> = {
  "sign-in": "wrong passwords",
  code: "wrong codes",
  "recovery-code": "wrong recovery codes",
};

const whyOf = (limit: string) => WHY[limit.split(":")[0] ?? ""] ?? "too many tries";

/** The longest wait of each of these accounts that has one, by email. */
export async function findBars(emails: string[]): Promise<Map<string, Bar>> {
  const bars = new Map<string, Bar>();
  for (const { email, limit, until } of await listBars(emails)) {
    const known = bars.get(email);
    if (!known || known.until < until) bars.set(email, { why: whyOf(limit), until });
  }
  return bars;
}

/** What keeps somebody out of this account now, for longest; null when nothing does. */
export async function findBarOf({ email }: Pick<User, "email">): Promise<Bar | null> {
  const found = (await findBars([email])).get(email) ?? null;
  const until = await usedUpUntil(PASSWORDS.everywhere, normalEmail(email));
  const everywhere = until && { why: "wrong passwords from many places", until };
  return everywhere && (!found || found.until < everywhere.until) ? everywhere : found;
}

/** As long as the longest wait after a try. */
const LOOK_BACK_MS = HOUR_MS;
const MOST = 200;

/** The members whom somebody's wrong tries keep out now. */
export async function listBarred() {
  const members = await listMembersWithFailures(fromNow(-LOOK_BACK_MS), MOST);
  const bars = await findBars(members.map(({ email }) => email));
  return members.flatMap(({ id, email, name }) => {
    const bar = bars.get(email);
    return bar ? [{ id, email, name, ...bar }] : [];
  });
}

/** Ends every wait of an account: the next password, or code, is looked at whoever types it. */
export async function letIn(user: User, by: Actor = COMMAND_LINE): Promise<void> {
  await actOnAccount(user, "let_in", by, async (tx) => {
    await clearBars(tx, user.email);
    await clearLimit(tx, PASSWORDS.everywhere, normalEmail(user.email));
  });
}
