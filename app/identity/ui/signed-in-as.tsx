import type { ReactNode } from "react";
import { MailAddress } from "~/base/ui/mail-address";
import { Notice } from "~/base/ui/notice";

/** On the page of a mailed link: says who else is signed in here, and what happens to that session. */
export function SignedInAs({ email, children }: { email: string | null; children: ReactNode }) {
  return (
    email && (
      <Notice kind="warn">
        <p>
          You are signed in here as <MailAddress email={email} isStrong />. {children}
        </p>
      </Notice>
    )
  );
}
