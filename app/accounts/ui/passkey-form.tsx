import type { ReactNode } from "react";
import type { PasskeyUse } from "~/accounts/enhance/passkey";
import type { FormView } from "~/base/forms/form";
import { links } from "~/base/links";
import { PostForm, SubmitRow } from "~/base/ui/form";

type PasskeyFormProps = {
  form: FormView;
  action?: string;
  label: string;
  purpose?: PasskeyUse["purpose"];
  /** Also offer passkeys in the autofill of the page's fields, once one of them gets the focus. */
  inFields?: boolean;
  /** Hidden fields to send along. */
  children?: ReactNode;
};

/**
 * A button for a passkey. Its script is loaded when it is pressed. Without scripts the form is sent without a passkey, and the
 * server says what is needed.
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
