import type { FormView } from "~/domain/forms/form";
import { links } from "~/links";
import { AuthCard } from "./auth-card";
import { PostForm, SubmitRow, useFormView } from "./form";
import { Notice } from "./notice";

export function SignOnFailed({ form }: { form: FormView }) {
  const { formProps } = useFormView(form, null);
  return (
    <AuthCard>
      <h1>Authentication Error</h1>
      <Notice kind="bad" role="alert">
        <p>Failed to complete the authentication flow. Please try again.</p>
      </Notice>
      <PostForm {...formProps} action={links.tryAgain()}>
        <SubmitRow>Try Again</SubmitRow>
      </PostForm>
    </AuthCard>
  );
}
