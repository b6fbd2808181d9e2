import { redirect } from "@remix-run/node";
import { recordEvent } from "~/data/audit";
import { actOnce } from "~/data/presses";
import { deleteGrant } from "~/data/sso-grants";
import { endGrantForm } from "~/domain/forms/account";
import { memberAction } from "~/http/form-action";
import { shortClientIp } from "~/http/seen";
import { links } from "~/links";

/** There is no page here: the account page lists the clients. */
export function loader() {
  return redirect(links.accountPart("clients"), 303);
}

/** Withdraws a client's access: its tokens stop working at once. */
export const action = memberAction(endGrantForm, {
  isButton: true,
  async handle({ request, values, visit, user }) {
    await actOnce(async (tx) => {
      await deleteGrant(tx, user.id, values.client);
      await recordEvent(tx, { userId: user.id, kind: "grant_ended", ip: shortClientIp(request) });
    });
    return visit.goTo(links.accountPart("clients"), { kind: "success", seconds: 3, title: "Access removed" });
  },
});
