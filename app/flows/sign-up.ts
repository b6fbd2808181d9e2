import { siteView } from "~/content.server";
import { insertAllowance } from "~/data/allowance";
import { recordEvent } from "~/data/audit";
import { type Queries, transaction } from "~/data/database";
import { copyDraft } from "~/data/drafts";
import { changeMailedToken, findTokenChange, replaceMailedToken } from "~/data/mailed-tokens";
import type { NewsletterConsent } from "~/data/newsletter";
import { mayMail, queueMail, recordUnsent } from "~/data/outgoing-mail";
import type { TokenChange } from "~/data/tables";
import { findUser, findUserByEmail, insertUser, normalEmail, type User, updateUser } from "~/data/users";
import { config } from "~/kernel/config";
import { hashSecret } from "~/kernel/ids";
import { links } from "~/links";
import { wakeMailWorker } from "~/mail/deliver";
import { accountExistsLetter, verifyLetter } from "~/mail/letters";
import { WeakPasswordError, weakPasswordProblem } from "./common-password";
import { letterSite } from "./letter-site";
import { hashPassword } from "./password-hash";

export type SignUp = {
  firstName: string;
  email: string;
  password: string;
  /** Where the visitor came from ('braindumper' …), kept so that verification on another device leads there too. */
  signupSource: string | null;
  /** The newsletter's box was ticked: what was agreed to. It holds once the address is verified. */
  newsletter?: NewsletterConsent;
  /** The visitor's wizard draft: kept for the account, found wherever it is verified. */
  draftId: string | null;
  /** The mailed link that this browser's last sign-up caused: see SignedUp. */
  signUpLink?: string;
};

/** What the browser's session is to remember of a sign-up. */
export type SignedUp = {
  /** The new account; null when the address was taken. */
  createdUserId: string | null;
  /** The hash of the mailed link that stands for this sign-up; null when none does. */
  signUpLink: string | null;
  /** Of the password that was typed, whether the address was taken or not. */
  pendingPasswordHash: string;
};

/**
 * Makes an unverified account and mails the link that brings it to life. A taken address gets the same answer
 * (nothing), and its owner a mail, so that the page tells a stranger nothing.
 * @throws WeakPasswordError when the password is too easy to guess.
 */
export async function signUp(
  { firstName, email, password, signupSource, newsletter, draftId, signUpLink }: SignUp,
  address: string,
): Promise<SignedUp> {
  const problem = await weakPasswordProblem(password, { email, name: firstName, site: siteView().name });
  if (problem) throw new WeakPasswordError(problem);
  const passwordHash = await hashPassword(password);
  const signedUp = await transaction(async (tx) => {
    const user = await insertUser(tx, { email, name: firstName, passwordHash, signupSource });
    if (user) {
      await insertAllowance(tx, user.id);
      if (draftId) await copyDraft(tx, draftId, user.id);
      await recordEvent(tx, { userId: user.id, kind: "signed_up", address });
      return { createdUserId: user.id, signUpLink: await mailVerification(tx, user, { newsletter }) };
    }
    const owner = (await findUserByEmail(email, tx)) as User;
    if (owner.verifiedAt) {
      await mailAccountExists(tx, owner);
      return { createdUserId: null, signUpLink: null };
    }
    const mailed = await mailVerification(tx, { ...owner, name: firstName }, { newsletter });
    // Of a quick repeat no mail goes out. What it says counts where this browser caused the link that lives.
    const isOwnRepeat =
      !mailed && signUpLink && (await changeMailedToken(tx, owner.id, signUpLink, { newsletter }));
    // The sign-up that a link stands for is the one that counts: an earlier one planted no password here.
    if (mailed || isOwnRepeat) await updateUser(tx, owner.id, { name: firstName, passwordHash });
    return { createdUserId: null, signUpLink: mailed };
  });
  wakeMailWorker();
  return { ...signedUp, pendingPasswordHash: passwordHash };
}

/** Mails the verification link again, if this address has an account that waits for it. Says nothing either way. */
export async function resendVerification(email: string): Promise<void> {
  await transaction(async (tx) => {
    const user = await findUserByEmail(email, tx);
    if (!user) await recordUnsent(tx, { recipient: normalEmail(email), kind: "verify" });
    else if (user.verifiedAt) await mailAccountExists(tx, user);
    else await mailVerification(tx, user, await findTokenChange(tx, user.id, "signup"));
  });
  wakeMailWorker();
}

/** Whether the account that this session made is verified meanwhile (on another device). */
export async function isVerified(userId: string): Promise<boolean> {
  return (await findUser(userId))?.verifiedAt != null;
}

/** @returns the hash of the mailed link; null when none was mailed: a quick repeat sends nothing more. */
async function mailVerification(tx: Queries, user: User, change: TokenChange): Promise<string | null> {
  if (!(await mayMail(tx, user.email, "verify"))) return null;
  if (user.disabledAt) {
    await recordUnsent(tx, { recipient: user.email, kind: "verify" });
    return null;
  }
  const secret = await replaceMailedToken(tx, { userId: user.id, purpose: "signup", change });
  const url = `${config().appOrigin}${links.verify()}?token_hash=${secret}&type=signup`;
  const letter = verifyLetter(letterSite(), { name: user.name, url });
  await queueMail(tx, { recipient: user.email, kind: "verify", letter });
  return hashSecret(secret);
}

/** Tells the owner of an address that somebody gave it for an account. */
export async function mailAccountExists(tx: Queries, user: User): Promise<void> {
  if (!(await mayMail(tx, user.email, "account-exists"))) return;
  const site = letterSite();
  const urls = { signInUrl: site.origin + links.signIn(), forgotUrl: site.origin + links.forgotPassword() };
  const letter = accountExistsLetter(site, { name: user.name, ...urls });
  await queueMail(tx, { recipient: user.email, kind: "account-exists", letter });
}
