import type { ReactNode } from "react";
import type { FormView } from "~/domain/forms/form";
import type { PasskeyUse } from "~/enhance/passkey";
import { links } from "~/links";
import { PostForm, SubmitRow } from "./post-form";

type PasskeyFormProps = {
  form: FormView;
  action?: string;
  label: string;
  purpose?: PasskeyUse["purpose"];
  /** Offer passkeys in the fields of the page too, from the first time that somebody turns to one. */
  inFields?: boolean;
  /** Hidden fields to send with it. */
  children?: ReactNode;
};

/**
 * A button for a passkey. The script that talks to the device is loaded when it is pressed. Without scripts the form is
 * posted as it is, and the server says what is needed.
 */
export function PasskeyForm(props: PasskeyFormProps) {
  const { form, action, label, purpose = "use", inFields = false, children } = props;
  return (
    <div
      data-passkey={purpose}
      data-question={links.passkeyQuestion()}
      data-in-fields={inFields || undefined}
    >
      <PostForm id={`${form.id}-by-passkey`} action={action}>
        <input type="hidden" name="response" />
        {children}
        <SubmitRow variant="secondary">{label}</SubmitRow>
        <p className="fine" role="status" data-passkey-status />
      </PostForm>
    </div>
  );
}
