import { redirect } from "@remix-run/node";
import { welcomeForm } from "~/accounts/forms";
import { links } from "~/base/links";
import { ownPath } from "~/base/text/url";
import { formAction } from "~/identity/form-action";
import { communityUrl } from "~/site/site.server";

/** There is no page here: the invitation is shown on the page after verification. */
export const loader = () => redirect(links.home(), 303);

/** 'Join Community' (opens the channel in a new tab) or 'Maybe Later'. Either way the member is not asked again. */
export const action = formAction(welcomeForm, {
  isButton: true,
  async handle({ values, visit }) {
    const to = ownPath(values.to);
    if (!visit.session) return redirect(to, 303);
    const isLater = values.answer === "later";
    if (!isLater && !communityUrl())
      return visit.goTo(to, { kind: "error", seconds: 5, title: "Could not open Community" });
    visit.keep({ justVerified: undefined });
    return redirect(isLater ? to : links.community(), 303);
  },
});
