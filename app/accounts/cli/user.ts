import { deviceName } from "~/accounts/device";
import { asTable, command, UsageError, value, wholeNumber, yesOrNo } from "~/base/command";
import { accountInLog } from "~/base/kernel/account-in-log";
import { utcDay } from "~/base/kernel/clock";
import { Refused } from "~/base/kernel/refused";
import { accountState, hasPassword } from "~/identity/account-state";
import { auditText } from "~/identity/audit-kinds";
import { listEvents } from "~/identity/data/audit";
import { listSessions } from "~/identity/data/sessions";
import { findUserByEmail, listUsers, type User } from "~/identity/data/users";
import { memberActs, requireUserOfAnyState } from "../desk/member-acts";

/** Returns the account with this email. @throws Refused when there is none */
async function requireAccount(email = ""): Promise<User> {
  const user = await findUserByEmail(email);
  if (!user) throw new Refused(`No account has the address ${email}. "user list" shows all.`);
  return user;
}

const requireMember = async (email?: string) => requireUserOfAnyState((await requireAccount(email)).id);

export const user = {
  list: command({
    summary: "Accounts, newest first",
    options: { search: value("a part of the address or name"), limit: value("how many; 50 by default") },
    async run({ options: { search = "", limit = "50" } }) {
      const { users, hasOlder } = await listUsers({ search, limit: wholeNumber(limit, "--limit") });
      const rows = users.map((each) => {
        const since = utcDay(each.createdAt);
        return [each.id, each.email, each.name, since, accountState(each)];
      });
      const table = asTable(["id", "email", "name", "since", "state"], rows);
      return {
        json: users.map((each) => ({ ...each, state: accountState(each) })),
        text: hasOlder ? `${table}\nThere are more: --search finds them, --limit 1000 shows them.` : table,
      };
    },
  }),
  change: command({
    summary: "Changes what is given of a member",
    takes: ["email"],
    options: {
      groups: value('all groups that the member is in, with commas or spaces between; none with ""'),
      disabled: value("yes or no: cannot sign in, and is signed out everywhere"),
    },
    async run({ given: [email], options: { groups, disabled } }) {
      const off = yesOrNo(disabled, "disabled");
      if (groups === undefined && off === undefined)
        throw new UsageError("Nothing to change is given: --help lists what can be.");
      const texts: string[] = [];
      if (groups !== undefined)
        texts.push((await memberActs.command("groups", await requireMember(email), groups)).text);
      if (off !== undefined)
        texts.push((await memberActs.command(off ? "disable" : "enable", await requireMember(email))).text);
      const account = await requireAccount(email);
      const state = accountState({ ...account, hasPassword: hasPassword(account) });
      return {
        json: { email: account.email, groups: account.groups, state },
        text: texts.join("\n"),
      };
    },
  }),
  ...memberActs.commands(
    ["verify", "make-operator", "remove-operator", "let-in", "grant", "sign-out", "reset-factors"],
    "email",
    requireMember,
  ),
  trail: command({
    summary: "What happened to an account in the last 180 days, its devices, and what the log calls it",
    takes: ["email"],
    async run({ given: [email] }) {
      const user = await requireAccount(email);
      const account = accountInLog(user.email);
      const sessions = (await listSessions(user.id)).map((each) => ({
        device: deviceName(each.userAgent),
        signedIn: each.createdAt.toISOString(),
        lastSeen: each.lastSeenAt.toISOString(),
        ends: each.expiresAt.toISOString(),
      }));
      const events = (await listEvents(user.id)).map((each) => ({
        time: each.createdAt.toISOString(),
        kind: each.kind,
        address: each.ip,
      }));
      const rows = events.map((each) => [each.time, auditText(each.kind), each.address]);
      const devices = asTable(["device", "signed in", "last seen", "ends"], sessions.map(Object.values));
      return {
        json: { account, sessions, events },
        text: `In the log: "account":"${account}"\n\n${devices}\n\n${asTable(["time", "what", "from"], rows)}`,
      };
    },
  }),
};
