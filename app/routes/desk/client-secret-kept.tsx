import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { deskLinks } from "~/desk-links";
import { success } from "~/domain/flash";
import { emptyForm } from "~/domain/forms/form";
import { operatorAction, requireOperator } from "~/http/operator";
import { forgetSecret } from "./client-parts";

/** Its button stands on the client's page. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOperator(request);
  return redirect(deskLinks.client(params.id ?? ""), 303);
}

/** Forgets a client's new secret: the operator says that it is kept. */
export const action = operatorAction(emptyForm, {
  isButton: true,
  async handle({ params, visit }) {
    const id = params.id ?? "";
    forgetSecret(visit, id);
    return visit.goTo(deskLinks.client(id), success("The secret is no longer shown"));
  },
});
