import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { denyAlert } from "~/accounts/alert-member";
import { mailedButton, mailedButtonForm, UNUSABLE_LINK } from "~/accounts/mailed-link";
import { goToNewPassword } from "~/accounts/reset-cookie";
import { MailedButton } from "~/accounts/ui/mailed-button";
import { shortClientIp } from "~/base/http/seen";
import { MailAddress } from "~/base/ui/mail-address";
import { formAction } from "~/identity/form-action";
import { FormRejection } from "~/identity/form-rejection";
import { LIMITS } from "~/identity/limits";

export const handle = { title: "This Was Not Me", width: "narrow" };

export function loader({ request }: LoaderFunctionArgs) {
  return mailedButton(request, "alert");
}

export const action = formAction(mailedButtonForm, {
  limit: LIMITS.verify,
  async handle({ request, values, visit }) {
    const denied = await denyAlert(values.token_hash, shortClientIp(request));
    if (!denied) throw new FormRejection({ form: UNUSABLE_LINK });
    return goToNewPassword(visit, denied, {
      title: "All devices are signed out",
      text: "Please choose a new password now.",
    });
  },
});

export default function NotMe() {
  const page = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <MailedButton
      {...page}
      result={result}
      title="This Was Not Me"
      button="Sign out all devices"
      pending="Signing out..."
    >
      <p className="lede">
        Did somebody else use your account <MailAddress email={page.email} isStrong />? The button signs out
        all devices, including this one.
      </p>
      <p>
        Your recovery codes stop working, and so does every second factor added after this mail, unless it was
        still in use a day later. Then you choose a new password.
      </p>
    </MailedButton>
  );
}
