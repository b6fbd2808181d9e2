import { findListedUser, type User } from "~/data/users";
import { deskLinks } from "~/desk-links";
import {
  deleteByOperator,
  disableUser,
  enableUser,
  grantToMember,
  type OnDesk,
  resetFactors,
  setOperator,
  signOutUser,
  verifyByAdministrator,
} from "~/flows/administer";
import { resendByOperator } from "~/flows/sign-up";
import { problem } from "~/http/problem";

type Act = {
  /** The button, and the title of the act's page. */
  label: string;
  /** What will happen, before the button is pressed. */
  says: string;
  /** Said when it is done. */
  done: string;
  /** Cannot be undone, or shuts somebody out: its button looks so. */
  destroys?: boolean;
  /** What must be typed besides. */
  asks?: "number" | "email";
  /** Whether it makes sense for this account now. */
  fits: (user: User, hasFactor: boolean) => boolean;
  /** `number`: what was typed, where an act asks for one. */
  run: (user: User, by: OnDesk, number: number) => Promise<unknown>;
};

/** All that an operator can do to a member, in the order of the page. Each is a flow that the command line has too. */
export const MEMBER_ACTS: Record<string, Act> = {
  resend: {
    label: "Send the verification mail again",
    says: "The member gets a new link to confirm the email. The link sent before stops working.",
    done: "The mail is on its way",
    fits: (user) => !user.verifiedAt && !user.disabledAt,
    run: resendByOperator,
  },
  verify: {
    label: "Mark as verified",
    says: "The account becomes active without the mailed link. Do this only if you know whose email it is.",
    done: "The account is verified",
    fits: (user) => !user.verifiedAt,
    run: verifyByAdministrator,
  },
  grant: {
    label: "Grant plans",
    says: "The member can generate this many plans on top of the month's. They do not expire.",
    done: "The plans are granted",
    asks: "number",
    fits: () => true,
    run: (user, by, number) => grantToMember(user, number, by),
  },
  "sign-out": {
    label: "Sign out everywhere",
    says: "All devices are signed out, and the tokens of sites signed on to end.",
    done: "Signed out everywhere",
    destroys: true,
    fits: () => true,
    run: signOutUser,
  },
  "reset-factors": {
    label: "Remove second factors",
    says: "Codes, passkeys and recovery codes are removed, all devices are signed out, and a mail says so. Make sure that it is the member who asks.",
    done: "Second factors are removed",
    destroys: true,
    fits: (_, hasFactor) => hasFactor,
    run: resetFactors,
  },
  "make-operator": {
    label: "Make an operator",
    says: "The member can open this desk. Where operators need a second factor, it has to be set up first.",
    done: "The member is an operator",
    destroys: true,
    fits: (user) => !user.operatorSince && Boolean(user.verifiedAt) && !user.disabledAt,
    run: (user, by) => setOperator(user, true, by),
  },
  "remove-operator": {
    label: "End being an operator",
    says: "The member can open this desk no longer.",
    done: "The member is no operator any more",
    destroys: true,
    fits: (user) => Boolean(user.operatorSince),
    run: (user, by) => setOperator(user, false, by),
  },
  disable: {
    label: "Disable",
    says: "The member is signed out everywhere and cannot sign in. Nothing is deleted.",
    done: "The account is disabled",
    destroys: true,
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
    says: "The account is deleted with all it owns, for good, and a mail says so.",
    done: "The account is deleted",
    destroys: true,
    asks: "email",
    fits: () => true,
    run: deleteByOperator,
  },
};

/** The acts that make sense for this account now. */
export function actsOn(user: User, hasFactor: boolean): { act: string; label: string; destroys: boolean }[] {
  return Object.entries(MEMBER_ACTS)
    .filter(([, { fits }]) => fits(user, hasFactor))
    .map(([act, { label, destroys = false }]) => ({ act, label, destroys }));
}

/** An account, disabled ones too. @throws the page of a member who is not there */
export async function requireListed(id = ""): Promise<User> {
  const user = await findListedUser(id);
  if (user) return user;
  const link = { href: deskLinks.members(), label: "All members" };
  throw problem(404, "No such member", "The account may have been deleted.", {}, link);
}
