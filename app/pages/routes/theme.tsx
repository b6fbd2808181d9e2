import { redirect } from "@remix-run/node";
import { links } from "~/base/links";
import { ownPath } from "~/base/text/url";
import { formAction } from "~/identity/form-action";
import { themeForm } from "~/site/theme";
import { themeCookie } from "~/site/theme-cookie";

/** There is no page here: the switch is in every footer. */
export const loader = () => redirect(links.home(), 303);

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
