import { redirect } from "@remix-run/node";
import { shortClientIp } from "~/base/http/seen";
import { links } from "~/base/links";
import { success } from "~/base/text/flash";
import { actOnce } from "~/identity/data/presses";
import { memberAction } from "~/identity/form-action";
import { LIMITS } from "~/identity/limits";
import { newsletterForm } from "~/newsletter/forms";
import { newsletterConsent, subscribe, unsubscribe } from "~/newsletter/subscribe";

/** There is no page here: the account page has the choice. */
export const loader = () => redirect(links.accountPart("newsletter"), 303);

export const action = memberAction(newsletterForm, {
  isButton: true,
  limit: LIMITS.newsletter,
  async handle({ request, values, visit, user }) {
    const ip = shortClientIp(request);
    await actOnce((tx) =>
      values.wanted === "no"
        ? unsubscribe(tx, { userId: user.id }, { ip })
        : subscribe(tx, user.id, newsletterConsent("account"), ip),
    );
    const title = values.wanted === "no" ? "You are unsubscribed" : "You get the newsletter";
    return visit.goTo(links.accountPart("newsletter"), success(title));
  },
});
