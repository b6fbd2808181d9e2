import { redirect } from "@remix-run/node";
import { emptyForm } from "~/base/forms/form";
import { links } from "~/base/links";
import { formAction } from "~/identity/form-action";

/** There is no page here: the button is on the sign-in page. */
export const loader = () => redirect(links.signIn(), 303);

/** 'Try Again': drops the sign-on and shows the sign-in page again. */
export const action = formAction(emptyForm, {
  isButton: true,
  async handle({ visit }) {
    visit.keep({ next: undefined, signupSource: undefined });
    return redirect(links.signIn(), 303);
  },
});
