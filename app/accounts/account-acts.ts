import { deleteMailedTokensOf } from "~/accounts/data/mailed-tokens";
import { accountDeletedLetter } from "~/accounts/letters";
import { type Queries, transaction } from "~/base/data/database";
import { accountInLog } from "~/base/kernel/account-in-log";
import { now } from "~/base/kernel/clock";
import { findAllowance, grantGenerations } from "~/braindumper/data/allowance";
import { accountRevision } from "~/identity/account-state";
import type { AuditKind } from "~/identity/audit-kinds";
import { recordEvent } from "~/identity/data/audit";
import { deleteFactors, hasFactor } from "~/identity/data/factors";
import {
  type ActedOn,
  type Actor,
  ActRefused,
  byOperator,
  COMMAND_LINE,
  lockAsSeen,
  noteOnDesk,
} from "~/identity/data/operator-acts";
import { actOnce } from "~/identity/data/presses";
import { deleteUser, hasOtherOperator, lockAccount, type User, updateUser } from "~/identity/data/users";
import { groupsFault, groupsIn } from "~/identity/groups";
import { queueMail } from "~/mail/data/outgoing";
import { findStopped } from "~/mail/data/stopped-emails";
import { letterSite } from "~/mail/letter-site";
import { alertMember } from "./alert-member";
import { endSessions } from "./end-sessions";
import { forgetEmail } from "./stored-data";

/** How desk acts lock an account and detect that it changed: its state and email, in words, are its revision. */
export const ACCOUNT: ActedOn<User> = {
  async lock(tx, id) {
    const account = await lockAccount(tx, id);
    if (!account) throw new ActRefused("This account has been deleted.");
    return account;
  },
  revisionOf: accountRevision,
  changed: (account, before) =>
    `This account has been changed since. When you opened the page it was “${before}”, now it is “${accountRevision(account)}”. Nothing was done: look again, and press the button if you still mean it.`,
};

const LAST_OPERATOR = "This is the last operator. Make somebody else an operator first.";

const isLastOperator = async (tx: Queries, { id, operatorSince }: User) =>
  operatorSince !== null && !(await hasOtherOperator(tx, id));

/** Refuses to leave the site without an operator. */
async function keepAnOperator(tx: Queries, user: User): Promise<void> {
  if (await isLastOperator(tx, user)) throw new ActRefused(LAST_OPERATOR);
}

/** Says so before an act that would. */
export const lookForOperator = async (user: User) => ({
  refusal: (await transaction((tx) => isLastOperator(tx, user))) ? LAST_OPERATOR : undefined,
});

/**
 * Runs an act on an account in one transaction and records it in the account's audit trail. Set `mayEndOperator` when the
 * act could leave an operator without the role or unable to sign in.
 * @throws ActRefused when the account is gone or has changed, or when it is the last operator's
 */
export async function actOnAccount<T>(
  user: User,
  kind: AuditKind,
  actor: Actor,
  change: (tx: Queries) => Promise<T>,
  { mayEndOperator = false } = {},
): Promise<T> {
  return actOnce(async (tx) => {
    const { revision: _, ...by } = actor;
    if (mayEndOperator) await keepAnOperator(tx, user);
    await lockAsSeen(tx, ACCOUNT, user.id, actor);
    const result = await change(tx);
    await recordEvent(tx, { userId: user.id, kind, ...by });
    return result;
  });
}

/** Refuses an act that needs mail to a member whose email gets none, after a bounce or complaint. @throws ActRefused */
export async function requireMailTo(tx: Queries, { email }: Pick<User, "email">): Promise<void> {
  if (await findStopped(email, tx))
    throw new ActRefused("Mail to this email is stopped. Allow it again under Mail first.");
}

/** Shown when the limit on mails to one address stops a mail that an operator asked for. */
export const SENT_BEFORE =
  "One was sent less than a minute ago, or six in the last hour. Only one a minute and six an hour go out.";

/** Disables an account and ends its sessions, sign-on tokens and mailed links. */
export async function disableUser(user: User, by: Actor = COMMAND_LINE): Promise<void> {
  const change = async (tx: Queries) => {
    await updateUser(tx, user.id, { disabledAt: now() });
    await endSessions(tx, user.id);
    await deleteMailedTokensOf(tx, user.id);
  };
  await actOnAccount(user, "disabled", by, change, { mayEndOperator: true });
}

/** Signs a member out everywhere: here, and at the clients they signed on to with this account. */
export async function signOutUser(user: User, by: Actor = COMMAND_LINE): Promise<void> {
  await actOnAccount(user, "signed_out_by_administrator", by, (tx) => endSessions(tx, user.id));
}

/** Lets a disabled member sign in again. */
export async function enableUser(user: User, by: Actor = COMMAND_LINE): Promise<void> {
  await actOnAccount(user, "enabled", by, (tx) => updateUser(tx, user.id, { disabledAt: null }));
}

/** Puts a member into these groups and into no others. @throws ActRefused for words that are no groups */
export async function setGroups(user: User, typed: string, by: Actor = COMMAND_LINE): Promise<string[]> {
  const groups = groupsIn(typed);
  const fault = groupsFault(groups);
  if (fault) throw new ActRefused(`Groups ${fault}.`);
  await actOnAccount(user, "groups_changed", by, (tx) => updateUser(tx, user.id, { groups }));
  return groups;
}

/** Gives a member the operator role, or takes it away. */
export async function setOperator(user: User, isOperator: boolean, by: Actor = COMMAND_LINE): Promise<void> {
  const kind = isOperator ? "operator_made" : "operator_ended";
  const change = (tx: Queries) => updateUser(tx, user.id, { operatorSince: isOperator ? now() : null });
  await actOnAccount(user, kind, by, change, { mayEndOperator: !isOperator });
}

/** Removes all second factors of a member who lost them, ends all sessions, and tells the member by mail. */
export async function resetFactors(user: User, by: Actor = COMMAND_LINE): Promise<void> {
  await actOnAccount(user, "factors_reset", by, async (tx) => {
    if (!(await hasFactor(user.id, tx))) throw new ActRefused("The account has no second factor.");
    await deleteFactors(tx, user.id);
    await endSessions(tx, user.id);
    const detail = "authenticator app, passkeys and recovery codes, by an operator";
    await alertMember(tx, user, "factor-removed", { ip: by.ip, userAgent: "", detail });
  });
}

/** What a grant is added to. Two operators who see the same number do not both mean to grant. */
export const GRANTED: ActedOn<{ granted: number }> = {
  lock: async (tx, id) => ({ granted: (await findAllowance(id, tx))?.grantedGenerations ?? 0 }),
  revisionOf: ({ granted }) => `${granted}`,
  changed: ({ granted }, before) =>
    `Generations were granted or used meanwhile: of those granted ${before} were left when you opened the page, now ${granted} are. Nothing was done: look again, and press the button if you still mean it.`,
};

/** Grants a member extra generations. @returns how many granted generations the member has now */
export async function grantToMember(
  user: User,
  generations: number,
  by: Actor = COMMAND_LINE,
): Promise<number> {
  return actOnAccount(user, "tokens_granted", { ...by, revision: undefined }, async (tx) => {
    await lockAsSeen(tx, GRANTED, user.id, by);
    return grantGenerations(tx, user.id, generations);
  });
}

/**
 * Deletes an account with all it owns. Only a line in the audit trail remains, with the account's pseudonym from the log.
 * @throws ActRefused when the account has changed, or is the last operator's
 */
export async function deleteByOperator(user: User, by: Actor = COMMAND_LINE): Promise<void> {
  const detail = accountInLog(user.email);
  await deleteAccount(user, async (tx) => {
    await keepAnOperator(tx, user);
    await lockAsSeen(tx, ACCOUNT, user.id, by);
    await noteOnDesk(tx, by, "account_deleted", detail);
  });
}

/**
 * Deletes the member's own account. If it was an operator's, the audit trail keeps a line about that.
 * @throws ActRefused for the last operator
 */
export async function deleteOwnAccount(user: User): Promise<void> {
  await deleteAccount(user, async (tx) => {
    await keepAnOperator(tx, user);
    if (user.operatorSince)
      await noteOnDesk(tx, byOperator(user), "account_deleted", accountInLog(user.email));
  });
}

/**
 * Deletes an account with everything it owns (also its waitlist entry and subscription) in one transaction, and confirms it by
 * mail unless mail to it was stopped. `before` runs first in the transaction and prevents the deletion by throwing.
 */
async function deleteAccount(user: User, before: (tx: Queries) => Promise<void>): Promise<void> {
  await actOnce(async (tx) => {
    await before(tx);
    await deleteUser(tx, user.id);
    const isStopped = await findStopped(user.email, tx);
    await forgetEmail(tx, user.email);
    if (isStopped) return;
    await queueMail(tx, { recipient: user.email, kind: "account-deleted" }, () =>
      accountDeletedLetter(letterSite(), { name: user.name }),
    );
  });
}
