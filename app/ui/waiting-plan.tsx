import { links } from "~/links";
import { EmailLink } from "./email-link";

type WaitingPlanProps = {
  /** Its first words. */
  idea: string;
  here: "sign-in" | "sign-up";
  /** Query that the sign-in pages pass on to each other. */
  query?: string;
  email?: string;
};

/** Above both forms for whoever has pressed Generate Plan: what waits, and the two ways there. */
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
