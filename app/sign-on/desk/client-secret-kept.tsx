import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { deskLinks } from "~/base/desk-links";
import { emptyForm } from "~/base/forms/form";
import { success } from "~/base/text/flash";
import { operatorAction, requireOperator } from "~/desk/operator";
import { stopShowing } from "~/identity/data/shown-once";
import { SECRET } from "./client-parts";

/** There is no page here: the button is on the client's page. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOperator(request);
  return redirect(deskLinks.client(params.id ?? ""), 303);
}

/** Stops showing a client's new secret, once the operator has copied it. */
export const action = operatorAction(emptyForm, {
  isButton: true,
  async handle({ params, visit }) {
    const id = params.id ?? "";
    await stopShowing(visit, SECRET, id);
    return visit.goTo(deskLinks.client(id), success("The secret is no longer shown"));
  },
});
