import { redirect } from "@remix-run/node";
import { emptyForm } from "~/base/forms/form";
import { links } from "~/base/links";
import { success } from "~/base/text/flash";
import { formAction } from "~/identity/form-action";

/** Signing out is a POST; a GET leads home. */
export const loader = () => redirect(links.home(), 303);

/** Signs out on this device only. */
export const action = formAction(emptyForm, {
  isButton: true,
  limit: null,
  async handle({ visit }) {
    const wasMember = visit.user !== null;
    await visit.signOut();
    return wasMember ? visit.goTo(links.home(), success("You are signed out")) : redirect(links.home(), 303);
  },
});
