import type { ReactNode } from "react";
import { withEmail } from "~/base/links";

type EmailLinkProps = {
  href: string;
  /** The email in this page's form. */
  email?: string;
  isCurrent?: boolean;
  children: ReactNode;
};

/** Links to another account form, with the email typed here (scripts: accounts/enhance/account-pages). */
export function EmailLink({ href, email, isCurrent, children }: EmailLinkProps) {
  return (
    <a href={withEmail(href, email)} data-email aria-current={isCurrent ? "page" : undefined}>
      {children}
    </a>
  );
}
