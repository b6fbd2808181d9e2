import type { ReactNode } from "react";
import { withEmail } from "~/links";

type EmailLinkProps = {
  href: string;
  /** What this page's form has in its email field. */
  email?: string;
  isCurrent?: boolean;
  children: ReactNode;
};

/** Leads to another form about an account, with the email that was given here (enhance/carry-email: or is being typed). */
export function EmailLink({ href, email, isCurrent, children }: EmailLinkProps) {
  return (
    <a href={withEmail(href, email)} data-email aria-current={isCurrent ? "page" : undefined}>
      {children}
    </a>
  );
}
