import { redirect } from "@remix-run/node";
import { emptyForm } from "~/base/forms/form";
import { links } from "~/base/links";
import { formAction } from "~/identity/form-action";

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
