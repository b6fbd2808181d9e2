import { links } from "~/base/links";
import { MailAddress } from "~/base/ui/mail-address";

type LostFactorsProps = {
  email: string;
  hasPasskeys: boolean;
  /** The operator's email; "" when none is configured. */
  contact: string;
};

/** Helps members who cannot give a code any more: the ways to get in, the quickest first. */
export function LostFactors({ email, hasPasskeys, contact }: LostFactorsProps) {
  return (
    <section className="stack" aria-labelledby="lost-title">
      <h2 id="lost-title">Lost your phone?</h2>
      <ul className="squares">
        <li>Type a recovery code into the box: one of the ten that you kept when you set this up.</li>
        {hasPasskeys && <li>Use your passkey, on this device or another one that has it.</li>}
        <li>
          Lost them all? {contact ? <Write contact={contact} /> : "Ask the operator of this site, by mail"}{" "}
          from <MailAddress email={email} end="." /> The operator makes sure that it is you, and can take the
          second step off your account: your password alone then signs you in.{" "}
          <a href={links.security()}>More about it</a>
        </li>
      </ul>
    </section>
  );
}

function Write({ contact }: { contact: string }) {
  return (
    <>
      Write to the operator, <a href={`mailto:${contact}`}>{contact}</a>,
    </>
  );
}
