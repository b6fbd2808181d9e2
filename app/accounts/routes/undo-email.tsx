import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { mailedButton, mailedButtonForm, UNUSABLE_LINK } from "~/accounts/mailed-link";
import { goToNewPassword } from "~/accounts/reset-cookie";
import { MailedButton } from "~/accounts/ui/mailed-button";
import { EmailTakenError, undoEmailChange } from "~/accounts/undo-email-change";
import { shortClientIp } from "~/base/http/seen";
import { MailAddress } from "~/base/ui/mail-address";
import { formAction } from "~/identity/form-action";
import { FormRejection } from "~/identity/form-rejection";
import { LIMITS } from "~/identity/limits";

export const handle = { title: "Undo Email Change", width: "narrow" };

const TAKEN =
  "Another account uses this address now. Please write to the people who run the site: they can help.";

export function loader({ request }: LoaderFunctionArgs) {
  return mailedButton(request, "email_undo");
}

export const action = formAction(mailedButtonForm, {
  limit: LIMITS.verify,
  async handle({ request, values, visit }) {
    const undone = await undoEmailChange(values.token_hash, shortClientIp(request)).catch(tellTaken);
    if (!undone) throw new FormRejection({ form: UNUSABLE_LINK });
    return goToNewPassword(visit, undone, {
      title: "Your email is changed back",
      text: "All devices are signed out. Please choose a new password now.",
    });
  },
});

function tellTaken(error: unknown): never {
  if (error instanceof EmailTakenError) throw new FormRejection({ form: TAKEN });
  throw error;
}

export default function UndoEmail() {
  const page = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <MailedButton
      {...page}
      result={result}
      title="Undo Email Change"
      button="Undo the change"
      pending="Undoing..."
    >
      <p className="lede">
        Press the button, and your account will use <MailAddress email={page.email} isStrong /> again.
      </p>
      <p>
        All devices are signed out. Your recovery codes stop working, and so does every second factor added
        since a week before the change, unless it was still in use a day later. Then you choose a new
        password.
      </p>
    </MailedButton>
  );
}
