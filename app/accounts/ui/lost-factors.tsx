import { links } from "~/base/links";
import { MailAddress } from "~/base/ui/mail-address";
import { AskOperator } from "~/site/ui/ask-operator";

type LostFactorsProps = {
  email: string;
  hasPasskeys: boolean;
  /** Whom to write to (`whoToAsk`). */
  ask: string;
};

/** Helps members who cannot give a code any more: the ways to get in, the quickest first. */
export function LostFactors({ email, hasPasskeys, ask }: LostFactorsProps) {
  return (
    <section className="stack" aria-labelledby="lost-title">
      <h2 id="lost-title">Lost your phone?</h2>
      <ul className="squares">
        <li>Type a recovery code into the box: one of the ten that you kept when you set this up.</li>
        {hasPasskeys && <li>Use your passkey, on this device or another one that has it.</li>}
        <li>
          Lost them all? Write to <AskOperator ask={ask} />, from <MailAddress email={email} end="." /> The
          operator makes sure that it is you, and can take the second step off your account: your password
          alone then signs you in. <a href={links.security()}>More about it</a>
        </li>
      </ul>
    </section>
  );
}
