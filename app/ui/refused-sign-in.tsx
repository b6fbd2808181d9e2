import { links } from "~/links";
import { MailAddress } from "./mail-address";

type RefusedSignInProps = {
  /** Wrong, or too often wrong; null: neither, so there is nothing to do but to try again. */
  why: "wrong" | "often" | null;
  /** The email of a sign-up in this browser whose link has not been used. */
  waitsFor: string | null;
  /** A sign-on to another site offers no new password. */
  canReset: boolean;
};

/** The one thing that helps after a sign-in that was refused. Known and unknown emails get the same. */
export function RefusedSignIn({ why, waitsFor, canReset }: RefusedSignInProps) {
  const newPassword = <a href={links.forgotPassword()}>set a new password by mail</a>;
  if (why === "wrong" && waitsFor)
    return (
      <p className="fine">
        You signed up here as <MailAddress email={waitsFor} />. <a href={links.confirm()}>Open the link</a>{" "}
        that we mailed there first.
      </p>
    );
  if (why === "wrong")
    return (
      <p className="fine">
        Email and password do not match. Check both for typing mistakes
        {canReset && <>, or {newPassword}</>}.
      </p>
    );
  if (why === "often" && canReset)
    return <p className="fine">You need not wait: {newPassword}, and you can sign in here at once.</p>;
  return null;
}
