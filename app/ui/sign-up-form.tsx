import type { SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import type { FormView } from "~/domain/forms/form";
import { links } from "~/links";
import {
  Checkbox,
  ErrorSummary,
  HiddenField,
  PasswordField,
  PostForm,
  SubmitButton,
  TextField,
  useFormView,
} from "./form";
import { RobotField } from "./robot-field";

type SignUpFormProps = {
  form: FormView<"firstName" | "email" | "password" | "acceptTerms" | "newsletter" | "place" | "fax">;
  result?: SubmissionResult | null;
  submitLabel?: string;
  /** What the sign-in pages hand on to each other in their address. */
  query?: string;
  /** Where the 'Sign In' link leads, on pages that have one. */
  signInHref?: string;
  /** Stands between the error summary and the form. */
  heading?: ReactNode;
};

/** The sign-up form, the same on home, /auth and below every post; all of them post to one address. */
export function SignUpForm({
  form,
  result,
  submitLabel = "Create Account",
  query,
  signInHref,
  heading,
}: SignUpFormProps) {
  const { formProps, fields, errors } = useFormView(form, result);
  return (
    <>
      <ErrorSummary errors={errors} />
      {heading}
      <PostForm {...formProps} action={links.signUpAction(query)} document>
        <HiddenField field={fields.place} />
        <RobotField field={fields.fax} />
        <TextField field={fields.firstName} />
        <TextField field={fields.email} />
        <PasswordField field={fields.password} showRules />
        <Checkbox field={fields.acceptTerms} gates>
          I accept the <a href={links.terms()}>terms</a> and the <a href={links.privacy()}>privacy policy</a>
        </Checkbox>
        <Checkbox field={fields.newsletter} />
        <div className="actions">
          <SubmitButton pending="Creating Account...">{submitLabel}</SubmitButton>
          {signInHref && (
            <p>
              Already have an account? <a href={signInHref}>Sign In</a>
            </p>
          )}
        </div>
      </PostForm>
    </>
  );
}
