import { links } from "~/links";
import { AuthCard } from "./auth-card";
import { PostForm, SubmitRow } from "./form";
import { Notice } from "./notice";

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
