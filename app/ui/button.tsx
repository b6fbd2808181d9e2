import type { AnchorHTMLAttributes, ReactNode } from "react";
import { classNames } from "./class-names";

export type ButtonVariant = "primary" | "secondary" | "danger" | "danger-solid" | "quiet";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "btn btn-primary",
  secondary: "btn",
  danger: "btn btn-danger",
  "danger-solid": "btn btn-danger-solid",
  quiet: "btn btn-quiet",
};

export function buttonClass(variant: ButtonVariant = "primary", extra?: string): string {
  return classNames(VARIANTS[variant], extra);
}

type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  variant?: ButtonVariant;
  newTab?: boolean;
  children: ReactNode;
};

export function ButtonLink({ variant = "primary", newTab, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...(newTab ? NEW_TAB : {})} {...rest} className={buttonClass(variant, className)}>
      {children}
      {newTab && <NewTabHint />}
    </a>
  );
}

export const NEW_TAB = { target: "_blank", rel: "noopener" } as const;

export function NewTabHint() {
  return <span className="sr-only"> (opens in a new tab)</span>;
}
