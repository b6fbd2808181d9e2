import {
  ACCOUNT,
  deleteByOperator,
  disableUser,
  enableUser,
  GRANTED,
  grantToMember,
  lookForOperator,
  resetFactors,
  setGroups,
  setOperator,
  signOutUser,
} from "~/accounts/account-acts";
import { endWaits, findWaitOf, type Wait } from "~/accounts/account-waits";
import { sendResetByOperator, verifyByOperator } from "~/accounts/reset-password";
import { resendByOperator } from "~/accounts/sign-up";
import { reader } from "~/base/data/database";
import { deskLinks } from "~/base/desk-links";
import { problem } from "~/base/http/problem";
import { shownEmail } from "~/base/text/email";
import { countGenerationsLeft, findAllowance } from "~/braindumper/data/allowance";
import { defineActs } from "~/desk/define-acts";
import { accountState, hasPassword, isImported } from "~/identity/account-state";
import { hasFactor } from "~/identity/data/factors";
import { findUserOfAnyState, normalEmail, type User } from "~/identity/data/users";
import { groupsFault, groupsIn } from "~/identity/groups";
import { findReader, findSubscription } from "~/newsletter/data/subscriptions";
import { hasPart, siteTime } from "~/site/site.server";

/**
 * `hasFactor`: has a second factor. `wait`: what keeps somebody out of the account now. `granted`: generations that an
 * operator has granted and that are not used.
 */
type Member = User & { hasPassword: boolean; hasFactor: boolean; wait: Wait | null; granted: number };

/** Returns an account, even a disabled one. @throws the 404 page when there is none */
export async function requireUserOfAnyState(id = ""): Promise<Member> {
  const user = await findUserOfAnyState(id);
  if (user) {
    const has = { hasPassword: hasPassword(user), hasFactor: await hasFactor(user.id) };
    const granted = (await findAllowance(user.id))?.grantedGenerations ?? 0;
    return { ...user, ...has, granted, wait: await findWaitOf(user) };
  }
  const link = { href: deskLinks.members(), label: "All members" };
  throw problem(404, "No such member", "The account may have been deleted.", { link });
}

/** Says since when an email gets the newsletter, or why it gets none. */
export async function newsletterText(email: string): Promise<string> {
  const subscription = await findSubscription(email);
  if (!subscription || subscription.endedAt) return "no";
  const since = siteTime(subscription.consentedAt);
  const found = await findReader(reader(), subscription.id);
  return found && !found.stopped
    ? `since ${since}`
    : `none while the account is disabled or mail to it is stopped; subscribed ${since}`;
}

const MOST_GRANTED = 1000;

function numberFault(typed: string): string | null {
  const isRight = /^\d+$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= MOST_GRANTED;
  return isRight ? null : `Type a whole number from 1 to ${MOST_GRANTED}.`;
}

function groupsTyped(typed: string): string | null {
  const fault = groupsFault(groupsIn(typed));
  return fault && `Groups ${fault}.`;
}

/** What an operator can do to a member, on the desk and by command. */
export const memberActs = defineActs<Member>({
  find: requireUserOfAnyState,
  revisionOf: ACCOUNT.revisionOf,
  nameOf: ({ name }) => name,
  aboutOf: ({ email }) => shownEmail(email),
  page: deskLinks.member,
  list: deskLinks.members(),
  inWords: (user) => {
    const state = accountState({ ...user, operatorSince: null });
    const factor = `, ${user.hasFactor ? "with" : "without"} a second factor`;
    const wayOn = user.hasPassword
      ? " (the mailed link verifies it, or user verify EMAIL)"
      : " (“Forgot password” sets one, which verifies it)";
    const already = user.operatorSince ? "an operator already, " : "";
    return `the account is ${already}${state}${already ? "" : ", no operator"}${factor}${user.verifiedAt || user.disabledAt ? "" : wayOn}`;
  },
  acts: {
    "let-in": {
      label: "Let in now",
      says: "Every wait after wrong passwords and codes ends, for whoever types the next one. Make sure that it is the member who asks.",
      done: "The next try counts at once",
      moot: "Nothing locks them out any more",
      fits: ({ wait }) => wait !== null,
      run: endWaits,
    },
    "set-password": {
      label: "Send a link to set a password",
      says: "The member gets a link to set the first password, which confirms the email too. Until then nobody can sign in. The link sent before stops working.",
      done: "The mail is on its way",
      fits: (user) => !user.hasPassword && !user.disabledAt,
      run: sendResetByOperator,
    },
    reset: {
      label: "Send a reset link",
      says: "The member gets a link to set a new password. The link sent before stops working.",
      done: "The mail is on its way",
      fits: (user) => (user.verifiedAt !== null || isImported(user)) && user.hasPassword && !user.disabledAt,
      run: sendResetByOperator,
    },
    resend: {
      label: "Send the verification mail again",
      says: "The member gets a new link to confirm the email. The link sent before stops working.",
      done: "The mail is on its way",
      fits: (user) => !user.verifiedAt && !isImported(user) && !user.disabledAt,
      run: resendByOperator,
    },
    verify: {
      label: "Mark as verified",
      says: "The account becomes active without the mailed link. The password typed at the sign-up goes, because anybody may have signed up with this email: the member gets a link to set one.",
      done: "The account is verified, and the link is on its way",
      fits: (user) => !user.verifiedAt && user.hasPassword && !user.disabledAt,
      run: verifyByOperator,
    },
    grant: {
      label: "Grant generations",
      says: "The member can generate this many plans on top of the month's. They do not expire.",
      done: "The generations are granted",
      asks: { field: "number", fault: numberFault },
      revisionOf: GRANTED.revisionOf,
      look: async ({ id, email }) => ({
        about: `${shownEmail(email)} has ${await countGenerationsLeft(id)} left this month.`,
      }),
      fits: () => hasPart("braindumper"),
      run: (user, by, number) => grantToMember(user, Number(number), by),
    },
    groups: {
      label: "Groups",
      says: "The member is in these groups and in no others. A client can be for some groups only, and learn them.",
      done: (_, typed) => `Groups now: ${groupsIn(typed).join(", ") || "none"}`,
      asks: { field: "groups", fault: groupsTyped },
      holds: ({ groups }) => groups.join(" "),
      fits: () => true,
      run: (user, by, typed) => setGroups(user, typed, by),
    },
    "sign-out": {
      label: "Sign out everywhere",
      says: "All devices are signed out, and the account's sign-on tokens stop working.",
      done: "Signed out everywhere",
      destroys: "access",
      fits: () => true,
      run: signOutUser,
    },
    "reset-factors": {
      label: "Remove second factors",
      says: "Codes, passkeys and recovery codes are removed, all devices are signed out, and a mail says so. Make sure that it is the member who asks.",
      done: "Second factors are removed",
      destroys: "for good",
      fits: ({ hasFactor }) => hasFactor,
      run: resetFactors,
    },
    "make-operator": {
      label: "Make an operator",
      says: "The member can open this desk. Where operators need a second factor, it has to be set up first.",
      done: "The member is an operator",
      fits: (user) => !user.operatorSince && Boolean(user.verifiedAt) && !user.disabledAt,
      run: (user, by) => setOperator(user, true, by),
    },
    "remove-operator": {
      label: "Remove as operator",
      says: "The member can no longer open the desk.",
      done: "The member is no longer an operator",
      destroys: "access",
      look: lookForOperator,
      fits: (user) => Boolean(user.operatorSince),
      run: (user, by) => setOperator(user, false, by),
    },
    disable: {
      label: "Disable",
      says: "The member is signed out everywhere and cannot sign in. Nothing is deleted.",
      done: "The account is disabled",
      destroys: "access",
      look: lookForOperator,
      fits: (user) => !user.disabledAt,
      run: disableUser,
    },
    enable: {
      label: "Enable",
      says: "The member can sign in again.",
      done: "The account is enabled",
      fits: (user) => Boolean(user.disabledAt),
      run: enableUser,
    },
    delete: {
      label: "Delete",
      says: "The account and everything it owns are deleted for good, and a mail says so.",
      done: "The account is deleted",
      destroys: "itself",
      asks: {
        field: "email",
        fault: (typed, { email }) =>
          normalEmail(typed) === email ? null : `Type ${shownEmail(email)} to confirm.`,
      },
      look: lookForOperator,
      fits: () => true,
      run: deleteByOperator,
    },
  },
});
