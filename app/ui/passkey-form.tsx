import type { ReactNode } from "react";
import type { FormView } from "~/domain/forms/form";
import type { PasskeyUse } from "~/enhance/passkey";
import { links } from "~/links";
import { PostForm, SubmitButton } from "./submit";
import { useEnhancement } from "./use-enhancement";

type PasskeyFormProps = {
  form: FormView;
  action?: string;
  label: string;
  purpose?: PasskeyUse["purpose"];
  /** Offer passkeys in the fields of the page too, from the first time that somebody turns to one. */
  inFields?: boolean;
  /** What is filled in besides. */
  children?: ReactNode;
};

/**
 * A button for a passkey. The script that talks to the device is loaded when it is pressed. Without scripts the form is
 * posted as it is, and the server says what is needed.
 */
export function PasskeyForm(props: PasskeyFormProps) {
  const { form, action, label, purpose = "use", inFields = false, children } = props;
  const box = useEnhancement<HTMLDivElement>((element, signal) => {
    const posted = element.querySelector("form");
    if (!posted || !window.PublicKeyCredential) return;
    const answer = async (more: Partial<PasskeyUse>) => {
      const { answerByPasskey } = await import("~/enhance/passkey");
      await answerByPasskey(posted, { purpose, questionUrl: links.passkeyQuestion(), ...more });
    };
    element.addEventListener(
      "submit",
      (event) => {
        if (new FormData(posted).get("response") !== "") return;
        event.preventDefault();
        event.stopPropagation();
        answer({});
      },
      { signal },
    );
    if (inFields) document.addEventListener("focusin", () => answer({ inFields }), { signal, once: true });
  });
  return (
    <div ref={box}>
      <PostForm id={`${form.id}-by-passkey`} action={action} document>
        <input type="hidden" name="response" />
        {children}
        <div className="actions">
          <SubmitButton variant="secondary">{label}</SubmitButton>
        </div>
        <p className="fine" role="status" data-passkey-status />
      </PostForm>
    </div>
  );
}
