import { redirect } from "@remix-run/node";
import { themeForm } from "~/domain/forms/site";
import { ownPath } from "~/domain/own-path";
import { formAction } from "~/http/form-action";
import { themeCookie } from "~/http/page";
import { links } from "~/links";

/** There is no page here: the switch is in every footer. */
export function loader() {
  return redirect(links.home(), 303);
}

export const action = formAction(themeForm, {
  isButton: true,
  limit: null,
  async handle({ values }) {
    return redirect(ownPath(values.to), {
      status: 303,
      headers: { "Set-Cookie": themeCookie(values.theme) },
    });
  },
});
