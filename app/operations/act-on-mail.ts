import { accountInLog } from "~/base/kernel/account-in-log";
import { recordEvent } from "~/identity/data/audit";
import { ActRefused, byOperator, noteOnDesk } from "~/identity/data/operator-acts";
import { actOnce } from "~/identity/data/presses";
import { findUserByEmail, type User } from "~/identity/data/users";
import { changeWaitingMail } from "~/mail/data/outgoing";
import { allowEmail } from "~/mail/data/stopped-emails";
import { mailName } from "~/mail/kinds";
import { endMailHold } from "./release-held";

/** A mail that waits, an email that mail is stopped to, or all mail that is held (`mail` is empty then). */
type MailAct = { mail: string; change: "retry" | "drop" | "allow" | "release" | "drop-held" };

/** What the desk does with mail. @returns the email that it was about, if any @throws ActRefused */
export async function actOnMail(operator: User, { mail, change }: MailAct): Promise<string | undefined> {
  if (change === "retry" || change === "drop") return changeMail(operator, mail, change);
  if (change === "allow") {
    await allowMailTo(operator, mail);
    return mail;
  }
  await endMailHold(byOperator(operator), change === "release" ? change : "drop");
  return undefined;
}

/** Tries a waiting mail again now, or drops it. @returns to whom it is @throws ActRefused when it does not wait */
async function changeMail(operator: User, id: string, change: "retry" | "drop"): Promise<string> {
  return actOnce(async (tx) => {
    const changed = await changeWaitingMail(tx, id, change);
    if (!changed)
      throw new ActRefused("This mail is no longer waiting: it has been sent, refused or dropped.");
    const kind = change === "retry" ? "mail_retried" : "mail_dropped";
    await noteOnDesk(tx, byOperator(operator), kind, mailName(changed.kind));
    return changed.recipient;
  });
}

/**
 * Allows mail to an email again after a bounce or complaint, and records it in the audit trail. The trail names the email only
 * through its account; without an account it has the pseudonym from the log.
 * @throws ActRefused when mail to it is allowed already
 */
async function allowMailTo(operator: User, email: string): Promise<void> {
  await actOnce(async (tx) => {
    if (!(await allowEmail(tx, email))) throw new ActRefused("Mail to it is allowed already.");
    const account = await findUserByEmail(email, tx);
    const what = account ? { userId: account.id } : { userId: null, detail: accountInLog(email) };
    await recordEvent(tx, { ...what, kind: "email_allowed", ...byOperator(operator) });
  });
}
