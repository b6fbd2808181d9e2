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
  RobotField,
  SubmitButton,
  TextField,
  useFormView,
} from "./form";

type SignUpFormProps = {
  form: FormView<"firstName" | "email" | "password" | "acceptTerms" | "newsletter" | "place" | "fax">;
  result?: SubmissionResult | null;
  /** Query that the sign-in pages pass on to each other. */
  query?: string;
  signInHref: string;
  /** Stands between error summary and form. */
  heading?: ReactNode;
};

/** The sign-up form of home, /auth and every post; all post to one url. */
export function SignUpForm(props: SignUpFormProps) {
  const { form, result, query, signInHref, heading } = props;
  const { formProps, fields, errors } = useFormView(form, result);
  return (
    <>
      <ErrorSummary errors={errors} />
      {heading}
      <PostForm {...formProps} action={links.signUpAction(query)}>
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
          <SubmitButton pending="Creating Account...">
            {fields.place.defaultValue === "home" ? "Join Community" : "Create Account"}
          </SubmitButton>
          <p>
            Already have an account? <a href={signInHref}>Sign In</a>
          </p>
        </div>
      </PostForm>
    </>
  );
}
