import { success } from "~/domain/flash";
import { confirmEmailChange } from "~/flows/change-email";
import { FormRejection } from "~/http/form-rejection";
import { linkProblem } from "~/http/mailed-link";
import { shortClientIp } from "~/http/seen";
import type { OpenVisit } from "~/http/visit";
import { links } from "~/links";

/** Handles the button behind the link to a new email. It signs nobody in or out. */
export async function confirmEmail(request: Request, token: string, visit: OpenVisit): Promise<Response> {
  const user = await confirmEmailChange(token, shortClientIp(request));
  if (!user) throw new FormRejection({ form: await linkProblem(visit) });
  const isOther = visit.user !== null && visit.user.id !== user.id;
  const to = isOther ? links.signInAs(user.email) : visit.user ? links.account() : links.signIn();
  return visit.goTo(to, success("Success", "Your email has been updated."));
}
