import { redirect } from "@remix-run/node";
import { actOnce } from "~/data/presses";
import { success } from "~/domain/flash";
import { newsletterForm } from "~/domain/forms/account";
import { newsletterConsent, subscribe, unsubscribe } from "~/flows/newsletter";
import { memberAction } from "~/http/form-action";
import { LIMITS } from "~/http/limits";
import { shortClientIp } from "~/http/seen";
import { links } from "~/links";

/** There is no page here: the account page has the choice. */
export function loader() {
  return redirect(links.accountPart("newsletter"), 303);
}

export const action = memberAction(newsletterForm, {
  isButton: true,
  limit: LIMITS.newsletter,
  async handle({ request, values, visit, user }) {
    const ip = shortClientIp(request);
    if (values.wanted === "no") await unsubscribe({ userId: user.id }, ip);
    else await actOnce((tx) => subscribe(tx, user.id, newsletterConsent("account"), ip));
    const title = values.wanted === "no" ? "You are unsubscribed" : "You get the newsletter";
    return visit.goTo(links.accountPart("newsletter"), success(title));
  },
});
