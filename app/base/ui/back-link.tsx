import type { ReactNode } from "react";
import { Icon } from "./icons";

export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="back-link" href={href}>
      <Icon name="arrow-left" />
      {children}
    </a>
  );
}
