import { redirect } from "@remix-run/node";
import { shortClientIp } from "~/base/http/seen";
import { links } from "~/base/links";
import { recordEvent } from "~/identity/data/audit";
import { actOnce } from "~/identity/data/presses";
import { memberAction } from "~/identity/form-action";
import { deleteGrant } from "~/sign-on/data/grants";
import { endGrantForm } from "~/sign-on/forms";

/** There is no page here: the account page lists the clients. */
export const loader = () => redirect(links.accountPart("clients"), 303);

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
