import type { ReactNode } from "react";
import { Icon } from "./icons";

/** The way up, above a page's heading. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="back-link" href={href}>
      <Icon name="arrow-left" />
      {children}
    </a>
  );
}
