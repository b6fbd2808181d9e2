import { LRUCache } from "lru-cache";
import { findTokenChange } from "~/accounts/data/mailed-tokens";
import { accountExistsLetter, emailKeptLetter, verifyLetter } from "~/accounts/letters";
import { type Queries, transaction } from "~/base/data/database";
import { inEvenTime } from "~/base/kernel/after-answer";
import { MINUTE_MS } from "~/base/kernel/clock";
import { hashSecret, newSecret } from "~/base/kernel/ids";
import { longDate } from "~/base/text/time-zone";
import { copyDraft, findNewestDraft } from "~/braindumper/data/drafts";
import { isReady } from "~/braindumper/wizard";
import { recordEvent } from "~/identity/data/audit";
import { emailKeptUntil } from "~/identity/data/left-behind";
import { type Actor, ActRefused } from "~/identity/data/operator-acts";
import type { SignUpChoice } from "~/identity/data/sessions";
import { findUserByEmail, insertUser, normalEmail, type User, updateUser } from "~/identity/data/users";
import type { TokenChange } from "~/identity/tables";
import { queueMail } from "~/mail/data/outgoing";
import { letterSite, letterUrls } from "~/mail/letter-site";
import type { NewsletterConsent } from "~/newsletter/data/subscriptions";
import { openingWordsForMail } from "~/site/idea/description";
import { actOnAccount, requireMailTo, SENT_BEFORE } from "./account-acts";
import { hashNewPassword } from "./common-password";
import { makeMailedLink } from "./mailed-link";

export type SignUp = {
  firstName: string;
  email: string;
  password: string;
  /** Where the visitor came from ('braindumper' …), kept for verification on another device. */
  signupSource: string | null;
  /** The newsletter consent, if its box was ticked. Takes effect when the email is verified. */
  newsletter?: NewsletterConsent;
  /** The invitation that the account needs, used up when its email is confirmed. */
  invitationId: string | null;
  /** The visitor's draft, which is copied to the account. */
  draftId: string | null;
};

/**
 * The accounts that were just made, by who made them: a button that is pressed twice without a session begins two sessions, and
 * the browser may keep either. Nobody else has the same email, password and address.
 */
const justMade = new LRUCache<string, string>({ max: 1000, ttl: MINUTE_MS });
const OWN_SECRET = newSecret();

/** What the browser's session remembers of a sign-up. */
type SignedUp = {
  /** The account that was made here; null when the email was taken. */
  createdUserId: string | null;
  choice: SignUpChoice;
};

/**
 * Creates an unverified account and mails the link that activates it. A taken email gets the same answer, and its owner a
 * mail. The choices count only when the email is verified in this browser (`verifyEmail`), so signing up with somebody else's
 * email has no effect. @throws WeakPasswordError
 */
export async function signUp(
  { firstName: name, email, password, signupSource, newsletter, invitationId, draftId }: SignUp,
  ip: string,
): Promise<SignedUp> {
  const passwordHash = await hashNewPassword(password, { email, name });
  const maker = hashSecret(JSON.stringify([OWN_SECRET, normalEmail(email), password, ip]));
  const write = async (tx: Queries) => {
    if (!(await findUserByEmail(email, tx)) && (await refuseKeptEmail(tx, email, null))) return null;
    const user = await insertUser(tx, { email, name, passwordHash, signupSource, invitationId });
    if (user) {
      if (draftId) await copyDraft(tx, draftId, user.id);
      await recordEvent(tx, { userId: user.id, kind: "signed_up", ip });
      await mailVerification(tx, user, { newsletter });
      justMade.set(maker, user.id);
      return user.id;
    }
    const owner = (await findUserByEmail(email, tx)) as User;
    if (owner.verifiedAt) await mailAccountExists(tx, owner);
    // An unverified account takes over the latest sign-up, but only if its mail went out: repeats within a minute send none.
    else if (await mailVerification(tx, { ...owner, name }, { newsletter }))
      await updateUser(tx, owner.id, { name, passwordHash, ...invitationFor(owner, invitationId) });
    return owner.verifiedAt || justMade.get(maker) !== owner.id ? null : owner.id;
  };
  const createdUserId = await inEvenTime(() => transaction(write));
  return { createdUserId, choice: { email: normalEmail(email), name, passwordHash, newsletter } };
}

/** Imported accounts need no invitation, so signing up with an imported email does not add one. */
const invitationFor = ({ signupSource }: User, invitationId: string | null) =>
  signupSource?.startsWith("import ") ? {} : { invitationId };

/**
 * Mails the verification link again because an operator asked for it.
 * @throws ActRefused when mail to the member is stopped, or one was mailed a moment ago
 */
export async function resendByOperator(user: User, by: Actor): Promise<void> {
  await actOnAccount(user, "verification_resent", by, async (tx) => {
    await requireMailTo(tx, user);
    if (!(await mailVerification(tx, user, await findTokenChange(tx, user.id, "signup"))))
      throw new ActRefused(SENT_BEFORE);
  });
}

/** Mails the verification link again if this email has an unverified account. The answer never depends on that. */
export async function resendVerification(email: string): Promise<void> {
  await transaction(async (tx) => {
    const user = await findUserByEmail(email, tx);
    if (!user) await queueMail(tx, { recipient: normalEmail(email), kind: "verify" }, () => null);
    else if (user.verifiedAt) await mailAccountExists(tx, user);
    else await mailVerification(tx, user, await findTokenChange(tx, user.id, "signup"));
  });
}

/** @returns whether a mail was queued; the limit on mails to one address may stop it */
function mailVerification(tx: Queries, user: User, change: TokenChange): Promise<boolean> {
  return queueMail(tx, { recipient: user.email, kind: "verify" }, async () => {
    if (user.disabledAt) return null;
    const url = await makeMailedLink(tx, { userId: user.id, purpose: "signup", change });
    const draft = await findNewestDraft(user.id, tx);
    const idea = draft?.description ? openingWordsForMail(draft.description) : null;
    const makesPlan = user.signupSource === "braindumper" && isReady(draft);
    return verifyLetter(letterSite(), { name: user.name, url, idea, makesPlan });
  });
}

/**
 * Tells whoever reads an email's mail that it cannot be registered yet, if another member has left it. The page does not
 * say so, or anybody could find out who was a member.
 * @returns whether it cannot be registered
 */
export async function refuseKeptEmail(tx: Queries, email: string, forUser: string | null): Promise<boolean> {
  const recipient = normalEmail(email);
  const until = await emailKeptUntil(recipient, forUser, tx);
  if (until)
    await queueMail(tx, { recipient, kind: "email-kept" }, () =>
      emailKeptLetter(letterSite(), { until: longDate(until) }),
    );
  return until !== null;
}

/** Tells the owner of an email that somebody tried to sign up with it. */
export async function mailAccountExists(tx: Queries, user: User): Promise<void> {
  await queueMail(tx, { recipient: user.email, kind: "account-exists" }, () =>
    accountExistsLetter(letterSite(), { name: user.name, ...letterUrls(user.email) }),
  );
}
