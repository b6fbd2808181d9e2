import { redirect } from "@remix-run/node";
import { emptyForm } from "~/domain/forms/form";
import { formAction } from "~/http/form-action";
import { links } from "~/links";

/** Signing out is a POST; a GET leads home. */
export function loader() {
  return redirect(links.home(), 303);
}

/** Signs out on this device only. */
export const action = formAction(emptyForm, {
  isButton: true,
  limit: null,
  async handle({ visit }) {
    await visit.signOut();
    return redirect(links.home(), 303);
  },
});
