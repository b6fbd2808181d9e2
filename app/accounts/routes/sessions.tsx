import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { endSessionForm } from "~/accounts/forms";
import { shortClientIp } from "~/base/http/seen";
import { links } from "~/base/links";
import { success } from "~/base/text/flash";
import { recordEvent } from "~/identity/data/audit";
import { actOnce } from "~/identity/data/presses";
import { deleteOtherSessions, deleteUserSession } from "~/identity/data/sessions";
import { memberAction } from "~/identity/form-action";
import { answer } from "~/identity/visit";

/** There is no page here: the account page lists the devices. */
export function loader({ request }: LoaderFunctionArgs) {
  return answer(request, async (visit) =>
    visit.redirectWithMessage(links.accountSessions(), links.accountPart("devices")),
  );
}

/** Signs out one device, all others, or all. */
export const action = memberAction(endSessionForm, {
  isButton: true,
  needsProof: true,
  async handle({ request, values, visit, user }) {
    const isThis = values.which === "all" || (values.which === "one" && values.session === visit.session?.id);
    await actOnce(async (tx) => {
      if (values.which === "one") await deleteUserSession(tx, user.id, values.session);
      else await deleteOtherSessions(tx, user.id, values.which === "others" ? visit.session?.id : undefined);
      await recordEvent(tx, { userId: user.id, kind: "session_ended", ip: shortClientIp(request) });
    });
    if (isThis) {
      await visit.signOut();
      return redirect(links.home(), 303);
    }
    // A copy of this browser's own cookie is signed out too.
    if (values.which === "others") await visit.renewSecret();
    return visit.goTo(links.accountPart("devices"), success("Signed out elsewhere", undefined, 3));
  },
});
