import { redirect } from "@remix-run/node";
import { cancelEmailChange, requestEmailChange } from "~/accounts/change-email";
import { findWaitingEmail } from "~/accounts/data/mailed-tokens";
import { waitingEmailForm } from "~/accounts/forms";
import { shortClientIp } from "~/base/http/seen";
import { links } from "~/base/links";
import { info, success } from "~/base/text/flash";
import { tryAgain } from "~/base/text/wait-text";
import { memberAction } from "~/identity/form-action";
import { countSending, LIMITS } from "~/identity/limits";

/** There is no page here: the account page says which email waits. */
export const loader = () => redirect(links.account(), 303);

/** Sends the link to the new email again, or drops the change. */
export const action = memberAction(waitingEmailForm, {
  isButton: true,
  limit: LIMITS.password,
  async handle({ request, values, visit, user }) {
    const email = await findWaitingEmail(user.id);
    if (values.change === "cancel") {
      await cancelEmailChange(user);
      return visit.goTo(links.account(), success("Your email stays as it is"));
    }
    if (!email) return redirect(links.account(), 303);
    // Pressed again too early, it answers where it was pressed: an error page would look as if the change were lost.
    const wait = await countSending(request, LIMITS.newEmail, { email: user.email, isMember: true });
    if (wait > 0) return visit.goTo(links.account(), info("Not sent again yet", tryAgain(wait)));
    await requestEmailChange(user, email, shortClientIp(request));
    const text = "Please check your new email for confirmation.";
    return visit.goTo(links.account(), success("Email update initiated", text));
  },
});
