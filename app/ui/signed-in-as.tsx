import type { ReactNode } from "react";
import { MailAddress } from "./mail-address";
import { Notice } from "./notice";

/** On a page behind a mailed link: who is signed in here, when it is about another account, and what becomes of that. */
export function SignedInAs({ email, children }: { email: string | null; children: ReactNode }) {
  return (
    email && (
      <Notice kind="warn">
        <p>
          You are signed in here as{" "}
          <strong>
            <MailAddress email={email} />
          </strong>
          . {children}
        </p>
      </Notice>
    )
  );
}
