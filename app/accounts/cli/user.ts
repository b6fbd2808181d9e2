import {
  deleteByOperator,
  disableUser,
  enableUser,
  resetFactors,
  setGroups,
  setOperator,
  signOutUser,
} from "~/accounts/account-acts";
import { endWaits, findWaitOf, waitInWords } from "~/accounts/account-waits";
import { deviceName } from "~/accounts/device";
import { verifyByOperator } from "~/accounts/reset-password";
import { asTable, command, flag, UsageError, value, wholeNumber } from "~/base/command";
import { transaction } from "~/base/data/database";
import { accountInLog } from "~/base/kernel/account-in-log";
import { Refused } from "~/base/kernel/refused";
import { auditText } from "~/identity/audit-kinds";
import { listEvents } from "~/identity/data/audit";
import { hasFactor } from "~/identity/data/factors";
import { listSessions } from "~/identity/data/sessions";
import { findUserByEmail, hasOtherOperator, listUsers, type User } from "~/identity/data/users";

function stateOf({ disabledAt, verifiedAt }: Pick<User, "disabledAt" | "verifiedAt">): string {
  if (disabledAt) return "disabled";
  return verifiedAt ? "verified" : "unverified";
}

/** Options of acts that may leave the site without an operator. */
const OF_OPERATORS = {
  last: flag("required for the last operator: afterwards nobody can open the desk"),
};

/** Asks for confirmation only, because whoever has the command line can make another operator. */
async function keepAnOperator({ id, email, operatorSince }: User, isMeant = false): Promise<void> {
  if (!operatorSince || isMeant || (await transaction((tx) => hasOtherOperator(tx, id)))) return;
  throw new Refused(
    `${email} is the last operator. Make another with user make-operator first, or add --last.`,
  );
}

const done = (email: string, state: string, text: string) => ({ json: { email, state }, text });

export const user = {
  list: command({
    summary: "Accounts, newest first",
    options: { search: value("a part of the address or name"), limit: value("how many; 50 by default") },
    async run({ options: { search = "", limit = "50" } }) {
      const { users, hasOlder } = await listUsers({ search, limit: wholeNumber(limit, "--limit") });
      const rows = users.map((each) => {
        const since = each.createdAt.toISOString().slice(0, 10);
        return [each.id, each.email, each.name, since, stateOf(each)];
      });
      const table = asTable(["id", "email", "name", "since", "state"], rows);
      return {
        json: users.map((each) => ({ ...each, state: stateOf(each) })),
        text: hasOlder ? `${table}\nThere are more: --search finds them, --limit 1000 shows them.` : table,
      };
    },
  }),
  change: command({
    summary: "Changes what is given of a member",
    takes: ["email"],
    options: {
      groups: value('all groups that the member is in, with commas or spaces between; none with ""'),
    },
    async run({ given: [email], options }) {
      if (options.groups === undefined) throw new UsageError("Nothing to change is given.");
      const account = await requireAccount(email);
      const groups = await setGroups(account, options.groups);
      const text = groups.length > 0 ? `in ${groups.join(", ")}` : "in no group";
      return { json: { email: account.email, groups }, text: `${account.email} is ${text}.` };
    },
  }),
  verify: command({
    summary: "Activates an account whose mail did not arrive, and mails a link to set a new password",
    takes: ["email"],
    async run({ given: [email] }) {
      const account = await requireAccount(email);
      if (account.verifiedAt) throw new Refused(`${account.email} is already verified.`);
      await verifyByOperator(account);
      return done(
        account.email,
        "verified",
        `${account.email} is verified. A link to set a new password is on its way there.`,
      );
    },
  }),
  disable: command({
    summary: "Disables an account, and ends its sessions and sign-on tokens",
    takes: ["email"],
    options: OF_OPERATORS,
    async run({ given: [email], options }) {
      const account = await requireAccount(email);
      if (account.disabledAt) throw new Refused(`${account.email} is already disabled.`);
      await keepAnOperator(account, options.last);
      await disableUser(account);
      return done(account.email, "disabled", `${account.email} is disabled and signed out everywhere.`);
    },
  }),
  enable: command({
    summary: "Enables a disabled account",
    takes: ["email"],
    async run({ given: [email] }) {
      const account = await requireAccount(email);
      if (!account.disabledAt) throw new Refused(`${account.email} is not disabled.`);
      await enableUser(account);
      return done(account.email, "enabled", `${account.email} can sign in again.`);
    },
  }),
  "make-operator": command({
    summary:
      "Makes a member an operator of this site; REQUIRE_SECOND_FACTOR asks operators for a second factor",
    takes: ["email"],
    async run({ given: [email] }) {
      const account = await requireAccount(email);
      if (account.operatorSince) throw new Refused(`${account.email} is already an operator.`);
      await setOperator(account, true);
      const note = account.verifiedAt
        ? ""
        : " The address is not confirmed, so nobody can sign in with it yet: user verify confirms it.";
      return done(account.email, "operator", `${account.email} is an operator.${note}`);
    },
  }),
  "remove-operator": command({
    summary: "Ends a member's time as an operator",
    takes: ["email"],
    options: OF_OPERATORS,
    async run({ given: [email], options }) {
      const account = await requireAccount(email);
      if (!account.operatorSince) throw new Refused(`${account.email} is not an operator.`);
      await keepAnOperator(account, options.last);
      await setOperator(account, false);
      return done(account.email, "member", `${account.email} is no longer an operator.`);
    },
  }),
  "let-in": command({
    summary: "Ends a member's waits after wrong passwords and codes: the next try counts at once",
    takes: ["email"],
    async run({ given: [email] }) {
      const account = await requireAccount(email);
      const wait = await findWaitOf(account);
      if (!wait) throw new Refused(`Nothing keeps ${account.email} out.`);
      await endWaits(account);
      return done(
        account.email,
        "let in",
        `${account.email} was kept out for another ${waitInWords(wait)}. The next try counts at once.`,
      );
    },
  }),
  "reset-factors": command({
    summary: "Removes codes, passkeys and recovery codes of a member who lost them, and signs out everywhere",
    takes: ["email"],
    async confirm({ given: [email] }) {
      const account = await requireAccount(email);
      return (await hasFactor(account.id))
        ? `Codes, passkeys and recovery codes of ${account.email} would be removed for good. Make sure that it is the member who asks.`
        : null;
    },
    async run({ given: [email] }) {
      const account = await requireAccount(email);
      await resetFactors(account);
      return done(
        account.email,
        "factors reset",
        `${account.email} signs in with the password alone, and is signed out everywhere.`,
      );
    },
  }),
  sessions: command({
    summary: "The devices that a member is signed in with",
    takes: ["email"],
    async run({ given: [email] }) {
      const sessions = (await listSessions((await requireAccount(email)).id)).map((each) => ({
        device: deviceName(each.userAgent),
        signedIn: each.createdAt.toISOString(),
        lastSeen: each.lastSeenAt.toISOString(),
        ends: each.expiresAt.toISOString(),
      }));
      const head = ["device", "signed in", "last seen", "ends"];
      return { json: sessions, text: asTable(head, sessions.map(Object.values)) };
    },
  }),
  "sign-out": command({
    summary: "Ends all of a member's sessions and sign-on tokens",
    takes: ["email"],
    async run({ given: [email] }) {
      const account = await requireAccount(email);
      const { length } = await listSessions(account.id);
      await signOutUser(account);
      return {
        json: { email: account.email, sessions: length },
        text: `${account.email} is signed out everywhere (${length} sessions).`,
      };
    },
  }),
  trail: command({
    summary: "What happened to an account in the last 180 days, newest first, and what the log calls it",
    takes: ["email"],
    async run({ given: [email] }) {
      const user = await requireAccount(email);
      const account = accountInLog(user.email);
      const events = (await listEvents(user.id)).map((each) => ({
        time: each.createdAt.toISOString(),
        kind: each.kind,
        address: each.ip,
      }));
      const rows = events.map((each) => [each.time, auditText(each.kind), each.address]);
      return {
        json: { account, events },
        text: `In the log: "account":"${account}"\n${asTable(["time", "what", "from"], rows)}`,
      };
    },
  }),
  delete: command({
    summary: "Deletes an account with everything it owns, and says so by mail",
    takes: ["email"],
    options: OF_OPERATORS,
    async confirm({ given: [email] }) {
      const account = await requireAccount(email);
      return `${account.email} and everything it owns would be deleted for good.`;
    },
    async run({ given: [email], options }) {
      const account = await requireAccount(email);
      await keepAnOperator(account, options.last);
      await deleteByOperator(account);
      return done(account.email, "deleted", `${account.email} and everything it owned are deleted.`);
    },
  }),
};

/** Returns the account with this email. @throws Refused when there is none */
export async function requireAccount(email = ""): Promise<User> {
  const user = await findUserByEmail(email);
  if (!user) throw new Refused(`No account has the address ${email}.`);
  return user;
}
