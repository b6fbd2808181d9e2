import { redirect } from "@remix-run/node";
import { communityUrl } from "~/content/site.server";
import { welcomeForm } from "~/domain/forms/account";
import { ownPath } from "~/domain/own-path";
import { formAction } from "~/http/form-action";
import { links } from "~/links";

/** There is nothing to see here: the invitation stands on the page that verification led to. */
export function loader() {
  return redirect(links.home(), 303);
}

/** 'Join Community' (into a new tab, by the page that leads to the channel) or 'Maybe Later'. It is not asked again. */
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
