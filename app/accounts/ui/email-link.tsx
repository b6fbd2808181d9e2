import type { ReactNode } from "react";
import { withEmail } from "~/base/links";

type EmailLinkProps = {
  href: string;
  /** The email in this page's form. */
  email?: string;
  children: ReactNode;
};

/** Links to another account form, with the email typed here (scripts: accounts/enhance/account-pages). */
export function EmailLink({ href, email, children }: EmailLinkProps) {
  return (
    <a href={withEmail(href, email)} data-email>
      {children}
    </a>
  );
}
