import type { SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import type { FormView } from "~/base/forms/form";
import { links } from "~/base/links";
import { ButtonLink } from "~/base/ui/button";
import { ErrorSummary, HiddenField, PostForm, SubmitRow, useFormView } from "~/base/ui/form";
import { AuthCard, SignedInAs } from "~/identity/ui/auth-card";

type Props = {
  title: string;
  /** Why the link does not work, or null. */
  problem: string | null;
  form: FormView<"token_hash">;
  result?: SubmissionResult | null;
  signedInAs: string | null;
  button: string;
  pending: string;
  /** What the button does, and to whose account. */
  children: ReactNode;
};

/** The page behind a mailed link that works once. Opening it changes nothing, because mail scanners open it too. */
export function MailedButton(props: Props) {
  const { title, problem, form, result, signedInAs, button, pending, children } = props;
  const { formProps, fields, errors } = useFormView(form, result);
  const isUnusable = problem !== null && errors.length === 0;
  return (
    <AuthCard>
      <ErrorSummary errors={isUnusable ? [{ text: problem }] : errors} />
      <h1>{title}</h1>
      {problem !== null ? (
        <div className="actions">
          <ButtonLink href={links.signIn()}>Sign In</ButtonLink>
        </div>
      ) : (
        <>
          {children}
          <SignedInAs email={signedInAs}>That account stays signed in.</SignedInAs>
          <PostForm {...formProps}>
            <HiddenField field={fields.token_hash} />
            <SubmitRow pending={pending}>{button}</SubmitRow>
          </PostForm>
        </>
      )}
    </AuthCard>
  );
}
