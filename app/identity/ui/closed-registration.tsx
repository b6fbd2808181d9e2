import { LinkRow } from "~/base/ui/button";

type Props = {
  why: "invitation" | "closed";
  /** The visitor opened an invitation that has ended. */
  hasEnded?: boolean;
  /** Where to leave an email meanwhile. */
  waitAt?: string | null;
  signInHref: string;
};

const TEXTS = {
  invitation: "New accounts are made by invitation. If you have one, open its link in this browser.",
  closed: "No new accounts are made here at the moment.",
};

/** The subtitles of the sign-up pages when registration is not open. */
export const CLOSED_SUBTITLES = { invitation: "New accounts by invitation", closed: "No new accounts" };

/** Replaces the sign-up form where a visitor may not make an account. */
export function ClosedRegistration({ why, hasEnded = false, waitAt, signInHref }: Props) {
  return (
    <div className="stack">
      {hasEnded && why === "invitation" ? (
        <p>This invitation was used up, has ended or was taken back. Ask whoever sent it for a new one.</p>
      ) : (
        <p>{TEXTS[why]}</p>
      )}
      {waitAt && (
        <p>
          <a href={waitAt}>Join the waitlist</a>, and we write to you when there is news.
        </p>
      )}
      <p>You have an account already? Then nothing changes for you.</p>
      <LinkRow href={signInHref}>Sign in</LinkRow>
    </div>
  );
}

const NO_PLANS = {
  invitation: "Plans are made for members: new accounts are made by invitation.",
  closed: "Plans are made for members: no new accounts are made at the moment.",
};

/** Says that plans need an account, before a visitor types an idea. */
export function PlansForMembers({ why, signInHref }: Pick<Props, "why" | "signInHref">) {
  return (
    <p>
      {NO_PLANS[why]} <a href={signInHref}>Sign in</a>.
    </p>
  );
}
