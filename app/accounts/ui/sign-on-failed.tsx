import { links } from "~/base/links";
import { Notice } from "~/base/ui/notice";
import { AuthCard } from "~/identity/ui/auth-card";
import { PostForm, SubmitRow } from "~/site/ui/form";

export function SignOnFailed() {
  return (
    <AuthCard>
      <h1>Authentication Error</h1>
      <Notice kind="bad" role="alert">
        <p>Failed to complete the authentication flow. Please try again.</p>
      </Notice>
      <PostForm action={links.tryAgain()}>
        <SubmitRow>Try Again</SubmitRow>
      </PostForm>
    </AuthCard>
  );
}
