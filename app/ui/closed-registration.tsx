import { links } from "~/links";
import { ButtonLink } from "./button";

type Props = {
  why: "invitation" | "closed";
  /** The invitation whose link was opened has ended. */
  hasEnded?: boolean;
  /** People may put their email on the waitlist. */
  hasWaitlist: boolean;
  signInHref: string;
};

const TEXTS = {
  invitation: "New accounts are made by invitation. If you have one, open its link in this browser.",
  closed: "No new accounts are made here at the moment.",
};

/** What the sign-up pages are called then. */
export const CLOSED_SUBTITLES = { invitation: "New accounts by invitation", closed: "No new accounts" };

/** Stands in the sign-up form's place where a visitor may not make an account. */
export function ClosedRegistration({ why, hasEnded = false, hasWaitlist, signInHref }: Props) {
  return (
    <div className="stack">
      {hasEnded && why === "invitation" ? (
        <p>This invitation was used up, has ended or was taken back. Ask whoever sent it for a new one.</p>
      ) : (
        <p>{TEXTS[why]}</p>
      )}
      {hasWaitlist && (
        <p>
          <a href={links.waitlist()}>Join the waitlist</a>, and we write to you when there is news.
        </p>
      )}
      <p>You have an account already? Then nothing changes for you.</p>
      <div className="actions">
        <ButtonLink href={signInHref}>Sign in</ButtonLink>
      </div>
    </div>
  );
}

const NO_PLANS = {
  invitation: "Plans are made for members: new accounts are made by invitation.",
  closed: "Plans are made for members: no new accounts are made at the moment.",
};

/** Says so before a visitor tells an idea, not after. */
export function PlansForMembers({ why, signInHref }: Pick<Props, "why" | "signInHref">) {
  return (
    <p>
      {NO_PLANS[why]} <a href={signInHref}>Sign in</a>.
    </p>
  );
}
