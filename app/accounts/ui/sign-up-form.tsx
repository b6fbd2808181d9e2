import type { SubmissionResult } from "@conform-to/react";
import type { ComponentProps, ReactNode } from "react";
import { EmailLink } from "~/accounts/ui/email-link";
import type { FormView } from "~/base/forms/form";
import { links } from "~/base/links";
import {
  Checkbox,
  ErrorSummary,
  type FormError,
  HiddenField,
  PasswordField,
  PostForm,
  RobotField,
  SubmitButton,
  TextField,
  useFormView,
} from "~/base/ui/form";
import { useRoot } from "~/site/ui/frame";

type SignUpFormProps = {
  form: FormView<"firstName" | "email" | "password" | "acceptTerms" | "newsletter" | "place" | "trap">;
  result?: SubmissionResult | null;
  /** The query that the sign-in pages pass on to each other. */
  query?: string;
  signInHref: string;
  /** Shown between error summary and form. */
  heading?: ReactNode;
};

/** The sign-up form on home, /auth and all posts. All are sent to one URL. */
export function SignUpForm(props: SignUpFormProps) {
  const { form, result, query, signInHref, heading } = props;
  const joinLabel = useRoot()?.site.joinLabel;
  const { formProps, fields, errors } = useFormView(form, result);
  const [first = ""] = Object.keys(result?.error ?? {});
  const isFirst = ({ id }: FormError) => !id || id === `${form.id}-${first}`;
  return (
    <>
      <ErrorSummary errors={errors.filter(isFirst)} />
      {heading}
      <PostForm {...formProps} action={links.signUpAction(query)}>
        <HiddenField field={fields.place} />
        <RobotField field={fields.trap} />
        <TextField field={fields.firstName} />
        <TextField field={fields.email} />
        <PasswordField field={{ ...fields.password, hint: result ? TYPE_AGAIN : undefined }} showRules />
        <TermsBox field={fields.acceptTerms} />
        <Checkbox field={fields.newsletter} />
        <div className="actions">
          <SubmitButton pending="Creating Account...">
            {fields.place.defaultValue === "home" ? joinLabel : "Create Account"}
          </SubmitButton>
          <p>
            Already have an account?{" "}
            <EmailLink href={signInHref} email={fields.email.defaultValue}>
              Sign In
            </EmailLink>
          </p>
        </div>
      </PostForm>
    </>
  );
}

/** Under the first password of a form that came back. */
export const TYPE_AGAIN = "Type it again: a password is never sent back to a page.";

/** The checkbox to accept the terms, wherever an account is made. */
export function TermsBox({ field }: Pick<ComponentProps<typeof Checkbox>, "field">) {
  return (
    <Checkbox field={field} gates>
      I accept the <a href={links.terms()}>terms</a> and the <a href={links.privacy()}>privacy policy</a>
    </Checkbox>
  );
}
