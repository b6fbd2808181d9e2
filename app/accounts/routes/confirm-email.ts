import { confirmEmailChange } from "~/accounts/change-email";
import { shortClientIp } from "~/base/http/seen";
import { links } from "~/base/links";
import { success } from "~/base/text/flash";
import { FormRejection } from "~/identity/form-rejection";
import { NEW_EMAIL_PROBLEM } from "~/identity/mailed-link";
import type { OpenVisit } from "~/identity/visit";

/** Handles the button behind the link to a new email. It signs nobody in or out. */
export async function confirmEmail(request: Request, token: string, visit: OpenVisit): Promise<Response> {
  const user = await confirmEmailChange(token, shortClientIp(request));
  if (!user) throw new FormRejection({ form: NEW_EMAIL_PROBLEM });
  const isOther = visit.user !== null && visit.user.id !== user.id;
  const to = isOther ? links.signInAs(user.email) : visit.user ? links.account() : links.signIn();
  return visit.goTo(to, success("Success", "Your email has been updated."));
}
