import { links } from "~/base/links";
import { EmailLink } from "~/identity/ui/email-link";

type WaitingPlanProps = {
  /** The beginning of the idea. */
  idea: string;
  here: "sign-in" | "sign-up";
  /** The query that the sign-in pages pass on to each other. */
  query?: string;
  email?: string;
};

/** Above sign-in and sign-up for visitors who pressed Generate Plan: names the idea that waits, and links to both forms. */
export function WaitingPlan({ idea, here, query = "", email }: WaitingPlanProps) {
  return (
    <div className="waiting-plan">
      <p>
        Your plan for “<strong dir="auto">{idea}</strong>” is waiting.
      </p>
      <nav aria-label="Sign in or sign up">
        <EmailLink href={links.signUpWith(query)} email={email} isCurrent={here === "sign-up"}>
          Sign up
        </EmailLink>
        <EmailLink href={links.signInWith(query)} email={email} isCurrent={here === "sign-in"}>
          Sign in
        </EmailLink>
      </nav>
    </div>
  );
}
